"""No bot can reconstruct the deal, either from its own seed or from what it remembers of another game."""

from __future__ import annotations

import json
from collections.abc import Sequence
from pathlib import Path

import pytest

import palais
from palais.bots.arena.match import play_game
from palais.bots.registry import make_safe
from palais.bots.seeds import bot_seed, run_seed
from palais.core.contract import Hidden
from palais.core.rng import one_way
from palais.envs.single import LearnerEnv
from tests.bots.files import bot_file, short_box
from tests.cli.palais import palais as run

game = palais.game("palais-royal")

# Deals every game it can think of and compares the public part. Raises if it has found the cards.
DEALER = """
import itertools, re

RUNS = [*map(str, range(20)), "seed", "test", ""]

def candidates(seed):
    "What a deal's seed might look like: the bot's own, each part of it, and what people call their runs."
    text = str(seed)
    parts = [text[:end] for end in range(1, len(text) + 1)] + re.split("[-/:_]", text)
    for run in dict.fromkeys([*parts, *RUNS]):
        yield run
        for deal in range(2):
            yield from (f"{run}-{deal}", f"{run}/{deal}")

class Deals:
    def __init__(self, game, seed):
        self.game, self.seed, self.begun = game, seed, False

    def act(self, hidden, legal, clock):
        if not self.begun:
            self.begun, players = True, int(hidden.players)
            for seed in candidates(self.seed):
                s = self.game.new(players, seed)
                if (s.noble_at == hidden.noble_at).all():
                    raise RuntimeError(f"I know the cards: {seed}")
        return legal[-1]

class Remembers:
    seen = set()

    def __init__(self, game, seed):
        self.begun = False

    def act(self, hidden, legal, clock):
        if not self.begun:
            self.begun, park = True, hidden.noble_at.tobytes()
            if park in Remembers.seen:
                raise RuntimeError("I know the cards: I have seen them before")
            Remembers.seen.add(park)
        return legal[-1]
"""
KNOWS = "I know the cards"


@pytest.fixture
def attack(tmp_path: Path) -> str:
    return f"{bot_file(tmp_path, DEALER)}:Deals"


def test_the_attack_succeeds_only_if_the_seed_of_the_run_is_known(attack: str) -> None:
    """The control: the kind of seed that bots used to get gives the deal away."""
    for run_, seed, knows in (
        ("a long secret", "a long secret-1-[0, 1]-0", True),
        ("a long secret", bot_seed("a long secret", 1, "[0, 1]", 0), False),
        ("7", bot_seed("7", 1), True),  # a seed that can be guessed protects nothing, however it is used
    ):
        bot = make_safe(attack, game, seed)
        s = game.new(2, f"{run_}-1", start=0)
        bot.begin_turn()
        bot.act(game.hide(s, 0), game.legal(s, 0), None)
        assert any(KNOWS in message for message in bot.messages) == knows


@pytest.mark.parametrize("command", ["arena", "sim", "play"])
def test_no_bot_can_reconstruct_the_deals_of_a_run_with_a_random_seed(tmp_path: Path, attack: str, command: str) -> None:
    box = str(short_box(tmp_path))
    if command == "arena":
        done = run("arena", attack, "random", "--players", "2", "--games", "2", "--jobs", "1", "--data", box)
    elif command == "sim":
        written = ("--dataset", str(tmp_path / "set"))
        done = run("sim", "--bots", f"{attack},random", "--players", "2", "--games", "1", "--jobs", "1", "--data", box, *written)
    else:
        done = run("play", "--bot", attack, "--lang", "en", "--data", box, typed="1\n" * 12)
    assert done.returncode == 0, done.stderr
    assert KNOWS not in done.stdout + done.stderr
    assert "could guess" not in done.stderr


def test_a_guessable_seed_gets_a_warning_and_repeats_the_same_games(tmp_path: Path, attack: str) -> None:
    arguments = ("arena", attack, "random", "--players", "2", "--games", "2", "--jobs", "1", "--json")
    box = ("--data", str(short_box(tmp_path)))
    guessed = run(*arguments, *box, "--seed", "7")
    assert KNOWS in guessed.stderr
    assert "palais: a bot from a file could guess the seed '7' and deal the cards itself; leave --seed out" in guessed.stderr
    drawn = json.loads(run(*arguments, *box).stdout)
    again = run(*arguments, *box, "--seed", drawn["seed"])
    assert "could guess" not in again.stderr
    assert [bot["score_mean"] for bot in json.loads(again.stdout)["bots"]] == [bot["score_mean"] for bot in drawn["bots"]]


@pytest.mark.parametrize("command", ["arena", "sim"])
def test_no_process_meets_the_same_cards_twice(tmp_path: Path, command: str) -> None:
    """The arena plays each deal in every seating, and `sim` records its games before measuring them."""
    code, box = f"{bot_file(tmp_path, DEALER)}:Remembers", ("--data", str(short_box(tmp_path)), "--jobs", "1", "--players", "2")
    if command == "arena":
        done = run("arena", code, "random", "--games", "4", *box)
    else:
        done = run("sim", "--bots", f"{code},random", "--games", "2", "--dataset", str(tmp_path / "set"), *box)
    assert done.returncode == 0, done.stderr
    assert KNOWS not in done.stdout + done.stderr


def test_the_default_seed_is_random_only_with_a_bot_from_a_file(attack: str) -> None:
    assert run_seed(None, ["random", "level:5"]) == "1"
    assert run_seed("x", ["random", attack]) == "x"
    drawn = {run_seed(None, ["random", attack]) for _ in range(3)}
    assert len(drawn) == 3
    assert all(len(seed) == 32 for seed in drawn)


def test_every_bot_of_every_game_has_its_own_reproducible_seed() -> None:
    seeds = {bot_seed(run_, deal, seat) for run_ in ("a", "b") for deal in range(3) for seat in range(4)}
    assert len(seeds) == 24
    assert bot_seed("a", 0, 1) in seeds
    assert one_way("a", "bot", "1", "2") != one_way("a", "bot", "1, 2")
    first, again = (game.digest(play_game(game, ["random", "random"], "again")[0]) for _ in range(2))
    assert first == again


def test_a_learners_opponent_is_not_given_the_deals_seed() -> None:
    """Nor a number from the generator of the deals, which would reveal its next numbers."""
    given: list[int] = []

    class Opponent:
        def __init__(self, seed: int) -> None:
            given.append(seed)

        def act(self, hidden: Hidden, legal: Sequence[int], clock: float | None) -> int:
            return legal[0]

    env = LearnerEnv(game, 3, opponents=Opponent)
    for seed in (5, 5, None):
        env.reset(seed=seed)
    assert given[:2] == given[2:4]
    assert len(set(given)) == 4
    env.reset(seed=5)
    drawn = [int(env.np_random.integers(2**63)) for _ in range(8)]
    env.close()
    assert not {5, *drawn} & set(given)
