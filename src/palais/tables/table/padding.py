"""Padding: the length of a message, visible even when encrypted, must not reveal what is hidden in it.

The length of a message may depend on public information only. So its secret part is padded to a whole number of steps,
almost always one, with spaces after the JSON. How long a step is for the secrets of a view, the game says (`secret_step`).
"""

from __future__ import annotations

from typing import Final

LINE_STEP: Final = 128  # bytes, for the secrets of a log line
HINT_STEP: Final = 12288
TALK_STEP: Final = 4096  # for the chat and the offers of a snapshot
OFFERS_STEP: Final = 4096  # for offers that have changed
ANSWER_STEP: Final = 1024  # for an answer to one client, with its sentence


def padding(secret: int, step: int) -> bytes:
    """Spaces that pad `secret` bytes to whole steps. Never empty, or the absence of secrets would show."""
    return b" " * (step - secret % step)


def padded(message: bytes, step: int) -> bytes:
    """Pad a message that is secret as a whole."""
    return message + padding(len(message), step)
