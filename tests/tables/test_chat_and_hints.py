"""Chat and hints."""

from __future__ import annotations

from pathlib import Path

import pytest

from palais.core.phrase import Phrase
from palais.store.store import RECENT_CHAT_LINES
from palais.tables.messages import AgreeHints, AskHint, ChatSaid, Say, Snapshot, TableChanged
from palais.tables.refusals import Refusal
from tests.tables.seated_tables import (
    ADA,
    BEN,
    CLEO,
    GUESTS,
    LocalBots,
    Screen,
    act,
    decision,
    full_table,
    game,
    in_turn,
    open_service,
    order,
    settle,
)


async def test_everyone_gets_a_line_and_finds_it_again_later(tmp_path: Path) -> None:
    async with open_service(tmp_path) as service:
        table = await full_table(service, 2)
        screens = [Screen(guest) for guest in (ADA, BEN, CLEO)]
        for screen in screens:
            table.watch(screen)
        await table.talk.say(ADA, Say("a", "Bonjour <b>à tous</b>!"))
        await table.talk.say(CLEO, Say("a", "I only watch"))
        for screen in screens:
            lines = [(m.line.n, m.line.seat, m.line.name, m.line.text) for m in screen.of(ChatSaid)]
            assert lines == [(1, 0, "Ada", "Bonjour <b>à tous</b>!"), (2, None, "Cleo", "I only watch")]
    async with open_service(tmp_path) as service:
        (await service.get(table.id)).watch(screen := Screen(BEN))
        assert [line.text for line in screen.of(Snapshot)[0].chat] == ["Bonjour <b>à tous</b>!", "I only watch"]


async def test_a_repeated_line_is_said_once(tmp_path: Path) -> None:
    async with open_service(tmp_path) as service:
        table = await full_table(service, 2)
        table.watch(screen := Screen(BEN))
        for _ in range(3):
            await table.talk.say(ADA, Say("same", "hello"))
        assert len(screen.of(ChatSaid)) == 1
    async with open_service(tmp_path) as service:
        table = await service.get(table.id)
        table.watch(screen)
        await table.talk.say(ADA, Say("same", "hello"))
        assert len(screen.of(ChatSaid)) == 1


@pytest.mark.parametrize(
    ("text", "kept"),
    [
        ("  a\tb\nc  ", "a b c"),
        ("x\x00\x1b[31my\x7f", "x[31my"),
        ("a\u202eb\u2066c\u2028d", "abc d"),
        ("👩‍🌾 é", "👩‍🌾 é"),
    ],
)
async def test_control_characters_are_left_out(tmp_path: Path, text: str, kept: str) -> None:
    async with open_service(tmp_path) as service:
        table = await full_table(service, 2)
        table.watch(screen := Screen(BEN))
        await table.talk.say(ADA, Say("a", text))
        assert screen.of(ChatSaid)[0].line.text == kept


@pytest.mark.parametrize(("text", "code"), [("\x00 \n", "chat-empty"), ("", "chat-empty"), ("x" * 501, "chat-too-long")])
async def test_an_invalid_line_is_refused(tmp_path: Path, text: str, code: str) -> None:
    async with open_service(tmp_path) as service:
        table = await full_table(service, 2)
        with pytest.raises(Refusal) as refused:
            await table.talk.say(ADA, Say("a", text))
        assert refused.value.code == code


async def test_a_snapshot_contains_the_last_lines(tmp_path: Path) -> None:
    async with open_service(tmp_path) as service:
        table = await full_table(service, 2)
        for n in range(RECENT_CHAT_LINES + 5):
            await table.talk.say(ADA, Say(f"m{n}", f"line {n}"))
        table.watch(screen := Screen(BEN))
        assert [line.n for line in screen.of(Snapshot)[0].chat] == list(range(6, RECENT_CHAT_LINES + 6))


async def test_against_bots_the_maker_decides_about_hints(tmp_path: Path) -> None:
    async with open_service(tmp_path) as service:
        for hints in (True, False):
            table = await service.make_table(ADA, order("mr", hints=hints, options={"start": 0}))
            assert table.info().hints == hints
        with pytest.raises(Refusal) as refused:
            await table.hints.ask(ADA.id, AskHint("h", decision(table)))
        assert refused.value.code == "hints-off"
        await table.hints.agree(ADA.id, AgreeHints("y", True))
        hint = await table.hints.ask(ADA.id, AskHint("h", decision(table)))
        assert game.check(table.playing().state, 0, hint.actions[0]) is None
        assert hint.phrases == [game.action_phrase(hint.actions[0])]
        assert (hint.why, table.version) == (Phrase("why"), 0)


async def test_the_only_person_among_bots_gets_hints_however_they_joined(tmp_path: Path) -> None:
    async with open_service(tmp_path) as service:
        table = await service.make_table(ADA, order("or", options={"start": 0}))
        assert not table.info().hints, "nobody sits there"
        await table.seats.sit(BEN, 0)
        assert table.info().hints
        assert (await table.hints.ask(BEN.id, AskHint("h", decision(table)))).actions
        await table.hints.agree(BEN.id, AgreeHints("no", False))
        assert not table.info().hints, "but not against their will"


@pytest.mark.parametrize("kinds", ["oor", "mor"])
async def test_joining_is_no_consent_to_hints_if_others_sit_there_or_may_come(tmp_path: Path, kinds: str) -> None:
    async with open_service(tmp_path) as service:
        table = await service.make_table(ADA, order(kinds, hints=False))
        for guest, seat in zip((BEN, CLEO), table.seating.open_seats, strict=False):
            await table.seats.sit(guest, seat)
            assert not table.info().hints
            assert not any(seat.agrees_to_hints for seat in table.info().seats)


async def test_among_several_people_everyone_must_agree_to_hints(tmp_path: Path) -> None:
    async with open_service(tmp_path) as service:
        table = await full_table(service, 3)
        table.watch(screen := Screen(ADA))
        assert not table.info().hints
        await table.hints.agree(BEN.id, AgreeHints("b", True))
        assert not table.info().hints
        await table.hints.agree(CLEO.id, AgreeHints("c", True))
        assert screen.of(TableChanged)[-1].table.hints
        await table.hints.agree(ADA.id, AgreeHints("a", False))
        assert not table.info().hints
    async with open_service(tmp_path) as service:
        assert [seat.agrees_to_hints for seat in (await service.get(table.id)).info().seats] == [False, True, True]


async def test_only_the_player_to_act_gets_a_hint(tmp_path: Path) -> None:
    async with open_service(tmp_path) as service:
        table = await full_table(service, 2)
        await table.hints.agree(BEN.id, AgreeHints("b", True))
        seat = in_turn(table)
        cases = [(GUESTS[1 - seat], 0, "hint-not-now"), (CLEO, 0, "not-your-seat"), (GUESTS[seat], 3, "stale")]
        for guest, version, code in cases:
            with pytest.raises(Refusal) as refused:
                await table.hints.ask(guest.id, AskHint("h", version))
            assert refused.value.code == code


async def test_a_bot_without_a_plan_gives_no_hint(tmp_path: Path, caplog: pytest.LogCaptureFixture) -> None:
    class Silent(LocalBots):
        answers: list[list[int] | None] = [None, [], [10**6]]

        async def hint(self, *_: object) -> tuple[list[int], Phrase]:
            answer = self.answers.pop()
            if answer is None:
                raise RuntimeError("no idea")
            return answer, Phrase("why")

    async with open_service(tmp_path, bots=Silent()) as service:
        table = await service.make_table(ADA, order("mr", options={"start": 0}))
        for _ in range(3):
            with pytest.raises(Refusal) as refused:
                await table.hints.ask(ADA.id, AskHint("h", decision(table)))
            assert refused.value.code == "no-hint"
        await act(table, "put stairs")
        await settle(table)
    assert "no idea" in caplog.text
