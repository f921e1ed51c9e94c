"""`palais sim`."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

import palais as package
from palais.bots.arena.match import Match, game_seed, play_game
from tests.bots.files import bot_file, short_box
from tests.cli.palais import palais

KEYS = {
    "games",
    "players",
    "seed",
    "bots",
    "decisions",
    "seconds",
    "decisions_per_second",
    "rounds_mean",
    "winner_score_mean",
    "score_mean",
    "win_share",
}


def sim(*arguments: str, jit: str = "0") -> dict[str, Any]:
    done = palais("sim", "--json", *arguments, jit=jit)
    assert done.returncode == 0, done.stderr
    result: dict[str, Any] = json.loads(done.stdout)
    return result


def without_time(result: dict[str, Any]) -> dict[str, Any]:
    return {key: value for key, value in result.items() if key not in ("seconds", "decisions_per_second")}


def test_json_has_the_promised_keys_and_shares_add_up() -> None:
    result = sim("--players", "3", "--games", "4", "--seed", "7", "--bots", "greedy,random", "--jobs", "1")
    assert set(result) == KEYS
    assert result["bots"] == ["greedy", "random", "random"]
    assert sum(result["win_share"]) == pytest.approx(1, abs=0.01)
    assert result["score_mean"][0] > max(result["score_mean"][1:])


def test_the_same_seed_gives_the_same_result_whatever_the_number_of_jobs() -> None:
    one = sim("--players", "2", "--games", "5", "--seed", "x", "--bots", "greedy", "--jobs", "1")
    two = sim("--players", "2", "--games", "5", "--seed", "x", "--bots", "greedy", "--jobs", "2")
    assert without_time(one) == without_time(two)
    other = sim("--players", "2", "--games", "5", "--seed", "y", "--bots", "greedy", "--jobs", "1")
    assert without_time(one) != without_time(other)


@pytest.mark.xdist_group("compiled")
def test_compiled_random_games_match_plain_python() -> None:
    arguments = ("--players", "4", "--games", "6", "--seed", "3", "--jobs", "2")
    assert without_time(sim(*arguments, jit="1")) == without_time(sim(*arguments))


def test_a_game_of_a_match_can_be_dealt_again_from_its_seed() -> None:
    game = package.game("palais-royal")
    match = Match("palais-royal", None, 2, "7", ["greedy", "greedy"])
    first, _ = play_game(game, match.bots, game_seed(match, 3))
    again, _ = play_game(game, match.bots, "7-3")
    assert game.digest(first) == game.digest(again)


def test_a_bot_that_never_answers_or_raises_stops_neither_the_games_nor_the_dataset(tmp_path: Path) -> None:
    text = "class Endless:\n    def act(self, hidden, legal, clock):\n        while True: pass\n"
    text += "class Raises:\n    def act(self, hidden, legal, clock):\n        raise ValueError\n"
    path = bot_file(tmp_path, text)
    arguments = ("--players", "2", "--games", "1", "--jobs", "1", "--data", str(short_box(tmp_path)))
    done = palais("sim", "--bots", f"{path}:Endless,greedy", *arguments, "--clock", "0.01")
    assert done.returncode == 0
    assert "of 0.01 seconds for a turn; a safe action was played instead" in done.stderr
    done = palais("sim", "--bots", f"{path}:Raises,greedy", *arguments, "--dataset", str(tmp_path / "set"))
    assert done.returncode == 0, done.stderr
    assert "raised ValueError" in done.stderr


def test_with_a_dataset_every_game_is_played_once_and_counted_as_written(tmp_path: Path) -> None:
    text = """
    class Counted:
        def __init__(self, game, seed):
            print("a game begins")
        def act(self, hidden, legal, clock):
            return legal[-1]
    """
    code, box = f"{bot_file(tmp_path, text)}:Counted", ("--data", str(short_box(tmp_path)))
    done = palais(
        *("sim", "--json", "--players", "2", "--games", "3", "--bots", f"{code},random", *box),
        *("--dataset", str(tmp_path / "set")),
    )
    assert done.returncode == 0, done.stderr
    checked_before = 1  # a first call checks that the bot can be created
    assert done.stderr.count("a game begins") == checked_before + 3
    found, about = json.loads(done.stdout), json.loads((tmp_path / "set" / "dataset.json").read_text("utf-8"))
    assert found["games"] == about["games"] == 3
    assert found["decisions"] == about["decisions"]
    assert found["score_mean"] == about["score_mean"]
    assert found["win_share"] == about["win_share"]


def test_a_dataset_contains_the_same_games_as_a_run_without_one(tmp_path: Path) -> None:
    arguments = ("--players", "2", "--games", "2", "--seed", "x", "--bots", "greedy", "--jobs", "1", "--option", "max_rounds=3")
    assert without_time(sim(*arguments, "--dataset", str(tmp_path / "set"))) == without_time(sim(*arguments))


@pytest.mark.parametrize("jobs", ["1", "2"])
def test_a_bots_prints_stay_out_of_the_output(tmp_path: Path, jobs: str) -> None:
    text = """
    print("loading")
    class Chatty:
        def __init__(self, game, seed):
            print("hello")
        def act(self, hidden, legal, clock):
            print("thinking")
            return legal[-1]
    """
    code = f"{bot_file(tmp_path, text)}:Chatty"
    done = palais(
        "sim", "--bots", code, "--players", "2", "--games", "2", "--jobs", jobs, "--data", str(short_box(tmp_path)), "--json"
    )
    assert json.loads(done.stdout)["games"] == 2
    assert all(word in done.stderr for word in ("loading", "hello", "thinking"))


@pytest.mark.parametrize(
    ("arguments", "says"),
    [
        (("--bots", "genius"), "there is no bot 'genius'"),
        (("--players", "2", "--bots", "random,random,random"), "expected 1 to 2 bots"),
        (("--bots", ","), "expected 1 to 4 bots"),
        (("--data", "nowhere"), "expected a folder"),
        (("--players", "7"), "players: expected 2 to 4, found 7"),
        (("--games", "0"), "--games"),
        (("--games", "many"), "--games"),
    ],
)
def test_bad_input_is_one_sentence_and_exit_code_2(arguments: tuple[str, ...], says: str) -> None:
    done = palais("sim", *arguments)
    assert done.returncode == 2
    assert says in done.stderr.replace("\n", " ")
    assert "Traceback" not in done.stderr


def test_the_users_own_data_folder_is_used(tmp_path: Path) -> None:
    """With data files that start the last round at once, everybody has one turn."""
    ours = Path(package.__file__).parent / "games" / "palais_royal" / "data" / "game.toml"
    (tmp_path / "game.toml").write_text(ours.read_text("utf-8").replace("nobles_left = 12", "nobles_left = 36"), "utf-8")
    assert sim("--players", "2", "--games", "3", "--jobs", "1", "--data", str(tmp_path))["rounds_mean"] == 1
