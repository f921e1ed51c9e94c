"""Breaches of etiquette with what was said, and whether private talk may be shown after the game."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0008"
down_revision = "0007"


def upgrade() -> None:
    op.add_column("seats", sa.Column("agrees_to_publish", sa.Boolean, nullable=False, server_default=sa.false()))
    op.add_column("entries", sa.Column("breach", sa.Text))
    op.add_column("chat", sa.Column("version", sa.Integer))
    op.add_column("chat", sa.Column("breach", sa.Text))
