"""The value function: shares of the win, from what a seat may know, alike for every seat."""

from __future__ import annotations

import numpy as np
import pytest

from palais.core.contract import State
from palais.games.versailles_1682.bots.value.imagined import freed, given, paid, raised, withdrawn
from palais.games.versailles_1682.bots.value.win_shares import win_shares
from palais.games.versailles_1682.engine.constants import FINANCES, IN_BASTILLE, NOBODY, OVER, POISON
from palais.games.versailles_1682.engine.state import fields
from tests.games.versailles_1682.bots.positions import walk
from tests.games.versailles_1682.positions import GAME, Court

TABLES = GAME.box.tables


def positions(players: int, count: int) -> list[State]:
    return [s for n, (s, _, _) in enumerate(walk(players, "value", 11 * count)) if n % 11 == 0]


@pytest.mark.parametrize("players", [3, 4, 5, 6])
def test_the_shares_of_all_seats_add_up_to_one_win(players: int) -> None:
    for s in positions(players, 20):
        shares = win_shares(GAME.hide(s, 1), TABLES)
        assert shares.shape == (players,)
        assert shares.sum() == pytest.approx(1)
        assert (shares >= 0).all()


def test_a_judgement_depends_on_what_the_seat_knows_and_nothing_else() -> None:
    for n, s in enumerate(positions(4, 20)):
        world = GAME.determinize(GAME.hide(s, 2), 2, n)
        assert win_shares(s, TABLES, 2).tolist() == win_shares(world, TABLES, 2).tolist()
        assert win_shares(GAME.hide(s, 2), TABLES).tolist() == win_shares(s, TABLES, 2).tolist()


def test_money_paid_moves_the_win_to_the_receiver() -> None:
    h = GAME.hide(State(Court().s), 0)
    now, then = win_shares(h, TABLES), win_shares(paid(h, 0, 2, 2000), TABLES)
    assert then[2] > now[2]
    assert then[0] < now[0]
    assert win_shares(h, TABLES).tolist() == now.tolist()


def test_nobody_pays_more_than_he_has() -> None:
    s = paid(State(Court().s), 0, 1, 10_000)
    assert s.fortune[:3].tolist() == [0, 4000, 2000]


def test_standing_stays_on_its_scale_and_in_a_regency_is_the_regents() -> None:
    court = Court().s
    assert raised(court, 1, 9).k[1] == court.high
    court.king, court.k[:] = 0, 0
    after = raised(court, 1, -2)
    assert (after.k[1], after.q[1]) == (0, 3)


def test_an_office_moves_and_an_old_one_makes_room() -> None:
    court = Court(men=True).lay(1, "finances").lay(2, "reader").s
    after = withdrawn(court, FINANCES, 2)
    assert (after.holder[FINANCES], after.office[1], after.office[2]) == (2, NOBODY, FINANCES)
    assert withdrawn(court, FINANCES, None).house[FINANCES] == 1


def test_a_prisoner_with_titles_is_better_off_when_freed() -> None:
    """His income comes back."""
    court = Court().lay(1, "comte", "duc").s
    court.status[1], court.k[1], court.q[1] = IN_BASTILLE, 0, 0
    assert win_shares(freed(court, 1), TABLES)[1] > win_shares(court, TABLES)[1]


def test_a_card_given_is_known_to_the_two() -> None:
    h = GAME.hide(State(Court().hand(0, "poison").s), 0)
    after = given(h, 0, 2, [POISON])
    assert (after.hand[0, POISON], after.held[0], after.held[2], after.seen[0, 2, POISON]) == (0, 0, 1, 1)


def test_a_game_that_is_over_has_its_winner() -> None:
    s = fields(State(Court().s))
    s.step, s.fortune[:3] = OVER, (51_000, 50_000, 51_000)
    assert win_shares(s, TABLES).tolist() == [0.5, 0, 0.5]


def test_who_has_the_goal_at_the_check_of_this_turn_has_won() -> None:
    s = Court().turn(1).s
    s.fortune[:3] = (20_000, s.goal - 500, 20_000)
    assert np.argmax(win_shares(s, TABLES)) == 1
    assert win_shares(s, TABLES)[1] == 1
