"""The data files: every fact gives its source, a user's files replace ours, bad ones are refused."""

from __future__ import annotations

import tomllib
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

import palais
from palais.games.palais_royal.box.box import FILES, load_box
from palais.games.palais_royal.engine.state import fields
from palais.games.palais_royal.game import PalaisRoyal

from .own_box import Edit, refused, text_of
from .positions import BOX


def sourced(file: str) -> Iterator[tuple[str, dict[str, Any]]]:
    """Every entry of a file that must give its source."""
    content = tomllib.loads(text_of(file))
    if file in ("park.toml", "rooms.toml"):
        yield file, content
    within = {"game.toml": [], "park.toml": ["rows"], "rooms.toml": [], "layouts.toml": ["layouts"]}
    groups = within.get(file, ["kinds"] if file == "nobles.toml" else ["provenance"])
    tables = [content[group] for group in groups] if groups else [content] if file == "game.toml" else []
    for table in tables:
        yield from ((name, entry) for name, entry in table.items() if isinstance(entry, dict))


@pytest.mark.parametrize("file", FILES.digested)
def test_every_entry_is_marked_as_stated_or_reconstructed_and_gives_its_source(file: str) -> None:
    entries = list(sourced(file))
    assert entries
    for name, entry in entries:
        assert entry["provenance"] in ("stated", "reconstructed"), name
        assert len(entry["source"]) > 10, name


def test_facts_not_in_the_texts_are_marked_as_reconstructed() -> None:
    """The park's map, two of its rows, the first palace, the prices of cards and most nobles."""
    park, nobles = dict(sourced("park.toml")), dict(sourced("nobles.toml"))
    marked = [
        park["park.toml"],
        park["F"],
        park["S"],
        dict(sourced("layouts.toml"))["first"],
        dict(sourced("cards.toml"))["prices"],
    ]
    assert {entry["provenance"] for entry in marked} == {"reconstructed"}
    for kind, entry in nobles.items():
        if kind != "couple-a":
            assert "reconstructed" in (entry["provenance"], *entry["source"].lower().split()), kind


def test_the_remarks_cover_what_the_aid_does_not_label_or_only_shows_in_a_picture() -> None:
    """The couples' seal colours and the palace of a first game. The digest that stored games refer to stays the same."""
    assert BOX.digest == "cf98d76702843d39"
    remarks = BOX.remarks
    assert {remark.provenance for remark in remarks.values()} == {"reconstructed"}
    assert "does not label" in remarks["couples-seal-colours"].source
    assert "4/3/1" in remarks["couple-b-5"].source
    assert remarks["first-palace"].keys == ["layouts.first.map"]
    for remark in remarks.values():
        content = tomllib.loads(text_of(remark.file))
        for key in remark.keys:
            found: Any = content
            for part in key.split("."):
                found = found[part]
            assert found, key


def test_our_remarks_are_about_our_files_only(edit: Edit) -> None:
    box = load_box(edit("nobles.toml", "[4, 1, 3, 7]", "[4, 3, 1, 7]"))
    assert list(box.remarks) == ["first-palace"]


def test_swapping_the_seal_colours_changes_only_one_couple() -> None:
    """So only couple-b-5 depends on which line of the aid belongs to which colour."""
    couples = [tile for tile in BOX.tiles if tile.kind.startswith("couple")]
    costs = [(tile.kind, tile.gold, tile.king, tile.madame) for tile in couples]
    mirrored = [(kind, gold, madame, king) for kind, gold, king, madame in costs]
    assert [tile.name for tile, cost in zip(couples, costs, strict=True) if costs.count(cost) != mirrored.count(cost)] == [
        "couple-b-5"
    ]


def test_without_a_folder_the_box_that_ships_is_used() -> None:
    assert load_box().digest == load_box(None).digest == BOX.digest
    assert palais.game("palais-royal").data_name == BOX.name


def test_a_folder_may_replace_single_files(edit: Edit) -> None:
    box = load_box(edit("game.toml", "nobles_left = 12", "nobles_left = 20"))
    assert box.tables.nobles_left == 20
    assert (box.fields, box.tiles, box.cards, box.layouts) == (BOX.fields, BOX.tiles, BOX.cards, BOX.layouts)


def test_a_box_is_identified_by_its_name_and_a_digest_of_all_its_files(edit: Edit) -> None:
    box = load_box(edit("cards.toml", "price = 5", "price = 4"))
    assert box.name == BOX.name
    assert box.digest != BOX.digest


def test_an_empty_folder_is_our_box(tmp_path: Path) -> None:
    assert load_box(tmp_path).digest == BOX.digest


def test_a_game_uses_the_numbers_of_its_box(edit: Edit) -> None:
    folder = edit("game.toml", "setup = { stairs = 3, court = 2 }", "setup = { stairs = 1, mint = 4 }")
    game = PalaisRoyal(folder)
    s = game.new(players=2)
    assert fields(s).servants[0].tolist() == [0, 0, 1, 4, 0, 0, 0, 0, 0]
    assert "stairs 1, mint 4" in game.position_text(s)


def test_the_registry_accepts_a_folder_as_a_string(edit: Edit) -> None:
    folder = edit("game.toml", 'name = "Palais Royal, the box of 2008"', 'name = "My own"')
    assert palais.game("palais-royal", data=str(folder)).data_name == "My own"


def test_a_custom_layout_can_be_chosen(edit: Edit) -> None:
    own = '[layouts.mine]\nmap = "court gate stairs mint king madame office backdoor cardinal"\n'
    folder = edit("layouts.toml", "[layouts.first]", own + 'provenance = "stated"\nsource = "our table"\n\n[layouts.first]')
    s = PalaisRoyal(folder).new(players=2, layout="mine")
    assert fields(s).room_at.tolist() == list(range(9))


# file, passage, replacement, what the sentence must name
BAD = {
    "not TOML": ("game.toml", "[players]", "[players", ["file", "TOML"]),
    "wrong type": ("game.toml", "supply = 18", 'supply = "18"', ["servants.supply", "int"]),
    "out of range": ("game.toml", "supply = 18", "supply = -1", ["servants.supply", ">= 0"]),
    "no free servants": ("game.toml", "free = 5", "free = 0", ["servants", "free", ">= 1"]),
    "unknown key": ("game.toml", "free = 5", "free = 5\nbutlers = 3", ["servants", "butlers"]),
    "missing key": ("game.toml", "free = 5", "", ["servants", "free"]),
    "no provenance": ("game.toml", 'provenance = "stated"', "", ["players", "provenance"]),
    "unknown provenance": ("game.toml", 'provenance = "stated"', 'provenance = "guessed"', ["players.provenance", "guessed"]),
    "unknown room in the set-up": ("game.toml", "{ stairs = 3", "{ kitchen = 3", ["servants.setup", "kitchen"]),
    "too few servants for the set-up": ("game.toml", "supply = 18", "supply = 9", ["servants.free", "suffice"]),
    "more servants than the box has": ("game.toml", "supply = 18", "supply = 19", ["servants", "25"]),
    "five colours": ("game.toml", '"black"]', '"black", "blue"]', ["players.colours", "4"]),
    "missing room": ("rooms.toml", "[rooms.gate]\nbonus = false\n", "", ["rooms.gate", "court, gate, stairs"]),
    "unknown room": ("rooms.toml", "[rooms.gate]", "[rooms.kitchen]", ["rooms", "kitchen"]),
    "bonus not true or false": ("rooms.toml", "bonus = true", 'bonus = "yes"', ["bonus", "bool"]),
    "missing card": (
        "cards.toml",
        '[cards.gold4]\ncopies = 4\nprice = 0\nmoment = "any"\ngold = 4\n',
        "",
        ["cards.gold4", "seals"],
    ),
    "unknown card": ("cards.toml", "[cards.seals]", "[cards.trumpets]", ["cards", "trumpets"]),
    "unknown moment": ("cards.toml", '"before"', '"afterwards"', ["moment", "afterwards"]),
    "layout with a room twice": ("layouts.toml", "office  cardinal", "office  office", ["layouts.first.map", "once"]),
    "layout with a room missing": ("layouts.toml", "office  cardinal", "office", ["layouts.first.map", "once"]),
    "no first layout": ("layouts.toml", "[layouts.first]", "[layouts.other]", ["layouts.first", "first game"]),
    "map not rectangular": ("park.toml", ". . . . 2 . . . .", ". . . . 2", ["map", "equal length"]),
    "empty map": ("park.toml", text_of("park.toml").split('"""')[1], "", ["map", "equal length"]),
    "unknown mark": ("park.toml", ". o o o F o o o .", ". o o x F o o o .", ["map", "'x'", "line 2"]),
    "too many fields": ("park.toml", ". o o s o s o o .", ". o o o o s o o .", ["map", "36"]),
    "no fields": ("park.toml", text_of("park.toml").split('"""')[1], ". .", ["map", "1 to 36"]),
    "double field without ornament": ("park.toml", ". o o o F o o o .", ". 2 o o F o o o .", ["map", "double field"]),
    "ornament without double field": ("park.toml", ". . . . 2 . . . .", ". . . . . . . . .", ["rows.F", "double field"]),
    "row without ornament": ("park.toml", ". o o o F o o o .", ". o o o s o o o .", ["rows.F", "exactly one F"]),
    "ornament of a row twice": ("park.toml", ". o o o F o o o .", ". o F o F o o o .", ["rows.F", "exactly one F"]),
    "unknown row": ("park.toml", "[rows.L]", "[rows.X]", ["rows", "X"]),
    "two privileges": ("nobles.toml", "moves = 2", "moves = 2\ngate = 2", ["kinds.moves", "one privilege"]),
    "noble without points": ("nobles.toml", "[0, 2, 1, 3]", "[0, 2, 1]", ["tiles[0]", "4"]),
    "noble for five seals": ("nobles.toml", "[8, 4, 0, 9]", "[8, 5, 0, 9]", ["tiles[0][1]", "<= 4"]),
    "kind without nobles": ("nobles.toml", "tiles = [[2, 1, 1, 2], [2, 1, 1, 2]]", "tiles = []", ["tiles", ">= 1"]),
    "a layout called shuffled": (
        "layouts.toml",
        "[layouts.first]",
        '[layouts.shuffled]\nmap = "court gate stairs mint king madame office backdoor cardinal"\n'
        'provenance = "stated"\nsource = "our table"\n[layouts.first]',
        ["layouts.shuffled", "another name"],
    ),
    "two rows of one name": ("park.toml", 'id = "vases"', 'id = "lions"', ["rows.L.id", "lions again"]),
    "seals at any time": ("cards.toml", 'moment = "recruit"', 'moment = "any"', ["cards.seals.moment", "recruit", "found any"]),
    "gate in action 2": (
        "cards.toml",
        'moment = "reinforce"\ngate = 2',
        'moment = "move"\ngate = 2',
        ["cards.march.moment", "reinforce for a card with gate"],
    ),
    "moves before action 1": ("cards.toml", 'moment = "move"', 'moment = "before"', ["cards.moves5.moment", "reinforce or move"]),
    "majority at any time": (
        "cards.toml",
        'moment = "before"',
        'moment = "any"',
        ["cards.majority.moment", "before or reinforce"],
    ),
    "majority with points": ("cards.toml", "majority = true", "majority = true\npoints = 2", ["cards.majority.points", "none"]),
    "start gold for one too few": ("start_gold.toml", "2 = [0, ", "2 = [", ["even.2", "2 amounts"]),
    "start gold for five": ("start_gold.toml", "\n2 = [", "\n5 = [0, 1, 2, 3, 4]\n2 = [", ["even", "5"]),
    "a remark on no file": (
        "provenance.toml",
        'file = "layouts.toml"',
        'file = "layout.toml"',
        ["remarks.first-palace", "layout.toml"],
    ),
    "an unknown key in a remark": (
        "provenance.toml",
        'keys = ["layouts',
        'key = 1\nkeys = ["layouts',
        ["remarks.first-palace", "key"],
    ),
    "an unknown key of a row": ("park.toml", 'id = "vases"', 'id = "vases"\nside = "low"', ["rows.V", "side"]),
    "an unknown key of a room": ("rooms.toml", "bonus = true", "bonus = true\nsize = 3", ["rooms.court", "size"]),
    "an unknown key of a card": ("cards.toml", "muster = true", "muster = true\ngolds = 3", ["cards.muster", "golds"]),
    "an unknown key of a noble": ("nobles.toml", "servants = 1", "servant = 1", ["kinds.one", "servant"]),
    "an unknown key of a layout": ("layouts.toml", "[layouts.first]", "[layouts.first]\nmaps = 1", ["layouts.first", "maps"]),
    "too many nobles": ("nobles.toml", "[8, 0, 4, 9]]", "[8, 0, 4, 9], [8, 0, 4, 9]]", ["kinds", "43"]),
}


@pytest.mark.parametrize("case", BAD)
def test_a_bad_file_is_refused_with_its_name_the_key_and_what_was_expected(edit: Edit, case: str) -> None:
    file, old, new, named = BAD[case]
    error = refused(edit(file, old, new))
    assert error.file == file
    assert str(error) == f"{file}: {error.key}: {error.expected}"
    assert [word for word in named if word not in str(error)] == []


def test_too_few_nobles_for_the_fields_are_refused(edit: Edit) -> None:
    folder = edit("nobles.toml", text_of("nobles.toml").partition("[kinds.couple-c]")[2], "")
    text = (folder / "nobles.toml").read_text("utf-8").replace("[kinds.couple-c]", "")
    (folder / "nobles.toml").write_text(text, "utf-8")
    error = refused(folder)
    assert (error.file, error.key) == ("nobles.toml", "kinds")
    assert "36" in error.expected
    assert "found 30" in error.expected


def test_a_minimum_of_players_above_the_maximum_is_refused(edit: Edit) -> None:
    error = refused(edit("game.toml", "min = 2\nmax = 4", "min = 4\nmax = 2"))
    assert (error.file, error.key) == ("game.toml", "players.min")


def test_a_box_is_frozen(tmp_path: Path) -> None:
    """All games in a process share one box, so nothing may write to it."""
    tables = load_box(tmp_path).tables
    with pytest.raises(ValueError, match="read-only"):
        tables.tile_points[0] = 99
