"""Adds the flags of one game to a command, so that `palais play --game X --help` lists them."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from inspect import Parameter, signature
from typing import Annotated, Any, Final

import typer

from palais.core.flags import Flag

SETTINGS: Final = "settings"  # the parameter of a command that receives the values of the flags


def with_flags(command: Callable[..., None], flags: Sequence[Flag]) -> Callable[..., None]:
    """The command with these flags in place of its parameter `settings`."""
    original = signature(command, eval_str=True)
    kept = [parameter for name, parameter in original.parameters.items() if name != SETTINGS]
    if len(kept) == len(original.parameters):
        return command

    def run(**given: Any) -> None:
        settings = {flag.name: given.pop(flag.name) for flag in flags}
        command(**given, settings=settings)

    parameters = [*kept, *map(_parameter, flags)]
    run.__name__, run.__doc__ = command.__name__, command.__doc__
    run.__annotations__ = {parameter.name: parameter.annotation for parameter in parameters}
    run.__signature__ = original.replace(parameters=parameters)  # type: ignore[attr-defined]
    return run


def _parameter(flag: Flag) -> Parameter:
    """The flag as a function parameter for Typer."""
    kind: Any = flag.type if flag.default is not None else flag.type | None
    shown: bool | str = flag.default_text or flag.default is not None
    option = typer.Option(flag.flag, help=flag.help, min=flag.least, show_default=shown)
    return Parameter(flag.name, Parameter.KEYWORD_ONLY, default=flag.default, annotation=Annotated[kind, option])
