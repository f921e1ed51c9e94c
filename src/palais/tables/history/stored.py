"""Rebuilds the history of a stored game by replaying its entries."""

from __future__ import annotations

import asyncio
from collections.abc import Sequence
from typing import Final

from palais.core.bargain.notation import parse_deed
from palais.core.contract import Game, State
from palais.core.errors import PalaisError
from palais.core.play import Step
from palais.store.rows import DeedRow, EntryRow, Loaded, TableRow
from palais.tables.history.history import History
from palais.tables.refusals import Refusal

YIELD_ENTRIES: Final = 32  # replayed before other tasks get their turn


def start_position(game: Game, table: TableRow, players: int) -> State:
    """The first position of a table's game: from a seed, or from the middle of another game."""
    if table.position is not None:
        return game.parse_position(table.position)
    return game.new(players, table.seed, **table.options)


async def load_history(game: Game, loaded: Loaded) -> History | None:
    """The history of a table; None if its game has not begun. Refuses "unreadable" games of other rules."""
    table = loaded.table
    if table.status in ("open", "closed"):
        return None
    try:
        history = History(game, start_position(game, table, len(loaded.seats)), len(loaded.seats))
        submissions: list[list[Step]] = []
        deeds = list(loaded.deeds)
        for entry in loaded.entries:
            enter_deeds(history, deeds, entry.version)
            steps = play_entry(history, entry)
            submissions = _undoable(history, [*submissions, steps]) if steps else submissions[:-1]
            check_digest(history, entry)
            if entry.version % YIELD_ENTRIES == 0:
                await asyncio.sleep(0)
        enter_deeds(history, deeds, len(loaded.entries) + 1)
    except PalaisError as error:
        raise Refusal("unreadable", f"table {table.id} was played with other rules: {error}") from error
    history.take_changed()
    _trim(history, submissions)
    if table.ending is not None:
        history.stop()
    return history


def enter_deeds(history: History, deeds: list[DeedRow], version: int) -> None:
    """Enter the deeds that were done before the entry of this version."""
    while deeds and deeds[0].version < version:
        row = deeds.pop(0)
        history.deal(parse_deed(row.deed))
        history.remember(row.seat, row.message_id, row.version)


def play_entry(history: History, entry: EntryRow) -> list[Step]:
    """Replay one entry. Returns its steps; an undo has none."""
    history.remember(entry.seat, entry.message_id, entry.version)
    if entry.kind == "undo":
        history.undo()
        return []
    steps = history.try_out(entry.seat, entry.actions)
    history.act(steps, by_bot=entry.kind == "act" and entry.message_id is None, is_final=entry.kind == "deal")
    return steps


def _undoable(history: History, submissions: list[list[Step]]) -> list[list[Step]]:
    """The submissions that belong to the undo marks."""
    return submissions[-len(history.marks) :] if history.marks else []


def check_digest(history: History, entry: EntryRow) -> None:
    """Raises Refusal if the replay has led to another position than the game."""
    if history.game.digest(history.state) != entry.digest:
        raise Refusal("unreadable", f"not the position that was stored at version {entry.version}")


def _trim(history: History, submissions: Sequence[Sequence[Step]]) -> None:
    """Drop marks that can no longer be undone. Only the last ones are checked, which is cheaper than at every entry."""
    first = max((i + 1 for i, steps in enumerate(submissions) if history.has_taught(steps)), default=0)
    del history.marks[:first]
    history.set_undo_border([])
