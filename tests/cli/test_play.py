"""`palais play`, `replay` and `rules`: the real program with typed input."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from tests.cli.palais import palais


def test_a_whole_game_is_played_saved_and_replayed(tmp_path: Path) -> None:
    record = tmp_path / "game.json"
    done = palais("play", "--players", "2", "--seed", "whole", "--lang", "en", "--save", str(record), typed="1\n" * 3000)
    assert done.returncode == 0, done.stderr
    assert "Final scoring" in done.stdout
    assert "wins with" in done.stdout
    again = palais("replay", str(record))
    assert again.returncode == 0, again.stderr
    assert "The record is right" in again.stdout
    result = json.loads(palais("replay", str(record), "--json").stdout)
    assert result["valid"] is True
    assert result["seed"] == "whole"


def test_the_replay_of_a_resigned_game_says_how_it_ended() -> None:
    told = " ".join(palais("replay", "tests/tables/older/resigned.json").stdout.split())
    assert told.startswith("The record is right: 1 action, the deal as committed.")
    assert told.endswith("It ended before its time: somebody resigned.")


def test_the_fingerprint_shown_at_the_start_is_the_records_commitment(tmp_path: Path) -> None:
    record = tmp_path / "game.json"
    done = palais("play", "--level", "1", "--seed", "x", "--lang", "en", "--save", str(record), typed="1\n" * 9000)
    assert json.loads(record.read_text("utf-8"))["commitment"] in done.stdout.replace("\n", "")


def test_any_bot_can_be_the_opponent() -> None:
    done = palais("play", "--bot", "examples/my_bot.py:MyBot", "--seed", "guest", "--lang", "en", typed="1\n" * 3000)
    assert done.returncode == 0, done.stderr
    assert "wins with" in done.stdout
    wrong = palais("play", "--bot", "examples/my_bot.py:Nobody", typed="")
    assert wrong.returncode == 2
    assert "Nobody" in wrong.stderr
    assert "Traceback" not in wrong.stderr


def test_undo_help_board_rules_and_refusals() -> None:
    typed = "?\nput mint\nu\nu\nput nowhere\nmove gate-stairs\nb\nr 342\nr 999\nq\n"
    done = palais("play", "--seed", "5", "--lang", "en", typed=typed)
    assert done.returncode == 0, done.stderr
    for sentence in (
        "What you can type",
        "Red sends a servant to the Mint.",
        "Taken back.",
        "There is nothing to take back",
        "neither a number from the list nor an action",
        "This is not possible at this point",
        "PR-342",
        "Goodbye",
    ):
        assert sentence in done.stdout, sentence


def test_a_draw_cannot_be_undone() -> None:
    typed = "put backdoor\n" * 5 + "done\n" * 4 + "draw\nu\nq\n"
    done = palais("play", "--seed", "9", "--lang", "en", typed=typed)
    assert "Something hidden has come to light" in done.stdout
    assert done.stdout.count("Taken back.") == 0


@pytest.mark.parametrize(
    ("lang", "word"), [("en", "Staircase"), ("de", "Treppenhaus"), ("fr", "escalier"), ("nl", "Trappenhuis")]
)
def test_the_table_speaks_four_languages(lang: str, word: str) -> None:
    done = palais("play", "--lang", lang, typed="q\n")
    assert done.returncode == 0
    assert word in done.stdout


def test_the_language_of_the_system_is_the_default_and_an_unknown_one_is_refused() -> None:
    assert "Treppenhaus" in palais("play", typed="q\n", LC_ALL="de_DE.UTF-8").stdout
    refused = palais("play", "--lang", "tlh", typed="q\n")
    assert refused.returncode == 2
    assert "en, de, fr, nl" in refused.stderr


def test_the_end_of_input_ends_the_game_politely() -> None:
    done = palais("play", "--lang", "en", typed="")
    assert done.returncode == 0
    assert "Goodbye" in done.stdout
    assert done.stderr == ""


def test_the_same_seed_deals_the_same_park() -> None:
    parks = [palais("play", "--seed", seed, "--lang", "en", typed="q\n").stdout.partition("Park")[2] for seed in ("a", "a", "b")]
    assert parks[0] == parks[1] != parks[2]


def test_rules_prints_all_or_one() -> None:
    everything = palais("rules").stdout
    assert all(number in everything for number in ("PR-101", "PR-342", "PR-404", "R-9", "R-14", "E16"))
    one = palais("rules", "pr342").stdout
    assert one.startswith("PR-342")
    assert "PR-343" not in one
    wrong = palais("rules", "PR-999")
    assert wrong.returncode == 2
    assert "there is no rule 'PR-999'" in wrong.stderr


@pytest.mark.parametrize("content", ["", "{}", "nonsense"])
def test_a_broken_record_is_refused_without_a_traceback(tmp_path: Path, content: str) -> None:
    (tmp_path / "game.json").write_text(content)
    done = palais("replay", str(tmp_path / "game.json"))
    assert done.returncode == 2
    assert "not a game record" in done.stderr.replace("\n", " ")
    assert "Traceback" not in done.stderr


@pytest.mark.parametrize("command", [(), ("play",), ("sim",), ("replay",), ("rules",), ("bench",)])
def test_every_command_has_help(command: tuple[str, ...]) -> None:
    done = palais(*command, "--help")
    assert done.returncode == 0
    assert "Usage: palais" in done.stdout
