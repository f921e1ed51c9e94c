"""The rules for players: one page in four languages, without numbers."""

from __future__ import annotations

from importlib import resources

from palais.core.rulebook import Rulebook

BOOK = Rulebook(resources.files("toy_court") / "pages")
