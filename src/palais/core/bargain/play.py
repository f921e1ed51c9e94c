"""The play loop with bargaining: the bots bargain at the start of every phase that allows it, then act as usual."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from palais.core.bargain.contract import BargainingBot
from palais.core.bargain.market import Market
from palais.core.bot import Bot
from palais.core.contract import Game, State
from palais.core.play import Step
from palais.core.seated_bots import SeatedBots


def play_and_bargain(game: Game, s: State, bots: Sequence[Bot], market: Market) -> Iterator[Step]:
    """As `play`; payments that follow from deals are steps too."""
    seated, turn = SeatedBots(game, bots), None
    dealers = {seat: bot for seat, bot in enumerate(bots) if isinstance(bot, BargainingBot)}
    while acting := game.to_act(s):
        moment = game.moment(s)
        if moment.turn != turn:
            turn = moment.turn
            for step in market.bargain(s, {seat: bot.bargain for seat, bot in dealers.items()}):
                yield step
                s = step.state
        seat = acting[0]
        if seat in dealers:
            dealers[seat].hear(market.ledger.known_to(seat))
        hidden = game.hide(s, seat)
        action = seated.choose(seat, hidden, game.legal(hidden, seat))
        after, events = game.apply(s, seat, action)
        step = Step(seat, action, s, after, events)
        market.watch(step)
        yield step
        s = after
