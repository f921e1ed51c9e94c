"""Message lengths reveal nothing hidden: in two worlds that an observer cannot tell apart, messages have equal lengths."""

from __future__ import annotations

import random
from collections.abc import Iterator

import pytest

from palais import State
from palais.games.palais_royal.engine.constants import CARDS
from palais.tables.history.history import History
from palais.tables.history.log import GameLog
from palais.tables.table.outgoing import News, secret_size, update, view_and_choices
from palais.tables.table.padding import LINE_STEP
from tests.tables.seated_tables import game
from tests.web.card_collector import choose_card

WORLDS = 3
APART = 5  # actions between two comparisons


def positions(players: int, **options: object) -> Iterator[State]:
    """A game of players who collect cards."""
    state, rng = game.new(players, f"lengths-{players}", max_rounds=7, **options), random.Random(players)
    while acting := game.to_act(state):
        yield state
        state, _ = game.apply(state, acting[0], choose_card(game.legal(state, acting[0]), rng))


@pytest.mark.parametrize(("players", "open_scores"), [(2, True), (2, False), (3, True), (4, False)])
def test_messages_to_a_seat_have_equal_lengths_in_worlds_others_cannot_tell_apart(players: int, open_scores: bool) -> None:
    bare, whole = set(), set()
    for n, state in enumerate(positions(players, open_scores=open_scores)):
        if n % APART:
            continue
        acting = game.to_act(state)[0]
        for seat, observer in {(acting, (acting + 1) % players), ((acting + 1) % players, acting)}:
            worlds = [game.determinize(game.hide(state, observer), observer, seed) for seed in range(WORLDS)]
            messages = [update(seat, History(game, world, players), News(0), None) for world in worlds]
            assert len({len(message) for message in messages}) == 1, (n, seat, observer)
            bare.add(len({len(message.rstrip()) for message in messages}))
            whole.add(max(secret_size(game, *view_and_choices(History(game, world, players), seat)) for world in worlds))
    assert bare > {1}, "without the padding they would differ"
    assert max(whole) < game.secret_step


def test_a_log_line_has_the_same_length_whatever_card_it_names() -> None:
    seen: set[str] = set()
    longer: set[int] = set()
    for players in (2, 3):
        for state in positions(players):
            if not (keep := [a for a in game.legal(state, game.to_act(state)[0]) if game.action_text(a).startswith("keep")]):
                continue
            for seed in range(6):
                seat, observer = game.to_act(state)[0], (game.to_act(state)[0] + 1) % players
                world = game.determinize(game.hide(state, observer), observer, seed)
                for action in (a for a in game.legal(world, seat) if game.action_text(a).startswith("keep")):
                    after, events = game.apply(world, seat, action)
                    log = GameLog(game, players)
                    log.add(1, events, after)
                    public, own = log.lines(observer), log.lines(seat)
                    longer |= {len(bytes(mine)) - len(bytes(theirs)) for mine, theirs in zip(own, public, strict=True)}
                    seen.add(game.action_text(action).removeprefix("keep "))
            assert keep
    assert seen == set(CARDS)
    assert longer <= {0, LINE_STEP}
    assert LINE_STEP in longer
