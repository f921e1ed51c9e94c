"""Numba made to compile each rule once: with the doors through which it is reached, not also on its own.

Numba optimises a function together with all that it calls and makes machine code of the whole, and does it again for each of its
callers, up to the door. A rule is never entered on its own, so only the last of these is of use: it sees everything. A cold
start of the engine takes about half the time, that of the bots a third. This reaches into Numba's insides: where they are not
as expected, it changes nothing.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from numba.core.codegen import CPUCodeLibrary
from numba.core.cpu import CPUContext

_RULES: set[str] = set()


def name_as_rule(function: Callable[..., Any]) -> None:
    """Give a rule a name that no door has: Numba calls its library by it."""
    function.__qualname__ = f"rule.{function.__module__}.{function.__qualname__}"
    _RULES.add(function.__qualname__)


def _for_doors_only(owner: Any, name: str, instead: Callable[..., Any]) -> None:
    """Let a method of Numba do something else for the library of a rule. It is the object itself or the first argument."""
    method = getattr(owner, name)

    def either(self: Any, *args: Any) -> Any:
        library = self if owner is CPUCodeLibrary else args[0]
        return (instead if library.name in _RULES else method)(self, *args)

    setattr(owner, name, either)


def _leave_as_it_is(library: Any) -> None:
    library._finalized = True


def _no_entry(*_: Any) -> Any:
    """Numba wants some built-in function here; nobody calls it."""
    return [].append


if hasattr(CPUCodeLibrary, "_optimize_final_module") and hasattr(CPUCodeLibrary, "_finalize_final_module"):
    _for_doors_only(CPUCodeLibrary, "_optimize_final_module", lambda library: None)
    _for_doors_only(CPUCodeLibrary, "_finalize_final_module", _leave_as_it_is)
    _for_doors_only(CPUContext, "get_executable", _no_entry)
