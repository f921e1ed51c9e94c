"""A process for a bot of its own: started, told something, listened to for so long, and ended when it does not answer."""

from __future__ import annotations

import atexit
import contextlib
import os
import signal
import subprocess
import sys
import threading
from collections.abc import Sequence
from pathlib import Path
from queue import Empty, SimpleQueue
from time import monotonic
from typing import Final

import msgspec

from palais.bots.process.framing import pack, unpack
from palais.bots.process.outside_messages import Answered, Confined, Told, read_answered
from palais.bots.process.sandbox import hide_memory
from palais.bots.process.sandbox_folder import environment, kept_by_all, make_folder, remove_folder

SOON: Final = 0.5  # seconds after which a wait looks up, so that Ctrl-C is heard everywhere


class Gone(Exception):  # noqa: N818 (what happened)
    """The process is no more: it ended, or was ended because there was no answer."""


class Ended(Gone):
    """It ended by itself, whatever the clock says."""


class OwnProcess:
    """Runs `palais.bots.process.outside_start`, which may read these folders. It ends with the program, at the latest."""

    def __init__(self, readable: Sequence[Path] = ()) -> None:
        hide_memory()
        self.folder = make_folder()
        kept = kept_by_all()
        self.process = subprocess.Popen(
            [sys.executable, "-P", "-m", "palais.bots.process.outside_start", self.folder, *readable, *([kept] if kept else [])],
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            env=environment(self.folder),
            start_new_session=True,  # Ctrl-C in the terminal is for the program
        )
        self.protections: list[str] = []  # known as soon as it has answered once
        self.answers: SimpleQueue[Answered | None] = SimpleQueue()
        threading.Thread(target=self._listen, daemon=True).start()
        atexit.register(self.end)

    def _listen(self) -> None:
        assert self.process.stdout is not None
        with self.process.stdout as stream, contextlib.suppress(msgspec.MsgspecError):  # a bot may have written there
            for answer in unpack(stream, read_answered):
                if isinstance(answer, Confined):
                    self.protections = self.protections or answer.held  # the first word is the process's, the bot may say more
                else:
                    self.answers.put(answer)
        self.answers.put(None)

    @property
    def is_alive(self) -> bool:
        return self.process.poll() is None

    def ask(self, message: Told) -> Answered:
        """Its answer. If there is none in time the process is ended."""
        try:
            self._tell(message)
            answer = self._wait(message.seconds)
        except Empty:
            self.end()
            raise Gone("did not answer") from None
        except BaseException:  # Ctrl-C: nobody will wait for this answer
            self.end()
            raise
        if answer is None:
            raise self._why()
        return answer

    def _tell(self, message: Told) -> None:
        assert self.process.stdin is not None
        with contextlib.suppress(BrokenPipeError):  # the answer will be that it is gone
            self.process.stdin.write(pack(message))
            self.process.stdin.flush()

    def _wait(self, seconds: float | None) -> Answered | None:
        end = None if seconds is None else monotonic() + seconds
        while True:
            left = SOON if end is None else min(SOON, end - monotonic())
            try:
                return self.answers.get(timeout=max(0.0, left))
            except Empty:
                if end is not None and monotonic() >= end:
                    raise

    def _why(self) -> Gone:
        """How a process ended that nobody had asked to. It may only have closed its output: then it is ended now."""
        try:
            self.process.wait(SOON)
        except subprocess.TimeoutExpired:
            self.end()
            return Gone("closed its output")
        self.end()
        status = self.process.returncode
        return Ended(f"ended its process by signal {-status}" if status < 0 else f"ended its process with status {status}")

    def end(self) -> None:
        """Whatever it is doing, and with it what it has started."""
        atexit.unregister(self.end)
        with contextlib.suppress(ProcessLookupError):
            os.killpg(self.process.pid, signal.SIGKILL) if hasattr(os, "killpg") else self.process.kill()
        self.process.wait()
        assert self.process.stdin is not None
        with contextlib.suppress(OSError):  # what was still to be written to it
            self.process.stdin.close()
        remove_folder(self.folder)
