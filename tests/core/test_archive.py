"""Game records are written, read and replayed; a damaged file is refused with a clear sentence."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import Any

import msgspec
import pytest
from hypothesis import given
from hypothesis import strategies as st

import palais
from palais import RecordError
from palais.core.archive import GameRecord, PlayerEntry, Recorder, commit, read_record, replay, write_record
from tests.walks import busy_walk

game = palais.game("palais-royal")
PLAYERS = [PlayerEntry("Ada"), PlayerEntry("Bo", "random")]


def recorded(finish: bool = True) -> GameRecord:
    recorder = Recorder(game, PLAYERS, "archive", {"max_rounds": 2})
    for n, (_, seat, action, after, _) in enumerate(busy_walk(game, 2, "archive", max_rounds=2)):
        recorder.add(seat, action, after)
        if not finish and n == 20:
            break
    return recorder.record(after)


FINISHED = recorded()
assert FINISHED.result is not None
RESULT = FINISHED.result


def changed(**fields: Any) -> GameRecord:
    return msgspec.structs.replace(FINISHED, **fields)


def test_a_finished_game_is_written_read_and_replayed(tmp_path: Path) -> None:
    write_record(FINISHED, tmp_path / "game.json")
    record = read_record(tmp_path / "game.json")
    assert record == FINISHED
    *most, last = replay(game, record)
    assert len(most) + 1 == len(record.actions)
    assert game.score(last.state) == record.result


def test_the_seed_is_committed_at_the_start_and_revealed_at_the_end() -> None:
    unfinished = recorded(finish=False)
    assert unfinished.seed == unfinished.salt == ""
    assert unfinished.result is None
    assert commit(FINISHED.seed, FINISHED.salt) == FINISHED.commitment
    assert Recorder(game, PLAYERS, "archive", {}).commitment != Recorder(game, PLAYERS, "archive", {}).commitment


def test_undone_actions_are_not_in_the_record() -> None:
    recorder = Recorder(game, PLAYERS, "undo", {})
    s = game.new(2, "undo")
    for text in ("put stairs", "put mint", "put king"):
        (seat,) = game.to_act(s)
        s, _ = game.apply(s, seat, game.parse_action(text))
        recorder.add(seat, game.parse_action(text), s)
    recorder.take_back(2)
    assert [line.partition(" ")[2] for line in recorder.actions] == ["put stairs"]
    assert len(recorder.digests) == 1


def played_on() -> GameRecord:
    """A game that began in the middle of another one."""
    *_, (middle, _, _, _, _) = [step for _, step in zip(range(30), busy_walk(game, 2, "archive", max_rounds=2), strict=False)]
    recorder = Recorder(game, PLAYERS, "", {"max_rounds": 2}, position=game.position_text(middle))
    s = middle
    while acting := game.to_act(s):
        action = game.legal(s, acting[0])[-1]
        s, _ = game.apply(s, acting[0], action)
        recorder.add(acting[0], action, s)
    return recorder.record(s)


def test_a_game_continued_from_a_position_is_recorded_and_replayed(tmp_path: Path) -> None:
    written = played_on()
    write_record(written, tmp_path / "game.json")
    record = read_record(tmp_path / "game.json")
    assert record == written
    assert record.position is not None
    *_, last = replay(game, record)
    assert game.score(last.state) == record.result
    other = record.position.replace("gold", "gold ", 1)
    for position, says in [(other, "committed to"), (None, "not finished")]:
        with pytest.raises(RecordError, match=says):
            list(replay(game, msgspec.structs.replace(record, position=position)))
    nonsense = msgspec.structs.replace(record, position="nonsense", commitment=commit("nonsense", record.salt))
    with pytest.raises(RecordError, match="position does not fit"):
        list(replay(game, nonsense))


def test_a_game_played_from_the_start_records_no_position(tmp_path: Path) -> None:
    write_record(FINISHED, tmp_path / "game.json")
    assert b"position" not in (tmp_path / "game.json").read_bytes()


DAMAGE: list[tuple[Callable[[], GameRecord], str]] = [
    (lambda: changed(seed="another"), "not the one committed to"),
    (lambda: changed(commitment="0" * 64), "not the one committed to"),
    (lambda: changed(seed=""), "not finished"),
    (lambda: changed(result=None), "not finished"),
    (lambda: changed(game="chess"), "a record of 'chess'"),
    (lambda: changed(rules_version=99), "rules version 99"),
    (lambda: changed(data_digest="0"), "--data"),
    (lambda: changed(digests=FINISHED.digests[:-1]), "a digest for each"),
    (lambda: changed(digests=["0" * 16, *FINISHED.digests[1:]]), "after action 1 "),
    (lambda: changed(actions=["0 fly", *FINISHED.actions[1:]]), "action 1: 'fly' is not an action"),
    (lambda: changed(actions=["x", *FINISHED.actions[1:]]), "expected a seat and an action"),
    (lambda: changed(actions=["0 draw", *FINISHED.actions[1:]]), "against the rules: not"),
    (lambda: changed(actions=["9 done", *FINISHED.actions[1:]]), "against the rules: not-your-turn"),
    (lambda: changed(actions=FINISHED.actions[:-1], digests=FINISHED.digests[:-1]), "the game is not over"),
    (lambda: changed(result=msgspec.structs.replace(RESULT, points=[99, 0])), "recorded result"),
    (lambda: changed(players=PLAYERS[:1]), "players: expected 2 to 4"),
    (lambda: changed(options={"layout": "upside down"}), "options do not fit"),
    (lambda: changed(options={"tempo": "fast"}), "options do not fit"),
]


@pytest.mark.parametrize(("damaged", "says"), DAMAGE, ids=[says for _, says in DAMAGE])
def test_an_inconsistent_record_is_refused(damaged: Callable[[], GameRecord], says: str) -> None:
    with pytest.raises(RecordError, match=says):
        list(replay(game, damaged()))


@pytest.mark.parametrize("content", [b"", b"{}", b"[1, 2]", b"\xff\xfe", b'{"format": 3}', b"not json"])
def test_a_file_that_is_not_a_record_is_refused(tmp_path: Path, content: bytes) -> None:
    (tmp_path / "game.json").write_bytes(content)
    with pytest.raises(RecordError, match="not a game record"):
        read_record(tmp_path / "game.json")


def test_a_missing_file_and_another_format_are_refused(tmp_path: Path) -> None:
    with pytest.raises(RecordError, match="cannot be read"):
        read_record(tmp_path / "missing.json")
    write_record(changed(format="palais game record 9"), tmp_path / "new.json")
    with pytest.raises(RecordError, match="expected the format"):
        read_record(tmp_path / "new.json")


def test_the_dataset_name_is_checked() -> None:
    with pytest.raises(RecordError, match="recorded with the data set 'Another box'"):
        list(replay(game, changed(data_name="Another box")))


def test_a_game_cannot_start_from_a_hidden_position() -> None:
    """Its blanked fields would be needed to play on."""
    text = game.position_text(game.hide(game.new(2, "archive", max_rounds=2), 0))
    record = changed(position=text, commitment=commit(text, FINISHED.salt))
    with pytest.raises(RecordError, match="hidden-position"):
        list(replay(game, record))


@given(st.integers(0, 10**6), st.integers(0, 255))
def test_one_changed_byte_is_noticed_or_harmless(tmp_path_factory: pytest.TempPathFactory, place: int, byte: int) -> None:
    """Fuzz: a damaged file raises RecordError, or the damage changed nothing but a name."""
    path = tmp_path_factory.mktemp("fuzz") / "game.json"
    write_record(FINISHED, path)
    content = bytearray(path.read_bytes())
    content[place % len(content)] = byte
    path.write_bytes(bytes(content))
    try:
        record = read_record(path)
        list(replay(game, record))
    except RecordError:
        return
    harmless = msgspec.structs.replace(record, players=FINISHED.players)
    assert harmless == FINISHED
