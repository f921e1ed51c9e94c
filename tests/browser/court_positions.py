"""Positions of Versailles 1682 for browser tests: five players, the given changes, all other cards in the pile."""

from __future__ import annotations

from collections import Counter
from typing import Final

import palais
from palais.games.versailles_1682.box.box import load_box
from palais.games.versailles_1682.engine.constants import KINDS

HAND: Final = "marquis pension_great signed_warrant slander devotions shot accident duc"
BEFORE: Final = (
    "comte palace_lady pension_small",
    "comte duc huntsman",
    "baron household pension_royal",
    "marquis marshal war_minister burgundy",
    "baron",
    "marquis governess pension_royal favourite",
)
# Anna's turn in round 7, as in the picture of the table.
COURT: Final = {
    "seat": "0",
    "step": "main",
    "round": "7",
    "steward": "2",
    "queen_country": "spain",
    "place": "versailles",
    "turn_index": "3",
    "actions_left": "2",
    "war": "provinces",
    "sex": "woman man woman man man woman",
    "party": "spain england spain england provinces provinces",
    "status": "court court court court bastille court",
    "k": "5 6 5 8 0 5",
    "q": "7 3 6 2 0 6",
    "spouse": "-1 2 1 -1 -1 -1",
    "name": "0 1 1 3 4 5",
    "ever_married": "0 1 1 0 0 0",
    "office": "palace_lady huntsman household war_minister none governess",
    "fortune": "21500 28000 24750 31250 12500 19500",
    "fall_round": "0 0 0 0 6 0",
    "discard": "phrase",
    "house": "comte pension_small finances seals lady_in_waiting provence",
}
BY_SEAT: Final = ("sex", "party", "status", "k", "q", "spouse", "name", "ever_married", "office", "fortune", "fall_round")


def court(players: int = 5, hand: str = HAND, dice: str = "", hands: tuple[str, ...] = (), **changes: str) -> str:
    """A position: `hand` is the first seat's, `dice` are the next rolls, `changes` replace lines."""
    game = palais.game("versailles-1682")
    lines = dict(line.split(": ", 1) for line in game.position_text(game.new(players, seed=3)).splitlines()[1:] if line)
    lines |= COURT | {name.replace("before_", "before "): value for name, value in changes.items()}
    lines["fortunes 6"] = lines["fortune"]
    for name in (*BY_SEAT, "fortunes 6"):
        lines[name] = " ".join(lines[name].split()[:players])
    others = ("poison", "justice", "letter", "duel", "annulment")
    for seat in range(players):
        lines[f"hand {seat}"] = hand if seat == 0 else (hands or others)[seat - 1]
        lines.setdefault(f"before {seat}", "none")
        if f"before_{seat}" not in changes:
            lines[f"before {seat}"] = BEFORE[seat]
        lines[f"ledger {seat}"] = f"start={lines['fortune'].split()[seat]}"
    return f"{next(iter(game.position_text(game.new(3)).splitlines()))}\n" + _counted(lines, players, dice)


def _counted(lines: dict[str, str], players: int, dice: str) -> str:
    """Put all remaining cards in the pile and fill in all counts."""
    box = load_box()
    cards = {name: int(box.tables.copies[kind]) for kind, name in enumerate(KINDS)}
    places = [f"{what} {seat}" for seat in range(players) for what in ("hand", "before")] + ["discard", "house"]
    out = sum((Counter(_words(lines[place])) for place in places), Counter())
    out["warrant"] += out.pop("signed_warrant", 0)
    lines["pile"] = " ".join(f"{name}*{left}" for name, all in cards.items() if (left := all - out[name]) > 0)
    lines["pile_size"] = str(sum(max(0, all - out[name]) for name, all in cards.items()))
    lines["held"] = " ".join(str(len(_words(lines[f"hand {seat}"]))) for seat in range(players))
    lines["discard_size"], lines["house_size"] = (str(len(_words(lines[name]))) for name in ("discard", "house"))
    lines["signed"] = str(sum(_words(lines[f"hand {seat}"]).count("signed_warrant") for seat in range(players)))
    lines["forced 0"] = dice or "none"
    for name in [*places]:
        lines[name] = " ".join(f"{card}*{n}" for card, n in Counter(_words(lines[name])).items()) or "none"
    return "".join(f"{name}: {value}\n" for name, value in lines.items())


def _words(text: str) -> list[str]:
    return [] if text == "none" else text.split()
