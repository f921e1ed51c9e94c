"""Palais Royal. Other packages know only its `KIT`; every part is imported on first use."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from importlib import import_module, resources
from pathlib import Path
from typing import TYPE_CHECKING, Any, Final

from palais.core.kit import GameKit, Levels
from palais.core.training import Trainer
from palais.games.palais_royal.flags import OPTION_FLAGS, TRAINING_FLAGS

if TYPE_CHECKING:
    from palais.core.bot import Factory
    from palais.core.contract import Game
    from palais.core.words import Words
    from palais.games.palais_royal.people.browser_data import BrowserData

LEVELS: Final = tuple(f"level:{number}" for number in range(1, 12))
WITHOUT_LOOKING: Final = "level:9"  # the strongest level that does not look ahead
STRONGEST: Final = len(LEVELS)
ADVISER: Final = LEVELS[-1]
INTERIM: Final = dict.fromkeys(LEVELS[LEVELS.index(WITHOUT_LOOKING) + 1 :], WITHOUT_LOOKING)  # played while the search compiles


def _part(module: str, name: str) -> Callable[[], Any]:
    """A name from a module of this package, imported on first use."""
    return lambda: getattr(import_module(f"{__name__}.{module}"), name)


def _make(data: Path | None) -> Game:
    from palais.games.palais_royal.game import PalaisRoyal

    return PalaisRoyal(data)


def _words(language: str) -> Words:
    from palais.games.palais_royal.people.sentences import load_words

    return load_words(language)


def _bots() -> Mapping[str, Factory]:
    from palais.games.palais_royal.bots.levels import FACTORIES

    return FACTORIES


def _random_games() -> Callable[..., Any]:
    from palais.games.palais_royal.game import PalaisRoyal

    return PalaisRoyal.random_games


def _browser_data() -> BrowserData:
    from palais.games.palais_royal.people.browser_data import browser_data

    return browser_data()


KIT: Final = GameKit(
    id="palais-royal",
    name="Palais Royal",
    make=_make,
    words=_words,
    colours=("red", "yellow", "green", "black"),
    levels=Levels(LEVELS, stand_in=WITHOUT_LOOKING, adviser=ADVISER, interim=INTERIM),
    bots=_bots,
    flags=OPTION_FLAGS,
    view_type=_part("people.view_types", "View"),
    browser_data=_browser_data,
    why=_part("bots.hint_reasons", "why"),
    rulebook=_part("rulebook.pages", "BOOK"),
    lessons=lambda: resources.files(__name__) / "lessons",
    batch=_part("batch", "make_batch"),
    openspiel=f"{__name__}.openspiel.games",
    picture=_part("people.picture", "picture"),
    terminal=_part("people.terminal", "PalaisRoyalTerminal"),
    random_games=_random_games,
    bench=_part("bench", "BENCH"),
    trainer=Trainer(TRAINING_FLAGS, _part("bots.training.begin", "begin_training")),
)
