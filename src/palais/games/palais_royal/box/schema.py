"""The data files of a box, as types: msgspec reads TOML into them and names an invalid key."""

from __future__ import annotations

from typing import Annotated, Literal

from msgspec import Meta, Struct

Count = Annotated[int, Meta(ge=0, le=25)]
Amount = Annotated[int, Meta(ge=0, le=20)]
SealCount = Annotated[int, Meta(ge=0, le=4)]  # an action can pay at most four of a colour
Colour = Literal["red", "yellow", "green", "black"]  # the colours the catalogues have words for
KindName = Annotated[str, Meta(pattern="^[a-z]+(-[a-z]+)*$")]  # used in position texts
Points = Annotated[int, Meta(ge=0, le=100)]
Provenance = Literal["stated", "reconstructed"]
Moment = Literal["before", "reinforce", "move", "recruit", "any"]
Room = Literal["court", "gate", "stairs", "mint", "king", "madame", "office", "backdoor", "cardinal"]
Card = Literal["majority", "muster", "march", "moves5", "moves9", "seals", "gold4", "points2", "points4"]


class Sourced(Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """Every fact says whether a rule text states it, and where."""

    provenance: Provenance
    source: str


class Players(Sourced, frozen=True, kw_only=True):
    min: Annotated[int, Meta(ge=2, le=4)]
    max: Annotated[int, Meta(ge=2, le=4)]
    colours: Annotated[list[Colour], Meta(min_length=4, max_length=4)]


class Servants(Sourced, frozen=True, kw_only=True):
    supply: Count
    reserve: Count
    setup: dict[Room, Count]
    free: Annotated[int, Meta(ge=1, le=25)]  # the set-up counts as a turn, so there must be something to do


class Gold(Sourced, frozen=True, kw_only=True):
    start: Annotated[list[Amount], Meta(min_length=4, max_length=4)]


class StartGoldFile(Struct, frozen=True, forbid_unknown_fields=True):
    """Measured amounts, by number of players and in turn order."""

    even: dict[Literal["2", "3", "4"], list[Amount]]
    source: str


class End(Sourced, frozen=True, kw_only=True):
    nobles_left: Annotated[int, Meta(ge=0, le=36)]


class Scoring(Sourced, frozen=True, kw_only=True):
    row_first: Amount
    row_second: Amount
    hand_max: Amount


class GameFile(Struct, frozen=True, forbid_unknown_fields=True):
    name: str
    players: Players
    servants: Servants
    gold: Gold
    end: End
    scoring: Scoring


class RowName(Sourced, frozen=True, kw_only=True):
    id: Literal["lions", "vases", "fountains", "statues"]


class ParkFile(Sourced, frozen=True, kw_only=True):
    map: str
    rows: dict[Literal["L", "V", "F", "S"], RowName]


class RoomFacts(Struct, frozen=True, forbid_unknown_fields=True):
    bonus: bool


class RoomsFile(Sourced, frozen=True, kw_only=True):
    rooms: dict[Room, RoomFacts]


class Layout(Sourced, frozen=True, kw_only=True):
    map: str


class LayoutsFile(Struct, frozen=True, forbid_unknown_fields=True):
    layouts: dict[str, Layout]


class CardFacts(Struct, frozen=True, forbid_unknown_fields=True):
    copies: Annotated[int, Meta(ge=0, le=4)]
    price: Amount
    moment: Moment
    majority: bool = False
    muster: bool = False
    gate: Amount = 0
    moves: Amount = 0
    seals: Amount = 0
    gold: Amount = 0
    points: Amount = 0


class CardsFile(Struct, frozen=True, forbid_unknown_fields=True):
    cards: dict[Card, CardFacts]
    provenance: dict[Literal["effects", "prices"], Sourced]


class NobleKind(Sourced, frozen=True, kw_only=True):
    tiles: Annotated[list[tuple[Amount, SealCount, SealCount, Points]], Meta(min_length=1)]
    servants: Count = 0
    gate: Amount = 0
    moves: Amount = 0
    diagonal: Annotated[int, Meta(ge=0, le=1)] = 0
    gold: Amount = 0
    king: Amount = 0
    madame: Amount = 0
    cards: Amount = 0


class NoblesFile(Struct, frozen=True, forbid_unknown_fields=True):
    kinds: dict[KindName, NobleKind]


class Remark(Sourced, frozen=True, kw_only=True):
    """A remark on a fact in another file, identified by its key."""

    file: Literal["game.toml", "park.toml", "rooms.toml", "layouts.toml", "cards.toml", "nobles.toml"]
    keys: Annotated[list[str], Meta(min_length=1)]


class ProvenanceFile(Struct, frozen=True, forbid_unknown_fields=True):
    """Remarks on the other files, not part of the box's digest. Where both mention a fact, these take precedence."""

    remarks: dict[str, Remark]
