"""Eleven bot levels instead of five. Bots at stored tables keep about the same strength.

Levels 2 to 5 only get new numbers. The old level 1 played every second game like level 2 and the others like a beginner; it
becomes the level halfway between the two.
"""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0004"
down_revision = "0003"

NEW_LEVELS = {"level:1": "level:4", "level:2": "level:8", "level:3": "level:9", "level:4": "level:10", "level:5": "level:11"}


def upgrade() -> None:
    seats = sa.table("seats", sa.column("bot", sa.String))
    renamed = sa.case(NEW_LEVELS, value=seats.c.bot, else_=seats.c.bot)  # in one statement: some new codes are old codes too
    op.execute(seats.update().where(seats.c.bot.in_(list(NEW_LEVELS))).values(bot=renamed))
