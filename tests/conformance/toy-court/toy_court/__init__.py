"""Toy Court, a third-party game: an audience for everyone at once, secret payments, a muted seat, and dice."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from pathlib import Path
from typing import TYPE_CHECKING, Any, Final

from palais.core.errors import OptionError
from palais.core.kit import GameKit, Levels

if TYPE_CHECKING:
    from palais.core.bot import Factory
    from palais.core.contract import Game
    from palais.core.families import FamilyNames
    from palais.core.words import Words


def _make(data: Path | None) -> Game:
    from toy_court.game import ToyCourt

    if data is not None:
        raise OptionError(f"toy-court has no data files, but was given the folder {data}")
    return ToyCourt()


def _words(language: str) -> Words:
    from toy_court.sentences import load_words

    return load_words(language)


def _bots() -> Mapping[str, Factory]:
    from toy_court.bots import FACTORIES

    return FACTORIES


def _why() -> Callable[..., Any]:
    from toy_court.sentences import why

    return why


def _view() -> Any:
    from toy_court.view import View

    return View


def _families() -> FamilyNames:
    from toy_court.families import FAMILIES

    return FAMILIES


def _rulebook() -> Any:
    from toy_court.rulebook import BOOK

    return BOOK


def _bargaining() -> Any:
    from toy_court.bargain import ToyBargaining

    return ToyBargaining


KIT: Final = GameKit(
    id="toy-court",
    name="Toy Court",
    make=_make,
    words=_words,
    colours=("red", "yellow", "green", "black", "blue", "white"),
    levels=Levels(("level:1", "level:2"), stand_in="level:1", adviser="level:2"),
    bots=_bots,
    families=_families,
    view_type=_view,
    why=_why,
    rulebook=_rulebook,
    bargaining=_bargaining,
)
