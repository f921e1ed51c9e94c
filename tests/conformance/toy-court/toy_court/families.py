"""Suggested family names, and what other names must look like."""

from __future__ import annotations

from typing import Final

from palais.core.families import FamilyNames

FAMILIES: Final = FamilyNames(
    shortest=3,
    longest=20,
    particles=["of", "o’"],
    names=[
        f"of {place}" for place in ("Ash", "Birch", "Cedar", "Dale", "Elm", "Fern", "Glen", "Hill", "Isle", "June", "Kay", "Lee")
    ],
)
