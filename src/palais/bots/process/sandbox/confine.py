"""Confines this process before it runs an outside bot: drops as many rights as the system allows, for good.

Uses only the standard library, so that it can run before there are other threads.
"""

from __future__ import annotations

import ctypes
import os
import sys
from collections.abc import Iterable, Iterator
from contextlib import suppress
from pathlib import Path
from typing import Final

if sys.platform == "linux":
    import resource

    from palais.bots.process.sandbox import landlock, seccomp

# The protections that may hold, and what they mean.
FILES: Final = "files"  # write access to its own folder only; read access to the bot's folder, Python and system libraries
MEMORY: Final = "memory"  # no access to the memory of other processes
NETWORK: Final = "network"  # no network
SIGNALS: Final = "signals"  # no signals to other processes
PRIVILEGES: Final = "privileges"  # not root and unable to become root; or a root without capabilities
LIMITS: Final = "limits"  # on memory, open files and the length of a file
PROTECTIONS: Final = (FILES, MEMORY, NETWORK, SIGNALS, PRIVILEGES, LIMITS)

SYSTEM: Final = (
    *("/usr", "/lib", "/lib64", "/lib32", "/bin", "/sbin", "/nix/store"),
    *(f"/etc/{name}" for name in ("ld.so.cache", "ld.so.conf", "ld.so.conf.d", "localtime", "timezone", "os-release")),
    *(f"/etc/{name}" for name in ("passwd", "group", "nsswitch.conf", "alternatives", "mime.types")),
    *("/dev/zero", "/dev/urandom", "/dev/random"),
    *("/proc/cpuinfo", "/proc/meminfo", "/proc/stat", "/proc/sys", "/sys/devices/system/cpu"),
)

SET_DUMPABLE: Final = 4
DROP_FROM_BOUNDS: Final = 24
NO_NEW_PRIVILEGES: Final = 38
CAPSET: Final = {"x86_64": 126, "aarch64": 91}
CAPABILITY_VERSION: Final = 0x20080522
NOBODY: Final = 65534

MAX_OPEN_FILES: Final = 1024
MAX_FILE_BYTES: Final = 1 << 30
MIN_MEMORY_BYTES: Final = 2 << 30  # a bot's limit, or half of the machine's memory if that is more


def confine(own: Path, readable: Iterable[Path] = ()) -> list[str]:
    """Drop the rights this process does not need, except writing to its own folder. Returns the protections in force."""
    if sys.platform != "linux":
        return []
    held = {LIMITS} if _limit() else set()
    needed = [*readable, *python_folders()]
    if _give_up_privileges(own, needed):
        held.add(PRIVILEGES)
    found = 0
    with suppress(OSError):
        found = landlock.restrict([*map(Path, SYSTEM), Path(f"/proc/{os.getpid()}"), *needed], [own, Path("/dev/null")])
    filtered = False
    with suppress(OSError):
        filtered = seccomp.refuse(truncate=0 < found < landlock.WITH_TRUNCATE)
    if found >= landlock.WITH_TRUNCATE or (found and filtered):
        held.add(FILES)
    if (found or PRIVILEGES in held) and hide_memory():  # from bots of other seats; the program has hidden its own before
        held.add(MEMORY)
    if filtered:
        held.add(NETWORK)
    if found >= landlock.WITH_SCOPES or (PRIVILEGES in held and os.getuid() == NOBODY):
        held.add(SIGNALS)
    return [protection for protection in PROTECTIONS if protection in held]


def hide_memory() -> bool:
    """From now on only root can read this process's memory, which holds all cards."""
    return sys.platform == "linux" and _prctl(SET_DUMPABLE, 0)


def python_folders() -> list[Path]:
    """Where Python and its packages are, including ours."""
    folders = [
        Path(__file__).parents[3],
        *map(Path, (sys.prefix, sys.base_prefix, sys.exec_prefix)),
        *map(Path, filter(None, sys.path)),
    ]
    return [folder for folder in dict.fromkeys(folders) if folder != Path(folder.anchor)]


def _prctl(option: int, value: int) -> bool:
    return int(ctypes.CDLL(None, use_errno=True).prctl(option, value, 0, 0, 0)) == 0


def _limit() -> bool:
    memory = os.sysconf("SC_PAGE_SIZE") * os.sysconf("SC_PHYS_PAGES")
    limits = {
        resource.RLIMIT_CORE: 0,
        resource.RLIMIT_NOFILE: MAX_OPEN_FILES,
        resource.RLIMIT_FSIZE: MAX_FILE_BYTES,
        resource.RLIMIT_DATA: max(MIN_MEMORY_BYTES, memory // 2),
    }
    try:
        for kind, most in limits.items():
            before = resource.getrlimit(kind)[1]
            least = most if before == resource.RLIM_INFINITY else min(most, before)
            resource.setrlimit(kind, (least, least))
    except (OSError, ValueError):
        return False
    return True


def _give_up_privileges(own: Path, needed: list[Path]) -> bool:
    """Root becomes `nobody`, or a root without capabilities if `nobody` cannot read the files it needs."""
    if not _prctl(NO_NEW_PRIVILEGES, 1):
        return False
    if os.geteuid() != 0:
        return True
    if all(map(is_open_to_all, [*needed, own.parent])):
        with suppress(OSError):
            os.chown(own, NOBODY, NOBODY)
            os.setgroups([])
            os.setresgid(NOBODY, NOBODY, NOBODY)
            os.setresuid(NOBODY, NOBODY, NOBODY)
            return True
    return _drop_capabilities()


def is_open_to_all(path: Path) -> bool:
    """Whether every user can reach and read this file or folder. True if it does not exist."""
    return all(_is_open(step, 0o5 if step == path and path.is_dir() else 0o4 if step == path else 0o1) for step in _steps(path))


def _steps(path: Path) -> Iterator[Path]:
    """The path and the folders above it, as written and with links resolved."""
    for spelling in dict.fromkeys((path.absolute(), path.resolve())):
        yield from (*spelling.parents, path)


def _is_open(path: Path, rights: int) -> bool:
    try:
        return path.stat().st_mode & rights == rights
    except FileNotFoundError:
        return True
    except OSError:
        return False


def _drop_capabilities() -> bool:
    """Drop root's capabilities, also for child processes."""
    number = 0
    while _prctl(DROP_FROM_BOUNDS, number):
        number += 1
    call = CAPSET.get(os.uname().machine)
    if call is None:
        return False
    head = (ctypes.c_uint32 * 2)(CAPABILITY_VERSION, 0)
    return int(ctypes.CDLL(None, use_errno=True).syscall(call, head, (ctypes.c_uint32 * 6)())) == 0
