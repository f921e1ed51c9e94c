"""An outside bot runs in its own process: it sees only its seat's record, and if it crashes, it crashes alone."""

from __future__ import annotations

import json
import os
import re
import subprocess
import sys
import time
from functools import partial
from pathlib import Path

import pytest

import palais
from palais.bots.arena.match import play_out
from palais.bots.process import outside_bot
from palais.bots.process.outside_bot import OutsideBot
from palais.bots.registry import make, make_safe
from palais.core.contract import Hidden, State
from palais.core.errors import BotError
from palais.envs.dataset import write_dataset
from palais.games.palais_royal.engine.state import fields
from tests.bots.files import BAD, GOOD, bot_file, host_process, short_box
from tests.cli.palais import palais as run

game = palais.game("palais-royal")

PEEKING = """
import gc, sys

def tells(found, seat):
    "Whether a record shows the hand of another seat."
    return any(cards.sum() > 0 for other, cards in enumerate(found.hand) if other != seat)

class Peeks:
    def act(self, hidden, legal, clock):
        frame, found = sys._getframe(1), [o for o in gc.get_objects() if hasattr(type(o), "dtype") and hasattr(o, "handle")]
        while frame:
            found += [o for o in frame.f_locals.values() if type(o) is type(hidden)]
            frame = frame.f_back
        return legal[-1] if any(tells(o, hidden.viewer) for o in found if type(o) is type(hidden)) else legal[0]
"""


def with_cards() -> tuple[State, Hidden, list[int]]:
    """A position in which the other seat holds cards."""
    s = game.parse_position(
        "players: 2\nturn: red move\nleft: moves 3\nred rooms: gate 2\nyellow hand: gold4 2\npark: e9 gold-1\n"
    )
    hidden = game.hide(s, 0)
    return s, hidden, game.legal(hidden, 0)


def test_a_bot_that_looks_around_finds_no_secret(tmp_path: Path) -> None:
    code = f"{bot_file(tmp_path, PEEKING)}:Peeks"
    s, hidden, legal = with_cards()
    assert fields(s).hand[1].sum() == 2
    assert make(code, game, 0).act(hidden, legal, None) == legal[-1]  # in the game's process it would find them
    assert make_safe(code, game, 0).act(hidden, legal, None) == legal[0]


BREAKING = """
import ctypes, itertools, os, signal

class Killed:
    def act(self, hidden, legal, clock):
        os.kill(os.getpid(), signal.SIGKILL)

class Crashes:
    def act(self, hidden, legal, clock):
        ctypes.string_at(0)

class Aborts:
    def act(self, hidden, legal, clock):
        os.abort()

class Compiled:
    "Never comes back to the interpreter, which could be told to stop it."
    def act(self, hidden, legal, clock):
        return sum(itertools.repeat(0))

class Silent:
    def act(self, hidden, legal, clock):
        os.closerange(3, 100)
        signal.pause()

class Parent:
    "Waits for a process of its own, which holds everything that it holds."
    def act(self, hidden, legal, clock):
        os.fork() and os.wait()
        signal.pause()

class Once:
    def __init__(self, game, seed):
        self.choices = 0

    def act(self, hidden, legal, clock):
        self.choices += 1
        if self.choices == 3:
            os.abort()
        return legal[-1]
"""


@pytest.mark.parametrize(
    ("name", "sentence"),
    [
        ("Killed", r"^Killed ended its process by signal 9; a safe action was played instead$"),
        ("Crashes", r"^Crashes ended its process by signal 11; "),
        ("Aborts", r"^Aborts ended its process by signal 6; "),
        ("Compiled", r"^Compiled took .* of 0\.01 seconds for a turn; "),
        ("Silent", r"^Silent took .* of 0\.01 seconds for a turn; "),
        ("Parent", r"^Parent took .* of 0\.01 seconds for a turn; "),
    ],
)
def test_a_crash_of_the_bots_process_costs_only_a_turn(tmp_path: Path, name: str, sentence: str) -> None:
    bad = make_safe(f"{bot_file(tmp_path, BREAKING)}:{name}", game, "breaking", name, clock=0.01)
    s, _ = play_out(game, game.new(2, "breaking", start=0, max_rounds=1), [bad, make_safe("random", game, 1)])
    assert game.to_act(s) == ()
    assert bad.faults == bad.turns == 2  # asked once in the set-up and once in the only round
    assert re.search(sentence, bad.messages[0])


def test_after_a_crash_the_bot_is_recreated_for_its_next_turn(tmp_path: Path) -> None:
    once = make_safe(f"{bot_file(tmp_path, BREAKING)}:Once", game, 0, "Once", clock=10)
    play_out(game, game.new(2, "once", start=0, max_rounds=1), [once, make_safe("random", game, 1)])
    assert once.faults == 2  # its third choice in each turn
    assert once.turns == 2


def test_the_arena_plays_on_when_a_bot_kills_its_process(tmp_path: Path) -> None:
    code = f"{bot_file(tmp_path, BREAKING)}:Killed"
    done = run("arena", code, "greedy", "--players", "3", "--games", "1", "--data", str(short_box(tmp_path)), "--json")
    assert done.returncode == 0, done.stderr
    killed, greedy = json.loads(done.stdout)["bots"]
    assert killed["faults"] > 2
    assert (killed["win_share"], greedy["faults"]) == (0.0, 0)


def test_a_bot_that_is_too_slow_to_start_is_reported_before_the_game(tmp_path: Path) -> None:
    file = bot_file(tmp_path, GOOD + "    def __init__(self, game, seed):\n        while True: pass\n")
    with pytest.raises(BotError, match=r"^the bot .*bots\.py:Good cannot be made: it did not answer$"):
        OutsideBot(f"{file}:Good", game, 0, make_seconds=2.0).sit()


def process_of(bot: OutsideBot) -> int:
    return host_process(bot).process.pid


def test_each_seat_has_a_process_that_the_next_game_reuses(tmp_path: Path) -> None:
    code = f"{bot_file(tmp_path, GOOD)}:Good"
    first, second = OutsideBot(code, game, 1), OutsideBot(code, game, 2)
    first.sit()
    second.sit()
    used = {process_of(first), process_of(second)}
    assert len(used) == 2
    del first, second
    third = OutsideBot(code, game, 3)
    third.sit()
    assert process_of(third) in used


def test_the_number_of_idle_processes_is_limited(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(outside_bot, "MAX_FREE_HOSTS", 1)
    bots = [OutsideBot(f"{bot_file(tmp_path, GOOD, f'bot_{n}.py')}:Good", game, 0) for n in range(3)]
    for bot in bots:
        bot.sit()
    waiting = [bot.held[0] for bot in bots]
    del bot
    bots.clear()
    assert [process.is_alive for process in waiting].count(True) == 1


@pytest.mark.parametrize(("file", "name", "seconds"), [(BAD, "Endless", None), (BREAKING, "Compiled", 2.0)])
def test_no_process_outlives_the_program(tmp_path: Path, file: str, name: str, seconds: float | None) -> None:
    """Not even if it is killed while its bot is thinking; a bot that ignores this ends when its time is up."""
    text = f"""if True:
        import palais, sys, threading
        from palais.bots.process.outside_bot import OutsideBot
        game = palais.game()
        s, bot = game.new(2, 0, start=0), OutsideBot(sys.argv[1], game, 0)
        bot.sit()
        threading.Timer(1.0, print, [bot.held[0].transport.process.pid], dict(flush=True)).start()  # by then it thinks
        bot.ask(game.hide(s, 0), game.legal(s, 0), None, {seconds})
    """
    command = [sys.executable, "-c", text, f"{bot_file(tmp_path, file)}:{name}"]
    with subprocess.Popen(command, stdout=subprocess.PIPE, text=True) as program:
        assert program.stdout is not None
        process = int(program.stdout.readline())
        assert is_alive(process)
        program.kill()
    for _ in range(600):
        if not is_alive(process):
            return
        time.sleep(0.1)
    raise AssertionError("the process lives on")


def is_alive(process: int) -> bool:
    try:
        os.kill(process, 0)
    except ProcessLookupError:
        return False
    return Path(f"/proc/{process}/stat").read_text().split()[2] != "Z" if Path("/proc").exists() else True


def test_a_person_at_the_terminal_is_told_what_the_bot_did_wrong(tmp_path: Path) -> None:
    code = f"{bot_file(tmp_path, BAD)}:Raises"
    done = run("play", "--bot", code, "--seed", "told", "--lang", "en", typed="1\n" * 40)
    assert done.returncode == 0, done.stderr
    assert "raised ValueError: boom (bots.py, line 6)" in " ".join(done.stdout.split())


def test_a_dataset_is_written_with_a_bot_that_never_answers(tmp_path: Path) -> None:
    code = f"{bot_file(tmp_path, BAD)}:Endless"
    makers = [partial(make_safe, bot, clock=0.01) for bot in (code, "random")]
    written = write_dataset(game, tmp_path / "set", 2, 1, "endless", makers, start=0, max_rounds=1)
    assert written.games == 1
    assert (tmp_path / "set" / "positions.parquet").exists()
