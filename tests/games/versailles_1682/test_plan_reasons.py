"""Why a step of a plan is taken: a sentence that is true of it."""

from __future__ import annotations

import pytest

from palais.core.words import LANGUAGES
from palais.games.versailles_1682.people.sentences import load_words

from .positions import GAME, Court

NAMES = ("Anna", "Joost", "Élodie")


def reasons(court: Court, *texts: str, language: str = "en") -> list[str]:
    words = load_words(language)
    actions = [GAME.parse_action(text) for text in texts]
    return [words.say(phrase.key, **phrase.filled(NAMES)) for phrase in GAME.plan_reasons(court.hidden(0), 0, actions)]


def test_a_request_by_what_it_pays_and_how_likely_it_is() -> None:
    court = Court().hand(0, "comte").standing(0, 3, 9)
    assert reasons(court, "play", "card comte", "seat 0", "route through") == [
        "A card of yours does more now than later.",
        "It pays 1,000 livres every round.",
        "Your own courtier gains by it.",
        "81 %: the better of the ways.",
    ]


def test_a_courtier_by_what_he_is_to_oneself() -> None:
    court = Court().hand(0, "slander").fortunes(2000, 9000, 3000)
    assert reasons(court, "card slander", "seat 1", "seat 2") == [
        "2 down with the King.",
        "Joost leads with 9,000 livres.",
        "Élodie has 3,000 livres and matters here.",
    ]
    assert reasons(court.couple(0, 1), "seat 1") == ["Joost shares every income with you."]


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_action_has_a_reason_in_four_languages(language: str) -> None:
    absent = tuple(f"{word} {seat}" for word in ("seat", "pay") for seat in range(len(NAMES), 6))
    texts = [GAME.action_text(action) for action in range(GAME.action_count)]
    spoken = [text for text in texts if not text.startswith(absent)]
    assert all(reasons(Court().hand(0, "comte"), *spoken, language=language))
