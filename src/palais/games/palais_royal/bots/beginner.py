"""`beginner`: the yardstick for the first level. Plays like somebody who has just read the rules.

Plain Python, nothing to compile. Each turn it picks the affordable noble worth most points, moves the nearest servants for it,
even from the stairs, and sends the servants at the gate to the rooms where it has fewest. No second noble, no majorities, no
saving up, no thought for the next turn.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from palais.core.contract import Game, Hidden
from palais.core.errors import BotError
from palais.games.palais_royal.bots.own_view import own_view
from palais.games.palais_royal.engine.actions import (
    BORDER_FROM,
    DONE,
    DRAW_CARDS,
    KEEP_CARD,
    KING_FROM,
    MADAME_FROM,
    MOVE_FROM_TO,
    PAY_SEALS,
    PLAY,
    PUT,
    RECRUIT_FIELD,
    REINFORCE_FROM,
    ROOM_COUNT,
)
from palais.games.palais_royal.engine.constants import (
    BACKDOOR,
    COURT,
    DIAGONAL,
    DRAW,
    EMPTY,
    EXTRA_GOLD,
    GATE,
    KEEP,
    KING,
    MADAME,
    MINT,
    MOVE,
    OFFICE,
    RECRUIT,
    SETUP,
    STAIRS,
)
from palais.games.palais_royal.engine.state import State
from palais.games.palais_royal.game import PalaisRoyal

ONE_EACH: Final = (MINT, KING, MADAME, OFFICE, BACKDOOR)  # the free servants of the set-up
Counts = list[int]
Step = tuple[int, int]  # from room to room


class BeginnerBot:
    """Recruits what it can and spreads the rest."""

    def __init__(self, game: Game, seed: int | str) -> None:
        if not isinstance(game, PalaisRoyal):
            raise BotError(f"beginner does not play {game.id}")
        self.tables = game.box.tables

    def act(self, hidden: Hidden, legal: Sequence[int], clock: float | None) -> int:
        h = own_view(hidden)
        if h.phase == SETUP:
            return PUT + ONE_EACH[h.free_left % len(ONE_EACH)]
        if (card := self.card(h, legal)) is not None:
            return card
        if h.phase == MOVE:
            return self.move(h) if h.moves_left else DONE
        if h.phase == RECRUIT:
            return self.recruit(h, legal)
        # A new servant from the supply, the seals of a card before servants, the draw, the first card that may be kept.
        usual = (REINFORCE_FROM, KING_FROM, MADAME_FROM, BORDER_FROM, DRAW_CARDS)
        offered = [a for a in legal if a in usual or a >= KEEP_CARD or PAY_SEALS <= a < BORDER_FROM]
        return offered[-1] if offered else DONE

    def card(self, h: State, legal: Sequence[int]) -> int | None:
        """Any affordable card whose moment it is; point cards only with what is left at the end of the turn."""
        late = h.phase in (DRAW, KEEP)
        cards = [a for a in legal if PLAY <= a < PUT and (late or not self.tables.card_points[a - PLAY])]
        return cards[-1] if cards else None

    def recruit(self, h: State, legal: Sequence[int]) -> int:
        """The noble worth most points."""
        offers = [a for a in legal if RECRUIT_FIELD <= a < PAY_SEALS]
        return max(offers, key=lambda a: self.points(h, a - RECRUIT_FIELD), default=DONE)

    def move(self, h: State) -> int:
        """The next step for the best noble within reach; if it needs none, the next one out of the gate."""
        plans = [(self.points(h, field), -moves, steps) for field, moves, steps in self.reachable(h)]
        steps = max(plans, key=lambda plan: plan[:2])[2] if plans else []
        step = steps[0] if steps else self.spread(h)
        return DONE if step is None else MOVE_FROM_TO + step[0] * ROOM_COUNT + self.way(h, *step)

    def reachable(self, h: State) -> list[tuple[int, int, list[Step]]]:
        """The nobles that can be had this turn, with the moves they take and who has to walk where."""
        seat, t = h.viewer, self.tables
        purse = int(h.gold[seat] + h.servants[seat, MINT] + h.extra[seat, EXTRA_GOLD])
        found = []
        for field in range(t.fields):
            tile = int(h.noble_at[field])
            if tile != EMPTY and self.price(h, field) <= purse:
                needs = {OFFICE: 1, KING: int(t.tile_king[tile]), MADAME: int(t.tile_madame[tile])}
                moves, steps = self.walks(h, needs)
                if moves <= h.moves_left:
                    found.append((field, moves, steps))
        return found

    def walks(self, h: State, needs: dict[int, int]) -> tuple[int, list[Step]]:
        """Move the nearest servants that are not needed where they are. Too few servants: more moves than anybody has."""
        spare: Counts = h.servants[h.viewer].tolist()
        spare[STAIRS] = spare[COURT] = 0
        for room, count in needs.items():
            spare[room] -= count
        moves, steps = 0, []
        for room in needs:
            while spare[room] < 0:
                ways = [(self.apart(h, other, room), other) for other in range(ROOM_COUNT) if spare[other] > 0]
                if not ways:
                    return 1000, []
                far, other = min(ways)
                spare[other] -= 1
                spare[room] += 1
                moves += far
                steps.append((other, room))
        return moves, steps

    def spread(self, h: State) -> Step | None:
        """From the gate to the room with the fewest own servants."""
        here: Counts = h.servants[h.viewer].tolist()
        if here[GATE] == 0:
            return None
        return GATE, min((room for room in range(ROOM_COUNT) if room != GATE), key=here.__getitem__)

    # ---- facts that can be read off the table ----

    def points(self, h: State, field: int) -> int:
        return int(self.tables.tile_points[h.noble_at[field]])

    def price(self, h: State, field: int) -> int:
        t = self.tables
        around = h.noble_at[t.neighbour[field, : t.neighbours[field]]]
        return max(0, int(t.tile_gold[h.noble_at[field]]) - int((around == EMPTY).sum()))

    def apart(self, h: State, origin: int, target: int) -> int:
        diagonals = 1 if h.extra[h.viewer, DIAGONAL] > 0 else 0
        return int(self.tables.distance[diagonals, h.place[origin], h.place[target]])

    def way(self, h: State, origin: int, target: int) -> int:
        """The first room on a shortest way from one room to another."""
        here = self.apart(h, origin, target)
        return next(
            room for room in range(ROOM_COUNT) if self.apart(h, origin, room) == 1 and self.apart(h, room, target) == here - 1
        )
