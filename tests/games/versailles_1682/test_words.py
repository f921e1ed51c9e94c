"""Every event, action, refusal and question has words in four languages, and none is there for nothing."""

from __future__ import annotations

import re

import pytest

from palais.core.words import LANGUAGES
from palais.games.versailles_1682.engine.actions import ALL_ACTIONS
from palais.games.versailles_1682.engine.constants import KINDS, OTHER_REASONS, STEPS
from palais.games.versailles_1682.engine.event_log import EVENTS
from palais.games.versailles_1682.engine.refusals import REFUSALS
from palais.games.versailles_1682.people.sentences import load_words

from .positions import GAME

NAMES = ("Red", "Yellow", "Green", "Black", "Blue", "White")


def keys(language: str) -> list[str]:
    return re.findall(r"^([a-z][\w-]*) =", load_words(language).source, re.MULTILINE)


def test_the_four_catalogues_have_the_same_keys() -> None:
    assert len({tuple(keys(language)) for language in LANGUAGES}) == 1


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_action_refusal_card_and_reason_is_named(language: str) -> None:
    words = load_words(language)
    for action in range(ALL_ACTIONS):
        phrase = GAME.action_phrase(action)
        assert words.say(phrase.key, **phrase.filled(NAMES))
    for refusal in (*REFUSALS, "muted", "prisoner-is-mute", "no-private-talk"):
        assert words.say(f"refusal-{refusal}")
    names = [words.say("card-name", card=kind) for kind in KINDS]
    assert len(set(names)) == len(KINDS)
    assert all(words.say("reason-name", reason=reason, card=reason) != names[-1] for reason in OTHER_REASONS)
    for step in STEPS[:-1]:
        key = "ready" if step == "negotiate" else step
        assert words.say(f"choose-{key}")


def test_every_event_has_a_sentence() -> None:
    known = set(keys("en"))
    for kind in {kind for kind, *_ in EVENTS} - {"saw"}:  # a card of another event's hand
        assert [key for key in known if key == f"event-{kind}" or key.startswith(f"event-{kind}-")], kind


@pytest.mark.parametrize("language", LANGUAGES)
def test_short_names_are_at_most_two_lines_of_twelve(language: str) -> None:
    words = load_words(language)
    for kind in KINDS:
        for sex in ("man", "woman"):
            lines = words.say("short-name", card=kind, sex=sex).split("|")
            assert len(lines) <= 2
            assert max(map(len, lines)) <= 12


@pytest.mark.parametrize("language", LANGUAGES)
def test_what_is_lacking_has_two_words_and_a_sentence(language: str) -> None:
    words = load_words(language)
    facts: dict[str, str | int] = {"status": "exile", "place": "hunt", "sex": "woman", "scale": "king", "needed": 6, "have": 5}
    facts |= {"first": "comte", "second": "marquis", "most": 3, "least": 5}
    lacks = [key.removeprefix("lack-") for key in keys(language) if key.startswith("lack-")]
    assert len(lacks) > 20
    for lack in lacks:
        assert len(words.say(f"lack-{lack}", **facts)) <= 20
        assert words.say(f"help-{lack}", **facts).endswith(".")
