"""Which servers are alive, and which tables have lost their keeper: the statements of servers that share a database."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final

from palais.store.line import Line

DEAD_SECONDS: Final = 3.0  # without a beat
FORGIVEN_SECONDS: Final = 10.0  # at most, added to live clocks while nobody kept them
AHEAD_SECONDS: Final = 2.0  # a table gets a keeper this long before it is due
MOST_AT_ONCE: Final = 100
_NOW: Final = "extract(epoch FROM clock_timestamp())"
BURY: Final = f"""
WITH dead AS (
  DELETE FROM servers WHERE seen < {_NOW} - {DEAD_SECONDS} RETURNING id, least({_NOW} - seen, {FORGIVEN_SECONDS}) AS away
)
UPDATE tables SET keeper = NULL, revision = revision + 1, clocks_at = clocks_at + away,
  due = CASE WHEN clocks_at IS NULL THEN due ELSE due + away END
FROM dead WHERE keeper = dead.id AND status = 'playing' RETURNING tables.id, tables.revision"""
LIVING: Final = "SELECT id FROM servers"
ORPHANS: Final = f"""
SELECT id FROM tables WHERE status = 'playing' AND due <= {_NOW} + {AHEAD_SECONDS}
  AND (keeper IS NULL OR keeper NOT IN (SELECT id FROM servers)) ORDER BY random() LIMIT {MOST_AT_ONCE}"""
RELEASE: Final = "UPDATE tables SET keeper = NULL, revision = revision + 1 WHERE keeper = $1 AND status = 'playing'"
LEAVE: Final = "DELETE FROM servers WHERE id = $1"
REVISIONS: Final = "SELECT id, revision FROM tables WHERE id = ANY($1::text[])"


class Servers:
    """Asks over the line."""

    def __init__(self, line: Line) -> None:
        self._line = line

    async def bury(self) -> list[tuple[str, int]]:
        """Free the tables of servers that have stopped. Of all that try, one does it. The tables with their revisions."""
        return [(row[0], row[1]) for row in await self._line.fetch(BURY)]

    async def living(self) -> set[str]:
        return {row[0] for row in await self._line.fetch(LIVING)}

    async def orphans(self) -> list[str]:
        """Tables that will need a keeper and have none."""
        return [row[0] for row in await self._line.fetch(ORPHANS)]

    async def leave(self) -> None:
        """Free the tables of this server, and sign off."""
        await self._line.fetch(RELEASE, self._line.server)
        await self._line.fetch(LEAVE, self._line.server)

    async def revisions(self, ids: Sequence[str]) -> dict[str, Any]:
        return dict(map(tuple, await self._line.fetch(REVISIONS, list(ids))))
