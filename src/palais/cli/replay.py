"""`palais replay`: replay a game record and verify everything in it."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

from palais.cli.arguments import GAME_FLAG, Data, Json
from palais.cli.console import out, print_json

if TYPE_CHECKING:
    from palais.core.archive import GameRecord

EARLY_ENDINGS = {
    "resigned": " It ended before its time: somebody resigned.",
    "consent": " It ended before its time: everybody agreed to stop.",
}


def replay(
    file: Annotated[Path, typer.Argument(help="A game record, as `palais play` writes it.", show_default=False)],
    game: Annotated[
        str | None, typer.Option(GAME_FLAG, help="Refuse records of any other game; the record says which it is of.")
    ] = None,
    data: Data = None,
    moves: Annotated[bool, typer.Option("--moves", help="Print every action.")] = False,
    json: Json = False,
) -> None:
    """Re-run a recorded game: the deal against its commitment, every action, every position, the result."""
    from palais.core import archive
    from palais.core.contract import REFEREE
    from palais.core.kit import game as find_game

    record = archive.read_record(file)
    rules, shown = find_game(game or record.game, data), moves and not json
    for number, step in enumerate(archive.replay(rules, record), 1):
        if shown:
            _print_deeds(record, number - 1)
            player = "referee" if step.seat == REFEREE else record.players[step.seat].name
            out.print(f"{number:4} {player}: {rules.action_text(step.action)}", highlight=False, markup=False)
    if shown:
        _print_deeds(record, len(record.actions))
    if json:
        print_json({"valid": True, "actions": len(record.actions), "seed": record.seed, "result": record.result})
    else:
        out.print(_summary(record), highlight=False, markup=False)


def _print_deeds(record: GameRecord, actions: int) -> None:
    """The offers and answers made after this many actions."""
    for line in record.deeds:
        place, _, deed = line.partition(" ")
        if int(place) == actions:
            out.print(f"     {deed}", highlight=False, markup=False)


def _summary(record: GameRecord) -> str:
    result, table = record.result, record.table
    assert result is not None  # replay has checked it
    won = result.winners if table is None else table.winners
    winners = " and ".join(record.players[seat].name for seat in won) or "nobody"
    scores = ", ".join(f"{player.name} {points}" for player, points in zip(record.players, result.points, strict=True))
    count = len(record.actions)
    actions = "1 action" if count == 1 else f"{count} actions"
    sentence = f"The record is right: {actions}, the deal as committed. {scores}. Won by {winners}."
    return sentence + (EARLY_ENDINGS.get(table.ending or "", "") if table is not None else "")
