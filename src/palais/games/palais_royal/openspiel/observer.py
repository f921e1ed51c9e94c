"""What OpenSpiel's players see: strings and tensors of positions and of all that a seat remembers."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import numpy as np
import numpy.typing as npt
import pyspiel

from palais.core.contract import SPECTATOR
from palais.core.errors import OptionError
from palais.games.palais_royal.engine.constants import CARDS
from palais.games.palais_royal.engine.state import State, fields
from palais.games.palais_royal.openspiel.memory import EVENT_LIMIT, memory_text, remembered

if TYPE_CHECKING:
    from palais.games.palais_royal.openspiel.context import GameContext
    from palais.games.palais_royal.openspiel.state import PalaisRoyalState

Tensor = npt.NDArray[np.float32]
ONE = pyspiel.PrivateInfoType.SINGLE_PLAYER
ALL = pyspiel.PrivateInfoType.ALL_PLAYERS


class PalaisRoyalObserver:
    """An observer of OpenSpiel: public, private or both; the position, or with perfect recall all that has been seen.

    Pieces of the tensor:
      player       1 for the observing player
      <part>       each part of the game's observation layout, if public information is asked for
      hand, drawn  the own cards, if only private information is asked for
      events       with perfect recall: every event seen, in order, as a number from 0 to 1; 0 behind the last
    """

    def __init__(self, context: GameContext, kind: Any, remembers: bool, params: Any) -> None:
        if params:
            raise OptionError(f"observers of palais_royal take no parameters, found {params}")
        self.context, self.kind = context, kind
        self.tensor: Tensor | None = None
        self.dict: dict[str, Tensor] = {}
        if kind.private_info != ALL and (remembers or not kind.perfect_recall):
            self._lay_out(self._pieces())

    def _pieces(self) -> list[tuple[str, tuple[int, ...]]]:
        pieces: list[tuple[str, tuple[int, ...]]] = [("player", (self.context.players,))]
        if self.kind.public_info:
            pieces += [(part.name, part.shape) for part in self.context.game.observation_layout]
        elif self.kind.private_info == ONE:
            pieces += [("hand", (len(CARDS),)), ("drawn", (len(CARDS),))]
        if self.kind.perfect_recall:
            pieces.append(("events", (self.context.longest_memory,)))
        return pieces

    def _lay_out(self, pieces: list[tuple[str, tuple[int, ...]]]) -> None:
        self.tensor = np.zeros(sum(int(np.prod(shape)) for _, shape in pieces), np.float32)
        at = 0
        for name, shape in pieces:
            size = int(np.prod(shape))
            self.dict[name] = self.tensor[at : at + size].reshape(shape)
            at += size

    def set_from(self, state: PalaisRoyalState, player: int) -> None:
        """Write what the player sees into the tensor."""
        if self.tensor is None:
            return
        self.tensor.fill(0)
        players = self.context.players
        if player < 0:  # OpenSpiel asks for the default player to learn the shape
            player = 0
        self.dict["player"][player] = 1
        if self.kind.public_info:
            seen = self._observe(state, player)
            self.tensor[players : players + len(seen)] = seen
        elif self.kind.private_info == ONE:
            self._own_cards(fields(state.position.record()), player)
        if self.kind.perfect_recall:
            events = np.fromiter(remembered(state.position.past, player), np.float32)
            self.dict["events"][: len(events)] = (events + 1) / EVENT_LIMIT

    def _observe(self, state: PalaisRoyalState, player: int) -> Tensor:
        seat = player if self.kind.private_info == ONE else SPECTATOR
        return self.context.game.observe(self.context.game.hide(state.position.record(), seat), seat)

    def _own_cards(self, s: State, player: int) -> None:
        self.dict["hand"][:] = s.hand[player]
        if s.player == player:
            self.dict["drawn"][:] = s.drawn

    def string_from(self, state: PalaisRoyalState, player: int) -> str:
        """The same for people."""
        kind, game = self.kind, self.context.game
        if kind.perfect_recall and kind.public_info and kind.private_info == ONE:
            return memory_text(state.position.past, player)
        s = state.position.record()
        if kind.private_info == ALL:
            return game.position_text(s)
        if kind.public_info:
            return game.position_text(game.hide(s, player if kind.private_info == ONE else SPECTATOR))
        return _own_text(fields(s), player) if kind.private_info == ONE else ""


def _own_text(s: State, player: int) -> str:
    """The own hand, and the cards drawn and not yet kept."""
    drawn = s.drawn if s.player == player else np.zeros_like(s.drawn)
    lines = {"hand": s.hand[player], "drawn": drawn}
    texts = {name: [f"{c} {n}" for c, n in zip(CARDS, counts.tolist(), strict=True) if n] for name, counts in lines.items()}
    return "; ".join(f"{name} {', '.join(cards)}" for name, cards in texts.items() if cards)
