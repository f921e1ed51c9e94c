"""The one module that knows Numba: `@rule` compiles a rule, `@wrapping` a piece of modular arithmetic.

With `PALAIS_JIT=0` both leave the function as it is, so the same source can be stepped through, covered
by tests and started at once. Compiled code is kept on disk between runs.
"""

from __future__ import annotations

import hashlib
import os
from collections.abc import Callable
from functools import partial
from pathlib import Path
from typing import Any, TypeVar, cast

import numpy as np
import platformdirs

F = TypeVar("F", bound=Callable[..., Any])

ENABLED = os.environ.get("PALAIS_JIT", "1") != "0"

_PACKAGE = Path(__file__).resolve().parent.parent


def _sources_digest() -> str:
    """A name for this exact source: Numba itself does not notice that a rule in *another* file changed."""
    digest = hashlib.blake2b(digest_size=8)
    for path in sorted(_PACKAGE.rglob("*.py")):
        digest.update(path.read_bytes())
    return digest.hexdigest()


def _cache_directory() -> Path:
    return Path(platformdirs.user_cache_dir("palais")) / "compiled" / _sources_digest()


if ENABLED:
    os.environ.setdefault("NUMBA_CACHE_DIR", str(_cache_directory()))
    import numba

    def rule(function: F) -> F:
        """Compile a rule. It releases the GIL, so that several threads can think at once."""
        compiled: Any = numba.njit(cache=True, nogil=True, error_model="numpy")(function)
        compiled.get_call_template = partial(_wide_call, compiled.get_call_template)
        return cast(F, compiled)

    def _wide_call(resolve: Callable[..., Any], args: tuple[Any, ...], kws: dict[str, Any]) -> Any:
        """Compile each rule once: a literal or a small integer as argument is an int64 like any other.

        Numba would make a version of a rule for each literal it is called with, and triple the time of a cold start.
        """
        return resolve(tuple(_widen(arg) for arg in args), kws)

    def _widen(arg: Any) -> Any:
        plain = getattr(arg, "literal_type", arg)
        return numba.types.int64 if plain in numba.types.signed_domain else plain

    wrapping = rule

else:

    def rule(function: F) -> F:
        """The JIT is off: a rule is the plain function."""
        return function

    def wrapping(function: F) -> F:
        """Unsigned arithmetic that may wrap round: silence NumPy's warning about just that."""
        quiet: F = np.errstate(over="ignore")(function)
        return quiet
