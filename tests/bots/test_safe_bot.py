"""A failing bot loses its choice; the table plays on."""

from __future__ import annotations

import re
import subprocess
import sys
from collections.abc import Sequence
from pathlib import Path

import numpy as np
import pytest

import palais
from palais import Hidden
from palais.bots.arena.match import play_out
from palais.bots.process.safe_bot import KEPT_MESSAGES, SafeBot, time_limit
from palais.bots.registry import make_safe
from palais.core.bot import RandomBot
from palais.games.palais_royal.engine.state import fields
from tests.bots.files import BAD, bot_file
from tests.cli.palais import palais as run

game = palais.game("palais-royal")


@pytest.mark.parametrize(
    ("name", "sentence"),
    [
        ("Raises", r"Raises raised ValueError: boom \(bots\.py, line 6\); a safe action was played instead$"),
        ("Leaves", r"Leaves raised SystemExit: I have had enough \(bots\.py, line 10\)"),
        ("Illegal", r"Illegal answered the illegal action 'done' \(.+\); a safe action"),
        ("OffTheScale", r"OffTheScale answered 10{30}, not an action;"),
        ("Text", r"Text answered wrongly: an action is an int, not a str;"),
        ("Yes", r"Yes answered wrongly: an action is an int, not a bool;"),
        ("Nothing", r"Nothing answered wrongly: an action is an int, not a NoneType;"),
        ("Forger", r"Forger answered 300, not an action;"),
        ("Moody", r"Moody raised .*cannot be made: RuntimeError: not today"),
    ],
)
def test_each_fault_costs_the_choice_and_is_reported_with_the_bots_name(tmp_path: Path, name: str, sentence: str) -> None:
    bad = make_safe(f"{bot_file(tmp_path, BAD)}:{name}", game, "safe", name)
    s, decisions = play_out(game, game.new(2, "safe", start=0, max_rounds=2), [bad, make_safe("random", game, 1)])
    assert game.to_act(s) == ()
    assert bad.faults > 5
    assert bad.faults < decisions
    assert len(bad.messages) == KEPT_MESSAGES
    assert re.search(sentence, bad.messages[0])


STUBBORN = """
import os

class Ends:
    def act(self, hidden, legal, clock):
        os._exit(3)

class Quits:
    def act(self, hidden, legal, clock):
        raise GeneratorExit

class Verbose:
    def act(self, hidden, legal, clock):
        raise ValueError("boom\\nand much more")

class Dreamer:
    def __init__(self, game, seed):
        self.game = game

    def act(self, hidden, legal, clock):
        hidden.gate_left = hidden.moves_left = 50
        return next((a for a in self.game.legal(hidden, hidden.viewer) if a not in legal), legal[-1])

class Huge:
    def act(self, hidden, legal, clock):
        return 10**5000

class Deaf:
    def act(self, hidden, legal, clock):
        while True:
            try:
                sum(range(1000))
            except:
                pass
"""


@pytest.mark.parametrize(
    ("name", "sentence"),
    [
        ("Ends", r"Ends raised SystemExit: 3 \(.+\); a safe action"),
        ("Quits", r"Quits raised GeneratorExit \(bots\.py, line 10\)"),
        ("Verbose", r"Verbose raised ValueError: boom \(bots\.py, line 14\)"),
        ("Dreamer", r"Dreamer answered the illegal action '.+' \(none-left\)"),
        ("Huge", r"Huge answered a number of 16610 bits, not an action;"),
        ("Deaf", r"Deaf took .* of 0\.01 seconds for a turn; a safe action"),
    ],
)
def test_not_even_a_stubborn_bot_ends_the_program(tmp_path: Path, name: str, sentence: str) -> None:
    bad = make_safe(f"{bot_file(tmp_path, STUBBORN)}:{name}", game, "safe", name, clock=0.01 if name == "Deaf" else 60)
    s, _ = play_out(game, game.new(2, "safe", start=0, max_rounds=1), [bad, make_safe("random", game, 1)])
    assert game.to_act(s) == ()
    assert bad.faults
    assert re.search(sentence, bad.messages[0])


@pytest.mark.parametrize(
    ("lines", "status"),
    [
        ("threading.Thread(target=os._exit, args=(7,)).start(); time.sleep(60)", 7),
        ("os.fork() or os._exit(8); sys.exit(os.waitstatus_to_exitcode(os.wait()[1]))", 8),
    ],
)
def test_the_programs_own_threads_and_a_bots_own_processes_can_still_end(lines: str, status: int) -> None:
    imports = "import os, sys, threading, time\nfrom palais.bots.process.sandbox.output_guard import OutputGuard"
    text = f"{imports}\nwith OutputGuard():\n    {lines}"
    done = subprocess.run([sys.executable, "-c", text], check=False, capture_output=True, text=True)
    assert (done.returncode, done.stderr) == (status, "")


def test_an_endless_bot_is_interrupted_and_not_asked_again_this_turn(tmp_path: Path) -> None:
    bad = make_safe(f"{bot_file(tmp_path, BAD)}:Endless", game, "endless", "Endless", clock=0.01)
    s, _ = play_out(game, game.new(2, "endless", start=0, max_rounds=1), [bad, make_safe("random", game, 1)])
    assert game.to_act(s) == ()
    assert bad.faults == bad.turns == 2  # one in the set-up, one in the only round
    assert "of 0.01 seconds for a turn" in bad.messages[0]


def test_more_time_to_compile_is_given_once(tmp_path: Path) -> None:
    """A bot that never answers keeps nobody waiting twice."""
    bad = make_safe(f"{bot_file(tmp_path, BAD)}:Endless", game, "endless", "Endless", clock=0.01, grace=0.2)
    assert bad.limit == time_limit(0.01, 0.2)
    play_out(game, game.new(2, "endless", start=0, max_rounds=1), [bad, make_safe("random", game, 1)])
    assert bad.faults == bad.turns == 2
    assert bad.limit == time_limit(0.01)


class Slow:
    """Spends the time of its clock, then answers at once."""

    def __init__(self) -> None:
        self.clocks: list[float] = []

    def act(self, hidden: Hidden, legal: Sequence[int], clock: float | None) -> int:
        assert clock is not None
        self.clocks.append(clock)
        return legal[-1]


def test_the_clock_covers_a_whole_turn_and_restarts_with_the_next() -> None:
    slow = Slow()
    safe = SafeBot(slow, "slow", game, clock=5.0)
    play_out(game, game.new(2, "clock", start=0, max_rounds=1), [safe, make_safe("random", game, 1)])
    assert safe.faults == 0
    assert slow.clocks.count(5.0) == safe.turns == 2
    first, second = slow.clocks[:5], slow.clocks[5:]  # five free servants are placed in the set-up
    assert first == sorted(first, reverse=True)
    assert second == sorted(second, reverse=True)


def test_a_tighter_clock_of_the_caller_is_passed_on() -> None:
    slow = Slow()
    s = game.new(2, "tighter", start=0)
    SafeBot(slow, "slow", game, clock=5.0).act(game.hide(s, 0), game.legal(s, 0), 1.0)
    SafeBot(slow, "slow", game).act(game.hide(s, 0), game.legal(s, 0), 2.0)
    assert slow.clocks == [1.0, 2.0]


def test_a_good_bot_plays_the_same_game_with_and_without_the_wrapper() -> None:
    s = game.new(3, "same")
    inside, outside = make_safe("random", game, 7), RandomBot(game, 7)
    while acting := game.to_act(s):
        hidden = game.hide(s, acting[0])
        legal = game.legal(hidden, acting[0])
        action = outside.act(hidden, legal, None)
        assert inside.act(hidden, legal, None) == action
        s, _ = game.apply(s, acting[0], action)
        if game.moment(s).round == 3:
            break
    assert inside.faults == 0


def test_numpys_integers_are_actions_too() -> None:
    class Numbers:
        def act(self, hidden: Hidden, legal: Sequence[int], clock: float | None) -> int:
            return np.int8(legal[-1])  # type: ignore[return-value]

    s = game.new(2, "numpy", start=0)
    safe = SafeBot(Numbers(), "numbers", game)
    action = safe.act(game.hide(s, 0), game.legal(s, 0), None)
    assert (type(action), action, safe.faults) == (int, game.legal(s, 0)[-1], 0)


class Scribbler:
    """Overwrites everything it is given, then passes if it can."""

    def act(self, hidden: Hidden, legal: Sequence[int], clock: float | None) -> int:
        action = legal[0]
        fields(hidden).gold[:] = 99
        list.clear(legal)  # type: ignore[arg-type]
        return action


def test_a_bot_can_only_overwrite_its_own_copy() -> None:
    s = game.new(2, "scribbler", start=0)
    hidden = game.hide(s, 0)
    gold, legal = fields(hidden).gold.copy(), game.legal(hidden, 0)
    listed = list(legal)
    safe = SafeBot(Scribbler(), "scribbler", game)
    assert safe.act(hidden, legal, None) == listed[0]
    assert (fields(hidden).gold == gold).all()
    assert list(legal) == listed
    assert safe.faults == 0


def test_a_failing_bot_plays_the_games_fallback() -> None:
    class Fails:
        def act(self, hidden: Hidden, legal: Sequence[int], clock: float | None) -> int:
            raise ValueError

    s = game.parse_position("players: 2\nturn: red move\nleft: moves 3\nred rooms: gate 2\npark: e9 gold-1\n")
    hidden = game.hide(s, 0)
    action = SafeBot(Fails(), "fails", game).act(hidden, [40, 30], None)
    assert action == game.fallback(hidden, 0)
    assert game.action_text(action) == "done"


def test_a_simulation_plays_on_and_reports_the_fault_once(tmp_path: Path) -> None:
    code = f"{bot_file(tmp_path, BAD)}:Raises"
    done = run("sim", "--bots", f"{code},random", "--players", "2", "--games", "2", "--jobs", "1", "--json")
    assert done.returncode == 0, done.stderr
    assert done.stderr.count("raised ValueError: boom") == 1
