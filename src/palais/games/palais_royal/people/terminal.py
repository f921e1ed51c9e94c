"""Palais Royal for `palais play`: the table, the headings and the winner's sentence, on top of what every game has."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, cast

from rich.console import RenderableType

from palais.core.choices import Option
from palais.core.contract import Game, Hidden, Outcome
from palais.core.words import Words
from palais.games.palais_royal.engine.state import fields
from palais.games.palais_royal.game import PalaisRoyal
from palais.games.palais_royal.people.sentences import noble_sentence, winner_sentence
from palais.games.palais_royal.people.terminal_drawing import STYLES, TableDrawing, View

# By phase: the text that says how much is left to do, and the view's field for the number.
LEFT: Final = {
    "setup": ("left-free", "free_left"),
    "reinforce": ("left-gate", "gate_left"),
    "move": ("left-moves", "moves_left"),
    "recruit": ("left-recruitments", "recruitments_left"),
}


class PalaisRoyalTerminal:
    """One table in one language."""

    styles = STYLES
    quiet = ("phase", "started")

    def __init__(self, game: Game, words: Words, names: Sequence[str]) -> None:
        self.box, self.words, self.names = cast(PalaisRoyal, game).box, words, names
        self._drawing = TableDrawing(self.box, words, names)

    def draw(self, view: View) -> RenderableType:
        return self._drawing.draw(view)

    def status(self, view: View) -> str:
        return f"{self.words.say('phase-' + view['phase'])} · {self._left(view)}"

    def _left(self, view: View) -> str:
        """What is left to do in this action."""
        turn, say, phase = view["turn"] or {}, self.words.say, view["phase"]
        if phase in LEFT:
            key, name = LEFT[phase]
            return say("left-muster") if turn.get("mustering") else say(key, count=turn[name])
        if phase == "income":
            return f"{say('left-king', count=turn['king_left'])}, {say('left-madame', count=turn['madame_left'])}"
        return say("your-turn", player=self.names[view["seat"]])

    def note(self, hidden: Hidden, option: Option) -> str:
        """A noble that can be recruited, with its cost and what it gives."""
        field = self.box.field(option.details.get("field", ""))
        return "" if field is None else noble_sentence(self.words, self.box.tiles[fields(hidden).noble_at[field.number]])

    def winner(self, outcome: Outcome) -> str:
        return winner_sentence(self.words, outcome, self.names)
