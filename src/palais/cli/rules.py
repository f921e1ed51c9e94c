"""`palais rules`: the numbered rules, and where each one lives in the code."""

from __future__ import annotations

from typing import Annotated

import typer
from rich.text import Text

from palais.cli.terminal import out


def rules(
    number: Annotated[
        str, typer.Argument(help="A rule such as PR-342, a reading such as R-3, an example such as E8; all if left out.")
    ] = "",
) -> None:
    """Print the rules of Palais Royal, all or one by its number."""
    if number:
        out.print(Text(rule_text(number)))
        return
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
