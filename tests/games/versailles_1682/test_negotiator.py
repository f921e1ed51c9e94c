"""Bots that bargain: what they offer, accept and keep, and that they decide by what their seat knows."""

from __future__ import annotations

from collections.abc import Sequence

import pytest

from palais.bots.registry import make
from palais.core.bargain.check import BargainRules
from palais.core.bargain.contract import BargainingBot
from palais.core.bargain.ledger import Ledger
from palais.core.bargain.market import Market
from palais.core.bargain.notation import parse_proposal
from palais.core.bargain.offer import Dealing, Offer, OfferAnswer, Promise, Proposal
from palais.core.bargain.play import play_and_bargain
from palais.core.contract import Hidden, State
from palais.games.versailles_1682.bargain.bots.character import CHARACTERS, Character
from palais.games.versailles_1682.bargain.bots.negotiator import Negotiator
from palais.games.versailles_1682.bargain.bots.trust import trust
from palais.games.versailles_1682.bots.greedy import GreedyBot

from .negotiations import BARGAINING, Dealings
from .positions import GAME, Court

HONEST = CHARACTERS[1]
FAITHLESS = Character(prior=0.7, honesty=-1.0, margin=0.0, offers=1, whispers=False)  # breaks its word for nothing


def negotiator(character: Character = HONEST) -> Negotiator:
    return Negotiator(GAME, GreedyBot(GAME, 0), character)


def dealt(seat: int, text: str, status: str = "due") -> Dealing:
    """An accepted offer whose promises all stand like this."""
    offer = parse_proposal(text)
    promises = tuple(Promise(status, 1, 1) for _ in offer.terms)  # type: ignore[arg-type]
    return Dealing(Offer("ab", seat, offer.to, offer.terms, offer.secret), "accepted", 1, 1, offer.to, promises)


def play_turn(court: Court, bot: Negotiator, known: Sequence[Dealing]) -> list[str]:
    """The kinds of events of a whole turn of seat 0."""
    seat, kinds = 0, list[str]()
    while GAME.to_act(court.state) == (seat,):
        hidden = GAME.hide(court.state, seat)
        bot.hear(known)
        court.do(GAME.action_text(bot.act(hidden, GAME.legal(hidden, seat), None)))
        kinds += [f"{event.kind} {event.details.get('target', event.details.get('from', ''))}" for event in court.events]
    return kinds


def poisoner() -> Court:
    """Seat 0 would poison the leader, seat 2."""
    court = Court(4).hand(0, "poison").lay(2, "duc", "marquis", "pension_great", "guard")
    return court.fortunes(2000, 2000, 30000, 2000).standing(0, k=1, q=1)


def test_a_bot_that_promised_nothing_plays_as_ever() -> None:
    assert "played 2" in play_turn(poisoner(), negotiator(), ())


def test_an_honest_bot_leaves_alone_whom_it_promised_to() -> None:
    pact = [dealt(2, "0 open: 0 no_attack @2 round")]
    assert not any("2" in kind for kind in play_turn(poisoner(), negotiator(), pact) if kind.startswith(("played", "audience")))
    assert "played 2" in play_turn(poisoner(), negotiator(FAITHLESS), pact), "another breaks its word"


def test_an_honest_bot_does_what_it_promised() -> None:
    promised = [dealt(1, "0 open: 0 speak_for @1 round")]
    assert "audience 1" in play_turn(poisoner(), negotiator(), promised)
    assert "audience 1" not in play_turn(poisoner(), negotiator(FAITHLESS), promised)


@pytest.mark.parametrize(
    ("term", "court", "event"),
    [
        ("0 release @2 round", Court(4).imprisoned(2), "audience 2"),
        ("0 recall @2 round", Court(4).exiled(2), "audience 2"),
        ("0 give_cards @2 =1 round", Court(4).hand(0, "peace"), "given "),
        ("0 make_peace spain round", Court(4).war(2).hand(0, "peace"), "played spain"),
        ("0 make_war spain round", Court(4).lay(0, "war_minister"), "power spain"),
        ("0 ask_for @2 round", Court(4).hand(0, "baron"), "asked "),
        ("0 marry @1 round", Court(4), "audience 1"),
    ],
)
def test_every_duty_is_done(term: str, court: Court, event: str) -> None:
    assert event in play_turn(court, negotiator(), [dealt(2, f"0 open: {term}")])


def test_debts_are_paid_and_the_court_is_put_where_it_was_promised() -> None:
    table, bot = Dealings(Court(4)), negotiator()
    bot.hear([dealt(0, "1 open: 0 pay @1 =1000 done; 1 speak_for @0 round"), dealt(1, "0 open: 0 court hunt round")])
    hidden = GAME.hide(table.court.state, 0)
    assert GAME.action_text(bot.act(hidden, GAME.legal(hidden, 0), None)) == "pay 1 1000"
    for seat in range(4):
        table.do("no", seat=seat)
    hidden = GAME.hide(table.court.state, 0)
    assert GAME.action_text(bot.act(hidden, GAME.legal(hidden, 0), None)) == "hunt"


def test_trust_moves_with_what_the_seat_knows() -> None:
    kept, broken = (dealt(1, "0 open: 1 no_attack @0 round", status) for status in ("kept", "broken"))
    stranger = trust([], 3, 0.8)[1]
    assert stranger == pytest.approx(0.8)
    assert trust([broken], 3, 0.8)[1] < stranger < trust([kept], 3, 0.8)[1]
    assert trust([dealt(1, "0 open: 1 no_attack @0 round", "void")], 3, 0.8)[1] == stranger


def test_a_gift_is_accepted_and_a_robbery_declined() -> None:
    table = Dealings(Court(4))
    moment, offers = GAME.moment(table.court.state), []
    for n, text in enumerate(("0 open: 1 pay @0 =1000 now", "0 open: 0 pay @1 =1000 now")):
        proposal = parse_proposal(text)
        offers.append(table.ledger.make(Offer(f"o{n}", 1, proposal.to, proposal.terms), moment))
    answers = [deed for deed in negotiator().bargain(GAME.hide(table.court.state, 0), offers) if isinstance(deed, OfferAnswer)]
    assert [answer.yes for answer in answers] == [True, False]


def test_bots_deal_with_each_other_by_the_rules_and_come_to_an_end() -> None:
    market = Market(GAME, Ledger(GAME, BARGAINING), "test")
    bots = [make("level:3", GAME, seat) for seat in range(4)]
    s = GAME.new(4, "bargain", max_rounds=4)
    for step in play_and_bargain(GAME, s, bots, market):
        s = step.state
    assert not GAME.to_act(s)
    assert market.deeds
    assert {one.status for one in market.ledger.all} <= {"accepted", "declined", "expired"}


def negotiations(games: int) -> list[tuple[State, Ledger]]:
    """Positions in negotiations, with what was dealt before."""
    found = []
    for game in range(games):
        market = Market(GAME, Ledger(GAME, BARGAINING), "test")
        s = GAME.new(4, f"permuted-{game}", max_rounds=4)
        for step in play_and_bargain(GAME, s, [make("level:3", GAME, seat) for seat in range(4)], market):
            if GAME.moment(step.state).phase == "negotiation" and GAME.moment(step.before).phase != "negotiation":
                found.append((step.state, market.ledger))
                break
    return found


@pytest.mark.parametrize("number", [1, 3, 5])
def test_offers_and_answers_depend_on_what_the_seat_knows(number: int) -> None:
    """Hidden information permuted: the same offers, the same answers."""
    for s, ledger in negotiations(2):
        for seat in range(4):
            known = ledger.known_to(seat)
            said = []
            for world in (s, *(GAME.determinize(GAME.hide(s, seat), seat, seed) for seed in range(3))):
                bot = make(f"level:{number}", GAME, 0)
                assert isinstance(bot, BargainingBot)
                said.append(bot.bargain(GAME.hide(world, seat), known))
            assert said == said[:1] * len(said)


def test_every_offer_of_a_bot_is_allowed() -> None:
    for s, ledger in negotiations(3):
        rules = BargainRules(GAME, BARGAINING, ledger)
        for seat in range(4):
            bot = make("level:5", GAME, 0)
            assert isinstance(bot, BargainingBot)
            offers = [deed for deed in bot.bargain(GAME.hide(s, seat), ()) if isinstance(deed, Proposal)]
            assert all(rules.check_offer(s, seat, offer) is None for offer in offers)


def test_acts_under_promises_depend_on_what_the_seat_knows() -> None:
    court = poisoner().hand(1, "slander", "duel").hand(2, "baron")
    pact = [dealt(2, "0 open: 0 no_attack @2 round; 0 speak_for @1 round")]
    hidden = GAME.hide(court.state, 0)
    chosen = set()
    for seed in range(4):
        same = Hidden(GAME.hide(GAME.determinize(hidden, 0, seed), 0))
        bot = negotiator()
        bot.hear(pact)
        chosen.add(bot.act(same, GAME.legal(same, 0), None))
    assert len(chosen) == 1
