"""What a family would have in a round, as things are: for people and previews. The rules pay by `rules/income.py`."""

from __future__ import annotations

from palais.core.jit import rule
from palais.games.versailles_1682.box.tables import Tables
from palais.games.versailles_1682.engine.constants import DEAD, IN_BASTILLE, NOBODY
from palais.games.versailles_1682.engine.state import State


@rule
def regular_income(s: State, t: Tables, seat: int) -> int:
    """VE-801: Family rents and all cards before the courtier; nothing for prisoners and the dead."""
    if s.status[seat] == IN_BASTILLE or s.status[seat] == DEAD:
        return 0
    return t.rents + int((s.before[seat] * t.income).sum())  # as arrays: it is asked often, also by interpreted rules


@rule
def sharing_spouse(s: State, seat: int) -> int:
    """VE-803: The spouse with whom incomes are shared: neither of the two is in the Bastille."""
    spouse = int(s.spouse[seat])
    if spouse == NOBODY or s.status[seat] == IN_BASTILLE or s.status[spouse] == IN_BASTILLE:
        return NOBODY
    return spouse


@rule
def family_income(s: State, t: Tables, seat: int) -> int:
    """VE-803: What is left of the own income and what comes of the spouse's."""
    own, spouse = regular_income(s, t, seat), sharing_spouse(s, seat)
    if spouse == NOBODY:
        return own
    return own - own // 2 + regular_income(s, t, spouse) // 2
