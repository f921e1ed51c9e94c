"""A state of OpenSpiel: a position of a game of Palais Royal, with chance as a player of its own."""

from __future__ import annotations

from random import Random
from typing import Any, Final

import pyspiel

from palais.core.errors import IllegalAction
from palais.games.palais_royal.engine.constants import CARDS, ROOMS
from palais.games.palais_royal.engine.refusals import REFUSALS
from palais.games.palais_royal.engine.state import fields
from palais.games.palais_royal.openspiel.chance import CARD, DECISION, IMPOSSIBLE, NOBLE, ROOM, START
from palais.games.palais_royal.openspiel.context import GameContext
from palais.games.palais_royal.openspiel.resample import resample

CHANCE: Final = int(pyspiel.PlayerId.CHANCE)
TERMINAL: Final = int(pyspiel.PlayerId.TERMINAL)
WAITING: Final = {DECISION: "", NOBLE: "noble", ROOM: "room", START: "start player", CARD: "card"}


class PalaisRoyalState(pyspiel.State):  # type: ignore[misc]
    """A game of Palais Royal. OpenSpiel copies and stores its attributes: the context is shared, the position is its own."""

    def __init__(self, game: Any, context: GameContext) -> None:
        super().__init__(game)
        self.context = context
        self.position = context.start_position

    def current_player(self) -> int:
        return self.position.player

    def is_terminal(self) -> bool:
        return self.position.player == TERMINAL

    def is_chance_node(self) -> bool:
        return self.position.player == CHANCE

    def legal_actions(self, player: int | None = None) -> list[int]:
        """As OpenSpiel's own, without its detour through C++ for callers from Python."""
        at = self.position
        if at.player >= 0:
            return self._legal_actions(at.player) if player is None or player == at.player else []
        return [] if at.player == TERMINAL else [outcome for outcome, _ in self.chance_outcomes()]

    def _legal_actions(self, player: int) -> list[int]:
        actions: list[int] = self.position.numbers.tolist()
        return actions

    def chance_outcomes(self) -> list[tuple[int, float]]:
        """Each tile, room, seat or card still to be drawn, by how many of it there are."""
        weights: list[int] = self.position.numbers.tolist()
        total = sum(weights)
        return [(outcome, weight / total) for outcome, weight in enumerate(weights) if weight]

    def _apply_action(self, number: int) -> None:
        self.position = self.position.own()
        refusal = self.position.advance(self.context.tables, self.context.mute, number)
        if refusal:
            raise self._refused(refusal, number)

    def _refused(self, refusal: int, number: int) -> IllegalAction:
        if refusal == IMPOSSIBLE:
            return IllegalAction("no-such-action", f"chance has no outcome {number} now")
        code = REFUSALS[refusal]
        return IllegalAction(code, f"action {number} is not legal now: {code}")

    def _action_to_string(self, player: int, action: int) -> str:
        box, waits = self.context.game.box, self.position.waits
        if player != CHANCE:
            return self.context.game.action_text(action)
        if waits == NOBLE:
            return f"noble {box.tiles[action].name}"
        if waits == START:
            return f"start {box.game.players.colours[action]}"
        return f"room {ROOMS[action]}" if waits == ROOM else f"card {CARDS[action]}"

    def returns(self) -> list[float]:
        """See `GameContext.utility`; nothing before the end."""
        if self.position.player != TERMINAL:
            return [0.0] * self.context.players
        return self.context.utility(self.position.record())

    def __str__(self) -> str:
        waits = WAITING[self.position.waits]
        return self.context.game.position_text(self.position.record()) + (f"chance: {waits}\n" if waits else "")

    def resample_from_infostate(self, player_id: int, sampler: Any) -> PalaisRoyalState:
        """A state that this player cannot tell from the true one; `sampler()` is a number from 0 to 1."""
        at = self.position
        piles = self.context.piles(at.past)
        rng = Random(sampler())
        other: PalaisRoyalState = self.get_game().new_initial_state()
        for number in resample(at.past, player_id, piles, fields(at.record()).pile.tolist(), rng):
            other.apply_action(number)
        return other
