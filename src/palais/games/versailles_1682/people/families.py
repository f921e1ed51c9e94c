"""VE-902: Family names are the table's affair: chosen there, and unknown to the rules."""

from __future__ import annotations

from functools import cache
from importlib import resources

import msgspec

from palais.core.families import FamilyNames


@cache
def families() -> FamilyNames:
    return msgspec.toml.decode((resources.files(__package__) / "families.toml").read_bytes(), type=FamilyNames)
