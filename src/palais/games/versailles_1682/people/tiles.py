"""VE-911: A form of address built from tiles: the right ones among decoys, in an order that tells nothing.

The article is put in by the game, so no tile has one. Everything here follows from what is open to all.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, Literal, NamedTuple, get_args

from palais.games.versailles_1682.engine.constants import FIRST_OFFICE, KINDS, LAST_GOVERNORSHIP, NOBODY, OFFICES, TITLES
from palais.games.versailles_1682.engine.state import State
from palais.games.versailles_1682.people.address import FEMININE, Address, address, is_full_form
from palais.games.versailles_1682.people.sentences import load_words

Slot = Literal["rank", "marshal", "title", "name", "office"]
SLOTS: Final[tuple[Slot, ...]] = get_args(Slot)
RANKS: Final = {False: ("monsieur", "monseigneur"), True: ("madame", "mademoiselle")}
MARSHAL: Final = "Maréchal"
DECOYS: Final = 2  # of names and of offices


class Tile(NamedTuple):
    """A word of an address, and where it belongs."""

    slot: Slot
    text: str


def tiles(s: State, seat: int, names: Sequence[str], language: str) -> list[Tile]:
    """All tiles for addressing a seat, right ones and decoys, by slot and alphabet; none for the dead."""
    parts = address(s, seat)
    if parts is None:
        return []
    texts: dict[Slot, set[str]] = {
        "rank": {rank.capitalize() for rank in RANKS[parts.woman]},
        "marshal": {MARSHAL},
        "title": _titles(parts),
        "name": {names[parts.name], *_others(names, parts.name)},
        "office": {_office(kind, parts.woman, language) for kind in _offices(s, seat, parts)},
    }
    return [Tile(slot, text) for slot in SLOTS for text in sorted(texts[slot])]


def _titles(parts: Address) -> set[str]:
    """The right one and its neighbours; without any, those that are most often heard."""
    forms = [FEMININE[title] if parts.woman else title for title in TITLES]
    at = forms.index(parts.title) if parts.title else 1
    return {form.capitalize() for form in forms[max(0, at - 1) : at + 2]}


def _others(names: Sequence[str], own: int) -> list[str]:
    """The next families at the table."""
    return [names[(own + n) % len(names)] for n in range(1, 1 + DECOYS)]


def _offices(s: State, seat: int, parts: Address) -> list[str]:
    """The own one, those of others, and enough besides that a choice is left."""
    held = [KINDS[kind] for kind in range(FIRST_OFFICE, LAST_GOVERNORSHIP + 1) if s.holder[kind] not in (NOBODY, seat)]
    spare = [OFFICES[(seat + n) % len(OFFICES)] for n in range(len(OFFICES))]
    decoys = [kind for kind in dict.fromkeys([*held, *spare]) if kind != parts.office]
    return [*decoys[:DECOYS], *([parts.office] if parts.office else [])]


def _office(kind: str, woman: bool, language: str) -> str:
    return load_words(language).say("office-name", card=kind, sex="woman" if woman else "man")


def put_together(chosen: Sequence[Tile], woman: bool) -> str:
    """What the tiles say, in the order of an address, with the article and the comma that the game puts in."""
    by_slot = {tile.slot: tile.text for tile in chosen}
    words = [by_slot[slot] for slot in SLOTS[:-1] if slot in by_slot]
    if "rank" in by_slot and ("marshal" in by_slot or "title" in by_slot):
        words.insert(1, "la" if woman else "le")
    text = " ".join(words)
    return f"{text}, {by_slot['office']}" if "office" in by_slot else text


def compare(typed: str, s: State, seat: int, names: Sequence[str]) -> bool:
    """Is this the full form of a seat's courtier? The dead have none, so nothing said to them is a breach."""
    parts = address(s, seat)
    return parts is None or is_full_form(parts, names[parts.name], typed)
