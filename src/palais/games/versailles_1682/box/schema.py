"""The data files of a box, as types: msgspec reads TOML into them and names the key that does not fit."""

from __future__ import annotations

from typing import Annotated, Literal

from msgspec import Meta, Struct

Provenance = Literal["stated", "french edition", "reconstructed"]
Colour = Literal["red", "yellow", "green", "black", "blue", "white"]
Who = Literal["man", "woman"]
Scale = Literal["king", "queen"]
Place = Literal["versailles", "hunt"]
Title = Literal["baron", "comte", "marquis", "duc"]

Copies = Annotated[int, Meta(ge=0, le=20)]
Livres = Annotated[int, Meta(ge=0, le=100_000)]
Pips = Annotated[int, Meta(ge=1, le=10)]  # of a die
Change = Annotated[int, Meta(ge=-10, le=10)]  # of a standing
Standing = Annotated[int, Meta(ge=-10, le=20)]
Few = Annotated[int, Meta(ge=1, le=20)]


class Sourced(Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """Every entry says whether the sheet states it, whether it is known of the French edition, or whether it is ours."""

    provenance: Provenance
    source: str


class Players(Sourced, frozen=True, kw_only=True):
    min: Annotated[int, Meta(ge=3, le=6)]
    max: Annotated[int, Meta(ge=3, le=6)]
    colours: Annotated[list[Colour], Meta(min_length=6, max_length=6)]


class Start(Sourced, frozen=True, kw_only=True):
    fortune: Livres
    cards: Annotated[int, Meta(ge=0, le=10)]


class Standings(Sourced, frozen=True, kw_only=True):
    low: Standing
    high: Standing
    low_ten: Standing
    high_ten: Standing
    own_queen: Change


class Queen(Sourced, frozen=True, kw_only=True):
    die_for_country: Annotated[int, Meta(ge=1, le=3)]


class Turn(Sourced, frozen=True, kw_only=True):
    actions: Annotated[int, Meta(ge=1, le=6)]
    hand_limit: Annotated[int, Meta(ge=1, le=60)]
    retire_after: Few


class Royal(Sourced, frozen=True, kw_only=True):
    refusal: Change
    intervention: Pips
    influence: Standing


class Regency(Sourced, frozen=True, kw_only=True):
    rounds: Annotated[int, Meta(ge=1, le=10)]


class Income(Sourced, frozen=True, kw_only=True):
    rents: Livres
    pensions: Few


class Levy(Sourced, frozen=True, kw_only=True):
    livres: Livres
    die: Pips
    king: Change


class Payments(Sourced, frozen=True, kw_only=True):
    most: Annotated[int, Meta(ge=1, le=50)]
    capped: Livres


class Etiquette(Sourced, frozen=True, kw_only=True):
    fine: Livres


class End(Sourced, frozen=True, kw_only=True):
    goal: Annotated[int, Meta(ge=1, le=10_000_000)]


class GameFile(Struct, frozen=True, forbid_unknown_fields=True):
    """game.toml: the numbers of the rules that belong to no card."""

    name: Annotated[str, Meta(min_length=1, max_length=80)]
    players: Players
    start: Start
    standing: Standings
    queen: Queen
    turn: Turn
    royal: Royal
    regency: Regency
    income: Income
    levy: Levy
    payments: Payments
    etiquette: Etiquette
    end: End


class Power(Struct, frozen=True, forbid_unknown_fields=True):
    """The numbers of an office's power (VE-611 to VE-627)."""

    livres: Livres = 0
    king: Change = 0
    queen: Change = 0
    own_queen: Change = 0
    die: Annotated[int, Meta(ge=0, le=10)] = 0


class Request(Sourced, frozen=True, kw_only=True):
    """VE-111 to VE-116: a card played before the crown."""

    copies: Copies
    minimum: Standing
    scale: Scale = "king"
    who: Who | None = None
    income: Livres = 0
    after: list[Title] = []  # one of these titles lies before the beneficiary
    war: bool = False
    unmarried: bool = False
    power: Power = Power()


class ActionCard(Sourced, frozen=True, kw_only=True):
    """VE-121 to VE-128: what each number means stands at the top of actions.toml."""

    copies: Copies
    place: Place | None = None
    war: bool = False
    needs_king: bool = False
    needs_queen: bool = False
    who: Who | None = None
    least: Standing | None = None
    most: Standing | None = None
    king: Change = 0
    queen: Change = 0
    party: Change = 0
    own_king: Change = 0
    own_queen: Change = 0
    dies: Annotated[int, Meta(ge=0, le=10)] = 0
    dies_from: Annotated[int, Meta(ge=1, le=11)] = 11
    royal_dies: Annotated[int, Meta(ge=0, le=10)] = 0
    king_dies: Annotated[int, Meta(ge=0, le=10)] = 0
    queen_dies: Annotated[int, Meta(ge=0, le=10)] = 0
    backfires: Annotated[int, Meta(ge=1, le=11)] = 11
    livres: Livres = 0
    income: Livres = 0
    bonus: Change = 0
    husband: Change = 0
    rival: Change = 0
    fails_queen: Change = 0


class Remark(Sourced, frozen=True, kw_only=True):
    """Where values of another file come from."""

    file: Literal["game.toml", "requests.toml", "actions.toml"]
    keys: Annotated[list[str], Meta(min_length=1)]


class ProvenanceFile(Struct, frozen=True, forbid_unknown_fields=True):
    """provenance.toml: not part of the digest. Where a remark and an entry speak of the same value, the remark is right."""

    remarks: dict[str, Remark]


class RequestsFile(Struct, frozen=True, forbid_unknown_fields=True):
    cards: dict[str, Request]


class ActionsFile(Struct, frozen=True, forbid_unknown_fields=True):
    cards: dict[str, ActionCard]
