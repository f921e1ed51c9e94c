"""Bots of two games in the processes of one server, in the arena and from files."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from dataclasses import replace
from pathlib import Path

import pytest

import palais
from palais import Game, State
from palais.bots.arena.match import play_out
from palais.bots.arena.tournament import Tournament, check, play_tournament
from palais.bots.hints import advise
from palais.bots.process.compile_ahead import done_file
from palais.bots.process.messages import WarmedUp, WarmUp
from palais.bots.process.pool import WorkerPool
from palais.bots.registry import codes, make, make_safe
from palais.core.bot import RandomBot
from tests.bots.fakes import AsyncFakeHost
from tests.bots.files import GOOD, bot_file
from tests.conformance.games import GAMES, TOY, every_game
from tests.conformance.installed import environment

ROYAL = "palais-royal"


@pytest.fixture(autouse=True)
def installed_for_processes(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    for name, value in environment(tmp_path / "installed").items():
        monkeypatch.setenv(name, value)


@asynccontextmanager
async def opened(pool: WorkerPool) -> AsyncIterator[WorkerPool]:
    await pool.open()
    try:
        yield pool
    finally:
        await pool.close()


async def decide(pool: WorkerPool, game: Game, s: State, code: str, seat: int) -> int:
    hidden = game.hide(s, seat)
    return await pool.decide(f"{game.id}-{seat}", game.id, code, hidden, seat, game.legal(hidden, seat), None)


async def test_one_process_plays_both_games_as_this_process_would() -> None:
    states = {game.id: game.new(3, "both") for game in GAMES.values()}
    here = {(game.id, seat): make("greedy", game, f"{game.id}-{seat}") for game in GAMES.values() for seat in range(3)}
    async with opened(WorkerPool(0)) as pool:
        for _ in range(12):
            for game in GAMES.values():
                s = states[game.id]
                seat = game.to_act(s)[0]
                hidden = game.hide(s, seat)
                action = await decide(pool, game, s, "greedy", seat)
                assert action == here[game.id, seat].act(hidden, game.legal(hidden, seat), None)
                states[game.id], _ = game.apply(s, seat, action)
        assert not pool.faults
        assert pool.staff.standby._client is not None


async def test_all_who_must_act_at_once_are_answered_and_each_gets_a_hint() -> None:
    game = palais.game(TOY.id)
    s = game.new(4, "audience")
    assert game.to_act(s) == (0, 1, 2, 3)
    async with opened(WorkerPool(0)) as pool:
        answers = await asyncio.gather(*(decide(pool, game, s, "level:2", seat) for seat in range(4)))
        assert all(game.check(s, seat, action) is None for seat, action in enumerate(answers))
        for seat in range(4):
            actions, why = await pool.hint("hint", game.id, game.hide(s, seat), seat)
            after = s
            for action in actions:
                after, _ = game.apply(after, seat, action)
            assert TOY.words("en").say(why.key, **why.arguments)


async def test_every_game_has_its_own_codes_and_stand_in() -> None:
    pool = WorkerPool(0)
    assert pool.codes(TOY.id) == ["level:1", "level:2", "random", "greedy", "trader"]
    assert pool.stand_in(TOY.id) == "level:1"
    assert len(pool.codes(ROYAL)) > len(pool.codes(TOY.id))
    assert pool.stand_in(ROYAL) == "level:9"


@pytest.mark.parametrize("compiled", [(ROYAL, TOY.id), (TOY.id,)])
async def test_the_bots_of_all_games_are_warmed_up_compiled_ones_first(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, compiled: tuple[str, ...]
) -> None:
    """And the pool is ready when the last of them is warm."""
    monkeypatch.setenv("NUMBA_CACHE_DIR", str(tmp_path))
    for game_id in compiled:
        done_file(game_id, codes(game_id)).touch()
    asked: list[WarmUp] = []

    async def start(compiled: bool) -> AsyncFakeHost:
        def answers(question: object) -> list[WarmedUp]:
            assert isinstance(question, WarmUp)
            asked.append(question)
            return [WarmedUp()]

        return AsyncFakeHost(answers)

    games = [ROYAL, TOY.id]
    async with opened(WorkerPool(1, games, start)) as pool:
        first = compiled[0]
        await pool.staff.workers[0].wait_until_warm((first, codes(first)[-1]))
        assert asked[: len(codes(first))] == [WarmUp(first, code) for code in codes(first)]
        if compiled == (TOY.id,):
            assert not pool.ready, "the other game is still being compiled"
            assert pool.is_ready(TOY.id, "level:2")
            assert not pool.is_ready(ROYAL, "level:11")
            return
        ready = asyncio.Event()
        pool.on_ready(ready.set)
        await ready.wait()
        assert asked == [WarmUp(game_id, code) for game_id in games for code in codes(game_id)]


@every_game
def test_a_bots_turn_begins_where_the_game_says_so(game: Game) -> None:
    """In a common phase everybody has one turn, whatever the order of the choices."""
    bots = [make_safe("random", game, seat) for seat in range(3)]
    s, decisions = play_out(game, game.new(3, "turns"), bots)
    turns = game.moment(s).turn
    assert sum(bot.turns for bot in bots) >= turns > 3
    assert decisions > turns
    assert not any(bot.faults for bot in bots)


def test_the_arena_ranks_the_bots_of_any_game() -> None:
    tournament = Tournament(TOY.id, None, 2, "t", ["greedy", "random"], 10.0)
    check(tournament)
    played = play_tournament(tournament, 4, 1, lambda _: None)
    assert [game.seating.bots for game in played] == [[0, 1], [1, 0]] * 2
    assert all(game.rounds == 3 and not any(game.faults) for game in played)
    assert all(len(game.points) == 2 and game.winners for game in played)


def test_a_bot_from_a_file_plays_any_game_in_its_own_process(tmp_path: Path) -> None:
    game = palais.game(TOY.id)
    bots = [make_safe(f"{bot_file(tmp_path, GOOD)}:Good", game, 0, clock=30), make_safe("random", game, 1)]
    s, _ = play_out(game, game.new(2, "file"), bots)
    assert game.to_act(s) == ()
    assert [bot.messages for bot in bots] == [[], []]


def test_if_a_game_gives_no_reasons_a_hint_says_what_to_do(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("palais.bots.hints.kit", lambda _: replace(TOY, why=None))
    game = palais.game(TOY.id)
    actions, why = advise(game, RandomBot(game, 1), game.hide(game.new(4, "audience"), 2), 2, 0)
    assert why == game.action_phrase(actions[0])


def test_a_hint_in_a_common_phase_is_for_the_seat_that_asks() -> None:
    game = palais.game(TOY.id)
    s = game.new(4, "audience")
    actions, _ = advise(game, RandomBot(game, 1), game.hide(s, 2), 2, 0)
    assert game.check(s, 2, actions[0]) is None
