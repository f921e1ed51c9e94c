"""Positions, actions, records and whole games as text and bytes, and back."""

from __future__ import annotations

from pathlib import Path

import pytest

from palais import Game, NotationError, OptionError, RecordError
from palais.core.archive import PlayerEntry, Recorder, read_record, write_record
from palais.core.archive import replay as replay_record
from palais.core.contract import EVERYONE
from tests.conformance.games import every_game, every_table, some_steps, steps, viewers


@every_table
def test_positions_and_actions_round_trip_through_text(game: Game, players: int) -> None:
    for before, _, action, _, _ in some_steps(game, players):
        assert game.parse_action(game.action_text(action)) == action
        assert game.digest(game.parse_position(game.position_text(before))) == game.digest(before)
        for viewer in viewers(players):
            hidden = game.hide(before, viewer)
            assert game.digest(game.parse_position(game.position_text(hidden))) == game.digest(hidden)


@every_game
@pytest.mark.parametrize("text", ["", " \n\n", "players: many", "{}", "nonsense", "\0" * 20, "x" * 1000])
def test_an_invalid_position_or_action_is_refused_with_a_sentence(game: Game, text: str) -> None:
    with pytest.raises(NotationError):
        game.parse_position(text)
    with pytest.raises(NotationError):
        game.parse_action(text)


@every_game
def test_a_number_that_is_not_an_action_has_no_text(game: Game) -> None:
    for action in (-1, 10**6):
        with pytest.raises(NotationError):
            game.action_text(action)


@every_table
def test_records_round_trip_through_bytes_and_know_their_viewer(game: Game, players: int) -> None:
    for before, _, _, _, _ in some_steps(game, players, 20):
        for record in (before, *(game.hide(before, viewer) for viewer in viewers(players))):
            assert isinstance(record, game.record_type)
            again = game.record_type.from_bytes(record.to_bytes())
            assert again.to_bytes() == record.to_bytes()
            assert again.viewer == record.viewer
        assert before.viewer == EVERYONE
        assert [game.hide(before, viewer).viewer for viewer in viewers(players)] == list(viewers(players))


@every_game
@pytest.mark.parametrize("content", [b"", b"{}", b"\0" * 7, b"rubbish"])
def test_bytes_that_are_not_a_record_are_refused(game: Game, content: bytes) -> None:
    with pytest.raises(ValueError, match="expected"):
        game.record_type.from_bytes(content)


@every_table
def test_a_copy_is_equal_and_independent(game: Game, players: int) -> None:
    s = game.new(players, "copy")
    twin = s.copy()
    assert twin is not s
    assert twin.to_bytes() == s.to_bytes()


@every_table
def test_a_recorded_game_can_be_written_read_and_played_again(game: Game, players: int, tmp_path: Path) -> None:
    """Including the REFEREE's actions."""
    played = steps(game.id, players)
    recorder = Recorder(game, [PlayerEntry(f"player {seat}") for seat in range(players)], "a", {})
    for _, seat, action, after, _ in played:
        recorder.add(seat, action, after)
    write_record(recorder.record(played[-1][3]), tmp_path / "game.json")
    record = read_record(tmp_path / "game.json")
    again = list(replay_record(game, record))
    assert [(step.seat, step.action) for step in again] == [(seat, action) for _, seat, action, _, _ in played]
    assert record.result == game.score(played[-1][3])


@every_table
def test_a_record_with_a_changed_action_is_refused(game: Game, players: int) -> None:
    played = steps(game.id, players)
    recorder = Recorder(game, [PlayerEntry(f"player {seat}") for seat in range(players)], "a", {})
    for _, seat, action, after, _ in played:
        recorder.add(seat, action, after)
    record = recorder.record(played[-1][3])
    record.actions[3], record.actions[4] = "99 nothing", record.actions[3]
    with pytest.raises(RecordError, match="action 4"):
        list(replay_record(game, record))


@every_table
def test_completing_options_is_idempotent(game: Game, players: int) -> None:
    defaults = game.options(players)
    assert game.options(players, **defaults) == defaults
    assert game.digest(game.new(players, 1, **defaults)) == game.digest(game.new(players, 1))
    *_, (_, _, _, last, _) = steps(game.id, players)
    assert game.options(players, **game.rematch_options(defaults, last))


@every_game
def test_bad_options_are_refused(game: Game) -> None:
    with pytest.raises(OptionError):
        game.options(game.min_players, no_such_option=1)
    for players in (game.min_players - 1, game.max_players + 1, "2", True, None):
        with pytest.raises(OptionError, match="players"):
            game.options(players)  # type: ignore[arg-type]
    for name in game.options(game.min_players):
        with pytest.raises(OptionError):
            game.new(game.min_players, 1, **{name: object()})
