"""Where each value of the box comes from: the remarks of provenance.toml, and the values they speak of."""

from __future__ import annotations

import re
import tomllib
from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from pathlib import Path
from typing import Any, Final

from palais.core.data_files import remarks_on
from palais.core.errors import DataError
from palais.core.rulebook import SourcedValue
from palais.core.toml_reader import read_toml
from palais.games.versailles_1682.box import schema
from palais.games.versailles_1682.box.files import FILES, PROVENANCE

MARKS: Final = ("provenance", "source", "name")  # of an entry as a whole: no values
RULES: Final = re.compile(r"VE-(\d+)(?: to VE-(\d+))?")


@dataclass(frozen=True)
class Origin:
    """A value by its key, as in `cards.poison.dies`, and the remark on where it comes from."""

    name: str  # of the remark
    key: str
    value: Any
    remark: schema.Remark


def values_in(table: Mapping[str, Any], path: str = "") -> Iterator[tuple[str, Any]]:
    """Every value of a file with its key."""
    for name, value in table.items():
        if isinstance(value, dict):
            yield from values_in(value, f"{path}{name}.")
        elif name not in MARKS:
            yield f"{path}{name}", value


def origins(folder: Path | None = None) -> list[Origin]:
    """The values of a box in the order of its remarks. Raises DataError for a remark on a value that is not there."""
    texts = FILES.read(folder)
    values = {name: dict(values_in(tomllib.loads(texts[name]))) for name in FILES.digested}
    remarks = read_toml(PROVENANCE, texts[PROVENANCE], schema.ProvenanceFile).remarks
    found: list[Origin] = []
    for name, remark in remarks_on(folder, PROVENANCE, remarks).items():
        for key in remark.keys:
            if key not in values[remark.file]:
                raise DataError(PROVENANCE, f"remarks.{name}.keys", f"expected values of {remark.file}, found {key}")
            found.append(Origin(name, key, values[remark.file][key], remark))
    return found


def values_of_rule(number: str) -> list[SourcedValue]:
    """The values that a rule of the book takes from the box that ships with Palais."""
    digits = int(number.rpartition("-")[2]) if number.startswith("VE-") else -1
    return [
        SourcedValue(origin.key, _written(origin.value), origin.remark.provenance, origin.remark.source)
        for origin in origins()
        if any(int(low) <= digits <= int(high or low) for low, high in RULES.findall(origin.remark.source))
    ]


def _written(value: Any) -> str:
    return ", ".join(value) if isinstance(value, list) else str(value).lower()
