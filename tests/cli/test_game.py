"""`--game` and the options of a game: any installed game, in every command."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

from tests.cli.palais import palais
from tests.conformance.installed import environment

TOY = ("--game", "toy-court")
COMMANDS = ("play", "sim", "arena", "train", "replay", "rules", "bench", "warm")


@pytest.fixture(scope="module")
def with_toy(tmp_path_factory: pytest.TempPathFactory) -> dict[str, str]:
    """The environment of a process with the toy game installed."""
    return environment(tmp_path_factory.mktemp("installed"))


def one_sentence(done: Any) -> str:
    """The answer to bad input."""
    assert done.returncode == 2
    assert "Traceback" not in done.stderr
    assert done.stderr.startswith("palais: ")
    return str(done.stderr.removeprefix("palais: ").strip())


@pytest.mark.parametrize("command", COMMANDS)
def test_every_command_takes_a_game(command: str) -> None:
    assert "--game" in palais(command, "--help").stdout


def test_the_server_offers_all_games() -> None:
    assert "--game" not in palais("serve", "--help").stdout


@pytest.mark.parametrize("command", COMMANDS)
def test_the_error_for_an_unknown_game_lists_the_installed_ones(command: str, with_toy: dict[str, str]) -> None:
    arguments = {"arena": ("random",), "replay": ("game.json",)}.get(command, ())
    done = palais(command, *arguments, "--game", "chess", **with_toy)
    assert one_sentence(done) == "there is no game 'chess'; the games are palais-royal, versailles-1682, toy-court"
    assert (
        one_sentence(palais(command, *arguments, "--game=chess"))
        == "there is no game 'chess'; the games are palais-royal, versailles-1682"
    )


def sim(*arguments: str, **variables: str) -> dict[str, Any]:
    done = palais("sim", "--json", "--jobs", "1", "--seed", "x", *arguments, **variables)
    assert done.returncode == 0, done.stderr
    found: dict[str, Any] = json.loads(done.stdout)
    return {key: value for key, value in found.items() if key not in ("seconds", "decisions_per_second")}


def test_a_game_option_is_converted_to_its_type() -> None:
    two = ("--players", "2", "--games", "2")
    assert sim(*two, "--option", "max_rounds=1")["rounds_mean"] == 1
    flag, option, even = (
        sim(*two, *given) for given in (("--start-gold", "0,9"), ("-o", "start_gold=[0, 9]"), ("--start-gold", "even"))
    )
    assert flag == option != even
    assert sim(*two, "--layout", "shuffled") == sim(*two, "--option", "layout=shuffled") != sim(*two)


@pytest.mark.parametrize(
    ("arguments", "sentence"),
    [
        (("--option", "max_rounds"), "--option: expected name=value, found 'max_rounds'"),
        (("--option", "max_rounds=soon"), "options: Expected `int`, got `str` - at `$.max_rounds`"),
        (("--option", "colour=red"), "options: Object contains unknown field `colour`"),
        (("--start-gold", "even", "--option", "start_gold=[0,1]"), "start_gold is given twice"),
        (("--start-gold", "1"), "start_gold: expected even or 2 amounts from 0 to 20"),
        (("--layout", "round"), "layout: expected shuffled, nine rooms or one of first"),
    ],
)
def test_the_error_names_an_invalid_option(arguments: tuple[str, ...], sentence: str) -> None:
    assert one_sentence(palais("sim", "--players", "2", *arguments)).startswith(sentence)


def test_every_game_has_its_own_flags(with_toy: dict[str, str]) -> None:
    assert "--start-gold" in palais("sim", "--help", **with_toy).stdout
    assert "--start-gold" not in palais("sim", *TOY, "--help", **with_toy).stdout
    assert "--ahead-rounds" in palais("train", "--help", **with_toy).stdout
    assert "--ahead-rounds" not in palais("train", *TOY, "--help", **with_toy).stdout


def test_bots_of_another_game_play_it(with_toy: dict[str, str]) -> None:
    found = sim(*TOY, "--games", "3", "--bots", "greedy,random", "--option", "rounds=1", **with_toy)
    assert (found["games"], found["players"], found["rounds_mean"]) == (3, 4, 1)
    ranked = palais("arena", "greedy", "random", *TOY, "--games", "4", "--jobs", "1", "--json", **with_toy)
    assert [bot["faults"] for bot in json.loads(ranked.stdout)["bots"]] == [0, 0]


def test_the_game_limits_the_number_of_players(with_toy: dict[str, str]) -> None:
    assert sim(*TOY, "--players", "6", "--games", "1", **with_toy)["players"] == 6
    assert one_sentence(palais("sim", "--players", "6")) == "players: expected 2 to 4, found 6"


def test_levels_are_those_of_the_game(with_toy: dict[str, str]) -> None:
    assert one_sentence(palais("play", "--level", "12")) == "--level: expected 1 to 11, found 12"
    assert one_sentence(palais("play", *TOY, "--level", "3", **with_toy)) == "--level: expected 1 to 2, found 3"


def test_a_game_without_its_own_terminal_is_played_saved_and_replayed(tmp_path: Path, with_toy: dict[str, str]) -> None:
    record = tmp_path / "game.json"
    typed = "1\n\n" * 200  # the first choice, and an empty line where acting is optional
    done = palais("play", *TOY, "--players", "3", "--seed", "x", "--lang", "en", "--save", str(record), typed=typed, **with_toy)
    assert done.returncode == 0, done.stderr
    assert "Final scoring" in done.stdout
    assert "'coins': None" in done.stdout, "the others' coins are hidden"
    again = palais("replay", str(record), **with_toy)
    assert "The record is right" in again.stdout, again.stderr


def test_a_record_names_its_game(tmp_path: Path, with_toy: dict[str, str]) -> None:
    record = tmp_path / "game.json"
    palais("play", *TOY, "--players", "3", "--seed", "x", "--save", str(record), typed="1\n\n" * 200, **with_toy)
    assert (
        one_sentence(palais("replay", str(record))) == "there is no game 'toy-court'; the games are palais-royal, versailles-1682"
    )
    other = palais("replay", str(record), "--game", "palais-royal", **with_toy)
    assert one_sentence(other) == "this is a record of 'toy-court', not of 'palais-royal'"


def test_a_player_can_act_while_others_decide_and_undo_it(with_toy: dict[str, str]) -> None:
    """A player who is ready can still pay, or undo it until somebody else has acted."""
    done = palais("play", *TOY, "--players", "3", "--seed", "x", "--lang", "en", typed="1\nu\n1\n\nq\n", **with_toy)
    assert done.stdout.count("Red is ready.") == 2
    assert "Your choice, or Enter to let the others play" in done.stdout
    assert "Taken back." in done.stdout


def test_rules_prints_the_games_own_rules(with_toy: dict[str, str]) -> None:
    assert "Toy Court" in palais("rules", *TOY, "--lang", "en", **with_toy).stdout
    assert palais("rules", *TOY, **{**with_toy, "LC_ALL": "C"}).stdout == palais("rules", *TOY, "--lang", "en", **with_toy).stdout
    assert one_sentence(palais("rules", "PR-342", *TOY, **with_toy)).startswith("there is no rule 'PR-342'")


def test_a_game_whose_bots_do_not_learn_says_so(with_toy: dict[str, str]) -> None:
    assert one_sentence(palais("train", *TOY, **with_toy)) == "Toy Court has no bot that learns"


@pytest.mark.xdist_group("compiled")
def test_a_game_without_compiled_parts_can_be_measured(with_toy: dict[str, str]) -> None:
    done = palais("bench", *TOY, "--json", "--seconds", "0.1", **with_toy)
    assert done.returncode == 0, done.stderr
    assert all(value > 0 for value in json.loads(done.stdout).values())
