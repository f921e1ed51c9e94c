"""Can this position be? What the rules rely on, beyond the limits of each number."""

from __future__ import annotations

from palais.core.errors import NotationError
from palais.games.versailles_1682.box.box import Box
from palais.games.versailles_1682.engine.constants import (
    AT_COURT,
    AUDIENCE_OF,
    DEAD,
    DIRECTION,
    EVERYONE,
    FIRST_OFFICE,
    GIVE_CARD,
    GIVE_SECOND,
    KIND_COUNT,
    KINDS,
    LAST_GOVERNORSHIP,
    LAST_OFFICE,
    LETTER_CARD,
    MAIN,
    NEGOTIATE,
    NO_CARD,
    NOBODY,
    OVER,
    POWER_TARGET,
    RECEIVER,
    REROLL,
    ROUTE,
    SIGNED_WARRANT,
    TAKE,
    TARGET,
    WARRANT,
    WITHDRAW,
)
from palais.games.versailles_1682.engine.state import State


def check_position(box: Box, s: State) -> None:
    """Raises NotationError for the first thing that cannot be."""
    _expect(box.game.players.min <= s.players <= box.game.players.max, "as many players as the box allows")
    _expect(s.viewer < s.players and s.seat < s.players and s.steward < s.players, "seats of this game")
    _expect(s.low < s.high and s.round <= s.max_rounds, "a scale and a round of this game")
    _check_seats(s)
    _check_cards(box, s)
    _check_crown(s)
    _check_step(s)


def _expect(condition: bool, what: str) -> None:
    if not condition:
        raise NotationError(f"this is no position: expected {what}")


def _check_seats(s: State) -> None:
    for seat in range(s.players):
        spouse = int(s.spouse[seat])
        _expect(spouse < s.players and s.name[seat] < s.players, "spouses and names of seats of this game")
        if spouse != NOBODY:
            _expect(s.spouse[spouse] == seat and s.sex[seat] != s.sex[spouse], "husband and wife")
            _expect(s.status[seat] != DEAD, "no marriage of the dead")
        at_court = s.status[seat] == AT_COURT
        for standing, there in ((int(s.k[seat]), s.king), (int(s.q[seat]), s.queen)):
            _expect(s.low <= standing <= s.high if at_court and there else standing == 0, "standings on the scale, at court only")
        offices = [kind for kind in range(FIRST_OFFICE, LAST_OFFICE + 1) if s.before[seat, kind]]
        _expect(offices == ([] if s.office[seat] == NO_CARD else [s.office[seat]]), "one office, the one that lies there")
        _expect(not offices or at_court or s.status[seat] not in (1, 2, DEAD), "no office in exile or prison")
        _expect(int(s.ledger[seat].sum()) == s.fortune[seat], "a ledger that adds up to the fortune")


def _check_cards(box: Box, s: State) -> None:
    """VE-110: Each card is in exactly one place."""
    _expect(s.discard_size == s.discard.sum() and s.house_size == s.house.sum(), "sizes of discard and King's House")
    _expect(not s.before[:, WARRANT:45].any() and not s.before[:, 46:].any(), "only requests and a favourite before courtiers")
    _expect(
        not s.pile[SIGNED_WARRANT] and not s.discard[SIGNED_WARRANT] and not s.house[SIGNED_WARRANT], "signed warrants in hands"
    )
    outside = s.pile_size + s.discard_size + s.house_size + int(s.held[: s.players].sum()) + int(s.before.sum())
    _expect(outside == box.size, f"{box.size} cards, found {outside}")
    hidden = s.viewer != EVERYONE
    for seat in range(s.players):
        known = not hidden or seat == s.viewer
        _expect(int(s.hand[seat].sum()) == (s.held[seat] if known else 0), "as many cards in a hand as are said to be there")
        for viewer in range(s.players):
            held = s.hand[seat] if known else None
            _expect(viewer != seat or not s.seen[viewer, seat].any(), "nobody who has seen his own hand")
            _expect(held is None or bool((s.seen[viewer, seat] <= held).all()), "nobody who has seen more than there is")
            _expect(int(s.seen[viewer, seat].sum()) <= s.held[seat], "nobody who has seen more than there is")
            _expect(not hidden or viewer == s.viewer or not s.seen[viewer].any(), "nothing that others have seen")
    _expect(int(s.pile.sum()) == (0 if hidden else s.pile_size), "a pile of the size it is said to have")
    if not hidden:
        _expect(int(s.hand[:, SIGNED_WARRANT].sum()) == s.signed, "as many signed warrants as there are in hands")
    _check_copies(box, s, hidden)


def _check_copies(box: Box, s: State, hidden: bool) -> None:
    placed = s.pile.astype(int) + s.discard + s.house + s.hand.sum(axis=0) + s.before.sum(axis=0)
    if hidden and s.viewer >= 0:
        placed = placed + s.seen[s.viewer].sum(axis=0)
    placed[WARRANT] += max(s.signed, placed[SIGNED_WARRANT]) if hidden else placed[SIGNED_WARRANT]
    placed[SIGNED_WARRANT] = 0
    for kind in range(KIND_COUNT):
        there, copies = int(placed[kind]), int(box.tables.copies[kind])
        _expect(there <= copies if hidden else there == copies, f"{copies} of {KINDS[kind]}, found {there}")


def _check_crown(s: State) -> None:
    _expect(bool(s.king or s.queen) or s.step == OVER, "a King or a Queen")
    _expect(bool(s.queen) or s.queen_country == -1, "a Queen's country only with a Queen")
    _expect(not s.both_dead or s.step == OVER, "no decision in a broken round")


def _check_step(s: State) -> None:
    """A decision that is open has all that was chosen before it."""
    _expect((s.seat == NOBODY) == (s.step in (NEGOTIATE, OVER)), "a seat whose decision it is")
    if s.step == NEGOTIATE:
        _expect(not s.ready[: s.players].all(), "somebody who is not ready")
    pending = (s.card, s.target, s.receiver, s.audience) != (NO_CARD, NOBODY, NOBODY, NOBODY)
    if s.step <= MAIN or s.step == OVER:
        _expect(not pending or s.step == OVER, "nothing chosen before an action begins")
        return
    _expect(s.step > POWER_TARGET or s.step < TAKE or s.viewer in (EVERYONE, s.seat), "no small decisions of others")
    own = s.viewer in (EVERYONE, s.seat)
    if s.step in (TARGET, POWER_TARGET, RECEIVER):
        _expect(s.card != NO_CARD, "a card that was chosen")
    if s.step in (GIVE_CARD, GIVE_SECOND, LETTER_CARD, DIRECTION, RECEIVER):
        _expect(0 <= s.target < s.players, "a seat that was chosen")
    if s.step == AUDIENCE_OF:
        _expect(s.audience != NOBODY, "an audience that was chosen")
    if s.step in (ROUTE, REROLL):
        _check_petition(s, own)
    if s.step == RECEIVER or (s.audience == WITHDRAW and s.step in (ROUTE, REROLL)):
        _expect(FIRST_OFFICE <= s.card <= LAST_GOVERNORSHIP and s.holder[s.card] == s.target, "an office of another courtier")


def _check_petition(s: State, own: bool) -> None:
    if s.audience == NOBODY:
        _expect(0 <= s.card <= WARRANT and 0 <= s.target < s.players, "a request for somebody")
        _expect(not own or s.hand[s.seat, s.card] > 0, "the card that is asked for in the hand")
    elif s.audience == WITHDRAW:
        _expect(s.receiver == 17 or 0 <= s.receiver < s.players, "somebody who receives the office")
    elif s.audience != 2:
        _expect(0 <= s.target < s.players, "somebody whom the audience is about")
