"""No bot peeks: swapping what its seat may not know never changes a decision throughout a game."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

import msgspec
import pytest

import palais
from palais import Game, Hidden, State
from palais.bots.process.safe_bot import SafeBot
from palais.bots.registry import make
from palais.core.bot import Bot
from palais.games.palais_royal import LEVELS
from palais.games.palais_royal.engine.state import fields
from tests.bots.files import CODES
from tests.walks import busy_walk

game: Game = palais.game("palais-royal")
PLAYERS = (2, 3, 4)
MINE = "examples/my_bot.py:MyBot"
SPARSE = {"search": 47, LEVELS[-2]: 47, "planner": 13, "level": 13}  # plain Python takes seconds for a turn of `search`
# Level 10 is `search` with other parameters, which is tested with every number of players.
TABLES = [(code, players) for code in (*CODES, MINE) for players in PLAYERS if code != LEVELS[-2] or players == 2]
SHOWN = ("discarded", "reshuffled")  # events that show hidden cards to everybody, by the rules


def moments(code: str, players: int, seat: int) -> Iterator[tuple[State, State]]:
    """Positions of one game in which this seat is to act, each with a world the seat cannot distinguish from it."""
    every = SPARSE.get(code, SPARSE.get(code.split(":")[0], 6))
    turns = (s for s, actor, *_ in busy_walk(game, players, f"bots-{players}", max_rounds=8) if actor == seat)
    for n, s in enumerate(turns):
        if n % every == 0:
            yield s, game.determinize(game.hide(s, seat), seat, n)


def decisions(bot: Bot, worlds: Sequence[State], seat: int) -> list[int]:
    """Run one bot through all the positions, so that anything it remembers can affect the next decision."""
    hidden = [game.hide(s, seat) for s in worlds]
    return [bot.act(h, game.legal(h, seat), None) for h in hidden]


@pytest.mark.parametrize(("code", "players"), TABLES)
def test_a_bot_decides_by_what_its_seat_knows(code: str, players: int) -> None:
    """Hidden information permuted, same seed, same decisions."""
    seat = players - 1
    true, imagined = zip(*moments(code, players, seat), strict=True)
    assert sum(game.digest(a) != game.digest(b) for a, b in zip(true, imagined, strict=True)) > len(true) / 2
    answers = decisions(make(code, game, "secrecy"), true, seat)
    assert answers == decisions(make(code, game, "secrecy"), imagined, seat)
    assert all(game.check(s, seat, action) is None for s, action in zip(true, answers, strict=True))


@pytest.mark.parametrize("code", [*CODES, MINE])
def test_a_bots_action_looks_the_same_to_the_others_in_both_worlds(code: str) -> None:
    """Compare the events of its choice as each other seat sees them; they cannot tell the worlds apart either."""
    compared = 0
    bot = make(code, game, "events")
    for s, _ in moments(code, 3, 1):
        hidden = game.hide(s, 1)
        action = bot.act(hidden, game.legal(hidden, 1), None)
        _, events = game.apply(s, 1, action)
        for other in (0, 2):
            world = game.determinize(game.hide(s, other), other, 5)
            if game.check(world, 1, action) is None and not any(event.kind in SHOWN for event in events):
                _, told = game.apply(world, 1, action)
                heard = [msgspec.json.encode(game.hide_events(log, other)) for log in (events, told)]
                assert heard[0] == heard[1]
                compared += 1
    assert compared > 3


@pytest.mark.parametrize("code", [*CODES, MINE])
def test_a_bot_modifies_neither_its_record_nor_the_list_of_legal_actions(code: str) -> None:
    """A bot that wrote into the record, or kept it, could leak something to another bot's next decision."""
    for s, _ in moments(code, 2, 0):
        hidden = game.hide(s, 0)
        before, legal = hidden.to_bytes(), game.legal(hidden, 0)
        SafeBot(make(code, game, "alone"), code, game).act(hidden, legal, None)
        assert hidden.to_bytes() == before
        assert legal == game.legal(hidden, 0)


class Peeking:
    """A bot the tests above must catch: it decides by the pile and the state of chance."""

    def act(self, hidden: Hidden, legal: Sequence[int], clock: float | None) -> int:
        f = fields(hidden)
        return legal[int(f.pile.astype(int).sum() + f.chance_count) % len(legal)]


def test_a_bot_that_is_given_the_truth_is_caught() -> None:
    true, imagined = zip(*moments("", 2, 1), strict=True)
    answers = [[Peeking().act(Hidden(s), game.legal(s, 1), None) for s in worlds] for worlds in (true, imagined)]
    assert answers[0] != answers[1]
    assert decisions(Peeking(), true, 1) == decisions(Peeking(), imagined, 1)  # `hide` alone makes it blind
