"""Makers of tables, seats by link or held for a guest, games that end early."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0003"
down_revision = "0002"


def upgrade() -> None:
    op.add_column("tables", sa.Column("maker", sa.String(64)))
    op.add_column("tables", sa.Column("host", sa.String(64)))
    op.add_column("tables", sa.Column("ending", sa.String(16)))
    op.create_index("ix_tables_maker", "tables", ["maker"])
    for name in ("by_link", "resigned", "agrees_to_end"):
        op.add_column("seats", sa.Column(name, sa.Boolean, nullable=False, server_default=sa.false()))
    op.add_column("seats", sa.Column("held_for", sa.String(64)))
    op.create_index("ix_seats_held_for", "seats", ["held_for"])
