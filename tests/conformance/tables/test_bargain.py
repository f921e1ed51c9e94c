"""Offers at a table: made, answered, withdrawn, kept and broken; what they pay at once; what is refused."""

from __future__ import annotations

from pathlib import Path

import pytest

from palais.core.bargain.notation import parse_proposal
from palais.tables.bargain_messages import AskTerms, MakeOffer
from tests.conformance.tables.toy_offers import answer, known, offer, statuses, told, withdraw
from tests.conformance.tables.toy_tables import GUESTS, act, begin, open_court, play_turn, ready, refused, screens, undo
from tests.tables.seated_tables import message_id

BRIBE = "1 open: 0 pay @1 =2 now; 1 keep round"
LATER = "1 open: 0 pay @1 =2 done; 1 keep round"


async def test_an_open_offer_is_sent_to_everyone_and_a_secret_one_to_its_circle(tmp_path: Path) -> None:
    async with open_court(tmp_path) as service:
        table = await begin(service, "mooo")
        everybody = screens(table)
        await offer(table, 0, BRIBE)
        assert [len(told(screen)) for screen in everybody] == [1] * 5
        quiet = [len(screen.raw) for screen in everybody]
        await offer(table, 1, BRIBE.replace("1 open", "0,2 secret").replace("0 pay @1", "1 pay @0").replace("; 1", "; 2"))
        assert [len(screen.raw) - before for screen, before in zip(everybody, quiet, strict=True)] == [1, 1, 1, 0, 0]
        assert [len(known(table, guest).offers) for guest in GUESTS[:4]] == [2, 2, 2, 1]


async def test_an_accepted_offer_pays_at_once_by_the_rules_of_the_game(tmp_path: Path) -> None:
    async with open_court(tmp_path) as service:
        table = await begin(service, "moo")
        everybody = screens(table)
        before = everybody[1].view["players"][1]["coins"]
        made = await offer(table, 0, BRIBE)
        await answer(table, 1, made)
        assert everybody[1].view["players"][1]["coins"] == before + 2
        assert [line.kind for line in everybody[2].log] == ["paid"]
        assert statuses(table, 2) == [("accepted", ["kept", "due"])]
        async with refused("nothing-to-undo"):
            await undo(table, 0)


async def test_everyone_sees_whether_a_promise_is_kept_or_broken(tmp_path: Path) -> None:
    async with open_court(tmp_path) as service:
        table = await begin(service, "moo")
        for text in (LATER, "2 secret: 0 keep round"):
            made = await offer(table, 0, text)
            await answer(table, int(text[0]), made)
        await ready(table, 0, 1, 2)
        await act(table, 0, "roll")
        await act(table, 0, "aside 0")
        await act(table, 0, "throw")
        await act(table, 0, "keep")
        assert statuses(table, 2)[1] == ("accepted", ["broken"])
        await play_turn(table, 1)
        assert statuses(table, 1) == [("accepted", ["due", "kept"])], "the money is due now"
        await play_turn(table, 2)
        await act(table, 0, "pay 1 2")
        assert statuses(table, 1) == [("accepted", ["kept", "kept"])]
        assert [(one.kept, one.broken) for one in known(table, GUESTS[2]).reputations] == [(1, 1), (1, 0), (0, 0)]
        assert [(one.kept, one.broken) for one in known(table, GUESTS[1]).reputations] == [(1, 0), (1, 0), (0, 0)]


async def test_an_offer_can_be_declined_withdrawn_or_left_to_expire(tmp_path: Path) -> None:
    async with open_court(tmp_path) as service:
        table = await begin(service, "moo")
        await answer(table, 1, await offer(table, 0, BRIBE), yes=False)
        await withdraw(table, 0, await offer(table, 0, BRIBE))
        last = await offer(table, 0, BRIBE)
        await ready(table, 0, 1, 2)
        assert [status for status, _ in statuses(table, 2)] == ["declined", "withdrawn", "expired"]
        async with refused("offer-gone"):
            await answer(table, 1, last)


async def test_an_offer_to_several_is_accepted_once_all_have_said_yes(tmp_path: Path) -> None:
    async with open_court(tmp_path) as service:
        table = await begin(service, "mooo")
        made = await offer(table, 0, "1,2 secret: 0 pay @1 =1 now; 0 pay @2 =1 now; 1 keep round; 2 keep round")
        await answer(table, 2, made)
        assert (statuses(table, 0)[0][0], table.version) == ("open", 0)
        async with refused("offer-answered"):
            await answer(table, 2, made)
        await answer(table, 1, made)
        assert statuses(table, 0) == [("accepted", ["kept", "kept", "due", "due"])]
        assert table.version == 2


REFUSED = [
    ("bad-seat", "0 open: 0 keep round"),  # to oneself
    ("bad-seat", "5 open: 0 keep round"),  # to nobody
    ("offer-impossible", "1 open: 2 keep round"),  # for a third
    ("offer-impossible", "1 open: 0 dance round"),
    ("offer-impossible", "1 open: 0 pay @1 =99 now"),
    ("offer-malformed", "1 open: 0 keep round; 0 keep round"),
    ("offer-one-sided", "1 open: 0 pay @1 =2 done"),
    ("offer-one-sided", "1 open: 0 pay @1 =2 done; 1 pay @0 =1 done"),
]


@pytest.mark.parametrize(("code", "text"), REFUSED)
async def test_an_impossible_offer_is_refused_and_changes_nothing(tmp_path: Path, code: str, text: str) -> None:
    async with open_court(tmp_path) as service:
        table = await begin(service, "moo")
        everybody = screens(table)
        quiet = [len(screen.raw) for screen in everybody]
        async with refused(code):
            await offer(table, 0, text)
        assert [len(screen.raw) for screen in everybody] == quiet
        assert known(table, GUESTS[0]).offers == []


async def test_offers_by_strangers_muted_seats_and_latecomers_are_refused(tmp_path: Path) -> None:
    async with open_court(tmp_path) as service:
        table = await begin(service, "mooo")
        proposal = parse_proposal(BRIBE)
        async with refused("not-your-seat"):
            await table.bargain.offer(
                "guest-Zoe", MakeOffer(message_id(), list(proposal.to), list(proposal.terms), proposal.secret)
            )
        made = await offer(table, 0, BRIBE.replace("open", "secret"))
        async with refused("no-such-offer"):
            await answer(table, 2, made)
        async with refused("no-such-offer"):
            await withdraw(table, 1, made)
        async with refused("no-such-offer"):
            await answer(table, 1, "ffff")
        async with refused("offer-repeated"):
            await offer(table, 0, BRIBE.replace("open", "secret"))
        await ready(table, 0, 1, 2, 3)
        async with refused("no-whispering-now"):
            await offer(table, 0, BRIBE)


async def test_nobody_can_flood_the_table_with_offers(tmp_path: Path) -> None:
    async with open_court(tmp_path) as service:
        table = await begin(service, "moo")
        for coins in range(1, 5):
            await offer(table, 0, f"1 open: 0 pay @1 ={coins} now")
        async with refused("offer-too-many"):
            await offer(table, 0, "1 open: 0 pay @1 =5 now")


async def test_accepting_an_offer_that_cannot_be_paid_is_refused(tmp_path: Path) -> None:
    async with open_court(tmp_path) as service:
        table = await begin(service, "moo")
        made = [await offer(table, 0, f"1 open: 0 pay @1 ={coins} now; 1 keep round") for coins in (4, 5)]
        await answer(table, 1, made[0])
        async with refused("offer-unpayable"):
            await answer(table, 1, made[1])
        assert [status for status, _ in statuses(table, 0)] == ["accepted", "open"]


async def test_a_repeated_message_is_applied_once(tmp_path: Path) -> None:
    async with open_court(tmp_path) as service:
        table = await begin(service, "moo")
        await offer(table, 0, BRIBE, id="twice")
        await offer(table, 0, BRIBE, id="twice")
        assert len(known(table, GUESTS[0]).offers) == 1


async def test_ready_can_be_undone_whatever_secret_offers_others_made_since(tmp_path: Path) -> None:
    """Refusing the undo would reveal an offer the player may not know of."""
    async with open_court(tmp_path) as service:
        table = await begin(service, "mooo")
        await ready(table, 3)
        await answer(table, 1, await offer(table, 0, "1 secret: 0 keep round; 1 keep round"))
        await undo(table, 3)
        assert statuses(table, 0) == [("accepted", ["due", "due"])]


async def test_a_page_can_ask_what_could_be_promised(tmp_path: Path) -> None:
    async with open_court(tmp_path) as service:
        table = await begin(service, "moo")
        found = table.bargain.terms(GUESTS[0].id, AskTerms("ask", [2]))
        money = [one for one in found.terms if one.form == "pay"]
        assert {(one.by, one.seat, one.when) for one in money} == {
            (by, 2 - by, when) for by in (0, 2) for when in ("now", "done")
        }
        assert all(one.amounts == [1, 2, 3, 4, 5] for one in money)
        assert found.terms[0].short.key == "promise-pay"
