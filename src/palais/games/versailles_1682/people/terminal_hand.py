"""The hand and the King's House in a terminal: what each card does, and whether it can be played."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from rich.console import RenderableType
from rich.table import Table
from rich.text import Text

from palais.core.words import Words
from palais.games.versailles_1682.box.box import Box
from palais.games.versailles_1682.engine.constants import KINDS
from palais.games.versailles_1682.people.card_texts import card_text

View = Mapping[str, Any]


class HandDrawing:
    """Draws cards of one table in one language."""

    def __init__(self, box: Box, words: Words) -> None:
        self.box, self.words = box, words

    def counted(self, card: str, count: int) -> str:
        name = self.words.say("card-name", card=card)
        return f"{name} ×{count}" if count > 1 else name

    def house(self, view: View) -> RenderableType:
        """VE-412: open to all, one to be taken by an action."""
        cards = view["mine"]["house"]
        return self._table(self.words.say("heading-house"), cards) if cards else Text(self.words.say("house-empty"), "dim")

    def hand(self, view: View) -> RenderableType:
        cards = view["mine"]["hand"]
        return self._table(self.words.say("heading-hand"), cards) if cards else Text(self.words.say("hand-empty"), "dim")

    def first_cards(self, view: View) -> Table:
        """Before the game has begun nothing is possible or not."""
        table = self._table(self.words.say("heading-hand"), [{**entry, "possible": True} for entry in view["mine"]["hand"]])
        table.columns.pop(0)
        return table

    def _table(self, heading: str, cards: list[View]) -> Table:
        table = Table.grid(padding=(0, 2))
        table.title, table.title_justify, table.title_style = heading, "left", "bold"
        for entry in cards:
            name = self.counted(entry["card"], entry["count"])
            text = card_text(self.words, self.box, KINDS.index(entry["card"]))
            table.add_row(self._state(entry), Text(name, "bold" if entry["possible"] else "dim"), Text(text, "dim"))
        return table

    def _state(self, entry: View) -> Text:
        """A tick, or in two words what is lacking; a request may suit others only."""
        if entry["lack"] is not None:
            return Text(self.words.say(f"lack-{entry['lack']['what']}", **entry["lack"]["arguments"]), "red")
        return Text("✓", "green") if entry["for_me"] is None else Text(self.words.say("for-others"), "yellow")
