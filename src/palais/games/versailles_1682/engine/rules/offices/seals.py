"""VE-613: Keeper of the Seals."""

from __future__ import annotations

from palais.core.jit import rule
from palais.games.versailles_1682.engine.chance import die
from palais.games.versailles_1682.engine.constants import IN_BASTILLE, SEALS, SIGNED_WARRANT, WARRANT
from palais.games.versailles_1682.engine.event_log import UNSIGNED, Log, tell
from palais.games.versailles_1682.engine.rules.cards import add_to_hand, remove_from_hand
from palais.games.versailles_1682.engine.rules.falls import free
from palais.games.versailles_1682.engine.rules.knowledge import all_see_change
from palais.games.versailles_1682.engine.rules.standing import crown_standing
from palais.games.versailles_1682.engine.state import State


@rule
def seals_may(s: State, seat: int, other: int) -> bool:
    """Another seat that is in the Bastille or has cards."""
    return bool(other != seat and (s.status[other] == IN_BASTILLE or s.held[other] > 0))


@rule
def use_seals(s: State, log: Log) -> None:
    """A die up to the own K: a prisoner is freed; of anyone else one signed warrant becomes unsigned. No loss on failure."""
    standing = crown_standing(s, s.seat)
    if die(s, s.seat, SEALS, standing, 0, log) > standing:
        return
    if s.status[s.target] == IN_BASTILLE:
        free(s, s.target, SEALS, log)
    elif s.hand[s.target, SIGNED_WARRANT] > 0:
        unsign(s, s.target, log)


@rule
def unsign(s: State, seat: int, log: Log) -> None:
    """For all to see."""
    remove_from_hand(s, seat, SIGNED_WARRANT)
    add_to_hand(s, seat, WARRANT)
    all_see_change(s, seat, SIGNED_WARRANT, WARRANT)
    s.signed -= 1
    tell(log, UNSIGNED, seat, SEALS, 0, 0, 0)
