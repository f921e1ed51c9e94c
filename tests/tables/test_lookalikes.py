"""Names are readable and cannot be mistaken for others at the same table."""

from __future__ import annotations

from pathlib import Path

import pytest

from palais.tables.lobby.lookalikes import find_alike, is_readable, numbered, skeletons, tidy
from palais.tables.lobby.names import bot_names, names
from palais.tables.messages import Say
from palais.tables.refusals import Refusal
from palais.tables.requests import Guest
from tests.tables.seated_tables import ADA, Screen, full_table, open_service, order

READABLE = [
    *("Anna", "Anna Ý", "Élodie", "Jürgen ß", "Zoë", "O'Neill", "Mr. 7", "x_X", "Анна", "Ωmega"[1:], "Άννα", "Nguyễn Thị Hương"),
    *(
        "さくら",
        "桜子",
        "김민준",
        "Anna 桜",
        "दीपिका",
        "สมชาย",
        "שרה",
        "محمد",
        "❤ Anna",
        "♛",
        "Łukasz",
        "Straße 9",
        "Jean-Paul II",
    ),
]
NOT_READABLE = {
    "nothing": "",
    "a space": " ",
    "zero width": "An\u200bna",
    "a joiner": "An\u200dna",
    "turned round": "An\u202ena",
    "a Hangul filler": "\u3164",
    "another filler": "\uffa0\u115f",
    "a blank pattern": "\u2800\u2800",
    "a grapheme joiner": "An\u034fna",
    "a tag": "Anna\U000e0041",
    "only marks": "\u0301\u0301",
    "too many marks": "A" + "\u0332\u0333\u0334\u0335",
    "an enclosing mark": "A\u20dd",
    "Latin and Cyrillic": "\u0410nna",
    "Latin and Greek": "Ann\u03b1",
    "Lisu that looks like Latin": "\ua4ee\ua4e0\ua4e0\ua4ee",
    "Cherokee that looks like Latin": "\u13aa\u13b3",
    "too long": "x" * 25,
    "too long when made plain": "\ufdfa" * 2,
}


@pytest.mark.parametrize("name", READABLE)
def test_names_in_many_scripts_are_accepted(name: str) -> None:
    assert is_readable(tidy(name))


@pytest.mark.parametrize("name", NOT_READABLE.values(), ids=NOT_READABLE)
def test_unreadable_names_are_refused(name: str) -> None:
    assert not is_readable(tidy(name))


def test_a_name_is_normalised() -> None:
    assert tidy("❤\ufe0f  Anna\u00a0\u3000B\U000e0100") == "❤ Anna B"
    assert tidy("𝕬𝖓𝖓𝖆") == tidy("Ａｎｎａ") == "Anna"
    assert tidy("Zoe\u0308") == "Zoë"


@pytest.mark.parametrize(
    ("name", "other"),
    [
        ("Anna", "ANNA"),
        ("Anna", "Аnnа"),
        ("Anna", "An na"),
        ("Anna", "Anna."),
        ("Anna", "Ạnna"),
        ("Оскар", "Ockap"),
        ("Caro", "Саго"[:2] + "ro"),
        ("Bill", "BiII"),
        ("Bob", "B0b"),
        ("Marie", "rnarie"),
        ("Νίκος", "Nikoς"),
        ("Guest 101", "Guest lOl"),
        ("Anna", "\U0001d4d0nna"),
    ],
)
def test_lookalike_names_are_recognised(name: str, other: str) -> None:
    assert find_alike(other, ["Ben", "", name]) == name


def test_different_names_are_not_lookalikes() -> None:
    names = ["Anna", "Hanna", "Anne", "Ben", "Guest 101", "Guest 100", "Анна", "Инна", "❤", "♛", "???", "!", "Élodie", "Mona"]
    for name in names:
        assert find_alike(name, [other for other in names if other != name]) is None, (name, skeletons(name))


def test_a_number_makes_a_name_different() -> None:
    assert numbered("Anna", ["Anna"]) == "Anna 2"
    assert numbered("Anna", ["Anna", "Anna 2"]) == "Anna 3"
    assert len(numbered("x" * 24, ["x" * 24])) <= 24


def test_no_bot_has_the_name_of_the_tables_maker() -> None:
    taken = names().bots[0]
    assert len(bot_names(4)) == len(set(bot_names(4))) == 4
    assert all(find_alike(name.upper(), [taken]) is None for _ in range(40) for name in bot_names(4, taken.lower()))


async def test_the_same_name_gets_a_number_and_a_lookalike_is_refused(tmp_path: Path) -> None:
    async with open_service(tmp_path) as service:
        table = await service.make_table(ADA, order("moo"))
        tokens = await service.invites(ADA.id, table.id)
        false_ada, namesake = Guest("false", "Adа", "green"), Guest("namesake", ADA.name, "green")
        assert (await service.look_at_link(false_ada, tokens[1])).seat == 1, "there the name can still be changed"
        for asked in (service.join(false_ada, tokens[1]), table.seats.sit(false_ada, 1)):
            with pytest.raises(Refusal, match="name-alike"):
                await asked
        await service.join(namesake, tokens[1])
        assert [row.name for row in table.seating.rows] == ["Ada", "Ada 2", ""]


async def test_a_spectator_cannot_impersonate_a_player(tmp_path: Path) -> None:
    async with open_service(tmp_path) as service:
        table = await full_table(service, 2)
        table.watch(screen := Screen(ADA))
        with pytest.raises(Refusal, match="name-alike"):
            await table.talk.say(Guest("false", "АDA", "green"), Say("one", "I resign"))
        await table.talk.say(Guest("namesake", "Ada", "green"), Say("two", "Bonsoir"))
        await table.talk.say(ADA, Say("three", "Bonsoir"))
        assert [message.line.name for message in screen.messages if message.__struct_config__.tag == "chat"] == ["Ada 2", "Ada"]  # type: ignore[union-attr]
