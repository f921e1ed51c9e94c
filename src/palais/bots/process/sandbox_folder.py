"""The folder of an outside bot's process: all it may write to. It is gone when the process is."""

from __future__ import annotations

import os
import shutil
import tempfile
from pathlib import Path
from typing import Final

from palais.core.jit import ENABLED

# What a bot is told of the environment of whoever runs it: enough to start Python in it, no passwords.
KEPT: Final = ("PATH", "LANG", "LANGUAGE", "TZ", "TERM", "COLUMNS", "NO_COLOR", "LD_LIBRARY_PATH", "VIRTUAL_ENV", "SYSTEMROOT")
KEPT_BEGINNINGS: Final = ("LC_", "PYTHON", "PALAIS_", "NUMBA_")
HOMES: Final = ("HOME", "TMPDIR", "TEMP", "TMP", "XDG_CACHE_HOME", "XDG_CONFIG_HOME", "XDG_DATA_HOME")

# One process, one thread: a turn's time is the same for all, and what a thread of NumPy's may do is not limited.
ALONE: Final = dict.fromkeys(("OMP_NUM_THREADS", "OPENBLAS_NUM_THREADS", "MKL_NUM_THREADS", "NUMBA_NUM_THREADS"), "1")


def make_folder() -> Path:
    """A new folder with the compiled engine in it: as links, for what is kept for everybody is not the bot's to write."""
    own = Path(tempfile.mkdtemp(prefix="palais-bot-")).resolve()
    kept = kept_by_all()
    if kept is not None:
        for file in kept.rglob("*.nb?"):
            link = own / "compiled" / file.relative_to(kept)
            link.parent.mkdir(parents=True, exist_ok=True)
            link.symlink_to(file)
    return own


def kept_by_all() -> Path | None:
    """Where the compiled engine is, if there is one."""
    return Path(os.environ["NUMBA_CACHE_DIR"]).resolve() if ENABLED and "NUMBA_CACHE_DIR" in os.environ else None


def environment(own: Path) -> dict[str, str]:
    """What the process finds in its environment: nothing that is only ours."""
    kept = {name: value for name, value in os.environ.items() if name in KEPT or name.startswith(KEPT_BEGINNINGS)}
    return kept | dict.fromkeys(HOMES, str(own)) | ALONE | {"NUMBA_CACHE_DIR": str(own / "compiled")}


def remove_folder(own: Path) -> None:
    shutil.rmtree(own, ignore_errors=True)
