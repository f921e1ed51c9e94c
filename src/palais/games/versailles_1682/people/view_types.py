"""The view of a table, as types: the browser's own types are made from these."""

from __future__ import annotations

from typing import Literal, TypedDict

Status = Literal["court", "exile", "bastille", "returning", "dead"]
Sex = Literal["man", "woman"]
Country = Literal["england", "provinces", "spain"]
Place = Literal["versailles", "hunt"]
Phase = Literal["setup", "introduction", "negotiation", "relocation", "actions", "over"]
Cards = dict[str, int]  # how many of each kind


class AddressView(TypedDict):
    """VE-901: the parts of an address. `name` is the seat whose family's name is borne."""

    rank: Literal["monsieur", "monseigneur", "madame", "mademoiselle"]
    marshal: bool
    title: str | None
    name: int
    office: str | None


class PlayerView(TypedDict):
    """A family and its courtier. `hand` is None for other seats; `seen` is what this seat surely knows of it (VE-931)."""

    seat: int
    colour: str
    fortune: int
    cards: int
    hand: Cards | None
    seen: Cards
    sex: Sex
    party: Country
    status: Status
    king: int | None
    queen: int | None
    spouse: int | None
    ever_married: bool
    fallen_in: int | None
    before: Cards
    office: str | None
    income: int
    address: AddressView | None
    speaker: bool
    ready: bool
    ledger: dict[str, int]


class CourtView(TypedDict):
    """VE-104: the court."""

    king: bool
    queen: bool
    regency: bool
    queen_country: Country | None
    place: Place
    wars: list[Country]
    accession_round: int | None


class TurnView(TypedDict):
    """The turn of one player: which of the round's turns it is, and what is left of it."""

    seat: int
    nth: int
    actions_left: int
    power_used: bool
    income: bool


class PendingView(TypedDict):
    """What has been chosen of an action that is not yet complete, as far as this seat may know."""

    card: str | None
    target: int | str | None
    receiver: int | str | None
    audience: str | None
    route: str | None
    direction: str | None
    by_power: bool


class CardsView(TypedDict):
    """The piles: the sizes are public, discard and King's House open."""

    pile: int
    discard: Cards
    house: Cards
    signed: int


class OutcomeView(TypedDict):
    """The final score sheet: fortunes by seat, where they come from, who won."""

    points: list[int]
    parts: list[dict[str, int]]
    winners: list[int]
    tie_break: bool


class OptionsView(TypedDict):
    """VE-941, as far as the table shows it."""

    goal: int
    max_rounds: int
    negotiation: bool
    payments: Literal["free", "capped", "none"]
    etiquette: Literal["off", "remind", "fine"]
    exam: bool
    low: int
    high: int


class View(TypedDict):
    """The whole table as one seat sees it."""

    game: str
    seat: int
    players: list[PlayerView]
    to_act: list[int]
    steward: int
    round: int
    phase: Phase
    step: str
    over: bool
    court: CourtView
    turn: TurnView | None
    pending: PendingView | None
    cards: CardsView
    moved: list[str]
    paid: list[str]
    fortunes: list[list[int]]
    options: OptionsView
    outcome: OutcomeView | None
