"""`palais rules`: the numbered rules, and where each one lives in the code; or the rules for players in their language."""

from __future__ import annotations

from typing import Annotated

import typer
from rich.text import Text

from palais.cli.terminal import out


def rules(
    number: Annotated[
        str, typer.Argument(help="A rule such as PR-342, a reading such as R-3, an example such as E8; all if left out.")
    ] = "",
    lang: Annotated[
        str,
        typer.Option("--lang", help="The rules told for players, without numbers, in en, de, fr or nl.", show_default=False),
    ] = "",
) -> None:
    """Print the rules of Palais Royal: all by their numbers, one of them, or as a page for players."""
    if number and lang:
        from palais.core.errors import OptionError

        raise OptionError("the numbered rules are in English only; give a number or --lang, not both")
    if number:
        out.print(Text(rule_text(number)))
    elif lang:
        print_page(lang)
    else:
        print_numbered()


def print_page(language: str) -> None:
    """The rules for players in a language, without the figures that only the site can draw."""
    from rich.markdown import Markdown

    from palais.games.palais_royal.rulebook.pages import page, plain

    out.print(Markdown(plain(page("rules", language))))


def print_numbered() -> None:
    """Every rule, reading and example under its heading."""
    from palais.games.palais_royal.rulebook import rules as all_rules

    section = ""
    for rule in all_rules():
        if rule.section != section:
            section = rule.section
            out.print(Text(f"\n{section}", "bold"))
        out.print(Text(f"{rule.number}  ", "cyan").append(rule.text, "default"))


def rule_text(number: str) -> str:
    """One rule with its number; an OptionError for a number that does not exist."""
    from palais.core.errors import OptionError
    from palais.games.palais_royal.rulebook import rule

    found = rule(number)
    if found is None:
        raise OptionError(f"there is no rule {number!r}; `palais rules` lists them all")
    return f"{found.number}  {found.text}"
