"""Parameters in a bot's code, after its name: `level:3`, `search:ms=200`, `tuned.py:Tuned:depth=3`."""

from __future__ import annotations

import inspect
from collections.abc import Sequence
from typing import Any

import msgspec

from palais.core.bot import Factory
from palais.core.errors import BotError


def read_parameters(code: str, factory: Factory, texts: Sequence[str]) -> dict[str, Any]:
    """The parameters by name. A value without a name, as in level:3, goes to the first parameter without a default."""
    known = _parameters(factory)
    needed = _required(known)
    types = {parameter.name: parameter.annotation for parameter in known}
    given: dict[str, Any] = {}
    for text in texts:
        name, equals, value = text.partition("=") if "=" in text or not needed else (needed[0], "=", text)
        if name not in types or not equals:
            takes = f"its parameters are {', '.join(f'{n}=…' for n in types)}" if types else "it takes no parameters"
            raise BotError(f"{code}: {text!r} does not fit; {takes}")
        if name in given:
            raise BotError(f"{code}: {name} is given twice")
        given[name] = _value(code, name, value, types[name])
    if missing := [name for name in needed if name not in given]:
        raise BotError(f"{code}: {missing[0]} is missing, as in {code.split(':')[0]}:1")
    return given


def needs_parameters(factory: Factory) -> bool:
    """Whether the bot has a parameter without a default."""
    return bool(_required(_parameters(factory)))


def _parameters(factory: Factory) -> list[inspect.Parameter]:
    """The factory's parameters, except the game and the seed."""
    return list(inspect.signature(factory, eval_str=True).parameters.values())[2:]


def _required(parameters: Sequence[inspect.Parameter]) -> list[str]:
    return [parameter.name for parameter in parameters if parameter.default is parameter.empty]


def _value(code: str, name: str, text: str, kind: Any) -> Any:
    """The text converted to the annotated type."""
    if kind is inspect.Parameter.empty:
        return text
    try:
        return msgspec.convert(text, kind, strict=False)
    except msgspec.ValidationError:
        expected = getattr(kind, "__name__", str(kind))
        raise BotError(f"{code}: {name}: expected {expected}, found {text!r}") from None
