"""Rate limits: enough for play, not for a flood."""

from __future__ import annotations

import json
from collections.abc import Iterator

import pytest
from websockets.exceptions import ConnectionClosed

from palais.web.rate_limits import GUESTS_PER_ADDRESS, MAX_SOCKETS_PER_GUEST, RATES, RateLimits
from tests.web.server import Browser, Server, TableSocket, serving


class Clock:
    """A clock that moves only when told to."""

    now = 0.0

    def __call__(self) -> float:
        return self.now


@pytest.mark.parametrize("kind", RATES)
def test_a_bucket_is_empty_after_its_burst_and_fills_with_time(kind: str) -> None:
    clock = Clock()
    limits, rate = RateLimits(1.0, clock), RATES[kind]
    taken = [limits.allows(kind, "anna", "here") for _ in range(int(rate.burst) + 3)]
    assert taken == [True] * int(rate.burst) + [False] * 3
    clock.now += 1.01 / rate.per_second
    assert limits.allows(kind, "anna", "here")
    assert not limits.allows(kind, "anna", "here")
    assert limits.allows(kind, "ben", "here")


def test_guests_from_one_address_share_a_limit() -> None:
    limits = RateLimits(1.0, Clock())
    taken = [limits.allows("join", f"guest {n}", "here") for n in range(200)]
    assert sum(taken) == RATES["join"].burst * GUESTS_PER_ADDRESS
    assert limits.allows("join", "guest 1", "elsewhere")


def test_without_limits_everything_is_allowed() -> None:
    limits = RateLimits(0.0, Clock())
    assert all(limits.allows("join", "anna", "here") for _ in range(1000))
    assert all(limits.enter("anna", "here") for _ in range(1000))


def test_the_number_of_sockets_per_guest_is_limited() -> None:
    limits = RateLimits(1.0, Clock())
    assert all(limits.enter("anna", "here") for _ in range(MAX_SOCKETS_PER_GUEST))
    assert not limits.enter("anna", "here")
    assert limits.enter("ben", "here")
    limits.leave("anna", "here")
    assert limits.enter("anna", "here")


@pytest.fixture(scope="module")
def strict(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    with serving(tmp_path_factory.mktemp("strict") / "palais.db") as found:
        yield found


def test_a_flood_of_tables_is_refused_and_others_are_served(strict: Server) -> None:
    with Browser(strict) as anna, Browser(strict) as ben:
        body = {"seats": [{"kind": "me", "colour": "red"}, {"kind": "open", "colour": "black"}]}
        answers = [anna.send("POST", "/api/tables", body) for _ in range(int(RATES["table"].burst) + 5)]
        assert answers[0].status_code == 201
        assert answers[-1].status_code == 429
        assert answers[-1].json()["code"] == "too-fast"
        assert ben.send("POST", "/api/tables", body).status_code == 201


def test_guessing_tokens_is_slow(strict: Server) -> None:
    with Browser(strict) as guesser:
        codes = [guesser.send("POST", "/api/join", {"token": f"{n:040}"}).json()["code"] for n in range(30)]
        assert set(codes) == {"bad-link", "too-fast"}
        assert codes.count("bad-link") <= RATES["join"].burst + 2


def flood(loud: TableSocket) -> None:
    """Send chat lines without pause. The connection may be closed on the way."""
    for n in range(260):
        loud.line.send(json.dumps({"type": "say", "id": f"flood-{n}", "text": "again"}))
    loud.hear_the_end()


def test_a_flood_over_a_socket_is_refused_then_cut_off_and_affects_nobody_else(strict: Server) -> None:
    with Browser(strict) as anna, Browser(strict) as ben:
        made = anna.make_table("me", "open")
        with ben.socket(made["table"]["id"]) as quiet, anna.socket(made["table"]["id"]) as loud:
            quiet.hear()
            loud.hear()
            codes = {loud.say("say", text=f"line {n}").get("code", "done") for n in range(20)}
            assert codes == {"done", "too-fast"}
            with pytest.raises(ConnectionClosed, match="1008"):
                flood(loud)
            assert quiet.say("undo", version=0)["code"] == "not-your-seat"
