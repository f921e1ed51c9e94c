"""What `habits` has counted as a picture: cards, offices, audiences, and where the winner's money comes from."""

from __future__ import annotations

from pathlib import Path
from typing import Any, Final

from palais.bots.charts import SOFT, bars, save, sheet
from palais.games.versailles_1682.people.sentences import load_words

MOST: Final = 18  # bars on one chart


def draw(found: dict[str, Any], file: Path) -> None:
    """Four charts on one page. Cards, audiences and sources are called what the table calls them."""
    say = load_words("en").say
    figure, axes = sheet(2, 2, 13, 11)
    figure.suptitle(f"{found['games']} games with {found['players']} players", x=0.01, ha="left", color=SOFT)
    for axis, title, part in (
        (axes[0, 0], "Requests in a game, all seats", "requests"),
        (axes[0, 1], "Action cards in a game, all seats", "action_cards"),
        (axes[1, 0], "Powers of office in a game, all seats", "powers"),
    ):
        most = sorted(found[part].items(), key=lambda item: -item[1])[:MOST]
        bars(axis, title, {say("card-name", card=card): count for card, count in most})
    sources = {say(f"score-{part}"): livres for part, livres in found["winners_livres"].items() if livres}
    bars(axes[1, 1], "Livres of a winner", sources)
    save(figure, file)
