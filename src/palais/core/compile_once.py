"""Makes Numba compile each rule once: inlined into the doors that reach it, not also on its own.

Numba optimises a function together with everything it calls and emits machine code for the whole, then does the same for each
caller, up to the door. Rules are never called from Python, so only the door's machine code is used. This halves the cold start
of the engine and cuts that of the bots to a third. It patches Numba's internals; if they look different, it does nothing.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from numba.core.codegen import CPUCodeLibrary
from numba.core.cpu import CPUContext

_RULES: set[str] = set()


def name_as_rule(function: Callable[..., Any]) -> None:
    """Give a rule a name that no door has. Numba names its library after it."""
    function.__qualname__ = f"rule.{function.__module__}.{function.__qualname__}"
    _RULES.add(function.__qualname__)


def _for_doors_only(owner: Any, name: str, instead: Callable[..., Any]) -> None:
    """Patch a Numba method to call `instead` for the libraries of rules. The library is `self` or the first argument."""
    method = getattr(owner, name)

    def either(self: Any, *args: Any) -> Any:
        library = self if owner is CPUCodeLibrary else args[0]
        return (instead if library.name in _RULES else method)(self, *args)

    setattr(owner, name, either)


def _leave_as_it_is(library: Any) -> None:
    library._finalized = True


def _no_entry(*_: Any) -> Any:
    """Numba expects a built-in function here; nothing calls it."""
    return [].append


if hasattr(CPUCodeLibrary, "_optimize_final_module") and hasattr(CPUCodeLibrary, "_finalize_final_module"):
    _for_doors_only(CPUCodeLibrary, "_optimize_final_module", lambda library: None)
    _for_doors_only(CPUCodeLibrary, "_finalize_final_module", _leave_as_it_is)
    _for_doors_only(CPUContext, "get_executable", _no_entry)
