"""The exceptions of Palais. Each message is one sentence a user can act on.

PalaisError
  DataError        a data file is invalid
  OptionError      an option is invalid
  NotationError    a text is not a position or not an action
  RecordError      a game record cannot be read, or contradicts the rules
  IllegalAction    an action is refused; carries the refusal's code
  BotError         a bot is unknown, or cannot be loaded
"""

from __future__ import annotations


class PalaisError(Exception):
    """The base class: the command line prints the message and exits with 2."""


class DataError(PalaisError):
    """A data file is invalid: which file, which key, what was expected."""

    def __init__(self, file: str, key: str, expected: str) -> None:
        super().__init__(f"{file}: {key}: {expected}")
        self.file, self.key, self.expected = file, key, expected


class OptionError(PalaisError):
    """An option is invalid."""


class NotationError(PalaisError):
    """A text is not a position or not an action."""


class RecordError(PalaisError):
    """A game record cannot be read, or contradicts the rules."""


class IllegalAction(PalaisError):  # noqa: N818 (named like python-chess's illegal move)
    """An action was refused. Nothing has changed."""

    def __init__(self, code: str, sentence: str) -> None:
        super().__init__(sentence)
        self.code = code


class BotError(PalaisError):
    """A bot is unknown, or cannot be loaded."""
