"""Limits on a box, so that no game can overflow a field of the record; unplayable boxes are refused.

The record's fields are narrow (state.py), and compiled integers wrap silently. So every sum that play can reach is bounded
here, when the box is read.
"""

from __future__ import annotations

from collections.abc import Collection, Sequence
from typing import Final

from palais.core.errors import DataError
from palais.games.palais_royal.box import schema
from palais.games.palais_royal.engine.constants import PRIVILEGES, ROOMS

MOST_SERVANTS: Final = 25
# The most that one player's nobles may add: a byte holds 127, and up to 25 servants and a bonus come on top.
MOST_EXTRA: Final = 100
SHUFFLED_NAME: Final = "shuffled"  # reserved: a layout of this name could never be chosen
EFFECT_MOMENTS: Final = {
    "majority": ("before", "reinforce"),
    "muster": ("reinforce",),
    "gate": ("reinforce",),
    "moves": ("reinforce", "move"),
    "seals": ("recruit",),
}


def check_game(game: schema.GameFile) -> None:
    """Check that there are enough servants but not too many, and that the player counts make sense."""
    servants = game.servants
    if servants.supply + servants.reserve > MOST_SERVANTS:
        raise DataError("game.toml", "servants", f"expected supply and reserve to be at most {MOST_SERVANTS} together")
    if sum(servants.setup.values()) + servants.free > servants.supply:
        raise DataError("game.toml", "servants.free", "expected the supply to suffice for the set-up")
    if game.players.min > game.players.max:
        raise DataError("game.toml", "players.min", "expected no more than players.max")
    if len(set(game.players.colours)) < len(game.players.colours):
        raise DataError("game.toml", "players.colours", "expected four different colours")


def check_rows(park: schema.ParkFile) -> None:
    """Row names must be unique: two rows of the same name would be one row."""
    ids = [row.id for row in park.rows.values()]
    for letter, row in park.rows.items():
        if ids.count(row.id) > 1:
            raise DataError("park.toml", f"rows.{letter}.id", f"expected a name of its own for each row, found {row.id} again")


def check_layouts(layouts: dict[str, tuple[str, ...]]) -> None:
    """PR-202: There is a palace for a first game, and every palace has each room once."""
    if "first" not in layouts:
        raise DataError("layouts.toml", "layouts.first", "expected the palace of a first game")
    if SHUFFLED_NAME in layouts:
        raise DataError("layouts.toml", f"layouts.{SHUFFLED_NAME}", "expected another name: this one means a shuffled palace")
    for name, rooms in layouts.items():
        if sorted(rooms) != sorted(ROOMS):
            raise DataError("layouts.toml", f"layouts.{name}.map", f"expected each of {', '.join(ROOMS)} once")


def check_cards(cards: dict[schema.Card, schema.CardFacts]) -> None:
    """PR-304: An effect outside its moment would be lost or outlast the turn."""
    for name, facts in cards.items():
        for effect, moments in EFFECT_MOMENTS.items():
            if getattr(facts, effect) and facts.moment not in moments:
                raise DataError(
                    "cards.toml",
                    f"cards.{name}.moment",
                    f"expected {' or '.join(moments)} for a card with {effect}, found {facts.moment}",
                )
        if facts.majority and facts.points:
            raise DataError("cards.toml", f"cards.{name}.points", "expected none: a majority card is put away after the turn")


def check_extras(amounts: dict[str, Sequence[int]], fields: int) -> None:
    """PR-346: In the worst case one player recruits a noble from every field, and the best of each kind."""
    for privilege in PRIVILEGES:
        most = sum(sorted(amounts[privilege], reverse=True)[:fields])
        if most > MOST_EXTRA:
            raise DataError(
                "nobles.toml",
                f"kinds.*.{privilege}",
                f"expected nobles that give at most {MOST_EXTRA} together to whoever has them all, found {most}",
            )


def check_start_gold(file: schema.StartGoldFile) -> None:
    """Reading 14: There is an amount for each player."""
    for players, amounts in file.even.items():
        if len(amounts) != int(players):
            raise DataError("start_gold.toml", f"even.{players}", f"expected {players} amounts, found {len(amounts)}")


def expect_all(file: str, key: str, found: Collection[str], wanted: tuple[str, ...]) -> None:
    missing = [name for name in wanted if name not in found]
    if missing:
        raise DataError(file, f"{key}.{missing[0]}", f"expected all of {', '.join(wanted)}")
