"""The parts of the contract about the course of a game: turns, decisions, fallback, talk, points, rematch."""

from __future__ import annotations

from collections.abc import Callable, Iterator

import pytest

from palais.core.contract import SPECTATOR, Moment
from palais.games.palais_royal.engine.state import fields
from tests.walks import Step, busy_walk, walk

from .positions import GAME, TURN, after, position

PLAYERS = pytest.mark.parametrize("players", [2, 3, 4])
Way = Callable[..., Iterator[Step]]
EXACT = 2**53  # integers below this are exact in every browser


def steps(players: int) -> list[Step]:
    """Two whole games, a lazy and a busy one."""
    options = {"max_rounds": 12, "layout": "shuffled"}
    return [step for way in (walk, busy_walk) for step in way(GAME, players, f"moment {players}", **options)]


# ---- the moment ----


@PLAYERS
def test_a_turn_is_counted_when_it_ends_and_the_count_never_decreases(players: int) -> None:
    for before, seat, _, now, _ in steps(players):
        ended = GAME.to_act(now) != (seat,)
        assert GAME.moment(now).turn == GAME.moment(before).turn + ended


@PLAYERS
def test_turns_are_counted_from_the_set_up(players: int) -> None:
    s = GAME.new(players, 3)
    assert GAME.moment(s).turn == 0
    s = after(s, *["put mint"] * 5 * players)
    assert (GAME.moment(s).turn, GAME.moment(s).round) == (players, 1)
    assert GAME.moment(after(s, *TURN)).turn == players + 1


def test_a_round_of_two_is_two_turns_and_the_end_of_the_game_ends_the_last_one() -> None:
    s = position("players: 2\nround: 60 of 60\nturn: yellow cards\n")
    assert GAME.moment(s) == Moment(121, 1, 60, "cards", None, {"nobles_left": 0})
    assert GAME.moment(after(s, "done")) == Moment(122, None, 60, "over", None, {"nobles_left": 0})


def test_the_start_player_has_the_first_turn_of_a_round_in_any_seat() -> None:
    texts = [f"players: 3\nstart: green\nround: 2 of 9\nturn: {colour} move\n" for colour in ("green", "red", "yellow")]
    assert [GAME.moment(position(text)).turn for text in texts] == [6, 7, 8]


@PLAYERS
def test_the_owner_of_a_turn_is_who_must_act_and_nobody_owns_the_end(players: int) -> None:
    for before, seat, _, now, _ in steps(players):
        assert GAME.moment(before).owner == seat
        assert GAME.moment(now).owner == next(iter(GAME.to_act(now)), None)


def test_round_phase_and_facts_are_those_of_the_table() -> None:
    for _, _, _, s, _ in steps(3):
        moment, view = GAME.moment(s), GAME.view(GAME.hide(s, SPECTATOR), SPECTATOR)
        assert (moment.round, moment.phase) == (view["round"], view["phase"])
        assert moment.facts == {"nobles_left": view["nobles_in_park"]}
        assert moment.seconds is None, "the players' clocks"


def test_the_moment_is_open_to_everyone() -> None:
    for _, _, _, s, _ in steps(4):
        assert all(GAME.moment(GAME.hide(s, seat)) == GAME.moment(s) for seat in (0, 3, SPECTATOR))


# ---- the decisions ----


@PLAYERS
def test_the_seat_in_turn_has_one_decision_and_there_is_none_at_the_end(players: int) -> None:
    for before, seat, _, now, _ in steps(players):
        (decision,) = GAME.decisions(before)
        assert (decision.seat, decision.must) == (seat, True)
        assert tuple(decision.seat for decision in GAME.decisions(now)) == GAME.to_act(now)


@PLAYERS
def test_a_decision_has_the_same_id_for_every_viewer(players: int) -> None:
    for before, *_ in steps(players):
        known = [GAME.decisions(GAME.hide(before, seat)) for seat in (*range(players), SPECTATOR)]
        assert known == [GAME.decisions(before)] * (players + 1)


@PLAYERS
@pytest.mark.parametrize("way", [walk, busy_walk])
def test_no_two_decisions_of_a_game_have_the_same_id(players: int, way: Way) -> None:
    """So every action changes it, and an answer to an older question is never mistaken for one to the open question."""
    ids = [GAME.decisions(before)[0].id for before, *_ in way(GAME, players, f"ids {players}", max_rounds=40)]
    assert len(ids) > 300
    assert len(set(ids)) == len(ids)
    assert all(0 <= id < EXACT for id in ids)


def test_each_step_of_a_recruitment_is_a_question_of_its_own() -> None:
    """Paying with card seals is too rare to occur in the random games."""
    text = "turn: red recruit\npark: e9 couple-d-3\nred: gold 20\nred rooms: office 2, king 2, madame 2\nred hand: seals 2\n"
    s, ids = position(text), []
    for action in ("play seals", "play seals", "recruit e9", "pay 1+1", "border supply", "done", "done"):
        ids.append(GAME.decisions(s)[0].id)
        s = after(s, action)
    assert len(set(ids)) == len(ids)


def test_a_decision_that_is_undone_is_the_same_question_again() -> None:
    s = position("players: 2\nturn: red reinforce\nleft: gate 2\n")
    (asked,) = GAME.decisions(s)
    (next_one,) = GAME.decisions(after(s, "reinforce supply"))
    assert asked != next_one
    assert GAME.decisions(s) == [asked]


# ---- the fallback for a seat that does not answer ----


@PLAYERS
def test_the_fallback_is_legal_in_every_position(players: int) -> None:
    for before, seat, *_ in steps(players):
        hidden = GAME.hide(before, seat)
        assert GAME.check(before, seat, GAME.fallback(hidden, seat)) is None
        assert GAME.fallback(hidden, seat) == GAME.fallback(before, seat)


def test_the_fallback_is_done_wherever_that_is_legal() -> None:
    done = GAME.parse_action("done")
    for before, seat, *_ in steps(2):
        assert GAME.check(before, seat, done) is not None or GAME.fallback(before, seat) == done


def test_a_game_left_to_the_fallback_comes_to_its_end() -> None:
    s = GAME.new(3, "nobody", max_rounds=3)
    while acting := GAME.to_act(s):
        s, _ = GAME.apply(s, acting[0], GAME.fallback(GAME.hide(s, acting[0]), acting[0]))
    assert GAME.moment(s).phase == "over"


# ---- talk ----


def test_talk_goes_to_the_whole_table_and_never_to_single_seats() -> None:
    for s in (GAME.new(3, 1), position("turn: red over")):
        assert GAME.may_say(s, 0, None) is None
        assert GAME.may_say(s, 0, (1,)) == "no-private-talk"
        assert GAME.rulings(s, 0, None, "I would take that noble") == []


# ---- points ----


@PLAYERS
def test_open_points_are_those_of_the_score_sheet_for_everyone(players: int) -> None:
    for _, _, _, s, _ in steps(players):
        for seat in (*range(players), SPECTATOR):
            assert GAME.points(GAME.hide(s, seat)) == GAME.points(s) == GAME.score(s).points


def test_hidden_points_are_shown_only_at_the_end() -> None:
    for _, _, _, s, _ in busy_walk(GAME, 2, "covered", open_scores=False, max_rounds=3):
        known = GAME.points(GAME.hide(s, 0))
        assert known == (None if GAME.to_act(s) else GAME.score(s).points)
        assert GAME.points(s) == GAME.score(s).points, "the house itself may know"


# ---- rematch ----


@PLAYERS
@pytest.mark.parametrize("start", [None, 0, 1])
def test_in_the_next_game_the_next_player_starts(players: int, start: int | None) -> None:
    """Everyone moves on by one seat, so the same seat belongs to the next player."""
    options = GAME.options(players, start=start, max_rounds=1, start_gold="even")
    last = GAME.new(players, "rematch", **options)
    again = GAME.rematch_options(options, last)
    assert again == options | {"start": fields(last).start}
    assert fields(GAME.new(players, "another", **again)).start == fields(last).start


def test_options_without_a_start_player_stay_as_they_are() -> None:
    given = {"layout": "shuffled"}
    again = GAME.rematch_options(given, GAME.new(2, 1))
    assert again == given
    assert again is not given
