"""Two services on one database do the same thing at the same moment; afterwards both know the same."""

from __future__ import annotations

from palais.store.rows import Loaded
from palais.tables.messages import Act, ChatSaid, Done, Say, Snapshot, Update
from palais.tables.requests import Wish
from palais.tables.service import TableService
from palais.tables.table.table import Table
from tests.several.services import at_once
from tests.tables.seated_tables import ADA, BEN, CLEO, GUESTS, Screen, decision, full_table, game, in_turn, message_id, order

TIMES = 40


async def both(services: list[TableService], table: Table) -> tuple[Table, Table]:
    return await services[0].get(table.id), await services[1].get(table.id)


async def stored(service: TableService, id: str) -> Loaded:
    loaded = await service.registry.store.load(id)
    assert loaded is not None
    return loaded


async def assert_same(services: list[TableService], id: str) -> None:
    """Both know what is stored, after catching up."""
    rows = await stored(services[0], id)
    for service in services:
        table = await service.get(id)
        await table.catch_up()
        assert (table.row, list(table.seating.rows)) == (rows.table, rows.seats)
        assert table.version == len(rows.entries)
        if rows.entries:
            assert game.digest(table.playing().state) == rows.entries[-1].digest


async def test_the_last_two_seats_taken_at_once_begin_the_game(services: list[TableService]) -> None:
    begun = 0
    for _ in range(TIMES):
        made = await services[0].make_table(ADA, order("moo"))
        here, there = await both(services, made)
        assert await at_once(here.seats.sit(BEN, 1), there.seats.sit(CLEO, 2)) == [1, 2]
        begun += (await stored(services[0], made.id)).table.status == "playing"
        await assert_same(services, made.id)
    assert begun == TIMES


async def test_a_colour_chosen_by_two_at_once_goes_to_one(services: list[TableService]) -> None:
    for _ in range(TIMES // 4):
        made = await services[0].make_table(ADA, order("mooo"))
        here, there = await both(services, made)
        wish = Wish(colour="black")
        found = await at_once(here.seats.sit(BEN, 1, wish), there.seats.sit(CLEO, 2, wish))
        assert sorted(map(str, found)) in (["1", "colour-taken"], ["2", "colour-taken"])
        colours = [seat.colour for seat in (await stored(services[0], made.id)).seats]
        assert len(set(colours)) == len(colours)


async def test_two_speakers_at_once_are_both_heard(services: list[TableService]) -> None:
    here, there = await both(services, await full_table(services[0], 2))
    here.watch(ada := Screen(ADA))
    there.watch(ben := Screen(BEN))
    for n in range(TIMES // 4):
        found = await at_once(
            here.talk.say(ADA, Say(message_id(), f"a{n}")),
            there.talk.say(BEN, Say(message_id(), f"b{n}")),
            here.talk.say(ADA, Say(message_id(), f"c{n}")),
        )
        assert all(isinstance(done, Done) for done in found)
    await assert_same(services, here.id)
    lines = [row.text for row in (await stored(services[0], here.id)).chat]
    assert len(lines) == len(set(lines)) == 3 * (TIMES // 4)
    for table, screen in ((here, ada), (there, ben)):
        assert [line.text for line in table.state.chat.lines(0)] == lines
        assert [said.line.text for said in screen.of(ChatSaid)] == lines


async def test_a_message_sent_to_two_servers_is_carried_out_once(services: list[TableService]) -> None:
    here, there = await both(services, await full_table(services[0], 2))
    for _ in range(TIMES // 4):
        seat = in_turn(here)
        act = Act(message_id(), decision(here), [game.legal(here.playing().state, seat)[0]])
        done = await at_once(here.actions.submit(GUESTS[seat].id, act), there.actions.submit(GUESTS[seat].id, act))
        assert done == [Done(act.id, here.version)] * 2
        await assert_same(services, here.id)


async def test_a_line_of_chat_does_not_refuse_a_move_at_the_same_moment(services: list[TableService]) -> None:
    here, there = await both(services, await full_table(services[0], 2))
    for n in range(TIMES // 4):
        seat = in_turn(here)
        act = Act(message_id(), decision(here), [game.legal(here.playing().state, seat)[0]])
        spoke, moved = there.talk.say(BEN, Say(message_id(), f"line {n}")), here.actions.submit(GUESTS[seat].id, act)
        assert all(isinstance(done, Done) for done in await at_once(spoke, moved))
        await assert_same(services, here.id)


async def test_a_seat_left_to_a_bot_and_taken_back_elsewhere_plays_on(services: list[TableService]) -> None:
    here, there = await both(services, await full_table(services[0], 2))
    for _ in range(TIMES // 4):
        await here.seats.leave(ADA.id, "random")
        found = await at_once(there.seats.come_back(ADA.id), here.seats.come_back(ADA.id))
        assert found.count("already-returned") == 1
        await assert_same(services, here.id)


async def test_a_rematch_asked_for_by_two_at_once_is_one_table(services: list[TableService]) -> None:
    for _ in range(TIMES // 8):
        old = await full_table(services[0], 2)
        await old.endings.resign(ADA.id)
        found = await at_once(services[0].rematch(ADA, old.id), services[1].rematch(BEN, old.id))
        assert len({table.id for table in found}) == 1
        await assert_same(services, old.id)
        await assert_same(services, found[0].id)


async def test_every_viewer_gets_every_version_in_order_wherever_the_move_was_made(services: list[TableService]) -> None:
    here, there = await both(services, await full_table(services[0], 2))
    screens = [Screen(ADA), Screen(BEN), Screen(CLEO)]
    for screen in screens:
        there.watch(screen)
    for n in range(TIMES):
        seat = in_turn(here)
        legal = game.legal(here.playing().state, seat)
        await here.actions.submit(GUESTS[seat].id, Act(message_id(), decision(here), [legal[n % len(legal)]]))
        if n % 3 == 0:
            await there.catch_up()
    await there.catch_up()
    for screen in screens:
        told = [message.version for message in screen.messages if isinstance(message, Snapshot | Update)]
        assert told == list(range(len(told)))
        hidden = game.hide(here.playing().state, -1 if screen.seat is None else screen.seat)
        assert screen.view == game.view(hidden, -1 if screen.seat is None else screen.seat)
