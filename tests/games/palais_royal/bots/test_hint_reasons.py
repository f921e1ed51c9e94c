"""Why a plan is good: its most important benefit, in one sentence."""

from __future__ import annotations

import pytest

import palais
from palais.core.contract import State
from palais.core.events import Event
from palais.core.phrase import Phrase
from palais.core.words import LANGUAGES
from palais.games.palais_royal.bots.hint_reasons import KEYS, REASONS, why
from palais.games.palais_royal.engine.actions import KEEP_CARD
from palais.games.palais_royal.people.sentences import load_words

GAME = palais.game()
BACK_DOOR = "players: 2\nturn: red recruit\nred rooms: backdoor 2\n"


def reason(start: State, *actions: str) -> Phrase:
    """The reason for a plan of seat 0, given as texts."""
    s = start
    events: list[Event] = []
    for text in actions:
        s, happened = GAME.apply(s, 0, GAME.parse_action(text))
        events += GAME.hide_events(happened, 0)
    return why(GAME, 0, start, s, events)


PLANS = [
    (
        "turn: red recruit\npark: e9 gold-1\nred: gold 4\nred rooms: office 1, king 2, madame 2\n",
        ["recruit e9"],
        Phrase("hint-recruit", {"count": 1, "fields": "e9", "points": 3}),
    ),
    ("turn: red setup\nleft: free 5\n", ["put mint"], Phrase("hint-put")),
    (
        "turn: red reinforce\nred rooms: gate 3, stairs 1\n",
        ["done", "move gate-mint", "done"],
        Phrase("hint-majority", {"room": "mint"}),
    ),
    (
        "turn: red reinforce\nred: gold 0\nred rooms: mint 2\nyellow rooms: mint 1\npark: e9 gold-1\n",
        ["done", "done"],
        Phrase("hint-prepare", {"field": "e9", "points": 3}),
    ),
    ("turn: red reinforce\nred: gold 9\nred hand: gold4 1\n", ["play gold4"], Phrase("hint-card", {"card": "gold4"})),
    ("turn: red recruit\nred rooms: backdoor 2\n", ["done", "draw"], Phrase("hint-draw", {"cards": 2})),
    (
        "turn: red reinforce\nred: gold 20\nred rooms: mint 2, office 1\npark: e9 gold-1\n",
        ["done", "done"],
        Phrase("hint-gold", {"gold": 3}),
    ),
    ("turn: red reinforce\n", ["done"], Phrase("hint-done")),
]


@pytest.mark.parametrize(("position", "actions", "phrase"), PLANS, ids=[phrase.key for _, _, phrase in PLANS])
def test_the_most_important_benefit_is_named(position: str, actions: list[str], phrase: Phrase) -> None:
    assert reason(GAME.parse_position(f"players: 2\n{position}"), *actions) == phrase


def test_a_card_that_is_kept_is_named() -> None:
    s = GAME.parse_position(BACK_DOOR)
    for text in ("done", "draw"):
        s, _ = GAME.apply(s, 0, GAME.parse_action(text))
    keep = next(action for action in GAME.legal(s, 0) if action >= KEEP_CARD)
    card = GAME.action_text(keep).removeprefix("keep ")
    assert reason(s, f"keep {card}") == Phrase("hint-keep", {"card": card})


def test_every_reason_has_a_key_and_a_sentence_in_every_language() -> None:
    assert len(KEYS) == len(REASONS) + 1
    assert {phrase.key for _, _, phrase in PLANS} | {"hint-keep"} == set(KEYS)
    for language in LANGUAGES:
        for _, _, phrase in PLANS:
            assert load_words(language).say(phrase.key, **phrase.arguments).endswith(".")
