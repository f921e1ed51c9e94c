"""The folder of a confined host: the only one it may write to. It is deleted with the process."""

from __future__ import annotations

import os
import shutil
import tempfile
from pathlib import Path
from typing import Final

from palais.core.jit import ENABLED

# The environment variables passed on to a bot: enough to start Python, no passwords.
KEPT: Final = ("PATH", "LANG", "LANGUAGE", "TZ", "TERM", "COLUMNS", "NO_COLOR", "LD_LIBRARY_PATH", "VIRTUAL_ENV", "SYSTEMROOT")
KEPT_PREFIXES: Final = ("LC_", "PYTHON", "PALAIS_", "NUMBA_")
HOMES: Final = ("HOME", "TMPDIR", "TEMP", "TMP", "XDG_CACHE_HOME", "XDG_CONFIG_HOME", "XDG_DATA_HOME")
THREAD_COUNTS: Final = ("OMP_NUM_THREADS", "OPENBLAS_NUM_THREADS", "MKL_NUM_THREADS", "NUMBA_NUM_THREADS")


def make_folder() -> Path:
    """A new folder with links to the compiled engine: the bot must not write to the shared files."""
    own = Path(tempfile.mkdtemp(prefix="palais-bot-")).resolve()
    shared = compiled_engine()
    if shared is not None:
        for file in shared.rglob("*.nb?"):
            link = own / "compiled" / file.relative_to(shared)
            link.parent.mkdir(parents=True, exist_ok=True)
            link.symlink_to(file)
    return own


def compiled_engine() -> Path | None:
    """The folder of the compiled engine, if there is one."""
    return Path(os.environ["NUMBA_CACHE_DIR"]).resolve() if ENABLED and "NUMBA_CACHE_DIR" in os.environ else None


def environment(own: Path) -> dict[str, str]:
    """The environment of the process, without our own secrets."""
    kept = {name: value for name, value in os.environ.items() if name in KEPT or name.startswith(KEPT_PREFIXES)}
    return kept | dict.fromkeys(HOMES, str(own)) | one_thread() | {"NUMBA_CACHE_DIR": str(own / "compiled")}


def one_thread() -> dict[str, str]:
    """Keep NumPy and Numba from starting threads: hosts share the cores, and the sandbox does not limit other threads."""
    return dict.fromkeys(THREAD_COUNTS, "1")


def remove_folder(own: Path) -> None:
    shutil.rmtree(own, ignore_errors=True)
