"""A secret offer reaches only its circle: everybody else, even together, is sent the same bytes as without it."""

from __future__ import annotations

import logging
from pathlib import Path

import msgspec
import pytest

from palais.tables.table.table import Table
from tests.conformance.tables.toy_offers import answer, offer, withdraw
from tests.conformance.tables.toy_tables import GUESTS, SPECTATOR, act, game, open_court, ready, say, set_up
from tests.tables.seated_tables import Screen

PLAYERS = 5


async def play(table: Table, dealers: tuple[int, int] | None) -> list[list[bytes]]:
    """Play an audience with whispers and reloads, with or without a secret deal. Returns what everybody was sent."""
    screens = [Screen(guest) for guest in (*GUESTS[:PLAYERS], SPECTATOR)]
    for screen in screens:
        table.watch(screen)
    await deal(table, dealers, yes=False)
    await ready(table, 4)
    await deal(table, dealers, yes=True)
    await say(table, 3, "bonsoir")
    for screen in screens:
        table.resend(screen)
    await ready(table, 0, 1, 2, 3)
    await act(table, 0, "roll")
    await act(table, 0, "keep")
    for screen in screens:
        table.watch(screen, since=1)
        table.resend(screen)
    return [screen.raw for screen in screens]


async def deal(table: Table, dealers: tuple[int, int] | None, yes: bool) -> None:
    if dealers is None:
        return
    one, other = dealers
    text = f"{other} secret: {one} keep round; {other} keep round"
    await answer(table, other, await offer(table, one, text), yes)
    await withdraw(table, one, await offer(table, one, text.replace("round", "next")))


@pytest.mark.parametrize("dealers", [(0, 1), (2, 0), (3, 4)])
async def test_everyone_outside_the_circle_is_sent_the_same_bytes(tmp_path: Path, dealers: tuple[int, int]) -> None:
    heard = []
    for name, deal_in in (("with", dealers), ("without", None)):
        folder = tmp_path / name
        folder.mkdir()
        async with open_court(folder) as service:
            heard.append(await play(await set_up(service, game.new(PLAYERS, "secrets")), deal_in))
    for reader, (told, untold) in enumerate(zip(*heard, strict=True)):
        if reader in dealers:
            assert told != untold
            assert any(b'"type":"offers"' in message for message in told)
        else:
            assert told == untold, f"seat {reader} can tell that seats {dealers} have dealt"


@pytest.mark.parametrize("reader", [0, 1])
async def test_the_length_of_a_message_tells_nothing_of_an_offer_or_a_private_line(tmp_path: Path, reader: int) -> None:
    lengths: set[tuple[int, ...]] = set()
    bare: set[tuple[int, ...]] = set()
    for name, terms, words in (
        ("small", "0 pay @1 =1 now", "yes"),
        ("large", "0 pay @1 =2 now; 1 keep round", "not before Easter"),
    ):
        folder = tmp_path / name
        folder.mkdir()
        async with open_court(folder) as service:
            table = await set_up(service, game.new(PLAYERS, "secrets"))
            screen = Screen(GUESTS[reader])
            table.watch(screen)
            await offer(table, 0, f"1 secret: {terms}")
            await say(table, 0, words, 1)
            table.resend(screen)
            lengths.add(tuple(map(len, screen.raw)))
            bare.add(tuple(len(message.rstrip()) for message in screen.raw))
    assert len(lengths) == 1
    assert len(bare) == 2, "without the padding they would differ"


async def test_a_secret_offer_is_not_in_the_log_or_in_anybody_elses_replay(
    tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    caplog.set_level(logging.DEBUG, "palais")
    async with open_court(tmp_path) as service:
        table = await set_up(service, game.new(PLAYERS, "secrets"))
        await play(table, (0, 2))
        secret = [dealing.offer.id for dealing in table.playing().ledger.all]  # type: ignore[union-attr]
        assert len(secret) == 4
        for guest, seat in ((1, 1), (1, None), (3, 3)):
            shown = msgspec.json.encode(await service.replays.replay(GUESTS[guest].id, table.id, seat)).decode()
            assert not any(id in shown for id in secret)
        lists = msgspec.json.encode(await service.lists(GUESTS[1].id)).decode()
        logged = " ".join(record.getMessage() for record in caplog.records if record.name.startswith("palais"))
        assert not any(id in lists or id in logged for id in secret)
