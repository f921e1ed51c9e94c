"""A tree of turns: a node is a position at the start of a turn, its children are the best plans for that turn.

Where nobody draws or holds cards the game hides nothing and leaves nothing to chance, so that one imagined world is as good
as many. Each visit goes down the tree by what the player in turn expects (every player for himself), makes one node more and
plays on from it until all have had a turn. What a seat expects is the value function's answer at the end of the last turn it
has had on that way; where the game ends, it is the result.
"""

from __future__ import annotations

from math import exp, sqrt
from typing import Any, Final, Protocol, cast

import numpy as np
import numpy.typing as npt

from palais.bots.palais_royal.plan import MAX_ACTIONS, Desk, Mind, Plans
from palais.bots.palais_royal.planner import think
from palais.bots.palais_royal.set_up import play_set_up
from palais.bots.palais_royal.turn import finish_turn
from palais.bots.palais_royal.value import MARGIN, POINTS, WIN, Glance, Weights, blend
from palais.core.jit import rule
from palais.core.record import record_kind
from palais.core.records import aligned, handles
from palais.games.palais_royal.log import Log
from palais.games.palais_royal.names import MAX_PLAYERS, OVER, SETUP
from palais.games.palais_royal.rules.check import perform
from palais.games.palais_royal.rules.scoring import TOTAL, score, wins
from palais.games.palais_royal.state import State
from palais.games.palais_royal.tables import Tables

NOT_YET: Final = -1
DEEPEST: Final = 256  # turns of one way down
BRANCHES: Final = 4  # plans of a turn that are followed
PRIOR: Final = 2.0  # the planner's own judgement of a plan counts as so many visits
CURIOSITY: Final = 6.0  # points for which a plan seldom visited is looked at again
WARMTH: Final = 2.0  # points of difference that make one plan e times as likely as another

NODE = np.dtype(
    [
        ("parent", "i8"),
        ("first", "i8"),  # the first of its children, which follow each other, or NOT_YET
        ("children", "i8"),
        ("length", "i8"),  # how many actions lead here from the parent
        ("made", "i8"),  # 1 if its position has been worked out
        ("visits", "i8"),
        ("worth", "f8", (1,)),  # what the player who made the plan thinks of where it ends
        ("likely", "f8", (1,)),
        ("total", "f8", (MAX_PLAYERS,)),  # what the visits promised each seat, added up
        ("action", "i2", (MAX_ACTIONS,)),
    ]
)
TREE = np.dtype(
    [
        ("used", "i8"),
        ("depth", "i8"),
        ("path", "i8", (DEEPEST,)),
        ("expected", "f8", (MAX_PLAYERS,)),  # by each seat on the way just gone
    ]
)
NodeRecord = record_kind("NodeRecord", NODE)
TreeRecord = record_kind("TreeRecord", TREE)
Nodes = Any


class Tree(Protocol):
    """The twin of `TREE` for the type checker."""

    used: int
    depth: int
    path: npt.NDArray[np.int64]
    expected: npt.NDArray[np.float64]

    def handle(self) -> Any: ...


def new_tree() -> Tree:
    return cast(Tree, TreeRecord())


def new_nodes(size: int) -> Nodes:
    return handles(NodeRecord, aligned(NODE, size))


@rule
def visit(
    t: Tables, w: Weights, mind: Mind, g: Glance, plans: Plans, desk: Desk, log: Log, tree: Tree, nodes: Nodes, at: Desk, top: int
) -> None:
    """One way down from `top`, and what it promises; added to every node on the way."""
    tree.depth = 0
    node, beyond = top, NOT_YET
    while tree.depth < DEEPEST:
        tree.path[tree.depth] = node
        tree.depth += 1
        make(t, w, g, plans, desk, log, nodes, at, node)
        s = at[node]
        if s.phase == OVER:
            expect_result(s, t, w, g, tree)
            break
        if nodes[node].first == NOT_YET:
            if beyond == NOT_YET:
                beyond = s.players
            expand(s, t, w, mind, g, plans, desk, log, tree, nodes, node)
        if nodes[node].first == NOT_YET:  # no room is left
            break
        seat = s.player
        node = select(nodes, node, seat, beyond != NOT_YET)
        tree.expected[seat] = nodes[node].worth[0]
        beyond -= min(1, beyond + 1)
        if beyond == 0:
            break
    back_up(tree, nodes)


@rule
def make(t: Tables, w: Weights, g: Glance, plans: Plans, desk: Desk, log: Log, nodes: Nodes, at: Desk, node: int) -> None:
    """Work out the position of a node from its parent's, at its first visit."""
    here = nodes[node]
    if here.made:
        return
    at[node] = at[here.parent]
    s = at[node]
    for n in range(here.length):
        perform(s, t, here.action[n], log)
    finish_turn(s, t, w, g, desk, log)
    here.made = 1


@rule
def expand(
    s: State,
    t: Tables,
    w: Weights,
    mind: Mind,
    g: Glance,
    plans: Plans,
    desk: Desk,
    log: Log,
    tree: Tree,
    nodes: Nodes,
    node: int,
) -> None:
    """Think about the turn; the best plans become children."""
    if s.phase == SETUP:
        play_set_up(s, t, w, g, plans, desk, log)
        mind.pool = 1
    else:
        think(s, t, w, mind, g, plans, desk, log)
    count = min(mind.pool, BRANCHES)
    if tree.used + count > len(nodes):
        return
    here = nodes[node]
    here.first, here.children = tree.used, count
    tree.used += count
    for n in range(count):
        add_child(nodes, here.first + n, node, plans, n)
        nodes[here.first + n].likely[0] = exp((plans[n].value[0] - plans[0].value[0]) / WARMTH)


@rule
def add_child(nodes: Nodes, number: int, parent: int, plans: Plans, plan: int) -> None:
    child = nodes[number]
    child.parent, child.first, child.children, child.made, child.visits = parent, NOT_YET, 0, 0, 0
    child.total[:] = 0.0
    child.length = plans[plan].length
    child.worth[0] = plans[plan].value[0]
    child.action[:] = plans[plan].action


@rule
def select(nodes: Nodes, node: int, seat: int, at_once: bool) -> int:
    """The child to visit next: what is expected of it, more if it has seldom been visited; at once: the planner's best."""
    first, last = nodes[node].first, nodes[node].first + nodes[node].children
    if at_once:
        return int(first)
    visits, off, likely = 0, 0.0, 0.0
    for child in range(first, last):
        visits += nodes[child].visits
        off += nodes[child].total[seat] - nodes[child].visits * nodes[child].worth[0]
        likely += nodes[child].likely[0]
    off /= max(1, visits)  # by how much looking ahead changes the planner's judgement here
    best, most = first, -1e9
    for child in range(first, last):
        count = nodes[child].visits
        worth = (nodes[child].total[seat] + PRIOR * (nodes[child].worth[0] + off)) / (count + PRIOR)
        worth += CURIOSITY * nodes[child].likely[0] / likely * sqrt(visits) / (1 + count)
        if worth > most:
            best, most = child, worth
    return int(best)


@rule
def back_up(tree: Tree, nodes: Nodes) -> None:
    """What the way promised, for every node on it."""
    for n in range(tree.depth):
        here = nodes[tree.path[n]]
        here.visits += 1
        for seat in range(MAX_PLAYERS):
            here.total[seat] += tree.expected[seat]


@rule
def expect_result(s: State, t: Tables, w: Weights, g: Glance, tree: Tree) -> None:
    """The game is over: nothing is guessed."""
    for seat in range(s.players):
        tree.expected[seat] = result_for(s, t, w, g, seat)


@rule
def result_for(s: State, t: Tables, w: Weights, g: Glance, seat: int) -> float:
    """The value of a game that is over."""
    g.sheet[:] = 0
    score(s, t, g.sheet)
    best = -1000
    for other in range(s.players):
        if other != seat:
            best = max(best, g.sheet[other, TOTAL])
    g.answer[MARGIN] = g.sheet[seat, TOTAL] - best
    g.answer[WIN] = 1.0 if wins(s, g.sheet, seat) else 0.0
    g.answer[POINTS] = g.sheet[seat, TOTAL]
    return blend(w, g)
