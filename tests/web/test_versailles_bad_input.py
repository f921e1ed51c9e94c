"""Versailles 1682 on a real server: what is malformed, too long, out of phase, from a muted or foreign seat, repeated or stale
gets a code with a sentence in the reader's language, and nothing changes.
"""

from __future__ import annotations

import json
from collections.abc import Iterator
from contextlib import ExitStack
from typing import Any

import pytest

from palais.core.words import LANGUAGES
from palais.web.refusals import ALL_CODES
from palais.web.words import game_words, server_words
from tests.browser.court_positions import court
from tests.browser.prepared import prepare
from tests.browser.versailles_tables import TALKING
from tests.web.server import Browser, Server, serving

GAME = "versailles-1682"
STALE = 7  # the number of no decision
SPEAKER, PRISONER, FOREIGNER = 0, 4, 5  # Anna; Maarten in the Bastille; somebody who watches
PEOPLE = 5

PAY = {"by": 0, "form": "pay", "when": "now", "seat": 1, "amount": 500}
WORD = {"by": 1, "form": "speak_for", "when": "round", "seat": 0}
OFFER = {"type": "offer", "to": [1], "terms": [PAY, WORD], "secret": True}
SAY = {"type": "say", "text": "bonsoir"}
PAY_500, PAY_PRISONER, PLAY = 120, 180, 4  # to seat 1; to seat 4; an action of another phase

# who says it · what · the code
TALKING_CASES: list[tuple[int, dict[str, Any], str]] = [
    (SPEAKER, {"type": "offers", "to": [1]}, "bad-message"),
    (SPEAKER, OFFER | {"to": []}, "bad-message"),
    (SPEAKER, OFFER | {"to": [9]}, "bad-message"),
    (SPEAKER, OFFER | {"to": [0]}, "bad-seat"),
    (SPEAKER, OFFER | {"terms": []}, "bad-message"),
    (SPEAKER, OFFER | {"terms": [PAY] * 30}, "bad-message"),
    (SPEAKER, OFFER | {"terms": [PAY, PAY]}, "offer-malformed"),
    (SPEAKER, OFFER | {"terms": [PAY | {"amount": 501}]}, "offer-impossible"),
    (SPEAKER, OFFER | {"terms": [PAY | {"amount": -500}]}, "bad-message"),
    (SPEAKER, OFFER | {"terms": [PAY | {"form": "kill"}]}, "offer-impossible"),
    (SPEAKER, OFFER | {"to": [PRISONER]}, "prisoner-is-mute"),
    (PRISONER, OFFER | {"to": [0]}, "muted"),
    (FOREIGNER, OFFER, "not-your-seat"),
    (SPEAKER, {"type": "answer", "offer": "00000000", "yes": True}, "no-such-offer"),
    (SPEAKER, {"type": "answer", "offer": "x" * 200, "yes": True}, "bad-message"),
    (SPEAKER, {"type": "withdraw", "offer": "00000000"}, "no-such-offer"),
    (FOREIGNER, {"type": "withdraw", "offer": "00000000"}, "not-your-seat"),
    (SPEAKER, {"type": "terms", "to": [PRISONER]}, "prisoner-is-mute"),
    (SPEAKER, SAY | {"text": ""}, "bad-message"),
    (SPEAKER, SAY | {"text": "x" * 501}, "bad-message"),
    (SPEAKER, SAY | {"text": "\u202e \u200e"}, "chat-empty"),
    (SPEAKER, SAY | {"to": [0]}, "bad-seat"),
    (SPEAKER, SAY | {"to": [5]}, "bad-seat"),
    (SPEAKER, SAY | {"to": [PRISONER]}, "prisoner-is-mute"),
    (SPEAKER, SAY | {"addressee": 5}, "bad-seat"),
    (SPEAKER, SAY | {"to": [1], "addressee": 2}, "bad-seat"),
    (PRISONER, SAY, "muted"),
    (PRISONER, SAY | {"to": [0]}, "muted"),
    (FOREIGNER, SAY | {"to": [0]}, "bad-seat"),
    (SPEAKER, {"type": "act", "actions": [PAY_PRISONER]}, "not-a-speaker"),
    (SPEAKER, {"type": "act", "actions": [PAY_500] * 70}, "bad-message"),
    (SPEAKER, {"type": "act", "actions": [PAY_500] * 9}, "enough-payments"),
    (SPEAKER, {"type": "act", "actions": [PLAY]}, "not-now"),
    (SPEAKER, {"type": "act", "actions": [PAY_500], "decision": STALE}, "stale"),
    (SPEAKER, {"type": "act", "actions": [PAY_500], "address": "x" * 201}, "bad-message"),
    (PRISONER, {"type": "act", "actions": [PAY_500]}, "not-your-turn"),
    (FOREIGNER, {"type": "act", "actions": [PAY_500]}, "not-your-seat"),
    (SPEAKER, {"type": "form", "seat": 5}, "bad-seat"),
    (FOREIGNER, {"type": "form", "seat": 1}, "not-your-seat"),
    (SPEAKER, {"type": "fine", "breach": 1}, "no-breach"),
    (FOREIGNER, {"type": "fine", "breach": 1}, "not-your-seat"),
    (SPEAKER, {"type": "agree-publish", "yes": True}, "not-finished"),
]
PLAYING_CASES: list[tuple[int, dict[str, Any], str]] = [
    (SPEAKER, OFFER, "not-in-negotiation"),
    (SPEAKER, SAY | {"to": [1]}, "no-private-talk"),
    (SPEAKER, {"type": "act", "actions": [PAY_500]}, "not-now"),
    (1, {"type": "act", "actions": [PAY_500]}, "not-your-turn"),
]


class Seated:
    """Five people and a watcher at one table, each on a socket."""

    def __init__(self, server: Server, stack: ExitStack, id: str, **position: Any) -> None:
        prepare(server.database, id, court(players=PEOPLE, **position), (), of=GAME, people=PEOPLE)
        browsers = [stack.enter_context(Browser(server, LANGUAGES[seat % len(LANGUAGES)])) for seat in range(PEOPLE + 1)]
        for seat, browser in enumerate(browsers[:PEOPLE]):
            browser.post(f"/api/tables/{id}/sit", {"seat": seat})
        self.sockets = [
            stack.enter_context(browser.socket(id, None, **{"accept-language": LANGUAGES[seat % len(LANGUAGES)]}))
            for seat, browser in enumerate(browsers)
        ]
        for socket in self.sockets:
            socket.hear_until("table")

    def state(self) -> tuple[Any, ...]:
        """Everything Anna is shown: the answer to a stale message is followed by the whole table."""
        socket = self.sockets[SPEAKER]
        assert socket.say("act", decision=STALE, actions=[0])["code"] == "stale"
        told = socket.hear_until("table")
        return told["version"], told["view"], told["chat"], told["bargain"]


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    with serving(tmp_path_factory.mktemp("versailles") / "palais.db", "--limits", "0") as server:
        yield server


@pytest.fixture(scope="module")
def talking(server: Server) -> Iterator[Seated]:
    with ExitStack() as stack:
        yield Seated(server, stack, "talking", ready="0 0 0 0 1", **TALKING)


@pytest.fixture(scope="module")
def playing(server: Server) -> Iterator[Seated]:
    with ExitStack() as stack:
        yield Seated(server, stack, "playing")


def sentence(language: str, code: str) -> str:
    words = server_words(language) if code in ALL_CODES else game_words(GAME, language)
    return words.say(f"refusal-{code}")


def check(seated: Seated, who: int, message: dict[str, Any], code: str) -> None:
    socket, language = seated.sockets[who], LANGUAGES[who % len(LANGUAGES)]
    before = seated.state()
    content = {"decision": socket.decision} if message["type"] == "act" else {}
    refused = socket.say(**{"kind": message["type"]} | content | {name: each for name, each in message.items() if name != "type"})
    assert (refused["type"], refused["code"]) == ("refused", code)
    assert refused["sentence"] == sentence(language, code)
    assert seated.state() == before, "nothing has changed"


@pytest.mark.parametrize(("who", "message", "code"), TALKING_CASES, ids=lambda value: json.dumps(value)[:60])
def test_in_the_negotiation(talking: Seated, who: int, message: dict[str, Any], code: str) -> None:
    check(talking, who, message, code)


@pytest.mark.parametrize(("who", "message", "code"), PLAYING_CASES, ids=lambda value: json.dumps(value)[:60])
def test_in_the_turns(playing: Seated, who: int, message: dict[str, Any], code: str) -> None:
    check(playing, who, message, code)


@pytest.mark.parametrize(
    ("family", "code"),
    [
        ("", "bad-request"),
        ("x" * 65, "bad-request"),
        ("Xy", "bad-family"),
        ("de " + "M" * 60, "bad-family"),
        ("de M0ntravel", "bad-family"),
    ],
)
def test_family_names(server: Server, family: str, code: str) -> None:
    with Browser(server, "de") as anna:
        seats = [{"kind": "me", "colour": "red"}, *({"kind": "open", "colour": colour} for colour in ("yellow", "green"))]
        made = anna.post("/api/tables", {"seats": seats, "game": GAME})["table"]
        answer = anna.send("PUT", f"/api/tables/{made['id']}/family", {"family": family})
        assert (answer.status_code, answer.json()["code"]) == (400, code)
        assert answer.json()["sentence"]
        assert anna.get(f"/api/tables/{made['id']}")["table"]["seats"][0]["family"] == made["seats"][0]["family"]


def test_a_repeated_offer_is_made_once_and_an_answered_one_is_gone(talking: Seated) -> None:
    anna, ben = talking.sockets[SPEAKER], talking.sockets[1]
    first = anna.say("offer", to=[1], terms=[PAY, WORD], secret=True)
    assert first["type"] == "done"
    again = anna.say("offer", to=[1], terms=[PAY, WORD], secret=True)
    assert again["code"] == "offer-repeated"
    offer = ben.hear_until("offers")["offers"][0]["id"]
    assert ben.say("answer", offer=offer, yes=False)["type"] == "done"
    for socket, kind, more in ((ben, "answer", {"yes": True}), (anna, "withdraw", {})):
        assert socket.say(kind, offer=offer, **more)["code"] in ("offer-gone", "offer-answered")
