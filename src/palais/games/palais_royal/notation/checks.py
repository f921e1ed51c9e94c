"""Reject positions that cannot occur in any game: a position read from text is checked against the rules before play continues.

A text may leave things out. Nobles it does not mention (`unmentioned`) may belong to anybody, so whatever they could explain is
allowed; if it mentions all of them, every number must be exact.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final, NamedTuple

import numpy as np
import numpy.typing as npt

from palais.games.palais_royal.box.box import Box
from palais.games.palais_royal.engine.constants import (
    AT_MOVE,
    AT_REINFORCE,
    BORDER,
    COURT,
    EMPTY,
    EVERYONE,
    EXTRA_GATE,
    EXTRA_KING,
    EXTRA_MADAME,
    EXTRA_MOVES,
    GATE,
    INCOME,
    KEEP,
    KING,
    MADAME,
    MOVE,
    NOBODY,
    OVER,
    PAY,
    PHASES,
    RECRUIT,
    REINFORCE,
    SETUP,
    STAIRS,
)
from palais.games.palais_royal.engine.rules.seals import payments
from palais.games.palais_royal.engine.state import State

Fault = tuple[str, str]  # the line, and what was expected there

# The phases in which something may be left to do, and in which a mark may be set.
LEFT_PHASES: Final = {
    "free": (SETUP,),
    "gate": (REINFORCE,),
    "moves": (MOVE,),
    "march": (REINFORCE, MOVE),
    "king": (INCOME,),
    "madame": (INCOME,),
    "seals": (RECRUIT, PAY, BORDER),
    "drawn-old": (KEEP,),
}


class GivenFacts(NamedTuple):
    """What the text gives: the line `left`, and whether it names the cards in the pile."""

    left: dict[str, int]
    pile: bool


def first_fault(box: Box, s: State, given: GivenFacts) -> Fault | None:
    """The first impossible fact, if any."""
    for find in (_course, _left, _marks, _park, _servants, _recruitment, _setting_up, _hidden_cards, _pile_most):
        for fault in find(box, s, given):
            return fault
    return None


def unmentioned(box: Box, s: State) -> int:
    """How many nobles have left the park without the text naming an owner."""
    return len(box.fields) - s.nobles_in_park - int((s.owner != NOBODY).sum())


def _course(box: Box, s: State, _: GivenFacts) -> Iterator[Fault]:
    """PR-401, reading 8: The round is possible, and marked as the last one only if it is."""
    if not s.round_number <= s.max_rounds:
        yield "round", f"expected no round after the last, {s.max_rounds}"
    if (s.round_number == 0) != (s.phase == SETUP):
        yield "round", "expected 0 in the set-up and only there"
    few = s.nobles_in_park <= box.tables.nobles_left or s.round_number == s.max_rounds
    if s.last_round and (not few or s.phase == SETUP):
        yield (
            "marks",
            f"expected last-round only with {box.tables.nobles_left} nobles in the park or in the last round there may be",
        )
    if s.phase == OVER and s.player != s.start:
        yield "turn", "expected the game to be over when the start player would be in turn"


def _left(box: Box, s: State, given: GivenFacts) -> Iterator[Fault]:
    """What is left to do belongs to the current action and does not exceed what servants, nobles and cards can give."""
    most = _most_left(box, s, given)
    for name, amount in given.left.items():
        phases = LEFT_PHASES[name]
        if amount and s.phase not in phases:
            yield "left", f"expected {name} only in the phase {' or '.join(PHASES[phase] for phase in phases)}"
        if amount > most[name]:
            yield "left", f"expected at most {name} {most[name]}, found {amount}"


def _played(s: State, given: GivenFacts) -> npt.NDArray[np.int64]:
    """Cards the player in turn may have played this turn: they lie open or on the discard, which is not reshuffled
    before action 5. A text that does not describe the pile need not describe the discard."""
    return np.asarray(s.discard.astype(np.int64) + s.shown[s.player] + (0 if given.pile else s.pile))


def _most_left(box: Box, s: State, given: GivenFacts) -> dict[str, int]:
    """Upper bounds on what is left."""
    t, seat = box.tables, s.player
    servants, extra = s.servants[seat].astype(int), s.extra[seat].astype(int)
    played = _played(s, given)
    at_reinforce, at_move = t.card_moment == AT_REINFORCE, t.card_moment == AT_MOVE
    march = int((played * t.card_moves)[at_reinforce].sum())
    return {
        "free": int(t.free),
        # servants from the court may now stand at the gate
        "gate": int(
            servants[COURT]
            + servants[GATE]
            + t.room_bonus[COURT]
            + extra[EXTRA_GATE]
            + (played * t.card_gate)[at_reinforce].sum()
        ),
        "march": march,
        # servants from the stairs may now be anywhere in the palace
        "moves": int(servants.sum() + t.room_bonus[STAIRS] + extra[EXTRA_MOVES] + march + (played * t.card_moves)[at_move].sum()),
        "king": int(t.room_bonus[KING] + extra[EXTRA_KING]),
        "madame": int(t.room_bonus[MADAME] + extra[EXTRA_MADAME]),
        "seals": int((played * t.card_seals).sum()),
        "drawn-old": max(0, int(t.card_copies.sum()) - 1),
    }


def _marks(box: Box, s: State, given: GivenFacts) -> Iterator[Fault]:
    """PR-304: A mark needs its phase and its card."""
    t = box.tables
    played = _played(s, given)
    if s.begun and s.phase == SETUP:
        yield "marks", "expected begun only in a turn"
    if s.mustering and not (s.phase == REINFORCE and s.begun and (played[t.card_muster > 0] > 0).any()):
        yield "marks", "expected mustering only in the phase reinforce, begun, with its card on the discard"
    majority = s.shown[:, t.card_majority > 0].sum(1)
    if (majority > 0).any() != bool(s.bonus_everywhere) or bool(s.bonus_everywhere) != bool(majority[s.player]):
        yield "marks", "expected bonus-everywhere if a majority card lies open before the player in turn, and only there"
    if s.bonus_everywhere and s.phase in (SETUP, OVER):
        yield "marks", "expected bonus-everywhere only in a turn"
    stays = (t.card_majority > 0) | (t.card_points > 0)
    if s.shown[:, ~stays].any():
        yield "shown", "expected only cards that stay open: those with points, and majority in its turn"


def _park(box: Box, s: State, given: GivenFacts) -> Iterator[Fault]:
    """PR-344: Servants stand on border fields, one for each noble recruited there."""
    t, missing = box.tables, unmentioned(box, s)
    if missing < 0:
        yield "nobles", f"expected at most {len(box.fields)} in the park and with the players, found {len(box.fields) - missing}"
    fields = range(len(box.fields))
    inner = [f for f in fields if s.servant_at[f] != NOBODY and not t.is_border[f]]
    if inner:
        yield "park", f"expected servants on border fields only, found one on {box.fields[inner[0]].name}"
    bare = [f for f in fields if t.is_border[f] and s.noble_at[f] == EMPTY and s.servant_at[f] == NOBODY and f != s.field]
    if bare and not missing:
        yield "park", f"expected a servant on {box.fields[bare[0]].name}: whoever recruits from a border row leaves one there"
    seats = range(s.players)
    more = [max(0, int((s.servant_at == seat).sum()) - int((s.owner == seat).sum())) for seat in seats]
    if sum(more) > missing >= 0:
        seat = int(np.argmax(more))
        yield "park", f"expected no more servants of {box.game.players.colours[seat]} than nobles recruited"


def _servants(box: Box, s: State, given: GivenFacts) -> Iterator[Fault]:
    """PR-345: Servants leave the reserve only when a noble brings them, and at once."""
    t, colours = box.tables, box.game.players.colours
    free = np.ones(len(t.tile_servants), bool)
    free[[tile for tile in s.noble_at.tolist() if tile != EMPTY]] = False
    free &= s.owner == NOBODY
    others = int(np.sort(t.tile_servants[free])[::-1][: max(0, unmentioned(box, s))].sum())
    for seat in range(s.players):
        brought = int(t.tile_servants[s.owner == seat].sum())
        gone = int(t.reserve) - int(s.reserve[seat])
        if gone < min(int(t.reserve), brought) or gone > brought + others:
            yield (
                colours[seat],
                f"expected a reserve of {max(0, int(t.reserve) - brought)}, less only for nobles that bring servants",
            )
        others -= max(0, gone - brought)


def _recruitment(box: Box, s: State, _: GivenFacts) -> Iterator[Fault]:
    """PR-341 to PR-344: A recruitment in progress was begun legally and can be completed."""
    if s.phase in (PAY, BORDER) and s.supply[s.player] < 1:
        yield "recruiting", "expected the office's servant in the supply"
    if s.phase == PAY and (s.card_seals == 0 or payments(s, box.tables, s.player)[0] < 2):
        yield "recruiting", "expected seals of cards and more than one way to pay with them"
    if s.phase == BORDER and s.owner[s.tile] != s.player:
        yield "recruiting", f"expected the noble among those of {box.game.players.colours[s.player]}"
    if s.phase == BORDER and not box.tables.is_border[s.field]:
        yield "recruiting", "expected a border field in the phase border"


def _setting_up(box: Box, s: State, _: GivenFacts) -> Iterator[Fault]:
    """PR-205 to PR-207: Players who have not yet put their free servants hold them in the supply; nobody has played yet."""
    if s.phase != SETUP:
        return
    t, colours = box.tables, box.game.players.colours
    for place in range(s.players):
        seat = (s.start + place) % s.players
        ahead = place - (s.player - s.start) % s.players
        need = int(s.free_left) if ahead == 0 else int(t.free) if ahead > 0 else 0
        if s.supply[seat] < need:
            yield "left", f"expected the supply of {colours[seat]} to suffice for {need} free servants"
    if (s.owner != NOBODY).any() or (s.servant_at != NOBODY).any() or s.shown.any() or s.discard.any():
        yield "turn", "expected no nobles with players, servants in the park or cards played in the set-up"


def _hidden_cards(box: Box, s: State, _: GivenFacts) -> Iterator[Fault]:
    """A hidden position contains only what its viewer sees, and every card is accounted for."""
    if s.viewer == EVERYONE:
        return
    colours, total = box.game.players.colours, int(box.tables.card_copies.sum())
    for seat in range(s.players):
        if (seat == s.viewer) != (s.hand[seat].sum() == s.held[seat]) and s.held[seat]:
            yield f"{colours[seat]} hand", "expected the viewer's own cards by kind, and of the others' only how many"
        if seat != s.viewer and s.pile_most[seat].any():
            yield f"{colours[seat]} pile-most", "expected only what the viewer can know"
    if (s.player == s.viewer) != (s.drawn.sum() == s.drawn_size) and s.drawn_size:
        yield "drawn", "expected the viewer's own cards by kind, and of another's only how many"
    if s.pile.any():
        yield "pile", "expected only how many cards are in the pile"
    if s.chance_key.any() or s.chance_count:
        yield "chance", "expected nothing in a hidden position"
    found = int(s.discard.sum() + s.shown.sum()) + int(s.held.sum()) + s.drawn_size + s.pile_size
    if found != total:
        yield "pile", f"expected {total} cards in pile, discard and hands together, found {found}"


def _pile_most(box: Box, s: State, _: GivenFacts) -> Iterator[Fault]:
    """A seat's upper bounds on the pile are never below what is there, nor above what the box has."""
    copies = box.tables.card_copies
    new = np.maximum(0, s.drawn.astype(np.int64) - s.drawn_old)  # drawn from this pile for sure: the others still count them,
    if s.pile_size == 0:  # unless it has run out
        new[:] = 0
    for seat in range(s.players):
        where = f"{box.game.players.colours[seat]} pile-most"
        if s.viewer == EVERYONE and (s.pile_most[seat] < s.pile + (new if seat != s.player else 0)).any():
            yield where, "expected no less than the cards that are in the pile"
        if (s.pile_most[seat] > copies).any():
            yield where, "expected no more than the box has"
        if seat == s.viewer:
            unseen = copies - s.discard - s.hand[seat] - s.shown.sum(0) - s.drawn
            if np.minimum(unseen, s.pile_most[seat]).sum() < s.pile_size:
                yield where, f"expected {s.pile_size} cards that may be in the pile"
