"""What `habits` has counted as a picture: first nobles, cards, servants by room and round, where the points come from."""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path
from typing import Any

from palais.bots.charts import COLOURS, SOFT, bars, save, sheet
from palais.games.palais_royal.engine.constants import CARDS, ROOMS
from palais.games.palais_royal.people.sentences import load_words


def draw(found: dict[str, Any], file: Path) -> None:
    """Four charts on one page. Cards, rooms and points are called what the table calls them."""
    say = load_words("en").say
    figure, axes = sheet(2, 2, 11, 8)
    figure.suptitle(f"{found['games']} games with {found['players']} players", x=0.01, ha="left", color=SOFT)
    bars(axes[0, 0], "The first noble, in %", {kind: round(100 * share) for kind, share in found["first_noble"].items()})
    bars(axes[0, 1], "Cards played in a game, all seats", {say(f"card-{card}"): found["cards_a_game"][card] for card in CARDS})
    bars(axes[1, 0], "Points of a player", {say(f"score-{part}"): round(value, 1) for part, value in found["parts"].items()})
    servants(axes[1, 1], {say(f"room-{room}"): [by[room] for by in found["rooms_by_round"].values()] for room in ROOMS})
    save(figure, file)


def servants(axis: Any, rooms: Mapping[str, list[float]]) -> None:
    """A line for each room over the rounds, the fullest room first in the legend; a room has the same colour everywhere."""
    colours = dict(zip(rooms, COLOURS, strict=True))
    for room, counts in sorted(rooms.items(), key=lambda item: -sum(item[1])):
        axis.plot(range(1, len(counts) + 1), counts, marker="o", label=room, color=colours[room])
    axis.set_title("Servants by room at the end of a turn")
    axis.set(xlabel="round", ylim=(0, None))
    axis.grid(axis="y")
    axis.legend(fontsize=8, loc="center left", bbox_to_anchor=(1.0, 0.5))
