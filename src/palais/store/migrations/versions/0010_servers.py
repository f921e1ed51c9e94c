"""Servers that share a database: who is alive, who keeps a table, and when a table needs its keeper."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0010"
down_revision = "0009"


def upgrade() -> None:
    op.create_table(
        "servers",
        sa.Column("id", sa.String(32), nullable=False),
        sa.Column("seen", sa.Double, nullable=False),
        sa.PrimaryKeyConstraint("id", name="pk_servers"),
    )
    op.add_column("tables", sa.Column("keeper", sa.String(32)))
    op.add_column("tables", sa.Column("due", sa.Double))
    op.create_index("ix_tables_due", "tables", ["due"])
    op.create_index("ix_tables_keeper", "tables", ["keeper"])
    op.execute("UPDATE tables SET due = 0 WHERE status = 'playing'")  # whoever takes them over finds out when
