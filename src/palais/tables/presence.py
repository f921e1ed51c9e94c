"""Who watches which table at other servers, as far as they have told."""

from __future__ import annotations

from collections.abc import Container

from palais.tables.news import Present
from palais.tables.others import Elsewhere


class Presence:
    """By table and server."""

    def __init__(self) -> None:
        self._by_table: dict[str, dict[str, Present]] = {}

    def note(self, news: Present) -> None:
        here = self._by_table.setdefault(news.table, {})
        here[news.server] = news
        if not news.seats and not news.spectators:
            del here[news.server]
        if not here:
            del self._by_table[news.table]

    def drop(self, servers: Container[str]) -> list[str]:
        """Forget what these servers have told. Returns the tables that this changes."""
        changed = [id for id, here in self._by_table.items() if any(server in servers for server in here)]
        for id in changed:
            here = {server: news for server, news in self._by_table.pop(id).items() if server not in servers}
            if here:
                self._by_table[id] = here
        return changed

    def of(self, id: str) -> Elsewhere:
        here = self._by_table.get(id, {}).values()
        return Elsewhere(frozenset(seat for news in here for seat in news.seats), sum(news.spectators for news in here))
