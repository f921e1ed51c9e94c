"""Settings of one game with a flag of their own on the command line: `--start-gold` sets `start_gold`."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any


@dataclass(frozen=True)
class Flag:
    """One such setting. Kept apart from what it sets, so that `--help` imports no engine."""

    name: str  # of the setting; the flag is the same with dashes
    help: str
    type: type[str | int | bool] = str
    default: Any = None  # None: the setting is left out unless somebody gives it
    default_text: str | None = None  # what `--help` says where there is no default to show
    least: int | None = None
    read: Callable[[str], Any] | None = None  # makes the value from what was typed; None leaves the setting out

    @property
    def flag(self) -> str:
        return f"--{self.name.replace('_', '-')}"
