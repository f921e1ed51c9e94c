"""Which decisions are open, their ids, and where the game stands: all derived from public information."""

from __future__ import annotations

from itertools import pairwise

from palais import Game
from palais.core.contract import Decision, State
from tests.conformance.games import every_table, some_steps, steps, viewers

LARGEST_ID = 2**53


def questions(game: Game, s: State) -> dict[int, Decision]:
    return {decision.seat: decision for decision in game.decisions(s)}


@every_table
def test_the_game_waits_for_the_seats_that_must_decide(game: Game, players: int) -> None:
    for _, _, _, after, _ in some_steps(game, players, 200):
        open_now = game.decisions(after)
        assert game.to_act(after) == tuple(decision.seat for decision in open_now if decision.must)
        seats = [decision.seat for decision in open_now]
        assert seats == sorted(set(seats)), "in seat order, one for each seat"
        assert set(seats) <= set(range(players))
        assert all(0 <= decision.id < LARGEST_ID for decision in open_now)
        assert not open_now or game.to_act(after), "nobody may act in a game that waits for nobody"


@every_table
def test_a_question_keeps_its_id_while_others_act(game: Game, players: int) -> None:
    kept = 0
    for before, actor, _, after, _ in steps(game.id, players):
        if game.moment(before).turn != game.moment(after).turn:
            continue
        old, new = questions(game, before), questions(game, after)
        for seat in (old.keys() & new.keys()) - {actor}:
            assert old[seat] == new[seat]
            kept += 1
    most = max(len(game.decisions(before)) for before, *_ in steps(game.id, players))
    assert kept > 10 or most == 1


@every_table
def test_no_question_to_a_seat_has_the_id_of_an_earlier_one(game: Game, players: int) -> None:
    """So a repeated or late submission is never mistaken for the answer to another question."""
    ids: dict[int, list[int]] = {seat: [] for seat in range(players)}
    for before, actor, _, after, _ in steps(game.id, players):
        open_before = questions(game, before)
        if actor in open_before:
            ids[actor].append(open_before[actor].id)
            assert actor not in questions(game, after) or questions(game, after)[actor].id != open_before[actor].id
    assert all(len(set(seen)) == len(seen) for seen in ids.values())


@every_table
def test_decisions_and_moment_are_public(game: Game, players: int) -> None:
    for before, _, _, after, _ in some_steps(game, players, 100):
        for s in (before, after):
            for viewer in viewers(players):
                hidden = game.hide(s, viewer)
                assert game.decisions(hidden) == game.decisions(s)
                assert game.to_act(hidden) == game.to_act(s)
                assert game.moment(hidden) == game.moment(s)


@every_table
def test_turns_and_rounds_never_decrease_and_a_new_owner_is_a_new_turn(game: Game, players: int) -> None:
    states = [game.new(players, "a"), *(after for _, _, _, after, _ in steps(game.id, players))]
    moments = [game.moment(s) for s in states]
    for one, two in pairwise(moments):
        assert one.turn <= two.turn
        assert one.round <= two.round
        assert one.owner == two.owner or one.turn < two.turn
    assert len({moment.turn for moment in moments}) > players


@every_table
def test_a_turn_has_one_owner_and_a_common_phase_none(game: Game, players: int) -> None:
    for before, _, _, _, _ in steps(game.id, players):
        moment = game.moment(before)
        assert moment.owner in (None, *range(players))
        assert len(game.to_act(before)) == 1 or moment.owner is None
        assert moment.seconds is None or moment.seconds > 0
    *_, (_, _, _, last, _) = steps(game.id, players)
    assert game.moment(last).owner is None


@every_table
def test_the_referees_actions_change_nobodys_open_decision(game: Game, players: int) -> None:
    for before, actor, _, after, _ in steps(game.id, players):
        if actor < 0:
            assert game.decisions(after) == game.decisions(before)
            assert game.moment(after).turn == game.moment(before).turn
