"""Work spread over processes."""

from __future__ import annotations

import subprocess
import sys

STARTING = """
import os, signal, threading, time
from palais.bots.parallel import _ctrl_c_deferred
threading.Thread(target=time.sleep, args=(60,), daemon=True).start()
try:
    with _ctrl_c_deferred():
        os.kill(os.getpid(), signal.SIGINT)
        time.sleep(0.2)
        print("started")
    print("unheard")
except KeyboardInterrupt:
    print("heard")
"""


def test_ctrl_c_waits_until_the_processes_are_started_even_if_another_thread_gets_it() -> None:
    command = ["env", "--default-signal=INT", sys.executable, "-c", STARTING]
    assert subprocess.run(command, check=True, capture_output=True, text=True).stdout.split() == ["started", "heard"]
