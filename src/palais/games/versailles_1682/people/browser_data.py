"""The facts of the box that the browser draws: the faces of the cards."""

from __future__ import annotations

from msgspec import Struct

from palais.games.versailles_1682.box.box import load_box
from palais.games.versailles_1682.box.schema import ActionCard, Place, Request, Scale, Title, Who


class CardFace(Struct, frozen=True, omit_defaults=True, kw_only=True):
    """What stands on a card. A minimum is the beneficiary's; `least` and `most` are the target's standing with the crown."""

    copies: int
    minimum: int | None = None
    scale: Scale = "king"
    who: Who | None = None
    place: Place | None = None
    war: bool = False
    after: list[Title] = []
    income: int = 0
    least: int | None = None
    most: int | None = None
    king: int = 0
    queen: int = 0
    party: int = 0
    own_king: int = 0
    dies: int = 0
    dies_from: int = 11
    royal_dies: int = 0
    livres: int = 0


class CourtData(Struct, frozen=True):
    """Facts of the box that ships with Palais."""

    cards: dict[str, CardFace]
    hand_limit: int


def browser_data() -> CourtData:
    box = load_box()
    return CourtData(
        cards={
            **{name: _request(card) for name, card in box.requests.items()},
            **{name: _action(card) for name, card in box.actions.items()},
        },
        hand_limit=box.game.turn.hand_limit,
    )


def _request(card: Request) -> CardFace:
    return CardFace(
        copies=card.copies,
        minimum=card.minimum,
        scale=card.scale,
        who=card.who,
        war=card.war,
        after=card.after,
        income=card.income,
    )


def _action(card: ActionCard) -> CardFace:
    return CardFace(
        copies=card.copies,
        who=card.who,
        place=card.place,
        war=card.war,
        income=card.income,
        least=card.least,
        most=card.most,
        king=card.king,
        queen=card.queen,
        party=card.party,
        own_king=card.own_king,
        dies=card.dies,
        dies_from=card.dies_from,
        royal_dies=card.royal_dies,
        livres=card.livres,
    )
