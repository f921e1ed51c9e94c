"""A third-party game is found by its entry point, in this process and in a new one."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

import pytest

import palais
from palais import OptionError
from palais.core import kit
from tests.conformance.games import GAMES, TOY, every_game
from tests.conformance.installed import environment

QUESTION = "import palais; from palais.core import kit; print(kit.game_ids(), palais.game('toy-court').new(6, 1).players)"


def test_an_installed_game_is_listed_after_ours_and_created_by_its_id() -> None:
    assert kit.game_ids()[-1] == TOY.id
    assert kit.kit(TOY.id) is TOY
    assert palais.game(TOY.id).id == TOY.id


def test_a_process_that_has_it_on_its_path_finds_it(tmp_path: Path) -> None:
    done = subprocess.run(
        [sys.executable, "-c", QUESTION], env=environment(tmp_path), capture_output=True, text=True, check=True, cwd=tmp_path
    )
    assert done.stdout.strip() == f"{list(GAMES)} 6"


def test_the_error_for_an_unknown_game_names_the_installed_ones() -> None:
    with pytest.raises(OptionError, match="toy-court"):
        palais.game("chess")


def test_a_game_without_data_files_says_so() -> None:
    with pytest.raises(OptionError, match="no data files"):
        palais.game(TOY.id, "/tmp")


@every_game
def test_a_kit_has_a_colour_for_every_seat(game: palais.Game) -> None:
    found = kit.kit(game.id)
    assert found.id == game.id
    assert len(set(found.colours)) == len(found.colours) >= game.max_players
