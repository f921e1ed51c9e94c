"""The lessons of a game, read from its folder and checked when they are first asked for."""

from __future__ import annotations

from functools import cache, cached_property
from importlib.resources.abc import Traversable

from palais.core.contract import Game
from palais.core.errors import DataError, PalaisError
from palais.core.kit import game, kit
from palais.core.lessons import Lesson, read_lesson
from palais.core.words import LANGUAGES, Words
from palais.tables.lessons.run import LessonRun


class LessonBook:
    """What is damaged is a DataError that names the file and what was expected."""

    def __init__(self, game: Game, folder: Traversable) -> None:
        self.game, self._folder = game, folder
        self._words = {language: Words(folder / "words", language) for language in LANGUAGES}

    @cached_property
    def lessons(self) -> list[Lesson]:
        """In the order of their files."""
        files = sorted((file for file in self._folder.iterdir() if file.name.endswith(".toml")), key=lambda file: file.name)
        found: dict[str, Lesson] = {}
        for file in files:
            lesson = read_lesson(file.name, _text(file), self.game.rules_version)
            if lesson.id in found:
                raise DataError(file.name, "id", f"expected an id of its own, found {lesson.id!r} again")
            self._check(file.name, lesson)
            found[lesson.id] = lesson
        return list(found.values())

    def number(self, id: str) -> int | None:
        """Its place among the lessons, from 0; None if there is no such lesson."""
        return next((n for n, lesson in enumerate(self.lessons) if lesson.id == id), None)

    def words(self, language: str) -> Words:
        return self._words[language]

    def other(self, lesson: Lesson, step: int, language: str) -> str | None:
        """What is said to another legal action, where a step has a sentence of its own for it."""
        key = f"lesson-{lesson.id}-{step + 1}-other"
        return self.words(language).say(key) if self.words(language).has(key) else None

    def _check(self, name: str, lesson: Lesson) -> None:
        """The script can be played to its end, and every sentence exists in all languages."""
        step = 0
        try:
            run = LessonRun(self.game, lesson)
            while run.now is not None:
                step = run.step + 1
                run.next()
        except (PalaisError, ValueError) as error:
            where = f"step {step}" if step else "position"
            raise DataError(name, where, f"expected a script that can be played ({error})") from None
        for words in self._words.values():
            for key in ("title", "about", *map(str, range(1, len(lesson.step) + 1))):
                words.say(f"lesson-{lesson.id}-{key}")


def _text(file: Traversable) -> str:
    try:
        return file.read_text("utf-8")
    except (OSError, UnicodeDecodeError) as error:
        raise DataError(file.name, "file", f"expected a readable text file in UTF-8 ({error})") from None


@cache
def lesson_book(game_id: str) -> LessonBook | None:
    """The lessons of a game with the data of its own box; None if it has none."""
    folder = kit(game_id).lessons
    return None if folder is None else LessonBook(game(game_id), folder())
