"""Versailles 1682 for `palais play`: the table, the headings and the winner's sentence, beside what every game has."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, cast

from rich.console import RenderableType

from palais.core.choices import Option
from palais.core.contract import Game, Hidden, Outcome
from palais.core.words import Words
from palais.games.versailles_1682.engine.state import fields
from palais.games.versailles_1682.game import Versailles1682
from palais.games.versailles_1682.people.families import families
from palais.games.versailles_1682.people.terminal_drawing import STYLES, CourtDrawing
from palais.games.versailles_1682.people.terminal_notes import Notes

View = Mapping[str, Any]


class VersaillesTerminal:
    """One table in one language."""

    styles = STYLES
    quiet = ("granted", "done", "introduced", "heard")  # the die says it already

    def __init__(self, game: Game, words: Words, names: Sequence[str]) -> None:
        box = cast(Versailles1682, game).box
        self.words, self.names = words, names
        self._drawing = CourtDrawing(box, words, names, families().names)
        self._notes = Notes(box, words, names)

    def draw(self, view: View) -> RenderableType:
        return self._drawing.draw(view)

    def status(self, view: View) -> str:
        """The phase, what is left of the turn, and the question."""
        say, turn = self.words.say, view["turn"]
        question = "choose-ready" if view["step"] == "negotiate" else f"choose-{view['step']}"
        parts = [say(f"phase-{view['phase']}")]
        if turn is not None:
            parts.append(say("left", actions=turn["actions_left"], power=turn["power"]))
        return " · ".join([*parts, say(question)])

    def note(self, hidden: Hidden, option: Option) -> str:
        return self._notes.note(fields(hidden), hidden.viewer, option)

    def winner(self, outcome: Outcome) -> str:
        winners = [self.names[seat] for seat in outcome.winners]
        points = outcome.points[outcome.winners[0]]
        if len(winners) == 1:
            return self.words.say("winner", player=winners[0], points=points)
        players = self.words.say("list-end", rest=", ".join(winners[:-1]), last=winners[-1])
        return self.words.say("winner-shared", players=players, points=points)
