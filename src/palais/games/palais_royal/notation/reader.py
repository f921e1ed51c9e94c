"""Read a position from text. Anything left out is derived from the rest, so tests can be short."""

from __future__ import annotations

import re
from collections.abc import Sequence
from typing import NoReturn

import numpy as np

from palais.core.errors import NotationError
from palais.games.palais_royal.box.box import Box
from palais.games.palais_royal.engine.constants import (
    BORDER,
    CARDS,
    EMPTY,
    EVERYONE,
    KEEP,
    MOST_GOLD,
    NOBODY,
    OVER,
    PAY,
    PHASES,
    PRIVILEGES,
    ROOMS,
    SETUP,
    SPECTATOR,
)
from palais.games.palais_royal.engine.state import State, empty
from palais.games.palais_royal.notation.checks import GivenFacts, first_fault
from palais.games.palais_royal.notation.writer import LEFT, MARKS, NONE, UNKNOWN
from palais.games.palais_royal.options import MOST_ROUNDS

LARGEST_SMALL = 100
CHANCE = re.compile(r"([0-9a-f]{1,16})\s+([0-9a-f]{1,16})\s+([0-9]{1,19})")


def parse_position(box: Box, text: str) -> State:
    """The record a text describes. Raises NotationError with the line and what was expected."""
    return _Reader(box, text).read()


class _Reader:
    def __init__(self, box: Box, text: str) -> None:
        self.box = box
        self.colours = box.game.players.colours
        self.s = empty()
        self.lines = self._split(text)

    def _split(self, text: str) -> dict[str, str]:
        lines: dict[str, str] = {}
        for line in text.splitlines():
            name, colon, content = line.partition(":")
            name = " ".join(name.split())
            if not name and not colon:
                continue
            if not colon:
                self._fail(line.strip(), "expected a name, a colon and what it says")
            if name in lines:
                self._fail(name, "expected only once")
            lines[name] = content.strip()
        if not lines:
            self._fail("an empty text", "expected lines such as 'players: 2'")
        return lines

    def _fail(self, where: str, what: str) -> NoReturn:
        raise NotationError(f"position, {where}: {what}")

    def read(self) -> State:
        s, tells_pile = self.s, "pile" in self.lines
        if self._take("game", "palais-royal") != "palais-royal":
            self._fail("game", "expected palais-royal")
        low, high = self.box.game.players.min, self.box.game.players.max
        s.players = self._number("players", self._take("players", str(low)), high)
        if s.players < low:
            self._fail("players", f"expected {low} to {high}")
        self._course()
        self._palace()
        self._park()
        for seat in range(s.players):
            self._player(seat, self.colours[seat])
        self._viewer()
        self._cards()
        self._chance()
        if self.lines:
            self._fail(next(iter(self.lines)), "this name is not known")
        left = {name: int(getattr(s, field)) for name, field in LEFT.items()}
        fault = first_fault(self.box, s, GivenFacts(left, tells_pile))
        if fault is not None:
            self._fail(*fault)
        return s

    def _take(self, name: str, default: str = "") -> str:
        return self.lines.pop(name, default)

    def _number(self, where: str, word: str, largest: int) -> int:
        if not (word.isascii() and word.isdigit() and len(word) < 7 and int(word) <= largest):
            self._fail(where, f"expected a number up to {largest}, found {word!r}")
        return int(word)

    def _index(self, where: str, names: Sequence[str], word: str) -> int:
        if word not in names:
            self._fail(where, f"expected one of {', '.join(names)}, found {word!r}")
        return names.index(word)

    def _pairs(self, where: str, default: str = "") -> list[tuple[str, str]]:
        """`a 1, b 2` as pairs; each name once."""
        content = self._take(where, default)
        pairs = []
        for item in filter(None, (item.split() for item in content.split(","))):
            if len(item) != 2:
                self._fail(where, f"expected pairs such as 'stairs 3', found {' '.join(item)!r}")
            pairs.append((item[0], item[1]))
        if len({first for first, _ in pairs}) < len(pairs):
            self._fail(where, "expected each name only once")
        return pairs

    def _counts(self, where: str, names: Sequence[str]) -> dict[int, int]:
        return {self._index(where, names, name): self._number(where, n, LARGEST_SMALL) for name, n in self._pairs(where)}

    def _seat(self, where: str, word: str) -> int:
        return self._index(where, self.colours[: self.s.players], word)

    def _course(self) -> None:
        s = self.s
        s.start = self._seat("start", self._take("start", self.colours[0]))
        colour, _, phase = self._take("turn", f"{self.colours[0]} reinforce").partition(" ")
        s.player, s.phase = self._seat("turn", colour), self._index("turn", PHASES, phase)
        round_number, _, most = self._take("round", "0 of 60" if s.phase == SETUP else "1 of 60").partition(" of ")
        s.round_number, s.max_rounds = (self._number("round", word, MOST_ROUNDS) for word in (round_number, most))
        for name, amount in self._counts("left", list(LEFT)).items():
            setattr(s, list(LEFT.values())[name], amount)
        for mark in filter(None, (m.strip() for m in self._take("marks").split(","))):
            setattr(s, list(MARKS.values())[self._index("marks", list(MARKS), mark)], 1)
        if s.phase == OVER or s.round_number == s.max_rounds > 0:
            s.last_round = 1  # implied
        if (s.phase == SETUP) != (s.free_left > 0):
            self._fail("left", "expected free servants in the set-up and only there")

    def _palace(self) -> None:
        words = self._take("palace", " ".join(self.box.layouts["first"])).replace("/", " ").split()
        if sorted(words) != sorted(ROOMS):
            self._fail("palace", f"expected each of {', '.join(ROOMS)} once")
        for place, word in enumerate(words):
            self.s.room_at[place] = ROOMS.index(word)
            self.s.place[ROOMS.index(word)] = place

    def _park(self) -> None:
        s = self.s
        s.noble_at[:], s.servant_at[:], s.owner[:] = EMPTY, NOBODY, NOBODY
        s.field, s.tile = EMPTY, EMPTY
        for name, what in self._pairs("park"):
            field = self._field("park", name)
            if what in self.colours[: s.players]:
                s.servant_at[field] = self.colours.index(what)
            else:
                tile = self._tile("park", what)
                if tile in s.noble_at:
                    self._fail("park", f"expected each noble only once, found {what} again")
                s.noble_at[field] = tile
                s.nobles_in_park += 1
        recruiting = self._take("recruiting").split()
        if (s.phase in (PAY, BORDER)) != bool(recruiting):
            self._fail("recruiting", "expected a field and a noble in the phases pay and border, and only there")
        if recruiting:
            if len(recruiting) != 2:
                self._fail("recruiting", "expected a field and a noble")
            s.field, s.tile = self._field("recruiting", recruiting[0]), self._tile("recruiting", recruiting[1])
            if s.noble_at[s.field] != (s.tile if s.phase == PAY else EMPTY) or s.servant_at[s.field] != NOBODY:
                self._fail("recruiting", "expected the noble on its field while it is paid, and the field free after that")

    def _field(self, where: str, name: str) -> int:
        field = self.box.field(name)
        if field is None:
            self._fail(where, f"expected a field such as {self.box.fields[0].name}, found {name!r}")
        return field.number

    def _tile(self, where: str, name: str) -> int:
        tile = self.box.tile(name)
        if tile is None:
            self._fail(where, f"expected a noble such as {self.box.tiles[0].name}, found {name!r}")
        return tile.number

    def _player(self, seat: int, colour: str) -> None:
        s, t = self.s, self.box.tables
        for room, count in self._counts(f"{colour} rooms", ROOMS).items():
            s.servants[seat, room] = count
        for name in filter(None, (n.strip() for n in self._take(f"{colour} nobles").split(","))):
            self._give_noble(seat, colour, name)
        facts = {name: self._number(colour, n, MOST_GOLD) for name, n in self._pairs(colour)}
        unknown = set(facts) - {"gold", "supply", "reserve"}
        if unknown:
            self._fail(colour, f"expected gold, supply and reserve, found {sorted(unknown)[0]}")
        s.gold[seat] = facts.get("gold", 0)
        reserve = facts.get("reserve", max(0, int(t.reserve) - int(t.tile_servants[s.owner == seat].sum())))
        placed = int(s.servants[seat].sum()) + int((s.servant_at == seat).sum())
        supply = int(t.supply) + int(t.reserve) - reserve - placed
        if reserve > t.reserve or facts.get("supply", supply) != supply or supply < 0:
            self._fail(colour, f"expected {t.supply + t.reserve} servants in rooms, park, supply and reserve together")
        s.supply[seat], s.reserve[seat] = supply, reserve
        for card, count in self._counts(f"{colour} shown", CARDS).items():
            s.shown[seat, card] = count

    def _give_noble(self, seat: int, colour: str, name: str) -> None:
        s, t = self.s, self.box.tables
        tile = self._tile(f"{colour} nobles", name)
        if s.owner[tile] != NOBODY or tile in s.noble_at:
            self._fail(f"{colour} nobles", f"expected each noble only once, found {name} again")
        s.owner[tile] = seat
        s.noble_points[seat] += t.tile_points[tile]
        for privilege in range(len(PRIVILEGES)):
            s.extra[seat, privilege] += t.tile_gives[tile, privilege]

    def _viewer(self) -> None:
        word = self._take("viewer")
        if not word:
            self.s.viewer = EVERYONE
        else:
            self.s.viewer = SPECTATOR if word == "spectator" else self._seat("viewer", word)

    def _cards(self) -> None:
        s, t = self.s, self.box.tables
        for card, count in self._counts("discard", CARDS).items():
            s.discard[card] = count
        hidden = s.viewer != EVERYONE
        s.drawn_size = self._hidden_cards("drawn", s.drawn, hidden)
        if s.drawn_size and s.phase != KEEP:
            self._fail("drawn", "expected only in the phase keep")
        for seat in range(s.players):
            s.held[seat] = self._hidden_cards(f"{self.colours[seat]} hand", s.hand[seat], hidden)
        rest = t.card_copies - s.discard - s.drawn - s.hand.sum(0) - s.shown.sum(0)
        if (rest < 0).any():
            self._fail("cards", f"expected at most {t.card_copies[int(np.argmin(rest))]} of {CARDS[int(np.argmin(rest))]}")
        if hidden:
            s.pile_size = self._hidden_cards("pile", s.pile, hidden)
        else:
            s.pile[:] = rest
            s.pile_size = int(rest.sum())
            if "pile" in self.lines and self._counts("pile", CARDS) != {c: n for c, n in enumerate(rest.tolist()) if n}:
                self._fail("pile", "expected just the cards that are nowhere else")
        for seat in range(s.players):
            self._pile_most(seat, hidden)

    def _hidden_cards(self, where: str, counts: np.ndarray, hidden: bool) -> int:
        """Cards by kind, or `? 3` in a hidden record. Returns how many."""
        if hidden and self.lines.get(where, "").startswith(UNKNOWN):
            return self._number(where, self._take(where)[1:].strip(), LARGEST_SMALL)
        for card, count in self._counts(where, CARDS).items():
            counts[card] = count
        return int(counts.sum())

    def _pile_most(self, seat: int, hidden: bool) -> None:
        """The default: as many as could be in the pile, given what this seat sees."""
        s, t = self.s, self.box.tables
        where = f"{self.colours[seat]} pile-most"
        if self.lines.get(where) == NONE:
            self._take(where)
        elif where in self.lines:
            for card, count in self._counts(where, CARDS).items():
                s.pile_most[seat, card] = count
        elif not hidden or seat == s.viewer:
            s.pile_most[seat] = t.card_copies - s.discard - s.hand[seat] - s.shown.sum(0)
            if seat == s.player:
                s.pile_most[seat] -= s.drawn

    def _chance(self) -> None:
        words = self._take("chance")
        if not words:
            return
        found = CHANCE.fullmatch(words)
        if found is None or int(found[3]) >= 1 << 63:
            self._fail("chance", "expected two hexadecimal numbers of 64 bits and a count")
        self.s.chance_key[:] = np.array([int(found[1], 16), int(found[2], 16)], np.uint64)
        self.s.chance_count = np.uint64(int(found[3]))
