"""The shape of a view, for the type checker and for the browser's types, which are generated from here."""

from __future__ import annotations

from typing import Literal, NotRequired, TypedDict

Room = Literal["court", "gate", "stairs", "mint", "king", "madame", "office", "backdoor", "cardinal"]
Source = Literal["supply", "court", "gate", "stairs", "mint", "king", "madame", "office", "backdoor", "cardinal"]
Card = Literal["majority", "muster", "march", "moves5", "moves9", "seals", "gold4", "points2", "points4"]
Privilege = Literal["gate", "moves", "diagonal", "gold", "king", "madame", "cards"]
Row = Literal["lions", "vases", "fountains", "statues"]
Phase = Literal["setup", "reinforce", "move", "income", "recruit", "cards", "pay", "border", "keep", "over"]
Moment = Literal["before", "reinforce", "move", "recruit", "any"]
Lack = Literal["office", "gold", "king", "madame"]
OrnamentKind = Literal["statue", "basin", "lions", "vases", "fountains", "statues"]


class NobleView(TypedDict):
    """A noble tile: its cost before discounts, its points and what it gives."""

    tile: str
    kind: str
    gold: int
    king: int
    madame: int
    points: int
    servants: int
    privilege: Privilege | None
    amount: int


class PlayerView(TypedDict):
    """What this seat may know of a player. `hand` is None for other seats, `points` if scores are hidden."""

    seat: int
    colour: str
    gold: int
    supply: int
    reserve: int
    cards: int
    hand: dict[Card, int] | None
    shown: dict[Card, int]
    nobles: list[NobleView]
    face_down: int
    privileges: dict[Privilege, int]
    points: int | None
    points_parts: dict[str, int] | None


class TurnView(TypedDict):
    """What the player in turn may still do. Only `free_left` applies during the set-up."""

    free_left: NotRequired[int]
    gate_left: NotRequired[int]
    mustering: NotRequired[bool]
    moves_left: NotRequired[int]
    king_left: NotRequired[int]
    madame_left: NotRequired[int]
    recruitments_left: NotRequired[int]
    king_seals: NotRequired[int]
    madame_seals: NotRequired[int]
    card_seals: NotRequired[int]
    bonus_everywhere: NotRequired[bool]
    recruiting: NotRequired[str | None]
    recruiting_at: NotRequired[str | None]


class MajorityView(TypedDict):
    """Who has the bonus of a room now (nobody: None), and why."""

    seat: int | None
    reason: Literal["most", "cardinal", "card", "tied", "empty"]


class RoomView(TypedDict):
    """A room: servants by seat, whose majority it is (None: a room without bonus), moves to the other rooms."""

    room: Room
    servants: list[int]
    majority: MajorityView | None
    distance: dict[Room, int]


class RowGain(TypedDict):
    """What a servant on a border field would do for this seat in a row."""

    row: Row
    servants_now: int
    servants_then: int
    points_now: int
    points_then: int


class FieldView(TypedDict):
    """A field of the park. `price` is what the noble costs now, `missing` what this seat lacks for it."""

    field: str
    column: int
    line: int
    rows: dict[Row, int]
    noble: NobleView | None
    price: int | None
    discount: int
    free_neighbours: list[str]
    missing: dict[Lack, int] | None
    gains: list[RowGain]
    servant: int | None


class RowView(TypedDict):
    """A border row: its fields, and current servants and points by seat."""

    row: Row
    fields: list[str]
    servants: list[int]
    points: list[int]


class OrnamentView(TypedDict):
    """Something in the park that is not a field: a statue, a piece of the basin, or the figure a row is named after."""

    kind: OrnamentKind
    column: int
    line: int


class CardsView(TypedDict):
    """The pile and the discards; `drawn` are the cards this seat has to choose from."""

    pile: int
    discard: dict[Card, int]
    drawn_size: int
    drawn: dict[Card, int] | None


class CardFacts(TypedDict):
    """A card's price, when it may be played, and the numbers in its text."""

    price: int
    moment: Moment
    gate: int
    moves: int
    seals: int
    gold: int
    points: int


class Walk(TypedDict):
    """A walk through the palace: `actions` moves one servant along `path`; up to `most` servants can make it."""

    source: Room
    target: Room
    moves: int
    most: int
    path: list[Room]
    actions: list[int]


class NextThing(TypedDict):
    """What most players would click now: all reinforcements at once, the offers of King and Madame, the end of the action."""

    kind: Literal["reinforce", "king", "madame", "draw", "done"]
    actions: list[int]


class OutcomeView(TypedDict):
    """The final score sheet: points by seat, what they are made of, who won, whether the Cardinal decided."""

    points: list[int]
    parts: list[dict[str, int]]
    winners: list[int]
    tie_break: bool


class View(TypedDict):
    """The whole table as one seat sees it."""

    game: str
    seat: int
    players: list[PlayerView]
    start: int
    to_act: int | None
    round: int
    max_rounds: int
    phase: Phase
    action: int
    last_round: bool
    over: bool
    nobles_in_park: int
    nobles_at_start: int
    nobles_at_end: int
    turn: TurnView | None
    palace: list[RoomView]
    park: list[FieldView]
    ornaments: list[OrnamentView]
    rows: list[RowView]
    cards: CardsView
    card_facts: dict[Card, CardFacts]
    prices: dict[Card, int]
    walks: list[Walk]
    next: NextThing | None
    outcome: OutcomeView | None
