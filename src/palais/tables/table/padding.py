"""Lengths that tell nothing: whoever sees how long a message is, even encrypted, must not learn what is hidden in it.

A message to a seat holds things that only this seat knows. Its length may depend on what everyone knows, and on nothing else:
so what is secret in it takes a whole number of steps, one almost always, and the rest of the step is spaces after the JSON.
"""

from __future__ import annotations

from typing import Final

SECRET_STEP: Final = 2048  # bytes for the secrets of a view and of the choices
LINE_STEP: Final = 128  # for those of a line of the log
HINT_STEP: Final = 12288
ANSWER_STEP: Final = 1024  # for an answer to one person, with its sentence


def padding(secret: int, step: int) -> bytes:
    """Spaces that fill up `secret` bytes; also where there is no secret at all, or its absence would show."""
    return b" " * (step - secret % step)


def padded(message: bytes, step: int) -> bytes:
    """A message of which everything is secret."""
    return message + padding(len(message), step)
