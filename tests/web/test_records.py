"""Record files in the replay page: checked to the last action, visible only to the guest who opened them, never stored."""

from __future__ import annotations

import json
from collections.abc import Callable
from copy import deepcopy
from typing import Any

import httpx
import pytest

from palais.tables.history.uploads import MAX_OPEN_FILES, MAX_RECORD_BYTES
from palais.web.rate_limits import RATES
from tests.web.server import Browser, Server, serving

Change = Callable[[dict[str, Any]], Any]


@pytest.fixture(scope="module")
def record(server: Server) -> dict[str, Any]:
    """A game of two bots, as a visitor would download it."""
    with Browser(server) as guest:
        table = guest.make_table("greedy", "level:1", options={"max_rounds": 2})["table"]["id"]
        with guest.socket(table) as socket:
            socket.hear()
            while not socket.view["over"]:
                socket.hear()
        found: dict[str, Any] = guest.get(f"/api/tables/{table}/record")
        return found


@pytest.fixture
def file(record: dict[str, Any]) -> dict[str, Any]:
    return deepcopy(record)


def send(guest: Browser, content: object, language: str = "en") -> httpx.Response:
    text = content if isinstance(content, str | bytes) else json.dumps(content)
    headers = {
        "x-csrftoken": guest.site["csrf"],
        "content-type": "application/json",
        "cookie": f"{guest.cookies()}; lang={language}",
    }
    return guest.http.post("/api/records", content=text, headers=headers)


def test_a_record_is_replayed_like_its_table_and_stored_nowhere(anna: Browser, ben: Browser, file: dict[str, Any]) -> None:
    before = anna.get("/api/lists")
    id = send(anna, file).json()["id"]
    replay = anna.get(f"/api/records/{id}/replay", seat=1)
    assert replay["actions"] == len(file["actions"])
    assert replay["table"]["commitment"] == file["commitment"]
    assert [seat["name"] for seat in replay["table"]["seats"]] == [player["name"] for player in file["players"]]
    assert replay["log"][-1]["action"] == len(file["actions"])
    last = anna.get(f"/api/records/{id}/frames", **{"from": replay["actions"], "to": replay["actions"]})[0]["view"]
    assert last["outcome"]["points"] == file["result"]["points"]
    assert anna.get("/api/lists") == before
    assert ben.http.get(f"/api/records/{id}/replay").status_code == 404, "nobody else's to look at"
    assert anna.http.get(f"/api/records/{id}/replay?seat=5").json()["code"] == "bad-seat"
    assert anna.http.get(f"/api/records/{id}/frames?from=0&to=99").json()["code"] == "bad-action"


def test_a_game_that_ended_early_is_shown_as_it_ended(anna: Browser) -> None:
    table = anna.make_table("me", "greedy")["table"]["id"]
    with anna.socket(table) as socket:
        socket.hear_of_my_turn()
        socket.act(socket.options()[0])
    anna.post(f"/api/tables/{table}/resign")
    record = anna.get(f"/api/tables/{table}/record")
    id = send(anna, record).json()["id"]
    shown, was = (anna.get(f"/api/{path}/replay")["table"] for path in (f"records/{id}", f"tables/{table}"))
    assert (shown["ending"], shown["result"]["winners"]) == ("resigned", [1])
    assert shown["result"] == was["result"]


WRONG: dict[str, tuple[Change, str]] = {
    "digest": (lambda it: it["digests"].__setitem__(4, "0" * len(it["digests"][4])), "record-action"),
    "action": (lambda it: it["actions"].__setitem__(4, it["actions"][5]), "record-action"),
    "seat": (lambda it: it["actions"].__setitem__(4, "9 done"), "record-action"),
    "no action": (lambda it: it["actions"].__setitem__(4, "dance"), "record-action"),
    "data_name": (lambda it: it.update(data_name="another-box"), "record-other-data"),
    "data_digest": (lambda it: it.update(data_digest="0" * 16), "record-other-data"),
    "commitment": (lambda it: it.update(commitment="0" * 64), "record-commitment"),
    "seed": (lambda it: it.update(seed="mine"), "record-commitment"),
    "salt": (lambda it: it.update(salt=""), "record-commitment"),
    "result": (lambda it: it["result"].update(winners=[]), "record-result"),
    "cut off": (lambda it: it.update(actions=it["actions"][:-1], digests=it["digests"][:-1]), "record-result"),
    "uneven": (lambda it: it["digests"].pop(), "record-head"),
    "options": (lambda it: it["options"].update(palace="upside-down"), "record-head"),
    "players": (lambda it: it["options"].update(players=3), "record-head"),
    "nobody": (lambda it: it.update(players=[]), "record-unreadable"),
    "crowd": (lambda it: it.update(players=it["players"] * 9), "record-head"),
    "long name": (lambda it: it["players"][0].update(name="x" * 65), "record-unreadable"),
    "unfinished": (lambda it: it.update(result=None), "record-unfinished"),
    "game": (lambda it: it.update(game="chess"), "record-other-game"),
    "rules": (lambda it: it.update(rules_version=99), "record-other-game"),
    "format": (lambda it: it.update(format="palais game record 9"), "record-unreadable"),
    "surrogate": (lambda it: it.update(seed="\ud800"), "record-unreadable"),
    "more": (lambda it: it.update(more=1), "record-unreadable"),
}


@pytest.mark.parametrize("change", WRONG)
def test_refusing_a_damaged_file_says_where_the_damage_is(anna: Browser, file: dict[str, Any], change: str) -> None:
    spoil, code = WRONG[change]
    spoil(file)
    answer = send(anna, file)
    assert answer.status_code == 400
    assert answer.json()["code"] == code
    if code == "record-action":
        assert "at action 5" in answer.json()["sentence"]


@pytest.mark.parametrize("content", ["", "{}", "[" * 5000, "null", b"\xff\xfe", '{"format": 1}', "[1, 2]"])
def test_a_file_that_is_not_a_record_is_refused_in_the_readers_language(anna: Browser, content: str | bytes) -> None:
    answer = send(anna, content, "de")
    assert (answer.status_code, answer.json()["code"]) == (400, "record-unreadable")
    assert answer.json()["sentence"].startswith("Diese Datei ist keine Aufzeichnung")


def test_opening_a_file_has_a_size_limit_and_needs_the_csrf_token(anna: Browser) -> None:
    answer = send(anna, " " * (MAX_RECORD_BYTES + 1))
    assert (answer.status_code, answer.json()["code"]) == (413, "record-too-large")
    assert anna.http.post("/api/records", content="{}").status_code == 403


def test_only_the_last_files_stay_open(anna: Browser, file: dict[str, Any]) -> None:
    first = send(anna, file).json()["id"]
    for _ in range(MAX_OPEN_FILES):
        send(anna, file)
    answer = anna.http.get(f"/api/records/{first}/replay")
    assert (answer.status_code, answer.json()["code"]) == (404, "record-gone")


def test_opened_files_count_towards_the_rate_limits(tmp_path: Any) -> None:
    with serving(tmp_path / "palais.db", "--limits", "1") as server, Browser(server) as guest:
        answers = [send(guest, "{}").status_code for _ in range(int(RATES["record"].burst) + 1)]
    assert answers == [400] * int(RATES["record"].burst) + [429]
