"""Routes: the lessons of a game. They are played over a socket, `/ws/lessons/{game}/{lesson}`."""

from __future__ import annotations

import logging

from litestar import get

from palais.core.errors import DataError
from palais.tables.lessons.book import LessonBook, lesson_book
from palais.tables.lessons.messages import LessonRow
from palais.tables.refusals import Refusal
from palais.web.context import SiteContext
from palais.web.problems import problems
from palais.web.routes.games import GameId

log = logging.getLogger("palais.web")


@get("/lessons/{game_id:str}", responses=problems(404), summary="The lessons of a game, in their order")
async def get_lessons(game_id: GameId, site: SiteContext) -> list[LessonRow]:
    book = _book(site, game_id)
    return [LessonRow(lesson.id, lesson.minutes, len(lesson.step), lesson.icon) for lesson in book.lessons] if book else []


def find_lesson(site: SiteContext, game_id: str, lesson: str) -> tuple[LessonBook, int]:
    """The book and the lesson's place in it."""
    book = _book(site, game_id)
    number = None if book is None else book.number(lesson)
    if book is None or number is None:
        raise Refusal("no-such-lesson")
    return book, number


def _book(site: SiteContext, game_id: str) -> LessonBook | None:
    """The lessons of a game; None if it has none. Damaged ones are refused as a whole."""
    if game_id not in site.tables.games:
        raise Refusal("not-found")
    try:
        book = lesson_book(game_id)
        return book if book is not None and book.lessons else None
    except DataError:
        log.exception("the lessons of %s are damaged", game_id)
        raise Refusal("lesson-damaged") from None


LESSONS = (get_lessons,)
