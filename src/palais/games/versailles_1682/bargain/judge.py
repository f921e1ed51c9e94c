"""Whether a promise is kept, broken or has become impossible, from what everyone has seen."""

from __future__ import annotations

from collections.abc import Sequence

import msgspec

from palais.core.bargain.offer import Promise, Term
from palais.core.events import Event
from palais.games.versailles_1682.bargain import forms
from palais.games.versailles_1682.bargain.harm import is_attack, speaks_against
from palais.games.versailles_1682.bargain.terms import may_marry
from palais.games.versailles_1682.engine.constants import (
    AT_COURT,
    COUNTRIES,
    IN_BASTILLE,
    IN_EXILE,
    MAIN,
    NEGOTIATE,
    OVER,
)
from palais.games.versailles_1682.engine.state import State

MONEY_ROUNDS = 3  # a debt that could never be paid for so long is void
BY_HAND = ("peace", "war_minister")  # how a courtier ends a war; others end with the death of the King
replace = msgspec.structs.replace


def judge_promise(term: Term, promise: Promise, events: Sequence[Event], after: State) -> Promise:
    """The promise after an action; `events` and `after` are what everyone may know."""
    own = [event for event in events if event.seat == term.by]
    if term.form in forms.ABSTENTIONS:
        return _judge_abstention(term, promise, own, after)
    if term.form == forms.COURT:
        return _judge_court(term, promise, own, after)
    count = promise.count + sum(_progress(term, event) for event in own)
    if count >= (term.amount or 1):
        return replace(promise, status="kept", count=count)
    promise = replace(promise, count=count, chance=promise.chance or _has_chance(term, after))
    return promise if not _is_late(term, promise, after) else _missed(promise, after)


def _missed(promise: Promise, after: State) -> Promise:
    """Not done in time: broken if there was an occasion, and the game did not end before the time was up."""
    return replace(promise, status="broken" if promise.chance and after.step != OVER else "void")


def _judge_abstention(term: Term, promise: Promise, own: Sequence[Event], after: State) -> Promise:
    if any(breaks(term, event, after) for event in own):
        return replace(promise, status="broken")
    return replace(promise, status="kept") if _is_late(term, promise, after) else promise


def breaks(term: Term, event: Event, after: State) -> bool:
    """Whether an action of the promising seat is what it promised not to do."""
    seat = -1 if term.seat is None else term.seat
    if term.form == forms.NO_ATTACK:
        return is_attack(event, seat, after)
    if term.form == forms.NOT_AGAINST:
        return speaks_against(event, seat)
    if term.form == forms.LEAVE_OFFICE:
        return event.kind == "withdrawal" and event.details["card"] == term.what and event.details["from"] == seat
    return event.kind == "war" and event.details["country"] == term.what


def _judge_court(term: Term, promise: Promise, own: Sequence[Event], after: State) -> Promise:
    """VE-331: The Steward's choice of that round, not what an Equerry or a death does later."""
    chosen = [event.details["place"] for event in own if event.kind == "relocated" and event.details["reason"] is None]
    if chosen and after.round == promise.round + (term.when == "next"):
        return replace(promise, status="kept" if chosen[-1] == term.what else "broken")
    return replace(promise, status="void") if _is_late(term, promise, after) else promise


def _progress(term: Term, event: Event) -> int:
    """How much of a promise this action is: livres, cards, or the thing itself."""
    details = event.details
    if term.form == forms.PAY:
        return int(details["livres"]) if event.kind == "paid" and details["to"] == term.seat else 0
    if term.form == forms.GIVE_CARDS:
        return int(event.kind == "given" and details["to"] == term.seat)
    if term.form == forms.ASK_FOR:
        return int(event.kind == "asked" and details["to"] == term.seat)
    if term.form in forms.ABOUT_COUNTRIES:
        return int(_moves_country(term, event))
    return int(_is_asked(term, event))


def _moves_country(term: Term, event: Event) -> bool:
    if term.form == forms.MAKE_WAR:
        return event.kind == "war" and event.details["country"] == term.what
    by_hand = event.kind == "peace" and event.details["reason"] in BY_HAND
    return by_hand and event.details["country"] == term.what


def _is_asked(term: Term, event: Event) -> bool:
    """An audience for somebody, or another way to the same end; that the crown refuses it is nobody's fault."""
    details = event.details
    if details.get("target") != term.seat:
        return False
    if term.form == forms.RELEASE and event.kind in ("played", "power"):
        return details["card"] in ("justice", "seals")
    if event.kind != "audience":
        return False
    if term.form == forms.SPEAK_FOR:
        return bool(details["audience"] == "intervene" and details["direction"] == "up")
    return bool(details["audience"] == term.form)


def _has_chance(term: Term, s: State) -> bool:
    """Whether the seat could do it now, as far as everyone knows."""
    if term.form == forms.PAY:
        return bool(
            s.step == NEGOTIATE and _speaks(s, term.by) and _speaks(s, term.seat) and s.fortune[term.by] >= (term.amount or 0)
        )
    return bool(s.step == MAIN and s.seat == term.by and s.actions_left > 0 and _is_possible(term, s))


def _is_possible(term: Term, s: State) -> bool:
    by, seat = term.by, term.by if term.seat is None else term.seat
    if term.form == forms.GIVE_CARDS:
        return bool(s.held[by] > 0)
    if term.form in forms.ABOUT_COUNTRIES:
        return bool(s.war[COUNTRIES.index(term.what or "")]) == (term.form == forms.MAKE_PEACE)
    if term.form == forms.MARRY:
        return may_marry(s, by, seat)
    wanted = {forms.RELEASE: IN_BASTILLE, forms.RECALL: IN_EXILE}.get(term.form, AT_COURT)
    has_card = term.form != forms.ASK_FOR or s.held[by] > 0
    return bool(s.status[by] == AT_COURT and s.status[seat] == wanted and has_card)


def _speaks(s: State, seat: int | None) -> bool:
    return seat is not None and s.status[seat] in (AT_COURT, IN_EXILE)


def _is_late(term: Term, promise: Promise, s: State) -> bool:
    if s.step == OVER:
        return True
    if term.form == forms.PAY:
        return (promise.chance and s.step != NEGOTIATE) or s.round > promise.round + MONEY_ROUNDS
    return bool(s.round > promise.round + (term.when == "next"))
