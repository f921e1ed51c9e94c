"""Versailles 1682 in a terminal: the court drawn, choices with their chances and what they would change."""

from __future__ import annotations

from io import StringIO

import pytest
from rich.console import Console

from palais.core.contract import Outcome
from palais.core.words import LANGUAGES
from palais.games.versailles_1682.people.sentences import load_words
from palais.games.versailles_1682.people.terminal import VersaillesTerminal

from .positions import GAME, Court

NAMES = ("Red", "Yellow", "Green", "Black", "Blue", "White")


def terminal(language: str = "en") -> VersaillesTerminal:
    return VersaillesTerminal(GAME, load_words(language), NAMES)


def drawn(court: Court, language: str = "en", width: int = 100) -> str:
    console = Console(width=width, file=StringIO(), record=True)
    console.print(terminal(language).draw(GAME.view(court.hidden(0), 0)))
    return console.export_text()


def notes(court: Court, language: str = "en") -> dict[str, str]:
    """By the text of the option."""
    hidden = court.hidden(0)
    return {
        option.text: terminal(language).note(hidden, option) for choice in GAME.choices(hidden, 0) for option in choice.options
    }


def test_the_court_is_drawn_with_scales_forms_of_address_and_the_race() -> None:
    court = Court().lay(1, "duc", "reader").standing(1, 7, 3).exiled(2).war(2).hunt().hand(0, "shot", "comedy").house("baron")
    text = drawn(court.fortunes(2000, 25000, 2000), width=130)
    for part in (
        "the court is at the hunt",
        "at war with Spain",
        "Madame la Duchesse de Montravel, Reader to the Queen",
        "in exile",
        "7 / 3",
        "████░░░░ 7 rounds",
        "+4,000 a round",
        "Fine Shot",
    ):
        assert part in " ".join(text.split()), part
    assert "at Versailles  Comedy at Court" in text


@pytest.mark.parametrize("language", LANGUAGES)
def test_it_is_drawn_in_four_languages_and_in_eighty_columns(language: str) -> None:
    court = Court(4).couple(0, 1).lay(0, "household").no_queen().imprisoned(3).hand(0, "poison")
    assert max(map(len, drawn(court, language, 80).splitlines())) <= 80
    assert drawn(Court().regency(), language)


def test_routes_have_their_exact_chances_and_what_a_refusal_costs() -> None:
    court = Court().hand(0, "baron").standing(0, 5, 7).do("play, card baron, seat 0")
    assert notes(court) == {
        "route crown": "50 %; if not, your standing with the King falls to 4",
        "route through": "49 %: first she must listen, then he",
    }
    court = Court().lay(0, "gentleman").hand(0, "baron").do("play, card baron, seat 0")
    assert notes(court)["route crown"].startswith("50 %, 75 % with your office")


def test_targets_say_what_would_happen_to_them() -> None:
    slander = notes(Court().hand(0, "slander").do("play, card slander"))
    assert slander == {"seat 0": "you; King 5 → 3", "seat 1": "King 5 → 3", "seat 2": "King 5 → 3"}
    poison = notes(Court().hand(0, "poison").do("play, card poison"))
    assert poison["seat 1"] == "1–4: dead, 500 → 0 livres a round; 5–8: nothing; 9–10: you: King 5 → 2, you: Queen 5 → 2"
    power = notes(Court().lay(0, "revels").do("power"))
    assert power["seat 1"] == "King 5 → 6"
    wedding = notes(Court().lay(1, "duc").do("audience, marry"))
    assert wedding["seat 1"] == "you: 500 → 1,750 livres a round, 3,000 → 1,750 livres a round"


def test_done_says_what_it_brings() -> None:
    assert notes(Court().turn(3))["no"] == "end the turn and receive 500 livres"
    assert "second turn" in notes(Court())["no"]
    assert notes(Court().round_begins())["no"] == "you are ready"


def test_the_status_is_the_phase_what_is_left_and_the_question() -> None:
    status = terminal().status(GAME.view(Court().lay(0, "guard").hidden(0), 0))
    assert status == "Action phase · 2 actions left, power unused · What do you do next?"


def test_the_winner() -> None:
    assert terminal().winner(Outcome([50500, 9, 9], [], [0], False)) == "Red wins with 50,500 livres!"
    assert terminal().winner(Outcome([9, 9, 3], [], [0, 1], False)) == "Red and Yellow share the win with 9 livres each!"


def test_a_standing_below_zero_has_a_true_minus_in_the_list_as_on_the_scale() -> None:
    text = drawn(Court().standing(1, -2, 4))
    assert "−2 / 4" in text
    assert "-2" not in text


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_first_cards_bear_no_mark_before_anything_is_possible_or_not(language: str) -> None:
    s = GAME.new(4, "first cards")
    seat = GAME.to_act(s)[0]
    console = Console(width=110, file=StringIO(), record=True)
    console.print(terminal(language).draw(GAME.view(GAME.hide(s, seat), seat)))
    text = console.export_text()
    assert "✓" not in text
    for kind in GAME.view(GAME.hide(s, seat), seat)["players"][seat]["hand"] or {}:
        assert load_words(language).say("card-name", card=kind).split()[0] in text


@pytest.mark.parametrize("language", LANGUAGES)
def test_an_empty_kings_house_is_a_sentence(language: str) -> None:
    assert load_words(language).say("house-empty") in " ".join(drawn(Court(), language).split())
