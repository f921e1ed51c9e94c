"""Errors of untrusted code in one line. Even `str(error)` may raise."""

from __future__ import annotations

from typing import Final

MAX_CHARACTERS: Final = 200


def error_text(error: BaseException) -> str:
    """The first line of an error's message."""
    try:
        lines = str(error).strip().splitlines()
    except Exception:
        return ""
    return lines[0][:MAX_CHARACTERS] if lines else ""


def error_line(error: BaseException) -> str:
    """An error's type and the first line of its message."""
    return ": ".join(filter(None, [type(error).__name__, error_text(error)]))[:MAX_CHARACTERS]
