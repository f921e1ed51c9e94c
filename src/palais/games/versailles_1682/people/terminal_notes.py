"""What to add to a choice in a terminal: the exact chance, what it would change, what a card does."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from palais.core.choices import Option
from palais.core.words import Words
from palais.games.versailles_1682.box.box import Box
from palais.games.versailles_1682.engine.actions import NO, POWER
from palais.games.versailles_1682.engine.constants import KINDS, MAIN, NOBODY, REROLL, ROUTES, STEPS, THROUGH_QUEEN
from palais.games.versailles_1682.engine.state import State
from palais.games.versailles_1682.people.card_texts import card_text
from palais.games.versailles_1682.people.chances import route_view
from palais.games.versailles_1682.people.view_acts import mine
from palais.games.versailles_1682.people.view_courtier import income


class Notes:
    """For one table in one language."""

    def __init__(self, box: Box, words: Words, names: Sequence[str]) -> None:
        self.box, self.words, self.names = box, words, names

    def note(self, h: State, seat: int, option: Option) -> str:
        """What `no` means, the chance of a route, what a card does, what a target would suffer."""
        details = option.details
        if option.action == NO:
            return self._no(h, seat)
        if "route" in details:
            return self._route(h, seat, ROUTES.index(details["route"]))
        if h.step == REROLL:
            return self._route(h, seat, h.route) if h.route != THROUGH_QUEEN else ""
        if "card" in details:
            return card_text(self.words, self.box, KINDS.index(details["card"]))
        if option.action == POWER:
            return card_text(self.words, self.box, int(h.office[seat])).rpartition(". ")[2]
        return self._target(h, seat, option) if "seat" in details or "target" in details or "country" in details else ""

    def _no(self, h: State, seat: int) -> str:
        livres = income(self.box, h, seat)["regular"] if h.turn_index > 0 else "none"
        facts = {"income": livres} if h.step == MAIN else {}
        return self.words.say(f"no-means-{STEPS[h.step]}", **facts)

    def _route(self, h: State, seat: int, route: int) -> str:
        """VE-503 to VE-505: in per cent, exactly."""
        view = route_view(self.box.tables, h, seat, route)
        chance = self._percent(view["chance"])
        again = "none" if view["chance_again"] is None else self._percent(view["chance_again"])
        if route == THROUGH_QUEEN:
            return self.words.say("note-through", chance=chance, again=again)
        loss = view["rolls"][0]["loss"]
        fall = {"scale": "none", "after": 0} if loss is None else {"scale": loss["scale"], "after": loss["after"]}
        return self.words.say("note-chance", chance=chance, again=again, **fall)

    def _percent(self, thousandths: int) -> str:
        return f"{thousandths / 10:g}"

    def _target(self, h: State, seat: int, option: Option) -> str:
        """What the act with this target leads to, if it is among those that can be foreseen."""
        acts = [act for act in self._acts(h, seat) if option.action == act["actions"][-1] and self._is_meant(h, act)]
        subject = option.details.get("seat")
        you = self.words.say("you") if subject == seat else ""
        results = [self._result(result, seat, subject) for act in acts[:1] for result in act["results"]]
        return "; ".join(filter(None, [you, *results]))

    def _acts(self, h: State, seat: int) -> list[Mapping[str, Any]]:
        found = mine(self.box, h, seat)
        powers = [found["power"]] if found["power"] else []
        return [act for entry in [*found["hand"], *found["audiences"], *powers] for act in entry["acts"]]

    def _is_meant(self, h: State, act: Mapping[str, Any]) -> bool:
        """Is it the act that is being put together?"""
        audience = None if h.audience == NOBODY else h.audience
        if audience is None:
            return act["audience"] is None and act["card"] == KINDS[h.card]
        card = KINDS[h.card] if act["audience"] == "withdraw" else None
        return act["audience"] is not None and act["card"] == card

    def _result(self, result: Mapping[str, Any], seat: int, subject: int | None) -> str:
        changes = [self._change(change, seat, subject) for change in result["changes"]]
        text = ", ".join(filter(None, changes)) or self.words.say("change-none")
        low, high = result["faces"] or (0, 0)
        return text if not low else f"{low}: {text}" if low == high else f"{low}–{high}: {text}"

    def _change(self, change: Mapping[str, Any], seat: int, subject: int | None) -> str:
        """In a few words, without a name for the one the choice is about; standings that vanish are left out."""
        what, before, after = change["what"], change["before"], change["after"]
        if change["seat"] is None:
            return self.words.say(f"change-{what}")
        name = self.words.say("you") if change["seat"] == seat else self.names[change["seat"]]
        who = "" if change["seat"] == subject else f"{name}: "
        if what == "status":
            return f"{who}{self.words.say('status-name', status=after)}"
        if before is None or after is None:
            return ""
        if what in ("king", "queen"):
            return f"{who}{self.words.say('change-standing', scale=what, before=before, after=after)}"
        return f"{who}{self.words.say(f'change-{what}', before=before, after=after)}"
