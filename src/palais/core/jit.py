"""The only module that knows Numba (with compile_once.py). Rules are plain Python; doors compile them.

`@rule` marks a function of the engine: compiled when called from compiled code, interpreted when called from Python.
`@door` marks the few functions through which Python enters compiled code; their machine code is cached on disk.
With `PALAIS_JIT=0` doors are plain functions too, so the same source starts at once and can be stepped through.
"""

from __future__ import annotations

import contextlib
import hashlib
import os
import shutil
import time
from collections.abc import Callable
from functools import partial, update_wrapper
from pathlib import Path
from typing import Any, TypeVar, cast

import numpy as np
import platformdirs

F = TypeVar("F", bound=Callable[..., Any])

ENABLED = os.environ.get("PALAIS_JIT", "1") != "0"

CACHE_KEEP_SECONDS = 30 * 24 * 3600
_PACKAGE = Path(__file__).resolve().parent.parent
_COMPILED = ("core", "games", "bots", "envs")  # the folders whose code is compiled


def _sources_digest() -> str:
    """A digest of the sources as cache key: Numba does not notice when a rule in *another* file changes."""
    digest = hashlib.blake2b(digest_size=8)
    for path in sorted(path for folder in _COMPILED for path in (_PACKAGE / folder).rglob("*.py")):
        digest.update(path.read_bytes())
    return digest.hexdigest()


def _cache_directory() -> Path:
    return Path(platformdirs.user_cache_dir("palais")) / "compiled" / _sources_digest()


def cache_folder() -> Path:
    """Where compiled code is cached; also right in a process with the JIT turned off."""
    given = os.environ.get("NUMBA_CACHE_DIR")
    return Path(given) if given else _cache_directory()


def _delete_old_versions(cache: Path) -> None:
    """Delete the caches of other source versions that nobody has used for a month."""
    cache.mkdir(parents=True, exist_ok=True)
    cache.touch()
    for other in cache.parent.iterdir():
        if time.time() - other.stat().st_mtime > CACHE_KEEP_SECONDS:
            shutil.rmtree(other, ignore_errors=True)


def _python_wraps(function: F) -> F:
    """Unsigned arithmetic that wraps around: silence NumPy's overflow warning in Python."""
    return np.errstate(over="ignore")(function)


if ENABLED:
    if "NUMBA_CACHE_DIR" not in os.environ:
        cache = _cache_directory()
        os.environ["NUMBA_CACHE_DIR"] = str(cache)
        with contextlib.suppress(OSError):  # a read-only home: Numba finds another place
            _delete_old_versions(cache)
    import numba
    from numba.extending import typeof_impl

    from palais.core.compile_once import name_as_rule

    OPTIONS: dict[str, Any] = {"nogil": True, "error_model": "numpy", "no_cfunc_wrapper": True}

    class CompiledRule:
        """A rule: compiled together with its callers, interpreted when called from Python."""

        def __init__(self, function: Callable[..., Any], in_python: Callable[..., Any]) -> None:
            update_wrapper(self, function)
            self.in_python = in_python
            name_as_rule(function)
            self.compiled: Any = _compile(function, no_cpython_wrapper=True)

        def __call__(self, *args: Any) -> Any:
            return self.in_python(*args)

    @typeof_impl.register(CompiledRule)
    def _type_of_rule(value: CompiledRule, context: Any) -> Any:
        return numba.types.Dispatcher(value.compiled)

    def _compile(function: Callable[..., Any], **options: Any) -> Any:
        compiled: Any = numba.njit(**OPTIONS, **options)(function)
        compiled.get_call_template = partial(_wide_call, compiled.get_call_template)
        return compiled

    def _wide_call(resolve: Callable[..., Any], args: tuple[Any, ...], kws: dict[str, Any]) -> Any:
        """Treat literals and small integers as int64, so that each rule is compiled once.

        Numba would compile a version of a rule for each literal argument, which doubles the time of a cold start.
        """
        return resolve(tuple(_widen(arg) for arg in args), kws)

    def _widen(arg: Any) -> Any:
        plain = getattr(arg, "literal_type", arg)
        return numba.types.int64 if plain in numba.types.signed_domain else plain

    def rule(function: F) -> F:
        """A function of the engine."""
        return cast(F, CompiledRule(function, function))

    def wrapping(function: F) -> F:
        """A function of the engine whose unsigned arithmetic wraps around."""
        return cast(F, CompiledRule(function, _python_wraps(function)))

    def door(function: F) -> F:
        """An entry into compiled code. It releases the GIL, so that threads run in parallel."""
        return cast(F, _compile(function, cache=True))

else:

    def rule(function: F) -> F:
        """A function of the engine."""
        return function

    def door(function: F) -> F:
        """The JIT is off: a door is the plain function."""
        return function

    wrapping = _python_wraps
