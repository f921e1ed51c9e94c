"""Games as a dataset for learning: for each decision the observation, the legal actions, the action and the result.

`write_dataset` writes a folder: `positions.parquet` with a row for each decision, `games.parquet` with a row for each game, and
`dataset.json` about both. docs/datasets.md has the columns and shows how to read them.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from pathlib import Path
from typing import Any, Final

import msgspec
import numpy as np

from palais.core.bot import Bot, RandomBot
from palais.core.contract import Game
from palais.core.errors import OptionError
from palais.core.rng import one_way
from palais.envs.dataset_parquet import GAME_COLUMNS, GAMES, POSITION_COLUMNS, POSITIONS, ParquetFiles, find_pyarrow
from palais.envs.dataset_rows import Rows, play_rows

FORMAT: Final = "palais dataset 1"
ABOUT: Final = "dataset.json"

BotMaker = Callable[[Game, str], Bot]  # from the game and a seed
OnGame = Callable[[Rows], object]  # called with every game once it is written


class DatasetSummary(msgspec.Struct, frozen=True):
    """The contents of `dataset.json`."""

    format: str
    game: str
    rules_version: int
    data_name: str
    data_digest: str
    players: int
    options: dict[str, Any]
    seed: str
    games: int
    decisions: int
    score_mean: list[float]
    win_share: list[float]
    columns: dict[str, dict[str, str]]
    observation: list[dict[str, Any]]


def write_dataset(
    game: Game,
    folder: Path | str,
    players: int,
    games: int,
    seed: int | str,
    bots: Sequence[BotMaker] | None = None,
    on_game: OnGame | None = None,
    *,
    observations: bool = True,
    **options: Any,
) -> DatasetSummary:
    """Let bots play games and write them to a dataset. The same arguments give the same rows.

    `bots` has a factory for each seat; without it all seats play at random. Without `observations` the rows
    have only the hidden records, from which `game.observe` makes the same vectors again.
    """
    find_pyarrow()
    agreed = game.options(players, **options)
    makers = _makers(bots, players)
    if games < 1:
        raise OptionError(f"games: expected 1 or more, found {games}")
    files = ParquetFiles(game, _new_folder(Path(folder)), observations)
    points, shares = np.zeros(players), np.zeros(players)
    try:
        for number in range(games):
            game_seed = f"{seed}-{number}"
            seated = [make(game, one_way(game_seed, "bot", seat)) for seat, make in enumerate(makers)]
            rows = play_rows(game, game.new(players, game_seed, **options), seated, game_seed)
            files.add(rows)
            points += rows.points
            shares += rows.win_share()
            if on_game is not None:
                on_game(rows)
        files.close()
    except BaseException:
        files.abandon()
        raise
    summary = _summary(game, players, agreed, str(seed), files, points / games, shares / games)
    (Path(folder) / ABOUT).write_bytes(msgspec.json.format(msgspec.json.encode(summary), indent=1) + b"\n")
    return summary


def _makers(bots: Sequence[BotMaker] | None, players: int) -> Sequence[BotMaker]:
    if bots is None:
        return [RandomBot] * players
    if len(bots) != players:
        raise OptionError(f"bots: expected one for each of the {players} seats, found {len(bots)}")
    return bots


def _new_folder(folder: Path) -> Path:
    """Create the folder. Raises if it already holds a dataset: none is ever overwritten."""
    if any((folder / name).exists() for name in (ABOUT, POSITIONS, GAMES)):
        raise OptionError(f"{folder} holds a dataset already; expected a new folder")
    try:
        folder.mkdir(parents=True, exist_ok=True)
    except OSError as error:
        raise OptionError(f"{folder} cannot be made a folder: {error.strerror}") from None
    return folder


def _summary(
    game: Game, players: int, options: dict[str, Any], seed: str, files: ParquetFiles, points: Any, shares: Any
) -> DatasetSummary:
    kept = {name: meaning for name, meaning in POSITION_COLUMNS.items() if files.observations or name != "observation"}
    return DatasetSummary(
        format=FORMAT,
        game=game.id,
        rules_version=game.rules_version,
        data_name=game.data_name,
        data_digest=game.data_digest,
        players=players,
        options=options,
        seed=seed,
        games=files.games,
        decisions=files.decisions,
        score_mean=points.round(3).tolist(),
        win_share=shares.round(4).tolist(),
        columns={POSITIONS: kept, GAMES: GAME_COLUMNS},
        observation=[msgspec.to_builtins(part) for part in game.observation_layout] if files.observations else [],
    )
