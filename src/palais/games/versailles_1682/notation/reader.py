"""The position a text describes. Whatever is not as the writer writes it is refused with a sentence."""

from __future__ import annotations

import re
from typing import Any

from palais.core.errors import NotationError
from palais.games.versailles_1682.box.box import Box
from palais.games.versailles_1682.engine import state
from palais.games.versailles_1682.engine.constants import (
    COUNTRIES,
    FIRST_OFFICE,
    KINDS,
    LAST_GOVERNORSHIP,
    LEDGER,
    NOBODY,
    ROUNDS_KEPT,
)
from palais.games.versailles_1682.engine.state import FORCED, SCALARS, State
from palais.games.versailles_1682.notation.checks import check_position
from palais.games.versailles_1682.notation.fields import BY_SEAT, BY_SEAT_AND_KIND, LIMITS, MOST, PILES, SEAT_WORDS, WORDS
from palais.games.versailles_1682.notation.writer import NONE, TITLE

CARD = re.compile(r"(?P<kind>[a-z_]+)(\*(?P<count>\d{1,3}))?")
LONGEST = 100_000


def parse_position(box: Box, text: str) -> State:
    """Raises NotationError."""
    lines = _split(text)
    s = state.empty()
    for name in SCALARS:
        setattr(s, name, _number(name, _take(lines, name), WORDS, LIMITS[name]))
    for name in PILES:
        _read_cards(getattr(s, name), name, _take(lines, name))
    for country in _words("war", _take(lines, "war"), COUNTRIES):
        s.war[country] = 1
    for name in ("moved", "paid"):
        for kind in _words(name, _take(lines, name), KINDS[: LAST_GOVERNORSHIP + 1]):
            getattr(s, name)[kind] = 1
    _read_seats(s, lines)
    _read_chance(s, lines)
    _expect(not lines, f"only lines of a position, not {next(iter(lines), '')!r}")
    _find_holders(s)
    check_position(box, s)
    return s


def _split(text: str) -> dict[str, str]:
    _expect(len(text) <= LONGEST, "a shorter text")
    title, *rest = [line.strip() for line in text.strip().splitlines()] or [""]
    _expect(title == TITLE, f"{TITLE!r} as its first line")
    lines: dict[str, str] = {}
    for line in filter(None, rest):
        name, colon, value = line.partition(":")
        _expect(bool(colon) and name not in lines, f"a name, a colon and a value, each name once, found {line[:40]!r}")
        lines[name] = value.strip()
    return lines


def _expect(condition: bool, what: str) -> None:
    if not condition:
        raise NotationError(f"this is no position: expected {what}")


def _take(lines: dict[str, str], name: str) -> str:
    _expect(name in lines, f"a line {name!r}")
    return lines.pop(name)


def _number(name: str, text: str, words: dict[str, tuple[str, ...]], limits: tuple[int, int]) -> int:
    if name in words:
        known = {word: n for n, word in enumerate(words[name])} | ({NONE: -1} if limits[0] < 0 else {})
        _expect(text in known, f"{name}: one of {', '.join(known)}, found {text[:40]!r}")
        return known[text]
    _expect(re.fullmatch(r"-?\d{1,10}", text, re.ASCII) is not None, f"{name}: a number, found {text[:40]!r}")
    _expect(limits[0] <= int(text) <= limits[1], f"{name}: {limits[0]} to {limits[1]}, found {text}")
    return int(text)


def _words(name: str, text: str, known: tuple[str, ...]) -> list[int]:
    words = [] if text == NONE else text.split()
    for word in words:
        _expect(word in known, f"{name}: only {', '.join(known)}, found {word[:40]!r}")
    return [known.index(word) for word in words]


def _read_cards(counts: Any, name: str, text: str) -> None:
    for word in [] if text == NONE else text.split():
        found = CARD.fullmatch(word)
        _expect(found is not None and found["kind"] in KINDS, f"{name}: cards, found {word[:40]!r}")
        assert found is not None
        count = int(found["count"] or 1)
        _expect(1 <= count <= 127, f"{name}: 1 to 127 of a card, found {count}")
        counts[KINDS.index(found["kind"])] = count


def _read_seats(s: State, lines: dict[str, str]) -> None:
    for name, limits in BY_SEAT.items():
        values = _take(lines, name).split()
        _expect(len(values) == s.players, f"{name}: a value for each of the {s.players} players")
        for seat, value in enumerate(values):
            getattr(s, name)[seat] = _number(name, value, SEAT_WORDS, limits)
    for seat in range(s.players):
        for name in BY_SEAT_AND_KIND:
            _read_cards(getattr(s, name)[seat], name, _take(lines, f"{name} {seat}"))
        _read_ledger(s, seat, _take(lines, f"ledger {seat}"))
        for other in range(s.players):
            if f"seen {seat} {other}" in lines:
                _read_cards(s.seen[seat, other], "seen", lines.pop(f"seen {seat} {other}"))
    for n in range(ROUNDS_KEPT):
        if f"fortunes {n + 1}" in lines:
            values = lines.pop(f"fortunes {n + 1}").split()
            _expect(len(values) == s.players, f"fortunes {n + 1}: a value for each of the {s.players} players")
            s.by_round[n, : s.players] = [_number("fortunes", value, {}, (0, MOST)) for value in values]


def _read_ledger(s: State, seat: int, text: str) -> None:
    for entry in [] if text == NONE else text.split():
        name, _, value = entry.partition("=")
        _expect(name in LEDGER, f"ledger: only {', '.join(LEDGER)}, found {name[:40]!r}")
        s.ledger[seat, LEDGER.index(name)] = _number("ledger", value, {}, (-MOST, MOST))


def _read_chance(s: State, lines: dict[str, str]) -> None:
    parts = _take(lines, "chance").split()
    _expect(
        len(parts) == 6 and all(re.fullmatch(r"[0-9a-f]{1,16}", part) for part in parts[:4]), "chance: four keys and two counts"
    )
    for n, word in enumerate(parts[:4]):
        s.chance_key[n] = int(word, 16)
    for n, count in enumerate(parts[4:]):
        s.chance_count[n] = _number("chance", count, {}, (0, MOST))
    for stream in range(2):
        text = _take(lines, f"forced {stream}")
        numbers = [] if text == NONE else text.split()
        _expect(len(numbers) <= FORCED, f"forced {stream}: at most {FORCED} numbers")
        s.forced_count[stream] = len(numbers)
        for n, number in enumerate(numbers):
            s.forced[stream, n] = _number("forced", number, {}, (0, 9 if stream == 0 else 126))


def _find_holders(s: State) -> None:
    """Where offices and governorships lie stands in the cards before the courtiers."""
    s.holder[:] = NOBODY
    for seat in range(s.players):
        for kind in range(FIRST_OFFICE, LAST_GOVERNORSHIP + 1):
            if s.before[seat, kind]:
                _expect(s.holder[kind] == NOBODY, f"{KINDS[kind]} before one courtier only")
                s.holder[kind] = seat
