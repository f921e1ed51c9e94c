"""Commands on a shared database, and looks into it."""

from __future__ import annotations

import subprocess
import sys
from typing import Any

import asyncpg  # type: ignore[import-untyped]


def palais(*arguments: str) -> subprocess.CompletedProcess[str]:
    command = [sys.executable, "-m", "palais", *arguments]
    return subprocess.run(command, capture_output=True, text=True, timeout=60, check=False)


def migrated(database: str) -> None:
    told = palais("migrate", "--db", database)
    assert told.returncode == 0, told.stderr


async def rows(database: str, statement: str, *values: Any) -> list[Any]:
    connection = await asyncpg.connect(database)
    try:
        return [tuple(row) for row in await connection.fetch(statement, *values)]
    finally:
        await connection.close()
