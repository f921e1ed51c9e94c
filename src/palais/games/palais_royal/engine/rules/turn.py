"""The course of a turn, of a round and of the game (PR-207, PR-301, PR-401, reading 8)."""

from __future__ import annotations

from palais.core.jit import rule
from palais.games.palais_royal.box.tables import Tables
from palais.games.palais_royal.engine.constants import DRAW, INCOME, KEEP, MOVE, OVER, RECRUIT, REINFORCE, SETUP
from palais.games.palais_royal.engine.event_log import GAME_OVER_NOW, LAST_ROUND, PHASE, PUT_SERVANT, TURN, Log, tell
from palais.games.palais_royal.engine.refusals import LEGAL, MUST_FINISH, NOT_NOW
from palais.games.palais_royal.engine.rules.cards import put_away_majority_cards, takes_cards
from palais.games.palais_royal.engine.rules.draw import discard_the_rest
from palais.games.palais_royal.engine.rules.income import begin_income
from palais.games.palais_royal.engine.rules.move import begin_moves
from palais.games.palais_royal.engine.rules.reinforce import begin_reinforcements
from palais.games.palais_royal.engine.state import State


@rule
def check_put(s: State) -> int:
    """PR-207: Any room; several servants in one room are allowed."""
    return LEGAL if s.phase == SETUP else NOT_NOW


@rule
def put(s: State, t: Tables, room: int, log: Log) -> None:
    """PR-207: The start player puts the free servants, all of them; then the others clockwise."""
    s.supply[s.player] -= 1
    s.servants[s.player, room] += 1
    s.free_left -= 1
    tell(log, PUT_SERVANT, s.player, room, s.free_left)
    if s.free_left == 0:
        s.player = (s.player + 1) % s.players
        if s.player == s.start:
            begin_round(s, t, log)
        else:
            s.free_left = t.free


@rule
def begin_round(s: State, t: Tables, log: Log) -> None:
    """PR-401: If few nobles are left when the start player is to begin, every player has one more turn.

    Reading 8: The last round of the guard ends the game in the same way.
    """
    if s.last_round:
        end_game(s, log)
        return
    s.round_number += 1
    if s.nobles_in_park <= t.nobles_left or s.round_number >= s.max_rounds:
        s.last_round = 1
        tell(log, LAST_ROUND, s.player, s.nobles_in_park, 0)
    begin_turn(s, t, log)


@rule
def begin_turn(s: State, t: Tables, log: Log) -> None:
    """PR-301: A turn is actions 1 to 5 in this order."""
    s.phase = REINFORCE
    s.begun = 0
    begin_reinforcements(s, t)
    tell(log, TURN, s.player, s.round_number, s.last_round)


@rule
def check_done(s: State) -> int:
    """PR-301: No action is compulsory, nor all of it; but the set-up and a recruitment must be completed."""
    return LEGAL if takes_cards(s) else MUST_FINISH


@rule
def done(s: State, t: Tables, log: Log) -> None:
    """PR-301: The action is over and the next one begins. Anything unused is lost."""
    if s.phase == KEEP:
        discard_the_rest(s, log)
        end_turn(s, t, log)
        return
    if s.phase == DRAW:
        end_turn(s, t, log)
        return
    s.phase += 1
    tell(log, PHASE, s.player, s.phase, 0)
    if s.phase == MOVE:
        s.gate_left, s.mustering = 0, 0
        begin_moves(s, t)
    elif s.phase == INCOME:
        s.moves_left, s.march_moves = 0, 0
        begin_income(s, t, log)
    elif s.phase == RECRUIT:
        s.king_left, s.madame_left = 0, 0
    else:
        s.card_seals = 0  # PR-343: the seals of a card last for this action


@rule
def end_turn(s: State, t: Tables, log: Log) -> None:
    """PR-301: Complete turns, clockwise."""
    put_away_majority_cards(s, t)
    s.player = (s.player + 1) % s.players
    if s.player == s.start:
        begin_round(s, t, log)
    else:
        begin_turn(s, t, log)


@rule
def end_game(s: State, log: Log) -> None:
    """PR-401: The game is over."""
    s.phase = OVER
    tell(log, GAME_OVER_NOW, s.player, 0, 0)
