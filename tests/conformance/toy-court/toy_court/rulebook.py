"""The rules for players: one page in four languages."""

from __future__ import annotations

from collections.abc import Sequence
from importlib import resources
from typing import Any

from palais.core.errors import OptionError
from palais.core.words import LANGUAGES


class Book:
    figures: Sequence[str] = ()

    def page(self, name: str, language: str) -> str:
        for what, given, known in (("page", name, ("rules",)), ("language", language, LANGUAGES)):
            if given not in known:
                raise OptionError(f"{what}: expected one of {', '.join(known)}, found {given!r}")
        return (resources.files("toy_court") / "pages" / f"{language}.md").read_text("utf-8")

    def rule(self, number: str) -> Any:
        """The rules of this game have no numbers."""
        return None


BOOK = Book()
