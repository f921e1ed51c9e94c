"""Hints: agreeing to them, and asking the strongest bot for one."""

from __future__ import annotations

import logging

from palais.core.errors import IllegalAction
from palais.tables.messages import AgreeHints, AskHint, Done, Hint
from palais.tables.refusals import Refusal
from palais.tables.table.writer import TableWriter

logger = logging.getLogger(__name__)


class TableHints:
    """Every method may raise Refusal; then nothing has changed."""

    def __init__(self, writer: TableWriter) -> None:
        self._writer, self._state, self._context = writer, writer.state, writer.context

    async def agree(self, guest_id: str, agree: AgreeHints) -> Done:
        seat = self._state.seating.own_seat(guest_id)
        await self._writer.alone(lambda: self._agree(seat, agree.yes))
        return Done(agree.id, self._state.version)

    async def _agree(self, seat: int, yes: bool) -> None:
        if self._state.seating.rows[seat].agrees_to_hints != yes:
            await self._writer.change_seats([self._state.seating.agreed(seat, yes)])

    async def ask(self, guest_id: str, ask: AskHint) -> Hint:
        """What the strongest bot would do in this seat, knowing what the seat knows."""
        seat, history, game = self._state.seating.own_seat(guest_id), self._state.playing(), self._state.game
        decision = history.decision_of(seat)
        if decision is not None and decision.id != ask.decision:
            raise Refusal("stale")
        if not self._state.seating.hints:
            raise Refusal("hints-off")
        if decision is None:
            raise Refusal("over" if self._state.row.status == "over" else "hint-not-now")
        hidden = game.hide(history.state, seat)
        key = self._context.keys.bot(self._state.id, seat, "hint")
        try:
            actions, why = await self._context.bots.hint(key, game.id, hidden, seat)
        except Exception:
            logger.exception("table %s: no hint", self._state.id)
            raise Refusal("no-hint") from None
        if not actions or game.check(hidden, seat, actions[0]) is not None:
            raise Refusal("no-hint")
        phrases = [game.action_phrase(action) for action in actions]
        try:
            reasons = game.plan_reasons(hidden, seat, actions)
        except IllegalAction:
            raise Refusal("no-hint") from None  # the plan is not legal
        return Hint(ask.id, ask.decision, list(actions), phrases, why, reasons)
