"""The socket of a table: permissions, reconnection, and invalid traffic."""

from __future__ import annotations

import json

import pytest
from websockets.exceptions import ConnectionClosed, InvalidStatus

from tests.web.server import Browser, Server


def table_of_two(anna: Browser, ben: Browser) -> str:
    """Anna in seat 0, Ben in seat 1."""
    made = anna.make_table("me", "open", listed=False)
    id: str = made["table"]["id"]
    ben.post("/api/join", {"token": made["invites"]["1"].partition("#")[2]})
    return id


def test_only_a_seats_owner_can_act_and_only_in_turn(server: Server, anna: Browser, ben: Browser) -> None:
    table = table_of_two(anna, ben)
    with (
        Browser(server) as carla,
        anna.socket(table) as first,
        ben.socket(table) as second,
        carla.socket(table) as stranger,
    ):
        for socket in (first, second, stranger):
            socket.hear()
        mover, other = (first, second) if first.is_my_turn else (second, first)
        action = mover.options()[0]
        assert other.act(action)["code"] == "not-your-turn"
        assert stranger.act(action)["code"] == "not-your-seat"
        assert stranger.options() == []
        assert mover.act(action)["type"] == "done"


def test_a_repeated_message_is_answered_again_but_applied_once(anna: Browser, ben: Browser) -> None:
    table = table_of_two(anna, ben)
    with anna.socket(table) as first, ben.socket(table) as second:
        first.hear()
        second.hear()
        mover = first if first.is_my_turn else second
        version, decision, action = mover.version, mover.decision, mover.options()[0]
        done = mover.act(action, id="once")
        again = mover.act(action, id="once", decision=decision)
        assert done == again
        assert mover.version == version + 1


def test_an_answer_to_an_earlier_decision_is_refused_with_a_fresh_snapshot(anna: Browser, ben: Browser) -> None:
    table = table_of_two(anna, ben)
    with anna.socket(table) as first, ben.socket(table) as second:
        first.hear()
        second.hear()
        mover = first if first.is_my_turn else second
        before, earlier = mover.version, mover.decision
        mover.act(mover.options()[0])
        assert mover.act(mover.options()[0], decision=earlier)["code"] == "stale"
        assert mover.hear_until("table")["version"] == before + 1


def test_several_actions_are_applied_all_or_none_and_undone_together(anna: Browser, ben: Browser) -> None:
    table = table_of_two(anna, ben)
    with anna.socket(table) as first, ben.socket(table) as second:
        first.hear()
        second.hear()
        mover = first if first.is_my_turn else second
        a, b = mover.options()[:2]
        version = mover.version
        assert mover.act(a, 0)["type"] == "refused"
        assert mover.version == version
        assert mover.act(a, b)["version"] == version + 1
        assert mover.say("undo", version=mover.version)["version"] == version + 2
        assert mover.say("undo", version=mover.version)["code"] == "nothing-to-undo"


def test_a_returning_client_gets_what_it_missed(anna: Browser, ben: Browser) -> None:
    table = table_of_two(anna, ben)
    with anna.socket(table) as first, ben.socket(table) as second:
        first.hear()
        second.hear()
        mover = first if first.is_my_turn else second
        since, known = mover.version, len(mover.log)
        for _ in range(3):
            mover.act(mover.options()[0])
        log = mover.log
    with ben.socket(table, since=since) as again:
        missed = again.hear()
        assert missed["type"] == "update"
        assert missed["version"] == since + 3
        assert [line["n"] for line in missed["log"]] == [line["n"] for line in log[known:]]
    with ben.socket(table, since=since + 3) as again:
        assert again.hear()["log"] == []
    with ben.socket(table, since=9999) as again:
        assert again.hear()["type"] == "table"


@pytest.mark.parametrize(
    "text",
    [
        "",
        "nonsense",
        "[]",
        "null",
        "{}",
        '{"type": "act"}',
        '{"type": "act", "id": "a", "decision": -1, "actions": [1]}',
        '{"type": "act", "id": "a", "decision": 0, "actions": []}',
        '{"type": "act", "id": "a", "decision": 0, "actions": [1.5]}',
        '{"type": "act", "id": "a b", "decision": 0, "actions": [1]}',
        '{"type": "act", "id": "a", "decision": 0, "actions": [1], "more": 1}',
        '{"type": "table", "id": "a"}',
        '{"type": "say", "id": "a", "text": "' + "x" * 501 + '"}',
        "[" * 4000,
        '{"a":' * 1600,
        '{"type": "act", "id": "a", "decision": 1e400, "actions": [1]}',
    ],
)
def test_a_malformed_message_is_refused_and_the_connection_stays_open(anna: Browser, text: str) -> None:
    with anna.socket(anna.make_table("me", "open")["table"]["id"]) as socket:
        socket.hear()
        socket.line.send(text)
        refused = socket.hear_until("refused")
        assert refused["code"] == "bad-message"
        assert socket.say("say", text="still here")["type"] == "done"


def test_twenty_malformed_messages_are_too_many(anna: Browser) -> None:
    with anna.socket(anna.make_table("me", "open")["table"]["id"]) as socket:
        for _ in range(21):
            socket.line.send("nonsense")
        with pytest.raises(ConnectionClosed, match="1008"):
            socket.hear_the_end()


def test_an_oversized_message_closes_the_connection(anna: Browser) -> None:
    with anna.socket(anna.make_table("me", "open")["table"]["id"]) as socket:
        socket.line.send(json.dumps({"type": "say", "id": "a", "text": "x" * 9000}))
        with pytest.raises(ConnectionClosed, match="1009"):
            socket.hear_the_end()


def test_a_binary_message_closes_the_connection(anna: Browser) -> None:
    with anna.socket(anna.make_table("me", "open")["table"]["id"]) as socket:
        socket.line.send(b'{"type": "say", "id": "a", "text": "x"}')
        with pytest.raises(ConnectionClosed, match="1003"):
            socket.hear_the_end()


@pytest.mark.parametrize("id", ["nosuchtable1", "x", "%00", "a" * 3000])
def test_an_unknown_table_is_a_404(anna: Browser, id: str) -> None:
    with pytest.raises(InvalidStatus, match="404"):
        anna.socket(id)


def test_a_refused_handshake_is_not_logged_as_a_server_error(server: Server, anna: Browser) -> None:
    before = len(server.log.read_text())
    for id, origin in (("nosuchtable1", server.url), ("x/y", server.url), ("x", "http://elsewhere.example")):
        with pytest.raises(InvalidStatus) as refused:
            anna.socket(id, origin=origin)
        assert refused.value.response.status_code in (403, 404)
    assert anna.get("/healthz")
    assert server.log.read_text()[before:] == ""


def test_a_forged_cookie_is_ignored(server: Server, anna: Browser) -> None:
    table = anna.make_table("me", "open")["table"]["id"]
    ((name, cookie),) = anna.http.cookies.items()
    content, _, signature = cookie.partition(".")
    for forged in (f"{content}.{signature[:-2]}AA", f"{content}.", content, f"{content[:-4]}AAAA.{signature}", "é.é", "." * 100):
        with Browser(server) as thief:
            thief.http.cookies.set(name, forged, domain="127.0.0.1")
            with thief.socket(table) as socket:
                assert socket.hear()["seat"] is None


def test_chat_reaches_everyone_once_as_plain_text(anna: Browser, ben: Browser) -> None:
    table = table_of_two(anna, ben)
    with anna.socket(table) as first, ben.socket(table) as second:
        first.hear()
        second.hear()
        text = "<b>Bon\u202e soir</b>"
        first.say("say", text=text, id="hello")
        first.say("say", text=text, id="hello")
        line = second.hear_until("chat")["line"]
        assert line["seat"] == 0
        assert line["text"].startswith("<b>Bon")
        first.say("say", text="next")
        assert second.hear_until("chat")["line"]["text"] == "next"


def test_a_hint_against_bots_can_be_followed(anna: Browser) -> None:
    with anna.socket(anna.make_table("me", "greedy")["table"]["id"]) as socket:
        socket.hear()
        socket.hear_of_my_turn()
        hint = socket.say("hint", decision=socket.decision)
        assert hint["type"] == "hint"
        assert hint["why"]["key"].startswith("hint-")
        assert len(hint["phrases"]) == len(hint["actions"]) > 0
        assert socket.act(*hint["actions"])["type"] == "done"


def test_hints_need_everybodys_consent(anna: Browser, ben: Browser) -> None:
    table = table_of_two(anna, ben)
    with anna.socket(table) as first, ben.socket(table) as second:
        first.hear()
        second.hear()
        mover = first if first.is_my_turn else second
        assert mover.say("hint", decision=mover.decision)["code"] == "hints-off"
        first.say("agree-hints", yes=True)
        second.say("agree-hints", yes=True)
        assert mover.say("hint", decision=mover.decision)["type"] == "hint"
