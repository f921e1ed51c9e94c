"""What a bot from a file cannot do, each tried by a hostile bot. Promise nothing that does not hold here."""

from __future__ import annotations

import os
import shutil
import socket
import struct
import subprocess
import sys
from pathlib import Path

import pytest

import palais
from palais.bots.process.outside_bot import OutsideBot
from palais.bots.process.sandbox import confine, landlock, seccomp
from palais.bots.registry import make_safe
from tests.bots.files import host_process
from tests.cli.palais import palais as run

game = palais.game("palais-royal")


@pytest.fixture
def attacks(tmp_path: Path) -> str:
    """The bot's file in its own folder, with a secret next to that folder."""
    (tmp_path / "secret").write_text("the pile")
    folder = tmp_path / "bots"
    folder.mkdir()
    return str(shutil.copy(Path(__file__).with_name("attacks.py"), folder))


def attack(file: str, what: str) -> tuple[str, list[str]]:
    """The outcome of an attack, and what is promised here."""
    s = game.new(2, "attack", start=0)
    bot = make_safe(f"{file}:Attacks:{what}", game, 0, clock=60)
    assert isinstance(bot.bot, OutsideBot)
    bot.begin_turn()
    bot.act(game.hide(s, 0), game.legal(s, 0), None)
    return bot.messages[0], bot.bot.held[0].protections


@pytest.mark.parametrize(
    ("what", "protection"),
    [
        ("memory", confine.MEMORY),
        ("child", confine.MEMORY),
        ("seed", confine.FILES),
        ("engine", confine.FILES),
        ("secret", confine.FILES),
        ("signal", confine.SIGNALS),
        ("powers", confine.PRIVILEGES),
    ],
)
def test_every_attack_promised_to_fail_does_fail(attacks: str, what: str, protection: str) -> None:
    told, held = attack(attacks, what)
    assert ("PermissionError" in told) == (protection in held), told


def test_there_is_no_network(attacks: str) -> None:
    with socket.create_server(("127.0.0.1", 0)) as server:
        Path(attacks).with_name("address").write_text("{} {}".format(*server.getsockname()))
        told, held = attack(attacks, "network")
    assert ("PermissionError: all three ways" in told) == (confine.NETWORK in held), told


def test_one_seats_bot_cannot_look_into_anothers(attacks: str) -> None:
    other = OutsideBot(f"{attacks}:Attacks:folder", game, 0)
    other.sit()
    Path(attacks).with_name("process").write_text(str(host_process(other).process.pid))
    told, held = attack(attacks, "other")
    assert ("PermissionError: all five ways" in told) == (confine.MEMORY in held), told


def test_a_bot_has_limits_and_a_temporary_folder_of_its_own(attacks: str) -> None:
    bot = OutsideBot(f"{attacks}:Attacks:folder", game, 0)
    bot.sit()
    process = host_process(bot)
    assert process.folder.is_dir()
    s = game.new(2, "attack", start=0)
    assert "folder: x" in str(bot.ask(game.hide(s, 0), game.legal(s, 0), None, 60.0))
    process.close()
    assert not process.folder.exists()
    told, held = attack(attacks, "limits")
    assert ("limits: True" in told) == (confine.LIMITS in held)


def test_it_does_not_inherit_passwords(attacks: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("PGPASSWORD", "secret")
    assert "environment: nothing" in attack(attacks, "environment")[0]


@pytest.mark.xdist_group("compiled")
def test_the_compiled_engine_is_used_and_cannot_be_changed(attacks: str) -> None:
    """A whole game in compiled code, of which the bot sees only links to files it cannot write."""
    code = f"{attacks}:Attacks:compiled"
    done = run("arena", code, "random", "--players", "2", "--games", "1", "--jobs", "1", "--json", jit="1")
    assert done.returncode == 0, done.stderr
    assert "PermissionError" in done.stderr or "not here: files" in done.stderr


def test_the_report_matches_what_this_system_offers(attacks: str) -> None:
    """Checked against the system itself, not the reporting process."""
    held = set(attack(attacks, "folder")[1])
    linux, has = sys.platform == "linux", landlock.version()
    assert held <= set(confine.PROTECTIONS)
    assert (confine.FILES in held) == (has >= 3 or (has > 0 and seccomp.can_filter()))
    assert (confine.NETWORK in held) == (linux and seccomp.can_filter())
    assert {confine.MEMORY, confine.PRIVILEGES, confine.LIMITS} <= held or not linux
    if has >= landlock.WITH_SCOPES:
        assert confine.SIGNALS in held


def test_a_run_reports_which_protections_hold(attacks: str) -> None:
    done = run("play", "--bot", f"{attacks}:Attacks:folder", "--lang", "en", typed="")
    held = attack(attacks, "folder")[1]
    assert f"bots from files are confined: {', '.join(held)}" in done.stderr
    assert ("not here" in done.stderr) == (set(held) != set(confine.PROTECTIONS))


LESS = """if True:
    import sys
    from pathlib import Path
    from palais.bots.process.sandbox import confine, seccomp
    confine._prctl(confine.NO_NEW_PRIVILEGES, 1)
    seccomp.DENIED = {"landlock": (444, 444)}
    assert seccomp.refuse()
    seccomp.can_filter = lambda: sys.argv[2] == "filter"
    print(*confine.confine(Path(sys.argv[1])))
    open(sys.argv[1] + "/still", "w")
"""


@pytest.mark.parametrize(("rest", "missing"), [("filter", {"files"}), ("nothing", {"files", "network"})])
def test_a_system_that_offers_less_is_promised_less(tmp_path: Path, rest: str, missing: set[str]) -> None:
    """A kernel without Landlock, and one without filters too."""
    done = subprocess.run([sys.executable, "-c", LESS, str(tmp_path), rest], capture_output=True, text=True, check=True)
    assert set(done.stdout.split()) == set(confine.PROTECTIONS) - missing - {"signals"}
    assert (tmp_path / "still").exists()


def test_root_becomes_nobody_only_if_nobody_can_read_the_needed_files(tmp_path: Path) -> None:
    tmp_path.chmod(0o755)
    (tmp_path / "closed").mkdir(mode=0o700)
    (tmp_path / "closed" / "open").mkdir()
    assert confine.is_open_to_all(Path("/usr"))
    assert confine.is_open_to_all(Path("/usr/nowhere"))
    assert not confine.is_open_to_all(tmp_path / "closed")
    assert not confine.is_open_to_all(tmp_path / "closed" / "open")
    text = "import os, sys; from pathlib import Path; from palais.bots.process.sandbox import confine\n"
    text += "own = Path(sys.argv[1]); own.mkdir(); print(confine._give_up_privileges(own, [Path(sys.argv[2])]), os.getuid())"
    for needed, user in (("/usr", confine.NOBODY), (str(tmp_path / "closed"), 0)):
        own = f"/tmp/palais-nobody-{os.getpid()}-{user}"
        done = subprocess.run([sys.executable, "-c", text, own, needed], capture_output=True, text=True, check=False)
        shutil.rmtree(own, ignore_errors=True)
        assert done.stdout.split() == ["True", str(user if os.getuid() == 0 else os.getuid())], done.stderr


def test_the_filter_refuses_only_the_listed_calls_and_other_architectures() -> None:
    """The filter is interpreted here, for both architectures whose call numbers we know."""
    for machine, (architecture, column) in seccomp.ARCHITECTURES.items():
        code = seccomp.program(machine, seccomp.DENIED)
        denied = {columns[column] for columns in seccomp.DENIED.values()} - {seccomp.NONE}
        for number in range(470):
            assert verdict(code, architecture, number) == (seccomp.REFUSE if number in denied else seccomp.ALLOW)
        assert verdict(code, architecture, 41 + seccomp.OTHER_ABI) == seccomp.REFUSE
        assert verdict(code, 0x40000003, 0) == seccomp.REFUSE


def verdict(code: bytes, architecture: int, number: int) -> int:
    given, value, place = {seccomp.NUMBER: number, seccomp.ARCHITECTURE: architecture}, 0, 0
    while True:
        kind, if_true, if_false, k = struct.unpack_from("=HBBI", code, 8 * place)
        place += 1
        if kind == seccomp.RETURN:
            return int(k)
        if kind == seccomp.LOAD:
            value = given[k]
        else:
            place += if_true if (value == k if kind == seccomp.EQUAL else value >= k) else if_false
