"""What a seat may know as one flat vector of numbers, for learning: made from a hidden record and nothing else.

Everything is seen from the seat: its own things come first, then the others' leftwards. The vector has the same size and the
same meaning for 3 to 6 players; a player who does not exist is zeros. LAYOUT names the parts.
"""

from __future__ import annotations

from typing import Any

import numpy as np
import numpy.typing as npt

from palais.core.jit import door, rule
from palais.core.observation import MAX_VALUE, lay_out, width
from palais.games.versailles_1682.box.tables import Tables
from palais.games.versailles_1682.engine.constants import (
    AT_COURT,
    AUDIENCES,
    COUNTRIES,
    DIRECTIONS,
    KIND_COUNT,
    KINDS,
    MAX_PLAYERS,
    NO_COUNTRY,
    NOBODY,
    OVER,
    ROUTES,
    STATUSES,
    STEPS,
    WOMAN,
)
from palais.games.versailles_1682.engine.state import HELD_KINDS, State

SEATS, STATUS_KINDS, PARTIES, STEP_KINDS = MAX_PLAYERS, len(STATUSES), len(COUNTRIES), len(STEPS)
BY_SEAT = "by seat, own first"

LAYOUT = lay_out(
    (
        ("players", (SEATS - 2,), 1, "1 for the number of players: 3, 4, 5, 6"),
        ("step", (STEP_KINDS,), 1, f"1 for the decision that is open: {', '.join(STEPS)}"),
        ("turn", (SEATS,), 1, f"1 for the player in turn, {BY_SEAT}; zeros in the negotiation and at the end"),
        ("steward", (SEATS,), 1, f"1 for the Steward, {BY_SEAT}"),
        ("round", (1,), 1, "the round as a part of the most rounds there may be"),
        ("turns-left", (1,), 8, "turns of this round that are still to come"),
        ("left", (2,), 2, "actions left, and 2 if the power is unused"),
        ("crown", (2,), 1, "1 for a King, 1 for a Queen"),
        ("queen-country", (PARTIES,), 1, f"1 for the Queen's country: {', '.join(COUNTRIES)}"),
        ("hunt", (1,), 1, "1 if the court is at the hunt"),
        ("war", (PARTIES,), 1, "1 for each country at war"),
        ("accession", (1,), 4, "rounds until an accession that is due"),
        ("status", (SEATS, STATUS_KINDS), 1, f"1 for the status, {BY_SEAT}: {', '.join(STATUSES)}"),
        ("woman", (SEATS,), 1, f"1 for a woman, {BY_SEAT}"),
        ("party", (SEATS, PARTIES), 1, f"1 for the party, {BY_SEAT}: {', '.join(COUNTRIES)}"),
        ("standing", (SEATS, 2), 8, f"standing with the King and the Queen, counted from the foot of the scale, {BY_SEAT}"),
        ("spouse", (SEATS, SEATS), 1, f"1 for the spouse, {BY_SEAT}"),
        ("fortune", (SEATS,), 4096, f"livres, {BY_SEAT}"),
        ("short-of-goal", (SEATS,), 4096, f"livres to the goal, {BY_SEAT}"),
        ("cards", (SEATS,), 8, f"cards in a hand, {BY_SEAT}"),
        ("ready", (SEATS,), 1, f"1 for whoever is ready, {BY_SEAT}"),
        ("fall", (SEATS,), 8, f"rounds since the fall of whoever is in exile or the Bastille, {BY_SEAT}"),
        ("before", (SEATS, HELD_KINDS), 4, f"cards before a courtier, {BY_SEAT}: {', '.join(KINDS[:HELD_KINDS])}"),
        ("favourite", (SEATS,), 1, f"1 for the favourite, {BY_SEAT}"),
        ("marks", (2, HELD_KINDS), 1, "1 for each office that has moved, and that has paid, in this round"),
        ("hand", (KIND_COUNT,), 4, f"the own hand: {', '.join(KINDS)}"),
        ("seen", (SEATS - 1, KIND_COUNT), 4, "what is known of the other hands, leftwards"),
        ("house", (KIND_COUNT,), 4, "the King's House"),
        ("discard", (KIND_COUNT,), 4, "the open discard"),
        ("sizes", (4,), 32, "cards in pile, discard and King's House; signed warrants in all hands"),
        ("chosen-card", (KIND_COUNT,), 1, "1 for the card or office of an action that is not complete"),
        ("chosen-seat", (SEATS,), 1, f"1 for its target, {BY_SEAT}"),
        ("chosen", (len(AUDIENCES) + len(ROUTES) + len(DIRECTIONS),), 1, "1 for the audience, the route and the direction of it"),
    )
)
SIZE = width(LAYOUT)

_AT = {part.name: part.offset for part in LAYOUT}
_PLAYERS, _STEP, _TURN, _STEWARD, _ROUND = _AT["players"], _AT["step"], _AT["turn"], _AT["steward"], _AT["round"]
_TURNS, _LEFT, _CROWN, _COUNTRY = _AT["turns-left"], _AT["left"], _AT["crown"], _AT["queen-country"]
_HUNT, _WAR, _ACCESSION, _STATUS, _WOMAN = _AT["hunt"], _AT["war"], _AT["accession"], _AT["status"], _AT["woman"]
_PARTY, _STANDING, _SPOUSE, _FORTUNE, _SHORT = _AT["party"], _AT["standing"], _AT["spouse"], _AT["fortune"], _AT["short-of-goal"]
_CARDS, _READY, _FALL, _BEFORE, _FAVOURITE = _AT["cards"], _AT["ready"], _AT["fall"], _AT["before"], _AT["favourite"]
_MARKS, _HAND, _SEEN, _HOUSE, _DISCARD = _AT["marks"], _AT["hand"], _AT["seen"], _AT["house"], _AT["discard"]
_SIZES, _CHOSEN_CARD, _CHOSEN_SEAT, _CHOSEN = _AT["sizes"], _AT["chosen-card"], _AT["chosen-seat"], _AT["chosen"]

ONE, HALF, QUARTER, EIGHTH = np.float32(1), np.float32(1 / 2), np.float32(1 / 4), np.float32(1 / 8)
THIRTYSECOND, LIVRES = np.float32(1 / 32), np.float32(1 / 4096)
FAVOURITE_KIND = KINDS.index("favourite")

Row = npt.NDArray[np.float32]
Counts = npt.NDArray[np.int8]


@door
def observe_hidden(records: Any, tables: Any, seat: int, out: Row) -> None:
    """The way in from Python, for a hidden record as an array of one."""
    observe(records[0], tables[0], seat, out)


@rule
def observe(s: State, t: Tables, seat: int, out: Row) -> None:
    """Write what the hidden record of `seat` tells into a row of SIZE numbers. A spectator sees from seat 0, without a hand."""
    own = max(seat, 0)
    out[:] = 0
    observe_table(s, own, out)
    for nth in range(s.players):
        other = (own + nth) % s.players
        observe_courtier(s, own, other, nth, out)
        observe_cards_before(s, other, nth, out)
    observe_cards(s, own, out)
    observe_pending(s, own, out)


@rule
def after(s: State, own: int, seat: int) -> int:
    """How many places left of `own` a seat is."""
    return int((seat - own + s.players) % s.players)


@rule
def observe_table(s: State, own: int, out: Row) -> None:
    out[_PLAYERS + s.players - 3] = 1
    out[_STEP + s.step] = 1
    if s.seat != NOBODY and s.step != OVER:
        out[_TURN + after(s, own, s.seat)] = 1
    out[_STEWARD + after(s, own, s.steward)] = 1
    out[_ROUND] = s.round / s.max_rounds
    out[_TURNS] = max(0, s.players - s.turn_index) * EIGHTH
    out[_LEFT] = s.actions_left * HALF
    out[_LEFT + 1] = 1 - s.power_used
    out[_CROWN] = s.king
    out[_CROWN + 1] = s.queen
    if s.queen_country != NO_COUNTRY:
        out[_COUNTRY + s.queen_country] = 1
    out[_HUNT] = s.place
    for country in range(PARTIES):
        out[_WAR + country] = s.war[country]
    out[_ACCESSION] = max(0, s.accession_round - s.round) * QUARTER


@rule
def observe_courtier(s: State, own: int, seat: int, nth: int, out: Row) -> None:
    status = int(s.status[seat])
    out[_STATUS + nth * STATUS_KINDS + status] = 1
    out[_WOMAN + nth] = s.sex[seat] == WOMAN
    out[_PARTY + nth * PARTIES + int(s.party[seat])] = 1
    if status == AT_COURT:
        out[_STANDING + 2 * nth] = (s.k[seat] - s.low) * EIGHTH if s.king else 0
        out[_STANDING + 2 * nth + 1] = (s.q[seat] - s.low) * EIGHTH if s.queen else 0
    if s.spouse[seat] != NOBODY:
        out[_SPOUSE + nth * SEATS + after(s, own, s.spouse[seat])] = 1
    out[_FORTUNE + nth] = min(s.fortune[seat], 4096 * MAX_VALUE) * LIVRES
    out[_SHORT + nth] = min(max(0, s.goal - s.fortune[seat]), 4096 * MAX_VALUE) * LIVRES
    out[_CARDS + nth] = s.held[seat] * EIGHTH
    out[_READY + nth] = s.ready[seat]
    if 0 < status < 3:
        out[_FALL + nth] = min(s.round - s.fall_round[seat], 8 * MAX_VALUE) * EIGHTH


@rule
def put_counts(counts: Counts, scale: np.float32, out: Row) -> None:
    """A row of counts; by itself, so that the compiler does many at once."""
    for n in range(len(counts)):
        out[n] = counts[n] * scale


@rule
def observe_cards_before(s: State, seat: int, nth: int, out: Row) -> None:
    at = _BEFORE + nth * HELD_KINDS
    put_counts(s.before[seat, :HELD_KINDS], QUARTER, out[at : at + HELD_KINDS])
    out[_FAVOURITE + nth] = s.before[seat, FAVOURITE_KIND]


@rule
def observe_cards(s: State, own: int, out: Row) -> None:
    """The cards the seat sees, and what it has seen of the other hands."""
    put_counts(s.hand[own], QUARTER, out[_HAND : _HAND + KIND_COUNT])
    put_counts(s.house, QUARTER, out[_HOUSE : _HOUSE + KIND_COUNT])
    put_counts(s.discard, QUARTER, out[_DISCARD : _DISCARD + KIND_COUNT])
    for nth in range(1, s.players):
        at = _SEEN + (nth - 1) * KIND_COUNT
        put_counts(s.seen[own, (own + nth) % s.players], QUARTER, out[at : at + KIND_COUNT])
    put_counts(s.moved, ONE, out[_MARKS : _MARKS + HELD_KINDS])
    put_counts(s.paid, ONE, out[_MARKS + HELD_KINDS : _MARKS + 2 * HELD_KINDS])
    out[_SIZES] = s.pile_size * THIRTYSECOND
    out[_SIZES + 1] = s.discard_size * THIRTYSECOND
    out[_SIZES + 2] = s.house_size * THIRTYSECOND
    out[_SIZES + 3] = s.signed * THIRTYSECOND


@rule
def observe_pending(s: State, own: int, out: Row) -> None:
    """What has been chosen of an action that is not yet complete, as far as the seat may know."""
    if s.card >= 0:
        out[_CHOSEN_CARD + s.card] = 1
    if 0 <= s.target < s.players:
        out[_CHOSEN_SEAT + after(s, own, s.target)] = 1
    if s.audience >= 0:
        out[_CHOSEN + s.audience] = 1
    if s.second_roll or s.route > 0:
        out[_CHOSEN + len(AUDIENCES) + s.route] = 1
    if s.direction > 0:
        out[_CHOSEN + len(AUDIENCES) + len(ROUTES) + s.direction] = 1
