"""The golden files still hold. A change of the rules needs a new rules version and `make goldens`."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import pytest

from palais.core.archive import read_record, replay
from tests.games.palais_royal.goldens.content import FINISHED, TRANSCRIPTS, game, transcript, tree_lines
from tests.games.palais_royal.goldens.make import FOLDER, TREES, VERSION


@pytest.mark.parametrize("name", TRANSCRIPTS)
def test_a_transcript_is_made_again_just_as_it_is(name: str) -> None:
    assert transcript(TRANSCRIPTS[name]) == (FOLDER / name).read_text("utf-8")


def test_the_golden_files_belong_to_this_rules_version() -> None:
    assert VERSION.read_text("utf-8").strip() == str(game.rules_version)


@pytest.mark.parametrize("name", FINISHED)
def test_a_finished_game_replays_to_its_result(name: str) -> None:
    record = read_record(FOLDER / name)
    *_, last = replay(game, record)
    assert game.score(last.state) == record.result


def test_plain_python_counts_the_trees_as_recorded() -> None:
    recorded = TREES.read_text("utf-8").splitlines()
    assert set(tree_lines(compiled=False)) <= set(recorded)


def test_compiled_rules_count_the_deep_trees_as_recorded() -> None:
    script = "from tests.games.palais_royal.goldens.content import tree_lines; print('\\n'.join(tree_lines(compiled=True)))"
    root = Path(__file__).parents[4]
    done = subprocess.run(
        [sys.executable, "-c", script],
        cwd=root,
        env={**os.environ, "PALAIS_JIT": "1"},
        capture_output=True,
        text=True,
        check=True,
    )
    assert done.stdout == TREES.read_text("utf-8")
