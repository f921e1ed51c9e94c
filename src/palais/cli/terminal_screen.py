"""Output of a terminal game: the table, choices, events, help and the final score."""

from __future__ import annotations

from collections.abc import Sequence
from importlib import resources

from rich.table import Column, Table
from rich.text import Text

from palais.cli.console import out
from palais.cli.plain_terminal import PlainTerminal
from palais.core.choices import Option
from palais.core.contract import Game, Hidden, Outcome, State
from palais.core.events import Event
from palais.core.kit import GameKit
from palais.core.phrase import Phrase
from palais.core.terminal import Terminal
from palais.core.words import Words


def command_line_words(language: str) -> Words:
    """The words of the terminal that are the same for every game."""
    return Words(resources.files("palais.cli") / "i18n", language)


class Screen:
    """The terminal of one seat, in one language."""

    def __init__(self, game: Game, kit: GameKit, players: int, seat: int, language: str) -> None:
        self.game, self.seat = game, seat
        self.words, self.game_words = command_line_words(language), kit.words(language)
        self.names = [self.game_words.say(f"colour-{colour}") for colour in kit.colours[:players]]
        self.rulebook = kit.rulebook() if kit.rulebook else None
        self.bargains = kit.bargaining is not None
        self.terminal: Terminal = (
            kit.terminal()(game, self.game_words, self.names) if kit.terminal else PlainTerminal(self.words, self.names, seat)
        )

    def print(self, sentence: str, style: str = "") -> None:
        out.print(Text(sentence, style))

    def say(self, key: str, style: str = "", /, **arguments: str | int) -> None:
        """A sentence of the command line."""
        self.print(self.words.say(key, **arguments), style)

    def sentence(self, phrase: Phrase, **arguments: str | int) -> str:
        """A phrase of the game."""
        return self.game_words.say(phrase.key, **arguments, **phrase.filled(self.names))

    def table(self, hidden: Hidden) -> None:
        out.print(self.terminal.draw(self.game.view(hidden, self.seat)))

    def choices(self, hidden: Hidden) -> list[int]:
        """Print the choices, numbered in order; a choice of several ends with its confirmation."""
        self.print(self.terminal.status(self.game.view(hidden, self.seat)), "bold")
        actions: list[int] = []
        for choice in self.game.choices(hidden, self.seat):
            if choice.pick == "amount" and len(choice.options) > 1:
                self._amounts(len(actions) + 1, choice.options)
                actions += [option.action for option in choice.options]
                continue
            for option in choice.options:
                actions.append(option.action)
                self._option(len(actions), hidden, option)
            if choice.confirm is not None:
                actions.append(choice.confirm)
                self._option(len(actions), hidden, Option(choice.confirm, self.game.action_text(choice.confirm), {}))
        return actions

    def _option(self, number: int, hidden: Hidden, option: Option) -> None:
        sentence, note = self.action(option.action), self.terminal.note(hidden, option)
        told = self.words.say("option-note", action=sentence, note=note) if note else sentence
        out.print(Text(f"{number:4}  ", "cyan").append(told, "default"))

    def _amounts(self, first: int, options: Sequence[Option]) -> None:
        """One line for all amounts, with the numbers of the smallest and the largest."""
        numbers = f"{first}-{first + len(options) - 1}"
        least, most = (self.action(option.action) for option in (options[0], options[-1]))
        out.print(Text(f"{numbers:>4}  ", "cyan").append(f"{least} … {most}", "default"))

    def action(self, action: int) -> str:
        return self.sentence(self.game.action_phrase(action))

    def events(self, events: Sequence[Event], after: State) -> None:
        """Print the events, as this seat may know them."""
        for event in self.game.hide_events(events, self.seat):
            if event.kind in self.terminal.quiet:
                continue
            phrase, by_player = self.game.event_phrase(event, after), event.seat >= 0
            player = {"player": self.names[event.seat]} if by_player else {}
            self.print(self.sentence(phrase, **player), self.terminal.styles[event.seat] if by_player else "")

    def refusal(self, code: str) -> None:
        self.print(self.game_words.say(f"refusal-{code}"), "red")

    def rule(self, number: str) -> bool:
        """Print a rule of the rulebook. Returns False if there is no rule with this number."""
        found = self.rulebook.rule(number) if self.rulebook else None
        if found is not None:
            self.print(f"{found.number}  {found.text}")
        return found is not None

    def hint(self, actions: Sequence[int], why: Phrase) -> None:
        self.say("hint-title", "bold")
        for action in actions:
            self.print(f"  {self.game.action_text(action)}: {self.action(action)}")
        self.print(self.sentence(why))

    def help(self, actions: Sequence[int]) -> None:
        """Print all commands, with examples from this position."""
        examples = {"number": "1", "action": self.game.action_text(actions[0]), "undo": "u", "table": "b", "hint": "hint"}
        examples |= {"why": "w …", "help": "?", "quit": "q"}
        if self.rulebook is not None and self.rulebook.rules():
            examples["rule"] = f"r {self.rulebook.rules()[0].number}"
        if self.bargains:
            examples["bargain"] = "offers"
        table = Table.grid(padding=(0, 3))
        table.title, table.title_style, table.title_justify = self.words.say("help-title"), "bold", "left"
        for key, example in examples.items():
            table.add_row(Text(example, "cyan"), self.words.say(f"help-{key}"))
        out.print(table)

    def score(self, outcome: Outcome) -> None:
        """Print the score sheet and the winner."""
        columns = (Column(Text(name, self.terminal.styles[seat]), justify="right") for seat, name in enumerate(self.names))
        table = Table(self.words.say("heading-score"), *columns)
        for part in outcome.parts[0]:
            table.add_row(self.game_words.say(f"score-{part}"), *(str(parts[part]).replace("-", "−") for parts in outcome.parts))
        table.add_section()
        table.add_row(self.words.say("score-total"), *map(str, outcome.points), style="bold")
        out.print(table)
        self.print(self.terminal.winner(outcome), "bold")
