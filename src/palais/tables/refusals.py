"""What a table or the house will not do, as codes. The sentences are in the server's catalogues, as `refusal-<code>`.

An action against the rules of a game is refused with the game's own code; its sentence is in the game's catalogue.
"""

from __future__ import annotations

from typing import Final

from palais.core.errors import PalaisError

CODES: Final = (
    "already-left",  # a bot plays this seat already
    "already-returned",  # nobody stands in for you
    "bad-action",  # this is no number of an action of a replay
    "bad-bot",  # there is no such bot
    "bad-link",  # the token of the link is none of ours
    "bad-options",  # the game does not know these options
    "bad-seat",  # the table has no such seat
    "bad-seats",  # the table maker must take one seat at most, bots need a code, colours differ
    "begun",  # the game has begun
    "chat-empty",  # nothing is left of the line without control characters
    "chat-too-long",
    "closed",  # by the maker of the table, before the game began
    "colour-taken",  # by another player
    "hint-not-now",  # it is not your turn
    "hints-off",  # not everybody has agreed
    "link-needed",  # the table is not listed
    "name-alike",  # somebody at this table has a name that looks the same
    "no-hint",  # the bot has nothing to say
    "no-private-talk",  # at this table, or at this moment, one talks to everyone
    "no-such-game",
    "no-such-table",
    "not-finished",  # only for finished games
    "not-started",  # seats are still open
    "not-the-maker",  # only whoever has made the table may do this
    "not-your-seat",  # you do not sit at this table
    "nothing-to-undo",
    "over",  # the game is over
    "record-action",  # of a record file: an action, or the position after it, is wrong
    "record-commitment",  # the seed is not the one committed to
    "record-gone",  # the file is no longer open
    "record-head",  # options, players or position do not fit
    "record-other-data",  # played with another box
    "record-other-game",  # or with other rules
    "record-result",  # not the one the actions lead to
    "record-too-large",
    "record-unfinished",
    "record-unreadable",  # no record at all
    "resigned",  # you have resigned: the seat is a bot's to the end
    "seat-taken",
    "stale",  # the table has gone on; a fresh snapshot follows
    "table-full",
    "timed-out",  # your time is up: a bot plays this turn to its end
    "unreadable",  # the game was played with other rules than this program's
)


class Refusal(PalaisError):  # noqa: N818 (an answer, not an error of ours)
    """Nothing has changed. `code` is one of CODES or a refusal of the game."""

    def __init__(self, code: str, why: str = "", **arguments: int) -> None:
        super().__init__(why or f"refused: {code}")
        self.code = code
        self.arguments = arguments  # for the blanks of its sentence
