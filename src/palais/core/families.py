"""Family names: what the seats of a game are called in it. Players choose theirs at the table; the rules never see them."""

from __future__ import annotations

from typing import Annotated

import msgspec
from msgspec import Meta


class FamilyNames(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What a family name of a game looks like, and names to suggest: more than a table has seats."""

    shortest: int  # characters, with the particle
    longest: int
    particles: list[str]  # a name begins with one of them, in whatever case
    names: Annotated[list[str], Meta(min_length=12)]
