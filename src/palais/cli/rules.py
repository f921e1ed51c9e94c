"""`palais rules`: the numbered rules of a game, or the rules for players in their language."""

from __future__ import annotations

from itertools import groupby
from typing import TYPE_CHECKING, Annotated

import typer
from rich.text import Text

from palais.cli.arguments import GAME_FLAG, GameId
from palais.cli.console import out
from palais.core.errors import OptionError
from palais.core.kit import DEFAULT_GAME, game_ids, kit
from palais.core.words import system_language

if TYPE_CHECKING:
    from collections.abc import Iterator

    from palais.core.kit import GameKit
    from palais.core.rulebook import Rulebook


def rules(
    number: Annotated[
        str, typer.Argument(help="A rule such as PR-342, a reading such as R-3, an example such as E8; all if left out.")
    ] = "",
    game: GameId = DEFAULT_GAME,
    lang: Annotated[
        str,
        typer.Option("--lang", help="The rules told for players, without numbers, in en, de, fr or nl.", show_default=False),
    ] = "",
) -> None:
    """Print the rules of a game: all by their numbers, one of them, or as a page for players."""
    if number and lang:
        raise OptionError("the numbered rules are in English only; give a number or --lang, not both")
    chosen = kit(game)
    if chosen.rulebook is None:
        raise OptionError(f"{chosen.name} comes without a rulebook")
    book = chosen.rulebook()
    if number:
        _print_rule(chosen, number)
    elif lang or not book.rules():
        _print_page(book, lang or system_language())
    else:
        _print_numbered(book)


def _books(chosen: GameKit) -> Iterator[Rulebook]:
    """The rulebook of the game; without --game those of the others too: most numbers tell by their letters whose they are."""
    others = [kit(id) for id in game_ids() if id != chosen.id] if chosen.id == DEFAULT_GAME else []
    for found in (chosen, *others):
        if found.rulebook is not None:
            yield found.rulebook()


def _print_page(book: Rulebook, language: str) -> None:
    """The rules for players in a language, without the figures that only the site can draw."""
    from rich.markdown import Markdown

    from palais.core.rulebook import plain

    out.print(Markdown(plain(book.page("rules", language))))


def _print_numbered(book: Rulebook) -> None:
    """Every rule, reading and example under its heading."""
    section = ""
    for rule in book.rules():
        if rule.section != section:
            section = rule.section
            out.print(Text(f"\n{section}", "bold"))
        out.print(Text(f"{rule.number}  ", "cyan").append(rule.text, "default"))


def _print_rule(chosen: GameKit, number: str) -> None:
    """One rule with its number, and where its values come from; an OptionError for a number that does not exist."""
    for book in _books(chosen):
        if (found := book.rule(number)) is not None:
            break
    else:
        raise OptionError(f"there is no rule {number!r}; `palais rules {GAME_FLAG} {chosen.id}` lists them all")
    out.print(Text(f"{found.number}  {found.text}"))
    for (provenance, source), values in groupby(book.values(found.number), lambda value: (value.provenance, value.source)):
        out.print(Text(f"\n{provenance}: {source}", "cyan"))
        for value in values:
            out.print(Text(f"  {value.key} = {value.value}"))
