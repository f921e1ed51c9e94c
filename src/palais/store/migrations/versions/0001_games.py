"""Tables, seats and the log of games."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0001"
down_revision = None


def upgrade() -> None:
    op.create_table(
        "meta",
        sa.Column("key", sa.String(32), nullable=False),
        sa.Column("value", sa.Text, nullable=False),
        sa.PrimaryKeyConstraint("key", name="pk_meta"),
    )
    op.create_table(
        "tables",
        sa.Column("id", sa.String(32), nullable=False),
        sa.Column("game", sa.String(32), nullable=False),
        sa.Column("rules_version", sa.Integer, nullable=False),
        sa.Column("data_digest", sa.String(32), nullable=False),
        sa.Column("name", sa.String(64), nullable=False),
        sa.Column("status", sa.String(8), nullable=False),
        sa.Column("listed", sa.Boolean, nullable=False),
        sa.Column("options", sa.Text, nullable=False),
        sa.Column("clock", sa.Text, nullable=False),
        sa.Column("seed", sa.Text, nullable=False),
        sa.Column("salt", sa.String(64), nullable=False),
        sa.Column("position", sa.Text),
        sa.Column("created", sa.Double, nullable=False),
        sa.Column("started", sa.Double),
        sa.Column("ended", sa.Double),
        sa.Column("to_act", sa.Integer),
        sa.Column("deadline", sa.Double),
        sa.Column("brief", sa.Text),
        sa.Column("rematch", sa.String(32)),
        sa.Column("origin", sa.String(32)),
        sa.Column("origin_action", sa.Integer),
        sa.PrimaryKeyConstraint("id", name="pk_tables"),
    )
    op.create_index("ix_tables_status_created", "tables", ["status", "created"])
    op.create_index("ix_tables_deadline", "tables", ["deadline"])
    op.create_table(
        "seats",
        sa.Column("table_id", sa.String(32), sa.ForeignKey("tables.id", name="fk_seats_table_id"), nullable=False),
        sa.Column("seat", sa.Integer, nullable=False),
        sa.Column("generation", sa.Integer, nullable=False),
        sa.Column("colour", sa.String(16), nullable=False),
        sa.Column("name", sa.String(64), nullable=False),
        sa.Column("guest_id", sa.String(64)),
        sa.Column("bot", sa.String(32)),
        sa.Column("agrees_to_hints", sa.Boolean, nullable=False),
        sa.PrimaryKeyConstraint("table_id", "seat", name="pk_seats"),
    )
    op.create_index("ix_seats_guest_id", "seats", ["guest_id"])
    op.create_table(
        "entries",
        sa.Column("table_id", sa.String(32), sa.ForeignKey("tables.id", name="fk_entries_table_id"), nullable=False),
        sa.Column("version", sa.Integer, nullable=False),
        sa.Column("seat", sa.Integer, nullable=False),
        sa.Column("kind", sa.String(4), nullable=False),
        sa.Column("actions", sa.Text, nullable=False),
        sa.Column("message_id", sa.String(64)),
        sa.Column("digest", sa.String(64), nullable=False),
        sa.Column("clocks", sa.Text),
        sa.Column("at", sa.Double, nullable=False),
        sa.PrimaryKeyConstraint("table_id", "version", name="pk_entries"),
        sa.UniqueConstraint("table_id", "seat", "message_id", name="uq_entries_table_id_seat_message_id"),
    )
