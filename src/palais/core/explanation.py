"""Why something cannot be chosen now: the answer to a click on something that is not highlighted."""

from __future__ import annotations

from typing import Annotated

import msgspec
from msgspec import Meta

from palais.core.phrase import Phrase

Name = Annotated[str, Meta(min_length=1, max_length=32)]


class Thing(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The thing a person clicked, in the game's names: its kind and name, and what they had picked up before."""

    kind: Name
    name: Name
    source: Name | None = None
    count: Annotated[int, Meta(ge=1, le=99)] = 1


class Explanation(msgspec.Struct, frozen=True):
    """The code of the refusal, and a sentence with the facts of this position."""

    code: str
    phrase: Phrase
