"""Refusal codes of tables. The sentences are in the server's catalogues, as `refusal-<code>`.

Illegal actions are refused with the game's own codes, whose sentences are in the game's catalogue.
"""

from __future__ import annotations

from typing import Final

from palais.core.errors import PalaisError

CODES: Final = (
    "already-left",  # a bot already plays this seat
    "already-returned",  # no bot stands in for you
    "bad-action",  # no such action in the replay
    "bad-bot",  # no such bot
    "bad-family",  # not a family name of this game
    "bad-link",  # the token of the link is invalid
    "bad-options",  # the game does not know these options
    "bad-seat",  # no such seat
    "bad-seats",  # at most one seat for the maker, a code for each bot, distinct colours
    "begun",  # the game has begun
    "chat-empty",  # nothing is left after removing control characters
    "chat-too-long",
    "closed",  # by the maker of the table, before the game began
    "colour-taken",  # by another player
    "exam-open",  # an exam waits for its answer
    "family-taken",  # another family at the table has a name like it
    "hint-not-now",  # it is not your turn
    "hints-off",  # not everybody has agreed
    "lesson-back-first",  # shown only from the beginning of a step
    "lesson-damaged",  # or written for other rules
    "lesson-other",  # legal, but not what the lesson asks for now
    "lesson-over",
    "link-needed",  # the table is not listed
    "name-alike",  # somebody at this table has a name that looks the same
    "no-breach",  # nothing to fine, or it has been fined
    "no-families",  # the seats of this game have no family names
    "no-hint",  # the bot has nothing to say
    "no-offers-here",  # the game has none, or the table has turned them off
    "no-private-talk",  # only public chat is allowed at this table or at this time
    "no-such-game",
    "no-such-lesson",
    "no-such-offer",  # that this seat could answer or take back
    "no-such-table",
    "not-examined",  # nobody asks you anything
    "not-finished",  # only for finished games
    "not-started",  # seats are still open
    "not-the-judge",  # only the judge gives fines
    "not-the-maker",  # only the maker of the table may do this
    "not-your-seat",  # you have no seat at this table
    "nothing-to-undo",
    "offer-answered",  # by this seat already
    "offer-gone",  # answered, taken back or expired
    "offer-impossible",  # a term nobody could promise now
    "offer-malformed",  # no terms, too many, or the same twice
    "offer-one-sided",  # money for something done, and nothing is to be done
    "offer-repeated",  # the same offer is still open
    "offer-too-many",  # of this seat, open or in this phase
    "offer-unpayable",  # somebody cannot pay now what is to be paid at once
    "over",  # the game is over
    "record-action",  # an action of a record file, or the position after it, is wrong
    "record-commitment",  # the seed is not the one committed to
    "record-gone",  # the file is no longer open
    "record-head",  # invalid options, players or position
    "record-other-data",  # played with another data set
    "record-other-game",  # or of another rules version
    "record-result",  # not the one the actions lead to
    "record-too-large",
    "record-unfinished",
    "record-unreadable",  # not a record
    "resigned",  # you have resigned; a bot plays the seat to the end
    "seat-taken",
    "stale",  # based on an old state; a fresh snapshot follows
    "table-full",
    "timed-out",  # your time is up; a bot finishes this turn
    "unreadable",  # played with another version of the rules
)


class Refusal(PalaisError):  # noqa: N818 (an answer, not an error)
    """Nothing has changed. `code` is one of CODES or a refusal of the game."""

    def __init__(self, code: str, why: str = "", **arguments: int) -> None:
        super().__init__(why or f"refused: {code}")
        self.code = code
        self.arguments = arguments  # of its sentence
