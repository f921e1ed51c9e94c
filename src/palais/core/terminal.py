"""What a game provides for `palais play`: drawing its table, and a few sentences."""

from __future__ import annotations

from collections.abc import Collection, Mapping, Sequence
from typing import TYPE_CHECKING, Any, Protocol

from palais.core.choices import Option
from palais.core.contract import Game, Hidden, Outcome
from palais.core.words import Words

if TYPE_CHECKING:
    from rich.console import RenderableType


class Terminal(Protocol):
    """One table in one language."""

    @property
    def styles(self) -> Sequence[str]:
        """The Rich styles of the seats; an attribute is enough."""

    @property
    def quiet(self) -> Collection[str]:
        """Kinds of events without a sentence, because the drawing shows them."""

    def draw(self, view: Mapping[str, Any]) -> RenderableType:
        """The whole table as the seat of the view sees it."""

    def status(self, view: Mapping[str, Any]) -> str:
        """The heading of the choices: what is to be done now, and how much of it is left."""

    def note(self, hidden: Hidden, option: Option) -> str:
        """What to add to the sentence of an option, or an empty string."""

    def winner(self, outcome: Outcome) -> str:
        """Who has won, as a sentence."""


class MakeTerminal(Protocol):
    """Makes the terminal of a table from the game, its words and the names of the players by seat."""

    def __call__(self, game: Game, words: Words, names: Sequence[str], /) -> Terminal: ...
