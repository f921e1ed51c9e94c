"""A table explains why something cannot be chosen: to seated guests, for the current state, without side effects."""

from __future__ import annotations

from pathlib import Path

import pytest

from palais.core.errors import NotationError
from palais.core.explanation import Thing
from palais.tables.messages import AskWhy
from palais.tables.refusals import Refusal
from tests.tables.seated_tables import GUESTS, full_table, game, in_turn, open_service


async def test_the_player_to_act_and_the_other_get_their_own_reasons(tmp_path: Path) -> None:
    async with open_service(tmp_path) as service:
        table = await full_table(service, 2)
        seat, before = in_turn(table), game.digest(table.playing().state)
        field = game.view(game.hide(table.playing().state, -1), -1)["park"][0]["field"]
        ask = AskWhy("w1", Thing("field", field))
        mine, theirs = (table.actions.explain(GUESTS[each].id, ask) for each in (seat, 1 - seat))
        assert (mine.id, mine.version, mine.code, mine.phrase.key) == ("w1", table.version, "not-now", "why-recruit-setup")
        assert theirs.code == "not-your-turn"
        assert (game.digest(table.playing().state), table.version) == (before, 0)


async def test_spectators_and_unknown_things_are_refused(tmp_path: Path) -> None:
    async with open_service(tmp_path) as service:
        table = await full_table(service, 2)
        with pytest.raises(Refusal) as caught:
            table.actions.explain("guest-nobody", AskWhy("w1", Thing("room", "gate")))
        assert caught.value.code == "not-your-seat"
        with pytest.raises(NotationError):
            table.actions.explain(GUESTS[0].id, AskWhy("w2", Thing("room", "attic")))
