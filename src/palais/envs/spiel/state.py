"""An OpenSpiel state: a position of a game, with chance as a player."""

from __future__ import annotations

from random import Random
from typing import Any, Final

import pyspiel

from palais.core.errors import IllegalAction
from palais.envs.spiel.context import SpielContext, SpielPosition

CHANCE: Final = int(pyspiel.PlayerId.CHANCE)
TERMINAL: Final = int(pyspiel.PlayerId.TERMINAL)


class SpielState(pyspiel.State):  # type: ignore[misc]
    """OpenSpiel copies and pickles its attributes: the context is shared, the position is not."""

    def __init__(self, game: Any, context: SpielContext) -> None:
        super().__init__(game)
        self.context = context
        self.position: SpielPosition = context.start_position

    def current_player(self) -> int:
        return self.position.player

    def is_terminal(self) -> bool:
        return self.position.player == TERMINAL

    def is_chance_node(self) -> bool:
        return self.position.player == CHANCE

    def legal_actions(self, player: int | None = None) -> list[int]:
        """Overrides OpenSpiel's method, which would go through C++."""
        at = self.position
        if at.player >= 0:
            return self._legal_actions(at.player) if player is None or player == at.player else []
        return [] if at.player == TERMINAL else [outcome for outcome, _ in self.chance_outcomes()]

    def _legal_actions(self, player: int) -> list[int]:
        actions: list[int] = self.position.numbers.tolist()
        return actions

    def chance_outcomes(self) -> list[tuple[int, float]]:
        """The possible outcomes, each with its probability."""
        weights: list[int] = self.position.numbers.tolist()
        total = sum(weights)
        return [(outcome, weight / total) for outcome, weight in enumerate(weights) if weight]

    def _apply_action(self, number: int) -> None:
        self.position = self.position.own()
        refusal = self.context.advance(self.position, number)
        if refusal:
            raise self._refused(refusal, number)

    def _refused(self, refusal: int, number: int) -> IllegalAction:
        code = self.context.refusal(refusal)
        if code is None:
            return IllegalAction("no-such-action", f"chance has no outcome {number} now")
        return IllegalAction(code, f"action {number} is not legal now: {code}")

    def _action_to_string(self, player: int, action: int) -> str:
        context = self.context
        return context.outcome_text(self.position, action) if player == CHANCE else context.game.action_text(action)

    def returns(self) -> list[float]:
        """See `Utility`; nothing before the end."""
        if self.position.player != TERMINAL:
            return [0.0] * self.context.players
        return self.context.utility.returns(self.context.game.score(self.position.record()))

    def __str__(self) -> str:
        waits = self.context.waits_for(self.position)
        return self.context.game.position_text(self.position.record()) + (f"chance: {waits}\n" if waits else "")

    def resample_from_infostate(self, player_id: int, sampler: Any) -> SpielState:
        """A state that this player cannot tell from the true one; `sampler()` is a number from 0 to 1."""
        return self.context.resample(self, player_id, Random(sampler()))
