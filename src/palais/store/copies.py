"""Backups: a copy of a database at one moment, as an SQLite file that any database can be filled from."""

from __future__ import annotations

from pathlib import Path
from typing import Final

from sqlalchemy import Table, func, insert, select
from sqlalchemy.exc import SQLAlchemyError
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine

from palais.store.connect import cannot_be_opened, check_version, make_engine, migrate, read_url, snapshots
from palais.store.errors import StoreError
from palais.store.schema import metadata, servers, tables

CHUNK_ROWS: Final = 1000
COPIED: Final = [table for table in metadata.sorted_tables if table is not servers]


async def copy_out(url: str, file: Path) -> int:
    """Copy a database to a new file. Returns the number of rows."""
    if file.exists():
        raise StoreError(f"{file} exists already; name another file")
    return await _copy(url, f"sqlite:///{file}")


async def copy_in(file: Path, url: str) -> int:
    """Copy a backup to an empty database. Returns the number of rows."""
    if not file.is_file():
        raise StoreError(f"there is no file {file}")
    return await _copy(f"sqlite:///{file}", url)


async def _copy(source: str, target: str) -> int:
    ends = [make_engine(read_url(url), is_patient=True) for url in (source, target)]
    try:
        await check_version(ends[0])
        await migrate(ends[1])
        return await _copy_rows(*ends)
    except (SQLAlchemyError, OSError) as error:
        raise cannot_be_opened(ends[1].url, error) from None
    finally:
        for engine in ends:
            await engine.dispose()


async def _copy_rows(source: AsyncEngine, target: AsyncEngine) -> int:
    """All or nothing, as it is at one moment."""
    async with snapshots(source).connect() as reading, target.begin() as writing:
        if (await writing.execute(select(func.count()).select_from(tables))).scalar():
            raise StoreError(f"the database {target.url.render_as_string()} is not empty; name an empty one")
        return sum([await _copy_table(reading, writing, table) for table in COPIED])


async def _copy_table(reading: AsyncConnection, writing: AsyncConnection, table: Table) -> int:
    copied = 0
    await writing.execute(table.delete())  # the secret that opening has made
    result = await reading.stream(select(table))
    async for rows in result.partitions(CHUNK_ROWS):
        await writing.execute(insert(table), [dict(row._mapping) for row in rows])
        copied += len(rows)
    return copied
