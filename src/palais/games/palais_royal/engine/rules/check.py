"""The only definition of what is legal, and the only way to perform it. Lists of legal actions use `check` too."""

from __future__ import annotations

from palais.core.jit import rule
from palais.games.palais_royal.box.tables import Tables
from palais.games.palais_royal.engine.actions import (
    ACTIONS,
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
    SEAL_CHOICES,
)
from palais.games.palais_royal.engine.constants import KING, MADAME, OVER
from palais.games.palais_royal.engine.event_log import Log
from palais.games.palais_royal.engine.refusals import GAME_OVER, NO_SUCH_ACTION, NOT_YOUR_TURN
from palais.games.palais_royal.engine.rules.border import border, check_border
from palais.games.palais_royal.engine.rules.cards import check_play, play
from palais.games.palais_royal.engine.rules.draw import check_draw, check_keep, draw, keep
from palais.games.palais_royal.engine.rules.income import check_place, place
from palais.games.palais_royal.engine.rules.move import check_move, move
from palais.games.palais_royal.engine.rules.recruit import check_recruit, pay, recruit
from palais.games.palais_royal.engine.rules.reinforce import check_reinforce, reinforce
from palais.games.palais_royal.engine.rules.seals import check_pay
from palais.games.palais_royal.engine.rules.turn import check_done, check_put, done, put
from palais.games.palais_royal.engine.state import State


@rule
def check(s: State, t: Tables, seat: int, a: int) -> int:
    """0 if `seat` may do `a` now, else the number of the refusal."""
    if s.phase == OVER:
        return GAME_OVER
    if seat != s.player:
        return NOT_YOUR_TURN
    if a < 0 or a >= ACTIONS:
        return NO_SUCH_ACTION
    if a == DONE:
        return check_done(s)
    if a < PUT:
        return check_play(s, t, seat, a - PLAY)
    if a < REINFORCE_FROM:
        return check_put(s)
    if a < MOVE_FROM_TO:
        return check_reinforce(s, seat, a - REINFORCE_FROM)
    if a < KING_FROM:
        return check_move(s, t, seat, (a - MOVE_FROM_TO) // ROOM_COUNT, (a - MOVE_FROM_TO) % ROOM_COUNT)
    if a < MADAME_FROM:
        return check_place(s, seat, KING, a - KING_FROM)
    if a < RECRUIT_FIELD:
        return check_place(s, seat, MADAME, a - MADAME_FROM)
    if a < PAY_SEALS:
        return check_recruit(s, t, seat, a - RECRUIT_FIELD)
    if a < BORDER_FROM:
        return check_pay(s, t, seat, (a - PAY_SEALS) // SEAL_CHOICES, (a - PAY_SEALS) % SEAL_CHOICES)
    if a < DRAW_CARDS:
        return check_border(s, seat, a - BORDER_FROM)
    if a < KEEP_CARD:
        return check_draw(s, seat)
    return check_keep(s, seat, a - KEEP_CARD)


@rule
def perform(s: State, t: Tables, a: int, log: Log) -> None:
    """Do `a`, which `check` has found legal, for the player in turn."""
    if a == DONE:
        done(s, t, log)
    elif a < PUT:
        play(s, t, a - PLAY, log)
    elif a < REINFORCE_FROM:
        put(s, t, a - PUT, log)
    elif a < MOVE_FROM_TO:
        reinforce(s, a - REINFORCE_FROM, log)
    elif a < KING_FROM:
        move(s, (a - MOVE_FROM_TO) // ROOM_COUNT, (a - MOVE_FROM_TO) % ROOM_COUNT, log)
    elif a < MADAME_FROM:
        place(s, KING, a - KING_FROM, log)
    elif a < RECRUIT_FIELD:
        place(s, MADAME, a - MADAME_FROM, log)
    elif a < PAY_SEALS:
        recruit(s, t, a - RECRUIT_FIELD, log)
    elif a < BORDER_FROM:
        pay(s, t, (a - PAY_SEALS) // SEAL_CHOICES, (a - PAY_SEALS) % SEAL_CHOICES, log)
    elif a < DRAW_CARDS:
        border(s, a - BORDER_FROM, log)
    elif a < KEEP_CARD:
        draw(s, log)
    else:
        keep(s, a - KEEP_CARD, log)


@rule
def apply(s: State, t: Tables, seat: int, a: int, log: Log) -> int:
    """Do `a` if it is legal; otherwise change nothing and return the refusal."""
    refusal = check(s, t, seat, a)
    if refusal == 0:
        perform(s, t, a, log)
    return refusal
