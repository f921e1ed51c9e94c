"""The view of a table, as types: the browser's own types are made from these."""

from __future__ import annotations

from typing import Literal, TypedDict

from palais.games.versailles_1682.people.view_types_acts import MineView

Status = Literal["court", "exile", "bastille", "returning", "dead"]
Sex = Literal["man", "woman"]
Country = Literal["england", "provinces", "spain"]
Place = Literal["versailles", "hunt"]
Phase = Literal["setup", "introduction", "negotiation", "relocation", "actions", "over"]
Rank = Literal["monsieur", "monseigneur", "madame", "mademoiselle"]
Cards = dict[str, int]  # how many of each kind


class AddressView(TypedDict):
    """VE-901: the parts of an address. `name` is the seat whose family's name is borne, `title` is in the bearer's sex."""

    rank: Rank
    marshal: bool
    title: str | None
    name: int
    office: str | None


class BeforeView(TypedDict):
    """The cards before a courtier in the order of the address; `income` is what this card pays a round."""

    card: str
    count: int
    group: Literal["title", "baton", "office", "governorship", "pension", "favourite"]
    income: int
    paid: bool  # VE-802: an office that has paid in this round
    moved: bool  # VE-521: an office that has been taken away once in this round


class IncomeView(TypedDict):
    """VE-801 to VE-803: what comes in each round as things are. `regular` is the sum of the sources, `family` what the family
    has of it after sharing: half the own and half the spouse's. `paid` says whether this round's step is done.
    """

    rents: int
    titles: int
    pensions: int
    offices: int
    governorships: int
    favourite: int
    regular: int
    family: int
    shared_with: int | None
    rounds_to_goal: int | None  # at this income; None: never


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
    since: int | None  # the round of the fall, in exile and in the Bastille
    may_retire_in: int | None  # VE-312: the round from which on
    king: int | None
    queen: int | None
    king_chance: int | None  # of a request to the King, in hundredths
    queen_chance: int | None
    reach: list[str]  # the cards that could banish or arrest this courtier now, by standing alone
    spouse: int | None
    ever_married: bool
    favourite: bool
    before: list[BeforeView]
    office: str | None
    income: IncomeView
    address: AddressView | None  # of the dead, and of others where breaches are fined: None
    speaker: bool
    ready: bool
    ledger: dict[str, int]


class CourtView(TypedDict):
    """VE-104: the court. In a regency `accession_round` is the round that opens with a new royal couple."""

    king: bool
    queen: bool
    regency: bool
    queen_country: Country | None
    place: Place
    wars: list[Country]
    accession_round: int | None


class TurnPlace(TypedDict):
    """VE-341: one of the n + 1 turns of a round."""

    seat: int
    state: Literal["done", "now", "later"]
    income: bool  # the Steward has none in the first of his two


class TurnView(TypedDict):
    """The turn of one player: which of the round's turns it is, and what is left of it."""

    seat: int
    nth: int
    actions_left: int
    power: Literal["none", "free", "used"]
    income: bool


class PendingView(TypedDict):
    """What has been chosen of an action that is not yet complete, as far as this seat may know."""

    seat: int
    card: str | None
    target: int | str | None
    receiver: int | str | None
    audience: str | None
    route: str | None
    direction: str | None
    by_power: bool


class CardsView(TypedDict):
    """The piles: the sizes are public, discard and King's House open. `signed` warrants are in hands."""

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


class ScaleMarks(TypedDict):
    """What the rooms of a scale mean: up to where exile and the Bastille are in reach, from where a word counts more."""

    exile: int
    bastille: int
    word: int


class View(TypedDict):
    """The whole table as one seat sees it. `fortunes` are those at the end of each round so far, by seat."""

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
    turns: list[TurnPlace]
    pending: PendingView | None
    cards: CardsView
    marks: ScaleMarks
    fortunes: list[list[int]]
    mine: MineView | None
    options: OptionsView
    outcome: OutcomeView | None
