"""The search: it chooses among the planner's plans, uses nothing hidden, and stops in time."""

from __future__ import annotations

from typing import Any

import numpy as np
import pytest

import palais
from palais.bots.stopwatch import Watch
from palais.core.errors import BotError
from palais.games.palais_royal.bots.planner.plan import POOL
from palais.games.palais_royal.bots.planner.planner_bot import PlannerBot
from palais.games.palais_royal.bots.search.search import SearchBot, survivors
from palais.games.palais_royal.engine.constants import CARDS
from palais.games.palais_royal.engine.state import State, fields
from palais.games.palais_royal.game import PalaisRoyal

GAME = PalaisRoyal()


def position() -> palais.State:
    """Red's turn, at action 4, with gold and seals; yellow holds a card."""
    s = GAME.new(2, "search", start=0)
    for room in ("office", "king", "king", "madame", "madame") * 2 + ("",) * 3:
        s, _ = GAME.apply(s, fields(s).player, GAME.parse_action(f"put {room}" if room else "done"))
    f = fields(s)
    f.gold[0] = 6
    f.hand[1, 0] += 1
    f.held[1] += 1
    f.pile[0] -= 1
    f.pile_size -= 1
    return s


def permuted(s: palais.State) -> palais.State:
    """The same game as red sees it, with a different card in yellow's hand."""
    other = fields(s).copy()
    other.hand[1, 0] -= 1
    other.pile[0] += 1
    other.hand[1, len(CARDS) - 1] += 1
    other.pile[len(CARDS) - 1] -= 1
    other.chance_key[:] = 12345
    return palais.State(other)


def turn(s: palais.State, bot: SearchBot) -> list[int]:
    """All actions of red's turn up to the draw."""
    actions = []
    while fields(s).player == 0 and fields(s).phase < 5:
        hidden = GAME.hide(s, 0)
        actions.append(bot.act(hidden, GAME.legal(hidden, 0), None))
        s, _ = GAME.apply(s, 0, actions[-1])
    return actions


def test_what_is_hidden_does_not_change_the_decision() -> None:
    s = position()
    assert GAME.digest(s) != GAME.digest(permuted(s))
    assert turn(s, SearchBot(GAME, 7, n=2, plans=2)) == turn(permuted(s), SearchBot(GAME, 7, n=2, plans=2))


def last_turn() -> palais.State:
    """Red has the last turn of the game, and one noble is within reach."""
    return GAME.parse_position(
        "players: 2\nstart: yellow\nmarks: last-round\nturn: red recruit\npark: e9 gold-1\n"
        "red: gold 4\nred rooms: office 1, king 2\n"
    )


def test_it_recruits_when_nothing_is_better() -> None:
    assert any(GAME.action_text(action).startswith("recruit") for action in turn(last_turn(), SearchBot(GAME, 1, n=1)))


class Slow(SearchBot):
    """A search with a simulated clock: one duration for the first visit to a plan, another for every later one."""

    def __init__(self, first: float, later: float, **parameters: int) -> None:
        super().__init__(GAME, 1, **parameters)
        self.first, self.later, self.time = first, later, 0.0
        self.looks: list[list[int]] = []

    def choose(self, seconds: float, planned: float | None = None) -> int:
        """The plan it chooses in the position above, with `seconds` for visits after planning took `planned` seconds."""
        h = fields(GAME.hide(position(), 0))
        self.load_weights(2)
        PlannerBot.decide(self, h, None)
        watch = Watch(seconds, lambda: self.time)
        watch.longest = self.first if planned is None else planned
        return self.best_plan(h, min(self.planner.pool, self.candidates), watch)

    def look_ahead(self, h: State, alive: np.ndarray, totals: np.ndarray, times: int) -> None:
        self.looks += [[]] * (times + 1 - len(self.looks))
        self.looks[times] = [*self.looks[times], *alive]
        self.time += self.later if times else self.first
        super().look_ahead(h, alive, totals, times)


def test_it_visits_the_plans_as_often_as_it_is_told() -> None:
    bot = Slow(0.01, 0.1, n=3, plans=4)
    bot.choose(0.0)
    looked = [len(look) for look in bot.looks]
    assert len(looked) == 3
    assert looked == sorted(looked, reverse=True)
    assert looked[-1] < looked[0]


@pytest.mark.parametrize("later", [0.01, 0.02, 0.03])
def test_it_never_starts_a_visit_it_may_not_have_time_to_finish(later: float) -> None:
    """Later visits may take up to three times as long per turn, which it expects."""
    bot = Slow(0.005, later, ms=1000, plans=4)
    bot.choose(0.3)
    assert bot.time <= 0.3
    assert len(bot.looks) > 1


def test_after_an_unexpectedly_slow_visit_it_starts_no_other() -> None:
    bot = Slow(0.001, 0.2, ms=1000, plans=4)
    bot.choose(0.3)
    assert [len(look) for look in bot.looks] == [4, 1]
    assert bot.time <= 0.3


def test_slow_planning_does_not_reduce_the_visits() -> None:
    """The duration of a visit is measured on the first plan; it does not depend on how long planning took."""
    short, long = Slow(0.01, 0.02, ms=1000, plans=4), Slow(0.01, 0.02, ms=1000, plans=4)
    short.choose(0.3)
    long.choose(0.3, planned=0.2)
    assert long.looks == short.looks
    assert long.time > 0.25


def test_an_interrupted_first_pass_chooses_among_the_plans_it_visited() -> None:
    bot = Slow(0.01, 0.1, ms=1000, plans=4)
    assert bot.choose(0.024) in (0, 1)
    assert bot.looks == [[0, 1]]


def test_without_time_for_a_single_visit_it_takes_the_first_plan() -> None:
    bot = Slow(0.01, 0.1, ms=1000, plans=4)
    assert bot.choose(0.005) == 0
    assert bot.looks == []


def test_all_plans_are_played_on_in_the_same_world_and_with_the_same_random_numbers() -> None:
    bot = Slow(0.01, 0.1, n=2, plans=2)
    seen = set()
    original = bot.look_ahead

    def noted(h: State, alive: np.ndarray, totals: np.ndarray, times: int) -> None:
        seen.add((times, bot.rng.tobytes()))
        original(h, alive, totals, times)

    bot.look_ahead = noted  # type: ignore[method-assign]
    bot.choose(0.0)
    assert [times for times, _ in sorted(seen)] == [0, 1]


def test_no_time_at_all_still_gives_a_legal_action() -> None:
    s = position()
    legal = GAME.legal(s, 0)
    assert SearchBot(GAME, 1, ms=1).act(GAME.hide(s, 0), legal, 0.0001) in legal


def test_an_empty_clock_does_not_divide_by_zero() -> None:
    s = position()
    legal = GAME.legal(s, 0)
    assert SearchBot(GAME, 1, ms=1).act(GAME.hide(s, 0), legal, 0.0) in legal


@pytest.mark.parametrize(
    ("wrong", "sentence"),
    [
        ({"ms": 0}, "search: ms: expected 1 to 600000, found 0"),
        ({"n": -1}, "search: n: expected 0 to 1e+06, found -1"),
        ({"plans": 0}, "search: plans: expected 2 to 32, found 0"),
        ({"plans": 33}, "search: plans: expected 2 to 32, found 33"),
        ({"noise": float("nan")}, "planner: noise: expected 0 to 100, found nan"),
    ],
)
def test_impossible_times_are_refused(wrong: dict[str, Any], sentence: str) -> None:
    with pytest.raises(BotError) as caught:
        SearchBot(GAME, 1, **wrong)
    assert str(caught.value) == sentence


def test_the_free_servants_of_the_set_up_are_one_decision() -> None:
    """Every distribution is evaluated, and the best are played on."""
    s = GAME.new(2, "spread", start=0)
    bot = SearchBot(GAME, 1, n=1)
    hidden = GAME.hide(s, 0)
    bot.act(hidden, GAME.legal(hidden, 0), None)
    assert bot.planner.pool == POOL
    assert len(bot.planned) == 4


def test_survivors_are_halved_down_to_two() -> None:
    assert [survivors(8, share) for share in (0.0, 0.34, 0.67, 1.0)] == [8, 4, 2, 2]


def test_a_game_that_ends_during_the_search_counts_with_its_result() -> None:
    """After the last turn there is nothing to play on: each plan leads straight to the result."""
    s = last_turn()
    bot, h = SearchBot(GAME, 1, n=1), fields(GAME.hide(s, 0))
    bot.think(h, None)
    once, twice = np.zeros(2), np.zeros(2)
    bot.look_ahead(h, np.arange(2), once, 0)
    bot.look_ahead(h, np.arange(2), twice, 1)
    assert once.tolist() == twice.tolist()
    assert once[0] > once[1]
