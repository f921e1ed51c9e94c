"""VE-721 to VE-725: The deaths of King and Queen, the regency, the accession."""

from __future__ import annotations

from palais.core.jit import rule
from palais.games.versailles_1682.box.tables import Tables
from palais.games.versailles_1682.engine.chance import die
from palais.games.versailles_1682.engine.constants import (
    COUNTRY_COUNT,
    DEAD,
    FAVOURITE,
    FOR_KING_DEATH,
    FOR_QUEEN_COUNTRY,
    FOR_QUEEN_DEATH,
    NO_COUNTRY,
    RETURNING,
    VERSAILLES,
)
from palais.games.versailles_1682.engine.event_log import ACCESSION, KING_DIED, QUEEN_DIED, RELOCATED, Log, tell
from palais.games.versailles_1682.engine.rules.cards import lose_all
from palais.games.versailles_1682.engine.rules.wars import end_all_wars
from palais.games.versailles_1682.engine.state import State


@rule
def king_dies(s: State, t: Tables, log: Log) -> None:
    """VE-721: K figures off, peace, no favourite, Versailles; a regency, or VE-724 without a Queen."""
    tell(log, KING_DIED, s.seat, s.queen, 0, 0, 0)
    s.king = 0
    s.k[:] = 0
    end_all_wars(s, s.seat, FOR_KING_DEATH, log)
    for seat in range(s.players):
        lose_all(s, seat, FAVOURITE, FAVOURITE, FOR_KING_DEATH, log)
    if s.place != VERSAILLES:
        s.place = VERSAILLES
        tell(log, RELOCATED, s.seat, VERSAILLES, FOR_KING_DEATH, 0, 0)
    if s.queen:
        s.accession_round = s.round + t.regency_rounds
    else:
        s.both_dead = 1


@rule
def queen_dies(s: State, log: Log) -> None:
    """VE-723: Q figures off, no Queen's country. VE-724: The Regent's death ends the wars and breaks the round off."""
    tell(log, QUEEN_DIED, s.seat, int(not s.king), 0, 0, 0)
    s.queen, s.queen_country = 0, NO_COUNTRY
    s.q[:] = 0
    if not s.king:
        end_all_wars(s, s.seat, FOR_QUEEN_DEATH, log)
        s.both_dead = 1


@rule
def accession_due(s: State) -> bool:
    """VE-721: The second round after the King's death. VE-724: At once after both have died."""
    return bool(s.both_dead) or (s.accession_round != 0 and s.round >= s.accession_round)


@rule
def accession(s: State, t: Tables, log: Log) -> None:
    """VE-725: A new royal couple; everyone who is not dead returns. Cards and wars stay."""
    s.both_dead, s.accession_round = 0, 0
    s.king, s.queen = 1, 1
    s.queen_country = draw_country(s, t, s.steward, log)
    tell(log, ACCESSION, s.steward, s.queen_country, 0, 0, 0)
    s.k[:] = 0
    s.q[:] = 0
    for seat in range(s.players):
        if s.status[seat] != DEAD:
            s.status[seat] = RETURNING


@rule
def draw_country(s: State, t: Tables, seat: int, log: Log) -> int:
    """VE-202: A die for the Queen's country: 1-3, 4-6, 7-9, or none of the three."""
    country = (die(s, seat, FOR_QUEEN_COUNTRY, 0, 0, log) - 1) // t.die_for_country
    return country if country < COUNTRY_COUNT else NO_COUNTRY
