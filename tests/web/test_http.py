"""The HTTP API: cookies, CSRF, headers, pages, problems in the reader's language."""

from __future__ import annotations

import re

import httpx
import pytest

from palais.web.headers import HEADERS
from tests.web.server import Browser, Server

NEW_TABLE = {"seats": [{"kind": "me", "colour": "red"}, {"kind": "open", "colour": "black"}]}


def test_a_newcomer_gets_a_signed_cookie_that_scripts_cannot_read(server: Server) -> None:
    answer = httpx.get(f"{server.url}/api/site")
    (cookie,) = answer.headers.get_list("set-cookie")
    assert re.match("palais_guest_[0-9a-f]{8}=", cookie)
    assert "HttpOnly" in cookie
    assert "SameSite=lax" in cookie
    assert "Secure" not in cookie


def test_a_guest_keeps_their_seat_and_changes_their_name(server: Server, anna: Browser) -> None:
    table = anna.make_table("me", "open")["table"]["id"]
    answer = anna.send("PUT", "/api/me", {"name": "Anna Ý", "colour": "green"})
    assert answer.json() == {"name": "Anna Ý", "colour": "green"}
    assert anna.get("/api/site")["me"] == {"name": "Anna Ý", "colour": "green"}
    assert anna.get(f"/api/tables/{table}")["my_seat"] == 0


@pytest.mark.parametrize("name", ["", " ", " a", "a\u202eb", "a\x00b", "x" * 25, "a\nb", "\u200b", 7, None])
def test_a_name_must_be_readable(anna: Browser, name: object) -> None:
    answer = anna.send("PUT", "/api/me", {"name": name, "colour": "green"})
    assert answer.status_code == 400
    assert answer.json()["code"] in ("bad-name", "bad-request")


@pytest.mark.parametrize("token", [None, "", "x", "a" * 128])
def test_without_the_csrf_token_nothing_is_done(anna: Browser, token: str | None) -> None:
    headers = {} if token is None else {"x-csrftoken": token}
    for method, path in (("POST", "/api/tables"), ("PUT", "/api/me"), ("POST", "/api/join")):
        answer = anna.http.request(method, path, json=NEW_TABLE, headers=headers)
        assert answer.status_code == 403
        assert answer.json()["code"] == "no-csrf"
    assert anna.get("/api/lists")["mine"] == []


def test_a_guest_joining_by_link_can_choose_a_free_colour(anna: Browser, ben: Browser) -> None:
    made = anna.make_table("me", "open")
    token = made["invites"]["1"].partition("#")[2]
    refused = ben.send("POST", "/api/join", {"token": token, "colour": "red"})
    assert (refused.status_code, refused.json()["code"]) == (409, "colour-taken")
    assert ben.send("POST", "/api/join", {"token": token, "colour": "pink"}).status_code == 400
    ben.post("/api/join", {"token": token, "colour": "black"})
    assert [seat["colour"] for seat in ben.get(f"/api/tables/{made['table']['id']}")["table"]["seats"]] == ["red", "black"]


def test_a_link_works_for_one_guest_and_its_token_is_in_no_url(server: Server, anna: Browser, ben: Browser) -> None:
    made = anna.make_table("me", "open", listed=False)
    path, _, token = made["invites"]["1"].partition("#")
    assert path == "/join"
    assert ben.post("/api/join", {"token": token}) == {"table": made["table"]["id"], "seat": 1}
    with Browser(server) as late:
        for path in ("/api/link", "/api/join"):
            answer = late.send("POST", path, {"token": token})
            assert (answer.status_code, answer.json()["code"]) == (409, "table-full")
        assert late.get(f"/api/tables/{made['table']['id']}")["my_seat"] is None


def test_opening_a_link_does_not_take_the_seat(anna: Browser, ben: Browser) -> None:
    made = anna.make_table("me", "open", listed=False)
    table, token = made["table"]["id"], made["invites"]["1"].partition("#")[2]
    for _ in range(2):
        found = ben.post("/api/link", {"token": token})
        assert (found["table"]["id"], found["seat"], found["mine"], found["table"]["host"]) == (
            table,
            1,
            False,
            anna.site["me"]["name"],
        )
        assert found["colours"] == ["yellow", "green", "black"]
    found = anna.post("/api/link", {"token": token})
    assert (found["seat"], found["mine"]) == (0, True), "whoever sits there keeps the seat"
    assert ben.get(f"/api/tables/{table}")["table"]["seats"][1]["kind"] == "open"
    assert ben.send("POST", "/api/link", {"token": "nonsense"}).json()["code"] == "bad-link"


def test_only_the_maker_of_a_table_sees_its_links_and_changes_its_seats(anna: Browser, ben: Browser) -> None:
    made = anna.make_table("me", "open", "open", name="Chez Anna")
    path = f"/api/tables/{made['table']['id']}"
    assert made["table"]["name"] == "Chez Anna"
    rights = [("/seats/1/link", None), ("/seats/1/anyone", {"yes": True}), ("/seats/1/bot", {"bot": "greedy"}), ("/close", None)]
    ben.post("/api/join", {"token": made["invites"]["2"].partition("#")[2]})
    assert ben.http.get(f"{path}/invites").json()["code"] == "not-the-maker"
    for right, body in rights:
        answer = ben.send("POST", path + right, body)
        assert (answer.status_code, answer.json()["code"]) == (403, "not-the-maker")
    assert anna.post(path + "/seats/1/link")["1"] != made["invites"]["1"]
    assert anna.post(path + "/seats/1/anyone", {"yes": True})["seats"][1]["anyone"]
    assert anna.send("POST", path + "/seats/1/bot", {"bot": "nobody"}).json()["code"] == "bad-bot"
    assert anna.send("POST", path + "/seats/7/link").status_code == 400
    assert anna.post(path + "/close")["status"] == "closed"
    assert anna.send("POST", path + "/seats/1/link").json()["code"] == "closed"


def test_a_seat_by_link_is_not_for_strangers(anna: Browser, ben: Browser) -> None:
    table = anna.make_table("me", "open")["table"]["id"]
    assert ben.send("POST", f"/api/tables/{table}/sit", {"seat": 1}).json()["code"] == "link-needed"


@pytest.mark.parametrize("name", ["a" * 25, " a", "", "a\u202eb", "a\u200bb"])
def test_table_names_follow_the_rules_for_guest_names(anna: Browser, name: str) -> None:
    body = {"seats": [{"kind": "me", "colour": "red"}, {"kind": "open", "colour": "green"}], "name": name}
    answer = anna.send("POST", "/api/tables", body)
    assert (answer.status_code, answer.json()["code"] in ("bad-name", "bad-request")) == (400, True)


def test_players_can_end_their_game_over_http(anna: Browser, ben: Browser) -> None:
    path = f"/api/tables/{anna.make_table('me', 'greedy', 'greedy')['table']['id']}"
    for end, body in (("/resign", None), ("/end", {"yes": True})):
        assert ben.send("POST", path + end, body).json()["code"] == "not-your-seat"
    ended = anna.post(path + "/end", {"yes": True})
    assert (ended["status"], ended["ending"], ended["result"]["winners"]) == ("over", "consent", [])
    assert anna.send("POST", path + "/resign").json()["code"] == "over"


def test_an_unfinished_game_is_shown_to_its_own_seat_and_to_spectators_only(anna: Browser, ben: Browser) -> None:
    made = anna.make_table("me", "greedy")
    table = made["table"]["id"]
    assert anna.http.get(f"/api/tables/{table}/replay", params={"seat": 0}).status_code == 200
    assert ben.http.get(f"/api/tables/{table}/replay").status_code == 200
    for path in ("replay", "frames/0"):
        answer = ben.http.get(f"/api/tables/{table}/{path}", params={"seat": 0})
        assert answer.status_code in (403, 409), answer.text
    assert ben.http.get(f"/api/tables/{table}/record").json()["code"] == "not-finished"


def test_a_seat_is_handed_to_a_bot_and_taken_back(anna: Browser) -> None:
    table = anna.make_table("me", "greedy")["table"]["id"]
    left = anna.post(f"/api/tables/{table}/leave", {"bot": "level:2"})
    assert left["seats"][0]["stands_in"]
    back = anna.post(f"/api/tables/{table}/return")
    assert back["seats"][0]["kind"] == "person"
    assert anna.send("POST", f"/api/tables/{table}/return").json()["code"] == "already-returned"


@pytest.mark.parametrize(
    ("language", "start"), [("en", "There is no"), ("de", "Diesen Tisch"), ("fr", "Cette table"), ("nl", "Deze tafel")]
)
def test_problems_are_in_the_readers_language(server: Server, language: str, start: str) -> None:
    for headers in ({"accept-language": language}, {"cookie": f"lang={language}", "accept-language": "xx"}):
        answer = httpx.get(f"{server.url}/api/tables/nosuchtable1", headers=headers)
        assert answer.status_code == 404
        assert answer.json()["sentence"].startswith(start)


@pytest.mark.parametrize(
    ("method", "path"),
    [
        ("GET", "/"),
        ("HEAD", "/"),
        ("GET", "/t/abc"),
        ("GET", "/nowhere"),
        ("GET", "/api/site"),
        ("GET", "/api/nowhere"),
        ("POST", "/api/tables"),
        ("DELETE", "/api/site"),
        ("PATCH", "/"),
        ("GET", "/healthz"),
        ("GET", "/metrics"),
        ("GET", "/schema"),
        ("GET", "/assets/none.js"),
        ("GET", "/assets/../../../etc/passwd"),
        ("GET", "/api/tables/%00"),
        ("OPTIONS", "/api/site"),
    ],
)
def test_every_answer_has_the_security_headers(server: Server, method: str, path: str) -> None:
    answer = httpx.request(method, server.url + path)
    assert answer.status_code < 500 or answer.status_code == 503  # no pages built
    for name, value in HEADERS.items():
        assert answer.headers[name] == value
    assert "server" not in answer.headers


@pytest.mark.parametrize(
    ("method", "path", "status", "code"),
    [
        ("GET", "/api/nowhere", 404, "not-found"),
        ("DELETE", "/api/site", 405, "not-allowed"),
        ("GET", "/api/tables/x/y", 404, "not-found"),
    ],
)
def test_an_unknown_address_is_answered_with_a_problem_too(
    server: Server, method: str, path: str, status: int, code: str
) -> None:
    answer = httpx.request(method, server.url + path)
    assert (answer.status_code, answer.json()["code"]) == (status, code)


def test_an_oversized_body_is_refused(anna: Browser) -> None:
    answer = anna.send("POST", "/api/tables", {"seats": [], "options": {"x": "y" * 70_000}})
    assert answer.status_code == 413
    assert answer.json()["code"] == "too-large"


@pytest.mark.parametrize(
    "body", [b"", b"nonsense", b"[]", b"\xff\xfe", b'{"seats": 7}', b"[" * 9000, b'{"seats": [], "more": 1}']
)
def test_an_invalid_body_is_refused(anna: Browser, body: bytes) -> None:
    headers = {"x-csrftoken": anna.site["csrf"], "content-type": "application/json"}
    answer = anna.http.post("/api/tables", content=body, headers=headers)
    assert answer.status_code == 400
    assert answer.json()["code"] == "bad-request"


def test_health_and_metrics(server: Server, anna: Browser) -> None:
    assert httpx.get(f"{server.url}/healthz").json() == {"ok": True, "bots_ready": True}
    with anna.socket(anna.make_table("me", "greedy")["table"]["id"]) as socket:
        socket.hear_of_my_turn()
        before = server.metric("palais_moves_total")
        socket.act(socket.options()[0])
        assert server.metric("palais_moves_total") == before + 1
        assert server.metric("palais_viewers") >= 1
        assert server.metric("palais_tables") >= 1
        bots_turn = 'palais_bot_decisions_total{bot="greedy"}'
        while bots_turn not in httpx.get(f"{server.url}/metrics").text:
            socket.hear_of_my_turn()
            socket.act(socket.options()[0])
