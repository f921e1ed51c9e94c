"""Randomly varied plans: always whole legal turns, and better than what single steps find."""

from __future__ import annotations

from typing import NamedTuple, cast

import palais
from palais.core.rng import streams
from palais.games.palais_royal.bots.planner.plan import OPENING, Plans, read_actions, read_values
from palais.games.palais_royal.bots.planner.planner import think
from palais.games.palais_royal.bots.planner.variations import change_a_card, vary
from palais.games.palais_royal.bots.value.features import BONUS, IN_ROOM
from palais.games.palais_royal.bots.value.prospects import BONUS_ROOMS
from palais.games.palais_royal.bots.value.value import MARGIN, Weights, WeightsRecord, load_weights
from palais.games.palais_royal.engine.constants import CARDS, DRAW, MAX_FIELDS, MINT, SETUP
from palais.games.palais_royal.engine.state import State, fields
from palais.games.palais_royal.game import PalaisRoyal
from tests.games.palais_royal.bots.workspaces import TABLES, new_scratch, workspace

GAME = PalaisRoyal()


class Found(NamedTuple):
    """The plans after varying them, and the value of the best one before and after."""

    plans: Plans
    pool: int
    first: float
    best: float


def vary_often(s: State, weights: Weights, times: int, seed: str = "vary") -> Found:
    ws, rng = workspace(weights), streams(seed, "test", 1)
    think(s, ws)
    plans = ws.scratch.plans
    first = read_values(plans, 1)[0]
    for _ in range(times):
        vary(s, ws, rng)
    return Found(plans, ws.planner.pool, first, read_values(plans, 1)[0])


def a_full_table() -> State:
    """A first turn with everything still to do, and two cards in hand."""
    s = GAME.new(2, "vary", start=0)
    while fields(s).phase == SETUP:
        s, _ = GAME.apply(s, fields(s).player, GAME.legal(s, fields(s).player)[0])
    f = fields(s)
    for card in ("moves5", "gold4"):
        f.hand[f.player, CARDS.index(card)] = 1
    f.held[f.player] = 2
    return f


def mint_majority_only() -> Weights:
    """Weights that value only the majority in the mint and penalize a servant there without it."""
    weights = cast(Weights, WeightsRecord())
    weights.first[BONUS + BONUS_ROOMS.index(MINT), MARGIN] = 20.0
    weights.first[IN_ROOM + MINT, MARGIN] = -1.0
    weights.second[MARGIN, MARGIN] = 1.0
    weights.blend[:] = (1.0, 0.0, 0.0)
    return weights


def one_yellow_servant_in_the_mint() -> State:
    """Yellow has one servant in the mint, so a majority takes two."""
    text = "players: 2\nturn: red reinforce\npark: e9 couple-d-1\nred rooms: gate 3, stairs 4\nyellow rooms: mint 1\n"
    return fields(GAME.parse_position(text))


def test_a_majority_that_takes_two_servants_is_found() -> None:
    found = vary_often(one_yellow_servant_in_the_mint(), mint_majority_only(), 100)
    actions = [GAME.action_text(action) for action in read_actions(found.plans, 0)]
    assert found.best > found.first, "a single servant in the mint is worse than none: no step leads there"
    assert sum(action.endswith("-mint") for action in actions) == 2


def test_every_plan_is_a_legal_turn() -> None:
    s = a_full_table()
    found = vary_often(s, load_weights(2), 60)
    for number in range(found.pool):
        position = palais.State(s)
        for action in read_actions(found.plans, number):
            assert GAME.check(position, s.player, action) is None
            position, _ = GAME.apply(position, s.player, action)
        assert fields(position).phase == DRAW


def test_the_best_plan_never_gets_worse_and_the_best_come_first() -> None:
    found = vary_often(a_full_table(), load_weights(2), 60)
    values = read_values(found.plans, found.pool).tolist()
    assert found.best >= found.first
    assert values == sorted(values, reverse=True)


def test_a_plan_says_what_it_is_about() -> None:
    found = vary_often(a_full_table(), load_weights(2), 60)
    sets = set()
    for number in range(found.pool):
        plan = found.plans[number]
        fields = [int(field) for field in plan.target[: plan.targets]]
        assert len(set(fields)) == len(fields)
        assert plan.key == sum(1 << field for field in fields) + sum(
            1 << (MAX_FIELDS + card) for card in range(len(CARDS)) if plan.cards[card]
        )
        sets.add(plan.key)
    assert len(sets) > 1


def test_the_same_seed_finds_the_same_plans() -> None:
    s, weights = a_full_table(), load_weights(2)
    first, again, other = (
        [read_actions(found.plans, n) for n in range(found.pool)]
        for found in (vary_often(s, weights, 30, seed) for seed in ("a", "a", "b"))
    )
    assert first == again != other


def test_only_cards_of_the_hand_are_played_or_left() -> None:
    s, opening, rng = a_full_table(), new_scratch().plans[OPENING], streams("cards", "test", 1)
    tried = set()
    for _ in range(200):
        change_a_card(s, TABLES, opening, rng)
        tried.add(tuple(CARDS[card] for card in range(len(CARDS)) if opening.cards[card]))
    assert tried == {(), ("moves5",), ("gold4",), ("moves5", "gold4")}


def test_a_variation_replaces_the_plan_for_the_same_nobles_and_cards() -> None:
    """However many variations there are, the pool covers as many different subjects as before."""
    s = a_full_table()
    before, after = (vary_often(s, load_weights(2), times) for times in (0, 200))
    assert after.best > before.best
    assert len(subjects(after)) >= len(subjects(before)) > 3


def subjects(found: Found) -> set[int]:
    """What the plans of the pool are about."""
    return {int(found.plans[number].key) for number in range(found.pool)}
