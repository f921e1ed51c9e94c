"""Files of outside bots, as people write them."""

from __future__ import annotations

import re
import textwrap
from importlib import resources
from pathlib import Path

from palais.bots.process.outside_bot import OutsideBot
from palais.bots.process.subprocesses import HostProcess
from palais.games.palais_royal import LEVELS, WITHOUT_LOOKING

# At least one code of every kind. They decide by the seed alone, never by the clock, so the strongest level is left out.
CODES = ("random", "beginner", "greedy", "planner", "search:n=1", "level:1", "level:2", "level:5", WITHOUT_LOOKING, LEVELS[-2])
GOOD = """
class Good:
    def act(self, hidden, legal, clock):
        return legal[-1]
"""
BAD = """
import sys, time

class Raises:
    def act(self, hidden, legal, clock):
        raise ValueError("boom")

class Leaves:
    def act(self, hidden, legal, clock):
        sys.exit("I have had enough")

class Illegal:
    def act(self, hidden, legal, clock):
        return next(action for action in range(211) if action not in legal)

class OffTheScale:
    def act(self, hidden, legal, clock):
        return 10**30

class Text:
    def act(self, hidden, legal, clock):
        return "done"

class Yes:
    def act(self, hidden, legal, clock):
        return True

class Nothing:
    def act(self, hidden, legal, clock):
        pass

class Forger:
    def act(self, hidden, legal, clock):
        legal.append(300)
        hidden.array[:] = 0
        return 300

class Endless:
    def act(self, hidden, legal, clock):
        while True:
            try:
                time.sleep(0.01)
            except Exception:
                pass

class Chatty:
    def act(self, hidden, legal, clock):
        print("thinking")
        return legal[-1]

class Moody:
    def __init__(self, game, seed):
        if seed != 0:
            raise RuntimeError("not today")

    def act(self, hidden, legal, clock):
        return legal[0]
"""


def bot_file(folder: Path, text: str, name: str = "bots.py") -> Path:
    path = folder / name
    path.write_text(textwrap.dedent(text), "utf-8")
    return path


def host_process(bot: OutsideBot) -> HostProcess:
    """The process an outside bot lives in."""
    transport = bot.held[0].transport
    assert isinstance(transport, HostProcess)
    return transport


def short_box(folder: Path) -> Path:
    """Data files for very short games that end once a few nobles are gone, for tests that play many."""
    text = resources.files("palais.games.palais_royal.data").joinpath("game.toml").read_text("utf-8")
    box = folder / "short-box"
    box.mkdir()
    (box / "game.toml").write_text(re.sub(r"(?m)^nobles_left = \d+", "nobles_left = 33", text), "utf-8")
    return box
