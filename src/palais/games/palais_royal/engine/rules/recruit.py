"""Action 4: recruiting a noble, its price and its privilege (PR-335, PR-341, PR-342, PR-345, PR-346)."""

from __future__ import annotations

from palais.core.jit import rule
from palais.games.palais_royal.box.tables import Tables
from palais.games.palais_royal.engine.constants import BORDER, EMPTY, KING, MADAME, OFFICE, PAY, PRIVILEGES, RECRUIT
from palais.games.palais_royal.engine.event_log import PAID_GOLD, RECRUITED, SERVANTS_JOINED, Log, tell
from palais.games.palais_royal.engine.refusals import (
    LEGAL,
    NO_NOBLE_THERE,
    NO_OFFICE,
    NOT_ENOUGH_GOLD,
    NOT_ENOUGH_KING_SEALS,
    NOT_ENOUGH_MADAME_SEALS,
    NOT_NOW,
)
from palais.games.palais_royal.engine.rules.seals import pay_seals, payments
from palais.games.palais_royal.engine.rules.servants import return_servants
from palais.games.palais_royal.engine.state import State

PRIVILEGE_KINDS = len(PRIVILEGES)


@rule
def discount(s: State, t: Tables, field: int) -> int:
    """PR-342: One gold for each adjacent free field; a field with a servant on it counts as free."""
    free = 0
    for n in range(t.neighbours[field]):
        free += s.noble_at[t.neighbour[field, n]] == EMPTY
    return free


@rule
def price(s: State, t: Tables, field: int) -> int:
    """PR-342: The tile's gold less the discount, never below 0."""
    return int(max(0, t.tile_gold[s.noble_at[field]] - discount(s, t, field)))


@rule
def check_recruit(s: State, t: Tables, seat: int, field: int) -> int:
    """PR-335, PR-341 to PR-343: A servant in the office, the seals and the gold are needed."""
    if s.phase != RECRUIT:
        return NOT_NOW
    if s.servants[seat, OFFICE] == 0:
        return NO_OFFICE
    if field >= t.fields or s.noble_at[field] == EMPTY:
        return NO_NOBLE_THERE
    tile = s.noble_at[field]
    king = max(0, t.tile_king[tile] - s.servants[seat, KING])
    madame = max(0, t.tile_madame[tile] - s.servants[seat, MADAME])
    if king + madame > s.card_seals:
        return NOT_ENOUGH_KING_SEALS if king > 0 else NOT_ENOUGH_MADAME_SEALS
    return LEGAL if price(s, t, field) <= s.gold[seat] else NOT_ENOUGH_GOLD


@rule
def recruit(s: State, t: Tables, field: int, log: Log) -> None:
    """PR-341, PR-342: One servant goes from the office to the supply and the gold to the bank; then the seals."""
    seat = s.player
    gold = price(s, t, field)
    s.field, s.tile = field, s.noble_at[field]
    tell(log, RECRUITED, seat, field, s.tile)
    tell(log, PAID_GOLD, seat, gold, discount(s, t, field))
    return_servants(s, seat, OFFICE, 1)
    s.gold[seat] -= gold
    ways, king, madame = payments(s, t, seat)
    if ways > 1:
        s.phase = PAY
    else:
        pay(s, t, king, madame, log)


@rule
def pay(s: State, t: Tables, king: int, madame: int, log: Log) -> None:
    """PR-343: Pay the seals, the given number of each colour with cards; then the noble leaves the park."""
    pay_seals(s, t, king, madame, log)
    take_noble(s, t, log)
    if t.is_border[s.field]:
        s.phase = BORDER
    else:
        end_recruitment(s)


@rule
def take_noble(s: State, t: Tables, log: Log) -> None:
    """PR-345, PR-346: The tile scores its points; its lasting privilege works the next time its action comes round."""
    seat, tile = s.player, s.tile
    s.noble_at[s.field] = EMPTY
    s.nobles_in_park -= 1
    s.owner[tile] = seat
    s.noble_points[seat] += t.tile_points[tile]
    for privilege in range(PRIVILEGE_KINDS):
        s.extra[seat, privilege] += t.tile_gives[tile, privilege]
    welcome_servants(s, t, log)


@rule
def welcome_servants(s: State, t: Tables, log: Log) -> None:
    """PR-345: A servant noble works at once: servants go from the reserve, as far as it lasts, into the supply."""
    joining = min(s.reserve[s.player], t.tile_servants[s.tile])
    s.reserve[s.player] -= joining
    s.supply[s.player] += joining
    if t.tile_servants[s.tile] > 0:
        tell(log, SERVANTS_JOINED, s.player, joining, 0)


@rule
def end_recruitment(s: State) -> None:
    """The recruitment is complete; action 4 continues."""
    s.field, s.tile = EMPTY, EMPTY
    s.phase = RECRUIT
