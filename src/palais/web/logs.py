"""Log output: plain text, or one JSON object per line. Cookies, tokens, names and chat are never logged."""

from __future__ import annotations

import logging
import os
import socket
import sys
from typing import Any

import msgspec

from palais.tables.log_context import logged_table

MIN_LEVELS = {  # by logger; uvicorn warns about every malformed request
    "uvicorn.error": logging.ERROR,
    "asyncio": logging.WARNING,
    "alembic": logging.WARNING,
}


class JsonLines(logging.Formatter):
    """Formats a record as one line of JSON. `server` is the machine's name and the process: unique among several servers."""

    def __init__(self) -> None:
        super().__init__()
        self._server = f"{socket.gethostname()}:{os.getpid()}"

    def format(self, record: logging.LogRecord) -> str:
        line: dict[str, Any] = {
            "at": round(record.created, 3),
            "level": record.levelname.lower(),
            "logger": record.name,
            "message": record.getMessage(),
            "server": self._server,
        }
        if (table := logged_table.get()) is not None:
            line["table"] = table
        if record.exc_info:
            line["trace"] = self.formatException(record.exc_info)
        return msgspec.json.encode(line).decode()


def set_up_logs(as_json: bool) -> None:
    handler = logging.StreamHandler(sys.stderr)
    handler.setFormatter(JsonLines() if as_json else logging.Formatter("%(asctime)s %(levelname)s %(name)s: %(message)s"))
    logging.basicConfig(level=logging.INFO if as_json else logging.WARNING, handlers=[handler], force=True)
    for name, level in MIN_LEVELS.items():
        logging.getLogger(name).setLevel(level)
