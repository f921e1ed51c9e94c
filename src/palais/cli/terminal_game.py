"""A game between a person and bots in a terminal: turns, commands, undo, the end."""

from __future__ import annotations

import secrets
import time
from collections.abc import Sequence
from pathlib import Path
from typing import Any, Final, NamedTuple

import msgspec
import platformdirs
from rich.prompt import Prompt

from palais.bots.hints import advise
from palais.bots.registry import make, make_safe
from palais.bots.seeds import bot_seed
from palais.cli.console import out
from palais.cli.prompt import Typed, read_prompt
from palais.cli.terminal_bargain import TerminalBargain
from palais.cli.terminal_screen import Screen
from palais.core.archive import PlayerEntry, Recorder, write_record
from palais.core.bargain.contract import is_on
from palais.core.bargain.market import Market, MarketMark
from palais.core.bargain.replay import new_ledger, write_deed
from palais.core.contract import Decision, Game, Hidden, State
from palais.core.errors import IllegalAction, NotationError
from palais.core.explanation import Thing
from palais.core.kit import kit
from palais.core.play import Step
from palais.core.replay import replay
from palais.core.seated_bots import SeatedBots

PERSON: Final = 0
BOT_SECONDS: Final = 60.0  # per turn: built-in bots take one second, but the person may bring a bot of their own
HINT_SECONDS: Final = 5.0


class Submission(NamedTuple):
    """The person's last submission, for undo."""

    before: State
    actions: int  # recorded before it
    market: MarketMark | None = None


class TerminalGame:
    """A table with one person in seat 0 and bots in the others."""

    def __init__(
        self, game: Game, players: int, bot: str, language: str, options: dict[str, Any], seed: str, save: Path | None
    ) -> None:
        self.game, self.kit, self.save = game, kit(game.id), save
        self.screen = Screen(game, self.kit, players, PERSON, language)
        seed = seed or secrets.token_hex(16)
        entries = [PlayerEntry(name, bot if seat != PERSON else None) for seat, name in enumerate(self.screen.names)]
        self.recorder = Recorder(game, entries, seed, options)
        self.s = game.new(players, seed, **options)
        others = [seat for seat in range(players) if seat != PERSON]
        self.bots = {seat: make_safe(bot, game, bot_seed(seed, seat), clock=BOT_SECONDS) for seat in others}
        self.seated = SeatedBots(game, self.bots)
        ledger = new_ledger(game) if is_on(self.recorder.options) else None
        market = None if ledger is None else Market(game, ledger, seed)
        self.bargain = None if market is None else TerminalBargain(game, market, self.screen, self.bots, language)
        self.phase = -1  # the last phase in which the bots were asked for offers
        self.declined: int | None = None  # the id of an optional decision that the person does not use
        self.undoable: list[Submission] = []
        self.secret_out = False  # whether undo ended because a secret was revealed

    def run(self) -> None:
        """Play until the game is over or the person quits."""
        self.screen.say("commitment", "dim", hash=self.recorder.commitment)
        self.screen.events(self.game.opening_events(self.s), self.s)
        try:
            while acting := self.game.to_act(self.s):
                self.begin_phase()
                decision = self.open_decision()
                if decision is None:
                    self.let_bot_act(next(seat for seat in acting if seat != PERSON))
                elif not self.ask(decision):
                    return
            self.finish()
        except EOFError:
            pass
        finally:
            self.screen.say("goodbye", "dim")

    def begin_phase(self) -> None:
        """At the start of every phase the bots may make offers."""
        turn = self.game.moment(self.s).turn
        if self.bargain is not None and turn != self.phase:
            self.phase = turn
            self.take(self.bargain.let_bots_bargain(self.s))

    def take(self, payments: Sequence[Step]) -> None:
        """Carry out payments from deals, which cannot be undone."""
        for step in payments:
            self.end_undo()
            self.note(step)

    def open_decision(self) -> Decision | None:
        """The person's pending decision, unless it is optional and was declined."""
        found = next((decision for decision in self.game.decisions(self.s) if decision.seat == PERSON), None)
        return None if found is None or (not found.must and found.id == self.declined) else found

    def let_bot_act(self, seat: int) -> None:
        self.end_undo()
        if self.bargain is not None:
            self.bargain.tell(seat)
        hidden, told = self.game.hide(self.s, seat), len(self.bots[seat].messages)
        action = self.seated.choose(seat, hidden, self.game.legal(hidden, seat))
        for message in self.bots[seat].messages[told:]:
            self.screen.print(message, "yellow")
        (step,) = replay(self.game, self.s, [(seat, action)])
        self.record(step)

    def record(self, step: Step) -> None:
        """Record an action, and judge the offers by it."""
        self.note(step)
        if self.bargain is not None and self.bargain.market.watch(step):
            self.bargain.show_news()

    def note(self, step: Step) -> None:
        self.s = step.state
        self.recorder.add(step.seat, step.action, step.state)
        self.screen.events(step.events, step.state)

    def ask(self, decision: Decision) -> bool:
        """Show the table and the choices, and carry out what is typed. Returns False if the person quits."""
        hidden = self.game.hide(self.s, PERSON)
        if not self.undoable or self.phase_of(self.undoable[-1].before) != self.phase_of(self.s):
            self.screen.table(hidden)
        actions = self.screen.choices(hidden)
        prompt = self.screen.words.say("prompt" if decision.must else "prompt-optional")
        while True:
            line = Prompt.ask(prompt, console=out)
            typed = read_prompt(line, len(actions))
            if typed.command == "quit":
                return False
            if not line.strip() and not decision.must:
                self.declined = decision.id
                return True
            if self.obey(typed, actions, hidden):
                return True

    def phase_of(self, s: State) -> str:
        return self.game.moment(s).phase

    def obey(self, typed: Typed, actions: list[int], hidden: Hidden) -> bool:
        """Returns whether the position has changed."""
        if typed.command == "undo":
            return self.take_back()
        if typed.command == "numbers":
            return self.submit([actions[number - 1] for number in typed.numbers])
        if typed.command == "bargain" and self.bargain is not None:
            return self.deal(typed.text)
        if typed.command == "action" or typed.command == "bargain":
            return self.submit_text(typed.text)
        self.inform(typed, actions, hidden)
        return False

    def deal(self, text: str) -> bool:
        """Returns whether the position has changed."""
        assert self.bargain is not None, "asked only where there are offers"
        payments = self.bargain.obey(self.s, text)
        self.take(payments or ())
        return bool(payments)

    def submit_text(self, text: str) -> bool:
        """Carry out an action in its notation, or show the rule with this number."""
        try:
            return self.submit([self.game.parse_action(text)])
        except NotationError:
            if not self.screen.rule(text):
                self.screen.say("unknown-input", "red", text=text)
            return False

    def submit(self, actions: list[int]) -> bool:
        """Do the actions in order, or refuse all of them and say why."""
        try:
            steps = list(replay(self.game, self.s, ((PERSON, action) for action in actions)))
        except IllegalAction as error:
            self.screen.refusal(error.code)
            return False
        mark = None if self.bargain is None else self.bargain.market.mark()
        self.undoable.append(Submission(self.s, len(self.recorder.actions), mark))
        for step in steps:
            self.record(step)
        self.limit_undo(steps)
        return True

    def limit_undo(self, steps: list[Step]) -> None:
        """Drop the undo mark once anybody has learned something or the turn is over, as at a table."""
        if any(self.game.learned(step.before, step.state) for step in steps):
            self.end_undo(secret_out=True)
        elif self.game.moment(steps[0].before).turn != self.game.moment(self.s).turn:
            self.end_undo()

    def end_undo(self, secret_out: bool = False) -> None:
        self.undoable.clear()
        self.secret_out = secret_out

    def take_back(self) -> bool:
        if not self.undoable:
            self.screen.say("undo-learned" if self.secret_out else "undo-nothing", "red")
            return False
        last = self.undoable.pop()
        self.recorder.take_back(len(self.recorder.actions) - last.actions)
        self.s = last.before
        if self.bargain is not None and last.market is not None:
            self.bargain.market.undo(last.market)
        self.screen.say("undo-done", "dim")
        return True

    def inform(self, typed: Typed, actions: list[int], hidden: Hidden) -> None:
        """Commands that do not change the game."""
        if typed.command == "help":
            self.screen.help(actions)
        elif typed.command == "table":
            self.screen.table(hidden)
            self.screen.choices(hidden)
        elif typed.command == "hint":
            self.hint(hidden)
        elif typed.command == "why":
            self.explain(typed.text, hidden)
        elif not self.screen.rule(typed.text):
            self.screen.say("unknown-rule", "red", text=typed.text)

    def hint(self, hidden: Hidden) -> None:
        """Show what a strong bot would do with the rest of the turn, and why."""
        if self.kit.why is None:
            self.screen.say("hint-none")
            return
        seed = secrets.randbits(32)
        adviser = make(self.kit.levels.adviser, self.game, seed)
        self.screen.hint(*advise(self.game, adviser, hidden, PERSON, seed, HINT_SECONDS))

    def explain(self, text: str, hidden: Hidden) -> None:
        """Say why a thing on the table cannot be chosen."""
        kind, _, name = text.partition(" ")
        try:
            thing = msgspec.convert({"kind": kind, "name": name.strip()}, Thing)
            found = self.game.explain(hidden, PERSON, thing)
        except (NotationError, msgspec.ValidationError):
            self.screen.say("unknown-thing", "red", text=text)
        else:
            self.screen.print(self.screen.sentence(found.phrase))

    def finish(self) -> None:
        """Show the score sheet and the winner, and save the record of the game."""
        self.screen.table(self.game.hide(self.s, PERSON))
        self.screen.score(self.game.score(self.s))
        path = self.save or Path(platformdirs.user_data_dir("palais")) / "games" / f"{time.strftime('%Y-%m-%d-%H%M%S')}.json"
        path.parent.mkdir(parents=True, exist_ok=True)
        deeds = [] if self.bargain is None else [write_deed(*placed) for placed in self.bargain.market.deeds]
        write_record(msgspec.structs.replace(self.recorder.record(self.s), deeds=deeds), path)
        self.screen.say("game-saved", "dim", file=str(path))
