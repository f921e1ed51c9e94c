"""There are eleven levels of bots instead of five: whoever sits at a stored table goes on being about as strong.

Levels 2 to 5 are what they were under other numbers. The first one played every second game like level 2 and the others
like a beginner: it becomes the level in the middle between them.
"""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0004"
down_revision = "0003"

NOW = {"level:1": "level:4", "level:2": "level:8", "level:3": "level:9", "level:4": "level:10", "level:5": "level:11"}


def upgrade() -> None:
    seats = sa.table("seats", sa.column("bot", sa.String))
    renamed = sa.case(NOW, value=seats.c.bot, else_=seats.c.bot)  # all at once: a new code may be an old one too
    op.execute(seats.update().where(seats.c.bot.in_(list(NOW))).values(bot=renamed))
