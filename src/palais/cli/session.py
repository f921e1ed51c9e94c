"""One game between a person and bots: whose turn it is, what was typed, taking back, the end."""

from __future__ import annotations

import secrets
import time
from collections.abc import Mapping
from pathlib import Path
from typing import Any, NamedTuple

import platformdirs
from rich.prompt import Prompt
from rich.table import Column, Table
from rich.text import Text

from palais.bots.registry import make_safe
from palais.bots.seeds import bot_seed
from palais.cli.terminal import out
from palais.cli.typed import Typed, help_table, read
from palais.core.archive import PlayerEntry, Recorder, write_record
from palais.core.contract import Hidden, State
from palais.core.errors import NotationError
from palais.core.events import Event
from palais.games.palais_royal.engine.constants import KEEP
from palais.games.palais_royal.game import PalaisRoyal
from palais.games.palais_royal.people.sentences import (
    action_sentence,
    event_sentence,
    load_words,
    noble_sentence,
    refusal_sentence,
    winner_sentence,
)
from palais.games.palais_royal.people.terminal_board import STYLES, Board
from palais.games.palais_royal.rulebook import rule

PERSON = 0
CLOCK = 60.0  # seconds a turn for a bot: ours take one, but it may be one of the person's own
QUIET = ("phase", "started")  # events that the board shows better than a sentence


class Moment(NamedTuple):
    """A position of the person's turn that can be taken back to."""

    state: State
    actions: int


class Session:
    """A table with one person in seat 0 and bots in the others."""

    def __init__(
        self, game: PalaisRoyal, players: int, bot: str, language: str, options: dict[str, Any], seed: str, save: Path | None
    ) -> None:
        self.game, self.words, self.save = game, load_words(language), save
        seed = seed or secrets.token_hex(16)
        self.names = [self.words.say(f"colour-{colour}") for colour in game.box.game.players.colours[:players]]
        entries = [PlayerEntry(name, bot if seat != PERSON else None) for seat, name in enumerate(self.names)]
        self.recorder = Recorder(game, entries, seed, options)
        self.s = game.new(players, seed, **options)
        self.bots = {seat: make_safe(bot, game, bot_seed(seed, seat), clock=CLOCK) for seat in range(players) if seat != PERSON}
        self.last = PERSON  # who acted last
        self.board = Board(game.box, self.words, self.names)
        self.undo: list[Moment] = []

    def run(self) -> None:
        """Play until the game is over or the person leaves."""
        self.say(self.words.say("commitment", hash=self.recorder.commitment), "dim")
        try:
            while acting := self.game.to_act(self.s):
                if acting[0] == PERSON:
                    if not self.ask():
                        return
                else:
                    self.let_bot_act(acting[0])
            self.finish()
        except EOFError:
            pass
        finally:
            self.say(self.words.say("goodbye"), "dim")

    def say(self, sentence: str, style: str = "") -> None:
        out.print(Text(sentence, style))

    def do(self, seat: int, action: int) -> None:
        self.s, events = self.game.apply(self.s, seat, action)
        self.recorder.add(seat, action, self.s)
        self.last = seat
        self.tell(events)
        if any(event.to is not None for event in events):
            self.undo.clear()  # reading 9: something hidden came out

    def tell(self, events: list[Event]) -> None:
        for event in self.game.hide_events(events, PERSON):
            if event.kind not in QUIET:
                self.say(event_sentence(self.words, self.game.box, event, self.s, self.names), STYLES[event.seat])

    def let_bot_act(self, seat: int) -> None:
        self.undo.clear()
        hidden = self.game.hide(self.s, seat)
        bot, told = self.bots[seat], len(self.bots[seat].messages)
        if self.last != seat:
            bot.begin_turn()
        action = bot.act(hidden, self.game.legal(hidden, seat), None)
        for message in bot.messages[told:]:
            self.say(message, "yellow")
        self.do(seat, action)

    def ask(self) -> bool:
        """Show the table and the choices, and do what the person types. False: the person leaves."""
        hidden = self.game.hide(self.s, PERSON)
        if not self.undo or self.s.phase != self.undo[-1].state.phase:
            out.print(self.board.draw(self.game.view(hidden, PERSON)))
        actions = self.show_choices(hidden)
        while True:
            typed = read(Prompt.ask(self.words.say("prompt-action"), console=out), len(actions))
            if typed.command == "quit":
                return False
            if typed.command == "undo":
                if self.take_back():
                    return True
            elif typed.command in ("number", "action"):
                if self.try_action(actions[typed.number - 1] if typed.command == "number" else self.parse(typed.text)):
                    return True
            else:
                self.inform(typed, hidden)

    def parse(self, text: str) -> int | None:
        """An action in its notation."""
        try:
            return self.game.parse_action(text)
        except NotationError:
            self.say(self.words.say("unknown-input", text=text), "red")
            return None

    def try_action(self, action: int | None) -> bool:
        """Do the action, or say why it is not allowed."""
        if action is None:
            return False
        refusal = self.game.check(self.s, PERSON, action)
        if refusal is not None:
            self.say(refusal_sentence(self.words, refusal), "red")
            return False
        self.undo.append(Moment(self.s, len(self.recorder.actions)))
        self.do(PERSON, action)
        return True

    def inform(self, typed: Typed, hidden: Hidden) -> None:
        """Help, the board once more, or a rule."""
        if typed.command == "help":
            out.print(help_table(self.words))
        elif typed.command == "board":
            out.print(self.board.draw(self.game.view(hidden, PERSON)))
            self.show_choices(hidden)
        else:
            found = rule(typed.text)
            self.say(f"{found.number}  {found.text}" if found else self.words.say("unknown-input", text=typed.text))

    def show_choices(self, hidden: Hidden) -> list[int]:
        """The choices, numbered in the order they are listed."""
        view = self.game.view(hidden, PERSON)
        self.say(f"{self.words.say('phase-' + view['phase'])} · {self.allowance(view)}", "bold")
        actions: list[int] = []
        for choice in self.game.choices(hidden, PERSON):
            for option in choice.options:
                actions.append(option.action)
                sentence = action_sentence(self.words, self.game.box, option.action)
                if choice.kind == "recruit":
                    sentence += f": {self.noble(option.details['field'])}"
                out.print(Text(f"{len(actions):4}  ", "cyan").append(sentence, "default"))
        return actions

    def noble(self, name: str) -> str:
        field = self.game.box.field(name)
        return "" if field is None else noble_sentence(self.words, self.game.box.tiles[self.s.noble_at[field.number]])

    def allowance(self, view: Mapping[str, Any]) -> str:
        """What is left to do in this action."""
        turn, say = view["turn"] or {}, self.words.say
        key, name = {
            "setup": ("free", "free_left"),
            "reinforce": ("gate", "gate_left"),
            "move": ("moves", "moves_left"),
            "recruit": ("recruitments", "recruitments_left"),
        }.get(view["phase"], ("", ""))
        if key:
            return say("left-muster") if turn.get("mustering") else say(f"left-{key}", count=turn[name])
        if view["phase"] == "income":
            return f"{say('left-king', count=turn['king_left'])}, {say('left-madame', count=turn['madame_left'])}"
        return say("your-turn", player=self.names[PERSON])

    def take_back(self) -> bool:
        if not self.undo:
            self.say(self.words.say("undo-hidden" if self.s.phase == KEEP else "undo-nothing"), "red")
            return False
        moment = self.undo.pop()
        self.recorder.take_back(len(self.recorder.actions) - moment.actions)
        self.s = moment.state
        self.say(self.words.say("undo-done"), "dim")
        return True

    def finish(self) -> None:
        """The score sheet, the winner, and the record of the game on disk."""
        view = self.game.view(self.game.hide(self.s, PERSON), PERSON)
        out.print(self.board.draw(view))
        out.print(self.score_sheet(view))
        self.say(winner_sentence(self.words, self.game.score(self.s), self.names), "bold")
        path = self.save or Path(platformdirs.user_data_dir("palais")) / "games" / f"{time.strftime('%Y-%m-%d-%H%M%S')}.json"
        path.parent.mkdir(parents=True, exist_ok=True)
        write_record(self.recorder.record(self.s), path)
        self.say(self.words.say("game-saved", file=str(path)), "dim")

    def score_sheet(self, view: Mapping[str, Any]) -> Table:
        outcome, say = view["outcome"], self.words.say
        table = Table(say("heading-score"), *(Column(Text(name, STYLES[seat])) for seat, name in enumerate(self.names)))
        for part in outcome["parts"][0]:
            table.add_row(say(f"score-{part}"), *(str(parts[part]) for parts in outcome["parts"]))
        table.add_section()
        table.add_row(say("score-total"), *(str(points) for points in outcome["points"]), style="bold")
        return table
