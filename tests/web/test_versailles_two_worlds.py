"""Nothing leaks from a court on a real server: what two seats together may not know changes nothing that they are sent.

Pairs of tables begin in positions that seats 0 and 2 cannot tell apart even together: the others' hands and the pile differ. The
same people do the same at both; what the two and a spectator are sent is compared byte for byte, and for everyone its length.
"""

from __future__ import annotations

import asyncio
from collections.abc import Iterator
from contextlib import ExitStack
from pathlib import Path
from typing import Any, Final, NamedTuple

import pytest

from palais import State
from palais.core import kit
from palais.store.rows import SeatRow
from palais.store.store import Store
from tests.games.versailles_1682.possible_worlds import worlds_of
from tests.store.rows import table as table_row
from tests.walks import walk
from tests.web.server import Browser, Server, TableSocket, serving
from tests.web.test_two_worlds import OWN, assert_alike

GAME: Final = kit.game("versailles-1682")
PLAYERS: Final = 4
PAIR: Final = (0, 2)
OTHERS: Final = (1, 3)
SPECTATOR: Final = PLAYERS  # the last socket
APART, LONGEST = 12, 10  # actions between two pairs, and at a pair
FAMILIES: Final = ("de Montravel", "de Bellefontaine", "de Sancerre", "de Vieilleville")
COLOURS: Final = ("red", "yellow", "green", "black")

Step = tuple[int, int]  # who, what


class CourtPair(NamedTuple):
    ids: tuple[str, str]
    states: tuple[State, State]
    steps: list[Step]


def pairs() -> Iterator[CourtPair]:
    walked = list(walk(GAME, PLAYERS, "two courts", max_rounds=4))
    for n in range(APART, len(walked), APART):  # the deal itself is told by its own events
        before = walked[n][0]
        for other in worlds_of(GAME, before, PAIR, 1):
            yield CourtPair((f"pair-{n}-a", f"pair-{n}-b"), (before, other), [step[1:3] for step in walked[n : n + LONGEST]])


async def store(database: Path, prepared: list[CourtPair]) -> None:
    kept = Store(f"sqlite:///{database}")
    await kept.open()
    facts: dict[str, Any] = {
        "status": "open",
        "rules_version": GAME.rules_version,
        "data_digest": GAME.data_digest,
        "game": GAME.id,
    }
    facts["clock"] = {"kind": "none", "phase": 0}  # what is left of a phase would differ by milliseconds
    for pair in prepared:
        for id, state in zip(pair.ids, pair.states, strict=True):
            row = table_row(id, position=GAME.position_text(state), options=GAME.options(PLAYERS), **facts)
            seats = [SeatRow(id, n, 0, COLOURS[n], "", None, None, True, family=FAMILIES[n]) for n in range(PLAYERS)]
            await kept.add_table(row, seats)
    await kept.close()


@pytest.fixture(scope="module")
def prepared(tmp_path_factory: pytest.TempPathFactory) -> Iterator[tuple[Server, list[CourtPair]]]:
    database, found = tmp_path_factory.mktemp("courts") / "palais.db", list(pairs())
    asyncio.run(store(database, found))
    with serving(database, "--limits", "0") as server:
        yield server, found


class CourtWorld:
    """One table of a pair: a socket for each seat and a spectator, and the full position."""

    def __init__(self, state: State, sockets: list[TableSocket]) -> None:
        self.state, self.sockets, self.lines = state, sockets, 0
        for socket in sockets:
            socket.hear()

    def learned(self, step: Step) -> set[int]:
        """The seats that this action tells something."""
        return {*GAME.learned(self.state, GAME.apply(self.state, *step)[0])}

    def act(self, step: Step) -> None:
        """Act; the others whisper; then the spectator speaks, and once that has arrived, so has everything else."""
        seat, action = step
        assert self.sockets[seat].act(action, id=f"step-{self.lines}")["type"] == "done"
        self.state, _ = GAME.apply(self.state, *step)
        if GAME.may_say(self.state, OTHERS[0], OTHERS[1:]) is None:
            self.sockets[OTHERS[0]].say("say", text="psst", to=[OTHERS[1]], id=f"psst-{self.lines}")
        self.settle()

    def settle(self) -> None:
        self.lines += 1
        assert self.sockets[SPECTATOR].say("say", text="hm", id=f"hm-{self.lines}")["type"] == "done"
        for socket in self.sockets:
            while sum('"text":"hm"' in message for message in socket.raw) < self.lines:
                socket.hear()

    def lengths(self) -> list[list[int]]:
        """What the network sees; without the time in what is not padded."""
        return [[len(raw if raw.endswith(" ") else OWN.sub("", raw)) for raw in socket.raw] for socket in self.sockets]

    def told(self) -> list[list[str]]:
        return [[OWN.sub("", message) for message in socket.raw] for socket in self.sockets]


def play(one: CourtWorld, two: CourtWorld, steps: list[Step]) -> int:
    """Play while the pair cannot tell the worlds apart. Returns how many actions were compared."""
    for n, step in enumerate(steps):
        if any(GAME.check(world.state, *step) is not None for world in (one, two)):
            return n
        if {*PAIR} & (one.learned(step) | two.learned(step)):
            return n  # a die, or a card that is shown: this action reveals the world
        one.act(step)
        two.act(step)
    return len(steps)


def compare(worlds: tuple[CourtWorld, CourtWorld]) -> bool:
    """The pair and the spectator are sent the same, everyone as much. Returns whether the others were sent something else."""
    one, two = (world.told() for world in worlds)
    for seat in (*PAIR, SPECTATOR):
        assert one[seat] == two[seat], f"seat {seat} can tell the worlds apart"
    assert worlds[0].lengths() == worlds[1].lengths(), "seen by the network"
    return any(one[seat] != two[seat] for seat in OTHERS)


def test_two_seats_and_a_spectator_are_sent_the_same_in_two_worlds(prepared: tuple[Server, list[CourtPair]]) -> None:
    server, found = prepared
    compared = differed = 0
    with ExitStack() as guests:
        browsers = [guests.enter_context(Browser(server)) for _ in range(PLAYERS + 1)]
        for pair in found:
            with ExitStack() as stack:
                one, two = [sit(id, state, browsers, stack) for id, state in zip(pair.ids, pair.states, strict=True)]
                same = play(one, two, pair.steps)
                differed += compare((one, two))
                assert_alike(browsers[0], pair.ids, "", "/replay?seat=0", f"/frames?from=0&to={same}&seat=0")
                assert_alike(browsers[SPECTATOR], pair.ids, "", "/replay", f"/frames?from=0&to={same}")
                compared += same
    assert len(found) > 8
    assert compared > 30
    assert differed > 8, "the others know their own hands"


def sit(id: str, state: State, browsers: list[Browser], stack: ExitStack) -> CourtWorld:
    for seat, browser in enumerate(browsers[:PLAYERS]):
        browser.post(f"/api/tables/{id}/sit", {"seat": seat})
    return CourtWorld(state, [stack.enter_context(browser.socket(id)) for browser in browsers])


@pytest.fixture(scope="module")
def talking(tmp_path_factory: pytest.TempPathFactory) -> Iterator[tuple[Server, CourtPair]]:
    """Two tables in the same position, in a negotiation."""
    walked = walk(GAME, PLAYERS, "secrets", max_rounds=2)
    state = next(before for before, *_ in walked if GAME.moment(before).phase == "negotiation")
    pair, database = CourtPair(("pair-0-a", "pair-0-b"), (state, state), []), tmp_path_factory.mktemp("talk") / "palais.db"
    asyncio.run(store(database, [pair]))
    with serving(database, "--limits", "0") as server:
        yield server, pair


def test_whispers_and_secret_offers_change_nothing_that_others_are_sent(talking: tuple[Server, CourtPair]) -> None:
    server, pair = talking
    with ExitStack() as stack:
        browsers = [stack.enter_context(Browser(server)) for _ in range(PLAYERS + 1)]
        with_them, without = [sit(id, state, browsers, stack) for id, state in zip(pair.ids, pair.states, strict=True)]
        plot(with_them)
        for world in (with_them, without):
            world.settle()
        told, untold = with_them.told(), without.told()
        for seat in (*PAIR, SPECTATOR):
            assert told[seat] == untold[seat], f"seat {seat} can tell that seats {OTHERS} have plotted"
        assert all(len(told[seat]) > len(untold[seat]) for seat in OTHERS)
        assert_alike(browsers[SPECTATOR], pair.ids, "", "/replay")
        assert_alike(browsers[0], pair.ids, "", "/replay?seat=0")
    assert "orangery" not in server.log.read_text()


def plot(world: CourtWorld) -> None:
    """Seats 1 and 3 talk in private and make three offers: one is accepted, one declined, one withdrawn."""
    one, other = (world.sockets[seat] for seat in OTHERS)
    assert one.say("say", text="in the orangery", to=[OTHERS[1]])["type"] == "done"
    for n, answer in enumerate((True, False, None)):
        choices = terms_of(one)
        terms = [next(term for term in choices if term["by"] == seat and term["when"] == "round") for seat in OTHERS]
        wanted = [
            {name: term[name] for name in ("by", "form", "when", "seat", "what") if term[name] is not None} for term in terms
        ]
        assert one.say("offer", to=[OTHERS[1]], terms=wanted, secret=True)["type"] == "done"
        made = newest_offer(other, 2 * n + 1)
        if answer is None:
            assert one.say("withdraw", offer=made)["type"] == "done"
        else:
            assert other.say("answer", offer=made, yes=answer)["type"] == "done"
        newest_offer(other, 2 * n + 2)


def newest_offer(socket: TableSocket, changes: int) -> str:
    """The id of the offer that changed last, once there have been so many changes."""
    while len(told := [message for message in socket.heard if message["type"] == "offers"]) < changes:
        socket.hear()
    return str(told[-1]["offers"][0]["id"])


def terms_of(socket: TableSocket) -> list[dict[str, object]]:
    """All that these two can promise each other, but money."""
    socket.line.send(f'{{"type":"terms","id":"terms-{len(socket.raw)}","to":[{OTHERS[1]}]}}')
    found: list[dict[str, object]] = socket.hear_until("terms", "refused")["terms"]
    return [term for term in found if not term["amounts"]]
