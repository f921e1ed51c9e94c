"""The server's words: refusals as sentences, in the reader's language."""

from __future__ import annotations

import contextlib
import re
from collections.abc import Iterable, Sequence
from functools import cache
from importlib import resources
from typing import Final

from palais.core.errors import DataError
from palais.core.kit import kit
from palais.core.words import DEFAULT_LANGUAGE, LANGUAGES, Words
from palais.web.refusals import ALL_CODES

LANGUAGE_COOKIE: Final = "lang"
_LANGUAGE_RANGE: Final = re.compile(r"([A-Za-z]{1,8})[^,;]*(?:;\s*q=([0-9.]{1,5}))?")


@cache
def server_words(language: str) -> Words:
    return Words(resources.files(__package__) / "i18n", language)


class RefusalWords:
    """The sentence for a refusal code. A game's own codes are in its catalogue."""

    def __init__(self, games: Iterable[str]) -> None:
        self.games = list(games)

    def refusal(self, language: str, code: str, at: str | None = None, **arguments: int) -> str:
        """`at` is the game of the table, whose own sentence comes first: games share codes, but not what they say."""
        if code in ALL_CODES:
            return server_words(language).say(f"refusal-{code}", **arguments)
        for game in ([] if at is None else [at]) + self.games:
            with contextlib.suppress(DataError):
                return game_words(game, language).say(f"refusal-{code}")
        return server_words(language).say("refusal-fault")


@cache
def game_words(game_id: str, language: str) -> Words:
    return kit(game_id).words(language)


def reader_language(cookies: Sequence[str], accepted: str) -> str:
    """The language chosen by cookie, else the best match for `Accept-Language`, else English."""
    for cookie in cookies:
        if cookie in LANGUAGES:
            return cookie
    wanted = [
        (_quality(found[2]), found[1].lower())
        for found in map(_LANGUAGE_RANGE.match, accepted[:200].replace(" ", "").split(","))
        if found
    ]
    known = [(quality, language) for quality, language in wanted if language in LANGUAGES and quality > 0]
    return max(known, key=lambda one: one[0])[1] if known else DEFAULT_LANGUAGE


def _quality(text: str | None) -> float:
    try:
        return float(text) if text else 1.0
    except ValueError:
        return 0.0
