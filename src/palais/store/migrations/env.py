"""Alembic's environment: runs migrations on the connection it is handed."""

from __future__ import annotations

from alembic import context

context.configure(connection=context.config.attributes["connection"])
context.run_migrations()
