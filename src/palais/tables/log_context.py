"""Which table a task works for, so that every log line it writes can name it."""

from __future__ import annotations

from contextvars import ContextVar
from typing import Final

logged_table: Final[ContextVar[str | None]] = ContextVar("logged_table", default=None)
