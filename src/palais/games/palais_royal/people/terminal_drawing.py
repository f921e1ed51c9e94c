"""The table in a terminal, drawn from a view. It computes nothing: every number is already in the view."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from rich.console import Group, RenderableType
from rich.padding import Padding
from rich.table import Table
from rich.text import Text

from palais.core.words import Words
from palais.games.palais_royal.box.box import Box
from palais.games.palais_royal.people.sentences import card_sentence

View = Mapping[str, Any]
STYLES = ("red", "yellow", "green", "white")
MARKS = ("☀", "⚜", "✿", "⚷")  # sun, lily, rose, key: colour is never the only sign
SERVANT, CROWN, MITRE = "♟", "♛", "✝"
ORNAMENTS = {"L": "lion", "V": "vase", "F": "fountain", "S": "statue", "s": "·", "b": "≈"}


class TableDrawing:
    """Draws the views of one table in one language."""

    def __init__(self, box: Box, words: Words, names: Sequence[str]) -> None:
        self.box, self.words, self.names = box, words, names

    def draw(self, view: View) -> RenderableType:
        """The whole table as the seat of the view sees it."""
        parts: list[RenderableType] = [self.header(view), self.park(view), self.palace(view), self.players(view), self.hand(view)]
        return Group(*(Padding(part, (1, 0, 0, 1)) for part in parts))

    def header(self, view: View) -> Text:
        say = self.words.say
        line = Text(say("title"), style="bold")
        if view["last_round"]:
            return line.append(f" · {say('last-round')}", "bold magenta")
        left = max(0, view["nobles_in_park"] - view["nobles_at_end"])
        return line.append(f" · {say('nobles-until-end', count=left)}", "dim")

    def park(self, view: View) -> Group:
        """Every field in its place: name, current price, seals and points; any servant on it; the ornaments between."""
        cells = {(field["column"], field["line"]): self._field(field) for field in view["park"]}
        cells |= {(o.column, o.line): Text(f"\n{ORNAMENTS[o.mark]}", "dim", justify="center") for o in self.box.ornaments}
        columns, lines = (1 + max(cell[axis] for cell in cells) for axis in (0, 1))
        table = Table.grid(padding=(0, 1))
        for line in range(lines):
            table.add_row(*(cells.get((column, line), Text("")) for column in range(columns)))
        legend = Text(self.words.say("legend", crown=CROWN, mitre=MITRE), "dim italic")
        return Group(self._row_standings(view), Text(), table, legend)

    def _field(self, field: View) -> Text:
        mark = "²" if 2 in field["rows"].values() else ""
        text = Text(justify="center")
        if field["noble"] is None:
            who = field["servant"]
            return text.append(f"{field['field']}{mark}\n", "dim").append(MARKS[who] if who is not None else "", STYLES[who or 0])
        noble = field["noble"]
        lit = "bold" if field["missing"] == {} else ""
        text.append(f"{field['field']}{mark} {self._gives(noble)}\n", lit or "dim")
        text.append(f"{field['price']}", f"{lit} yellow").append(f" {noble['king']}", f"{lit} cyan")
        return text.append(f" {noble['madame']}", f"{lit} magenta").append(f"→{noble['points']}\n", lit)

    def _gives(self, noble: View) -> str:
        """A privilege in short form: +3♟ servants, +2gold, and so on."""
        if noble["servants"]:
            return f"+{noble['servants']}{SERVANT}"
        return "" if noble["privilege"] is None else f"+{noble['privilege'][:4]}"

    def _row_standings(self, view: View) -> Text:
        text = Text(f"{self.words.say('heading-park')}", "bold")
        for row in view["rows"]:
            text.append(f"  {self.words.say('row-' + row['row'])}", "dim")
            for seat, count in enumerate(row["servants"]):
                if count:
                    text.append(f" {MARKS[seat]}{count}→{row['points'][seat]}", STYLES[seat])
        return text

    def palace(self, view: View) -> Table:
        table = Table(
            show_header=False, show_lines=True, title=self.words.say("heading-palace"), title_justify="left", title_style="bold"
        )
        rooms = [self._room(room) for room in view["palace"]]
        for line in (0, 3, 6):
            table.add_row(*rooms[line : line + 3])
        return table

    def _room(self, room: View) -> Text:
        text = Text(self.words.say(f"room-{room['room']}"))
        majority = room["majority"]
        if majority and majority["seat"] is not None:
            mark = MITRE if majority["reason"] == "cardinal" else CROWN
            text.append(f" {mark}", STYLES[majority["seat"]])
        text.append("\n")
        for seat, count in enumerate(room["servants"]):
            if count:
                text.append(f"{MARKS[seat]}{count} ", STYLES[seat])
        return text

    def players(self, view: View) -> Table:
        say = self.words.say
        names = ("player", "gold", "supply", "reserve", "cards", "nobles", "privileges", "points")
        table = Table(*(say(f"column-{name}") for name in names))
        for player in view["players"]:
            seat = player["seat"]
            turn = "▸ " if view["to_act"] == seat else "  "
            table.add_row(
                Text(f"{turn}{MARKS[seat]} {self.names[seat]}", STYLES[seat]),
                *(str(player[key]) for key in ("gold", "supply", "reserve", "cards")),
                str(sum(1 for noble in player["nobles"] if noble["privilege"]) + player["face_down"]),
                ", ".join(say(f"privilege-{name}", amount=n) for name, n in player["privileges"].items()),
                "?" if player["points"] is None else str(player["points"]),
            )
        return table

    def hand(self, view: View) -> RenderableType:
        """The seat's own hand, and the cards just drawn."""
        seat = view["seat"]
        hand = view["players"][seat]["hand"] if seat >= 0 else None
        lines: list[RenderableType] = (
            [self._cards("heading-drawn", view["cards"]["drawn"], view)] if view["cards"]["drawn"] else []
        )
        lines.append(self._cards("heading-hand", hand, view) if hand else Text(self.words.say("hand-empty"), "dim"))
        return Group(*lines)

    def _cards(self, heading: str, cards: dict[str, int], view: View) -> Table:
        table = Table.grid(padding=(0, 2))
        table.title, table.title_justify, table.title_style = self.words.say(heading), "left", "bold"
        for card, count in cards.items():
            name = self.words.say(f"card-{card}")
            price = Text(str(view["prices"][card]), "yellow")
            table.add_row(f"{count} ×", name, price, Text(card_sentence(self.words, self.box, card), "dim"))
        return table
