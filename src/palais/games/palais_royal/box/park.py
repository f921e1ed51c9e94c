"""The park's ASCII map read into fields, neighbours and border rows (PR-101)."""

from __future__ import annotations

from dataclasses import dataclass

from palais.core.errors import DataError
from palais.games.palais_royal.box.schema import ParkFile
from palais.games.palais_royal.engine.constants import MAX_FIELDS

FILE = "park.toml"
FIELD_MARKS = "o2"
OTHER_MARKS = ".sbLVFS"
Cell = tuple[int, int]  # column from the left, line from the top


@dataclass(frozen=True)
class Field:
    """One field of the park. `rows` maps the id of each border row it lies in to 1, or 2 where it counts double."""

    number: int
    name: str
    column: int
    line: int
    neighbours: tuple[int, ...]
    rows: dict[str, int]

    @property
    def is_border(self) -> bool:
        return bool(self.rows)


@dataclass(frozen=True)
class Ornament:
    """Something in the park that is not a field, for drawing."""

    mark: str
    column: int
    line: int


def read_park(file: ParkFile) -> tuple[tuple[Field, ...], tuple[Ornament, ...]]:
    """Fields in reading order, and the ornaments between them."""
    cells = _cells(file.map)
    height = 1 + max(line for _, line in cells)
    spots = [cell for cell, mark in cells.items() if mark in FIELD_MARKS]
    if not 1 <= len(spots) <= MAX_FIELDS:
        raise DataError(FILE, "map", f"expected 1 to {MAX_FIELDS} fields (o or 2), found {len(spots)}")
    number = {cell: index for index, cell in enumerate(spots)}
    rows: dict[str, dict[Cell, int]] = {row.id: _row(cells, letter) for letter, row in file.rows.items()}
    _check_doubles(cells, rows)
    fields = tuple(
        Field(
            number=index,
            name=f"{chr(ord('a') + column)}{height - line}",
            column=column,
            line=line,
            neighbours=tuple(number[c] for c in _around((column, line)) if c in number),
            rows={row: weight[column, line] for row, weight in rows.items() if (column, line) in weight},
        )
        for index, (column, line) in enumerate(spots)
    )
    ornaments = tuple(Ornament(m, c, r) for (c, r), m in cells.items() if m not in FIELD_MARKS + ".")
    return fields, ornaments


def _cells(text: str) -> dict[Cell, str]:
    lines = [line.split() for line in text.strip().splitlines()]
    if len({len(line) for line in lines}) != 1 or len(lines) > 9 or len(lines[0]) > 9:
        raise DataError(FILE, "map", "expected lines of equal length, at most 9 by 9 marks set apart by spaces")
    for number, line in enumerate(lines, 1):
        for mark in line:
            if mark not in FIELD_MARKS + OTHER_MARKS or len(mark) != 1:
                raise DataError(
                    FILE, "map", f"expected one of {' '.join(FIELD_MARKS + OTHER_MARKS)}, found {mark!r} in line {number}"
                )
    return {(c, r): mark for r, line in enumerate(lines) for c, mark in enumerate(line)}


def _around(cell: Cell) -> list[Cell]:
    """The 8 surrounding cells: neighbours for the price, PR-342."""
    steps = (-1, 0, 1)
    return [(cell[0] + x, cell[1] + y) for y in steps for x in steps if x or y]


def _row(cells: dict[Cell, str], letter: str) -> dict[Cell, int]:
    """The line through the ornament at right angles to its double field, plus that field."""
    places = [cell for cell, mark in cells.items() if mark == letter]
    if len(places) != 1:
        raise DataError(FILE, f"rows.{letter}", f"expected exactly one {letter} on the map, found {len(places)}")
    column, line = places[0]
    doubles = [c for c in ((column - 1, line), (column + 1, line), (column, line - 1), (column, line + 1)) if cells.get(c) == "2"]
    if len(doubles) != 1:
        raise DataError(FILE, f"rows.{letter}", f"expected exactly one double field (2) beside {letter}, found {len(doubles)}")
    upright = doubles[0][1] == line
    on_line = [c for c, m in cells.items() if m == "o" and (c[0] == column if upright else c[1] == line)]
    return {**dict.fromkeys(on_line, 1), doubles[0]: 2}


def _check_doubles(cells: dict[Cell, str], rows: dict[str, dict[Cell, int]]) -> None:
    in_rows = {cell for row in rows.values() for cell, weight in row.items() if weight == 2}
    for cell, mark in cells.items():
        if mark == "2" and cell not in in_rows:
            raise DataError(FILE, "map", "expected every double field (2) beside the ornament of a row")
