"""Does a test prove anything? Read from its source: whether it claims something, and whether the claim hangs on the game.

A name hangs on the game if it is imported from `palais`, or made from a name that does: by an assignment, a loop, a fixture, a
helper of the tests, be it a function or a class. A claim is an `assert` about such a name, a `pytest.raises` round a use of one,
or a call of a helper that makes a claim.
"""

from __future__ import annotations

import ast
from collections.abc import Iterator, Sequence
from functools import cache
from importlib.util import find_spec
from pathlib import Path

Function = ast.FunctionDef | ast.AsyncFunctionDef
PROGRAM = "tests.cli.palais"  # the whole program in a process of its own
OUT_OF_USE = ("skip", "skipif", "xfail")


class Source:
    """One module of tests: its functions, and what its names hang on."""

    def __init__(self, text: str, package: str = "") -> None:
        self.tree, self.package = ast.parse(text), package
        self.functions = {node.name: node for node in self.tree.body if isinstance(node, Function)}
        self.game_names: set[str] = set()
        self.claims: set[str] = set()  # helpers that make a claim
        for node in self.tree.body:
            if isinstance(node, ast.ImportFrom | ast.Import):
                self._take_over(node)
        while self._look_again():
            pass

    def proves(self, name: str) -> bool:
        """Whether this test is in use and makes a claim about the game."""
        test = self.functions[name]
        return not _is_out_of_use([*self.tree.body, *test.decorator_list]) and self._makes_claim(test)

    def _take_over(self, node: ast.ImportFrom | ast.Import) -> None:
        """What an import brings: everything of `palais` hangs on the game, and what our own modules say of theirs."""
        module = getattr(node, "module", None) or ""
        if isinstance(node, ast.ImportFrom) and node.level:
            module = f"{self.package}.{module}".rstrip(".")
        for alias in node.names:
            own, whole = alias.asname or alias.name.split(".")[0], module or alias.name
            if whole.split(".")[0] == "palais" or whole == PROGRAM:
                self.game_names.add(own)
            elif whole.split(".")[0] == "tests":
                other = read_module(whole)
                self.game_names |= {own} if alias.name in other.game_names else set()
                self.claims |= {own} if alias.name in other.claims else set()

    def _look_again(self) -> bool:
        """Names at the top of the module that hang on those found so far. True if there are new ones."""
        known = len(self.game_names) + len(self.claims)
        for node in self.tree.body:
            if isinstance(node, Function):
                self.game_names |= {node.name} if any(_uses(line, self.game_names) for line in node.body) else set()
                self.claims |= {node.name} if self._makes_claim(node) else set()
            elif isinstance(node, ast.ClassDef):
                self.game_names |= {node.name} if _uses(node, self.game_names) else set()
            else:
                self.game_names |= _made_from(node, self.game_names)
        return len(self.game_names) + len(self.claims) > known

    def _makes_claim(self, function: Function) -> bool:
        names = self._names_in(function)
        return any(self._is_claim(node, names) for node in ast.walk(function))

    def _is_claim(self, node: ast.AST, names: set[str]) -> bool:
        if isinstance(node, ast.Assert):
            return _uses(node.test, names)
        if isinstance(node, ast.With):
            raises = any("raises" in ast.dump(item.context_expr) for item in node.items)
            return raises and any(_uses(inner, names) for inner in node.body)
        is_helper = isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.func.id in self.claims
        return is_helper and _uses(node, names)

    def _names_in(self, function: Function) -> set[str]:
        """The names that hang on the game inside a function."""
        names = self.game_names | {argument.arg for argument in function.args.args if self._is_handed_game(function, argument)}
        while found := {name for node in ast.walk(function) for name in _made_from(node, names)} - names:
            names |= found
        return names

    def _is_handed_game(self, function: Function, argument: ast.arg) -> bool:
        """A helper may be handed anything; a test only by a fixture, for what is listed in a decorator is data."""
        return argument.arg in self.game_names if function.name.startswith("test_") else True


def _uses(node: ast.AST, names: set[str]) -> bool:
    return any(isinstance(inner, ast.Name) and inner.id in names for inner in ast.walk(node))


def _made_from(node: ast.AST, names: set[str]) -> set[str]:
    """The names that a statement or a comprehension makes from others."""
    if isinstance(node, ast.Assign):
        targets, value = node.targets, node.value
    elif isinstance(node, ast.AnnAssign | ast.NamedExpr | ast.AugAssign) and node.value is not None:
        targets, value = [node.target], node.value
    elif isinstance(node, ast.For | ast.comprehension):
        targets, value = [node.target], node.iter
    elif isinstance(node, ast.Call) and isinstance(node.func, ast.Attribute):  # `order.append(...)`
        targets, value = [node.func.value], ast.Tuple(node.args)
    else:
        return set()
    if not _uses(value, names):
        return set()
    return {inner.id for target in targets for inner in ast.walk(target) if isinstance(inner, ast.Name)}


def _is_out_of_use(nodes: Sequence[ast.AST]) -> bool:
    """Skipped, or expected to fail: by a decorator or by the module's `pytestmark`."""
    marks = [node for node in nodes if isinstance(node, ast.expr) or "pytestmark" in ast.dump(node)]
    return any(isinstance(inner, ast.Attribute) and inner.attr in OUT_OF_USE for mark in marks for inner in ast.walk(mark))


@cache
def read_module(name: str) -> Source:
    """A module of ours by its full name."""
    spec = find_spec(name)
    assert spec is not None
    assert spec.origin is not None
    return Source(Path(spec.origin).read_text("utf-8"), name.rpartition(".")[0])


def all_tests(folder: Path, package: str) -> Iterator[tuple[str, str, Source]]:
    """Every test of a folder: the module, the function, and its source."""
    for file in sorted(folder.glob("test_*.py")):
        source = read_module(f"{package}.{file.stem}")
        yield from ((file.name, name, source) for name in source.functions if name.startswith("test_"))
