"""A whole game as one flat record, under 600 bytes: a copy is a memcpy, a digest a hash of its bytes.

Widest fields first, so that there is no padding. Arrays are signed and wide enough that no rule can overflow: compiled integers
would wrap silently. Seats are 0 to 3 in turn order round the table; rooms, cards and so on are the numbers of constants.py.
"""

from __future__ import annotations

from abc import abstractmethod
from typing import Any, cast

import numpy as np
import numpy.typing as npt

from palais.core.records import Record, aligned, handles, record_kind
from palais.games.palais_royal.engine.constants import CARDS, MAX_FIELDS, MAX_PLAYERS, MAX_TILES, PRIVILEGES, ROOMS

Small = npt.NDArray[np.int8]
Wide = npt.NDArray[np.int16]

_ROOMS, _CARDS = len(ROOMS), len(CARDS)

STATE = np.dtype(
    [
        ("chance_count", "u8"),
        ("round_number", "i8"),
        ("max_rounds", "i8"),
        ("gate_left", "i8"),
        ("moves_left", "i8"),
        ("march_moves", "i8"),
        ("card_seals", "i8"),
        ("pile_size", "i8"),
        ("drawn_size", "i8"),
        ("drawn_old", "i8"),
        ("players", "i8"),
        ("start", "i8"),
        ("player", "i8"),
        ("phase", "i8"),
        ("viewer", "i8"),
        ("open_scores", "i8"),
        ("nobles_in_park", "i8"),
        ("last_round", "i8"),
        ("free_left", "i8"),
        ("begun", "i8"),
        ("mustering", "i8"),
        ("bonus_everywhere", "i8"),
        ("king_left", "i8"),
        ("madame_left", "i8"),
        ("field", "i8"),
        ("tile", "i8"),
        ("chance_key", "u8", (2,)),
        ("gold", "i2", (MAX_PLAYERS,)),
        ("noble_points", "i2", (MAX_PLAYERS,)),
        ("servants", "i1", (MAX_PLAYERS, _ROOMS)),
        ("supply", "i1", (MAX_PLAYERS,)),
        ("reserve", "i1", (MAX_PLAYERS,)),
        ("extra", "i1", (MAX_PLAYERS, len(PRIVILEGES))),
        ("hand", "i1", (MAX_PLAYERS, _CARDS)),
        ("held", "i1", (MAX_PLAYERS,)),
        ("shown", "i1", (MAX_PLAYERS, _CARDS)),
        ("pile_most", "i1", (MAX_PLAYERS, _CARDS)),
        ("pile", "i1", (_CARDS,)),
        ("discard", "i1", (_CARDS,)),
        ("drawn", "i1", (_CARDS,)),
        ("noble_at", "i1", (MAX_FIELDS,)),
        ("servant_at", "i1", (MAX_FIELDS,)),
        ("owner", "i1", (MAX_TILES,)),
        ("place", "i1", (_ROOMS,)),
        ("room_at", "i1", (_ROOMS,)),
    ]
)


class State(Record):
    """The fields of `STATE` for the type checker, with what each of them means. Nothing is ever an instance of it."""

    chance_key: npt.NDArray[np.uint64]  # the stream that cards are drawn from; hidden
    chance_count: np.uint64
    gold: Wide
    noble_points: Wide  # points of the nobles a player has, updated with each recruitment
    round_number: int  # 0 during the set-up, 1 in the first full round
    max_rounds: int  # the guard of reading 8
    gate_left: int  # servants that may still come to the gate in this action 1
    moves_left: int
    march_moves: int  # moves that `march` adds to action 2 of this turn
    card_seals: int  # seals of `seals` cards not yet spent in this action 4
    servants: Small  # [player, room]
    supply: Small
    reserve: Small
    extra: Small  # [player, privilege]: what nobles with lasting privileges add
    hand: Small  # [player, card]; hidden from the others
    held: Small  # how many cards are in a hand; public
    shown: Small  # [player, card]: played and lying open in front of the player
    pile_most: Small  # [player, card]: the most copies that can be in the pile, as far as this seat can know
    pile: Small  # what is in the pile by card; it has no order, draws are random; hidden
    pile_size: int
    discard: Small
    drawn: Small  # drawn and not yet kept or discarded; seen by the player in turn only
    drawn_size: int
    drawn_old: int  # how many of this draw came from the pile before it was reshuffled
    noble_at: Small  # [field]: a tile, or EMPTY
    servant_at: Small  # [field]: whose servant stands there, or NOBODY
    owner: Small  # [tile]: the player who has it, or NOBODY
    place: Small  # [room]: 0 to 8 in the grid, from the upper left
    room_at: Small  # [place]: the inverse
    players: int
    start: int  # the start player
    player: int  # whose turn it is
    phase: int
    viewer: int  # EVERYONE in a full record; else the seat, or SPECTATOR, this record was hidden for
    open_scores: int  # reading 6: the table shows all points
    nobles_in_park: int
    last_round: int
    free_left: int  # servants the player in turn still has to put in the set-up
    begun: int  # action 1 has begun: too late for cards of the moment before it
    mustering: int  # a `muster` card is in effect
    bonus_everywhere: int  # a `majority` card lies open in front of the player in turn
    king_left: int  # servants that may still be put into the King's Cabinet in this action 3
    madame_left: int
    field: int  # the field of a recruitment that is not complete, or EMPTY
    tile: int  # and its tile

    array: npt.NDArray[Any]

    @abstractmethod
    def handle(self) -> Any:
        """What to pass to a rule."""


StateRecord = record_kind("StateRecord", STATE)


def empty() -> State:
    """A record of zeros."""
    return cast(State, StateRecord())


def scratch_states(count: int) -> Any:
    """Records of zeros for compiled code to work in."""
    return handles(StateRecord, aligned(STATE, count))


def fields(s: Record) -> State:
    """A contract state, typed as this game's record."""
    return cast(State, s)
