"""The other servers on the same database, as tables see them. `Alone` has none; shared_servers.py has."""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

from palais.store.rows import Change, TableRow

if TYPE_CHECKING:
    from palais.tables.registry import TableRegistry
    from palais.tables.table.table import Table


class Elsewhere(NamedTuple):
    """Who watches a table at other servers."""

    seats: frozenset[int] = frozenset()
    spectators: int = 0


class Alone:
    """The only server of its database: nothing is told, nothing is asked, and it keeps every table."""

    name: str | None = None  # of this server, as the keeper of tables
    is_shared = False

    @property
    def is_up(self) -> bool:
        """False while this server must not serve anybody."""
        return True

    async def open(self, registry: TableRegistry) -> None:
        """Begin to work for these tables."""

    async def close(self) -> None:
        """Free the tables. They are no longer in memory."""

    def keeps(self, row: TableRow) -> bool:
        """Whether this server plays the table's bots and watches its clocks."""
        return True

    def is_free(self, row: TableRow) -> bool:
        """Whether nobody does."""
        return False

    def tell(self, change: Change) -> None:
        """Say what has been stored."""

    def touch(self, id: str, revision: int) -> None:
        """Say that a table has changed."""

    def tell_present(self, table: Table) -> None:
        """Say who watches a table here."""

    def elsewhere(self, id: str) -> Elsewhere:
        """Who watches a table at other servers."""
        return Elsewhere()

    async def refresh(self, table: Table) -> None:
        """Catch up if the table has changed unheard."""
