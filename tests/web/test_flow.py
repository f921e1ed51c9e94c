"""End to end: a table, a link, a game, its end, the replay, playing on."""

from __future__ import annotations

import random

import msgspec

import palais
from palais.core.archive import GameRecord, replay
from tests.web.server import Browser, TableSocket


def join(owner: Browser, guest: Browser, table: str) -> dict[str, object]:
    """The guest takes the first open seat by its link."""
    path = next(iter(owner.get(f"/api/tables/{table}/invites").values()))
    seated: dict[str, object] = guest.post("/api/join", {"token": path.removeprefix("/join#")})
    return seated


def play(sockets: list[TableSocket], rng: random.Random) -> None:
    """Play at random until the game is over; all clients receive everything."""
    while not sockets[0].view["over"]:
        mover = next(socket for socket in sockets if socket.is_my_turn)
        done = mover.act(rng.choice(mover.options()))
        assert done["type"] == "done"
        for socket in sockets:
            socket.hear_of(done["version"])


def test_two_people_play_a_game_to_its_end_and_watch_the_replay(anna: Browser, ben: Browser) -> None:
    made = anna.make_table("me", "open", options={"max_rounds": 5})
    table = made["table"]["id"]
    assert join(anna, ben, table) == {"table": table, "seat": 1}
    with anna.socket(table) as first, ben.socket(table) as second:
        first.hear_until("table", "update")
        second.hear_until("table", "update")
        assert (first.seat, second.seat) == (0, 1)
        play([first, second], random.Random(3))
        assert first.view["outcome"] == second.view["outcome"]
        assert [line["n"] for line in first.log] == list(range(1, len(first.log) + 1))
    record = anna.http.get(f"/api/tables/{table}/record")
    assert "attachment" in record.headers["content-disposition"]
    steps = list(replay(palais.game(), msgspec.json.decode(record.content, type=GameRecord)))
    seen = ben.get(f"/api/tables/{table}/replay", seat=0)
    assert seen["actions"] == len(steps)
    frames = ben.get(f"/api/tables/{table}/frames", **{"from": 0, "to": 39})
    assert [frame["action"] for frame in frames] == list(range(40))
    assert ben.get(f"/api/tables/{table}/frames/7")["view"] == frames[7]["view"]
    on = ben.post(f"/api/tables/{table}/play-on", {"action": 12, "seat": 1, "bot": "level:1"})
    assert on["table"]["origin"] == table
    again = anna.post(f"/api/tables/{table}/rematch")
    assert ben.post(f"/api/tables/{table}/rematch")["id"] == again["id"]
    assert any(one["table"]["id"] == table for one in anna.get("/api/lists")["played"])


def test_a_game_against_bots_begins_at_once_and_they_play(anna: Browser) -> None:
    made = anna.make_table("me", "level:1", "greedy")
    assert made["table"]["status"] == "playing"
    with anna.socket(made["table"]["id"]) as socket:
        socket.hear()
        moves = 0
        while moves < 12:
            if socket.is_my_turn:
                assert socket.act(min(socket.options()))["type"] == "done"
                moves += 1
            else:
                socket.hear()
        assert {line["seat"] for line in socket.log} >= {0, 1, 2}
