"""Loads bots from files: `path/to/file.py:Class`."""

from __future__ import annotations

import hashlib
import importlib.util
import inspect
import sys
from functools import cache, partial
from pathlib import Path
from types import ModuleType
from typing import Any, Final

from palais.bots.process.error_lines import error_line
from palais.bots.process.sandbox.output_guard import OutputGuard
from palais.core.bot import Bot, Factory
from palais.core.contract import Game
from palais.core.errors import BotError

MARK: Final = ".py:"


def is_outside(code: str) -> bool:
    """Whether a code names a file and not a built-in bot."""
    return MARK in code or code.endswith(".py")


def split_outside(code: str) -> tuple[str, str, str]:
    """The file, the class, and the parameters after a further colon."""
    file, mark, rest = code.rpartition(MARK)
    name, _, parameters = rest.partition(":")
    if not mark or not name:
        raise BotError(f"{code}: expected file.py:Class, with the name of the bot's class after the colon")
    return f"{file}.py", name, parameters


def absolute(code: str) -> str:
    """The code with an absolute path, for processes with another working folder."""
    if not is_outside(code):
        return code
    file, name, parameters = split_outside(code)
    return ":".join([str(Path(file).resolve()), name, *([parameters] if parameters else [])])


def load(file: str, name: str) -> Factory:
    """The class of an outside bot, as a factory."""
    path = Path(file)
    if not path.is_file():
        raise BotError(f"there is no file {file}")
    found: Any = getattr(_module(path.resolve()), name, None)
    if not inspect.isclass(found):
        raise BotError(f"{file} has no class {name}")
    if not callable(getattr(found, "act", None)):
        raise BotError(f"{file}: the class {name} has no method act(hidden, legal, clock)")
    _check_bargaining(file, found)
    bot: Any = found
    if bot.__init__ is object.__init__:
        return partial(_without_arguments, bot)
    factory: Factory = bot
    return factory


def _check_bargaining(file: str, found: type[Any]) -> None:
    """Who bargains has two methods more. One without the other is a slip that would silently leave the bot mute."""
    methods = ("bargain(hidden, known)", "hear(known)")
    missing = [method for method in methods if not callable(getattr(found, method.partition("(")[0], None))]
    if len(missing) == 1:
        raise BotError(f"{file}: the class {found.__name__} bargains and has no method {missing[0]}")


def _without_arguments(found: type[Bot], game: Game, seed: int | str) -> Bot:
    """The factory of a class without an `__init__`, which takes neither game nor seed."""
    return found()


@cache
def _module(path: Path) -> ModuleType:
    """Import the file, once per process. It can import from its own folder, like a script."""
    name = f"palais_outside_{path.stem}_{hashlib.sha256(str(path).encode()).hexdigest()[:8]}"
    spec = importlib.util.spec_from_file_location(name, path)
    if spec is None or spec.loader is None:
        raise BotError(f"{path.name} is not a Python file")
    module = importlib.util.module_from_spec(spec)
    sys.modules[name] = module
    if str(path.parent) not in sys.path:
        sys.path.append(str(path.parent))
    try:
        with OutputGuard():
            spec.loader.exec_module(module)
    except (Exception, SystemExit) as error:
        del sys.modules[name]
        raise BotError(f"{path.name} cannot be loaded: {error_line(error)}") from error
    return module


def takes_three(bot: Bot) -> bool:
    """Whether `act` takes the three arguments of the contract. True if the signature cannot be read."""
    try:
        inspect.signature(bot.act).bind(None, None, None)
    except TypeError:
        return False
    except ValueError:  # not written in Python
        return True
    return True
