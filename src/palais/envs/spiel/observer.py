"""OpenSpiel observers: strings and tensors of positions, and of everything a seat has seen."""

from __future__ import annotations

from typing import Any

import numpy as np
import numpy.typing as npt
import pyspiel

from palais.core.contract import SPECTATOR
from palais.core.errors import OptionError
from palais.envs.spiel.context import Pieces, SpielContext
from palais.envs.spiel.state import SpielState

Tensor = npt.NDArray[np.float32]
ONE = pyspiel.PrivateInfoType.SINGLE_PLAYER
ALL = pyspiel.PrivateInfoType.ALL_PLAYERS


class SpielObserver:
    """Public or private information or both; the position or, with perfect recall, everything seen so far.

    Pieces of the tensor:
      player     1 for the observing player
      <part>     each part of the game's observation layout, if public information is asked for
      <private>  the game's private pieces, such as `hand`, if only private information is asked for
      events     with perfect recall: every event seen, in order, as a number from 0 to 1; 0 behind the last
    """

    def __init__(self, short_name: str, context: SpielContext, kind: Any, remembers: bool, params: Any) -> None:
        if params:
            raise OptionError(f"observers of {short_name} take no parameters, found {params}")
        self.context, self.kind = context, kind
        self.tensor: Tensor | None = None
        self.dict: dict[str, Tensor] = {}
        if kind.private_info != ALL and (remembers or not kind.perfect_recall):
            self._lay_out(self._pieces())

    def _pieces(self) -> Pieces:
        pieces: Pieces = [("player", (self.context.players,))]
        if self.kind.public_info:
            pieces += [(part.name, part.shape) for part in self.context.game.observation_layout]
        elif self.kind.private_info == ONE:
            pieces += self.context.private_pieces
        if self.kind.perfect_recall:
            pieces.append(("events", (self.context.longest_memory,)))
        return pieces

    def _lay_out(self, pieces: Pieces) -> None:
        self.tensor = np.zeros(sum(int(np.prod(shape)) for _, shape in pieces), np.float32)
        at = 0
        for name, shape in pieces:
            size = int(np.prod(shape))
            self.dict[name] = self.tensor[at : at + size].reshape(shape)
            at += size

    def set_from(self, state: SpielState, player: int) -> None:
        """Write what the player sees into the tensor."""
        if self.tensor is None:
            return
        self.tensor.fill(0)
        players = self.context.players
        if player < 0:  # OpenSpiel asks for the default player to find the shape
            player = 0
        self.dict["player"][player] = 1
        if self.kind.public_info:
            seen = self._observe(state, player)
            self.tensor[players : players + len(seen)] = seen
        elif self.kind.private_info == ONE:
            self._write_private(state, player)
        if self.kind.perfect_recall:
            events = np.fromiter(self.context.memory_numbers(state.position, player), np.float32)
            self.dict["events"][: len(events)] = events

    def _observe(self, state: SpielState, player: int) -> Tensor:
        seat = player if self.kind.private_info == ONE else SPECTATOR
        return self.context.game.observe(self.context.game.hide(state.position.record(), seat), seat)

    def _write_private(self, state: SpielState, player: int) -> None:
        values = self.context.private_values(state.position.record(), player)
        for (name, _), value in zip(self.context.private_pieces, values, strict=True):
            self.dict[name][:] = value

    def string_from(self, state: SpielState, player: int) -> str:
        """The same for people."""
        kind, game = self.kind, self.context.game
        if kind.perfect_recall and kind.public_info and kind.private_info == ONE:
            return self.context.memory_text(state.position, player)
        s = state.position.record()
        if kind.private_info == ALL:
            return game.position_text(s)
        if kind.public_info:
            return game.position_text(game.hide(s, player if kind.private_info == ONE else SPECTATOR))
        return self.context.private_text(s, player) if kind.private_info == ONE else ""
