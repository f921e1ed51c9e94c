"""Talk under the game's rules: muted seats, whispers that reach only their circle, fines for words. On both databases."""

from __future__ import annotations

from pathlib import Path

from toy_court.state import court

from palais.core.contract import REFEREE
from palais.store.store import RECENT_CHAT_LINES, Store
from palais.tables.etiquette_messages import AskForm
from palais.tables.messages import ChatLine, Say, Snapshot, Update
from tests.conformance.tables.toy_tables import (
    GUESTS,
    SPECTATOR,
    act,
    begin,
    finish,
    game,
    lines,
    look,
    open_court,
    ready,
    refused,
    say,
    screens,
    set_up,
)
from tests.tables.seated_tables import Screen


async def test_a_muted_player_can_act_but_neither_talk_nor_whisper(tmp_path: Path) -> None:
    state = game.new(3, "muted")
    court(state).muted[1] = True
    async with open_court(tmp_path) as service:
        table = await set_up(service, state)
        everybody = screens(table)
        for to in ((), (2,)):
            async with refused("muted"):
                await say(table, 1, "but", *to)
        await say(table, 0, "poor soul")
        assert all([line.text for line in lines(screen)] == ["poor soul"] for screen in everybody)
        await ready(table, 1)


async def test_a_whisper_reaches_its_circle_and_nobody_else(url: str) -> None:
    """Now, after a reload of the page, after a restart, and in the store."""
    async with open_court(url) as service:
        table = await begin(service, "mooo")
        everybody = screens(table)
        await say(table, 0, "to all")
        await say(table, 1, "only for you", 3)
        await say(table, 3, "to all again")
        check_circle([lines(screen) for screen in everybody])
        check_circle([look(table, guest).chat for guest in (*GUESTS[:4], SPECTATOR)])
        id = table.id
    async with open_court(url) as service:
        table = await service.get(id)
        check_circle([look(table, guest).chat for guest in (*GUESTS[:4], SPECTATOR)])
        await finish(table)
        check_circle([look(table, guest).chat for guest in (*GUESTS[:4], SPECTATOR)])
    store = Store(url)
    await store.open()
    loaded = await store.load(id)
    await store.close()
    assert loaded is not None
    assert [row.to_seats for row in loaded.chat] == [None, [3], None]


def check_circle(told: list[list[ChatLine]]) -> None:
    """Seats 1 and 3 have read the whisper; nobody else can tell that there was one."""
    public, whole = ["to all", "to all again"], ["to all", "only for you", "to all again"]
    assert [[line.text for line in one] for one in told] == [public, whole, public, whole, public]
    assert all([line.n for line in one] == list(range(1, len(one) + 1)) for one in told)
    assert [one[1].to for one in (told[1], told[3])] == [[3], [3]]


async def test_a_whisper_appears_in_no_message_to_others(tmp_path: Path) -> None:
    """Not live, not when catching up, and not in a replay."""
    async with open_court(tmp_path) as service:
        table = await begin(service, "mooo")
        everybody = screens(table)
        seen = table.version
        await act(table, 0, "pay 1 1")
        await say(table, 0, "rosebud", 1)
        await ready(table, 2)
        back = [Screen(guest) for guest in (*GUESTS[:4], SPECTATOR)]
        for screen in back:
            table.watch(screen, since=seen)
        for screen, again in zip(everybody, back, strict=True):
            assert (b"rosebud" in b"".join(screen.raw)) == (screen.seat in (0, 1))
            assert (b"rosebud" in b"".join(again.raw)) == (again.seat in (0, 1))
        for seat in (2, 3, None):
            guest = SPECTATOR if seat is None else GUESTS[seat]
            shown = await service.replays.replay(guest.id, table.id, seat)
            assert "rosebud" not in repr(shown)


async def test_reconnecting_does_not_reveal_that_others_whispered(tmp_path: Path) -> None:
    told = []
    for whispers in (0, 1):
        (tmp_path / str(whispers)).mkdir()
        async with open_court(tmp_path / str(whispers)) as service:
            table = await begin(service, "mooo")
            await ready(table, 2)
            for _ in range(whispers):
                await say(table, 0, "rosebud", 1)
            back = Screen(GUESTS[3])
            table.watch(back, since=table.version)
            told.append([type(message) for message in back.messages])
    assert told[0] == told[1]
    assert told[0][0] is Update


async def test_a_whisper_outside_an_audience_or_to_nobody_is_refused(tmp_path: Path) -> None:
    async with open_court(tmp_path) as service:
        table = await begin(service, "mooo")
        for to in ((5,), (0,)):
            async with refused("bad-seat"):
                await say(table, 0, "is anybody there", *to)
        await ready(table, 0, 1, 2, 3)
        async with refused("no-whispering-now"):
            await say(table, 0, "psst", 1)
        await say(table, 0, "aloud")


async def test_a_fine_for_a_spoken_word_is_an_entry_of_the_game(url: str) -> None:
    """Stored with the line, announced by an event, replayed after a restart; nobody's open decision changes."""
    async with open_court(url) as service:
        table = await begin(service, "moo")
        before = table.playing().decisions
        everybody = screens(table)
        await say(table, 2, "Parbleu, what a fine day")
        assert table.version == 1
        assert table.playing().decisions == before
        assert court(table.playing().state).fines == [0, 0, 1]
        for screen in everybody:
            (line,) = screen.of(Update)[-1].log
            assert (line.kind, line.seat, line.details) == ("fined", 2, {"coins": 1})
            assert [said.text for said in lines(screen)] == ["Parbleu, what a fine day"]
        await act(table, 2, "ready")
        id, digest = table.id, game.digest(table.playing().state)
    async with open_court(url) as service:
        table = await service.get(id)
        assert game.digest(table.playing().state) == digest
        assert table.playing().steps[0][0] == REFEREE
        assert [line.text for line in look(table).chat] == ["Parbleu, what a fine day"]
        await finish(table)
        record = await service.replays.record(id)
        assert record.actions[0] == "referee fine 2"


async def test_a_whispered_word_costs_nothing_and_spectators_are_not_fined(tmp_path: Path) -> None:
    async with open_court(tmp_path) as service:
        table = await begin(service, "moo")
        await say(table, 2, "parbleu", 1)
        assert table.version == 0
        screen = Screen(SPECTATOR)
        table.watch(screen)
        assert screen.of(Snapshot)[-1].chat == []


async def test_nothing_before_a_fine_can_be_undone(tmp_path: Path) -> None:
    async with open_court(tmp_path) as service:
        table = await begin(service, "moo")
        await ready(table, 1)
        await say(table, 0, "parbleu")
        assert not look(table, GUESTS[1]).can_undo
        assert court(table.playing().state).fines == [1, 0, 0]


async def test_a_line_sent_twice_is_shown_and_fined_once(tmp_path: Path) -> None:
    async with open_court(tmp_path) as service:
        table = await begin(service, "moo")
        line = Say("same", "parbleu")
        await table.talk.say(GUESTS[1], line)
        await table.talk.say(GUESTS[1], line)
        assert court(table.playing().state).fines == [0, 1, 0]
        assert len(look(table).chat) == 1


async def test_other_peoples_whispers_push_no_line_out_of_the_history(tmp_path: Path) -> None:
    """So the lines still there do not reveal how much others have whispered."""
    async with open_court(tmp_path) as service:
        table = await begin(service, "moo")
        await say(table, 2, "first")
        for n in range(RECENT_CHAT_LINES + 5):
            await say(table, 0, f"whisper {n}", 1)
        await say(table, 2, "last")
        id, public = table.id, [(1, "first"), (2, "last")]
        assert [(line.n, line.text) for line in look(table, GUESTS[2]).chat] == public
    async with open_court(tmp_path) as service:
        table = await service.get(id)
        assert [(line.n, line.text) for line in look(table, GUESTS[2]).chat] == public
        assert len(look(table, GUESTS[1]).chat) == RECENT_CHAT_LINES + 2


async def test_a_game_without_forms_of_address_offers_none(tmp_path: Path) -> None:
    async with open_court(tmp_path) as service:
        table = await begin(service, "moo")
        offered = table.fines.form(GUESTS[0].id, AskForm("ask", 1), "en")
        assert (offered.tiles, offered.kept, offered.form) == ([], False, None)
