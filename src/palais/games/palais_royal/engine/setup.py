"""Setting up (PR-201 to PR-207)."""

from __future__ import annotations

import numpy as np
import numpy.typing as npt

from palais.core.jit import rule
from palais.core.rng import below
from palais.games.palais_royal.box.tables import Tables
from palais.games.palais_royal.engine.constants import CARDS, EMPTY, EVERYONE, NOBODY, ROOMS, SETUP
from palais.games.palais_royal.engine.event_log import STARTED, Log, tell
from palais.games.palais_royal.engine.state import State
from palais.games.palais_royal.engine.terms import DRAWN_START, SHUFFLED, Terms

CARD_KINDS, ROOM_KINDS = len(CARDS), len(ROOMS)


@rule
def set_up(s: State, t: Tables, keys: npt.NDArray[np.uint64], terms: Terms, log: Log) -> None:
    """PR-201 to PR-206: Set up a game in a record of zeros. Four keys: two for the set-up, two for the cards.

    The set-up is public: the cards have keys of their own so that it reveals nothing about the cards to come.
    """
    s.chance_key[0], s.chance_key[1] = keys[0], keys[1]
    s.chance_count = np.uint64(0)
    clear_table(s, t, terms)
    lay_nobles(s, t)
    lay_rooms(s, terms.layout)
    seat_players(s, t, below(s, s.players) if terms.start == DRAWN_START else terms.start)
    give_start_gold(s, terms.start_gold)
    s.chance_key[0], s.chance_key[1] = keys[2], keys[3]
    s.chance_count = np.uint64(0)
    tell(log, STARTED, s.start, s.players, s.start)


@rule
def clear_table(s: State, t: Tables, terms: Terms) -> None:
    """An empty park and palace, with the table's options."""
    s.viewer = EVERYONE
    s.phase, s.players, s.max_rounds = SETUP, terms.players, terms.max_rounds
    s.open_scores = terms.open_scores
    s.field, s.tile = EMPTY, EMPTY
    s.nobles_in_park = t.fields
    s.noble_at[:] = EMPTY
    s.servant_at[:] = NOBODY
    s.owner[:] = NOBODY


@rule
def lay_nobles(s: State, t: Tables) -> None:
    """PR-201: Shuffle the nobles, lay one face up on every field; the others go back in the box."""
    stack = s.owner  # still unused: temporarily holds the shuffled tiles
    for tile in range(t.tiles):
        stack[tile] = tile
    for field in range(t.fields):
        pick = field + below(s, t.tiles - field)
        s.noble_at[field], stack[pick] = stack[pick], stack[field]
    stack[:] = NOBODY


@rule
def seat_players(s: State, t: Tables, start: int) -> None:
    """PR-203 to PR-206: The start player, everyone's servants, and the cards."""
    s.start, s.player, s.free_left = start, start, t.free
    for seat in range(s.players):
        equip(s, t, seat)
    shuffle_cards(s, t)


@rule
def lay_rooms(s: State, layout: npt.NDArray[np.int8]) -> None:
    """PR-202: The given palace, the room of each place in reading order, or a shuffled one."""
    for place in range(ROOM_KINDS):
        s.room_at[place] = place if layout[0] == SHUFFLED else layout[place]
    if layout[0] == SHUFFLED:
        for place in range(ROOM_KINDS - 1, 0, -1):
            other = below(s, place + 1)
            s.room_at[place], s.room_at[other] = s.room_at[other], s.room_at[place]
    for place in range(ROOM_KINDS):
        s.place[s.room_at[place]] = place


@rule
def shuffle_cards(s: State, t: Tables) -> None:
    """PR-203: All cards in the pile, face down; everyone knows what is in the box."""
    for card in range(CARD_KINDS):
        s.pile[card] = t.card_copies[card]
        s.pile_size += t.card_copies[card]
        for seat in range(s.players):
            s.pile_most[seat, card] = t.card_copies[card]


@rule
def equip(s: State, t: Tables, seat: int) -> None:
    """PR-204, PR-205: Supply and reserve, servants on the stairs and the court."""
    s.supply[seat], s.reserve[seat] = t.supply, t.reserve
    for room in range(ROOM_KINDS):
        s.servants[seat, room] = t.setup[room]
        s.supply[seat] -= t.setup[room]


@rule
def give_start_gold(s: State, amounts: npt.NDArray[np.int16]) -> None:
    """PR-206, reading 14: Gold in turn order, either the box's amounts or those the table has chosen."""
    for place in range(s.players):
        s.gold[(s.start + place) % s.players] = amounts[place]
