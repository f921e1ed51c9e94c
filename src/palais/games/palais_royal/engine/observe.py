"""What a seat may know as one flat vector of numbers, for learning: made from a hidden record and nothing else.

Everything is relative to the seat: its own things come first, then the others' in turn order. The vector has the same size and
meaning for 2, 3 and 4 players; absent players are zeros. LAYOUT names the parts.
"""

from __future__ import annotations

from typing import Any, Protocol

import numpy as np
import numpy.typing as npt

from palais.core.jit import door, rule
from palais.core.observation import MAX_VALUE, lay_out, width
from palais.core.records import handles, record_kind
from palais.games.palais_royal.box.tables import Tables
from palais.games.palais_royal.engine.constants import (
    CARDS,
    EMPTY,
    MAX_FIELDS,
    MAX_PLAYERS,
    MAX_ROWS,
    MAX_TILES,
    NOBODY,
    OVER,
    PHASES,
    PRIVILEGES,
    ROOMS,
)
from palais.games.palais_royal.engine.state import State

SEATS, ROOM_KINDS, CARD_KINDS, PRIVILEGE_KINDS = MAX_PLAYERS, len(ROOMS), len(CARDS), len(PRIVILEGES)
FIELDS, ROWS, PHASE_KINDS = MAX_FIELDS, MAX_ROWS, len(PHASES)

BY_SEAT = "by seat, own first"

# The columns of a field: its noble, if it has one, then a recruitment and a servant.
NOBLE, PRICE, KING_SEALS, MADAME_SEALS, POINTS, NEW_SERVANTS, GIVES = range(7)
RECRUITING = GIVES + PRIVILEGE_KINDS
OWN_SERVANT, OTHER_SERVANT, FIELD_COLUMNS = RECRUITING + 1, RECRUITING + 2, RECRUITING + 3
NO_NOBLE = MAX_TILES  # the row of zeros after the tiles
FIELD = np.dtype([("columns", "f4", (FIELD_COLUMNS,))])  # as one record, so that a field is written with one copy of memory
FIELD_MEANING = (
    "1 for a noble, its price now / 8, King's seals / 4, Madame's seals / 4, points / 8, servants it brings / 4, "
    f"what it adds for good / 4 ({', '.join(PRIVILEGES)}), 1 for a recruitment that is not complete, "
    "1 for an own servant, n / 4 for a servant of the n-th player after"
)

LAYOUT = lay_out(
    (
        ("players", (SEATS - 1,), 1, "1 for the number of players: 2, 3, 4"),
        ("phase", (PHASE_KINDS,), 1, f"1 for the phase: {', '.join(PHASES)}"),
        ("turn", (SEATS,), 1, f"1 for the player in turn, {BY_SEAT}; zeros when the game is over"),
        ("start", (SEATS,), 1, f"1 for the start player, {BY_SEAT}"),
        ("round", (1,), 1, "the round as a part of the most rounds there may be"),
        ("nobles-in-park", (1,), 32, "how many nobles are in the park"),
        ("last-round", (1,), 1, "1 in the last round"),
        ("left", (7,), 4, "what the player in turn may still do: free, gate, moves, march, king, madame, seals of cards"),
        ("marks", (3,), 1, "1 if action 1 has begun, a muster card works, a majority card works"),
        ("servants", (SEATS, ROOM_KINDS), 4, f"servants, {BY_SEAT}, then by room: {', '.join(ROOMS)}"),
        ("supply", (SEATS,), 4, f"servants in the supply, {BY_SEAT}"),
        ("reserve", (SEATS,), 4, f"servants in the reserve, {BY_SEAT}"),
        ("gold", (SEATS,), 8, f"gold, {BY_SEAT}"),
        ("noble-points", (SEATS,), 32, f"points of recruited nobles, {BY_SEAT}"),
        ("privileges", (SEATS, PRIVILEGE_KINDS), 4, f"what lasting nobles add, {BY_SEAT}, then: {', '.join(PRIVILEGES)}"),
        ("row-servants", (SEATS, ROWS), 4, f"servants that count in each row of the park, {BY_SEAT}; doubles count twice"),
        ("cards", (SEATS,), 4, f"how many cards are in a hand, {BY_SEAT}"),
        ("shown", (SEATS, CARD_KINDS), 4, f"cards lying open before a player, {BY_SEAT}, then by card"),
        ("hand", (CARD_KINDS,), 4, f"the own hand by card: {', '.join(CARDS)}"),
        ("drawn", (CARD_KINDS,), 4, "by card, what the seat has drawn and not yet kept or discarded"),
        ("discard", (CARD_KINDS,), 4, "the open discard by card"),
        ("pile-most", (CARD_KINDS,), 4, "by card, how many can be in the pile as far as the seat can know"),
        ("pile-size", (1,), 32, "how many cards are in the pile"),
        ("drawn-size", (1,), 4, "how many cards the player in turn has drawn and not yet kept or discarded"),
        ("palace", (ROOM_KINDS, 2), 2, "how far right and how far down a room lies in the palace, by room"),
        ("park", (FIELDS, FIELD_COLUMNS), 1, f"by field from the upper left: {FIELD_MEANING}"),
    )
)
SIZE = width(LAYOUT)

_AT = {part.name: part.offset for part in LAYOUT}
_PLAYERS, _PHASE, _TURN, _START = _AT["players"], _AT["phase"], _AT["turn"], _AT["start"]
_ROUND, _NOBLES, _LAST, _LEFT, _MARKS = _AT["round"], _AT["nobles-in-park"], _AT["last-round"], _AT["left"], _AT["marks"]
_SERVANTS, _SUPPLY, _RESERVE, _GOLD = _AT["servants"], _AT["supply"], _AT["reserve"], _AT["gold"]
_NOBLE_POINTS, _PRIVILEGES, _ROW_SERVANTS = _AT["noble-points"], _AT["privileges"], _AT["row-servants"]
_CARDS, _SHOWN, _HAND, _DRAWN, _DISCARD = _AT["cards"], _AT["shown"], _AT["hand"], _AT["drawn"], _AT["discard"]
_PILE_MOST, _PILE_SIZE, _DRAWN_SIZE = _AT["pile-most"], _AT["pile-size"], _AT["drawn-size"]
_PALACE, _PARK = _AT["palace"], _AT["park"]

# Scales are powers of two, so that nothing is rounded.
HALF, QUARTER, EIGHTH, THIRTYSECOND = np.float32(1 / 2), np.float32(1 / 4), np.float32(1 / 8), np.float32(1 / 32)
NOTHING = np.float32(0)

Row = npt.NDArray[np.float32]
Fields = Any  # an array of FIELD records

# An observation, and its park as records in the same memory.
OBSERVATION = np.dtype(
    {"names": ["row", "park"], "formats": [("f4", (SIZE,)), (FIELD, (FIELDS,))], "offsets": [0, 4 * _PARK], "itemsize": 4 * SIZE}
)
FieldRecord = record_kind("FieldRecord", FIELD)
ObservationRecord = record_kind("ObservationRecord", OBSERVATION, park=FieldRecord)


class Observation(Protocol):
    """The fields of `OBSERVATION` for the type checker."""

    row: Row
    park: Fields


def observations_of(rows: Row) -> Any:
    """The form in which rules take an array of observations."""
    return handles(ObservationRecord, rows.view(OBSERVATION)[..., 0])


@door
def observe_hidden(records: Any, tables: Any, tiles: Fields, seat: int, out: Any) -> None:
    """The entry point from Python, for a hidden record and an observation as arrays of one."""
    observe(records[0], tables[0], tiles, seat, out[0])


@rule
def observe(s: State, t: Tables, tiles: Fields, seat: int, observation: Observation) -> None:
    """Write the observation of `seat` from its hidden record. A spectator observes from seat 0, without a hand.

    `tiles` is `tile_columns(t)`.
    """
    own, out = max(seat, 0), observation.row
    out[:_PARK] = 0
    observe_table(s, own, out)
    observe_turn(s, out)
    for nth in range(s.players):
        observe_player(s, own + nth if own + nth < s.players else own + nth - s.players, nth, out)
    observe_cards(s, own, out)
    observe_nobles(s, tiles, observation.park)
    observe_free_fields(s, t, own, out)


@rule
def after(s: State, own: int, seat: int) -> int:
    """How many places after `own` a seat comes in turn order."""
    return int(seat - own if seat >= own else seat - own + s.players)


@rule
def observe_table(s: State, own: int, out: Row) -> None:
    """Who plays, whose turn it is, how far the game has got and how the palace is laid out."""
    out[_PLAYERS + s.players - 2] = 1
    out[_PHASE + s.phase] = 1
    if s.phase != OVER:
        out[_TURN + after(s, own, s.player)] = 1
    out[_START + after(s, own, s.start)] = 1
    out[_ROUND] = s.round_number / s.max_rounds
    out[_NOBLES] = s.nobles_in_park * THIRTYSECOND
    out[_LAST] = s.last_round
    for down in range(3):
        for right in range(3):
            at = _PALACE + 2 * int(s.room_at[3 * down + right])
            out[at] = right * HALF
            out[at + 1] = down * HALF


@rule
def observe_turn(s: State, out: Row) -> None:
    """What the player in turn may still do."""
    out[_LEFT] = s.free_left * QUARTER
    out[_LEFT + 1] = min(s.gate_left, 4 * MAX_VALUE) * QUARTER
    out[_LEFT + 2] = min(s.moves_left, 4 * MAX_VALUE) * QUARTER
    out[_LEFT + 3] = min(s.march_moves, 4 * MAX_VALUE) * QUARTER
    out[_LEFT + 4] = min(s.king_left, 4 * MAX_VALUE) * QUARTER
    out[_LEFT + 5] = min(s.madame_left, 4 * MAX_VALUE) * QUARTER
    out[_LEFT + 6] = min(s.card_seals, 4 * MAX_VALUE) * QUARTER
    out[_MARKS] = s.begun
    out[_MARKS + 1] = s.mustering
    out[_MARKS + 2] = s.bonus_everywhere


@rule
def observe_player(s: State, seat: int, nth: int, out: Row) -> None:
    """What lies open in front of the nth player in turn order."""
    for room in range(ROOM_KINDS):
        out[_SERVANTS + nth * ROOM_KINDS + room] = s.servants[seat, room] * QUARTER
    for card in range(CARD_KINDS):
        out[_SHOWN + nth * CARD_KINDS + card] = s.shown[seat, card] * QUARTER
    for privilege in range(PRIVILEGE_KINDS):
        out[_PRIVILEGES + nth * PRIVILEGE_KINDS + privilege] = min(s.extra[seat, privilege], 4 * MAX_VALUE) * QUARTER
    out[_SUPPLY + nth] = s.supply[seat] * QUARTER
    out[_RESERVE + nth] = s.reserve[seat] * QUARTER
    out[_GOLD + nth] = min(s.gold[seat], 8 * MAX_VALUE) * EIGHTH
    out[_NOBLE_POINTS + nth] = min(s.noble_points[seat], 32 * MAX_VALUE) * THIRTYSECOND
    out[_CARDS + nth] = s.held[seat] * QUARTER


@rule
def observe_cards(s: State, own: int, out: Row) -> None:
    """The cards the seat sees, and what it can know of the pile."""
    for card in range(CARD_KINDS):
        out[_HAND + card] = s.hand[own, card] * QUARTER
        out[_DRAWN + card] = s.drawn[card] * QUARTER
        out[_DISCARD + card] = s.discard[card] * QUARTER
        out[_PILE_MOST + card] = s.pile_most[own, card] * QUARTER
    out[_PILE_SIZE] = s.pile_size * THIRTYSECOND
    out[_DRAWN_SIZE] = s.drawn_size * QUARTER


@rule
def observe_nobles(s: State, tiles: Fields, park: Fields) -> None:
    """The nobles in the park; zeros for a field that is empty or not in this box."""
    for field in range(FIELDS):
        park[field] = tiles[s.noble_at[field] if s.noble_at[field] >= 0 else NO_NOBLE]


@rule
def observe_free_fields(s: State, t: Tables, own: int, out: Row) -> None:
    """PR-342 in reverse, which is faster: each free field makes the adjacent nobles one gold cheaper.

    PR-403: Whose servant stands there, and in which rows it counts.
    """
    if s.field != EMPTY:
        out[_PARK + s.field * FIELD_COLUMNS + RECRUITING] = 1
    for field in range(t.fields):
        if s.noble_at[field] != EMPTY:
            continue
        for n in range(t.neighbours[field]):
            price = _PARK + int(t.neighbour[field, n]) * FIELD_COLUMNS + PRICE
            out[price] = max(NOTHING, out[price] - EIGHTH)
        if s.servant_at[field] != NOBODY:
            observe_servant(s, t, own, field, out)


@rule
def observe_servant(s: State, t: Tables, own: int, field: int, out: Row) -> None:
    nth = after(s, own, s.servant_at[field])
    out[_PARK + field * FIELD_COLUMNS + (OTHER_SERVANT if nth else OWN_SERVANT)] = nth * QUARTER if nth else 1
    for row in range(t.rows):
        out[_ROW_SERVANTS + nth * ROWS + row] += t.row_weight[field, row] * QUARTER


def tile_columns(t: Tables) -> npt.NDArray[Any]:
    """The constant facts of each noble, ready to copy into its field, followed by a row of zeros."""
    lines = np.zeros(MAX_TILES + 1, FIELD)
    tiles = lines["columns"][:MAX_TILES]
    tiles[:, NOBLE] = 1
    tiles[:, PRICE] = t.tile_gold / 8
    tiles[:, KING_SEALS] = t.tile_king / 4
    tiles[:, MADAME_SEALS] = t.tile_madame / 4
    tiles[:, POINTS] = t.tile_points / 8
    tiles[:, NEW_SERVANTS] = t.tile_servants / 4
    tiles[:, GIVES:RECRUITING] = t.tile_gives / 4
    return lines
