"""Whatever players do, nothing appears from nowhere and nothing is lost."""

from __future__ import annotations

from hypothesis import given
from hypothesis import strategies as st

from palais.games.palais_royal.engine.state import State, fields
from palais.games.palais_royal.game import PalaisRoyal
from tests.walks import busy_walk

game = PalaisRoyal()
SERVANTS, CARDS, NOBLES = 25, 36, 36


def servants(s: State, seat: int) -> int:
    """PR-104: every servant of a colour, wherever it is."""
    return int(s.servants[seat].sum() + s.supply[seat] + s.reserve[seat] + (s.servant_at == seat).sum())


def cards(s: State) -> int:
    """PR-103: every card, wherever it is."""
    return int(s.pile.sum() + s.discard.sum() + s.drawn.sum() + s.hand.sum() + s.shown.sum())


def check_position(s: State) -> None:
    assert [servants(s, seat) for seat in range(s.players)] == [SERVANTS] * s.players
    assert cards(s) == CARDS
    assert s.pile_size == s.pile.sum()
    assert s.drawn_size == s.drawn.sum()
    assert s.held.tolist() == s.hand.sum(1).tolist()
    assert s.nobles_in_park == (s.noble_at >= 0).sum()
    assert s.nobles_in_park + (s.owner >= 0).sum() == NOBLES - (s.field >= 0 and s.noble_at[s.field] < 0 and s.owner[s.tile] < 0)
    for amounts in (s.gold, s.servants, s.supply, s.reserve, s.hand, s.pile, s.discard, s.drawn, s.shown, s.pile_most):
        assert (amounts >= 0).all()
    assert min(s.gate_left, s.moves_left, s.king_left, s.madame_left, s.card_seals, s.march_moves) >= 0
    assert all((s.pile <= s.pile_most[seat]).all() for seat in range(s.players))


@given(st.integers(2, 4), st.text(max_size=8), st.sampled_from(["first", "shuffled"]), st.integers(1, 9))
def test_pr_103_104_servants_cards_and_gold_are_conserved_on_every_walk(
    players: int, seed: str, layout: str, rounds: int
) -> None:
    for _, _, _, after, _ in busy_walk(game, players, seed, layout=layout, max_rounds=rounds):
        check_position(fields(after))


@given(st.integers(2, 4), st.integers(0, 1 << 64))
def test_scores_equal_a_naive_recount(players: int, seed: int) -> None:
    """PR-402, PR-403: recounted from the tiles and fields, without the engine's own sums."""
    *_, (_, _, _, s, _) = busy_walk(game, players, str(seed), max_rounds=8)
    f, box = fields(s), game.box
    for seat, parts in enumerate(game.score(s).parts):
        assert parts["nobles"] == sum(tile.points for tile in box.tiles if f.owner[tile.number] == seat)
        assert parts["played"] == 2 * f.shown[seat][7] + 4 * f.shown[seat][8]
        assert parts["hand"] == min(6, f.hand[seat].sum())
        for row in ("lions", "vases", "fountains", "statues"):
            own = [[field for field in box.fields if f.servant_at[field.number] == player] for player in range(players)]
            counts = [sum(field.rows.get(row, 0) for field in theirs) for theirs in own]
            assert parts[row] == naive_row_points(counts, seat)


def naive_row_points(counts: list[int], seat: int) -> int:
    ranked = sorted(set(counts) - {0}, reverse=True)
    if counts[seat] == 0:
        return 0
    if counts[seat] == ranked[0]:
        return 6 if counts.count(ranked[0]) == 1 else 2
    alone_first = counts.count(ranked[0]) == 1
    second = len(ranked) > 1 and counts[seat] == ranked[1] and counts.count(ranked[1]) == 1
    return 2 if alone_first and second else 0
