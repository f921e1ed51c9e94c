"""Versailles 1682 for `palais play`: the table, the headings and the winner's sentence, beside what every game has."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, Final

from rich.console import Group, RenderableType
from rich.padding import Padding
from rich.table import Table
from rich.text import Text

from palais.core.choices import Option
from palais.core.contract import Game, Hidden, Outcome
from palais.core.words import Words
from palais.games.versailles_1682.engine.actions import NO
from palais.games.versailles_1682.engine.constants import STEPS
from palais.games.versailles_1682.engine.state import fields

View = Mapping[str, Any]
STYLES: Final = ("red", "yellow", "green", "white", "blue", "bright_white")
MARKS: Final = ("☀", "⚜", "✿", "⚷", "♞", "☽")  # colour is never the only sign


class VersaillesTerminal:
    """One table in one language."""

    styles = STYLES
    quiet = ("granted", "done")

    def __init__(self, game: Game, words: Words, names: Sequence[str]) -> None:
        self.words, self.names = words, names

    def draw(self, view: View) -> RenderableType:
        parts: list[RenderableType] = [self._header(view), self._players(view), self._house(view), self._hand(view)]
        return Group(*(Padding(part, (1, 0, 0, 1)) for part in parts))

    def _header(self, view: View) -> Text:
        say, court = self.words.say, view["court"]
        line = Text(say("title"), "bold")
        line.append(f" · {say('header', round=view['round'], place=court['place'], goal=view['options']['goal'])}", "dim")
        if court["regency"]:
            line.append(f" · {say('header-regency')}", "magenta")
        elif court["queen"]:
            line.append(f" · {say('header-queen', country=court['queen_country'] or 'none')}", "dim")
        else:
            line.append(f" · {say('header-no-queen')}", "magenta")
        for country in court["wars"]:
            line.append(f" · {say('header-war', country=country)}", "red")
        return line

    def _players(self, view: View) -> Table:
        say = self.words.say
        table = Table(*(say(f"column-{name}") for name in ("player", "status", "standing", "fortune", "cards", "before")))
        for player in view["players"]:
            seat = player["seat"]
            turn = "▸ " if seat in view["to_act"] else "  "
            steward = " ⚿" if seat == view["steward"] else ""
            standing = " / ".join("–" if player[scale] is None else str(player[scale]) for scale in ("king", "queen"))
            table.add_row(
                Text(f"{turn}{MARKS[seat]} {self.names[seat]}{steward}", STYLES[seat]),
                self._courtier(player),
                standing,
                str(player["fortune"]),
                str(player["cards"]),
                self._cards(player["before"]),
            )
        return table

    def _courtier(self, player: View) -> str:
        say = self.words.say
        parts = [say("sex-name", sex=player["sex"]), say("party-name", party=player["party"])]
        if player["status"] != "court":
            parts.append(say("status-name", status=player["status"]))
        if player["spouse"] is not None:
            parts.append(f"⚭ {self.names[player['spouse']]}")
        return ", ".join(parts)

    def _cards(self, cards: Mapping[str, int]) -> str:
        return ", ".join(self.words.say("card-name", card=card) + (f" ×{n}" if n > 1 else "") for card, n in cards.items())

    def _house(self, view: View) -> Text:
        line = Text(f"{self.words.say('heading-house')}: ", "bold")
        return line.append(self._cards(view["cards"]["house"]) or "–", "")

    def _hand(self, view: View) -> Text:
        seat = view["seat"]
        hand = view["players"][seat]["hand"] if seat >= 0 else None
        if not hand:
            return Text(self.words.say("hand-empty"), "dim")
        return Text(f"{self.words.say('heading-hand')}: ", "bold").append(self._cards(hand), "")

    def status(self, view: View) -> str:
        phase = self.words.say(f"phase-{view['phase']}")
        turn = view["turn"]
        if turn is None:
            return phase
        return f"{phase} · {self.words.say('left', actions=turn['actions_left'], used=int(turn['power_used']))}"

    def note(self, hidden: Hidden, option: Option) -> str:
        """What `no` means now."""
        return self.words.say(f"no-means-{STEPS[fields(hidden).step]}") if option.action == NO else ""

    def winner(self, outcome: Outcome) -> str:
        winners = [self.names[seat] for seat in outcome.winners]
        points = outcome.points[outcome.winners[0]]
        if len(winners) == 1:
            return self.words.say("winner", player=winners[0], points=points)
        players = self.words.say("list-end", rest=", ".join(winners[:-1]), last=winners[-1])
        return self.words.say("winner-shared", players=players, points=points)
