"""A position as text: one `name: content` per line; `reader` reads it back. See docs/notation.md."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from palais.games.palais_royal.box.box import Box
from palais.games.palais_royal.engine.constants import CARDS, EMPTY, EVERYONE, NOBODY, PHASES, ROOMS, SPECTATOR
from palais.games.palais_royal.engine.state import State

# What is left to do in a turn, and the marks of a position: name in the text, field of the record.
LEFT = {
    "free": "free_left",
    "gate": "gate_left",
    "moves": "moves_left",
    "march": "march_moves",
    "king": "king_left",
    "madame": "madame_left",
    "seals": "card_seals",
    "drawn-old": "drawn_old",
}
MARKS = {
    "last-round": "last_round",
    "begun": "begun",
    "mustering": "mustering",
    "bonus-everywhere": "bonus_everywhere",
    "open-scores": "open_scores",
}
UNKNOWN = "?"
NONE = "none"


def position_text(box: Box, s: State) -> str:
    """Every fact of the record, except what is zero, empty or follows from the rest."""
    colours = box.game.players.colours
    lines = [
        "game: palais-royal",
        f"players: {s.players}",
        f"start: {colours[s.start]}",
        f"round: {s.round_number} of {s.max_rounds}",
        f"turn: {colours[s.player]} {PHASES[s.phase]}",
        _list("left", (f"{name} {n}" for name, field in LEFT.items() if (n := getattr(s, field)))),
        _list("marks", (name for name, field in MARKS.items() if getattr(s, field))),
        _recruiting(box, s),
        f"palace: {_palace(s)}",
        _list("park", _park(box, s)),
    ]
    for seat in range(s.players):
        lines += _player_lines(box, s, seat, colours[seat])
    lines += [
        _list("discard", _counts(s.discard.tolist(), CARDS)),
        _cards_or_unknown("drawn", s.drawn.tolist(), int(s.drawn_size)),
        _cards_or_unknown("pile", s.pile.tolist(), int(s.pile_size)),
        _chance(s),
        _viewer(s, colours),
    ]
    return "\n".join(line for line in lines if line) + "\n"


def _list(name: str, items: Iterable[str]) -> str:
    text = ", ".join(items)
    return f"{name}: {text}" if text else ""


def _counts(numbers: list[int], names: tuple[str, ...]) -> Iterable[str]:
    return (f"{name} {n}" for name, n in zip(names, numbers, strict=True) if n)


def _cards_or_unknown(name: str, numbers: list[int], size: int) -> str:
    """Cards by kind; in a hidden record, only how many there are."""
    return f"{name}: {UNKNOWN} {size}" if size and not any(numbers) else _list(name, _counts(numbers, CARDS))


def _recruiting(box: Box, s: State) -> str:
    return "" if s.field == EMPTY else f"recruiting: {box.fields[s.field].name} {box.tiles[s.tile].name}"


def _palace(s: State) -> str:
    rooms = [ROOMS[room] for room in s.room_at.tolist()]
    return " / ".join(" ".join(rooms[n : n + 3]) for n in (0, 3, 6))


def _park(box: Box, s: State) -> Iterable[str]:
    """Each field with its noble, or with the colour of the servant on it; fields not listed are free."""
    for field in box.fields:
        if s.noble_at[field.number] != EMPTY:
            yield f"{field.name} {box.tiles[s.noble_at[field.number]].name}"
        elif s.servant_at[field.number] != NOBODY:
            yield f"{field.name} {box.game.players.colours[s.servant_at[field.number]]}"


def _player_lines(box: Box, s: State, seat: int, colour: str) -> list[str]:
    nobles = (tile.name for tile in box.tiles if s.owner[tile.number] == seat)
    return [
        f"{colour}: gold {s.gold[seat]}, supply {s.supply[seat]}, reserve {s.reserve[seat]}",
        _list(f"{colour} rooms", _counts(s.servants[seat].tolist(), ROOMS)),
        _list(f"{colour} nobles", nobles),
        _cards_or_unknown(f"{colour} hand", s.hand[seat].tolist(), int(s.held[seat])),
        _list(f"{colour} shown", _counts(s.shown[seat].tolist(), CARDS)),
        _pile_most(s, seat, colour),
    ]


def _pile_most(s: State, seat: int, colour: str) -> str:
    """Blank for the other seats of a hidden record; otherwise always written, even if the pile must be empty."""
    known = s.viewer in (EVERYONE, seat)
    return (
        (_list(f"{colour} pile-most", _counts(s.pile_most[seat].tolist(), CARDS)) or f"{colour} pile-most: {NONE}")
        if known
        else ""
    )


def _chance(s: State) -> str:
    if not any(s.chance_key.tolist()) and not s.chance_count:
        return ""
    return f"chance: {int(s.chance_key[0]):016x} {int(s.chance_key[1]):016x} {int(s.chance_count)}"


def _viewer(s: State, colours: Sequence[str]) -> str:
    if s.viewer == EVERYONE:
        return ""
    return f"viewer: {'spectator' if s.viewer == SPECTATOR else colours[s.viewer]}"
