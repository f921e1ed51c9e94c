"""The fields that messages of a table's socket share, with their bounds."""

from __future__ import annotations

from typing import Annotated

from msgspec import Meta

MAX_SEATS = 6

MessageId = Annotated[str, Meta(min_length=1, max_length=64, pattern="^[A-Za-z0-9_-]+$")]
Version = Annotated[int, Meta(ge=0, le=2**53 - 1)]
DecisionId = Annotated[int, Meta(ge=0, le=2**53 - 1)]
SeatNumber = Annotated[int, Meta(ge=0, le=MAX_SEATS - 1)]
Addressees = Annotated[list[SeatNumber], Meta(min_length=1, max_length=MAX_SEATS)]
