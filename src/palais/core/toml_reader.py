"""Reads a TOML data file into a type. Errors name the key and what was expected."""

from __future__ import annotations

import tomllib
from typing import Any, TypeVar, get_args, get_origin, get_type_hints

import msgspec

from palais.core.errors import DataError

T = TypeVar("T")


def read_toml(name: str, text: str, kind: type[T]) -> T:
    """The content of a file as `kind`; a DataError if it is not TOML or does not fit."""
    try:
        raw = tomllib.loads(text)
    except tomllib.TOMLDecodeError as error:
        raise DataError(name, "file", f"expected TOML ({error})") from None
    try:
        return msgspec.convert(raw, kind)
    except msgspec.ValidationError as error:
        _blame_entry(name, raw, kind)
        raise _data_error(name, "", error) from None


def _blame_entry(name: str, raw: dict[str, Any], kind: type[Any]) -> None:
    """Find the wrong entry of a table, which msgspec does not name: try them one by one."""
    for field, hint in get_type_hints(kind, include_extras=True).items():
        if get_origin(hint) is dict and isinstance(raw.get(field), dict):
            key_type, value_type = get_args(hint)
            for key, value in raw[field].items():
                _try(name, field, key, key_type)
                _try(name, f"{field}.{key}", value, value_type)


def _try(name: str, where: str, value: Any, kind: Any) -> None:
    try:
        msgspec.convert(value, kind)
    except msgspec.ValidationError as error:
        raise _data_error(name, where, error, get_args(kind)) from None


def _data_error(name: str, where: str, error: msgspec.ValidationError, allowed: tuple[Any, ...] = ()) -> DataError:
    what, _, path = str(error).partition(" - at `$")
    key = (where + path.rstrip("`")).strip(".") or "top level"
    if what.startswith("Invalid enum value") and allowed:
        what = f"expected one of {', '.join(str(word) for word in allowed)}, found{what.removeprefix('Invalid enum value')}"
    return DataError(name, key, what)
