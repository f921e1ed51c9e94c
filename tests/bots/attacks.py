"""A bot that tries to get out of its process: `attacks.py:Attacks:what=memory`. It reports the outcome by raising it."""

from __future__ import annotations

import ctypes
import os
import resource
import signal
import socket
import subprocess
import sys
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import Any

import palais

HERE = Path(__file__)
ENGINE = Path(palais.__file__)
SEIZE = 0x4206  # PTRACE_SEIZE: trace a process without stopping it
libc = ctypes.CDLL(None, use_errno=True)


def look_into(process: int) -> str:
    """Try every way to read another process's memory."""
    refused = 0
    for name in ("mem", "environ", "maps"):
        try:
            with Path(f"/proc/{process}/{name}").open("rb") as file:
                file.read(1)
        except OSError:
            refused += 1
    refused += libc.ptrace(SEIZE, process, 0, 0) < 0
    refused += libc.process_vm_readv(process, vector(), 1, vector(), 1, 0) < 0
    if refused < 5:
        return "done"
    raise PermissionError("all five ways")


def vector() -> Any:
    """Eight bytes of our own memory as an iovec."""
    return (ctypes.c_size_t * 2)(ctypes.addressof(ctypes.create_string_buffer(8)), 8)


def seed_of_the_run() -> str:
    return Path(f"/proc/{os.getppid()}/cmdline").read_text()


def change_engine() -> str:
    """Try to change the engine's files in any way."""
    for change in (
        lambda: ENGINE.open("a").close(),
        lambda: os.truncate(ENGINE, 0),
        lambda: ENGINE.unlink(),
        lambda: ENGINE.rename(ENGINE.with_name("other.py")),
        lambda: ENGINE.with_name("new.py").touch(),
        lambda: ENGINE.chmod(0),
        lambda: os.setxattr(ENGINE, "user.x", b"x"),
        lambda: HERE.open("a").close(),
    ):
        try:
            change()
        except OSError:
            continue
        return "done"
    raise PermissionError("all eight ways")


def change_compiled() -> str:
    """Everybody runs the compiled files. The bot owns the links to them, but not the files."""
    (link, *_) = [file for file in Path(os.environ["NUMBA_CACHE_DIR"]).rglob("*.nb?") if file.is_symlink()]
    with link.open("ab") as file:
        file.write(b"x")
    return "done"


def connect() -> str:
    address = (HERE.parent / "address").read_text().split()
    for family, kind in ((socket.AF_INET, socket.SOCK_STREAM), (socket.AF_INET, socket.SOCK_DGRAM), (socket.AF_UNIX, 1)):
        try:
            with socket.socket(family, kind) as line:
                line.connect((address[0], int(address[1])) if family == socket.AF_INET else "\0x")
        except PermissionError:
            continue
        return "done"
    raise PermissionError("all three ways")


def by_a_child() -> str:
    """A child process can do no more than the bot itself."""
    text = f"open('/proc/{os.getppid()}/mem', 'rb')"
    done = subprocess.run([sys.executable, "-S", "-c", text], capture_output=True, text=True, check=False)
    return "done" if done.returncode == 0 else done.stderr.strip().splitlines()[-1]


def powers() -> str:
    """Root's capabilities, those it could regain, and whether it can become root."""
    status = dict(line.split(":\t") for line in Path("/proc/self/status").read_text().splitlines() if ":\t" in line)
    found = {name: int(status[name], 16) for name in ("CapEff", "CapPrm", "CapInh", "CapAmb")}
    if not any(found.values()) and status["NoNewPrivs"] == "1":
        raise PermissionError("none")
    return "done"


def most_memory() -> str:
    data, core = (resource.getrlimit(kind)[0] for kind in (resource.RLIMIT_DATA, resource.RLIMIT_CORE))
    return str(data != resource.RLIM_INFINITY and core == 0)


def wake_parent() -> str:
    """Send the parent the mildest of signals."""
    os.kill(os.getppid(), signal.SIGCONT)
    return "done"


def write_in_its_folder() -> str:
    file = Path(os.environ["TMPDIR"]) / "notes.txt"
    file.write_text("x")
    return file.read_text()


ATTACKS: dict[str, Callable[[], str]] = {
    "memory": lambda: look_into(os.getppid()),
    "other": lambda: look_into(int((HERE.parent / "process").read_text())),
    "seed": seed_of_the_run,
    "child": by_a_child,
    "engine": change_engine,
    "compiled": change_compiled,
    "secret": lambda: (HERE.parent.parent / "secret").read_text(),
    "network": connect,
    "signal": wake_parent,
    "powers": powers,
    "limits": most_memory,
    "environment": lambda: os.environ.get("PGPASSWORD", "nothing"),
    "folder": write_in_its_folder,
}


class Attacks:
    def __init__(self, game: object, seed: object, what: str) -> None:
        self.what = what

    def act(self, hidden: object, legal: Sequence[int], clock: float | None) -> int:
        raise RuntimeError(f"{self.what}: {ATTACKS[self.what]()}")
