"""A system call filter: refuses calls that a bot never needs, or that reach beyond its process."""

from __future__ import annotations

import ctypes
import errno
import os
import platform
import struct
from typing import Final

SET_SECCOMP: Final = 22
FILTER: Final = 2

LOAD, EQUAL, AT_LEAST, RETURN = 0x20, 0x15, 0x35, 0x06
NUMBER, ARCHITECTURE = 0, 4  # offsets in the filter's input
ALLOW: Final = 0x7FFF0000
REFUSE: Final = 0x00050000 | errno.EPERM
OTHER_ABI: Final = 0x40000000  # x86-64 has a second set of numbers (x32) from here on

ARCHITECTURES: Final = {"x86_64": (0xC000003E, 0), "aarch64": (0xC00000B7, 1)}

NONE: Final = -1

# Numbers on x86-64 and ARM. No network, no access to other processes, no shared memory or keys, no namespaces or mounts,
# and no change of file permissions, which Landlock does not cover.
DENIED: Final = {
    "socket": (41, 198),
    "ptrace": (101, 117),
    "process_vm_readv": (310, 270),
    "process_vm_writev": (311, 271),
    "process_madvise": (440, 440),
    "pidfd_getfd": (438, 438),
    "perf_event_open": (298, 241),
    "bpf": (321, 280),
    "userfaultfd": (323, 282),
    "io_uring_setup": (425, 425),
    "io_uring_enter": (426, 426),
    "io_uring_register": (427, 427),
    "shmget": (29, 194),
    "semget": (64, 190),
    "msgget": (68, 186),
    "add_key": (248, 217),
    "request_key": (249, 218),
    "keyctl": (250, 219),
    "unshare": (272, 97),
    "setns": (308, 268),
    "mount": (165, 40),
    "umount2": (166, 39),
    "open_tree": (428, 428),
    "move_mount": (429, 429),
    "fsopen": (430, 430),
    "mount_setattr": (442, 442),
    "name_to_handle_at": (303, 264),
    "open_by_handle_at": (304, 265),
    "chmod": (90, NONE),
    "fchmod": (91, 52),
    "fchmodat": (268, 53),
    "fchmodat2": (452, 452),
    "chown": (92, NONE),
    "lchown": (94, NONE),
    "fchown": (93, 55),
    "fchownat": (260, 54),
    "setxattr": (188, 5),
    "lsetxattr": (189, 6),
    "fsetxattr": (190, 7),
    "removexattr": (197, 14),
    "lremovexattr": (198, 15),
    "fremovexattr": (199, 16),
    "kexec_load": (246, 104),
    "init_module": (175, 105),
    "finit_module": (313, 273),
}
TRUNCATE: Final = {"truncate": (76, 45)}  # older versions of Landlock do not cover it


class Program(ctypes.Structure):
    _fields_ = [("length", ctypes.c_ushort), ("code", ctypes.c_void_p)]


def can_filter() -> bool:
    """Whether this machine's system call numbers are known. A 32-bit Python has others."""
    return platform.machine() in ARCHITECTURES and struct.calcsize("P") == 8


def refuse(truncate: bool = False) -> bool:
    """Make these calls fail with EPERM, for good and in child processes too. False if the filter cannot be installed.

    The process must have set NO_NEW_PRIVS before.
    """
    if not can_filter():
        return False
    code = program(platform.machine(), DENIED | (TRUNCATE if truncate else {}))
    buffer = ctypes.create_string_buffer(code, len(code))
    loaded = Program(len(code) // 8, ctypes.cast(buffer, ctypes.c_void_p))
    if ctypes.CDLL(None, use_errno=True).prctl(SET_SECCOMP, FILTER, ctypes.byref(loaded), 0, 0):
        number = ctypes.get_errno()
        raise OSError(number, os.strerror(number))
    return True


def program(machine: str, denied: dict[str, tuple[int, int]]) -> bytes:
    """The filter as BPF. A jump is the number of instructions to skip."""
    architecture, column = ARCHITECTURES[machine]
    numbers = sorted(columns[column] for columns in denied.values() if columns[column] != NONE)
    last = len(numbers)  # after the comparisons come ALLOW, then REFUSE
    return b"".join(
        [
            _instruction(LOAD, 0, 0, ARCHITECTURE),
            _instruction(EQUAL, 0, last + 3, architecture),
            _instruction(LOAD, 0, 0, NUMBER),
            _instruction(AT_LEAST, last + 1, 0, OTHER_ABI),
            *(_instruction(EQUAL, last - place, 0, number) for place, number in enumerate(numbers)),
            _instruction(RETURN, 0, 0, ALLOW),
            _instruction(RETURN, 0, 0, REFUSE),
        ]
    )


def _instruction(code: int, if_true: int, if_false: int, value: int) -> bytes:
    return struct.pack("=HBBI", code, if_true, if_false, value)
