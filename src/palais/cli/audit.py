"""`palais audit`: replay every stored game and compare."""

from __future__ import annotations

import asyncio
from typing import TYPE_CHECKING

import typer

from palais.cli.arguments import Json
from palais.cli.backup import Database, UrlFile
from palais.cli.console import out, print_json
from palais.cli.database import database_url

if TYPE_CHECKING:
    from palais.tables.history.audit import Audited


def audit(db: Database = "", db_file: UrlFile = None, json: Json = False) -> None:
    """Replay every stored game with the rules it was begun with, and report what does not fit. Nothing is changed.

    Run it with a new version before you install it.
    """
    found = asyncio.run(_audit(database_url(db, db_file)))
    wrong = [one for one in found if one.fault is not None]
    entries = sum(one.entries for one in found)
    if json:
        print_json({"games": len(found), "entries": entries, "wrong": [one._asdict() for one in wrong]})
    else:
        for one in wrong:
            out.print(f"{one.id} ({one.game}, rules {one.rules_version}): {one.fault}", highlight=False, soft_wrap=True)
        out.print(f"{len(found)} games, {entries} entries, {len(wrong)} wrong", highlight=False)
    if wrong:
        raise typer.Exit(1)


async def _audit(url: str) -> list[Audited]:
    from palais.core.kit import game, game_ids, older_games
    from palais.store.store import Store
    from palais.tables.history.audit import Auditor

    ids, store = game_ids(), Store(url)
    await store.open_reading()
    try:
        auditor = Auditor({id: game(id) for id in ids}, older_games(ids))
        return [one async for one in auditor.audit(store)]
    finally:
        await store.close()
