"""Paying seals with servants, with the seals of cards, or with both (PR-343, reading 3)."""

from __future__ import annotations

from palais.core.jit import rule
from palais.games.palais_royal.box.tables import Tables
from palais.games.palais_royal.engine.actions import SEAL_CHOICES
from palais.games.palais_royal.engine.constants import KING, MADAME, PAY
from palais.games.palais_royal.engine.event_log import PAID_CARD_SEALS, PAID_SEALS, Log, tell
from palais.games.palais_royal.engine.refusals import LEGAL, NOT_NOW, WRONG_PAYMENT
from palais.games.palais_royal.engine.rules.servants import return_servants
from palais.games.palais_royal.engine.state import State


@rule
def is_payment(s: State, t: Tables, seat: int, king: int, madame: int) -> bool:
    """PR-343: `king` and `madame` seals come from cards; there must be servants for the rest."""
    king_rest, madame_rest = t.tile_king[s.tile] - king, t.tile_madame[s.tile] - madame
    if king_rest < 0 or madame_rest < 0 or king + madame > s.card_seals:
        return False
    return bool(s.servants[seat, KING] >= king_rest and s.servants[seat, MADAME] >= madame_rest)


@rule
def payments(s: State, t: Tables, seat: int) -> tuple[int, int, int]:
    """The number of ways to pay the seals, and the last of them."""
    if s.card_seals == 0:
        return 1, 0, 0
    ways, last_king, last_madame = 0, 0, 0
    for king in range(SEAL_CHOICES):
        for madame in range(SEAL_CHOICES):
            if is_payment(s, t, seat, king, madame):
                ways, last_king, last_madame = ways + 1, king, madame
    return ways, last_king, last_madame


@rule
def check_pay(s: State, t: Tables, seat: int, king: int, madame: int) -> int:
    """Reading 3: When seals can be paid by servants or by the card, the player chooses."""
    if s.phase != PAY:
        return NOT_NOW
    return LEGAL if is_payment(s, t, seat, king, madame) else WRONG_PAYMENT


@rule
def pay_seals(s: State, t: Tables, king: int, madame: int, log: Log) -> None:
    """PR-343: For each seal that no card pays, one servant goes from the King or Madame back to the supply."""
    pay_colour(s, KING, t.tile_king[s.tile] - king, king, log)
    pay_colour(s, MADAME, t.tile_madame[s.tile] - madame, madame, log)


@rule
def pay_colour(s: State, room: int, servants: int, card_seals: int, log: Log) -> None:
    return_servants(s, s.player, room, servants)
    s.card_seals -= card_seals
    if servants > 0:
        tell(log, PAID_SEALS, s.player, room, servants)
    if card_seals > 0:
        tell(log, PAID_CARD_SEALS, s.player, room, card_seals)
