"""The table as a small image, drawn with NumPy alone: for videos of learning agents, not for people at a table.

On the left, the park: a noble is a tile with its points and, below, its current price; a servant is a disc. On the right, the
palace: the number of servants by seat in each room. At the bottom, a line for each seat: gold, supply, cards, points of nobles.
A white frame marks the player in turn.
"""

from __future__ import annotations

import numpy as np
import numpy.typing as npt

from palais.games.palais_royal.box.box import Box
from palais.games.palais_royal.engine.constants import EMPTY, MAX_FIELDS, NOBODY, OVER, ROOMS
from palais.games.palais_royal.engine.entry_points import survey
from palais.games.palais_royal.engine.state import State
from palais.games.palais_royal.game import PalaisRoyal

Image = npt.NDArray[np.uint8]
Colour = tuple[int, int, int]

CELL, GRID, EDGE = 26, 9, 6
ROOM = CELL * GRID // 3
SEAT_LINE = 16
WIDTH, PARK_HEIGHT = 2 * CELL * GRID + 3 * EDGE, CELL * GRID + 2 * EDGE

GROUND, FIELD, ORNAMENT, FRAME, INK = (46, 74, 52), (118, 150, 96), (150, 150, 150), (255, 255, 255), (20, 20, 20)
POINTS_ONLY, PRIVILEGED, WALL, FLOOR = (226, 205, 160), (150, 190, 220), (60, 52, 46), (188, 170, 148)
SEATS: tuple[Colour, ...] = ((204, 44, 44), (236, 200, 40), (36, 150, 70), (24, 24, 24))

# Three by five dots for each digit, line by line.
FIGURES = {
    "0": "111101101101111",
    "1": "010110010010111",
    "2": "111001111100111",
    "3": "111001111001111",
    "4": "101101111001001",
    "5": "111100111001111",
    "6": "111100111101111",
    "7": "111001010010010",
    "8": "111101111101111",
    "9": "111101111001111",
}


def picture(game: PalaisRoyal, h: State) -> Image:
    """Draw a hidden record. The size depends only on the number of players."""
    image = np.empty((PARK_HEIGHT + h.players * SEAT_LINE + EDGE, WIDTH, 3), np.uint8)
    image[:] = GROUND
    _draw_park(image, game.box, h)
    _draw_palace(image, h)
    for seat in range(h.players):
        _draw_seat(image, h, seat)
    return image


def _block(image: Image, x: int, y: int, width: int, height: int, colour: Colour) -> None:
    image[y : y + height, x : x + width] = colour


def _number(image: Image, x: int, y: int, number: int, colour: Colour) -> None:
    """Draw a number in digits of 6 by 10 pixels, from the upper left."""
    for place, figure in enumerate(str(number)):
        dots = np.array([dot == "1" for dot in FIGURES[figure]]).reshape(5, 3).repeat(2, 0).repeat(2, 1)
        image[y : y + 10, x + 8 * place : x + 8 * place + 6][dots] = colour


def _draw_park(image: Image, box: Box, h: State) -> None:
    prices, leaders = np.zeros((MAX_FIELDS, 2), np.int64), np.zeros((len(ROOMS), 2), np.int64)
    survey(h.handle(), box.tables.handle(), prices, leaders)
    for ornament in box.ornaments:
        _block(image, EDGE + ornament.column * CELL + 8, EDGE + ornament.line * CELL + 8, CELL - 16, CELL - 16, ORNAMENT)
    for field in box.fields:
        x, y = EDGE + field.column * CELL, EDGE + field.line * CELL
        _block(image, x + 1, y + 1, CELL - 2, CELL - 2, FIELD)
        if h.noble_at[field.number] != EMPTY:
            tile = box.tiles[h.noble_at[field.number]]
            _block(image, x + 2, y + 2, CELL - 4, CELL - 4, PRIVILEGED if tile.privilege or tile.servants else POINTS_ONLY)
            _number(image, x + 4, y + 2, tile.points, INK)
            _number(image, x + 14, y + 14, int(prices[field.number, 1]), (150, 90, 0))
        elif h.servant_at[field.number] != NOBODY:
            _draw_disc(image, x + CELL // 2, y + CELL // 2, SEATS[h.servant_at[field.number]])


def _draw_disc(image: Image, x: int, y: int, colour: Colour) -> None:
    radius = CELL // 2 - 5
    lines, columns = np.ogrid[-radius : radius + 1, -radius : radius + 1]
    image[y - radius : y + radius + 1, x - radius : x + radius + 1][lines**2 + columns**2 <= radius**2] = colour


def _draw_palace(image: Image, h: State) -> None:
    left = 2 * EDGE + CELL * GRID
    for place, room in enumerate(h.room_at.tolist()):
        x, y = left + place % 3 * ROOM, EDGE + place // 3 * ROOM
        _block(image, x, y, ROOM, ROOM, WALL)
        _block(image, x + 2, y + 2, ROOM - 4, ROOM - 4, FLOOR)
        for seat in range(h.players):
            servants = int(h.servants[seat, room])
            if servants:
                _block(image, x + 8 + seat % 2 * 32, y + 8 + seat // 2 * 32, 26, 26, SEATS[seat])
                _number(image, x + 13 + seat % 2 * 32, y + 16 + seat // 2 * 32, servants, FRAME)


def _draw_seat(image: Image, h: State, seat: int) -> None:
    """Gold, supply, cards and points of nobles, each as a bar and a number."""
    y = PARK_HEIGHT + seat * SEAT_LINE
    if h.player == seat and h.phase != OVER:
        _block(image, EDGE - 2, y, 20, SEAT_LINE - 1, FRAME)
    _block(image, EDGE, y + 2, 16, SEAT_LINE - 5, SEATS[seat])
    for column, amount in enumerate((h.gold[seat], h.supply[seat], h.held[seat], h.noble_points[seat])):
        x = EDGE + 30 + column * 110
        _block(image, x + 32, y + 4, min(2 * int(amount), 70), 8, POINTS_ONLY)
        _number(image, x, y + 3, int(amount), FRAME)
