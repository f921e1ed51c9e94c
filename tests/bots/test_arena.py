"""The arena: who sits where, the same games whatever the number of processes, and what the program prints."""

from __future__ import annotations

import contextlib
import json
import os
import signal
import subprocess
import sys
import time
from collections import Counter
from collections.abc import Callable
from pathlib import Path
from typing import Any
from xml.etree import ElementTree

import msgspec
import pytest

from palais.bots.arena.plot import check_picture
from palais.bots.arena.seatings import rotations, seatings, tables
from palais.bots.arena.standings import results, shares, standings
from palais.bots.arena.tournament import Tournament, play_some, play_tournament
from tests.bots.files import BAD, bot_file, short_box
from tests.cli.palais import palais

BOT_KEYS = ["bot", "rating", "rating_low", "rating_high", "win_share", "win_share_low", "win_share_high"]
BOT_KEYS += ["score_mean", "ms_per_turn", "faults"]


@pytest.fixture(scope="module")
def box(tmp_path_factory: pytest.TempPathFactory) -> str:
    return str(short_box(tmp_path_factory.mktemp("box")))


def arena(box: str, *arguments: str) -> dict[str, Any]:
    """What `palais arena` prints as JSON, after short games."""
    done = palais("arena", *arguments, "--data", box, "--json")
    assert done.returncode == 0, done.stderr
    found: dict[str, Any] = json.loads(done.stdout)
    return found


def timeless(found: dict[str, Any]) -> dict[str, Any]:
    return {**found, "bots": [{key: value for key, value in bot.items() if key != "ms_per_turn"} for bot in found["bots"]]}


def tournament(*codes: str, players: int = 2, data: str | None = None) -> Tournament:
    return Tournament("palais-royal", data, players, "t", list(codes), None)


def test_the_last_bot_fills_the_table_and_extra_bots_meet_in_every_combination() -> None:
    assert tables(2, 4) == [[0, 1, 1, 1]]
    assert tables(1, 3) == [[0, 0, 0]]
    assert tables(3, 2) == [[0, 1], [0, 2], [1, 2]]


def test_every_bot_sits_in_every_seat_equally_often() -> None:
    assert rotations([0, 1, 1]) == [[0, 1, 1], [1, 0, 1], [1, 1, 0]]
    assert rotations([0, 0]) == [[0, 0]]  # playing the same game twice tells us nothing
    for players in (2, 3, 4):
        counted = Counter((bot, seat) for _, seats in seatings(5, players) for seat, bot in enumerate(seats))
        assert len(counted) == 5 * players
        assert len(set(counted.values())) == 1


def test_each_deal_is_played_once_in_every_seating(box: str) -> None:
    played = play_some(tournament("greedy", "random", data=box), ["greedy", "random"], 0, 4)
    assert [(game.seating.deal, game.seating.bots) for game in played] == [(0, [0, 1]), (0, [1, 0]), (1, [0, 1]), (1, [1, 0])]
    assert all(sum(shares(game)) == pytest.approx(1) for game in played)


def test_standings_sum_up_the_games(box: str) -> None:
    t = tournament("greedy", "random", "random", players=3, data=box)
    played = play_tournament(t, 3, 1, lambda _: None)
    found = standings(t, played)
    assert [bot.bot for bot in found.bots] == ["greedy", "random", "random#2"]
    points = [sum(game.points[game.seating.bots.index(bot)] for game in played) / 3 for bot in range(3)]
    assert [bot.score_mean for bot in found.bots] == pytest.approx(points, abs=1e-3)
    assert sum(bot.win_share for bot in found.bots) == pytest.approx(1, abs=1e-3)
    assert sum(found.win_share_by_seat) == pytest.approx(1, abs=1e-3)
    assert results(t, played).wins.sum() == pytest.approx(3)
    assert found.winner_score_mean == pytest.approx(sum(max(game.points) for game in played) / 3, abs=1e-3)


def test_the_same_seed_gives_the_same_games_with_one_process_and_with_two(box: str) -> None:
    arguments = (box, "random", "greedy", "random", "--players", "2", "--games", "6", "--seed", "same")
    one, two = (arena(*arguments, "--jobs", jobs) for jobs in "12")
    assert timeless(one) == timeless(two)
    other = arena(*arguments[:-1], "other", "--jobs", "2")
    assert timeless(other)["bots"] != timeless(one)["bots"]


def test_json_has_the_promised_keys_and_sound_intervals(box: str) -> None:
    found = arena(box, "greedy", "random", "--players", "3", "--games", "3", "--seed", "keys", "--jobs", "1")
    assert (found["players"], found["games"], found["seed"], found["deals"]) == (3, 3, "keys", 1)
    assert [list(bot) for bot in found["bots"]] == [BOT_KEYS, BOT_KEYS]
    assert len(found["win_share_by_seat"]) == 3
    for bot in found["bots"]:
        assert bot["rating_low"] <= bot["rating"] <= bot["rating_high"]
        assert 0 <= bot["win_share_low"] <= bot["win_share"] <= bot["win_share_high"] <= 1
        assert bot["ms_per_turn"] > 0
        assert bot["faults"] == 0


def test_faults_are_counted_and_reported_and_bots_output_is_kept_out(tmp_path: Path, box: str) -> None:
    bots = [f"{bot_file(tmp_path, BAD)}:{name}" for name in ("Illegal", "Moody", "Chatty")]
    done = palais("arena", *bots, "greedy", "--players", "4", "--games", "4", "--data", box, "--json")
    assert done.returncode == 0, done.stderr
    found = json.loads(done.stdout)
    illegal, moody, chatty, _ = (bot["faults"] for bot in found["bots"])
    assert illegal > 10
    assert moody > 10
    assert chatty == 0
    assert len(found["fault_messages"]) == 6
    assert "answered the illegal action" in done.stderr
    assert "not today" in done.stderr


def test_an_overrun_costs_the_turn_not_the_table(tmp_path: Path, box: str) -> None:
    slow = "import time\nclass Slow:\n    def act(self, hidden, legal, clock):\n        time.sleep(0.1)\n        return legal[-1]"
    code = f"{bot_file(tmp_path, slow)}:Slow"
    found = arena(box, code, "greedy", "--players", "2", "--games", "2", "--clock", "0.01", "--jobs", "1")
    assert found["clock"] == 0.01
    assert found["bots"][0]["faults"] >= 4
    assert "of 0.01 seconds for a turn; a safe action was played instead (deal 0, seat 0)" in found["fault_messages"][0]


def test_the_table_and_the_picture(tmp_path: Path, box: str) -> None:
    picture = tmp_path / "ratings.svg"
    done = palais("arena", "greedy", "greedy", "--players", "2", "--games", "2", "--plot", str(picture), "--data", box)
    assert done.returncode == 0, done.stderr
    for words in ("greedy#2", "rating", "win share by seat", "2 players · games: 2 · deals: 1"):
        assert words in done.stdout
    drawn = ElementTree.parse(picture).getroot()
    texts = [text.text for text in drawn.iter("{http://www.w3.org/2000/svg}text")]
    assert {"greedy", "greedy#2"} <= set(texts)
    assert len(list(drawn.iter("{http://www.w3.org/2000/svg}circle"))) == 2


@pytest.mark.parametrize(
    ("arguments", "sentence"),
    [
        (("greedy", "nobody"), "palais: there is no bot 'nobody'; the bots are random, beginner, greedy"),
        (("greedy", "--plot", "ratings.png"), "palais: --plot: expected a file ending in .svg, found ratings.png"),
        (("greedy", "--plot", "nowhere/r.svg"), "palais: --plot: there is no folder nowhere"),
        (("greedy", "--plot", "/dev/null/r.svg"), "palais: --plot: there is no folder /dev/null"),
        (("greedy", "--data", "nowhere"), "palais: "),
        (("greedy", "--clock", "inf"), "Usage: palais arena"),
    ],
)
def test_bad_input_gets_one_clear_sentence(arguments: tuple[str, ...], sentence: str) -> None:
    done = palais("arena", *arguments, "--games", "2")
    assert (done.returncode, done.stdout) == (2, "")
    assert done.stderr.startswith(sentence)
    assert "Traceback" not in done.stderr


def test_an_unwritable_picture_file_is_reported_before_the_first_game(tmp_path: Path) -> None:
    (tmp_path / "folder.svg").mkdir()
    done = palais("arena", "greedy", "--games", "100000", "--plot", str(tmp_path / "folder.svg"))
    assert (done.returncode, done.stdout) == (2, "")
    assert done.stderr.strip().endswith("folder.svg cannot be written: Is a directory")
    check_picture(tmp_path / "new.svg")
    assert not (tmp_path / "new.svg").exists()


@pytest.mark.parametrize("seconds", [0, 2])
def test_ctrl_c_stops_all_processes_at_once(seconds: int) -> None:
    """Even while the worker processes are still starting."""
    process = subprocess.Popen(
        # tests run in the background, and so their children, ignore Ctrl-C
        ["env", "--default-signal=INT", sys.executable, "-m", "palais", "arena", "greedy", "--games", "5000", "--jobs", "2"],
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
        env={**os.environ, "PALAIS_JIT": "0"},
        start_new_session=True,
    )
    try:
        wait_until(lambda: len(processes_of(process.pid)) > 1)
        time.sleep(seconds)
        os.killpg(process.pid, signal.SIGINT)
        _, errors = process.communicate(timeout=60)
        assert process.returncode == 130
        assert "Traceback" not in errors
        wait_until(lambda: processes_of(process.pid) == [])
    finally:
        with contextlib.suppress(ProcessLookupError):
            os.killpg(process.pid, signal.SIGKILL)


def processes_of(group: int) -> list[str]:
    """The lines of `ps` about the living processes of a group."""
    listed = subprocess.run(["ps", "-eo", "pgid=,stat="], capture_output=True, text=True, check=True).stdout
    return [line for line in listed.splitlines() if line.split()[0] == str(group) and "Z" not in line]


def wait_until(true: Callable[[], bool]) -> None:
    """A busy machine is slow to start processes and to reap them."""
    for _ in range(600):
        if true():
            return
        time.sleep(0.1)
    raise AssertionError("nothing happened in a minute")


def test_without_ray_the_cluster_is_refused_in_one_sentence(tmp_path: Path) -> None:
    (tmp_path / "ray.py").write_text("raise ModuleNotFoundError(\"No module named 'ray'\", name='ray')")
    done = palais("arena", "random", "--players", "2", "--games", "2", "--ray", PYTHONPATH=str(tmp_path))
    assert done.returncode == 2
    assert done.stderr.strip() == "palais: --ray needs the package ray: pip install 'palais[scale]'"


def test_a_cluster_plays_the_same_games(box: str) -> None:
    arguments = (box, "random", "greedy", "--players", "2", "--games", "4", "--seed", "ray")
    assert timeless(arena(*arguments, "--ray")) == timeless(arena(*arguments, "--jobs", "1"))


def test_a_tournament_can_be_sent_to_other_processes() -> None:
    t = tournament("greedy", "random")
    assert msgspec.json.decode(msgspec.json.encode(t), type=Tournament) == t
