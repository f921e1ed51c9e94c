"""A position as text, a line for each thing. What is zero or empty for all is left out, except in scalars."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from palais.games.versailles_1682.engine.constants import COUNTRIES, KINDS, LEDGER
from palais.games.versailles_1682.engine.state import SCALARS, State
from palais.games.versailles_1682.notation.fields import BY_SEAT, BY_SEAT_AND_KIND, PILES, SEAT_WORDS, WORDS

TITLE = "versailles-1682 position 1"
NONE = "none"


def position_text(s: State) -> str:
    return "\n".join([TITLE, *_lines(s)]) + "\n"


def _lines(s: State) -> Iterator[str]:
    for name in SCALARS:
        yield f"{name}: {_word(name, getattr(s, name), WORDS)}"
    yield f"war: {_list(COUNTRIES[c] for c in range(len(COUNTRIES)) if s.war[c])}"
    for name in BY_SEAT:
        yield f"{name}: {' '.join(_word(name, value, SEAT_WORDS) for value in getattr(s, name)[: s.players].tolist())}"
    for name in PILES:
        yield f"{name}: {cards_text(getattr(s, name))}"
    for name in ("moved", "paid"):
        yield f"{name}: {_list(KINDS[k] for k in getattr(s, name).nonzero()[0].tolist())}"
    yield from _by_seat(s)
    yield f"chance: {' '.join(f'{int(word):016x}' for word in s.chance_key)} {' '.join(str(int(n)) for n in s.chance_count)}"
    for stream in range(2):
        yield f"forced {stream}: {_list(str(n) for n in s.forced[stream, : s.forced_count[stream]].tolist())}"


def _by_seat(s: State) -> Iterator[str]:
    for seat in range(s.players):
        for name in BY_SEAT_AND_KIND:
            yield f"{name} {seat}: {cards_text(getattr(s, name)[seat])}"
        entries = zip(LEDGER, s.ledger[seat].tolist(), strict=True)
        yield f"ledger {seat}: {_list(f'{name}={livres}' for name, livres in entries if livres)}"
        for other in range(s.players):
            if s.seen[seat, other].any():
                yield f"seen {seat} {other}: {cards_text(s.seen[seat, other])}"
    for n, line in enumerate(s.by_round.tolist()):
        if any(line):
            yield f"fortunes {n + 1}: {' '.join(str(livres) for livres in line[: s.players])}"


def _word(name: str, value: int, words: dict[str, tuple[str, ...]]) -> str:
    if name not in words:
        return str(value)
    return words[name][value] if value >= 0 else NONE


def _list(words: Any) -> str:
    return " ".join(words) or NONE


def cards_text(counts: Any) -> str:
    """Cards by kind: `comte poison*2`."""
    return _list(KINDS[k] + (f"*{counts[k]}" if counts[k] > 1 else "") for k in counts.nonzero()[0].tolist())
