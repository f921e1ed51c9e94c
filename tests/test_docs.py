"""What the documents say is true."""

from __future__ import annotations

import doctest
from pathlib import Path

import palais
from palais.games.palais_royal.engine.actions import ACTIONS, KINDS
from palais.games.palais_royal.engine.constants import CARDS, PHASES, ROOMS
from palais.games.palais_royal.notation.writer import LEFT, MARKS
from palais.games.versailles_1682.engine import actions as versailles
from palais.games.versailles_1682.engine.constants import KINDS as KINDS_OF_CARDS
from palais.games.versailles_1682.engine.constants import STEPS
from tools.rules_to_code import PAGE, is_example, numbered_games, page

ROOT = Path(__file__).parents[1]
NOTATION = (ROOT / "docs" / "notation.md").read_text("utf-8")


def test_the_readme_plays_its_game() -> None:
    results = doctest.testfile(str(ROOT / "README.md"), module_relative=False, optionflags=doctest.ELLIPSIS)
    assert results.attempted > 8
    assert results.failed == 0


def test_the_package_docstring_is_true() -> None:
    assert doctest.testmod(palais).failed == 0


def test_every_rule_has_a_place_in_the_code_and_a_test() -> None:
    games = numbered_games()
    assert len(games) == 2
    for game in games:
        for number, (code, tests) in game.table().items():
            assert code or is_example(number), f"{number} is nowhere in the code"
            assert tests, f"{number} has no test"


def test_rules_to_code_is_fresh() -> None:
    assert PAGE.read_text("utf-8") == page(), "run `make docs`"


def test_the_notation_page_knows_every_action_phase_room_and_card() -> None:
    for name in (*(kind for kind, _ in KINDS), *PHASES, *ROOMS, *CARDS, *LEFT, *MARKS):
        assert f"`{name}" in NOTATION, name
    assert f"{ACTIONS - 1} |" in NOTATION


def test_the_notation_page_knows_every_action_step_and_card_of_versailles() -> None:
    page = NOTATION.partition("# Versailles 1682\n")[2]
    singles = [text for text in versailles.TEXTS if " " not in text]
    for name in (*singles, *STEPS, *KINDS_OF_CARDS, "route crown", "card baron", "pay 2 1500", "fine 0", "exam right"):
        assert f"`{name}`" in page, name
    assert f"-{versailles.ACTIONS - 1} |" in page


def test_the_example_position_reads_as_it_is_written() -> None:
    text = NOTATION.split("```")[1]
    game = palais.game("palais-royal")
    s = game.parse_position(text)
    again = game.position_text(s)
    assert game.digest(game.parse_position(again)) == game.digest(s)
    assert "park: e9 one-1, b8 gold-2, c8 red\n" in text
    assert "park: e9 one-1, b8 gold-2, c8 red\n" in again


def test_the_public_names_are_just_these() -> None:
    homes = [name for names in palais._HOMES.values() for name in names]
    assert sorted(palais.__all__) == sorted([*homes, "__version__"])
    assert all(hasattr(palais, name) for name in palais.__all__)
