"""The greedy bot plays sensibly."""

from __future__ import annotations

from palais.core.bot import RandomBot
from palais.core.play import play_out
from palais.core.seated_bots import SeatedBots
from palais.games.versailles_1682.bots.greedy import GreedyBot
from tests.games.versailles_1682.positions import GAME, Court


def choice(court: Court) -> str:
    seat = GAME.to_act(court.state)[0]
    return GAME.action_text(GreedyBot(GAME, 1).act(court.hidden(seat), GAME.legal(court.state, seat), None))


def test_it_asks_for_a_pension_it_can_hardly_fail_to_get() -> None:
    court = Court().standing(0, 9).hand(0, "pension_great", "slander")
    texts = [choice(court)]
    while len(texts) < 4:
        texts.append(choice(court.do(texts[-1])))
    assert texts == ["play", "card pension_great", "seat 0", "route crown"]


def test_it_goes_through_the_queen_if_she_likes_it_better() -> None:
    court = Court().standing(0, 3, 9).hand(0, "comte").do("play, card comte, seat 0")
    assert choice(court) == "route through"


def test_it_frees_itself_with_justice() -> None:
    assert choice(Court().imprisoned(0).hand(0, "justice", "baron")) == "play"


def test_it_wins_against_players_by_chance() -> None:
    wins = 0
    for n in range(6):
        bots = [(GreedyBot if seat == n % 4 else RandomBot)(GAME, f"{n} {seat}") for seat in range(4)]
        start = GAME.new(4, f"greedy {n}", negotiation=False)
        last = play_out(GAME, start, SeatedBots(GAME, bots).choose)
        wins += n % 4 in GAME.score(last).winners
    assert wins >= 5
