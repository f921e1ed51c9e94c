"""A whole game as one flat record: a copy is a memcpy, a digest a hash of its bytes.

Arrays are signed and wide enough that no rule can overflow: compiled integers would wrap silently. Seats count leftwards.
"""

from __future__ import annotations

from abc import abstractmethod
from typing import Any, Final, cast

import numpy as np
import numpy.typing as npt

from palais.core.records import Record, record_kind
from palais.games.versailles_1682.engine.constants import KIND_COUNT, LEDGER_COUNT, MAX_PLAYERS, ROUNDS_KEPT

Small = npt.NDArray[np.int8]
Wide = npt.NDArray[np.int16]
Livres = npt.NDArray[np.int32]

FORCED: Final = 48  # the longest row of draws: six cards for six seats, with the dice of the set-up
HELD_KINDS: Final = 32  # offices and governorships are below this

SCALARS: Final = (
    *("players", "viewer", "step", "seat", "round", "max_rounds", "goal", "low", "high"),
    *("negotiation", "payments", "etiquette", "exam", "chosen_party"),
    *("steward", "king", "queen", "queen_country", "place", "accession_round", "both_dead"),
    *("turn_index", "turn_count", "introduced", "actions_left", "power_used"),
    *("pile_size", "discard_size", "house_size", "signed", "fines", "exam_die"),
    *("card", "target", "receiver", "direction", "route", "audience", "by_power", "second_roll"),
)
STATE = np.dtype(
    [
        *((name, "i8") for name in SCALARS),
        ("chance_key", "u8", (4,)),
        ("chance_count", "u8", (2,)),
        ("fortune", "i4", (MAX_PLAYERS,)),
        ("ledger", "i4", (MAX_PLAYERS, LEDGER_COUNT)),
        ("by_round", "i4", (ROUNDS_KEPT, MAX_PLAYERS)),
        ("paid_sum", "i4", (MAX_PLAYERS,)),
        ("fall_round", "i2", (MAX_PLAYERS,)),
        ("acts", "i2", (MAX_PLAYERS,)),
        ("forced", "i2", (2, FORCED)),
        ("forced_count", "i2", (2,)),
        ("wanted", "i2", (3,)),
        ("sex", "i1", (MAX_PLAYERS,)),
        ("party", "i1", (MAX_PLAYERS,)),
        ("status", "i1", (MAX_PLAYERS,)),
        ("k", "i1", (MAX_PLAYERS,)),
        ("q", "i1", (MAX_PLAYERS,)),
        ("spouse", "i1", (MAX_PLAYERS,)),
        ("name", "i1", (MAX_PLAYERS,)),
        ("ever_married", "i1", (MAX_PLAYERS,)),
        ("office", "i1", (MAX_PLAYERS,)),
        ("held", "i1", (MAX_PLAYERS,)),
        ("ready", "i1", (MAX_PLAYERS,)),
        ("payments_made", "i1", (MAX_PLAYERS,)),
        ("war", "i1", (3,)),
        ("holder", "i1", (HELD_KINDS,)),
        ("moved", "i1", (HELD_KINDS,)),
        ("paid", "i1", (HELD_KINDS,)),
        ("pile", "i1", (KIND_COUNT,)),
        ("discard", "i1", (KIND_COUNT,)),
        ("house", "i1", (KIND_COUNT,)),
        ("hand", "i1", (MAX_PLAYERS, KIND_COUNT)),
        ("before", "i1", (MAX_PLAYERS, KIND_COUNT)),
        ("seen", "i1", (MAX_PLAYERS, MAX_PLAYERS, KIND_COUNT)),
    ]
)


class State(Record):
    """The twin of `STATE` for the type checker, with what each field means. Nothing is ever an instance of it.

    VE-102, VE-103: A courtier is a seat's place in the arrays: sex, party, status, standings, spouse, name, cards.
    """

    players: int
    viewer: int  # EVERYONE in a full record; else the seat, or SPECTATOR, this record was hidden for
    step: int  # the decision that is open, VE-431
    seat: int  # whose turn or decision it is; NOBODY in the negotiation
    round: int
    max_rounds: int
    goal: int
    low: int  # VE-105: the ends of the scales
    high: int
    negotiation: int  # VE-941: options
    payments: int
    etiquette: int
    exam: int
    chosen_party: int
    steward: int
    king: int  # VE-104: 1 if there is a King
    queen: int
    queen_country: int  # or NO_COUNTRY
    place: int
    accession_round: int  # VE-721: the round that opens with an accession, or 0
    both_dead: int  # VE-724: the round is broken off and the next one opens with an accession
    turn_index: int  # VE-341: 0 to n, the turns of this round
    turn_count: int  # turns and common phases so far
    introduced: int  # VE-311: how many seats phase 1 is done with
    actions_left: int
    power_used: int
    pile_size: int
    discard_size: int
    house_size: int
    signed: int  # signed warrants in all hands, public
    fines: int
    exam_die: int  # VE-913: what the table hands for the next die of VE-626, or 0
    card: int  # an action not yet complete: the card, or the office to be withdrawn
    target: int  # a seat, or the action number of a King, Queen or country
    receiver: int
    direction: int
    route: int
    audience: int  # or NOBODY for a request
    by_power: int  # an audience by the power of the Lady of the Palace
    second_roll: int  # VE-504: the Queen has spoken

    chance_key: npt.NDArray[np.uint64]  # two words for the dice, two for the cards; hidden
    chance_count: npt.NDArray[np.uint64]
    fortune: Livres
    ledger: Livres  # [seat, column]: where the fortune comes from
    by_round: Livres  # [round - 1, seat]: fortunes at the end of a round
    paid_sum: Livres  # VE-941: paid in this phase
    fall_round: Wide  # VE-102: the round of the last fall
    acts: Wide  # of a seat since the turn or the common phase began
    forced: Wide  # [stream, n]: numbers that come instead of chance, for trying things out; hidden
    forced_count: Wide
    wanted: Wide  # chance from outside: whether it is, and of the first number that is missing its bound and its stream; hidden
    sex: Small
    party: Small
    status: Small
    k: Small  # 0 where it does not exist
    q: Small
    spouse: Small
    name: Small  # whose family's name is borne
    ever_married: Small
    office: Small  # the one office of a courtier, or NO_CARD
    held: Small  # cards in a hand; public
    ready: Small
    payments_made: Small
    war: Small  # [country]
    holder: Small  # [office or governorship]: before whom it lies, or NOBODY
    moved: Small  # VE-521: withdrawn in this round
    paid: Small  # VE-802: has paid in this round
    pile: Small  # [kind]; hidden
    discard: Small
    house: Small
    hand: Small  # [seat, kind]; hidden from the others
    before: Small  # [seat, kind]
    seen: Small  # [viewer, seat, kind], VE-931; a row is known to its viewer

    array: npt.NDArray[Any]

    @abstractmethod
    def handle(self) -> Any:
        """What to pass to a rule."""


StateRecord = record_kind("StateRecord", STATE)


def empty() -> State:
    """A record of zeros."""
    return cast(State, StateRecord())


def fields(s: Record) -> State:
    """A state of the contract with the fields of this game's record."""
    return cast(State, s)
