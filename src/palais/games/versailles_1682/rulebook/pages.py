"""The rulebook of Versailles 1682: pages in four languages and the numbered rules."""

from __future__ import annotations

from importlib import resources
from typing import Final

from palais.core.rulebook import Rulebook

BOOK: Final = Rulebook(resources.files(__package__), "VE")
