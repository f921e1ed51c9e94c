"""What happened, told: each die with what was needed, each gain and loss with its reason; and what the cards do."""

from __future__ import annotations

import pytest

from palais.core.words import LANGUAGES
from palais.games.versailles_1682.engine.constants import FIRST_ACTION_CARD, KINDS
from palais.games.versailles_1682.people.card_texts import card_text
from palais.games.versailles_1682.people.sentences import load_words

from .positions import GAME, Court, K

NAMES = ("Anna", "Joost", "Élodie")


def told(court: Court, language: str = "en") -> list[str]:
    """The last action's events, as a player reads them."""
    words = load_words(language)
    phrases = [(event, GAME.event_phrase(event, court.state)) for event in court.events]
    return [words.say(phrase.key, player=NAMES[event.seat], **phrase.filled(NAMES)) for event, phrase in phrases]


def test_a_request_granted() -> None:
    court = Court().hand(0, "comte").dice(4).do("play, card comte, seat 0, route crown")
    assert told(court) == [
        "Anna asks the crown for the card Comte, for the own courtier.",
        "Anna rolls 4, needed 5 or less (before the crown): granted.",
        "Granted to Anna.",
        "Anna is now Comte (granted).",
    ]


def test_a_request_refused_by_the_queen() -> None:
    court = Court().hand(0, "comte").dice(9).do("play, card comte, seat 1, route through")
    assert told(court) == [
        "Anna asks through the Queen for the card Comte, for Joost.",
        "Anna rolls 9, needed 5 or less (before the Queen): she does not listen.",
        "Refused: the card Comte goes to the King’s House.",
        "Anna falls with the Queen from 5 to 4 (refused).",
    ]


def test_an_audience_refused() -> None:
    court = Court().dice(9).do("audience, marry, seat 1, route crown")
    assert told(court)[2] == "Refused: Anna has asked in vain."


def test_titles_are_told_in_the_bearers_sex() -> None:
    court = Court().hand(0, "baron").dice(1).do("play, card baron, seat 1, route crown")
    assert told(court)[-1] == "Joost is now Baronne (granted)."


@pytest.mark.parametrize(
    ("die", "verdict"),
    [(4, "deadly"), (5, "nothing happens"), (9, "the poisoner is found out")],
)
def test_a_die_of_fate_says_what_it_means(die: int, verdict: str) -> None:
    court = Court().hand(0, "poison").dice(die).do("play, card poison, seat 1")
    assert told(court)[1] == f"Poison, Joost: the die shows {die}, deadly up to 4: {verdict}."


def test_every_gain_and_loss_has_its_reason() -> None:
    court = Court().hand(0, "slander").do("play, card slander, seat 1")
    assert told(court)[1] == "Joost falls with the King from 5 to 3 (Slander)."
    assert told(court, "de")[1] == "Joost fällt beim König von 5 auf 3 (Verleumdung)."
    assert told(court, "fr")[1] == "Joost descend auprès du Roi de 5 à 3 (Calomnie)."
    assert told(court, "nl")[1] == "Joost daalt bij de koning van 5 naar 3 (Laster)."
    court = Court().lay(1, "pension_small").turn(1).do("no")
    assert "Joost receives 1,000 livres (pensions) and has 3,500." in told(court)


def test_an_arrest() -> None:
    court = Court().hand(0, "signed_warrant").lay(1, "guard", "pension_small").do("play, card signed_warrant, seat 1")
    assert told(court) == [
        "Anna plays the card Signed Warrant on Joost.",
        "The courtier of Joost is taken to the Bastille (Signed Warrant).",
        "Joost loses the card Small Pension (the Bastille).",
        "Joost is no longer Captain of the Guard (the Bastille).",
    ]


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_card_says_what_it_does(language: str) -> None:
    words = load_words(language)
    texts = [card_text(words, GAME.box, kind) for kind in range(len(KINDS))]
    assert all(text.endswith(".") and "  " not in text for text in texts)
    assert len(set(texts[FIRST_ACTION_CARD:])) > 28


def test_a_card_says_it_with_the_numbers_of_the_box() -> None:
    words = load_words("en")
    assert card_text(words, GAME.box, K["comte"]) == "Request. Needs 3 with the King. Pays 1,000 livres a round."
    assert card_text(words, GAME.box, K["slander"]) == "2 down with the King."
    robes = card_text(words, GAME.box, K["robes"])
    assert robes == "Request. For a woman. Needs 3 with the Queen. Pays 1,500 livres a round. Power: 1 up with the Queen for you."
