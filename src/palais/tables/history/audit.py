"""Every stored game replayed with the rules it was begun with. Nothing is changed."""

from __future__ import annotations

from collections.abc import AsyncIterator, Mapping
from typing import NamedTuple

from palais.core.contract import Game
from palais.store.rows import Loaded
from palais.store.store import Store
from palais.tables.history.history import History
from palais.tables.history.stored import load_history
from palais.tables.refusals import Refusal


class Audited(NamedTuple):
    """A game that was checked; `fault` says what is wrong with it."""

    id: str
    game: str
    rules_version: int
    entries: int
    fault: str | None


class Auditor:
    """Knows today's rules and the older ones."""

    def __init__(self, games: Mapping[str, Game], older: Mapping[tuple[str, int], Game]) -> None:
        self._games, self._older = games, older

    async def audit(self, store: Store) -> AsyncIterator[Audited]:
        for id in await store.begun():
            loaded = await store.load(id)
            if loaded is not None:
                row = loaded.table
                yield Audited(id, row.game, row.rules_version, len(loaded.entries), await self._fault(loaded))

    async def _fault(self, loaded: Loaded) -> str | None:
        row = loaded.table
        game = self._games.get(row.game)
        if game is None:
            return f"the game {row.game} is not installed"
        if row.rules_version != game.rules_version:
            game = self._older.get((row.game, row.rules_version), game)
        try:
            history = await load_history(game, loaded)
        except Refusal as refusal:
            return str(refusal)
        return None if history is None else _wrong_end(game, loaded, history)


def _wrong_end(game: Game, loaded: Loaded, history: History) -> str | None:
    """Whether the stored result is that of the last position."""
    row, brief = loaded.table, loaded.table.brief or {}
    if row.status == "over" and row.ending is None and game.to_act(history.state):
        return "it is stored as over, but is not"
    if row.status == "over" and "points" in brief and brief["points"] != game.score(history.state).points:
        return "the stored points are not those of the last position"
    return None
