"""Several games: `to_act` as a set of seats, lists with any game's facts, chat to chosen seats."""

from __future__ import annotations

import json

import sqlalchemy as sa
from alembic import op

revision = "0005"
down_revision = "0004"

FACTS = ("nobles_left",)  # the facts that lists had before


def upgrade() -> None:
    op.add_column("chat", sa.Column("to_seats", sa.Text))
    tables = sa.table("tables", sa.column("id", sa.String), sa.column("to_act", sa.Integer), sa.column("brief", sa.Text))
    connection = op.get_bind()
    connection.execute(tables.update().where(tables.c.to_act.is_not(None)).values(to_act=sa.literal(1).op("<<")(tables.c.to_act)))
    for id, brief in connection.execute(sa.select(tables.c.id, tables.c.brief).where(tables.c.brief.is_not(None))).all():
        told = json.loads(brief)
        facts = {name: told.pop(name) for name in FACTS if told.get(name) is not None}
        told = {name: value for name, value in told.items() if name not in FACTS}
        changed = json.dumps(told | {"facts": facts}, separators=(",", ":"))
        connection.execute(tables.update().where(tables.c.id == id).values(brief=changed))
