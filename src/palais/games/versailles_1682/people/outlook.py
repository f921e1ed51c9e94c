"""What the views of acts are made from: the hidden record, the survey of it, and what acts would lead to."""

from __future__ import annotations

from functools import cache
from typing import NamedTuple

from palais.games.versailles_1682.box.box import Box
from palais.games.versailles_1682.box.tables import Tables
from palais.games.versailles_1682.engine import state
from palais.games.versailles_1682.engine.actions import SEAT
from palais.games.versailles_1682.engine.constants import DIRECTIONS, KINDS, MAX_PLAYERS, NOBODY
from palais.games.versailles_1682.engine.event_log import mute_log
from palais.games.versailles_1682.engine.state import State
from palais.games.versailles_1682.engine.survey import Survey, new_survey, survey_court
from palais.games.versailles_1682.people.chances import routes
from palais.games.versailles_1682.people.names import target_name
from palais.games.versailles_1682.people.view_results import Act, results
from palais.games.versailles_1682.people.view_types_acts import ActView, Audience, ResultView, Route, RouteView

BITS = 12  # of a survey's masks


class Outlook(NamedTuple):
    """One position as one seat sees it."""

    t: Tables
    h: State
    seat: int
    survey: Survey
    results: dict[Act, list[ResultView]]
    routes: list[RouteView]

    def plain_routes(self) -> list[Route]:
        """Those of a request, and of an audience without a star."""
        return [route["route"] for route in self.routes if not route["starred"]]

    def all_routes(self) -> list[Route]:
        return [route["route"] for route in self.routes]

    def result(self, about: int, target: int = NOBODY, option: int = 0) -> list[ResultView]:
        return self.results.get((about, target, option), [])


def make_outlook(box: Box, h: State, seat: int) -> Outlook:
    survey = new_survey()
    survey_court(
        h.handle(),
        state.empty().handle(),
        box.tables.handle(),
        seat,
        survey.handle(),
        mute_log().handle(),
    )
    return Outlook(box.tables, h, seat, survey, results(survey), routes(box.tables, h, seat))


@cache
def targets(mask: int) -> tuple[tuple[int, int], ...]:
    """The targets of a mask: as the record names them, and as actions."""
    bits = [bit for bit in range(BITS) if mask & (1 << bit)]
    return tuple((bit if bit < MAX_PLAYERS else SEAT + bit, SEAT + bit) for bit in bits)


def act(
    actions: list[int],
    card: int | None = None,
    target: int = NOBODY,
    receiver: int = NOBODY,
    direction: int | None = None,
    audience: Audience | None = None,
    routes: list[Route] | None = None,
    results: list[ResultView] | None = None,
) -> ActView:
    return ActView(
        card=None if card is None else KINDS[card],
        audience=audience,
        target=target_name(target),
        receiver=target_name(receiver),
        direction=None if direction is None else DIRECTIONS[direction],
        actions=actions,
        routes=routes or [],
        results=results or [],
    )
