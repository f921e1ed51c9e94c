"""Datasets: what is written is what was played, and it can be read back."""

from __future__ import annotations

import json
import sys
from collections.abc import Sequence
from pathlib import Path
from typing import Any

import numpy as np
import pyarrow.parquet as pq
import pytest

import palais
from palais.core.bot import RandomBot
from palais.core.contract import Game, Hidden
from palais.core.errors import OptionError, PalaisError
from palais.core.observation import width
from palais.envs.dataset import write_dataset
from palais.envs.dataset_parquet import GAME_COLUMNS, POSITION_COLUMNS
from palais.envs.dataset_rows import Rows

GAME = palais.game()
SHORT: dict[str, Any] = {"max_rounds": 3}


@pytest.fixture(scope="module")
def written(tmp_path_factory: pytest.TempPathFactory) -> Path:
    folder = tmp_path_factory.mktemp("dataset") / "deep" / "new"
    write_dataset(GAME, folder, 3, 4, seed=7, **SHORT)
    return folder


def column(table: Any, name: str) -> Any:
    """A column of equally long lists as a matrix."""
    values = table[name].combine_chunks()
    return values.flatten().to_numpy(zero_copy_only=False).reshape(len(values), -1)


def test_the_columns_are_the_documented_ones(written: Path) -> None:
    assert pq.read_schema(written / "positions.parquet").names == list(POSITION_COLUMNS)
    assert pq.read_schema(written / "games.parquet").names == list(GAME_COLUMNS)
    page = (Path(__file__).parents[2] / "docs" / "datasets.md").read_text("utf-8")
    for columns in (POSITION_COLUMNS, GAME_COLUMNS):
        for name, meaning in columns.items():
            assert any(line.startswith(f"| `{name}` |") and line.endswith(f"| {meaning} |") for line in page.splitlines())


def test_the_rows_match_a_replay_of_the_games(written: Path) -> None:
    """Every game is dealt from its seed and replayed; every row has what its seat saw and could do."""
    rows, games = pq.read_table(written / "positions.parquet"), pq.read_table(written / "games.parquet").to_pylist()
    masks, seen = column(rows, "mask"), column(rows, "observation")
    plain = rows.drop_columns(["mask", "observation"]).to_pylist()
    assert [row["game"] for row in plain] == sorted(row["game"] for row in plain)
    at = 0
    for told in games:
        s = GAME.new(3, told["seed"], **SHORT)
        for ply in range(told["decisions"]):
            row = plain[at]
            (seat,) = GAME.to_act(s)
            h = GAME.hide(s, seat)
            assert (row["game"], row["ply"], row["seat"]) == (told["game"], ply, seat)
            assert row["record"] == h.to_bytes()
            assert np.flatnonzero(masks[at]).tolist() == GAME.legal(s, seat)
            assert np.array_equal(seen[at], GAME.observe(h, seat))
            assert (row["points"], row["win_share"]) == (told["points"][seat], told["win_share"][seat])
            s, _ = GAME.apply(s, seat, row["action"])
            at += 1
        assert GAME.to_act(s) == ()
        assert GAME.digest(s) == told["digest"]
        assert GAME.score(s).points == told["points"]
        assert sum(told["win_share"]) == pytest.approx(1)
    assert at == len(plain)


def test_a_record_can_be_read_back(written: Path) -> None:
    row = pq.read_table(written / "positions.parquet").slice(50, 1).to_pylist()[0]
    h = Hidden(GAME.record_type.from_bytes(row["record"]))
    assert h.viewer == row["seat"]
    assert row["action"] in GAME.legal(h, row["seat"])


def test_dataset_json_describes_the_dataset(written: Path) -> None:
    about = json.loads((written / "dataset.json").read_text("utf-8"))
    assert (about["format"], about["game"], about["players"]) == ("palais dataset 1", "palais-royal", 3)
    assert (about["seed"], about["games"], about["options"]["max_rounds"]) == ("7", 4, 3)
    assert about["decisions"] == pq.read_metadata(written / "positions.parquet").num_rows
    assert sum(about["win_share"]) == pytest.approx(1, abs=1e-3)
    last = about["observation"][-1]
    assert last["offset"] + int(np.prod(last["shape"])) == width(GAME.observation_layout)


def test_the_same_arguments_write_the_same_rows(written: Path, tmp_path: Path) -> None:
    write_dataset(GAME, tmp_path, 3, 4, seed=7, **SHORT)
    assert pq.read_table(tmp_path / "positions.parquet").equals(pq.read_table(written / "positions.parquet"))
    other = tmp_path / "other"
    write_dataset(GAME, other, 3, 4, seed=8, **SHORT)
    assert not pq.read_table(other / "games.parquet").equals(pq.read_table(written / "games.parquet"))


def test_without_observations_the_records_are_still_written(tmp_path: Path) -> None:
    write_dataset(GAME, tmp_path, 2, 1, seed=1, observations=False, max_rounds=1)
    names = pq.read_schema(tmp_path / "positions.parquet").names
    assert names == [name for name in POSITION_COLUMNS if name != "observation"]


class Last:
    """Always the last legal action."""

    def __init__(self, game: Game, seed: str) -> None:
        self.seed = seed

    def act(self, hidden: Hidden, legal: Sequence[int], clock: float | None) -> int:
        return legal[-1]


def test_bots_play_their_seats_and_every_game_is_reported_once(tmp_path: Path) -> None:
    told: list[Rows] = []
    write_dataset(GAME, tmp_path, 2, 2, 1, [Last, RandomBot], told.append, observations=False, max_rounds=1)
    rows = pq.read_table(tmp_path / "positions.parquet")
    last = [np.flatnonzero(mask)[-1] for mask in column(rows, "mask")]
    actions, seats = rows["action"].to_pylist(), rows["seat"].to_pylist()
    assert all(a == b for a, b, seat in zip(actions, last, seats, strict=True) if seat == 0)
    assert any(a != b for a, b, seat in zip(actions, last, seats, strict=True) if seat == 1)
    assert [len(game.actions) for game in told] == pq.read_table(tmp_path / "games.parquet")["decisions"].to_pylist()
    assert [game.rounds for game in told] == [1, 1]


class Broken(Last):
    """Chooses an action that does not exist."""

    def act(self, hidden: Hidden, legal: Sequence[int], clock: float | None) -> int:
        return -1


def test_a_game_that_fails_leaves_no_file_behind(tmp_path: Path) -> None:
    with pytest.raises(palais.IllegalAction):
        write_dataset(GAME, tmp_path, 2, 2, 1, [RandomBot, Broken])
    assert list(tmp_path.iterdir()) == []


def test_bad_input_gets_one_sentence(written: Path, tmp_path: Path) -> None:
    (tmp_path / "file").write_text("x")
    cases: list[tuple[dict[str, Any], str]] = [
        ({"folder": written}, "holds a dataset already"),
        ({"folder": tmp_path / "file"}, "cannot be made a folder"),
        ({"games": 0}, "games: expected 1 or more"),
        ({"players": 9}, "players: expected 2 to 4"),
        ({"bots": [Last]}, "one for each of the 2 seats"),
        ({"colour": "red"}, "colour"),
    ]
    for wrong, sentence in cases:
        with pytest.raises(OptionError, match=sentence):
            write_dataset(GAME, **{"folder": tmp_path / "new", "players": 2, "games": 1, "seed": 1, **wrong})
    assert not (tmp_path / "new").exists()


def test_without_pyarrow_the_error_says_what_to_install(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "pyarrow", None)
    monkeypatch.setitem(sys.modules, "pyarrow.parquet", None)
    with pytest.raises(PalaisError, match=r"needs the package pyarrow: pip install 'palais\[envs\]'"):
        write_dataset(GAME, tmp_path / "new", 2, 1, seed=1)
    assert not (tmp_path / "new").exists()
