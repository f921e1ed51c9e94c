"""Every bot plays from what its own seat may know, and accepts nothing else."""

from __future__ import annotations

import pytest

from palais.core.contract import SPECTATOR, Hidden
from palais.core.errors import BotError
from palais.games.palais_royal import LEVELS
from palais.games.palais_royal.bots.levels import FACTORIES, RUNGS
from palais.games.palais_royal.game import PalaisRoyal

GAME = PalaisRoyal()
MAKERS = {
    **{code: FACTORIES[code] for code in ("beginner", "greedy", "planner", "search")},
    **dict(zip(LEVELS, RUNGS, strict=True)),
}


@pytest.mark.parametrize("code", MAKERS)
def test_a_full_record_and_a_spectators_record_are_refused(code: str) -> None:
    bot, s = MAKERS[code](GAME, 1), GAME.new(2, "own", start=0)
    legal = GAME.legal(s, 0)
    for record in (Hidden(s), GAME.hide(s, SPECTATOR)):
        with pytest.raises(BotError, match="hidden for no seat"):
            bot.act(record, legal, None)


@pytest.mark.parametrize("seat", [0, 1])
@pytest.mark.parametrize("code", ["beginner", "greedy", *LEVELS[:2]])
def test_the_record_hidden_for_its_seat_is_accepted(code: str, seat: int) -> None:
    bot, s = MAKERS[code](GAME, 1), GAME.new(2, "own", start=seat)
    hidden = GAME.hide(s, seat)
    assert hidden.viewer == seat
    assert GAME.check(s, seat, bot.act(hidden, GAME.legal(hidden, seat), None)) is None
