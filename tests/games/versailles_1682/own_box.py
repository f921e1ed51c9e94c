"""Boxes of one's own for tests: one of our files with one passage changed."""

from __future__ import annotations

from collections.abc import Callable
from importlib import resources
from pathlib import Path

Edit = Callable[[str, str, str], Path]
DATA = resources.files("palais.games.versailles_1682") / "data"
