"""Everything about a game besides its rules: one `GameKit` per game, found by the game's id.

A built-in game is a package in `palais/games`, named like its id with underscores, with a `KIT`. A third-party game is a
package with an entry point in the group `palais.games`. There is nothing else to register.
"""

from __future__ import annotations

import pkgutil
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from functools import cache
from importlib import import_module
from importlib.metadata import EntryPoint, entry_points
from importlib.util import find_spec
from pathlib import Path
from typing import TYPE_CHECKING, Any, Final

from palais.core.errors import OptionError

if TYPE_CHECKING:
    from importlib.resources.abc import Traversable

    import msgspec
    import numpy as np
    import numpy.typing as npt

    from palais.core.bargain.contract import MakeBargaining
    from palais.core.batch import MakeBatch
    from palais.core.bot import Factory
    from palais.core.contract import Game, Hidden, State
    from palais.core.etiquette import Etiquette
    from palais.core.events import Event
    from palais.core.families import FamilyNames
    from palais.core.flags import Flag
    from palais.core.measurements import EngineBench, RandomGames
    from palais.core.phrase import Phrase
    from palais.core.rulebook import Rulebook
    from palais.core.terminal import MakeTerminal
    from palais.core.training import Trainer
    from palais.core.words import Words

ENTRY_POINT_GROUP: Final = "palais.games"
DEFAULT_GAME: Final = "palais-royal"
GAMES_PACKAGE: Final = "palais.games"  # one subpackage per built-in game

Why = Callable[["Game", int, "State", "State", list["Event"]], "Phrase"]  # game, seat, state before, state after, events


@dataclass(frozen=True)
class Levels:
    """The bot levels, from the mildest to the strongest."""

    codes: Sequence[str]
    stand_in: str  # plays for people who leave or run out of time
    adviser: str  # gives hints
    interim: Mapping[str, str] = field(default_factory=dict)  # weaker bots that play while these are being compiled


@dataclass(frozen=True)
class GameKit:
    """The parts of a game. Most are functions, so that what is not used is not imported.

    The words of a game are its phrases, `refusal-<code>` for each refusal, `phase-<phase>` for each phase,
    `colour-<colour>` for each seat and `score-<part>` for each part of an outcome.
    """

    id: str
    name: str
    make: Callable[[Path | None], Game]  # with the built-in data, or the data files of a folder
    words: Callable[[str], Words]  # by language
    colours: Sequence[str]  # of the seats, in the order in which they are offered
    levels: Levels
    bots: Callable[[], Mapping[str, Factory]]  # by the first word of their code; `random` exists for every game
    flags: Sequence[Flag] = ()  # options of a new game with a flag of their own on the command line
    families: Callable[[], FamilyNames] | None = None  # seats have a family name chosen by their player
    etiquette: Callable[[], Etiquette] | None = None  # forms of address, for tables that check them
    view_type: Callable[[], Any] | None = None  # of `Game.view`, for the browser's types
    browser_data: Callable[[], msgspec.Struct] | None = None  # what the browser shows without a table; written by `make types`
    why: Callable[[], Why] | None = None  # the reason behind a hint
    rulebook: Callable[[], Rulebook] | None = None
    lessons: Callable[[], Traversable] | None = None  # the folder of its lessons, see core/lessons.py
    batch: Callable[[], MakeBatch] | None = None  # many games in arrays, for the environments
    openspiel: str | None = None  # the module that registers it
    picture: Callable[[], Callable[[Game, Hidden], npt.NDArray[np.uint8]]] | None = None
    terminal: Callable[[], MakeTerminal] | None = None  # how `palais play` draws it
    random_games: Callable[[], RandomGames] | None = None  # whole games of random play, compiled
    bench: Callable[[], EngineBench] | None = None
    trainer: Trainer | None = None  # how its bots learn
    bargaining: Callable[[], MakeBargaining] | None = None  # offers between its players
    older: Callable[[], Mapping[int, Game]] | None = None  # by rules version: what was begun with these is played on with them


def kit(id: str = DEFAULT_GAME) -> GameKit:
    """The kit of a game. Raises OptionError if no such game is installed."""
    found = find_kit(id)
    if found is None:
        raise OptionError(f"there is no game {id!r}; the games are {', '.join(game_ids())}")
    return found


def find_kit(id: str) -> GameKit | None:
    """The kit of a game, or None if no such game is installed."""
    found = _ours(id) or _theirs().get(id)
    return None if found is None else _load(found)


def game(id: str = DEFAULT_GAME, data: Path | str | None = None) -> Game:
    """A game by its id, with the built-in data or the data files of a folder."""
    return kit(id).make(Path(data) if data is not None else None)


def older_games(ids: Sequence[str]) -> dict[tuple[str, int], Game]:
    """The older rules that these games still have, by game and rules version."""
    makers = {id: kit(id).older for id in ids}
    return {(id, version): game for id, make in makers.items() if make is not None for version, game in make().items()}


def game_ids() -> list[str]:
    """Every installed game, built-in ones first."""
    folders = pkgutil.iter_modules(import_module(GAMES_PACKAGE).__path__)
    names = [module.name.replace("_", "-") for module in folders if module.ispkg]
    ours = sorted(id for id in names if _ours(id) is not None)
    return [*ours, *sorted(set(_theirs()) - set(ours))]


def _ours(id: str) -> EntryPoint | None:
    """A built-in game, by the name of its package: entry points are not scanned for it."""
    folder = f"{GAMES_PACKAGE}.{id.replace('-', '_')}"
    if "." in id or "_" in id or not id or find_spec(folder) is None:
        return None
    if not hasattr(import_module(folder), "KIT"):  # a game in the making
        return None
    return EntryPoint(id, f"{folder}:KIT", ENTRY_POINT_GROUP)


@cache
def _theirs() -> dict[str, EntryPoint]:
    return {point.name: point for point in entry_points(group=ENTRY_POINT_GROUP)}


@cache
def _load(point: EntryPoint) -> GameKit:
    loaded: GameKit = point.load()
    if loaded.id != point.name:
        raise OptionError(f"the game {point.name!r} calls itself {loaded.id!r}; its entry point must have the same name")
    return loaded
