"""The toy game on a real server: a process that finds it by its entry point, browsers, sockets, bots in their own processes."""

from __future__ import annotations

import asyncio
import json
from collections.abc import Iterator
from contextlib import ExitStack
from pathlib import Path
from typing import Any

import msgspec
import pytest

from palais.bots.process.pool import WorkerPool
from palais.core.archive import GameRecord, replay
from tests.conformance.games import TOY
from tests.conformance.installed import environment
from tests.conformance.tables.toy_tables import game
from tests.web.server import Browser, Server, TableSocket

PLAYERS = 3


@pytest.fixture(scope="module")
def toy_server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    folder = tmp_path_factory.mktemp("server")
    server = Server(folder / "palais.db", "--limits", "0", environment=environment(folder / "installed"))
    yield server
    server.end()
    assert server.log.read_text() == ""


class Company:
    """Browsers with their sockets: one per seat, then a spectator."""

    def __init__(self, server: Server, stack: ExitStack, players: int = PLAYERS) -> None:
        self.browsers = [stack.enter_context(Browser(server)) for _ in range(players + 1)]
        kinds = ["me", *["open"] * (players - 1)]
        seats = [{"kind": kind, "colour": colour} for kind, colour in zip(kinds, TOY.colours, strict=False)]
        made = self.browsers[0].post("/api/tables", {"seats": seats, "game": TOY.id, "options": {"rounds": 1, "seconds": 600}})
        self.table: str = made["table"]["id"]
        for seat in range(1, players):
            self.browsers[seat].post("/api/join", {"token": made["invites"][str(seat)].partition("#")[2]})
        self.sockets = [stack.enter_context(browser.socket(self.table)) for browser in self.browsers]
        for socket in self.sockets:
            socket.hear()

    def act(self, seat: int, *actions: str) -> dict[str, Any]:
        done = self.sockets[seat].act(*(game.parse_action(action) for action in actions))
        for socket in self.sockets if done["type"] == "done" else ():
            socket.hear_of(done["version"])
        return done


@pytest.fixture
def company(toy_server: Server) -> Iterator[Company]:
    with ExitStack() as stack:
        yield Company(toy_server, stack)


def test_the_site_offers_the_game_with_its_players_colours_and_bots(toy_server: Server) -> None:
    with Browser(toy_server) as anna:
        (toy,) = [facts for facts in anna.site["games"] if facts["id"] == TOY.id]
        assert (toy["name"], toy["min_players"], toy["max_players"]) == ("Toy Court", 2, 6)
        assert toy["colours"] == list(TOY.colours)
        assert [bot["code"] for bot in toy["bots"]] == ["level:1", "level:2"]


@pytest.mark.parametrize("language", ["en", "de", "fr", "nl"])
def test_the_server_sends_words_and_rules_of_games_the_pages_were_built_without(toy_server: Server, language: str) -> None:
    with Browser(toy_server) as anna:
        words = anna.http.get(f"/api/games/{TOY.id}/words/{language}")
        assert words.status_code == 200
        assert f"title = {TOY.words(language).say('title')}" in words.text
        rules = anna.http.get(f"/api/games/{TOY.id}/rulebook/rules/{language}")
        assert rules.text.startswith(f"# {TOY.words(language).say('title')}")


def test_people_answer_at_the_same_time_and_every_answer_counts(company: Company) -> None:
    for seat in range(PLAYERS):
        send(company.sockets[seat], "act", decision=company.sockets[seat].decision, actions=[game.parse_action("ready")])
    answers = [company.sockets[seat].hear_until("done", "refused") for seat in range(PLAYERS)]
    assert [answer["type"] for answer in answers] == ["done"] * PLAYERS


def send(socket: TableSocket, kind: str, **content: Any) -> None:
    """Without waiting for the answer."""
    socket.line.send(json.dumps({"type": kind, "id": f"{kind}-{socket.seat}", **content}))


def test_a_secret_between_two_is_sent_over_their_sockets_only(company: Company) -> None:
    assert company.act(0, "pay 2 3")["type"] == "done"
    assert company.sockets[0].say("say", text="between us", to=[2])["type"] == "done"
    assert company.sockets[1].say("say", text="to all")["type"] == "done"
    for socket in company.sockets:
        while not any("to all" in message for message in socket.raw):
            socket.hear()
    for seat, socket in enumerate(company.sockets):
        (paid,) = [line for line in socket.log if line["kind"] == "paid"]
        assert paid["details"] == ({"to": 2, "coins": 3} if seat in (0, 2) else {})
        assert ("between us" in "".join(socket.raw)) == (seat in (0, 2))
        told = [message["decisions"] for message in socket.heard if message["type"] == "update"][-1]
        assert [one["seat"] for one in told if "id" in one] == ([seat] if seat < PLAYERS else [])
        assert [(one["seat"], one["must"]) for one in told] == [(0, True), (1, True), (2, True)]


@pytest.mark.parametrize(
    ("content", "code"),
    [
        ({"decision": 1, "actions": [0]}, "stale"),
        ({"actions": [0]}, "bad-message"),
        ({"decision": -1, "actions": [0]}, "bad-message"),
        ({"decision": 2**60, "actions": [0]}, "bad-message"),
    ],
)
def test_an_answer_to_no_question_is_refused_in_the_readers_language(
    company: Company, content: dict[str, Any], code: str
) -> None:
    refused = company.sockets[0].say("act", **content)
    assert (refused["type"], refused["code"]) == ("refused", code)
    assert refused["sentence"]


@pytest.mark.parametrize("to", [[], [9], ["1"], [0]])
def test_a_whisper_to_nobody_is_refused(company: Company, to: list[Any]) -> None:
    assert company.sockets[0].say("say", text="hello", to=to)["type"] == "refused"


def test_a_spectator_can_neither_act_nor_whisper(company: Company) -> None:
    assert company.sockets[-1].say("act", decision=0, actions=[0])["code"] == "not-your-seat"
    assert company.sockets[-1].say("say", text="psst", to=[1])["type"] == "refused"


BRIBE = [{"by": 0, "form": "pay", "when": "now", "seat": 2, "amount": 1}, {"by": 2, "form": "keep", "when": "round"}]


def test_a_secret_offer_is_sent_over_its_circles_sockets_only(company: Company) -> None:
    assert company.sockets[0].say("offer", to=[2], terms=BRIBE, secret=True)["type"] == "done"
    (made,) = company.sockets[2].hear_until("offers")["offers"]
    assert company.sockets[1].say("answer", offer=made["id"], yes=True)["code"] == "no-such-offer"
    assert company.sockets[2].say("answer", offer=made["id"], yes=True)["type"] == "done"
    assert company.sockets[1].say("say", text="to all")["type"] == "done"
    for seat, socket in enumerate(company.sockets):
        while not any("to all" in message for message in socket.raw):
            socket.hear()
        assert (made["id"] in "".join(socket.raw)) == (seat in (0, 2))


@pytest.mark.parametrize(
    ("kind", "content", "code"),
    [
        ("offer", {"to": [], "terms": BRIBE}, "bad-message"),
        ("offer", {"to": [2], "terms": []}, "bad-message"),
        ("offer", {"to": [2], "terms": BRIBE * 4}, "bad-message"),
        ("offer", {"to": [2], "terms": [{**BRIBE[0], "amount": 10**12}]}, "bad-message"),
        ("offer", {"to": [2], "terms": [{**BRIBE[0], "form": "x" * 99}]}, "bad-message"),
        ("offer", {"to": [2], "terms": [{**BRIBE[0], "more": 1}]}, "bad-message"),
        ("offer", {"to": [2], "terms": [{**BRIBE[0], "when": "never"}]}, "bad-message"),
        ("offer", {"to": [5], "terms": BRIBE}, "bad-seat"),
        ("offer", {"to": [2], "terms": [{**BRIBE[0], "form": "dance"}]}, "offer-impossible"),
        ("answer", {"offer": "../..", "yes": True}, "bad-message"),
        ("answer", {"offer": "abcd", "yes": True}, "no-such-offer"),
        ("withdraw", {"offer": "abcd"}, "no-such-offer"),
        ("terms", {"to": [9]}, "bad-message"),
        ("terms", {"to": [0]}, "bad-seat"),
    ],
)
def test_a_bad_offer_is_refused_in_the_readers_language(company: Company, kind: str, content: dict[str, Any], code: str) -> None:
    refused = company.sockets[0].say(kind, **content)
    assert (refused["type"], refused["code"]) == ("refused", code)
    assert refused["sentence"]
    assert company.sockets[-1].say(kind, **content)["type"] == "refused", "and of a spectator too"


def test_a_finished_game_can_be_listed_replayed_and_downloaded(company: Company) -> None:
    company.act(1, "pay 0 1")
    company.sockets[2].say("say", text="parbleu")
    for seat in range(PLAYERS):
        company.act(seat, "ready")
    for seat in range(PLAYERS):
        company.act(seat, "roll", "keep")
    assert company.sockets[0].view["outcome"] is not None
    anna = company.browsers[0]
    record = msgspec.json.decode(anna.http.get(f"/api/tables/{company.table}/record").content, type=GameRecord)
    assert "referee fine 2" in record.actions
    assert len(list(replay(game, record))) == len(record.actions)
    shown = anna.get(f"/api/tables/{company.table}/replay")
    assert [turn["seat"] for turn in shown["turns"]] == [None, 0, 1, 2]
    frames = anna.get(f"/api/tables/{company.table}/frames", **{"from": 0, "to": len(record.actions)})
    assert len(frames) == len(record.actions) + 1
    (played,) = [one for one in anna.get("/api/lists")["played"] if one["table"]["id"] == company.table]
    assert record.result is not None
    assert played["points"] == record.result.points


async def test_bots_in_their_own_process_know_the_installed_game(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    for name, value in environment(tmp_path).items():
        monkeypatch.setenv(name, value)
    workers = WorkerPool(1, [TOY.id])
    await workers.open()
    try:
        s = game.new(6, "workers")
        for code in workers.codes(TOY.id):
            hidden = game.hide(s, 3)
            legal = game.legal(hidden, 3)
            async with asyncio.timeout(60):
                assert await workers.decide(f"key {code}", TOY.id, code, hidden, 3, legal, None) in legal
        async with asyncio.timeout(60):
            actions, why = await workers.hint("hint", TOY.id, game.hide(s, 3), 3)
        assert game.check(s, 3, actions[0]) is None
        assert TOY.words("en").say(why.key)
        assert sum(workers.faults.values()) == 0
    finally:
        await workers.close()
