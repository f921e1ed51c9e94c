"""Errors of a stranger's code, in one line. Even to ask for their text may fail."""

from __future__ import annotations

from typing import Final

MAX_CHARACTERS: Final = 200


def error_text(error: BaseException) -> str:
    """The first line of what an error says."""
    try:
        lines = str(error).strip().splitlines()
    except Exception:
        return ""
    return lines[0][:MAX_CHARACTERS] if lines else ""


def error_line(error: BaseException) -> str:
    """The kind of an error and the first line of what it says."""
    return ": ".join(filter(None, [type(error).__name__, error_text(error)]))[:MAX_CHARACTERS]
