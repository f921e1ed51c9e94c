"""Lessons: every one is played to its end, whatever else is tried is answered and changes nothing, and damage is refused."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from palais.core.errors import DataError
from palais.core.kit import game, game_ids, kit
from palais.core.lessons import Lesson, fits
from palais.core.words import LANGUAGES
from palais.tables.lessons.book import LessonBook, lesson_book
from palais.tables.lessons.run import LessonRun
from palais.tables.refusals import Refusal

BOOKS = {id: book for id in game_ids() if (book := lesson_book(id)) is not None}
LESSONS = [pytest.param(book, lesson, id=f"{id}-{lesson.id}") for id, book in BOOKS.items() for lesson in book.lessons]
every_lesson = pytest.mark.parametrize(("book", "lesson"), LESSONS)
MOST_SENTENCES, MOST_CHARACTERS = 2, 190


def book_and(id: str, game_id: str = "palais-royal") -> tuple[LessonBook, Lesson]:
    book = BOOKS[game_id]
    number = book.number(id)
    assert number is not None
    return book, book.lessons[number]


def facts(run: LessonRun) -> tuple[object, ...]:
    """All that a refused action must leave as it is."""
    history = run.history
    return run.game.digest(history.state), history.version, len(history.log), run.step, run.standing


@every_lesson
def test_the_script_leads_to_the_end(book: LessonBook, lesson: Lesson) -> None:
    run = LessonRun(book.game, lesson)
    for n in range(len(lesson.step)):
        assert (run.step, run.standing) == (n, lesson.step[n].kind)
        run.next()
    assert run.standing == "done"
    with pytest.raises(Refusal) as caught:
        run.next()
    assert caught.value.code == "lesson-over"


@every_lesson
def test_whatever_else_is_legal_is_answered_and_changes_nothing(book: LessonBook, lesson: Lesson) -> None:
    run = LessonRun(book.game, lesson)
    while (step := run.now) is not None:
        wanted = [*step.do[:1], *(["*"] if step.goal else [])]
        given_up = step.avoid
        for action in book.game.legal(run.history.state, lesson.seat):
            is_wanted = any(fits(book.game, action, pattern) for pattern in wanted)
            if is_wanted and not any(fits(book.game, action, pattern) for pattern in given_up):
                continue
            before = facts(run)
            with pytest.raises(Refusal) as caught:
                run.submit([action])
            assert (caught.value.code, facts(run)) == ("lesson-other", before)
        run.next()


@every_lesson
def test_a_step_is_the_same_whether_played_or_begun_at(book: LessonBook, lesson: Lesson) -> None:
    run = LessonRun(book.game, lesson)
    for n in range(len(lesson.step) + 1):
        again = LessonRun(book.game, lesson, n)
        assert (book.game.digest(again.history.state), again.step) == (book.game.digest(run.history.state), n)
        if run.now is not None:
            run.next()


@every_lesson
def test_show_me_is_what_the_step_asks_for(book: LessonBook, lesson: Lesson) -> None:
    run = LessonRun(book.game, lesson)
    while (step := run.now) is not None:
        if step.kind in ("do", "goal"):
            run.submit(run.plan()[:1])
            assert run.step > lesson.step.index(step) or run.standing == step.kind
            run.back()
        run.next()


@every_lesson
@pytest.mark.parametrize("language", LANGUAGES)
def test_a_step_says_two_short_sentences(book: LessonBook, lesson: Lesson, language: str) -> None:
    words = book.words(language)
    for n in range(1, len(lesson.step) + 1):
        text = words.say(f"lesson-{lesson.id}-{n}").replace("**", "")
        assert len(re.split(r"(?<=[.!?])\s+(?![a-zà-ü])", text)) <= MOST_SENTENCES, text
        assert len(text) <= MOST_CHARACTERS, text


@pytest.mark.parametrize("book", BOOKS.values(), ids=BOOKS)
def test_the_words_are_the_same_in_every_language(book: LessonBook) -> None:
    keys = {language: re.findall(r"^lesson-[\w-]+", book.words(language).source, re.MULTILINE) for language in LANGUAGES}
    assert all(found == keys["en"] for found in keys.values())
    said = {
        f"lesson-{lesson.id}-{part}" for lesson in book.lessons for part in ("title", "about", *range(1, len(lesson.step) + 1))
    }
    assert {key for key in keys["en"] if not key.endswith("-other")} == said


def test_a_goal_that_is_out_of_reach_leads_back() -> None:
    book, lesson = book_and("noble")
    run = LessonRun(book.game, lesson, 4)
    assert run.standing == "goal"
    run.submit([book.game.parse_action("recruit e3")])
    assert run.step == 5, "one noble was asked for"
    run.back()
    assert (run.step, run.standing) == (4, "goal")


def test_a_learner_takes_back_within_a_step_only() -> None:
    book, lesson = book_and("walk")
    run = LessonRun(book.game, lesson)
    with pytest.raises(Refusal, match="nothing-to-undo"):
        run.undo()
    before = book.game.digest(run.history.state)
    run.submit([book.game.parse_action("reinforce supply")])
    run.undo()
    assert (book.game.digest(run.history.state), run.step) == (before, 0)
    run.next()
    with pytest.raises(Refusal, match="nothing-to-undo"):
        run.undo()


def test_several_actions_are_done_together_or_not_at_all() -> None:
    book, lesson = book_and("gold")
    run = LessonRun(book.game, lesson, 1)
    walk, away = (book.game.parse_action(text) for text in ("move gate-mint", "move gate-king"))
    before = facts(run)
    with pytest.raises(Refusal, match="lesson-other"):
        run.submit([walk, away])
    with pytest.raises(Refusal, match="lesson-other"):
        run.submit([walk, walk, book.game.parse_action("done")])
    assert facts(run) == before
    run.submit([walk, walk])
    assert run.step == 2


def test_a_refusal_of_the_rules_comes_before_that_of_the_lesson() -> None:
    book, lesson = book_and("noble")
    run = LessonRun(book.game, lesson, 3)
    with pytest.raises(Refusal) as caught:
        run.submit([book.game.parse_action("recruit e9")])
    assert caught.value.code != "lesson-other"


# ---- damaged lessons ----


def damaged(tmp_path: Path, old: str, new: str) -> LessonBook:
    """The book of lessons with the fourth one changed."""
    found = kit("palais-royal").lessons
    assert found is not None
    (tmp_path / "words").mkdir()
    for language in LANGUAGES:
        (tmp_path / "words" / f"{language}.ftl").write_text((found() / "words" / f"{language}.ftl").read_text("utf-8"), "utf-8")
    text = (found() / "04-noble.toml").read_text("utf-8")
    assert old in text
    (tmp_path / "04-noble.toml").write_text(text.replace(old, new), "utf-8")
    return LessonBook(game("palais-royal"), tmp_path)


@pytest.mark.parametrize(
    ("old", "new", "sentence"),
    [
        ("rules = 1", "rules = 9", "rules: expected a lesson of rules version 1, found 9"),
        ("rules = 1", "rules = [", "file: expected TOML"),
        ('do = ["recruit c7"]', 'do = ["recruit c8"]', "step 4: expected a script that can be played"),
        ('do = ["recruit c7"]', 'do = ["sing"]', "step 4: expected a script that can be played"),
        ('do = ["recruit c7"]', 'do = ["recruit c7"]\nundo = true', "step 4: expected actions to do, or a goal"),
        ('do = ["recruit c7"]', 'do = ["recruit c7"]\nthen = ["1 done"]', "step 4: expected a script that can be played"),
        ('do = ["recruit c7"]', 'doing = ["recruit c7"]', "unknown field"),
        ("turn: red recruit", "turn: red dancing", "position: expected a script that can be played"),
        ('id = "noble"', 'id = "nobody"', "lesson-nobody-title: expected a text"),
        ('event = "recruited"', 'event = "sung"', "step 5: expected a script that can be played"),
    ],
)
def test_a_damaged_lesson_is_refused_with_a_sentence(tmp_path: Path, old: str, new: str, sentence: str) -> None:
    with pytest.raises(DataError, match=re.escape(sentence)):
        _ = damaged(tmp_path, old, new).lessons


def test_an_id_may_be_used_once(tmp_path: Path) -> None:
    book = damaged(tmp_path, "minutes = 1.5", "minutes = 1.5")
    (tmp_path / "05-again.toml").write_text((tmp_path / "04-noble.toml").read_text("utf-8"), "utf-8")
    with pytest.raises(DataError, match="found 'noble' again"):
        _ = book.lessons
