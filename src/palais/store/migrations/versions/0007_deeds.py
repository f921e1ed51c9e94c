"""Offers between players and what became of them: the deeds of a table, beside its entries."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0007"
down_revision = "0006"


def upgrade() -> None:
    op.create_table(
        "deeds",
        sa.Column("table_id", sa.String(32), nullable=False),
        sa.Column("n", sa.Integer, nullable=False),
        sa.Column("version", sa.Integer, nullable=False),
        sa.Column("seat", sa.Integer, nullable=False),
        sa.Column("deed", sa.Text, nullable=False),
        sa.Column("message_id", sa.String(64)),
        sa.Column("at", sa.Double, nullable=False),
        sa.ForeignKeyConstraint(["table_id"], ["tables.id"], name="fk_deeds_table_id"),
        sa.PrimaryKeyConstraint("table_id", "n", name="pk_deeds"),
        sa.UniqueConstraint("table_id", "seat", "message_id", name="uq_deeds_table_id_seat_message_id"),
    )
