"""Versailles 1682. `KIT` is all the house knows of it; every part is imported when it is first asked for."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from importlib import import_module, resources
from pathlib import Path
from typing import TYPE_CHECKING, Any, Final

from palais.core.kit import GameKit, Levels
from palais.core.training import Trainer
from palais.games.versailles_1682.flags import OPTION_FLAGS, TRAINING_FLAGS

if TYPE_CHECKING:
    from palais.core.bot import Factory
    from palais.core.contract import Game
    from palais.core.families import FamilyNames
    from palais.core.words import Words
    from palais.games.versailles_1682.people.browser_data import BrowserData

LEVELS: Final = tuple(f"level:{number}" for number in range(1, 6))
WITHOUT_LOOKING: Final = "level:4"  # the strongest of those that do not play on in their heads
INTERIM: Final = dict.fromkeys(LEVELS[3:], "level:3")  # rules of thumb need no compiler


def _part(module: str, name: str) -> Callable[[], Any]:
    """Something of this package, imported when it is asked for."""
    return lambda: getattr(import_module(f"{__name__}.{module}"), name)


def _make(data: Path | None) -> Game:
    from palais.games.versailles_1682.game import Versailles1682

    return Versailles1682(data)


def _words(language: str) -> Words:
    from palais.games.versailles_1682.people.sentences import load_words

    return load_words(language)


def _bots() -> Mapping[str, Factory]:
    from palais.games.versailles_1682.bargain.bots.factories import FACTORIES

    return FACTORIES


def _families() -> FamilyNames:
    from palais.games.versailles_1682.people.families import families

    return families()


def _random_games() -> Callable[..., Any]:
    from palais.games.versailles_1682.game import Versailles1682

    return Versailles1682.random_games


def _browser_data() -> BrowserData:
    from palais.games.versailles_1682.people.browser_data import browser_data

    return browser_data()


KIT: Final = GameKit(
    id="versailles-1682",
    name="Versailles 1682",
    make=_make,
    words=_words,
    colours=("red", "yellow", "green", "black", "blue", "white"),
    levels=Levels(LEVELS, stand_in=WITHOUT_LOOKING, adviser=LEVELS[-1], interim=INTERIM),
    bots=_bots,
    flags=OPTION_FLAGS,
    families=_families,
    etiquette=_part("people.etiquette", "ETIQUETTE"),
    view_type=_part("people.view_types", "View"),
    browser_data=_browser_data,
    why=_part("bots.hint_reasons", "why"),
    rulebook=_part("rulebook.pages", "BOOK"),
    lessons=lambda: resources.files(__name__) / "lessons",
    batch=_part("batch", "make_batch"),
    openspiel=f"{__name__}.openspiel.games",
    terminal=_part("people.terminal", "VersaillesTerminal"),
    random_games=_random_games,
    bench=_part("bench", "BENCH"),
    trainer=Trainer(TRAINING_FLAGS, _part("bots.training.begin", "begin_training")),
    bargaining=_part("bargain.bargaining", "VersaillesBargaining"),
)
