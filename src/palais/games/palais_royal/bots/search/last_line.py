"""One line of a last turn: the cards, who walks where, which nobles; carried out on a copy by the engine's own rules."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, NamedTuple

from palais.games.palais_royal.bots.planner.transport import Distances, Way
from palais.games.palais_royal.engine.actions import (
    BORDER_FROM,
    DONE,
    KING_FROM,
    MADAME_FROM,
    MOVE_FROM_TO,
    PAY_SEALS,
    PLAY,
    RECRUIT_FIELD,
    REINFORCE_FROM,
    ROOM_COUNT,
    SEAL_CHOICES,
)
from palais.games.palais_royal.engine.constants import (
    BORDER,
    COURT,
    DRAW,
    GATE,
    INCOME,
    KING,
    MADAME,
    MINT,
    PAY,
    RECRUIT,
    REINFORCE,
    STAIRS,
)
from palais.games.palais_royal.engine.entry_points import check_action, perform_action
from palais.games.palais_royal.engine.event_log import mute_log
from palais.games.palais_royal.engine.state import State

IDLE: Final = (COURT, STAIRS, GATE, MINT)  # from action 3 of the last turn on


class TurnLine(NamedTuple):
    """What is to happen in action 2 and afterwards, on top of an opening."""

    ways: Sequence[Way]
    keep: Sequence[int]  # servants that have to stand in each room when action 4 begins
    nobles: Sequence[int]  # fields, in this order
    seals: Sequence[int]  # cards, played in action 4
    points: Sequence[int]  # cards, played when all nobles are paid


class TrialTurn:
    """A copy of the game on which actions are done and written down. `failed` as soon as one is not allowed."""

    def __init__(self, s: State, tables: State, actions: Sequence[int] = ()) -> None:
        self.s, self.tables, self.log = s.copy(), tables, mute_log().handle()
        self.actions, self.failed = list(actions), False

    def copy(self) -> TrialTurn:
        return TrialTurn(self.s, self.tables, self.actions)

    def can(self, action: int) -> bool:
        return bool(check_action(self.s.handle(), self.tables, self.s.player, action) == 0)

    def do(self, action: int) -> bool:
        if self.failed or not self.can(action):
            self.failed = True
            return False
        perform_action(self.s.handle(), self.tables, action, self.log)
        self.actions.append(action)
        return True

    def finish(self, line: TurnLine, second: Sequence[int], far: Distances) -> State | None:
        """From the end of the opening to the draw; None if the rules do not allow it."""
        self.walk(line, second, far)
        self.place(line.keep)
        self.recruit(line)
        return self.s if not self.failed and self.s.phase == DRAW else None

    def walk(self, line: TurnLine, second: Sequence[int], far: Distances) -> None:
        """The rest of action 1, then action 2 with its cards."""
        if self.s.phase == REINFORCE:
            for way in line.ways:
                if way.called:
                    self.do(REINFORCE_FROM + 1 + way.origin)
            self.do(DONE)
        for card in second:
            self.do(PLAY + card)
        for way in line.ways:
            room = GATE if way.called else way.origin
            while room != way.target and not self.failed:
                step = next(n for n in range(ROOM_COUNT) if far[room][n] == 1 and far[n][way.target] == far[room][way.target] - 1)
                self.do(MOVE_FROM_TO + room * ROOM_COUNT + step)
                room = step
        self.do(DONE)

    def place(self, keep: Sequence[int]) -> None:
        """Action 3: the new servants that the nobles need, and no others."""
        for room, first in ((KING, KING_FROM), (MADAME, MADAME_FROM)):
            while not self.failed and self.s.phase == INCOME and self.servants()[room] < keep[room]:
                self.do(first + self.source(keep, room))
        self.do(DONE)

    def source(self, keep: Sequence[int], room: int) -> int:
        """The supply; when it is empty, a room that can spare a servant."""
        if self.s.supply[self.s.player] > 0:
            return 0
        here = self.servants()
        others = [*IDLE, *(other for other in range(ROOM_COUNT) if other not in IDLE)]
        return next((1 + n for n in others if n != room and here[n] > (0 if n in IDLE else keep[n])), 0)

    def servants(self) -> list[int]:
        found: list[int] = self.s.servants[self.s.player].tolist()
        return found

    def recruit(self, line: TurnLine) -> None:
        """Action 4: servants pay as long as there are any, the seals of cards the rest."""
        for card in line.seals:
            self.do(PLAY + card)
        for field in line.nobles:
            self.do(RECRUIT_FIELD + field)
            if self.s.phase == PAY:
                ways = [PAY_SEALS + n for n in range(SEAL_CHOICES * SEAL_CHOICES)]
                ways.sort(key=lambda action: sum(divmod(action - PAY_SEALS, SEAL_CHOICES)))
                self.do(next(filter(self.can, ways), ways[0]))
            if self.s.phase == BORDER:
                self.do(BORDER_FROM)
        for card in line.points:
            self.do(PLAY + card)
        if self.s.phase == RECRUIT:
            self.do(DONE)
