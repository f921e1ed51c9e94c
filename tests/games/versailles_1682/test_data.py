"""A box of one's own: what fits is played, what does not is refused with file, key and what was expected."""

from __future__ import annotations

import tomllib
from pathlib import Path

import pytest

from palais.core.errors import DataError
from palais.games.versailles_1682.box.box import load_box
from palais.games.versailles_1682.box.files import FILES
from palais.games.versailles_1682.game import Versailles1682
from tests.walks import walk

from .own_box import DATA, Edit


def test_every_entry_says_where_it_comes_from() -> None:
    for file in FILES.digested:
        content = tomllib.loads((DATA / file).read_text("utf-8"))
        entries = content["cards"].values() if "cards" in content else [e for e in content.values() if isinstance(e, dict)]
        for entry in entries:
            assert entry["provenance"] in ("stated", "french edition", "reconstructed")
            assert "S" in entry["source"] or "VE-" in entry["source"]
            assert entry["provenance"] != "stated" or "S" in entry["source"]


def test_a_folder_replaces_a_file_and_has_another_digest(edit: Edit) -> None:
    game = Versailles1682(edit("requests.toml", "income = 2500", "income = 2600"))
    assert game.data_digest != Versailles1682().data_digest
    assert game.box.tables.income[3] == 2600
    *_, (_, _, _, last, _) = walk(game, 3, "own box", max_rounds=4)
    assert game.to_act(last) == ()


@pytest.mark.parametrize(
    ("file", "old", "new", "key", "expected"),
    [
        ("game.toml", "hand_limit = 10", "hand_limit = 0", "turn.hand_limit", ">= 1"),
        ("game.toml", "high = 9", "high = -5", "standing.high", "expected more than -2"),
        ("game.toml", "rents = 500", 'rents = "many"', "income.rents", "int"),
        ("game.toml", "rents = 500", "rants = 500", "income", "rants"),
        ("game.toml", "max = 6", "max = 7", "players.max", "<= 6"),
        ("game.toml", '"white"]', '"red"]', "players.colours", "six different colours"),
        ("game.toml", 'provenance = "stated"', 'provenance = "heard"', "turn.provenance", "heard"),
        ("requests.toml", "copies = 5", "copies = -1", "cards.baron.copies", ">= 0"),
        ("requests.toml", "[cards.baron]", "[cards.barron]", "cards", "expected the card baron"),
        (
            "requests.toml",
            "[cards.war_minister]\ncopies = 1",
            "[cards.war_minister]\ncopies = 2",
            "cards.war_minister.copies",
            "0 or 1",
        ),
        ("requests.toml", 'who = "man"', 'who = "horse"', "cards.marshal.who", "horse"),
        ("actions.toml", 'place = "hunt"', 'place = "park"', "cards.shot.place", "park"),
        ("actions.toml", "[cards.phrase]\ncopies = 2", "[cards.phrase]\ncopies = 20", "cards", "36 to 127 cards"),
        (
            "actions.toml",
            "[cards.signed_warrant]\ncopies = 0",
            "[cards.signed_warrant]\ncopies = 1",
            "cards.signed_warrant.copies",
            "0",
        ),
        ("actions.toml", "dies = 4", "dies = 11", "cards.poison.dies", "<= 10"),
        ("actions.toml", "[cards.phrase]", "[cards.phrase", "file", "expected TOML"),
    ],
)
def test_a_bad_file_is_refused_with_its_name_the_key_and_what_was_expected(
    edit: Edit, file: str, old: str, new: str, key: str, expected: str
) -> None:
    with pytest.raises(DataError) as refused:
        load_box(edit(file, old, new))
    assert refused.value.file == file
    assert key in refused.value.key
    assert expected in str(refused.value)


def test_a_folder_with_a_file_nobody_would_read_is_refused(tmp_path: Path) -> None:
    (tmp_path / "card.toml").write_text("", "utf-8")
    with pytest.raises(DataError, match=r"card\.toml"):
        load_box(tmp_path)
    with pytest.raises(DataError, match="expected a folder"):
        load_box(tmp_path / "nowhere")
    (tmp_path / "other").mkdir()
    (tmp_path / "other" / "game.toml").write_bytes(b"\xff\xfe")
    with pytest.raises(DataError, match="UTF-8"):
        load_box(tmp_path / "other")
