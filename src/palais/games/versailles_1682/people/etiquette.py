"""VE-911 to VE-913: What a table asks about forms of address; see core/etiquette.py."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from palais.core.contract import Hidden, State
from palais.core.etiquette import Exam
from palais.games.versailles_1682.engine.actions import CARD_KIND, EXAM_RIGHT, EXAM_WRONG, FINE, SEAT
from palais.games.versailles_1682.engine.constants import (
    AUDIENCE_OF,
    CEREMONIES,
    ETIQUETTES,
    GIVE_SEAT,
    KINDS,
    POWER_TARGET,
    RECEIVER,
    TARGET,
)
from palais.games.versailles_1682.engine.state import fields
from palais.games.versailles_1682.people.address import address, address_text, holds_full_form
from palais.games.versailles_1682.people.tiles import Tile, tiles

OFF: Final = ETIQUETTES.index("off")
FINES: Final = ETIQUETTES.index("fine")
NAMING: Final = (TARGET, AUDIENCE_OF, RECEIVER, GIVE_SEAT, POWER_TARGET)  # the decisions that name a courtier


class VersaillesEtiquette:
    """The Steward watches over the forms of address [S6]."""

    def is_kept(self, s: State | Hidden) -> bool:
        return fields(s).etiquette != OFF

    def fines(self, s: State | Hidden) -> bool:
        return fields(s).etiquette == FINES

    def judge(self, s: State | Hidden) -> int:
        """VE-912: The Steward imposes fines."""
        return fields(s).steward

    def fine(self, seat: int) -> int:
        return FINE + seat

    def full_form(self, s: State | Hidden, seat: int, names: Sequence[str], language: str) -> str | None:
        parts = address(fields(s), seat)
        return None if parts is None else address_text(parts, names[parts.name], language)

    def has_full_form(self, s: State | Hidden, seat: int, names: Sequence[str], text: str) -> bool:
        parts = address(fields(s), seat)
        return parts is None or holds_full_form(parts, names[parts.name], text)

    def tiles(self, s: State | Hidden, seat: int, names: Sequence[str], language: str) -> list[Tile]:
        return tiles(fields(s), seat, names, language)

    def joints(self, s: State | Hidden, seat: int) -> dict[str, str]:
        """The article after the rank, and the comma before the office."""
        parts = address(fields(s), seat)
        article = " la " if parts is not None and parts.woman else " le "
        return {"marshal": article, "title": article, "office": ", "}

    def aimed_at(self, s: State | Hidden, seat: int, action: int) -> int | None:
        """VE-911: An action, audience or power aimed at another courtier; an office is withdrawn from its holder."""
        f, other = fields(s), action - SEAT
        if f.step == AUDIENCE_OF and CARD_KIND <= action < CARD_KIND + len(KINDS):
            other = int(f.holder[action - CARD_KIND])
        is_named = f.step in NAMING and 0 <= other < f.players
        return other if is_named and other != seat and address(f, other) is not None else None

    def exam(self, s: State | Hidden, seat: int, action: int) -> Exam | None:
        """VE-913: The Master of Ceremonies asks the one he names for the full form of a third."""
        f, asked = fields(s), self.aimed_at(s, seat, action)
        if not f.exam or f.exam_die or asked is None or f.step != POWER_TARGET or f.card != CEREMONIES:
            return None
        thirds = tuple(third for third in range(f.players) if third not in (seat, asked) and address(f, third) is not None)
        return Exam(asked, thirds, EXAM_RIGHT, EXAM_WRONG) if thirds else None


ETIQUETTE: Final = VersaillesEtiquette()
