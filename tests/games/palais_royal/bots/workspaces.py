"""A workspace for the planner's rules called from Python."""

from __future__ import annotations

from palais.games.palais_royal.bots.planner.planner_state import PlannerState, new_planner
from palais.games.palais_royal.bots.planner.workspace import Scratch, ScratchRecord, Workspace
from palais.games.palais_royal.bots.value.value import Weights, new_evaluation
from palais.games.palais_royal.engine.event_log import mute_log
from palais.games.palais_royal.game import PalaisRoyal

TABLES = PalaisRoyal().box.tables


def workspace(weights: Weights, planner: PlannerState | None = None) -> Workspace:
    return Workspace(TABLES, weights, planner or new_planner(), new_evaluation(), new_scratch(), mute_log())


def new_scratch() -> Scratch:
    return ScratchRecord()
