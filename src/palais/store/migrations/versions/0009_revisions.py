"""A revision for every table, which each write must know, and live clocks by absolute time."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0009"
down_revision = "0008"

# Live clocks of running games were kept with their last entry only.
CLOCKS_OF_LAST_ENTRY = """
UPDATE tables SET
  clocks = (SELECT clocks FROM entries WHERE table_id = tables.id ORDER BY version DESC LIMIT 1),
  clocks_at = (SELECT at FROM entries WHERE table_id = tables.id ORDER BY version DESC LIMIT 1)
WHERE status = 'playing'"""


def upgrade() -> None:
    op.add_column("tables", sa.Column("revision", sa.Integer, nullable=False, server_default="0"))
    op.add_column("tables", sa.Column("clocks", sa.Text))
    op.add_column("tables", sa.Column("clocks_at", sa.Double))
    op.execute(CLOCKS_OF_LAST_ENTRY)
