"""A hint: what a bot would do with the rest of a turn, as far as it can be known now, and why."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from palais.core.bot import Bot
from palais.core.contract import Game, Hidden, State
from palais.core.events import Event
from palais.core.phrase import Phrase
from palais.games.palais_royal.bots import hint_reasons as palais_royal

LONGEST: Final = 64  # actions of a plan; what a table takes at once

# By game: why a plan is good, from the position before, the one after, and what happens in between.
REASONS: Final[dict[str, Callable[[Game, int, State, State, list[Event]], Phrase]]] = {"palais-royal": palais_royal.why}


def advise(game: Game, bot: Bot, hidden: Hidden, seat: int, seed: int, clock: float | None = None) -> tuple[list[int], Phrase]:
    """Let the bot play on in a world this seat cannot tell from the true one, until its turn ends or somebody learns something.

    Up to there that world and the true one look the same to the seat, so every action of the plan can really be done.
    """
    s = start = game.determinize(hidden, seat, seed)
    actions: list[int] = []
    events: list[Event] = []
    while game.to_act(s) == (seat,) and len(actions) < LONGEST:
        h = game.hide(s, seat)
        action = int(bot.act(h, game.legal(h, seat), clock))
        after, happened = game.apply(s, seat, action)
        actions.append(action)
        events += game.hide_events(happened, seat)
        known = not game.learned(s, after)
        s = after
        if not known:
            break
    return actions, REASONS[game.id](game, seat, start, s, events)
