"""The one module that knows Numba (with lean.py, which makes it quick). Rules are plain Python; a door is what compiles them.

`@rule` marks a function of the engine. Called from compiled code it is compiled, called from Python it is just itself.
`@door` marks the few functions through which Python enters compiled code; these are kept on disk between runs.
With `PALAIS_JIT=0` doors are plain functions too, so the same source can be stepped through and starts at once.
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
    """A name for this exact source: Numba itself does not notice that a rule in *another* file changed."""
    digest = hashlib.blake2b(digest_size=8)
    for path in sorted(path for folder in _COMPILED for path in (_PACKAGE / folder).rglob("*.py")):
        digest.update(path.read_bytes())
    return digest.hexdigest()


def _cache_directory() -> Path:
    return Path(platformdirs.user_cache_dir("palais")) / "compiled" / _sources_digest()


def cache_folder() -> Path:
    """Where compiled code is kept, also for a process in which nothing is compiled."""
    given = os.environ.get("NUMBA_CACHE_DIR")
    return Path(given) if given else _cache_directory()


def _forget_old_versions(cache: Path) -> None:
    """Compiled code of sources that nobody has run for a month is in nobody's way when it is gone."""
    cache.mkdir(parents=True, exist_ok=True)
    cache.touch()
    for other in cache.parent.iterdir():
        if time.time() - other.stat().st_mtime > CACHE_KEEP_SECONDS:
            shutil.rmtree(other, ignore_errors=True)


def _python_wraps(function: F) -> F:
    """Unsigned arithmetic that may wrap round: in Python, silence NumPy's warning about just that."""
    return np.errstate(over="ignore")(function)


if ENABLED:
    if "NUMBA_CACHE_DIR" not in os.environ:
        cache = _cache_directory()
        os.environ["NUMBA_CACHE_DIR"] = str(cache)
        with contextlib.suppress(OSError):  # a home that cannot be written to: Numba finds another place
            _forget_old_versions(cache)
    import numba
    from numba.extending import typeof_impl

    from palais.core.compile_once import name_as_rule

    OPTIONS: dict[str, Any] = {"nogil": True, "error_model": "numpy", "no_cfunc_wrapper": True}

    class CompiledRule:
        """A rule that compiled code compiles with itself. It has no entry for Python: there it stays interpreted."""

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
        """Compile each rule once: a literal or a small integer as argument is an int64 like any other.

        Numba would make a version of a rule for each literal it is called with, and double the time of a cold start.
        """
        return resolve(tuple(_widen(arg) for arg in args), kws)

    def _widen(arg: Any) -> Any:
        plain = getattr(arg, "literal_type", arg)
        return numba.types.int64 if plain in numba.types.signed_domain else plain

    def rule(function: F) -> F:
        """A function of the engine."""
        return cast(F, CompiledRule(function, function))

    def wrapping(function: F) -> F:
        """A function of the engine whose unsigned arithmetic wraps round."""
        return cast(F, CompiledRule(function, _python_wraps(function)))

    def door(function: F) -> F:
        """An entry into compiled code. It releases the GIL, so that several threads can think at once."""
        return cast(F, _compile(function, cache=True))

else:

    def rule(function: F) -> F:
        """A function of the engine."""
        return function

    def door(function: F) -> F:
        """The JIT is off: a door is the plain function."""
        return function

    wrapping = _python_wraps
