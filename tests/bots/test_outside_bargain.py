"""Bots from files make and answer offers over the same protocol as ours; whatever they do wrong costs them that word."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

import palais
from palais.bots.arena.match import play_out
from palais.bots.registry import make, make_safe
from palais.core.bargain.market import Market
from palais.core.bargain.offer import Proposal, Term
from palais.core.bargain.replay import new_ledger
from palais.core.contract import State
from palais.core.errors import BotError
from tests.bots.files import GOOD, bot_file

DIPLOMAT = f"{Path(__file__).parents[2] / 'examples' / 'diplomat.py'}:Diplomat"
game = palais.game("versailles-1682")
PACT = (Term(0, "no_attack", "round", seat=1), Term(1, "no_attack", "round", seat=0))

DEALERS = """
import os, signal
from palais.core.bargain.offer import OfferAnswer, Proposal, Term, Withdrawal

class Dealer:
    def __init__(self, game, seed):
        self.heard = None

    def act(self, hidden, legal, clock):
        return legal[-1] if self.heard else legal[0]

    def hear(self, known):
        self.heard = known

    def bargain(self, hidden, known):
        return []

class Numbers(Dealer):
    def bargain(self, hidden, known):
        return [1, 2]

class Nothing(Dealer):
    def bargain(self, hidden, known):
        pass

class Stuffed(Dealer):
    def bargain(self, hidden, known):
        return [OfferAnswer(offer=object(), yes=True)]

class Far(Dealer):
    def bargain(self, hidden, known):
        return [Proposal((1,), (Term(by=77, form="no_attack", when="round"),))]

class Raises(Dealer):
    def bargain(self, hidden, known):
        raise ValueError("no deal")

class Ends(Dealer):
    def bargain(self, hidden, known):
        os.kill(os.getpid(), signal.SIGKILL)

class Deaf(Dealer):
    def hear(self, known):
        raise ValueError("too loud")

class Speaks:
    def act(self, hidden, legal, clock):
        return legal[0]

    def bargain(self, hidden, known):
        return []
"""


def market_of(seed: str) -> Market:
    ledger = new_ledger(game)
    assert ledger is not None
    return Market(game, ledger, seed)


def negotiation() -> State:
    """The first one of a game: everybody may offer something."""
    s = game.new(3, "court")
    while game.moment(s).phase != "negotiation":
        seat = game.to_act(s)[0]
        s, _ = game.apply(s, seat, game.legal(s, seat)[0])
    return s


def test_two_bots_from_files_make_a_pact_and_keep_it() -> None:
    market = market_of("pact")
    bots = [make_safe(DIPLOMAT, game, seat) for seat in range(2)] + [make_safe("random", game, 2)]
    s, _ = play_out(game, game.new(3, "pact", max_rounds=3), bots, market)
    assert game.to_act(s) == ()
    assert [bot.faults for bot in bots] == [0, 0, 0]
    pacts = [dealing for dealing in market.ledger.all if dealing.offer.parties == (0, 1)]
    assert {dealing.status for dealing in pacts} == {"accepted"}
    assert {promise.status for dealing in pacts for promise in dealing.promises} <= {"kept", "void"}
    assert all(dealing.status == "expired" for dealing in market.ledger.all if dealing.offer.to == (2,))


def test_a_bot_that_does_not_bargain_says_nothing(tmp_path: Path) -> None:
    quiet = make_safe(f"{bot_file(tmp_path, GOOD)}:Good", game, 0)
    assert quiet.bargain(game.hide(game.new(3, 0), 0), []) == []
    assert quiet.faults == 0


@pytest.mark.parametrize(
    ("name", "sentence"),
    [
        ("Numbers", r"Numbers bargained wrongly: deeds are a list of Proposal, OfferAnswer and Withdrawal; it said nothing$"),
        ("Nothing", r"Nothing bargained wrongly: deeds are a list"),
        ("Stuffed", r"Stuffed bargained wrongly: .*object.*; it said nothing$"),
        ("Far", r"Far bargained wrongly: .*<= 5"),
        ("Raises", r"Raises raised ValueError: no deal \(bots\.py, line \d+\); it said nothing$"),
        ("Ends", r"Ends ended its process by signal 9; it said nothing$"),
    ],
)
def test_whatever_goes_wrong_costs_that_word_and_the_bot_plays_on(tmp_path: Path, name: str, sentence: str) -> None:
    bot = make_safe(f"{bot_file(tmp_path, DEALERS)}:{name}", game, 0, name)
    hidden = game.hide(negotiation(), 0)
    assert bot.bargain(hidden, []) == []
    assert re.search(sentence, bot.messages[0])
    legal = game.legal(hidden, 0)
    assert bot.act(hidden, legal, None) == legal[0]
    assert bot.faults == 1


def test_it_hears_what_its_seat_knows_before_it_acts(tmp_path: Path) -> None:
    file = bot_file(tmp_path, DEALERS)
    market, s = market_of("hear"), negotiation()
    hidden = game.hide(s, 0)
    legal = game.legal(hidden, 0)
    assert market.do(s, 0, Proposal((1,), PACT)).refusal is None
    known = market.ledger.known_to(0)
    for name, expected, faults in (("Dealer", legal[-1], 0), ("Deaf", legal[0], 1)):
        bot = make_safe(f"{file}:{name}", game, 0, name)
        bot.hear(known)
        assert bot.act(hidden, legal, None) == expected
        assert bot.faults == faults


def test_one_of_the_two_methods_alone_is_refused_before_the_first_game(tmp_path: Path) -> None:
    with pytest.raises(BotError, match=r"the class Speaks bargains and has no method hear\(known\)"):
        make(f"{bot_file(tmp_path, DEALERS)}:Speaks", game, 0)
