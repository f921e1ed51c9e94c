"""Routes: the games of this server, their words and their rulebooks."""

from __future__ import annotations

from typing import Annotated

from litestar import get
from litestar.params import Parameter

from palais.core.errors import OptionError
from palais.core.kit import kit
from palais.tables.refusals import Refusal
from palais.web.context import SiteContext
from palais.web.problems import problems
from palais.web.schemas import BotFacts, GameFacts
from palais.web.words import game_words

GameId = Annotated[str, Parameter(min_length=1, max_length=32, description="The id of a game")]
Language = Annotated[str, Parameter(min_length=2, max_length=2, description="en, de, fr or nl")]
PageName = Annotated[str, Parameter(min_length=1, max_length=32, description="A page of the rulebook, such as rules or short")]


def game_facts(site: SiteContext) -> list[GameFacts]:
    """Every game with its player counts, colours and bots."""
    return [_facts(site, id) for id in site.tables.games]


def _facts(site: SiteContext, id: str) -> GameFacts:
    game, found = site.tables.games[id], kit(id)
    bots = [BotFacts(code, site.bots.is_ready(id, code)) for code in found.levels.codes]
    stand_in = site.bots.stand_in(id)
    families = [] if found.families is None else found.families().names
    return GameFacts(id, found.name, game.min_players, game.max_players, list(found.colours), bots, stand_in, families)


@get(
    "/games/{game_id:str}/words/{language:str}",
    media_type="text/plain",
    responses=problems(404),
    summary="A game's Fluent catalogue, for pages that were built without it",
)
async def get_words(game_id: GameId, language: Language, site: SiteContext) -> str:
    _check_game(site, game_id)
    try:
        return game_words(game_id, language).source
    except OptionError:
        raise Refusal("not-found") from None


@get(
    "/games/{game_id:str}/rulebook/{page:str}/{language:str}",
    media_type="text/markdown",
    responses=problems(404),
    summary="A page of a game's rulebook as Markdown",
)
async def get_rulebook(game_id: GameId, page: PageName, language: Language, site: SiteContext) -> str:
    _check_game(site, game_id)
    book = kit(game_id).rulebook
    try:
        if book is not None:
            return book().page(page, language)
    except OptionError:
        pass
    raise Refusal("not-found")


def _check_game(site: SiteContext, id: str) -> None:
    if id not in site.tables.games:
        raise Refusal("not-found")


GAMES = (get_words, get_rulebook)
