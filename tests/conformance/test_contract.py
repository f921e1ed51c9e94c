"""What every game promises, whatever its rules."""

from __future__ import annotations

import json

import pytest

import palais
from palais import Game, IllegalAction
from palais.core.kit import GAMES
from tests.walks import busy_walk, walk

CASES = [(id, players) for id in GAMES for players in range(palais.game(id).min_players, palais.game(id).max_players + 1)]
every_game = pytest.mark.parametrize(("id", "players"), CASES)


def digests(game: Game, players: int, seed: str) -> list[str]:
    return [game.digest(after) for _, _, _, after, _ in walk(game, players, seed)]


@every_game
def test_the_same_seed_gives_the_same_game_and_another_seed_another(id: str, players: int) -> None:
    game = palais.game(id)
    assert digests(game, players, "a") == digests(game, players, "a")
    assert game.digest(game.new(players, "a")) != game.digest(game.new(players, "b"))


@every_game
def test_apply_leaves_the_original_alone(id: str, players: int) -> None:
    game = palais.game(id)
    for before, seat, action, after, _ in busy_walk(game, players, "alone", max_rounds=6):
        digest = game.digest(before)
        game.apply(before, seat, action)
        assert game.digest(before) == digest
        assert game.digest(after) != digest


@every_game
def test_legal_actions_are_just_those_that_check_allows(id: str, players: int) -> None:
    game = palais.game(id)
    for n, (before, seat, _, _, _) in enumerate(busy_walk(game, players, "legal", max_rounds=12)):
        if n % 3 == 0:
            allowed = [a for a in range(game.action_count) if game.check(before, seat, a) is None]
            assert game.legal(before, seat) == allowed
            assert game.legal(game.hide(before, seat), seat) == allowed
            offered = [o.action for choice in game.choices(game.hide(before, seat), seat) for o in choice.options]
            assert sorted(offered) == allowed


@every_game
def test_only_the_seat_in_turn_may_act(id: str, players: int) -> None:
    game = palais.game(id)
    s = game.new(players, "turn")
    for seat in range(players):
        if seat not in game.to_act(s):
            assert game.legal(s, seat) == []
            assert {game.check(s, seat, a) for a in range(game.action_count)} == {"not-your-turn"}
            with pytest.raises(IllegalAction, match="not-your-turn"):
                game.apply(s, seat, 0)


@every_game
@pytest.mark.parametrize("action", [-1, 211, 10**9])
def test_a_number_that_is_no_action_is_refused(id: str, players: int, action: int) -> None:
    game = palais.game(id)
    s = game.new(players, 1)
    assert game.check(s, game.to_act(s)[0], action) == "no-such-action"


@every_game
def test_positions_and_actions_round_trip_through_text(id: str, players: int) -> None:
    game = palais.game(id)
    for n, (before, _, action, _, _) in enumerate(busy_walk(game, players, "text", max_rounds=12)):
        assert game.parse_action(game.action_text(action)) == action
        if n % 4 == 0:
            assert game.digest(game.parse_position(game.position_text(before))) == game.digest(before)
            for seat in range(-1, players):
                hidden = game.hide(before, seat)
                assert game.digest(game.parse_position(game.position_text(hidden))) == game.digest(hidden)


@every_game
def test_views_events_and_choices_are_json(id: str, players: int) -> None:
    game = palais.game(id)
    for n, (before, seat, _, _, _) in enumerate(busy_walk(game, players, "json", max_rounds=4)):
        if n % 5 == 0:
            view = game.view(game.hide(before, seat), seat)
            assert json.loads(json.dumps(view)) == view, "only what JSON can carry and give back"
            assert view["to_act"] == seat


@every_game
def test_every_game_ends_and_somebody_wins(id: str, players: int) -> None:
    game = palais.game(id)
    *_, (_, seat, _, last, _) = walk(game, players, "end")
    outcome = game.score(last)
    assert game.to_act(last) == ()
    assert outcome.winners
    assert len(outcome.points) == players
    assert [sum(parts.values()) for parts in outcome.parts] == outcome.points
    assert game.check(last, seat, 0) == "game-over"
    assert game.view(game.hide(last, 0), 0)["outcome"]["points"] == outcome.points
