"""`palais replay`: play a game record again and check every word of it."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import typer

from palais.cli.terminal import Data, Json, out, print_json

EARLY = {
    "resigned": " It ended before its time: somebody resigned.",
    "consent": " It ended before its time: everybody agreed to stop.",
}


def replay(
    file: Annotated[Path, typer.Argument(help="A game record, as `palais play` writes it.", show_default=False)],
    data: Data = None,
    moves: Annotated[bool, typer.Option("--moves", help="Print every action.")] = False,
    json: Json = False,
) -> None:
    """Re-run a recorded game: the deal against its commitment, every action, every position, the result."""
    from palais.core import archive
    from palais.core.kit import game as find_game

    record = archive.read_record(file)
    game = find_game(record.game, data)
    for step in archive.replay(game, record):
        if moves and not json:
            out.print(
                f"{step.number:4} {record.players[step.seat].name}: {game.action_text(step.action)}",
                highlight=False,
                markup=False,
            )
    result, table = record.result, record.table
    assert result is not None  # replay has checked it
    if json:
        print_json({"valid": True, "actions": len(record.actions), "seed": record.seed, "result": result})
        return
    won = result.winners if table is None else table.winners
    winners = " and ".join(record.players[seat].name for seat in won) or "nobody"
    scores = ", ".join(f"{p.name} {n}" for p, n in zip(record.players, result.points, strict=True))
    sentence = f"The record is right: {len(record.actions)} actions, the deal as committed. {scores}. Won by {winners}."
    sentence += EARLY.get(table.ending or "", "") if table is not None else ""
    out.print(sentence, highlight=False, markup=False)
