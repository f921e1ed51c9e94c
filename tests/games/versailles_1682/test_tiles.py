"""Forms of address: every example of the words page, typed in many ways or built from tiles (VE-911)."""

from __future__ import annotations

import pytest

from palais.core.words import LANGUAGES
from palais.games.versailles_1682.engine.constants import DEAD
from palais.games.versailles_1682.people.address import address, address_text
from palais.games.versailles_1682.people.tiles import SLOTS, Tile, compare, put_together, tiles

from .positions import Court

NAMES = ("de Bellefontaine", "de Bellefontaine", "de Montravel")
FR, EN, DE, NL = "fr", "en", "de", "nl"

# The courtier, the seat, the French form without the office, and the office in four languages.
EXAMPLES = [
    (
        Court().lay(1, "duc", "household"),
        1,
        "Madame la Duchesse de Bellefontaine",
        {
            FR: "Surintendante de la Maison de la Reine",
            EN: "Superintendent of the Queen’s Household",
            DE: "Oberhofmeisterin der Königin",
            NL: "opperhofmeesteres van de koningin",
        },
    ),
    (
        Court().couple(0, 1).lay(0, "comte", "baron").lay(1, "reader"),
        1,
        "Madame la Comtesse de Bellefontaine",
        {
            FR: "Lectrice de la Reine",
            EN: "Reader to the Queen",
            DE: "Vorleserin der Königin",
            NL: "voorlezeres van de koningin",
        },
    ),
    (
        Court().lay(0, "marshal", "duc", "comte", "provence"),
        0,
        "Monsieur le Maréchal Duc de Bellefontaine",
        {
            FR: "Gouverneur de Provence",
            EN: "Governor of Provence",
            DE: "Gouverneur der Provence",
            NL: "gouverneur van de Provence",
        },
    ),
    (
        Court().lay(0, "comte", "almoner"),
        0,
        "Monseigneur le Comte de Bellefontaine",
        {FR: "Grand Aumônier", EN: "Grand Almoner", DE: "Großalmosenier", NL: "grootaalmoezenier"},
    ),
    (Court().lay(0, "marshal"), 0, "Monsieur le Maréchal de Bellefontaine", {}),
    (
        Court().lay(0, "almoner"),
        0,
        "Monseigneur de Bellefontaine",
        {FR: "Grand Aumônier", EN: "Grand Almoner", DE: "Großalmosenier", NL: "grootaalmoezenier"},
    ),
    (Court(), 1, "Mademoiselle de Bellefontaine", {}),
]
EACH_EXAMPLE = pytest.mark.parametrize(("court", "seat", "form", "offices"), EXAMPLES)


def full(form: str, offices: dict[str, str], language: str) -> str:
    return f"{form}, {offices[language]}" if offices else form


@EACH_EXAMPLE
@pytest.mark.parametrize("language", LANGUAGES)
def test_ve_901_the_full_form(court: Court, seat: int, form: str, offices: dict[str, str], language: str) -> None:
    parts = address(court.s, seat)
    assert parts is not None
    assert address_text(parts, NAMES[parts.name], language) == full(form, offices, language)


@EACH_EXAMPLE
@pytest.mark.parametrize("language", LANGUAGES)
def test_ve_911_what_is_accepted(court: Court, seat: int, form: str, offices: dict[str, str], language: str) -> None:
    right = full(form, offices, language)
    ascii_only = right.replace("é", "e").replace("ô", "o").replace("ö", "o").replace("ß", "ss").replace("’", "'")
    for typed in (
        right,
        right.upper(),
        right.replace(",", ""),
        ascii_only,
        right.replace(" la ", " ", 1).replace(" le ", " ", 1),
    ):
        assert compare(typed, court.s, seat, NAMES), typed


@EACH_EXAMPLE
def test_ve_911_what_is_a_breach(court: Court, seat: int, form: str, offices: dict[str, str]) -> None:
    right = full(form, offices, EN)
    rank, rest = right.split(" ", 1)
    other = {"Madame": "Mme", "Mademoiselle": "Madame", "Monsieur": "M.", "Monseigneur": "Monsieur"}[rank]
    for typed in (rest, f"{other} {rest}", right.replace("Bellefontaine", "Montravel"), f"{right}, Grand Huntsman"):
        assert not compare(typed, court.s, seat, NAMES), typed


def test_ve_911_the_marshal_in_four_languages_but_titles_in_french_only() -> None:
    court = Court().lay(0, "marshal", "duc")
    for marshal in ("Maréchal", "Marshal", "Marschall", "maarschalk"):
        assert compare(f"Monsieur {marshal} Duc de Bellefontaine", court.s, 0, NAMES)
    for title in ("Duke", "Herzog", "hertog"):
        assert not compare(f"Monsieur le Maréchal {title} de Bellefontaine", court.s, 0, NAMES)


def test_ve_911_short_card_names_and_either_sex_will_do_for_the_office() -> None:
    court = Court().lay(1, "ceremonies")
    for office in ("Mistress of Ceremonies", "Master of Ceremonies", "Zeremonienmeister", "Ceremoniemeesteres"):
        assert compare(f"Mademoiselle de Bellefontaine, {office}", court.s, 1, NAMES)


@EACH_EXAMPLE
@pytest.mark.parametrize("language", LANGUAGES)
def test_tiles_build_the_full_form_and_leave_a_choice(
    court: Court, seat: int, form: str, offices: dict[str, str], language: str
) -> None:
    offered = tiles(court.s, seat, NAMES, language)
    right = full(form, offices, language)
    parts = address(court.s, seat)
    assert parts is not None
    words = [parts.rank.capitalize(), "Maréchal" * parts.marshal, (parts.title or "").capitalize(), NAMES[parts.name]]
    wanted = {Tile(slot, text) for slot, text in zip(SLOTS, [*words, offices.get(language, "")], strict=True) if text}
    assert wanted <= set(offered)
    assert put_together(sorted(wanted, key=lambda tile: SLOTS.index(tile.slot)), parts.woman) == right
    for slot in ("rank", "title", "name", "office"):
        assert sum(tile.slot == slot for tile in offered) >= 2, slot


def test_the_order_of_tiles_tells_nothing() -> None:
    offered = tiles(Court().lay(0, "duc", "guard").s, 0, NAMES, EN)
    for slot in SLOTS:
        texts = [tile.text for tile in offered if tile.slot == slot]
        assert texts == sorted(texts)


def test_the_dead_are_not_addressed() -> None:
    court = Court()
    court.s.status[1] = DEAD
    assert tiles(court.s, 1, NAMES, EN) == []
    assert compare("you there", court.s, 1, NAMES)
