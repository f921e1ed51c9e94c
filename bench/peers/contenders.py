"""Who is measured. A contender is made once and then plays games by chance; each call answers how many decisions were made.

Only decisions of players count, not the outcomes of chance. Each peer is played in the way its own documents show.
"""

from __future__ import annotations

import random
from collections.abc import Callable
from dataclasses import dataclass
from functools import partial
from importlib import import_module
from typing import Any

Play = Callable[[], int]
GAMES_AT_ONCE = 50  # of whole games inside an engine

ENGINE, OPENSPIEL, PETTINGZOO = (
    "whole games inside the engine",
    "step by step through OpenSpiel",
    "step by step through PettingZoo",
)
PYTHON = "step by step through the engine's own Python interface"


@dataclass(frozen=True)
class Contender:
    """`make` imports what it needs and raises if that is missing."""

    name: str
    way: str
    package: str
    make: Callable[[], Play]


def palais_compiled(players: int) -> Play:
    from palais.core.kit import kit
    from palais.core.measurements import DECISIONS

    ours = kit()
    assert ours.random_games is not None
    game, random_games = ours.make(None), ours.random_games()
    count = 0

    def play() -> int:
        nonlocal count
        count += GAMES_AT_ONCE
        return int(random_games(game, players, range(count - GAMES_AT_ONCE, count))[:, DECISIONS].sum())

    return play


def palais_python(players: int) -> Play:
    import palais

    game, rng = palais.game(), random.Random(1)

    def play() -> int:
        s, decisions = game.new(players, rng.getrandbits(32)), 0
        while acting := game.to_act(s):
            s, _ = game.apply(s, acting[0], rng.choice(game.legal(s, acting[0])))
            decisions += 1
        return decisions

    return play


def palais_pettingzoo(players: int) -> Play:
    from palais.envs import aec_env

    return pettingzoo_loop(aec_env(players), lambda observation, info: info["action_mask"])


def pettingzoo_loop(env: Any, mask_of: Callable[[Any, Any], Any]) -> Play:
    seed = 0

    def play() -> int:
        nonlocal seed
        seed += 1
        decisions = 0
        env.reset(seed=seed)
        for agent in env.agent_iter():
            observation, _, terminated, truncated, info = env.last()
            over = terminated or truncated
            env.step(None if over else env.action_space(agent).sample(mask_of(observation, info)))
            decisions += not over
        return decisions

    return play


def pettingzoo_classic(name: str) -> Play:
    env = import_module(f"pettingzoo.classic.{name}").env()
    return pettingzoo_loop(env, lambda observation, info: observation["action_mask"])


def openspiel_loop(name: str) -> Play:
    import pyspiel
    from open_spiel.python import games  # noqa: F401 (registers OpenSpiel's games in Python)

    if name.startswith("palais"):
        import palais.envs.openspiel  # noqa: F401 (registers ours)
    game, rng = pyspiel.load_game(name), random.Random(1)
    return lambda: play_on(game.new_initial_state(), rng)


def play_on(state: Any, rng: random.Random) -> int:
    """From here to the end of the game."""
    decisions = 0
    while not state.is_terminal():
        if state.is_chance_node():
            outcomes, likely = zip(*state.chance_outcomes(), strict=True)
            state.apply_action(rng.choices(outcomes, likely)[0])
        else:
            state.apply_action(rng.choice(state.legal_actions()))
            decisions += 1
    return decisions


def openspiel_rollouts(name: str) -> Play:
    """Rollouts in C++, as MCTS makes them: the only way to have OpenSpiel itself play by chance. It counts no decisions, so the
    number of rollouts is taken times the mean length of 50 games from the same state."""
    import pyspiel

    rng, rollouts, simulations = random.Random(1), 50, 10
    game = pyspiel.load_game(name)
    state = game.new_initial_state()
    while state.is_chance_node():
        state.apply_action(rng.choice(state.legal_actions()))
    length = sum(play_on(state.clone(), rng) for _ in range(50)) / 50
    evaluator = pyspiel.RandomRolloutEvaluator(rollouts, 1)

    def play() -> int:
        bot = pyspiel.MCTSBot(game, evaluator, 1.4, simulations, 100, False, rng.getrandbits(20), False)
        bot.step(state)
        return round(simulations * rollouts * length)

    return play


def catanatron(players: int, whole: bool) -> Play:
    catan = import_module("catanatron")
    colours = list(catan.Color)[:players]

    def play() -> int:
        game = catan.Game([catan.RandomPlayer(colour) for colour in colours])
        if whole:
            game.play()
        else:
            while game.winning_color() is None and game.state.num_turns < 1000:
                game.play_tick()
        records = getattr(game.state, "action_records", None)
        return len(game.state.actions if records is None else records)

    return play


def rlcard_run(name: str) -> Play:
    random_agent = import_module("rlcard.agents").RandomAgent
    env = import_module("rlcard").make(name)
    env.set_agents([random_agent(env.num_actions) for _ in range(env.num_players)])

    def play() -> int:
        trajectories, _ = env.run(is_training=False)
        return sum(len(trajectory) // 2 for trajectory in trajectories)

    return play


def rlcard_steps(name: str) -> Play:
    env, rng = import_module("rlcard").make(name), random.Random(1)

    def play() -> int:
        state, _ = env.reset()
        decisions = 0
        while not env.is_over():
            state, _ = env.step(rng.choice(list(state["legal_actions"])))
            decisions += 1
        return decisions

    return play


def contender(name: str, way: str, package: str, make: Callable[..., Play], *args: Any) -> Contender:
    return Contender(name, way, package, partial(make, *args))


# The first of each way is ours: the others of that way are compared with it.
CONTENDERS = [
    contender("Palais Royal, 2 players", ENGINE, "palais", palais_compiled, 2),
    contender("Palais Royal, 4 players", ENGINE, "palais", palais_compiled, 4),
    contender("OpenSpiel backgammon, C++ rollouts", ENGINE, "open_spiel", openspiel_rollouts, "backgammon"),
    contender("OpenSpiel gin rummy, C++ rollouts", ENGINE, "open_spiel", openspiel_rollouts, "gin_rummy"),
    contender("OpenSpiel hearts, C++ rollouts", ENGINE, "open_spiel", openspiel_rollouts, "hearts"),
    contender("Catanatron, 4 players", ENGINE, "catanatron", catanatron, 4, True),
    contender("RLCard gin rummy", ENGINE, "rlcard", rlcard_run, "gin-rummy"),
    contender("RLCard uno", ENGINE, "rlcard", rlcard_run, "uno"),
    contender("Palais Royal, 2 players, action by action", PYTHON, "palais", palais_python, 2),
    contender("Catanatron, 4 players, tick by tick", PYTHON, "catanatron", catanatron, 4, False),
    contender("RLCard gin rummy, step by step", PYTHON, "rlcard", rlcard_steps, "gin-rummy"),
    contender("Palais Royal, OpenSpiel", OPENSPIEL, "palais", openspiel_loop, "palais_royal"),
    contender("OpenSpiel backgammon (C++)", OPENSPIEL, "open_spiel", openspiel_loop, "backgammon"),
    contender("OpenSpiel gin rummy (C++)", OPENSPIEL, "open_spiel", openspiel_loop, "gin_rummy"),
    contender("OpenSpiel hearts (C++)", OPENSPIEL, "open_spiel", openspiel_loop, "hearts"),
    contender("OpenSpiel Kuhn poker (Python)", OPENSPIEL, "open_spiel", openspiel_loop, "python_kuhn_poker"),
    contender("OpenSpiel tic-tac-toe (Python)", OPENSPIEL, "open_spiel", openspiel_loop, "python_tic_tac_toe"),
    contender("Palais Royal, PettingZoo, 2 players", PETTINGZOO, "palais", palais_pettingzoo, 2),
    contender("PettingZoo connect four", PETTINGZOO, "pettingzoo", pettingzoo_classic, "connect_four_v3"),
    contender("PettingZoo chess", PETTINGZOO, "pettingzoo", pettingzoo_classic, "chess_v6"),
]
