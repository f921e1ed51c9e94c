"""Lessons over the real server: the list, the socket, the learner's language, and what is wrong with a request."""

from __future__ import annotations

from typing import Any

import pytest
from websockets.exceptions import InvalidStatus

from tests.web.server import Browser, TableSocket


def option(socket: TableSocket, text: str) -> int:
    """The number of an action on offer, by its text."""
    found: int = next(each["action"] for choice in socket.choices for each in choice["options"] if each["text"] == text)
    return found


def now(socket: TableSocket) -> dict[str, Any]:
    return [message for message in socket.heard if message["type"] == "lesson"][-1]


def test_the_lessons_of_a_game_are_listed(anna: Browser) -> None:
    lessons = anna.get("/api/lessons/palais-royal")
    assert lessons[0] == {"id": "servants", "minutes": 1.0, "steps": 6, "icon": "servant"}
    assert anna.http.get("/api/lessons/chess").status_code == 404


def test_a_lesson_is_played_with_the_messages_of_a_table(anna: Browser) -> None:
    with anna.lesson("palais-royal", "servants") as lesson:
        lesson.hear_until("table")
        assert (now(lesson)["state"], now(lesson)["step"], lesson.seat) == ("read", 0, 0)
        assert lesson.say("lesson", want="next")["type"] == "done"
        assert lesson.act(option(lesson, "put office"))["code"] == "lesson-other"
        assert (now(lesson)["step"], lesson.version) == (1, 0)
        assert lesson.act(option(lesson, "put mint"))["type"] == "done"
        assert (now(lesson)["step"], now(lesson)["light"]) == (2, ["room:king"])
        for room in ("king", "madame", "office", "cardinal"):
            lesson.act(option(lesson, f"put {room}"))
        assert (now(lesson)["state"], now(lesson)["next"]) == ("done", "walk")
        assert any(line["seat"] == 1 for line in lesson.log), "the other seat has played by the script"


def test_show_me_back_and_skip(anna: Browser) -> None:
    with anna.lesson("palais-royal", "noble", 3) as lesson:
        lesson.hear_until("table")
        hint = lesson.say("hint", decision=lesson.decision)
        assert (hint["type"], hint["actions"]) == ("hint", [option(lesson, "recruit c7")])
        assert lesson.say("lesson", want="next")["type"] == "done"
        assert now(lesson)["step"] == 4
        assert lesson.say("lesson", want="back")["type"] == "done"
        assert (now(lesson)["step"], lesson.heard[-2]["type"]) == (3, "table"), "everything is sent anew"


def test_a_learner_goes_on_where_they_were(anna: Browser) -> None:
    with anna.lesson("palais-royal", "noble", 4) as lesson:
        lesson.hear_until("table")
        assert (now(lesson)["state"], now(lesson)["step"]) == ("goal", 4)
        assert any(line["kind"] == "recruited" for line in lesson.log)
    with anna.lesson("palais-royal", "noble", 99) as lesson:
        lesson.hear_until("table")
        assert now(lesson)["state"] == "done"


def test_another_action_is_answered_in_the_learners_language(anna: Browser) -> None:
    with anna.lesson("palais-royal", "noble", 3, **{"accept-language": "de"}) as lesson:
        lesson.hear_until("table")
        answer = lesson.act(option(lesson, "recruit f4"))
        assert answer["sentence"].startswith("Auch dieser Adlige")
        answer = lesson.act(option(lesson, "done"))
        assert (answer["code"], answer["type"]) == ("lesson-other", "refused")


def test_messages_that_are_none_are_refused(anna: Browser) -> None:
    with anna.lesson("palais-royal", "servants") as lesson:
        lesson.hear_until("table")
        assert lesson.say("lesson", want="win")["code"] == "bad-message"
        assert lesson.say("say", text="hello")["code"] == "bad-message"
        assert lesson.say("undo", version=0)["code"] == "nothing-to-undo"
        assert lesson.say("hint", decision=0)["code"] == "no-hint"
        assert lesson.act(0, decision=12345)["code"] == "stale"
        assert (now(lesson)["step"], lesson.version) == (0, 0)


@pytest.mark.parametrize("path", [("palais-royal", "dancing"), ("chess", "servants")])
def test_there_is_no_such_lesson(anna: Browser, path: tuple[str, str]) -> None:
    with pytest.raises(InvalidStatus) as caught:
        anna.lesson(*path)
    assert caught.value.response.status_code == 404


def test_a_lesson_is_in_no_list(anna: Browser) -> None:
    before = anna.get("/api/lists")
    with anna.lesson("palais-royal", "servants") as lesson:
        lesson.hear_until("table")
        assert anna.get("/api/lists") == before
    assert anna.http.get("/api/tables/lesson-servants").status_code == 404
