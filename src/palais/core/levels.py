"""The levels for people, from 1, the mildest, to the strongest: the one list that everything else goes by.

It imports nothing, so that a server and a command line know the levels before any bot is made.
"""

from __future__ import annotations

from typing import Final

STRONGEST: Final = 11
LEVELS: Final = tuple(f"level:{number}" for number in range(1, STRONGEST + 1))
WITHOUT_LOOKING: Final = "level:9"  # the strongest of those that do not look ahead; it plays for whoever leaves a table
ADVISER: Final = LEVELS[-1]
# Who plays meanwhile for those that must be compiled: they look ahead.
STAND_INS: Final = dict.fromkeys(LEVELS[LEVELS.index(WITHOUT_LOOKING) + 1 :], WITHOUT_LOOKING)
