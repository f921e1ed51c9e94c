"""Action 3: the mint, the King and Madame (PR-331 to PR-335)."""

from __future__ import annotations

from palais.core.jit import rule
from palais.games.palais_royal.box.tables import Tables
from palais.games.palais_royal.engine.constants import EXTRA_GOLD, EXTRA_KING, EXTRA_MADAME, INCOME, KING, MADAME, MINT, MOST_GOLD
from palais.games.palais_royal.engine.event_log import GOLD_TAKEN, KING_PLACED, MADAME_PLACED, Log, tell
from palais.games.palais_royal.engine.refusals import NONE_LEFT, NOT_NOW
from palais.games.palais_royal.engine.rules.majority import has_majority_bonus
from palais.games.palais_royal.engine.rules.servants import check_new_servant, take_servant
from palais.games.palais_royal.engine.state import State


@rule
def begin_income(s: State, t: Tables, log: Log) -> None:
    """Reading 1: The mint pays first; both majorities are measured before either placement."""
    mint(s, t, log)
    seat = s.player
    s.king_left = has_majority_bonus(s, t, seat, KING) + s.extra[seat, EXTRA_KING]
    s.madame_left = has_majority_bonus(s, t, seat, MADAME) + s.extra[seat, EXTRA_MADAME]


@rule
def mint(s: State, t: Tables, log: Log) -> None:
    """PR-331: One gold for each servant in the mint, one more with the majority, two more for each +2-gold noble.

    PR-105: The bank never runs out.
    """
    seat = s.player
    gold = s.servants[seat, MINT] + has_majority_bonus(s, t, seat, MINT) + s.extra[seat, EXTRA_GOLD]
    take_gold(s, seat, gold)
    if gold > 0:
        tell(log, GOLD_TAKEN, seat, gold, 0)


@rule
def take_gold(s: State, seat: int, amount: int) -> None:
    """PR-105: Take gold from the bank. Gold beyond what the record can hold is lost."""
    s.gold[seat] = min(MOST_GOLD, int(s.gold[seat]) + int(amount))


@rule
def placements_left(s: State, room: int) -> int:
    """How many new servants may still be put into the King's Cabinet, or to Madame, in this action."""
    return s.king_left if room == KING else s.madame_left


@rule
def check_place(s: State, seat: int, room: int, source: int) -> int:
    """PR-332, PR-333: With the majority one new servant to the King or Madame, and one for each noble of theirs."""
    if s.phase != INCOME:
        return NOT_NOW
    return check_new_servant(s, seat, source, room) if placements_left(s, room) > 0 else NONE_LEFT


@rule
def place(s: State, room: int, source: int, log: Log) -> None:
    """PR-334: A servant at the King is a turquoise seal for action 4, one at Madame a violet seal."""
    take_servant(s, s.player, source)
    s.servants[s.player, room] += 1
    if room == KING:
        s.king_left -= 1
    else:
        s.madame_left -= 1
    tell(log, KING_PLACED if room == KING else MADAME_PLACED, s.player, source, placements_left(s, room))
