"""Bargaining without a table: the notation both ways, the ledger, markets that end, bots in processes and arenas."""

from __future__ import annotations

import random
from pathlib import Path

import pytest

from palais.bots.arena.standings import standings
from palais.bots.arena.tournament import Deals, Tournament, check, play_tournament
from palais.bots.process.pool import WorkerPool
from palais.bots.registry import make
from palais.core.bargain.contract import BargainingBot
from palais.core.bargain.market import MAX_DEEDS, MAX_PASSES, Market
from palais.core.bargain.notation import deed_text, parse_deed, parse_proposal, parse_term, proposal_text, term_text
from palais.core.bargain.offer import Dealing, Deed, Offer, OfferAnswer, Proposal, Withdrawal
from palais.core.bargain.play import play_and_bargain
from palais.core.bargain.replay import new_ledger
from palais.core.contract import SPECTATOR, Hidden
from palais.core.errors import BotError, NotationError
from tests.conformance.games import GAMES, TOY
from tests.conformance.installed import environment

GAME = GAMES[TOY.id]


def market(key: str = "test") -> Market:
    ledger = new_ledger(GAME)
    assert ledger is not None
    return Market(GAME, ledger, key)


@pytest.mark.parametrize("id", [id for id, game in GAMES.items() if new_ledger(game) is not None])
def test_every_term_of_every_game_round_trips_through_the_notation(id: str) -> None:
    game, ledger, rng = GAMES[id], new_ledger(GAMES[id]), random.Random(1)
    assert ledger is not None
    public = game.hide(game.new(4, "terms"), SPECTATOR)
    terms = [term for by in (0, 1, 2) for term in ledger.bargaining.terms(public, by, (0, 1, 2))]
    assert [parse_term(term_text(term)) for term in terms] == terms
    for _ in range(50):
        proposal = Proposal((1, 2), tuple(rng.sample(terms, rng.randint(1, 6))), rng.random() < 0.5)
        assert parse_proposal(proposal_text(proposal)) == proposal
        offer = Offer("9f3a", 0, proposal.to, proposal.terms, proposal.secret)
        for deed in (offer, OfferAnswer("9f3a", True), OfferAnswer("9f3a", False), Withdrawal("9f3a")):
            assert parse_deed(deed_text(0, deed)) == (0, deed)


@pytest.mark.parametrize(
    "text", ["", "0", "0 pay", "9 pay now", "0 pay @9 now", "0 PAY now", "0 pay =x now", "0 pay now then", "0 " * 99]
)
def test_an_invalid_term_is_refused(text: str) -> None:
    for read in (parse_term, parse_proposal, parse_deed):
        with pytest.raises(NotationError):
            read(text)


class Haggler:
    """Has an offer or an answer whenever it is asked."""

    def bargain(self, hidden: Hidden, known: list[Dealing]) -> list[Deed]:
        made = len([one for one in known if one.offer.seat == hidden.viewer])
        other = 1 - hidden.viewer
        return [
            *(OfferAnswer(one.offer.id, False) for one in known if one.status == "open" and hidden.viewer in one.offer.to),
            *(Proposal((other,), (parse_term(f"{hidden.viewer} pay @{other} ={1 + (made + n) % 5} now"),)) for n in range(9)),
        ]


def test_no_haggling_is_endless() -> None:
    found, s = market(), GAME.new(2, "haggle")
    found.bargain(s, dict.fromkeys(range(2), Haggler().bargain))  # type: ignore[arg-type]
    assert 0 < len(found.deeds) <= 2 * MAX_PASSES * MAX_DEEDS


def test_offer_ids_do_not_reveal_how_many_offers_there_are() -> None:
    ids = []
    for others in (0, 3):
        found, s = market(), GAME.new(4, "ids")
        for coins in range(others):
            found.do(s, 2, parse_proposal(f"3 secret: 2 pay @3 ={coins + 1} now"))
        found.do(s, 0, parse_proposal("1 open: 0 keep round"))
        ids.append(found.ledger.known_to(0)[-1].offer.id)
    assert all(len(id) == 8 and set(id) <= set("0123456789abcdef") for id in ids)
    assert ids[0] != ids[1]


def test_bots_bargain_to_the_end_of_a_game_and_reproducibly() -> None:
    played = []
    for _ in range(2):
        found, s = market(), GAME.new(4, "traders")
        for step in play_and_bargain(GAME, s, [make("trader", GAME, seat) for seat in range(4)], found):
            s = step.state
        assert not GAME.to_act(s)
        played.append((GAME.digest(s), found.deeds))
    assert played[0] == played[1]
    assert any(dealing.status == "accepted" for dealing in found.ledger.all)


def test_the_arena_counts_deals_and_refuses_a_game_without_offers() -> None:
    tournament = Tournament(TOY.id, None, 3, "deals", ["trader", "greedy"], None, {}, bargain=True)
    found = standings(tournament, play_tournament(tournament, 6, 1, lambda _: None))
    trader, greedy = (bot.deals for bot in found.bots)
    assert isinstance(trader, Deals)
    assert trader.offered > 0
    assert greedy == Deals()
    with pytest.raises(BotError, match="--bargain"):
        check(Tournament("palais-royal", None, 3, "deals", ["random"], None, {}, bargain=True))


async def test_a_bot_can_bargain_from_its_own_process(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    for name, value in environment(tmp_path / "installed").items():
        monkeypatch.setenv(name, value)
    s, pool = GAME.new(3, "process"), WorkerPool(0)
    hidden, here = GAME.hide(s, 1), make("trader", GAME, 0)
    assert isinstance(here, BargainingBot)
    assert (pool.bargains(TOY.id, "trader"), pool.bargains(TOY.id, "greedy")) == (True, False)
    await pool.open()
    try:
        assert await pool.bargain("key", TOY.id, "trader", hidden, ()) == here.bargain(hidden, ())
        assert await pool.bargain("key", TOY.id, "greedy", hidden, ()) == []
        known = market()
        known.do(s, 0, parse_proposal("1 secret: 0 pay @1 =1 now; 1 keep round"))
        dealings = known.ledger.known_to(1)
        assert await pool.bargain("key", TOY.id, "trader", hidden, dealings) == here.bargain(hidden, dealings)
    finally:
        await pool.close()
