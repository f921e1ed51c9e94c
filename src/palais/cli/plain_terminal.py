"""The default terminal, for games without one: the view as text, and sentences that fit every game."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, Final

from rich.console import RenderableType
from rich.pretty import Pretty

from palais.core.choices import Option
from palais.core.contract import Hidden, Outcome
from palais.core.words import Words

STYLES: Final = ("red", "yellow", "green", "magenta", "blue", "cyan")


class PlainTerminal:
    """One table in one language; `words` are those of the command line."""

    quiet: tuple[str, ...] = ()

    def __init__(self, words: Words, names: Sequence[str], seat: int) -> None:
        self.words, self.names, self.seat = words, names, seat
        self.styles = [STYLES[other % len(STYLES)] for other in range(len(names))]

    def draw(self, view: Mapping[str, Any]) -> RenderableType:
        return Pretty(view)

    def status(self, view: Mapping[str, Any]) -> str:
        return self.words.say("your-turn", player=self.names[self.seat])

    def note(self, hidden: Hidden, option: Option) -> str:
        return ""

    def winner(self, outcome: Outcome) -> str:
        winners = [self.names[seat] for seat in outcome.winners]
        points = outcome.points[outcome.winners[0]]
        if len(winners) == 1:
            return self.words.say("winner", player=winners[0], points=points)
        players = self.words.say("list-end", rest=", ".join(winners[:-1]), last=winners[-1])
        return self.words.say("winner-shared", players=players, points=points)
