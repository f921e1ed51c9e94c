"""Offers of the game: which there are, and whether a promise was kept, broken or became impossible (VE-921)."""

from __future__ import annotations

import msgspec
import pytest

from palais.core.bargain.notation import parse_term, term_text
from palais.core.contract import SPECTATOR
from palais.core.words import LANGUAGES
from palais.games.versailles_1682.bargain.forms import FORMS
from palais.games.versailles_1682.people.sentences import load_words

from .negotiations import BARGAINING, Dealings
from .positions import GAME, Court

NAMES = ("Anna", "Ben", "Cleo", "Dan")


def four() -> Court:
    return Court(4)


# The court, its promise, what happens in the round, and what becomes of the promise.
ROUNDS = [
    ("1 speak_for @0 round", four(), ["no", "audience, intervene, seat 0, up, route crown"], "kept"),
    ("1 speak_for @0 round", four(), ["no", "audience, intervene, seat 0, down, route crown", "no", "no", "no", "no"], "broken"),
    ("1 speak_for @0 round", four(), ["no"] * 5, "broken"),
    ("1 not_against @0 round", four(), ["no", "audience, intervene, seat 0, down, route crown"], "broken"),
    ("1 not_against @0 round", four(), ["no"] * 5, "kept"),
    ("0 release @3 round", four().imprisoned(3), ["audience, release, seat 3, route crown"], "kept"),
    ("0 release @3 round", four().imprisoned(3).hand(0, "justice"), ["play, card justice, seat 3"], "kept"),
    ("0 recall @3 round", four().exiled(3), ["audience, recall, seat 3, route crown"], "kept"),
    ("0 recall @3 round", four().exiled(3), ["no"] * 5, "broken"),
    ("0 leave_office @2 guard round", four().lay(2, "guard"), ["audience, withdraw, card guard, house, route crown"], "broken"),
    ("0 leave_office @2 guard round", four().lay(2, "guard"), ["no"] * 5, "kept"),
    ("0 no_attack @2 round", four().hand(0, "slander"), ["play, card slander, seat 2"], "broken"),
    ("0 no_attack @2 round", four().hand(0, "slander"), ["play, card slander, seat 3", "no", "no", "no", "no", "no"], "kept"),
    ("0 no_attack @2 round", four().lay(2, "guard"), ["audience, withdraw, card guard, seat 0, route crown"], "broken"),
    ("0 no_attack @1 round", four().lay(0, "finances"), ["power, seat 1"], "broken"),
    ("0 make_peace spain round", four().war(2).hand(0, "peace"), ["play, card peace, spain"], "kept"),
    ("0 make_peace spain round", four().war(2), ["no"] * 5, "broken"),
    ("0 make_war spain round", four().lay(0, "war_minister"), ["power, spain"], "kept"),
    ("0 keep_peace spain round", four().lay(0, "war_minister"), ["power, spain"], "broken"),
    ("0 keep_peace spain round", four(), ["no"] * 5, "kept"),
    ("0 court versailles round", four(), [], "kept"),
    ("0 court hunt round", four(), [], "broken"),
    ("0 give_cards @2 =2 round", four().hand(0, "peace", "slander"), ["give, seat 2, card peace, card slander"], "kept"),
    ("0 give_cards @2 =2 round", four().hand(0, "peace", "slander"), ["give, seat 2, card peace, no", *["no"] * 5], "broken"),
    ("0 ask_for @1 round", four().hand(0, "baron"), ["play, card baron, seat 1, route crown"], "kept"),
    ("0 marry @1 round", four(), ["audience, marry, seat 1, route crown"], "kept"),
    ("0 marry @1 next", four(), ["no"] * 5, "due"),
]


@pytest.mark.parametrize(
    ("term", "court", "actions", "status"), ROUNDS, ids=[f"{one[0]}: {one[3]} {n}" for n, one in enumerate(ROUNDS)]
)
def test_a_promise_is_kept_or_broken_as_everyone_can_see(term: str, court: Court, actions: list[str], status: str) -> None:
    table = Dealings(court)
    made = table.deal(2 if term[0] == "0" else 0, f"{term[0]} open: {term}")
    table.all_ready().do(*actions)
    assert table.statuses(made) == [status]


def test_what_nobody_could_have_done_is_impossible_not_broken() -> None:
    """The one who was to speak is in the Bastille before his turn."""
    table = Dealings(four().hand(0, "signed_warrant").standing(1, k=3))
    made = table.deal(2, "1 open: 1 speak_for @2 round")
    table.all_ready().do("play, card signed_warrant, seat 1")
    assert table.turns(5).statuses(made) == ["void"]


def test_money_for_something_done_is_due_in_the_next_negotiation() -> None:
    table = Dealings(four())
    paid = table.deal(0, "1 open: 0 pay @1 =1000 done; 1 speak_for @0 round")
    owed = table.deal(0, "1 open: 0 pay @1 =500 done; 1 not_against @0 round")
    for_nothing = table.deal(0, "2 open: 0 pay @2 =500 done; 2 speak_for @0 round")
    table.all_ready().turns(1).do("audience, intervene, seat 0, up, route crown")
    assert table.statuses(paid) == ["due", "kept"]
    table.turns(4)
    assert table.statuses(owed) == ["due", "kept"]
    assert table.statuses(for_nothing) == ["void", "broken"]
    table.do("pay 1 1000", seat=0)
    assert table.statuses(paid) == ["kept", "kept"]
    table.all_ready()
    assert table.statuses(owed) == ["kept", "kept"], "what was paid counts for every debt to the same seat"


def test_a_debt_that_could_be_paid_and_was_not_is_a_broken_promise() -> None:
    table = Dealings(four())
    made = table.deal(0, "1 open: 0 pay @1 =1000 done; 1 not_against @0 round")
    table.all_ready().turns(5).all_ready()
    assert table.statuses(made) == ["broken", "kept"]


def test_prisoners_neither_offer_nor_are_offered_anything() -> None:
    table = Dealings(four().imprisoned(2))
    assert table.refuses(2, "0 open: 2 no_attack @0 round") == "muted"
    assert table.refuses(0, "2 open: 0 no_attack @2 round") == "prisoner-is-mute"
    assert table.refuses(0, "1 secret: 1 release @2 round") is None
    table.all_ready()
    assert table.refuses(0, "1 open: 0 no_attack @1 round") == "not-in-negotiation"


@pytest.mark.parametrize(
    "term",
    [
        "0 pay @1 =2500 now",  # more than there is
        "0 pay @1 =250 now",
        "0 speak_for @0 round",
        "0 release @1 round",  # who is at court
        "1 court hunt round",  # not the Steward
        "0 make_peace spain round",  # at peace
        "0 give_cards @1 =1 round",  # without cards
        "0 marry @2 round",  # two men
        "0 leave_office @1 guard round",  # which is in nobody's hands
        "0 no_attack @1 now",
    ],
)
def test_what_cannot_be_promised_is_refused(term: str) -> None:
    assert Dealings(four()).refuses(0, f"1 open: {term}") == "offer-impossible"


def test_without_payments_money_is_in_no_offer() -> None:
    table = Dealings(Court(4, payments="none"))
    assert table.refuses(0, "1 open: 0 pay @1 =500 now") == "offer-impossible"
    capped = Dealings(Court(4, payments="capped"))
    assert capped.refuses(0, "1 open: 0 pay @1 =2500 done; 1 speak_for @0 round") == "offer-impossible"


def every_term() -> list[str]:
    """All terms of a court where everything can be promised."""
    court = four().imprisoned(3).lay(1, "guard").war(0).hand(0, "peace", "slander").round_begins()
    court.s.status[2] = 1
    public = GAME.hide(court.state, SPECTATOR)
    return [term_text(term) for by in (0, 1) for term in BARGAINING.terms(public, by, (0, 1))]


def test_every_form_can_be_promised_and_read_again() -> None:
    terms = [parse_term(text) for text in every_term()]
    assert {term.form for term in terms} == {*FORMS}
    assert [term_text(term) for term in terms] == every_term()
    assert len({*terms}) == len(terms)


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_term_is_a_sentence_in_every_language(language: str) -> None:
    words, terms = load_words(language), [parse_term(text) for text in every_term()]
    whole, short = (
        {words.say(phrase.key, **phrase.filled(NAMES)) for phrase in map(say, terms)}
        for say in (BARGAINING.phrase, BARGAINING.short_phrase)
    )
    assert len(whole) == len(terms)
    assert len(short) == len({msgspec.structs.replace(term, by=0) for term in terms})
    assert words.say("refusal-not-in-negotiation")
