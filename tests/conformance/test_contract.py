"""What every game guarantees, whatever its rules."""

from __future__ import annotations

import pytest

from palais import Game, IllegalAction, State
from palais.core.contract import EVERYONE, REFEREE
from palais.core.play import play, play_out
from palais.core.replay import replay
from tests.conformance.games import asked, every_game, every_table, some_steps, steps, viewers
from tests.walks import open_walk, rulings


@every_table
def test_the_same_seed_gives_the_same_game_and_another_seed_another(game: Game, players: int) -> None:
    digests = [game.digest(after) for _, _, _, after, _ in steps(game.id, players)]
    assert [game.digest(after) for _, _, _, after, _ in open_walk(game, players, "a")] == digests
    assert game.digest(game.new(players, "a")) != game.digest(game.new(players, "b"))


@every_table
def test_apply_leaves_the_original_alone(game: Game, players: int) -> None:
    for before, seat, action, after, _ in some_steps(game, players, 200):
        digest = game.digest(before)
        game.apply(before, seat, action)
        assert game.digest(before) == digest
        assert game.digest(after) != digest


@every_table
def test_legal_actions_are_exactly_those_that_check_allows(game: Game, players: int) -> None:
    for before, _, _, _, _ in some_steps(game, players):
        for seat in range(players):
            allowed = [action for action in range(game.action_count) if game.check(before, seat, action) is None]
            assert game.legal(before, seat) == allowed
            assert game.legal(game.hide(before, seat), seat) == allowed


@every_table
def test_a_seat_may_act_if_and_only_if_it_has_an_open_decision(game: Game, players: int) -> None:
    refused = 0
    for before, _, _, _, _ in some_steps(game, players):
        for seat in range(players):
            assert bool(game.legal(before, seat)) == (seat in asked(game, before))
            if seat not in asked(game, before):
                assert {game.check(before, seat, action) for action in range(game.action_count)} == {"not-your-turn"}
                with pytest.raises(IllegalAction, match="not-your-turn"):
                    game.apply(before, seat, 0)
                refused += 1
    assert refused > 5


@every_game
def test_a_number_that_is_not_an_action_is_refused(game: Game) -> None:
    s = game.new(game.min_players, 1)
    for action in (-1, game.action_count, 10**9):
        assert game.check(s, game.to_act(s)[0], action) == "no-such-action"


@every_table
def test_the_referees_actions_are_in_no_list_and_forbidden_to_everyone_else(game: Game, players: int) -> None:
    for before, _, _, _, _ in some_steps(game, players, 20):
        for action in rulings(game, before):
            assert action >= game.action_count
            assert all(game.check(before, seat, action) is not None for seat in range(players))
        assert all(game.check(before, REFEREE, action) is not None for action in range(game.action_count))
        assert game.legal(before, REFEREE) == []
        assert REFEREE not in asked(game, before)


@every_table
def test_a_hidden_position_cannot_be_played_on(game: Game, players: int) -> None:
    s = game.new(players, "hidden")
    seat = game.to_act(s)[0]
    with pytest.raises(IllegalAction):
        game.apply(State(game.hide(s, seat)), seat, game.legal(s, seat)[0])


@every_table
def test_the_fallback_is_legal_for_every_seat_the_game_waits_for(game: Game, players: int) -> None:
    for before, _, _, _, _ in some_steps(game, players, 200):
        for seat in game.to_act(before):
            fallback = game.fallback(game.hide(before, seat), seat)
            assert game.check(before, seat, fallback) is None
            assert fallback == game.fallback(before, seat)


@every_table
def test_a_game_in_which_nobody_ever_answers_ends(game: Game, players: int) -> None:
    last = play_out(game, game.new(players, "asleep"), lambda seat, hidden, legal: game.fallback(hidden, seat))
    assert game.decisions(last) == []


@every_table
def test_every_game_ends_and_somebody_wins(game: Game, players: int) -> None:
    *_, (_, _, _, last, _) = steps(game.id, players)
    outcome = game.score(last)
    assert game.to_act(last) == ()
    assert game.decisions(last) == []
    assert set(outcome.winners) <= set(range(players))
    assert outcome.winners
    assert len(outcome.points) == players
    assert [sum(parts.values()) for parts in outcome.parts] == outcome.points
    assert {game.check(last, seat, 0) for seat in (*range(players), REFEREE)} == {"game-over"}


@every_table
def test_at_the_end_everyone_may_know_the_points(game: Game, players: int) -> None:
    *_, (_, _, _, last, _) = steps(game.id, players)
    for viewer in viewers(players):
        assert game.points(game.hide(last, viewer)) == game.score(last).points
        assert game.score(game.hide(last, viewer)) == game.score(last)


@every_table
def test_points_during_the_game_match_the_score_sheet_or_are_unknown(game: Game, players: int) -> None:
    for before, _, _, _, _ in some_steps(game, players, 20):
        assert before.viewer == EVERYONE
        assert game.points(before) == game.score(before).points
        for viewer in viewers(players):
            assert game.points(game.hide(before, viewer)) in (None, game.score(before).points)


@every_table
def test_replaying_a_games_actions_leads_to_the_same_end(game: Game, players: int) -> None:
    played = steps(game.id, players)
    again = list(replay(game, game.new(players, "a"), [(seat, action) for _, seat, action, _, _ in played]))
    assert [game.digest(step.state) for step in again] == [game.digest(after) for _, _, _, after, _ in played]
    assert [step.events for step in again] == [events for _, _, _, _, events in played]


@every_table
def test_a_replay_stops_at_the_first_refused_action(game: Game, players: int) -> None:
    first = [(seat, action) for _, seat, action, _, _ in steps(game.id, players)[:5]]
    with pytest.raises(IllegalAction):
        list(replay(game, game.new(players, "a"), [*first, (0, game.action_count)]))


@every_table
def test_the_play_loop_gives_each_seat_only_what_it_may_know(game: Game, players: int) -> None:
    def first(seat: int, hidden: object, legal: object) -> int:
        assert getattr(hidden, "viewer", None) == seat
        return game.fallback(game.hide(s, seat), seat)

    s = game.new(players, "loop")
    for step in play(game, s, first):
        assert step.seat in game.to_act(step.before)
        s = step.state
    assert game.to_act(s) == ()
