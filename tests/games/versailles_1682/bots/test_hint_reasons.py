"""A hint says why: one sentence in four languages for whatever the plan begins with."""

from __future__ import annotations

import pytest

from palais.bots.hints import advise
from palais.core.rng import quick, streams
from palais.games.versailles_1682.bots.greedy import GreedyBot
from palais.games.versailles_1682.bots.hint_reasons import KEYS, why
from palais.games.versailles_1682.people.sentences import load_words
from tests.games.versailles_1682.bots.positions import walk
from tests.games.versailles_1682.positions import GAME, Court

NAMES = ["Anne", "Blaise", "Claire", "Denis"]


def reason(court: Court, texts: str) -> str:
    before, events = court.state, []
    s = before
    for text in texts.split(", "):
        s, more = GAME.apply(s, 0, GAME.parse_action(text))
        events += more
    return why(GAME, 0, before, s, events).key


@pytest.mark.parametrize(
    ("hand", "actions", "key"),
    [
        ("comte", "play, card comte, seat 0, route crown", "hint-ask"),
        ("warrant", "play, card warrant, route crown", "hint-warrant"),
        ("comedy", "play, card comedy, seat 0", "hint-favour"),
        ("slander", "play, card slander, seat 1", "hint-rival"),
        ("casus_belli", "play, card casus_belli, spain", "hint-card"),
        ("slander", "audience, intervene, seat 1, down, route crown", "hint-speak-down"),
        ("slander", "audience, marry, seat 1, route crown", "hint-marry"),
        ("slander", "draw", "hint-draw"),
        ("slander", "no", "hint-done"),
    ],
)
def test_the_reason_is_what_the_plan_does_first(hand: str, actions: str, key: str) -> None:
    assert reason(Court().hand(0, hand), actions) == key


def test_every_reason_has_words_in_every_language() -> None:
    for language in ("en", "de", "fr", "nl"):
        words = load_words(language)
        for key in KEYS:
            text = words.say(key, card="comte", livres=1000, rival="Blaise")
            assert text
            assert key not in text


def test_a_hint_is_a_plan_that_can_be_played_and_a_sentence() -> None:
    rng = streams("hints", "test", 1)
    for n, (s, seat, _) in enumerate(walk(4, "hints", 300)):
        if quick(rng, 10) == 0:
            actions, phrase = advise(GAME, GreedyBot(GAME, n), GAME.hide(s, seat), seat, n)
            assert actions[0] in GAME.legal(s, seat)
            assert phrase.key in KEYS
            assert load_words("en").say(phrase.key, **phrase.filled(NAMES))
