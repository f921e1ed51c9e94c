"""Solve the small box of Palais Royal, and say how far known policies are from an equilibrium.

    python examples/solve_small_box.py                          the whole table of docs/openspiel.md, some five minutes
    python examples/solve_small_box.py --rounds 1 --iterations 50   a quick look

The game tree is walked once into its sequence form; CFR+ runs on that. NashConv is what both players together could gain by
answering perfectly: 0 in an equilibrium. OpenSpiel's own `nash_conv`, which walks the game itself, checks the numbers.
"""

from __future__ import annotations

import argparse
import time
from typing import Any

import numpy as np
import numpy.typing as npt
import pyspiel
from open_spiel.python.algorithms import exploitability, external_sampling_mccfr
from open_spiel.python.policy import Policy
from rich.console import Console
from rich.table import Table
from scipy.sparse import csr_array

import palais.envs.openspiel  # noqa: F401 (registers the games)
from palais.core.jit import door

Plan = npt.NDArray[np.float64]  # for each sequence of own actions how likely the player makes it so
Infosets = npt.NDArray[np.int64]  # a line each: the sequence that leads there, its first own sequence, how many there are
PARENT, FIRST, COUNT = 0, 1, 2


class SequenceForm:
    """A two-player game as one matrix: what the players' sequences of actions are worth to the first player."""

    def __init__(self, game: Any) -> None:
        self.nodes = 0
        self.actions: list[dict[str, list[int]]] = [{}, {}]
        self.sizes = [1, 1]  # sequence 0 is to have done nothing yet
        self._first: list[dict[str, int]] = [{}, {}]
        self._lines: list[list[tuple[int, int, int]]] = [[], []]
        ends: dict[tuple[int, int], float] = {}
        stack = [(game.new_initial_state(), (0, 0), 1.0)]
        while stack:
            state, at, likely = stack.pop()
            self.nodes += 1
            if state.is_terminal():
                ends[at] = ends.get(at, 0.0) + likely * state.returns()[0]
            elif state.is_chance_node():
                stack += [(state.child(outcome), at, likely * chance) for outcome, chance in state.chance_outcomes()]
            else:
                stack += [(state.child(action), after, likely) for action, after in self._decide(state, at)]
        self.infosets = [np.array(lines, np.int64) for lines in self._lines]
        self.worth = csr_array((np.array(list(ends.values())), np.array(list(ends), np.int64).T), shape=self.sizes)

    def _decide(self, state: Any, at: tuple[int, int]) -> list[tuple[int, tuple[int, int]]]:
        """The actions and the sequences they lead to; a new information state gets its line."""
        seat = state.current_player()
        key, actions = state.information_state_string(seat), state.legal_actions()
        first = self._first[seat].setdefault(key, self.sizes[seat])
        if first == self.sizes[seat]:
            self.actions[seat][key] = actions
            self._lines[seat].append((at[seat], first, len(actions)))
            self.sizes[seat] += len(actions)
        return [(action, (n, at[1]) if seat == 0 else (at[0], n)) for n, action in enumerate(actions, first)]

    def gradient(self, seat: int, plans: list[Plan]) -> Plan:
        """What each sequence of a player is worth against the other's plan."""
        worth: Plan = self.worth @ plans[1] if seat == 0 else -(self.worth.T @ plans[0])
        return worth

    def value(self, plans: list[Plan]) -> float:
        return float(plans[0] @ self.gradient(0, plans))

    def nash_conv(self, plans: list[Plan]) -> float:
        return sum(self.best_response(seat, plans)[1] for seat in (0, 1))

    def best_response(self, seat: int, plans: list[Plan]) -> tuple[Plan, float]:
        """A perfect answer to the other's plan, and what it is worth."""
        worth, plan = self.gradient(seat, plans), np.zeros(self.sizes[seat])
        best: list[int] = []
        for parent, first, count in self.infosets[seat][::-1].tolist():
            best.append(first + int(np.argmax(worth[first : first + count])))
            worth[parent] += worth[best[-1]]
        plan[0] = 1
        for (parent, _, _), choice in zip(self.infosets[seat].tolist(), best[::-1], strict=True):
            plan[choice] = plan[parent]
        return plan, float(worth[0])

    def uniform(self) -> list[Plan]:
        plans = [np.zeros(size) for size in self.sizes]
        for plan, infosets in zip(plans, self.infosets, strict=True):
            match_regrets(infosets, np.zeros(len(plan)), plan)
        return plans

    def policy(self, game: Any, plans: list[Plan]) -> PlanPolicy:
        return PlanPolicy(game, self, plans)


class PlanPolicy(Policy):  # type: ignore[misc]
    """Plans as a policy of OpenSpiel."""

    def __init__(self, game: Any, form: SequenceForm, plans: list[Plan]) -> None:
        super().__init__(game, [0, 1])
        self.chances: dict[str, dict[int, float]] = {}
        for seat, plan in enumerate(plans):
            for (key, actions), (parent, first, count) in zip(
                form.actions[seat].items(), form.infosets[seat].tolist(), strict=True
            ):
                reach = plan[parent]
                weights = plan[first : first + count] / reach if reach > 0 else np.full(count, 1 / count)
                self.chances[key] = dict(zip(actions, weights.tolist(), strict=True))

    def action_probabilities(self, state: Any, player_id: int | None = None) -> dict[int, float]:
        seat = state.current_player() if player_id is None else player_id
        return self.chances[state.information_state_string(seat)]


@door
def match_regrets(infosets: Infosets, regrets: Plan, plan: Plan) -> None:
    """The plan that plays each action in proportion to its regret."""
    plan[0] = 1.0
    for n in range(len(infosets)):
        parent, first, count = infosets[n]
        total = regrets[first : first + count].sum()
        for at in range(first, first + count):
            plan[at] = plan[parent] * (regrets[at] / total if total > 0 else 1.0 / count)


@door
def add_regrets(infosets: Infosets, regrets: Plan, worth: Plan) -> None:
    """CFR+: what each action would have been worth more than the mixture, never below 0."""
    for n in range(len(infosets) - 1, -1, -1):
        parent, first, count = infosets[n]
        total = regrets[first : first + count].sum()
        mixture = 0.0
        for at in range(first, first + count):
            mixture += worth[at] * (regrets[at] / total if total > 0 else 1.0 / count)
        for at in range(first, first + count):
            regrets[at] = max(0.0, regrets[at] + worth[at] - mixture)
        worth[parent] += mixture


def cfr_plus(form: SequenceForm, iterations: int) -> list[Plan]:
    """Alternating updates, later plans weighing more in the average."""
    regrets = [np.zeros(size) for size in form.sizes]
    totals = [np.zeros(size) for size in form.sizes]
    plans = form.uniform()
    for iteration in range(1, iterations + 1):
        for seat in (0, 1):
            add_regrets(form.infosets[seat], regrets[seat], form.gradient(seat, plans))
            match_regrets(form.infosets[seat], regrets[seat], plans[seat])
            totals[seat] += iteration * plans[seat]
    return [total / total[0] for total in totals]


def mccfr(game: Any, iterations: int) -> Policy:
    """OpenSpiel's own external-sampling MCCFR."""
    np.random.seed(1)
    solver = external_sampling_mccfr.ExternalSamplingSolver(game)
    for _ in range(iterations):
        solver.iteration()
    return solver.average_policy()


def known_plans(form: SequenceForm, most: int) -> dict[str, list[Plan]]:
    uniform = form.uniform()
    answers = [form.best_response(seat, uniform)[0] for seat in (0, 1)]
    halves = [(one + two) / 2 for one, two in zip(uniform, answers, strict=True)]
    plans = {"uniform random": uniform, "best responses to uniform": answers, "half uniform, half best response": halves}
    for iterations in sorted({10, 100, most}):
        if iterations <= most:
            plans[f"CFR+, {iterations} iterations"] = cfr_plus(form, iterations)
    return plans


def main() -> None:
    parser = argparse.ArgumentParser(description="NashConv of known policies in the small box of Palais Royal")
    parser.add_argument("--rounds", type=int, default=2)
    parser.add_argument("--iterations", type=int, default=1000, help="of CFR+")
    parser.add_argument("--samples", type=int, default=300, help="iterations of OpenSpiel's MCCFR; 0 leaves it out")
    parser.add_argument("--check", choices=["none", "ends", "all"], default="ends", help="which policies OpenSpiel checks")
    given = parser.parse_args()
    game = pyspiel.load_game(f"palais_royal_small(max_rounds={given.rounds})")
    started = time.perf_counter()
    form = SequenceForm(game)
    table = Table("policy", "NashConv", "by OpenSpiel", "value to red")
    known = known_plans(form, given.iterations)
    for nth, (name, plans) in enumerate(known.items(), 1):
        to_check = given.check == "all" or (given.check == "ends" and nth in (1, len(known)))
        checked = f"{exploitability.nash_conv(game, form.policy(game, plans)):.6f}" if to_check else ""
        table.add_row(name, f"{form.nash_conv(plans):.6f}", checked, f"{form.value(plans):+.6f}")
    if given.samples:
        checked = f"{exploitability.nash_conv(game, mccfr(game, given.samples)):.6f}"
        table.add_row(f"OpenSpiel's MCCFR, {given.samples} iterations", "", checked, "")
    console = Console()
    console.print(f"{game}: {form.nodes} histories, {sum(map(len, form.infosets))} information states")
    console.print(table)
    console.print(f"{time.perf_counter() - started:.0f} s")


if __name__ == "__main__":
    main()
