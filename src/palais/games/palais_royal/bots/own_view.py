"""What every bot is given: what one seat may know, never a full record."""

from __future__ import annotations

from palais.core.contract import Hidden
from palais.core.errors import BotError
from palais.games.palais_royal.engine.state import State, fields


def own_view(hidden: Hidden) -> State:
    """The fields of the record that a bot is given; `viewer` is its seat. Raises BotError if the record is no seat's."""
    if hidden.viewer < 0:
        raise BotError("a bot plays from what its seat may know; this record was hidden for no seat")
    return fields(hidden)
