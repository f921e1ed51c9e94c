"""A process that fills the compile cache with the bots of a game and exits, which frees the compiler's memory.

python -m palais.bots.process.compile_ahead palais-royal level:1 level:2
"""

from __future__ import annotations

import contextlib
import hashlib
import os
import sys
import threading
from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import IO, Final

from palais.core.jit import cache_folder

NICENESS: Final = 5  # lower priority than the server and the browser


def done_file(game_id: str, codes: Sequence[str]) -> Path:
    """The marker file in the cache folder; it exists once all of these are compiled."""
    name = hashlib.blake2b(repr((game_id, *codes)).encode(), digest_size=6).hexdigest()
    return cache_folder() / f"all-{name}"


def compile_bots(game_id: str, codes: Sequence[str]) -> bool:
    """Compile these bots if they are not cached yet, one process at a time. Returns False if there was nothing to do."""
    done = done_file(game_id, codes)
    done.parent.mkdir(parents=True, exist_ok=True)
    with done.with_suffix(".lock").open("w") as lock, _alone(lock):
        if done.exists():
            return False
        from palais.bots.process.host import BotHost

        host = BotHost()
        for code in codes:
            host.warm_up(game_id, code)
        done.touch()
    return True


@contextlib.contextmanager
def _alone(lock: IO[str]) -> Iterator[None]:
    """Hold a file lock. Systems without such locks may compile twice, which is harmless."""
    try:
        import fcntl
    except ImportError:
        yield
        return
    fcntl.flock(lock, fcntl.LOCK_EX)
    yield


def _end_with_parent() -> None:
    """Exit when our standard input closes: the parent process has ended."""
    while os.read(0, 1):
        pass
    os._exit(1)


def main(game_id: str, *codes: str) -> None:
    threading.Thread(target=_end_with_parent, daemon=True).start()
    with contextlib.suppress(AttributeError, OSError):
        os.nice(NICENESS)
    compile_bots(game_id, codes)


if __name__ == "__main__":
    main(*sys.argv[1:])
