"""The Parquet files of a dataset, and their columns."""

from __future__ import annotations

from importlib import import_module
from pathlib import Path
from typing import Any, Final

import numpy as np

from palais.core.contract import Game
from palais.core.errors import PalaisError
from palais.core.observation import width
from palais.core.records import FlatRecord
from palais.envs.dataset_rows import Rows

POSITIONS: Final = "positions.parquet"
GAMES: Final = "games.parquet"
ROW_GROUP_DECISIONS: Final = 8192  # held in memory, plus the rest of a game

# The columns and what they mean; docs/datasets.md is tested to say the same.
POSITION_COLUMNS: Final = {
    "game": "the number of the game in this dataset, from 0",
    "ply": "the number of the decision in its game, from 0",
    "seat": "the seat that decides",
    "observation": "what the seat sees, as `game.observe` gives it; the parts are named in dataset.json",
    "record": "the bytes of the hidden record the seat sees: everything else can be made from it",
    "mask": "for each action whether it is legal",
    "action": "the action taken",
    "points": "the seat's points at the end of the game",
    "win_share": "the seat's share of the win: 1, 1/2 if two share it, 0",
}
GAME_COLUMNS: Final = {
    "game": "the number of the game in this dataset, from 0",
    "seed": "the seed of the game: `game.new(players, seed)` deals it again",
    "decisions": "how many decisions it had",
    "points": "the points by seat",
    "win_share": "the share of the win by seat",
    "digest": "of the final position",
}


def find_pyarrow() -> Any:
    """PyArrow with Parquet. Nothing else needs it, so it may not be installed."""
    try:
        import_module("pyarrow.parquet")
        return import_module("pyarrow")
    except ImportError:
        raise PalaisError("a dataset needs the package pyarrow: pip install 'palais[envs]'") from None


class ParquetFiles:
    """Two files that grow game by game; they get their final names when they are complete."""

    def __init__(self, game: Game, folder: Path, observations: bool) -> None:
        self.pa = find_pyarrow()
        self.game, self.folder, self.observations = game, folder, observations
        self.games = self.decisions = 0
        self._action_type = np.int16 if game.action_count <= np.iinfo(np.int16).max else np.int32
        self._waiting: dict[str, list[Any]] = {POSITIONS: [], GAMES: []}
        self._writers: dict[str, Any] = {}

    def add(self, rows: Rows) -> None:
        """Add a game."""
        self._waiting[POSITIONS].append(self._positions(rows))
        self._waiting[GAMES].append(self._game(rows))
        self.games += 1
        self.decisions += len(rows.actions)
        if sum(table.num_rows for table in self._waiting[POSITIONS]) >= ROW_GROUP_DECISIONS:
            self._flush()

    def close(self) -> None:
        """Flush, and rename the files to their final names."""
        self._flush()
        for name, writer in self._writers.items():
            writer.close()
            self._part(name).rename(self.folder / name)

    def abandon(self) -> None:
        """Delete the unfinished files."""
        for name, writer in self._writers.items():
            writer.close()
            self._part(name).unlink(missing_ok=True)

    def _part(self, name: str) -> Path:
        return self.folder / f"{name}.part"

    def _flush(self) -> None:
        for name, tables in self._waiting.items():
            if tables:
                self._write(name, self.pa.concat_tables(tables))
                tables.clear()

    def _write(self, name: str, table: Any) -> None:
        if name not in self._writers:
            self._writers[name] = self.pa.parquet.ParquetWriter(self._part(name), table.schema, compression="zstd")
        self._writers[name].write_table(table)

    def _positions(self, rows: Rows) -> Any:
        pa, count, seats = self.pa, len(rows.actions), np.array(rows.seats)
        columns = {
            "game": pa.array(np.full(count, self.games, np.int32)),
            "ply": pa.array(np.arange(count, dtype=np.int32)),
            "seat": pa.array(seats.astype(np.int8)),
            "observation": self._observations(rows) if self.observations else None,
            "record": self._records(rows),
            "mask": self._fixed(rows.masks(self.game.action_count)),
            "action": pa.array(np.array(rows.actions, self._action_type)),
            "points": pa.array(np.array(rows.points, np.int32)[seats]),
            "win_share": pa.array(rows.win_share()[seats]),
        }
        return pa.table({name: column for name, column in columns.items() if column is not None})

    def _observations(self, rows: Rows) -> Any:
        seen = np.empty((len(rows.hidden), width(self.game.observation_layout)), np.float32)
        for line, hidden, seat in zip(seen, rows.hidden, rows.seats, strict=True):
            line[:] = self.game.observe(hidden, seat)
        return self._fixed(seen)

    def _records(self, rows: Rows) -> Any:
        kind = self.game.record_type
        length = kind.dtype.itemsize if issubclass(kind, FlatRecord) else -1  # -1: variable length
        return self.pa.array([hidden.to_bytes() for hidden in rows.hidden], self.pa.binary(length))

    def _fixed(self, matrix: Any) -> Any:
        """A matrix as a column of fixed-size lists."""
        return self.pa.FixedSizeListArray.from_arrays(self.pa.array(matrix.ravel()), matrix.shape[1])

    def _game(self, rows: Rows) -> Any:
        pa = self.pa
        return pa.table(
            {
                "game": pa.array([self.games], pa.int32()),
                "seed": pa.array([rows.seed]),
                "decisions": pa.array([len(rows.actions)], pa.int32()),
                "points": self._fixed(np.array([rows.points], np.int32)),
                "win_share": self._fixed(rows.win_share()[None]),
                "digest": pa.array([rows.digest]),
            }
        )
