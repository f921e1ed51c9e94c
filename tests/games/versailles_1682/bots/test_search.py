"""The search: it chooses among the planner's lines, plays them on by the dice, uses nothing hidden, and stops in time."""

from __future__ import annotations

from typing import Any

import numpy as np
import pytest

from palais.bots.stopwatch import Watch
from palais.core.contract import Hidden
from palais.core.errors import BotError
from palais.core.jit import ENABLED
from palais.games.versailles_1682.bots.mind import Floats
from palais.games.versailles_1682.bots.own_view import own_view
from palais.games.versailles_1682.bots.planner.planner_bot import PlannerBot
from palais.games.versailles_1682.bots.search.search import SearchBot, survivors
from palais.games.versailles_1682.engine.constants import MAIN
from palais.games.versailles_1682.engine.entry_points import Numbers
from palais.games.versailles_1682.engine.state import State as Position
from palais.games.versailles_1682.engine.state import fields
from tests.games.versailles_1682.bots.positions import walk
from tests.games.versailles_1682.positions import GAME, Court

COMTE = "play, card comte, seat 0, route crown"


def position() -> Court:
    """Seat 0 has much to choose from."""
    return Court().standing(0, 6).hand(0, "comte", "pension_small", "slander", "poison").lay(1, "reader")


def small() -> Court:
    """Little to think about: quick without a compiler, too."""
    return Court().standing(0, 6).hand(0, "comte")


class Slow(SearchBot):
    """A search with a simulated clock: every look takes the same time, and is counted with its lines."""

    def __init__(self, seconds: float, **parameters: int) -> None:
        super().__init__(GAME, 1, **parameters)
        self.seconds, self.time, self.looks = seconds, 0.0, list[int]()

    def choose(self, seconds: float) -> int:
        """The line it chooses in the position above, with so many seconds for looks."""
        h = own_view(position().hidden(0))
        self.learn_weights(h.players)
        PlannerBot.decide(self, h, None)
        return self.best_line(h, Watch(seconds, lambda: self.time))

    def look(self, h: Position, lines: Numbers, totals: Floats) -> None:
        self.looks.append(len(lines))
        self.time += self.seconds


def test_it_looks_as_often_as_it_is_told_however_long_that_takes() -> None:
    bot = Slow(100.0, n=6, lines=4)
    bot.n = 6  # interpreted, it looks but once
    bot.choose(0.001)
    assert len(bot.looks) == 6
    assert bot.looks == sorted(bot.looks, reverse=True)
    assert (bot.looks[0], bot.looks[-1]) == (4, 2)


@pytest.mark.parametrize("seconds", [0.01, 0.02, 0.07])
def test_it_begins_no_look_that_may_not_end_in_time(seconds: float) -> None:
    bot = Slow(seconds, ms=1000)
    bot.choose(0.3)
    assert 0 < bot.time <= 0.3


def test_after_a_look_that_took_all_the_time_there_is_no_other() -> None:
    bot = Slow(0.29, ms=1000)
    bot.choose(0.3)
    assert len(bot.looks) == 1


def test_without_time_for_a_look_it_goes_by_the_planners_judgement() -> None:
    bot = Slow(0.01, ms=1000)
    chosen, (worth, is_line) = bot.choose(0.0), bot.worth()
    assert bot.looks == []
    assert worth[chosen] == worth[is_line].max()


class Punctual(SearchBot):
    """Notes how long it may look, and does not."""

    seconds: float

    def best_line(self, h: Position, watch: Watch) -> int:
        self.seconds = watch.seconds
        return self.mind.best


@pytest.mark.parametrize(("clock", "seconds"), [(None, 0.27), (60.0, 0.27), (0.3, 0.09)])
def test_a_turns_time_is_for_two_actions_and_a_power(clock: float | None, seconds: float) -> None:
    """A third of it each; and never more than what the clock of the table leaves."""
    bot = Punctual(GAME, 1, ms=900)
    bot.think(own_view(position().hidden(0)), clock)
    assert bot.seconds == pytest.approx(seconds)


@pytest.mark.parametrize("clock", [0.0, 0.0001])
def test_an_empty_clock_still_gives_a_legal_action(clock: float) -> None:
    court = position()
    legal = GAME.legal(court.state, 0)
    assert SearchBot(GAME, 1, ms=1).act(court.hidden(0), legal, clock) in legal


def test_with_a_number_of_looks_the_same_seed_gives_the_same_decisions() -> None:
    assert first_action(SearchBot(GAME, 5, n=2, lines=2)) == first_action(SearchBot(GAME, 5, n=2, lines=2))


def first_action(bot: SearchBot) -> list[int]:
    """All small decisions of the first action in the position above, and what it had learned of chance by then."""
    court = small()
    first = bot.act(court.hidden(0), GAME.legal(court.state, 0), None)
    return [first, *bot.planned, *bot.rng.ravel().tolist()]


def played_on(text: str, court: Court, times: int) -> list[float]:
    """What the seat expects each time that a line is played on in an imagined world."""
    bot, h = SearchBot(GAME, 2, n=1), own_view(court.hidden(0))
    bot.learn_weights(h.players)
    PlannerBot.decide(bot, h, None)
    lines = [", ".join(map(GAME.action_text, bot.line(n))) for n in range(bot.mind.lines)]
    found = []
    for _ in range(times):
        totals = np.zeros(bot.mind.lines)
        bot.look(h, np.array([lines.index(text)]), totals)
        found.append(float(totals.sum()))
    return found


def test_a_line_played_on_meets_different_dice_each_time() -> None:
    """A request is granted in one world and refused in the next."""
    found = played_on(COMTE, small(), 8 if ENABLED else 3)
    assert len(set(found)) > 1


def test_a_game_that_ends_while_it_is_played_on_counts_with_its_result() -> None:
    court = Court().turn(3)  # the Steward's second turn, before the income
    s = court.s
    s.fortune[:3] = (s.goal - 500, 20_000, 20_000)
    assert played_on("no", court, 2) == [1.0, 1.0]


def test_what_is_hidden_does_not_change_the_decision() -> None:
    for n, (s, seat, _) in enumerate(walk(4, "search", 120 if ENABLED else 40)):
        if fields(s).step == MAIN and n % 9 == 0:
            hidden, other = (GAME.hide(x, seat) for x in (s, GAME.determinize(GAME.hide(s, seat), seat, n)))
            answers = {SearchBot(GAME, n, n=2).act(Hidden(h), GAME.legal(h, seat), None) for h in (hidden, other)}
            assert len(answers) == 1


@pytest.mark.parametrize(
    ("wrong", "sentence"),
    [
        ({"ms": 0}, "search: ms: expected 1 to 600000, found 0"),
        ({"n": -1}, "search: n: expected 0 to 1e+06, found -1"),
        ({"lines": 1}, "search: lines: expected 2 to 64, found 1"),
        ({"width": 65}, "planner: width: expected 0 to 64, found 65"),
    ],
)
def test_impossible_settings_are_refused(wrong: dict[str, Any], sentence: str) -> None:
    with pytest.raises(BotError) as caught:
        SearchBot(GAME, 1, **wrong)
    assert str(caught.value) == sentence


def test_lines_are_halved_down_to_two() -> None:
    assert [survivors(8, share) for share in (0.0, 0.34, 0.67, 1.0)] == [8, 4, 2, 2]


def test_nothing_but_the_dice_is_known_of_the_world_it_plays_on_in() -> None:
    """Whatever was drawn for the true game, the worlds are the bot's own."""
    court, other = small(), small()
    other.s.chance_key[...] = 12345
    assert played_on(COMTE, court, 1) == played_on(COMTE, other, 1)
