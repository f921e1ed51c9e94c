"""Why something cannot be done now: the answer to a click on what is not lit. The door for longer explanations later."""

from __future__ import annotations

from typing import Annotated

import msgspec
from msgspec import Meta

from palais.core.phrase import Phrase

Name = Annotated[str, Meta(min_length=1, max_length=32)]


class Thing(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What a person means: a kind of thing on the table and its name, with what is picked up already, as the game names them."""

    kind: Name
    name: Name
    source: Name | None = None
    count: Annotated[int, Meta(ge=1, le=99)] = 1


class Explanation(msgspec.Struct, frozen=True):
    """A refusal's code, for programs, and a sentence with the facts of this position."""

    code: str
    phrase: Phrase
