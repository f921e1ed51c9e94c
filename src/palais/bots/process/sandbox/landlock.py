"""Landlock, a Linux sandbox that a process applies to itself: restricts files, network and signals.

Needs no package and no privilege: three system calls, with the same numbers on every architecture.
"""

from __future__ import annotations

import ctypes
import os
import stat
from collections.abc import Iterable
from pathlib import Path
from typing import Final

CREATE_RULESET: Final = 444
ADD_RULE: Final = 445
RESTRICT_SELF: Final = 446
VERSION: Final = 1  # flag of CREATE_RULESET: only return the version
BENEATH: Final = 1  # kind of rule: a file, or a folder and everything in it

EXECUTE, WRITE_FILE, READ_FILE, READ_DIR = 1 << 0, 1 << 1, 1 << 2, 1 << 3
REFER, TRUNCATE, IOCTL_DEV = 1 << 13, 1 << 14, 1 << 15
OF_FILES: Final = EXECUTE | WRITE_FILE | READ_FILE | TRUNCATE | IOCTL_DEV  # the rights that apply to single files
READING: Final = EXECUTE | READ_FILE | READ_DIR
TCP: Final = 0b11  # to listen and to connect
SCOPES: Final = 0b11  # abstract sockets of outside processes, and signals to them

WITH_TRUNCATE: Final = 3  # the Landlock versions that added what we use
WITH_NETWORK: Final = 4
WITH_SCOPES: Final = 6

_libc = ctypes.CDLL(None, use_errno=True)


class Ruleset(ctypes.Structure):
    _fields_ = [("fs", ctypes.c_uint64), ("net", ctypes.c_uint64), ("scoped", ctypes.c_uint64)]


class Beneath(ctypes.Structure):
    _pack_ = 1
    _fields_ = [("allowed", ctypes.c_uint64), ("folder", ctypes.c_int32)]


def version() -> int:
    """The system's Landlock version; 0: none."""
    return max(0, int(_libc.syscall(CREATE_RULESET, None, ctypes.c_size_t(0), VERSION)))


def handled(version: int) -> int:
    """The file rights this version can restrict: thirteen in version 1, and one more in each of three later versions."""
    return (1 << 13) - 1 | (REFER if version >= 2 else 0) | (TRUNCATE if version >= 3 else 0) | (IOCTL_DEV if version >= 5 else 0)


def restrict(readable: Iterable[Path], writable: Iterable[Path]) -> int:
    """Restrict reading and writing to these paths, for good and for child processes too. Returns the version in force, or 0.

    Only the calling thread is restricted: call it before there are others.
    """
    found = version()
    if not found:
        return 0
    rights = handled(found)
    rules = Ruleset(rights, TCP, SCOPES)
    size = 8 * (1 + (found >= WITH_NETWORK) + (found >= WITH_SCOPES))
    ruleset = _done(_libc.syscall(CREATE_RULESET, ctypes.byref(rules), ctypes.c_size_t(size), 0))
    try:
        for path in readable:
            _allow(ruleset, path, READING & rights)
        for path in writable:
            _allow(ruleset, path, rights)
        _done(_libc.syscall(RESTRICT_SELF, ruleset, 0))
    finally:
        os.close(ruleset)
    return found


def _allow(ruleset: int, path: Path, rights: int) -> None:
    """Add a rule for this path, if it exists."""
    try:
        folder = os.open(path, os.O_PATH | os.O_CLOEXEC)
    except OSError:
        return
    try:
        if not stat.S_ISDIR(os.fstat(folder).st_mode):
            rights &= OF_FILES
        _done(_libc.syscall(ADD_RULE, ruleset, BENEATH, ctypes.byref(Beneath(rights, folder)), 0))
    finally:
        os.close(folder)


def _done(result: int) -> int:
    if result < 0:
        number = ctypes.get_errno()
        raise OSError(number, os.strerror(number))
    return int(result)
