"""The golden files still hold. A change of the rules needs a new rules version and `make goldens`."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import pytest

from palais.core.archive import read_record, replay
from tests.games.goldens.content import Golden
from tests.games.goldens.make import GOLDENS

every_game = pytest.mark.parametrize("golden", [pytest.param(golden, id=golden.game.id) for golden in GOLDENS])
every_table = pytest.mark.parametrize(
    ("golden", "players"),
    [pytest.param(golden, players, id=f"{golden.game.id}-{players}") for golden in GOLDENS for players in golden.players],
)


@every_table
def test_a_transcript_is_made_again_just_as_it_is(golden: Golden, players: int) -> None:
    assert golden.transcript(players) == golden.transcript_file(players).read_text("utf-8")


@every_game
def test_the_golden_files_belong_to_this_rules_version(golden: Golden) -> None:
    assert golden.version_file.read_text("utf-8").strip() == str(golden.game.rules_version)


@every_table
def test_a_finished_game_replays_to_its_result(golden: Golden, players: int) -> None:
    record = read_record(golden.finished_file(players))
    *_, last = replay(golden.game, record)
    assert golden.game.score(last.state) == record.result


@every_game
def test_plain_python_counts_the_trees_as_recorded(golden: Golden) -> None:
    recorded = golden.trees_file.read_text("utf-8").splitlines()
    assert set(golden.tree_lines(compiled=False)) <= set(recorded)


@pytest.mark.xdist_group("compiled")
@every_game
def test_compiled_rules_count_the_deep_trees_as_recorded(golden: Golden) -> None:
    folder = golden.game.id.replace("-", "_")
    script = f"from tests.games.{folder}.goldens.content import GOLDEN; print('\\n'.join(GOLDEN.tree_lines(compiled=True)))"
    done = subprocess.run(
        [sys.executable, "-c", script],
        cwd=Path(__file__).parents[3],
        env={**os.environ, "PALAIS_JIT": "1"},
        capture_output=True,
        text=True,
        check=True,
    )
    assert done.stdout == golden.trees_file.read_text("utf-8")
