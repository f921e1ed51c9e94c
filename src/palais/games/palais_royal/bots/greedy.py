"""`greedy`: sensible heuristics for one turn, decision by decision. No search, no regard for what others will do."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final

import numpy as np

from palais.core.contract import Game, Hidden
from palais.core.errors import BotError
from palais.core.jit import ENABLED, door, rule
from palais.games.palais_royal.bots.own_view import own_view
from palais.games.palais_royal.bots.planner.targets import (
    NEVER,
    NOTHING,
    ROOM_KINDS,
    Spare,
    apart,
    best_target,
    nearest,
    reserve,
    worth,
)
from palais.games.palais_royal.box.tables import Tables
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
    BORDER,
    COURT,
    DRAW,
    EXTRA_GOLD,
    GATE,
    INCOME,
    KEEP,
    KING,
    MADAME,
    MAX_FIELDS,
    MINT,
    MOVE,
    OFFICE,
    PAY,
    RECRUIT,
    REINFORCE,
    SETUP,
    STAIRS,
)
from palais.games.palais_royal.engine.rules.check import check
from palais.games.palais_royal.engine.rules.move import is_next_to
from palais.games.palais_royal.engine.rules.recruit import price
from palais.games.palais_royal.engine.state import State, fields
from palais.games.palais_royal.game import PalaisRoyal

FIRST_ROOMS: Final = (STAIRS, MINT, KING, MADAME, OFFICE)  # where the free servants of the set-up go
ECONOMY: Final = (
    (STAIRS, 5),
    (COURT, 3),
    (MINT, 3),
    (BACKDOOR, 1),
)  # rooms to fill while there is time, and with how many servants
# How many servants stay in a room up to the last round: court, gate, stairs, mint, king, madame, office, back door, Cardinal.
STAYING: Final = (2, 0, 3, 1, 0, 0, 0, 0, 0)
ENOUGH_IN_MINT: Final = 4  # when gold is short
# How much each card is wanted: majority, muster, march, moves5, moves9, seals, gold4, points2, points4.
CARD_WORTH: Final = (0.5, 0.2, 2.0, 1.5, 2.5, 3.0, 3.5, 2.5, 3.0)


@rule
def greedy_action(s: State, t: Tables, spare: Spare, trial: Spare, taken: Spare) -> int:
    """The action `greedy` chooses for the player in turn; always a legal one."""
    if s.phase == SETUP:
        return PUT + FIRST_ROOMS[s.free_left % len(FIRST_ROOMS)]
    if s.phase == PAY:
        return spend_card_seals(s, t)
    if s.phase == BORDER:
        return BORDER_FROM
    card = card_to_play(s, t)
    if card != NOTHING:
        return PLAY + card
    if s.phase == REINFORCE:
        return REINFORCE_FROM if check(s, t, s.player, REINFORCE_FROM) == 0 else DONE
    if s.phase == MOVE:
        return next_move(s, t, spare, trial, taken)
    if s.phase == INCOME:
        return placement(s, t)
    if s.phase == RECRUIT:
        return best_recruitment(s, t)
    if s.phase == DRAW:
        return DRAW_CARDS if check(s, t, s.player, DRAW_CARDS) == 0 else DONE
    return best_card_to_keep(s, t)


@rule
def card_to_play(s: State, t: Tables) -> int:
    """Gold and seals at once, moves when gold is plentiful, points in the last round or when rich."""
    seat = s.player
    for card in range(len(CARD_WORTH)):
        if check(s, t, seat, PLAY + card) != 0:
            continue
        rich = s.gold[seat] - t.card_price[card] >= (0 if s.last_round else 8)
        if t.card_gold[card] > t.card_price[card] or (t.card_moves[card] > 0 and rich):
            return card
        if t.card_points[card] > 0 and rich and (s.phase == DRAW or s.phase == KEEP):
            return card
        if t.card_seals[card] > 0 and rich and s.servants[seat, OFFICE] > 0 and best_recruitment(s, t) == DONE:
            return card
    return NOTHING


@rule
def next_move(s: State, t: Tables, spare: Spare, trial: Spare, taken: Spare) -> int:
    """Walk for the nobles within reach, best first; then fill the rooms that pay; then prepare the next noble."""
    seat = s.player
    if s.moves_left == 0:
        return DONE
    for room in range(ROOM_KINDS):
        spare[room] = max(0, s.servants[seat, room] - (0 if s.last_round else STAYING[room]))
    taken[:] = 0
    gold = s.gold[seat] + s.servants[seat, MINT] + s.extra[seat, EXTRA_GOLD]
    moves = s.moves_left
    while True:
        field, in_reach = best_target(s, t, seat, gold, moves, spare, trial, taken)
        if not in_reach:
            return prepare(s, t, field, spare)
        taken[field] = 1
        gold -= max(0, t.tile_gold[s.noble_at[field]])
        _, origin, target = reserve(s, t, seat, s.noble_at[field], spare)
        if origin != NOTHING:
            return step_towards(s, t, origin, target)


@rule
def prepare(s: State, t: Tables, field: int, spare: Spare) -> int:
    """Nothing more is within reach: earn the gold that is missing, fill the rooms that pay, or send servants ahead."""
    seat = s.player
    keep_working(spare)
    short_of_gold = field != NOTHING and price(s, t, field) > s.gold[seat] + s.servants[seat, MINT]
    if short_of_gold and s.servants[seat, MINT] < ENOUGH_IN_MINT:
        origin = nearest(s, t, seat, MINT, spare)
        if origin != NOTHING:
            return step_towards(s, t, origin, MINT)
    if spare[GATE] > 0 and not s.last_round:
        for room, wanted in ECONOMY:
            if s.servants[seat, room] < wanted:
                return step_towards(s, t, GATE, room)
    if field == NOTHING:
        return DONE
    _, origin, target = reserve(s, t, seat, s.noble_at[field], spare)
    return DONE if origin == NOTHING else step_towards(s, t, origin, target)


@rule
def keep_working(spare: Spare) -> None:
    """Servants on the stairs and the court stay there unless a noble is within reach."""
    spare[STAIRS] = 0
    spare[COURT] = 0


@rule
def step_towards(s: State, t: Tables, origin: int, target: int) -> int:
    """The move of one servant that brings it nearer."""
    seat = s.player
    for room in range(ROOM_KINDS):
        nearer = apart(s, t, seat, room, target) < apart(s, t, seat, origin, target)
        if nearer and is_next_to(s, t, seat, origin, room):
            return MOVE_FROM_TO + origin * ROOM_COUNT + room
    return DONE


@rule
def placement(s: State, t: Tables) -> int:
    """Every servant the King and Madame offer, from the supply or else from the gate."""
    for source in (0, 1 + GATE):
        for first in (KING_FROM, MADAME_FROM):
            if check(s, t, s.player, first + source) == 0:
                return first + source
    return DONE


@rule
def best_recruitment(s: State, t: Tables) -> int:
    """The noble worth most of those that can be had now."""
    best, best_worth = DONE, NEVER
    for field in range(t.fields):
        if check(s, t, s.player, RECRUIT_FIELD + field) == 0:
            value = worth(s, t, field)
            if value > best_worth:
                best, best_worth = RECRUIT_FIELD + field, value
    return best


@rule
def spend_card_seals(s: State, t: Tables) -> int:
    """The payment that sends the fewest servants home."""
    best, most = DONE, -1
    for n in range(25):
        if check(s, t, s.player, PAY_SEALS + n) == 0 and n // 5 + n % 5 > most:
            best, most = PAY_SEALS + n, n // 5 + n % 5
    return best


@rule
def best_card_to_keep(s: State, t: Tables) -> int:
    """The card wanted most; a servant at the back door is worth less than any of the good ones."""
    best, best_worth = DONE, 1.0
    for card in range(len(CARD_WORTH)):
        if check(s, t, s.player, KEEP_CARD + card) == 0 and CARD_WORTH[card] > best_worth:
            best, best_worth = KEEP_CARD + card, CARD_WORTH[card]
    return best


@door
def choose(states: Any, tables: Any, spare: Spare, trial: Spare, taken: Spare) -> int:
    """The entry from Python."""
    return greedy_action(states[0], tables[0], spare, trial, taken)


class GreedyBot:
    """Plays Palais Royal by rules of thumb."""

    def __init__(self, game: Game, seed: int | str) -> None:
        if not isinstance(game, PalaisRoyal):
            raise BotError(f"greedy does not play {game.id}")
        self.tables = game.box.tables.handle()
        self.spare, self.trial = np.zeros(ROOM_KINDS, np.int64), np.zeros(ROOM_KINDS, np.int64)
        self.taken = np.zeros(MAX_FIELDS, np.int64)
        if ENABLED:  # compile now, not when the first turn's clock is running
            s = game.new(2, 0)
            GreedyBot.act(self, game.hide(s, fields(s).player), (), None)

    def act(self, hidden: Hidden, legal: Sequence[int], clock: float | None) -> int:
        return choose(own_view(hidden).handle(), self.tables, self.spare, self.trial, self.taken)
