"""Which bots of a table have something to do now: decide, or bargain."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from palais.core.bargain.contract import is_on
from palais.core.contract import Decision
from palais.tables.context import TableContext
from palais.tables.history.history import History
from palais.tables.table.bargain_driver import Dealer
from palais.tables.table.bot_driver import BotTurn
from palais.tables.table.state import TableState


class BotSeats:
    """The bots' own seats, those of people who left, and those of people whose time is up."""

    def __init__(self, context: TableContext, state: TableState, has_bots: bool) -> None:
        self._context, self._state, self._has_bots = context, state, has_bots

    def turns(self, are_dealing: Callable[[], bool]) -> Sequence[BotTurn]:
        """The pending decisions of bots. Bots that bargain wait for people, and while any `are_dealing`."""
        history = self._state.history
        if history is None:
            return []
        waiting = [decision for decision in history.decisions if decision.must and self._is_bots(decision.seat)]
        held = self._held(history, are_dealing) if waiting else set()
        return [self._turn(history, decision) for decision in waiting if decision.seat not in held]

    def _turn(self, history: History, decision: Decision) -> BotTurn:
        seat, ledger = decision.seat, history.ledger
        known = [] if ledger is None else ledger.known_to(seat)
        return BotTurn(history.game, history.state, seat, decision.id, self._code(seat), known)

    def _is_bots(self, seat: int) -> bool:
        return self._state.seating.rows[seat].bot is not None or self._is_out(seat)

    def _is_out(self, seat: int) -> bool:
        return self._state.clocks.is_out(seat, self._context.now())

    def _code(self, seat: int) -> str | None:
        """The bot's code. None: the game's fallback is used, for a person whose phase ran out of time, and with older rules."""
        if not self._has_bots:
            return None
        code = self._state.seating.rows[seat].bot
        if code is not None:
            return code
        return None if self._state.clocks.is_phase_limit else self._context.bots.stand_in(self._state.game.id)

    # ---- bargaining ----

    def dealers(self) -> list[Dealer]:
        """The bots that may bargain now."""
        history, game = self._state.history, self._state.game
        if history is None or history.ledger is None or history.stopped or not is_on(self._state.row.options):
            return []
        if not self._has_bots:
            return []
        bots = [row for row in self._state.seating.rows if row.bot is not None and self._context.bots.bargains(game.id, row.bot)]
        return [
            Dealer(game, history.state, row.seat, row.bot, history.moment.turn, history.ledger.known_to(row.seat))
            for row in bots
            if row.bot is not None and self._may_bargain(history, row.seat)
        ]

    def _may_bargain(self, history: History, seat: int) -> bool:
        if history.ledger is None or not history.to_act:
            return False
        may_offer = history.ledger.bargaining.may_offer
        others = [other for other in range(len(self._state.seating)) if other != seat]
        return any(may_offer(history.state, seat, (other,)) is None for other in others)

    def _held(self, history: History, are_dealing: Callable[[], bool]) -> set[int]:
        """Bots that hold back their action because they may still get offers."""
        dealers = {dealer.seat for dealer in self.dealers()}
        people = [seat for seat in history.to_act if not self._is_bots(seat)]
        return dealers if people or (dealers and are_dealing()) else set()
