"""Everything Palais raises on purpose. Each message is one sentence a user can act on.

PalaisError
  DataError        a data file of a box does not fit
  OptionError      an option of a new game does not fit
  NotationError    a text is not a position or not an action
  RecordError      a game record cannot be read, or does not agree with the rules
  IllegalAction    an action is refused; carries the refusal's code
  BotError         a bot is not known, or cannot be loaded
"""

from __future__ import annotations


class PalaisError(Exception):
    """The root: the command line prints the message and exits with 2."""


class DataError(PalaisError):
    """A data file does not fit: which file, which key, what was expected."""

    def __init__(self, file: str, key: str, expected: str) -> None:
        super().__init__(f"{file}: {key}: {expected}")
        self.file, self.key, self.expected = file, key, expected


class OptionError(PalaisError):
    """An option of a new game does not fit."""


class NotationError(PalaisError):
    """A text is not a position or not an action."""


class RecordError(PalaisError):
    """A game record cannot be read, or does not agree with the rules."""


class IllegalAction(PalaisError):  # noqa: N818 (an action, as python-chess's illegal move)
    """An action was refused. Nothing has changed."""

    def __init__(self, code: str, sentence: str) -> None:
        super().__init__(sentence)
        self.code = code


class BotError(PalaisError):
    """A bot is not known, or cannot be loaded."""
