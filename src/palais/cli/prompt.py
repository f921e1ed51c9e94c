"""Parses what is typed at the prompt of a terminal game."""

from __future__ import annotations

import re
from typing import Literal, NamedTuple

Command = Literal["numbers", "action", "undo", "table", "hint", "why", "rule", "help", "quit", "bargain"]
WORDS: dict[str, Command] = {
    "q": "quit",
    "quit": "quit",
    "?": "help",
    "h": "help",
    "help": "help",
    "u": "undo",
    "undo": "undo",
    "b": "table",
    "board": "table",
    "table": "table",
    "hint": "hint",
}
WITH_SUBJECT: dict[str, Command] = {"r": "rule", "rule": "rule", "rules": "rule", "w": "why", "why": "why"}
BARGAINING = ("offers", "offer", "terms", "accept", "decline", "withdraw")
NUMBERS = re.compile(r"\d{1,4}(?:[ ,]+\d{1,4})*")


class Typed(NamedTuple):
    """A command and its arguments."""

    command: Command
    numbers: tuple[int, ...] = ()
    text: str = ""


def read_prompt(line: str, choices: int) -> Typed:
    """Numbers from the list, a command, or else an action in its notation."""
    line = line.strip()
    if line.isascii() and NUMBERS.fullmatch(line):
        numbers = tuple(map(int, re.findall(r"\d+", line)))
        if all(1 <= number <= choices for number in numbers):
            return Typed("numbers", numbers)
    if line.lower() in WORDS:
        return Typed(WORDS[line.lower()])
    word, _, subject = line.partition(" ")
    if word.lower() in WITH_SUBJECT:
        return Typed(WITH_SUBJECT[word.lower()], text=subject.strip())
    if word.lower() in BARGAINING:
        return Typed("bargain", text=f"{word.lower()} {subject.strip()}".strip())
    return Typed("action", text=line)
