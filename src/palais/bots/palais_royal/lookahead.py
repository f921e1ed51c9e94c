"""Looking ahead: one more visit to every plan that is still in question, in a world the seat cannot tell from the true one."""

from __future__ import annotations

import numpy as np
import numpy.typing as npt

from palais.bots.palais_royal.plan import Desk, Plans
from palais.bots.palais_royal.tree import NOT_YET, Nodes, add_child, visit
from palais.core.jit import door
from palais.games.palais_royal.engine import Numbers, Records, Words
from palais.games.palais_royal.hide import imagine

Totals = npt.NDArray[np.float64]


@door
def look_ahead(
    states: Records,
    tables: Records,
    weights: Records,
    minds: Records,
    glances: Records,
    plans: Plans,
    later_plans: Plans,
    desk: Desk,
    trees: Records,
    nodes: Nodes,
    at: Desk,
    logs: Records,
    rng: Words,
    alive: Numbers,
    totals: Totals,
    world: int,
) -> int:
    """Visit each plan that is alive once, in the world whose plans begin at node `world` (NOT_YET: a new one).

    What each visit promises the seat is added to `totals`. The answer is where the world's plans begin.
    """
    t, w, mind, g, log, tree = tables[0], weights[0], minds[0], glances[0], logs[0], trees[0]
    seat = states[0].player
    if world == NOT_YET:
        world = tree.used
        at[world] = states[0]
        imagine(at[world], t, seat, rng)
        tree.used += 1 + len(totals)
        for n in range(len(totals)):
            add_child(nodes, world + 1 + n, world, plans, n)
    for n in range(len(alive)):
        top = world + 1 + alive[n]
        tree.expected[seat] = nodes[top].worth[0]
        visit(t, w, mind, g, later_plans, desk, log, tree, nodes, at, top)
        totals[alive[n]] += tree.expected[seat]
    return world
