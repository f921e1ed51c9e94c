"""A plan becomes actions: carried out on a copy by the engine's own rules, from wherever the turn stands up to the draw."""

from __future__ import annotations

from typing import Final

from palais.core.jit import rule
from palais.games.palais_royal.bots.planner.plan import MAX_ACTIONS, Plan
from palais.games.palais_royal.bots.planner.targets import apart
from palais.games.palais_royal.box.tables import Tables
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
)
from palais.games.palais_royal.engine.constants import (
    BACKDOOR,
    BORDER,
    CARDINAL,
    CARDS,
    COURT,
    DRAW,
    GATE,
    INCOME,
    KING,
    MADAME,
    MINT,
    MOVE,
    PAY,
    RECRUIT,
    REINFORCE,
    STAIRS,
)
from palais.games.palais_royal.engine.event_log import Log
from palais.games.palais_royal.engine.refusals import LEGAL
from palais.games.palais_royal.engine.rules.check import check, perform
from palais.games.palais_royal.engine.rules.move import is_next_to
from palais.games.palais_royal.engine.state import State

CARD_KINDS = len(CARDS)
# Where servants for the King and Madame come from when the supply is empty: a source is 1 + room. In the last round the
# stairs and the court are of no more use, while servants at the Cardinal or the back door may still be worth something.
SOURCES: Final = (0, 1 + GATE, 1 + CARDINAL, 1 + BACKDOOR, 1 + MINT)
LAST_SOURCES: Final = (0, 1 + GATE, 1 + COURT, 1 + STAIRS, 1 + MINT, 1 + CARDINAL, 1 + BACKDOOR)
SEAL_CHOICES: Final = 5


@rule
def do(s: State, t: Tables, action: int, plan: Plan, log: Log) -> bool:
    """Do an action if it is legal, and write it down."""
    if plan.length == MAX_ACTIONS or check(s, t, s.player, action) != LEGAL:
        return False
    perform(s, t, action, log)
    plan.action[plan.length] = action
    plan.length += 1
    return True


@rule
def begin(s: State, t: Tables, plan: Plan, log: Log) -> None:
    """Action 1: the cards of the plan, then every servant the supply has; on to action 2 and its cards.

    In the last round the court is idle once they are counted: its servants come to the gate when the supply is empty.
    """
    if s.phase == REINFORCE:
        play_cards(s, t, plan, log)
        while do(s, t, REINFORCE_FROM, plan, log):
            pass
        while s.last_round and do(s, t, REINFORCE_FROM + 1 + COURT, plan, log):
            pass
        do(s, t, DONE, plan, log)
    if s.phase == MOVE:
        play_cards(s, t, plan, log)


@rule
def play_cards(s: State, t: Tables, plan: Plan, log: Log) -> None:
    """The cards of the plan whose moment it is; first those that give gold, for it may pay for the others."""
    for gives_gold in (True, False):
        for card in range(CARD_KINDS):
            if plan.cards[card] and (t.card_gold[card] > 0) == gives_gold:
                do(s, t, PLAY + card, plan, log)


@rule
def carry_out(s: State, t: Tables, plan: Plan, log: Log) -> bool:
    """The rest of the turn up to the draw. False if the plan cannot be carried out."""
    if s.phase == MOVE:
        if not walk_all(s, t, plan, log):
            return False
        plan.moves_left = s.moves_left
        for room in range(ROOM_COUNT):
            plan.rooms[room] = s.servants[s.player, room]
        do(s, t, DONE, plan, log)
    if s.phase == INCOME:
        place_all(s, t, plan, log)
        do(s, t, DONE, plan, log)
    if not recruit_all(s, t, plan, log):
        return False
    if s.last_round:
        play_points(s, t, plan, log)
    return True


@rule
def play_points(s: State, t: Tables, plan: Plan, log: Log) -> None:
    """In the last round gold is worth only the points it buys, the dearest card first."""
    for card in range(CARD_KINDS - 1, -1, -1):
        if t.card_points[card] > 0:
            while do(s, t, PLAY + card, plan, log):
                pass


@rule
def walk_all(s: State, t: Tables, plan: Plan, log: Log) -> bool:
    """Action 2: every walk of the plan, step by step."""
    for n in range(plan.walks):
        if not walk(s, t, plan.walk_from[n], plan.walk_to[n], plan, log):
            return False
    return True


@rule
def walk(s: State, t: Tables, origin: int, target: int, plan: Plan, log: Log) -> bool:
    """One servant, on a shortest way."""
    seat, room = s.player, origin
    while room != target:
        step = next_room(s, t, seat, room, target)
        if not do(s, t, MOVE_FROM_TO + room * ROOM_COUNT + step, plan, log):
            return False
        room = step
    return True


@rule
def next_room(s: State, t: Tables, seat: int, room: int, target: int) -> int:
    """A room next to this one that is nearer to the target."""
    far = apart(s, t, seat, room, target)
    for step in range(ROOM_COUNT):
        if is_next_to(s, t, seat, room, step) and apart(s, t, seat, step, target) < far:
            return step
    return target


@rule
def place_all(s: State, t: Tables, plan: Plan, log: Log) -> None:
    """Action 3: every servant that may go to the King and to Madame.

    A plan that declines, and any in the last round, takes from rooms only those that its nobles need.
    """
    king, madame = 99, 99
    if plan.declines or s.last_round:
        king, madame = seals_of_targets(s, t, plan)
    for n in range(len(LAST_SOURCES)):
        source = LAST_SOURCES[n] if s.last_round else SOURCES[min(n, len(SOURCES) - 1)]
        while (source == 0 or s.servants[s.player, KING] < king) and do(s, t, KING_FROM + source, plan, log):
            pass
        while (source == 0 or s.servants[s.player, MADAME] < madame) and do(s, t, MADAME_FROM + source, plan, log):
            pass


@rule
def seals_of_targets(s: State, t: Tables, plan: Plan) -> tuple[int, int]:
    """The King's and Madame's seals that the nobles of a plan cost."""
    king, madame = 0, 0
    for n in range(plan.targets):
        tile = s.noble_at[plan.target[n]]
        king += t.tile_king[tile]
        madame += t.tile_madame[tile]
    return king, madame


@rule
def recruit_all(s: State, t: Tables, plan: Plan, log: Log) -> bool:
    """Action 4: the nobles of the plan, in its order; then on to action 5."""
    if s.phase == RECRUIT:
        play_cards(s, t, plan, log)
        for n in range(plan.targets):
            if not do(s, t, RECRUIT_FIELD + plan.target[n], plan, log):
                return False
            complete(s, t, plan, log)
        do(s, t, DONE, plan, log)
    return s.phase == DRAW


@rule
def complete(s: State, t: Tables, plan: Plan, log: Log) -> None:
    """A recruitment once begun: as many seals as possible by card, the border servant from where the plan says."""
    if s.phase == PAY:
        do(s, t, thrifty_payment(s, t), plan, log)
    if s.phase == BORDER and not do(s, t, BORDER_FROM + plan.border, plan, log):
        do(s, t, BORDER_FROM, plan, log)


@rule
def thrifty_payment(s: State, t: Tables) -> int:
    """The payment that sends the fewest servants home."""
    best, most = PAY_SEALS, -1
    for king in range(SEAL_CHOICES):
        for madame in range(SEAL_CHOICES):
            action = PAY_SEALS + king * SEAL_CHOICES + madame
            if king + madame > most and check(s, t, s.player, action) == LEGAL:
                best, most = action, king + madame
    return best
