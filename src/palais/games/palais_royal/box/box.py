"""A box: the data files, read, checked and frozen. Either the one that ships with Palais or a user's own folder."""

from __future__ import annotations

from dataclasses import dataclass
from functools import cache
from pathlib import Path
from typing import Final, cast

import numpy as np

from palais.core.data_files import DataFiles, remarks_on
from palais.core.errors import DataError
from palais.core.toml_reader import read_toml
from palais.games.palais_royal.box import schema
from palais.games.palais_royal.box.bounds import (
    check_cards,
    check_extras,
    check_game,
    check_layouts,
    check_rows,
    check_start_gold,
    expect_all,
)
from palais.games.palais_royal.box.park import Field, Ornament, read_park
from palais.games.palais_royal.box.tables import Tables, TablesRecord
from palais.games.palais_royal.engine.constants import CARDS, MAX_TILES, MOMENT_PHASES, MOMENTS, PRIVILEGES, ROOMS, ROWS

PROVENANCE: Final = "provenance.toml"
FILES: Final = DataFiles(
    "palais.games.palais_royal",
    ("game.toml", "park.toml", "rooms.toml", "layouts.toml", "cards.toml", "nobles.toml"),
    ("start_gold.toml", PROVENANCE),  # a record stores the gold it began with
)


@dataclass(frozen=True)
class Tile:
    """One noble tile: what it costs, what it is worth and what it gives."""

    number: int
    name: str
    kind: str
    gold: int
    king: int
    madame: int
    points: int
    servants: int
    privilege: str | None
    amount: int


@dataclass(frozen=True, eq=False)
class Box:
    """All facts about the material. The rules read `tables`; the rest is for people."""

    name: str
    digest: str
    game: schema.GameFile
    fields: tuple[Field, ...]
    ornaments: tuple[Ornament, ...]
    tiles: tuple[Tile, ...]
    cards: dict[str, schema.CardFacts]
    layouts: dict[str, tuple[str, ...]]
    tables: Tables
    even_start: dict[int, tuple[int, ...]]  # reading 14, by number of players
    remarks: dict[str, schema.Remark]  # on the sources of facts

    def field(self, name: str) -> Field | None:
        return next((f for f in self.fields if f.name == name), None)

    def tile(self, name: str) -> Tile | None:
        return next((t for t in self.tiles if t.name == name), None)


@cache
def load_box(folder: Path | None = None) -> Box:
    """The box in `folder`, or the one that ships with Palais. Files missing from the folder are taken from ours."""
    texts = FILES.read(folder)
    game = read_toml("game.toml", texts["game.toml"], schema.GameFile)
    check_game(game)
    park = read_toml("park.toml", texts["park.toml"], schema.ParkFile)
    check_rows(park)
    fields, ornaments = read_park(park)
    rooms = read_toml("rooms.toml", texts["rooms.toml"], schema.RoomsFile)
    expect_all("rooms.toml", "rooms", rooms.rooms, ROOMS)
    layouts_file = read_toml("layouts.toml", texts["layouts.toml"], schema.LayoutsFile)
    layouts = {name: tuple(layout.map.split()) for name, layout in layouts_file.layouts.items()}
    check_layouts(layouts)
    cards = read_toml("cards.toml", texts["cards.toml"], schema.CardsFile).cards
    expect_all("cards.toml", "cards", cards, CARDS)
    check_cards(cards)
    tiles = _tiles(read_toml("nobles.toml", texts["nobles.toml"], schema.NoblesFile), len(fields))
    check_extras({p: [t.amount for t in tiles if t.privilege == p] for p in PRIVILEGES}, len(fields))
    return Box(
        name=game.name,
        digest=FILES.digest(texts),
        game=game,
        fields=fields,
        ornaments=ornaments,
        tiles=tiles,
        cards={str(name): facts for name, facts in cards.items()},
        layouts=layouts,
        tables=_tables(game, fields, rooms, cards, tiles),
        even_start=_even_start(read_toml("start_gold.toml", texts["start_gold.toml"], schema.StartGoldFile)),
        remarks=remarks_on(folder, PROVENANCE, read_toml(PROVENANCE, texts[PROVENANCE], schema.ProvenanceFile).remarks),
    )


def _even_start(file: schema.StartGoldFile) -> dict[int, tuple[int, ...]]:
    check_start_gold(file)
    return {int(players): tuple(amounts) for players, amounts in file.even.items()}


def _tiles(file: schema.NoblesFile, fields: int) -> tuple[Tile, ...]:
    tiles: list[Tile] = []
    for kind, facts in file.kinds.items():
        given = [(name, getattr(facts, name)) for name in PRIVILEGES if getattr(facts, name)]
        if len(given) > 1:
            raise DataError(
                "nobles.toml", f"kinds.{kind}", f"expected at most one privilege, found {' and '.join(n for n, _ in given)}"
            )
        privilege, amount = given[0] if given else (None, 0)
        for index, (gold, king, madame, points) in enumerate(facts.tiles, 1):
            tile = Tile(len(tiles), f"{kind}-{index}", kind, gold, king, madame, points, facts.servants, privilege, amount)
            tiles.append(tile)
    if not fields <= len(tiles) <= MAX_TILES:
        raise DataError(
            "nobles.toml", "kinds", f"expected {fields} tiles, one for each field, to {MAX_TILES}; found {len(tiles)}"
        )
    return tuple(tiles)


def _tables(
    game: schema.GameFile,
    fields: tuple[Field, ...],
    rooms: schema.RoomsFile,
    cards: dict[schema.Card, schema.CardFacts],
    tiles: tuple[Tile, ...],
) -> Tables:
    record = TablesRecord()
    t = cast(Tables, record)
    t.supply, t.reserve, t.free = game.servants.supply, game.servants.reserve, game.servants.free
    t.start_gold[:] = game.gold.start
    t.nobles_left = game.end.nobles_left
    t.row_first, t.row_second, t.hand_max = game.scoring.row_first, game.scoring.row_second, game.scoring.hand_max
    t.fields, t.rows, t.tiles = len(fields), len(ROWS), len(tiles)
    for room, name in enumerate(ROOMS):
        t.setup[room] = game.servants.setup.get(name, 0)  # type: ignore[call-overload]
        t.room_bonus[room] = rooms.rooms[name].bonus  # type: ignore[index]
    for field in fields:
        t.neighbours[field.number] = len(field.neighbours)
        t.neighbour[field.number, : len(field.neighbours)] = field.neighbours
        t.is_border[field.number] = field.is_border
        for row, weight in field.rows.items():
            t.row_weight[field.number, ROWS.index(row)] = weight
    for tile in tiles:
        n = tile.number
        t.tile_gold[n], t.tile_king[n], t.tile_madame[n] = tile.gold, tile.king, tile.madame
        t.tile_points[n], t.tile_servants[n] = tile.points, tile.servants
        if tile.privilege is not None:
            t.tile_gives[n, PRIVILEGES.index(tile.privilege)] = tile.amount
    for n, card in enumerate(CARDS):
        facts = cards[card]  # type: ignore[index]
        t.card_copies[n], t.card_price[n], t.card_moment[n] = facts.copies, facts.price, MOMENTS.index(facts.moment)
        t.card_majority[n], t.card_muster[n] = facts.majority, facts.muster
        t.card_gate[n], t.card_moves[n], t.card_seals[n] = facts.gate, facts.moves, facts.seals
        t.card_gold[n], t.card_points[n] = facts.gold, facts.points
        for phase in MOMENT_PHASES[MOMENTS.index(facts.moment)]:
            t.card_fits[phase, n] = 1
            t.fitting_card[phase, t.fitting_cards[phase]] = n
            t.fitting_cards[phase] += 1
    _steps(t)
    record.array.flags.writeable = False
    return cast(Tables, TablesRecord(record.array))  # its views are read-only too


def _steps(t: Tables) -> None:
    """PR-324: Which places of the 3 by 3 grid are next to each other."""
    places = range(len(ROOMS))
    for a in places:
        for b in places:
            distance = (abs(a % 3 - b % 3), abs(a // 3 - b // 3))
            t.step[a, b] = {(1, 0): 1, (0, 1): 1, (1, 1): 2}.get(distance, 0)
    pairs = sorted((t.step[a, b], a, b) for a in places for b in places if t.step[a, b])
    t.step_from[:] = [a for _, a, _ in pairs]
    t.step_to[:] = [b for _, _, b in pairs]
    for diagonals in (0, 1):
        _distances(t, diagonals)


def _distances(t: Tables, diagonals: int) -> None:
    """The number of moves between two places: each pass over all pairs finds those one move further away."""
    places = range(len(ROOMS))
    far = t.distance[diagonals]
    far[:] = len(ROOMS)
    for a in places:
        far[a, a] = 0
    for _ in places:
        for a in places:
            for b in places:
                if 0 < t.step[a, b] <= 1 + diagonals:
                    far[:, b] = np.minimum(far[:, b], far[:, a] + 1)
