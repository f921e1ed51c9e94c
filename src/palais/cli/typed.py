"""What a person types at the prompt of a terminal game."""

from __future__ import annotations

from typing import Literal, NamedTuple

from rich.table import Table
from rich.text import Text

from palais.core.words import Words

Command = Literal["number", "action", "undo", "board", "rule", "help", "quit"]
SHORT: dict[str, Command] = {
    "q": "quit",
    "quit": "quit",
    "?": "help",
    "h": "help",
    "help": "help",
    "u": "undo",
    "undo": "undo",
    "b": "board",
    "board": "board",
}
EXAMPLES = (
    ("7", "number"),
    ("move gate-stairs", "action"),
    ("u", "undo"),
    ("b", "board"),
    ("r 342", "rule"),
    ("?", "help"),
    ("q", "quit"),
)


class Typed(NamedTuple):
    """A command and what it is about."""

    command: Command
    number: int = 0
    text: str = ""


def read(line: str, choices: int) -> Typed:
    """A number of the list, a command, a rule, or else an action in its notation."""
    line = line.strip()
    word, _, rest = line.partition(" ")
    if line.isascii() and line.isdigit() and len(line) < 5 and 1 <= int(line) <= choices:
        return Typed("number", number=int(line))
    if line.lower() in SHORT:
        return Typed(SHORT[line.lower()])
    if word.lower() in ("r", "rule", "rules") or word.lower().startswith("pr-"):
        return Typed("rule", text=rest or word)
    return Typed("action", text=line)


def help_table(words: Words) -> Table:
    table = Table.grid(padding=(0, 3))
    table.title, table.title_style, table.title_justify = words.say("help-title"), "bold", "left"
    for example, key in EXAMPLES:
        table.add_row(Text(example, "cyan"), words.say(f"help-{key}"))
    return table
