"""The court in a terminal, drawn from a view. It adds nothing up: every number is in the view already."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, Final

from rich.box import SIMPLE
from rich.console import Group, RenderableType
from rich.padding import Padding
from rich.table import Column, Table
from rich.text import Text

from palais.core.words import Words
from palais.games.versailles_1682.box.box import Box
from palais.games.versailles_1682.people.address import Address, address_text
from palais.games.versailles_1682.people.terminal_hand import HandDrawing

View = Mapping[str, Any]
STYLES: Final = ("red", "yellow", "green", "bright_black", "blue", "bright_white")
MARKS: Final = ("☀", "⚜", "✿", "⚷", "☾", "❀")  # colour is never the only sign
STEWARD, DONE, NOW = "⚑", "✓", "▸"
BAR: Final = 8  # cells of a bar towards the goal


class CourtDrawing:
    """Draws the views of one table in one language. `families` are the names that forms of address are made with."""

    def __init__(self, box: Box, words: Words, names: Sequence[str], families: Sequence[str]) -> None:
        self.words, self.names, self.families = words, names, families
        self.hand = HandDrawing(box, words)

    def draw(self, view: View) -> RenderableType:
        """The whole table as the seat of the view sees it."""
        return Group(*(Padding(part, (1, 0, 0, 1)) for part in self._parts(view)))

    def _parts(self, view: View) -> list[RenderableType]:
        """Before anybody is at court there is only the story, and the first cards."""
        if view["phase"] == "setup" and view["mine"] is not None:
            return [self.header(view), self.story(view), self.hand.first_cards(view), Text(self.words.say("intro-hand"))]
        parts: list[RenderableType] = [self.header(view), self.scales(view), self.courtiers(view), self.piles(view)]
        return parts if view["mine"] is None else [*parts, self.hand.house(view), self.hand.hand(view)]

    def story(self, view: View) -> Text:
        """Who one is, and what one wants."""
        others = [name for seat, name in enumerate(self.names) if seat != view["seat"]]
        listed = self.words.say("list-end", rest=", ".join(others[:-1]), last=others[-1])
        return Text(self.words.say("intro", family=self.families[view["seat"]], others=listed, goal=view["options"]["goal"]))

    def header(self, view: View) -> Text:
        """The round, where the court is, the crown, wars, the goal."""
        say, court = self.words.say, view["court"]
        line = Text().append(say("title"), "bold").append(f" · {say('header-round', round=view['round'])}", "bold")
        line.append(f" · {say('header-place', place=court['place'])}")
        if court["regency"]:
            line.append(f" · {say('header-regency', round=court['accession_round'])}", "magenta")
        elif court["queen"]:
            line.append(f" · {say('header-queen', country=court['queen_country'] or 'none')}")
        else:
            line.append(f" · {say('header-no-queen')}", "magenta")
        for country in court["wars"]:
            line.append(f" · {say('header-war', country=country)}", "red")
        return line.append(f" · {say('header-goal', goal=view['options']['goal'])}", "dim")

    def scales(self, view: View) -> Group:
        """The King's and the Queen's apartments: who stands in which room, and the chance of a request there."""
        say, rooms = self.words.say, range(view["options"]["low"], view["options"]["high"] + 1)
        table = Table(box=SIMPLE, title=say("heading-scale"), title_justify="left", title_style="bold")
        table.add_column("", no_wrap=True)
        for standing in rooms:
            table.add_column(f"{standing}".replace("-", "−"), justify="center", min_width=2, no_wrap=True)
        for scale, style in (("king", "bold cyan"), ("queen", "bold magenta")):
            table.add_row(Text(say("scale-short", scale=scale), style), *(self._room(view, scale, room) for room in rooms))
        chances = (str(10 * standing) if standing > 0 else "–" for standing in rooms)
        table.add_row(Text(say("heading-chance"), "dim"), *(Text(chance, "dim") for chance in chances))
        return Group(table, Text(say("scale-legend", **view["marks"]), "dim italic"))

    def _room(self, view: View, scale: str, standing: int) -> Text:
        room = Text()
        for player in view["players"]:
            if player[scale] == standing:
                room.append(MARKS[player["seat"]], STYLES[player["seat"]])
        return room

    def courtiers(self, view: View) -> Table:
        say = self.words.say
        table = Table(say("column-player"), Column(say("column-courtier"), min_width=26))
        table.add_column(say("column-standing").replace(" / ", " /\n"), justify="center", no_wrap=True)
        table.add_column(say("column-fortune"), no_wrap=True)
        table.add_column(say("column-cards"), justify="right")
        for player in view["players"]:
            standings = ("–" if player[scale] is None else str(player[scale]).replace("-", "−") for scale in ("king", "queen"))
            table.add_row(
                self._name(view, player["seat"]),
                self._courtier(player),
                " / ".join(standings),
                self._fortune(player, view["options"]["goal"]),
                str(player["cards"]),
            )
        return table

    def _fortune(self, player: View, goal: int) -> Text:
        """The register as a race: the fortune, the income of a round, and how far it is at this rate."""
        say, income = self.words.say, player["income"]
        rounds = "none" if income["rounds_to_goal"] is None else income["rounds_to_goal"]
        line = Text().append(say("amount", livres=player["fortune"]), "bold")
        line.append(f"\n{say('per-round', livres=income['family'])}")
        filled = min(BAR, BAR * player["fortune"] // goal)
        line.append(f"\n{'█' * filled}{'░' * (BAR - filled)}", "yellow")
        return line.append(f" {say('rounds-left', rounds=rounds)}", "dim")

    def _name(self, view: View, seat: int) -> Text:
        turn = NOW if seat in view["to_act"] else " "
        steward = f" {STEWARD}" if seat == view["steward"] else ""
        you = f"\n    ({self.words.say('you')})" if seat == view["seat"] else ""
        return Text(f"{turn} {MARKS[seat]} {self.names[seat]}{steward}{you}", STYLES[seat])

    def _courtier(self, player: View) -> Text:
        """The form of address; then party, spouse and status; then the cards that lie there."""
        say = self.words.say
        facts = [say("party-name", party=player["party"])]
        if player["spouse"] is not None:
            facts.append(say("married-to", who=self.names[player["spouse"]]))
        line = Text().append(self._address(player), "bold")
        if player["status"] != "court":
            line.append(f" · {say('status-name', status=player['status'])}", "red")
        line.append(f"\n{', '.join(facts)}", "dim")
        if player["before"]:
            line.append("\n" + ", ".join(self.hand.counted(entry["card"], entry["count"]) for entry in player["before"]))
        if player["seen"]:
            seen = ", ".join(self.hand.counted(card, count) for card, count in player["seen"].items())
            line.append(f"\n{say('seen-cards', cards=seen)}", "dim italic")
        return line

    def _address(self, player: View) -> str:
        if player["address"] is None:
            return "†" if player["status"] == "dead" else self.families[player["seat"]]
        parts = Address(**player["address"], woman=player["sex"] == "woman")
        return address_text(parts, self.families[parts.name], self.words.language)

    def piles(self, view: View) -> Group:
        """Whose turns have been and will be; the piles."""
        say, cards = self.words.say, view["cards"]
        line = Text().append(f"{say('heading-turns')} ", "bold")
        for place in view["turns"]:
            mark = {"done": DONE, "now": NOW, "later": " "}[place["state"]]
            line.append(f"{mark}{self.names[place['seat']]}  ", STYLES[place["seat"]] if place["state"] != "done" else "dim")
        sizes = {"pile": cards["pile"], "discard": sum(cards["discard"].values()), "signed": cards["signed"]}
        return Group(line, Text(say("heading-piles", **sizes), "dim"))
