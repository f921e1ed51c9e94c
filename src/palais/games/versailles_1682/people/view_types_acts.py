"""What a seat can do, as types: chances, acts and what they lead to."""

from __future__ import annotations

from typing import Literal, TypedDict

Scale = Literal["king", "queen"]
Route = Literal["crown", "through", "queen"]
Audience = Literal["withdraw", "marry", "remarry", "intervene", "release", "recall"]
Target = int | str | None  # a seat; king, queen, house or a country; None: nobody is named


class LossView(TypedDict):
    """What a failed roll costs the applicant."""

    scale: Scale
    before: int
    after: int


class RollView(TypedDict):
    """One die: before whom it is rolled, whose standing counts, the highest face that succeeds (0: none), the loss."""

    die: Scale  # blue before the King, red before the Queen or the Regent
    scale: Scale
    needs: int
    again: bool  # VE-602: one's office allows to roll again
    loss: LossView | None


class RouteView(TypedDict):
    """VE-502: a way to ask. Chances are exact, of a thousand; `points` are those of an intervention by this route."""

    route: Route
    action: int
    starred: bool  # only for interventions and recalls
    chance: int
    chance_again: int | None  # with the roll that one's office allows
    rolls: list[RollView]
    points: list[int]


class ChangeView(TypedDict):
    """A fact that would be another: standings, fortune and income of a seat, its status, or (seat None) a death in the crown."""

    seat: int | None
    what: Literal["king", "queen", "fortune", "income", "status", "king-dies", "queen-dies"]
    before: int | str | None
    after: int | str | None


class ResultView(TypedDict):
    """What an act leads to if the die shows one of `faces`, the first and the last; None: without a die, or once granted."""

    faces: list[int] | None
    changes: list[ChangeView]


class ActView(TypedDict):
    """Something that can be done: submit `actions`, and behind them the route's where there are routes. `results` are empty where
    several dice, or what is hidden, decide.
    """

    card: str | None
    audience: Audience | None
    target: Target
    receiver: Target
    direction: Literal["up", "down"] | None
    actions: list[int]
    routes: list[Route]
    results: list[ResultView]


class LackView(TypedDict):
    """Why not: `lack-<what>` of the catalogues says it in two words, `help-<what>` in a sentence with what would help."""

    what: str
    arguments: dict[str, str | int]


class HandCardView(TypedDict):
    """A kind of card in the own hand: how it could be played if it were one's turn. `for_me`: why not for oneself."""

    card: str
    count: int
    action: int
    possible: bool
    lack: LackView | None
    for_me: LackView | None
    acts: list[ActView]


class AudienceView(TypedDict):
    """VE-521 to VE-526: one of the six audiences."""

    audience: Audience
    possible: bool
    lack: LackView | None
    acts: list[ActView]


class PowerView(TypedDict):
    """VE-601: the power of one's office, or a levy. `routes` is the Lady of the Palace's way to the Queen."""

    card: str
    possible: bool
    lack: LackView | None
    acts: list[ActView]
    routes: list[RouteView]


class MineView(TypedDict):
    """What this seat can do. `may` has the refusal's code of each main action now, None if it is legal; everything else is what
    could be done if it were one's turn.
    """

    may: dict[str, str | None]
    routes: list[RouteView]
    hand: list[HandCardView]
    house: list[HandCardView]  # the cards in the King's House, as if they were in the hand; `acts` is to take one
    audiences: list[AudienceView]
    power: PowerView | None
    levy: PowerView | None
    gives: list[ActView]
