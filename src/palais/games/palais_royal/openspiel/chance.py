"""Palais Royal with explicit chance: a game runs up to the next draw and waits for its outcome.

The rules themselves draw from a key in the record. Here the key stays blank: every noble laid, a shuffled room, the start player
and every card drawn at the back door is an outcome that the caller picks. A pile has no order, so any card in it may be
drawn.
"""

from __future__ import annotations

from typing import Final

from palais.core.jit import door, rule
from palais.envs.spiel.context import CHANCE_PLAYER, OVER_PLAYER
from palais.games.palais_royal.box.tables import Tables
from palais.games.palais_royal.engine.actions import DRAW_CARDS
from palais.games.palais_royal.engine.constants import CARDS, OVER, ROOMS
from palais.games.palais_royal.engine.entry_points import Numbers, Records
from palais.games.palais_royal.engine.event_log import Log
from palais.games.palais_royal.engine.rules.check import check, perform
from palais.games.palais_royal.engine.rules.draw import cards_to_draw, draw_card, end_draw, has_cards
from palais.games.palais_royal.engine.rules.legal import legal
from palais.games.palais_royal.engine.setup import clear_table, give_start_gold, lay_rooms, seat_players
from palais.games.palais_royal.engine.state import State
from palais.games.palais_royal.engine.terms import DRAWN_START, SHUFFLED

# The kinds of chance outcome a game can be waiting for. 0 is a player's decision.
DECISION: Final = 0
NOBLE: Final = 1
ROOM: Final = 2
START: Final = 3
CARD: Final = 4

# The columns of `pending`, which a game keeps beside its record: the kind of outcome it waits for, the current field, place or
# number of draws, whether the rooms are shuffled, and the start player.
WAITS: Final = 0
AT: Final = 1
SHUFFLE: Final = 2
STARTER: Final = 3
PENDING_SIZE: Final = 4


CARD_KINDS: Final = len(CARDS)
ROOM_KINDS: Final = len(ROOMS)
IMPOSSIBLE: Final = -1  # a refusal: chance has no such outcome


@door
def lay_table(states: Records, tables: Records, pending: Numbers, terms: Records, out: Numbers) -> int:
    """Set up an empty table that waits for its first noble. Returns what `list_next` returns."""
    s, t, agreed = states[0], tables[0], terms[0]
    clear_table(s, t, agreed)
    pending[WAITS], pending[AT] = NOBLE, 0
    pending[SHUFFLE], pending[STARTER] = agreed.layout[0] == SHUFFLED, agreed.start
    if agreed.layout[0] != SHUFFLED:
        lay_rooms(s, agreed.layout)
    return list_next(s, t, pending, out)


@rule
def next_player(s: State, pending: Numbers) -> int:
    """The seat that decides, or CHANCE_PLAYER, or OVER_PLAYER."""
    if pending[WAITS] != DECISION:
        return CHANCE_PLAYER
    return OVER_PLAYER if s.phase == OVER else s.player


@door
def advance(
    states: Records, tables: Records, pending: Numbers, logs: Records, number: int, out: Numbers
) -> tuple[int, int, int, int]:
    """Apply an action or outcome. Returns the refusal (if any; nothing changes then), next player, kind awaited, `list_next`."""
    s, t, log = states[0], tables[0], logs[0]
    refusal = 0
    if pending[WAITS] == DECISION:
        refusal = check(s, t, s.player, number)
        if refusal == 0:
            apply_decision(s, t, pending, number, log)
    elif weight(s, t, pending, number) > 0:
        apply_outcome(s, t, pending, number, log)
    else:
        refusal = IMPOSSIBLE
    return refusal, next_player(s, pending), pending[WAITS], list_next(s, t, pending, out)


@rule
def list_next(s: State, t: Tables, pending: Numbers, out: Numbers) -> int:
    """Write into `out` the legal actions in ascending order or, where chance is next, the weight of every outcome.

    Returns how many numbers were written.
    """
    if pending[WAITS] == DECISION:
        count = legal(s, t, out) if s.phase != OVER else 0
        out[:count].sort()
        return count
    count = outcomes(s, t, pending)
    for outcome in range(count):
        out[outcome] = weight(s, t, pending, outcome)
    return count


@rule
def apply_decision(s: State, t: Tables, pending: Numbers, action: int, log: Log) -> None:
    """PR-351: A draw waits for each card in turn; every other action is applied at once."""
    if action == DRAW_CARDS:
        pending[WAITS], pending[AT] = CARD, cards_to_draw(s, s.player)
        await_card(s, pending, log)
    else:
        perform(s, t, action, log)


@rule
def await_card(s: State, pending: Numbers, log: Log) -> None:
    """PR-351, PR-353: Wait for the next card, or end the draw."""
    if pending[AT] == 0 or not has_cards(s, log):
        pending[WAITS] = DECISION
        end_draw(s, log)


@rule
def apply_outcome(s: State, t: Tables, pending: Numbers, outcome: int, log: Log) -> None:
    """Apply an outcome of chance and move on to the next outcome or decision."""
    at = pending[AT]
    if pending[WAITS] == CARD:
        pending[AT] = at - 1
        draw_card(s, outcome, log)
        await_card(s, pending, log)
        return
    pending[AT] = at + 1
    if pending[WAITS] == NOBLE:
        s.noble_at[at] = outcome
        if at + 1 == t.fields:
            begin_shuffle(s, t, pending)
    elif pending[WAITS] == ROOM:
        s.room_at[at], s.place[outcome] = outcome, at
        if at + 1 == ROOM_KINDS:
            begin_start(s, t, pending)
    else:
        begin_game(s, t, pending, outcome)


@rule
def begin_shuffle(s: State, t: Tables, pending: Numbers) -> None:
    """PR-202: After the nobles come the rooms, if they are to be shuffled."""
    if pending[SHUFFLE]:
        pending[WAITS], pending[AT] = ROOM, 0
    else:
        begin_start(s, t, pending)


@rule
def begin_start(s: State, t: Tables, pending: Numbers) -> None:
    """PR-206: Then the start player, unless the options set one."""
    if pending[STARTER] == DRAWN_START:
        pending[WAITS] = START
    else:
        begin_game(s, t, pending, pending[STARTER])


@rule
def begin_game(s: State, t: Tables, pending: Numbers, start: int) -> None:
    pending[WAITS], pending[AT] = DECISION, 0
    seat_players(s, t, start)
    give_start_gold(s, t.start_gold)


@rule
def weight(s: State, t: Tables, pending: Numbers, outcome: int) -> int:
    """How many of the equally likely tiles, rooms, seats or cards give this outcome; 0 if none can."""
    if outcome < 0 or outcome >= outcomes(s, t, pending):
        return 0
    if pending[WAITS] == CARD:
        return int(s.pile[outcome])
    if pending[WAITS] == START:
        return 1
    for before in range(pending[AT]):
        if outcome == (s.noble_at[before] if pending[WAITS] == NOBLE else s.room_at[before]):
            return 0
    return 1


@rule
def outcomes(s: State, t: Tables, pending: Numbers) -> int:
    """How many outcomes this kind of chance has."""
    if pending[WAITS] == NOBLE:
        return t.tiles
    if pending[WAITS] == ROOM:
        return ROOM_KINDS
    return CARD_KINDS if pending[WAITS] == CARD else s.players
