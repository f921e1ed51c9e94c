"""`palais migrate`, `palais backup`, `palais restore`: the database without a server."""

from __future__ import annotations

import asyncio
from pathlib import Path
from typing import Annotated

import typer

from palais.cli.database import database_url

Database = Annotated[
    str, typer.Option("--db", envvar="PALAIS_DB", help="The URL of the database, as for `serve`.", show_default=False)
]
UrlFile = Annotated[
    Path | None,
    typer.Option("--db-file", envvar="PALAIS_DB_FILE", help="A file whose first line is the URL.", show_default=False),
]


def migrate(db: Database = "", db_file: UrlFile = None) -> None:
    """Create the schema of a database, or upgrade an older one. Servers with --shared leave that to this command."""
    from palais.store.connect import make_engine, read_url
    from palais.store.connect import migrate as upgrade

    async def work() -> None:
        engine = make_engine(read_url(database_url(db, db_file)))
        try:
            await upgrade(engine)
        finally:
            await engine.dispose()

    asyncio.run(work())
    typer.echo("the database is up to date")


def backup(
    file: Annotated[Path, typer.Argument(help="The file to write; it must not exist yet.")],
    db: Database = "",
    db_file: UrlFile = None,
) -> None:
    """Write everything in a database to a file, while servers run. The file is an SQLite database of its own."""
    from palais.store.copies import copy_out

    rows = asyncio.run(copy_out(database_url(db, db_file), file))
    typer.echo(f"{file}: {rows} rows")


def restore(
    file: Annotated[Path, typer.Argument(help="A file made by `palais backup`.")],
    db: Database = "",
    db_file: UrlFile = None,
) -> None:
    """Fill an empty database from a backup, SQLite's or PostgreSQL's."""
    from palais.store.copies import copy_in

    rows = asyncio.run(copy_in(file, database_url(db, db_file)))
    typer.echo(f"{rows} rows")
