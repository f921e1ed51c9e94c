"""Hints: what a bot would do with the rest of a turn, as far as it can be known now, and why."""

from __future__ import annotations

from typing import Final

from palais.core.bot import Bot
from palais.core.contract import Game, Hidden
from palais.core.errors import BotError
from palais.core.events import Event
from palais.core.kit import kit
from palais.core.phrase import Phrase
from palais.core.play import play

MAX_ACTIONS: Final = 64  # of a plan; the most a table accepts in one submission


def advise(game: Game, bot: Bot, hidden: Hidden, seat: int, seed: int, clock: float | None = None) -> tuple[list[int], Phrase]:
    """Let the bot play on from a determinized state until its turn ends or somebody learns something.

    Until then that state and the true one look the same to the seat, so every action of the plan is legal in both.
    """
    s = start = game.determinize(hidden, seat, seed)
    turn = game.moment(start).turn
    actions: list[int] = []
    events: list[Event] = []
    for step in play(game, start, lambda _, h, legal: int(bot.act(h, legal, clock)), only=seat):
        actions.append(step.action)
        events += game.hide_events(step.events, seat)
        s = step.state
        if len(actions) == MAX_ACTIONS or game.moment(s).turn != turn or game.learned(step.before, s):
            break
    if not actions:
        raise BotError("nothing can be advised to a seat that is not to act")
    why = kit(game.id).why
    return actions, why()(game, seat, start, s, events) if why else game.action_phrase(actions[0])
