"""Where the values of the box come from: every one of them says so, and bad remarks are refused."""

from __future__ import annotations

import re
import tomllib
from collections import Counter
from pathlib import Path

import pytest

from palais.core.errors import DataError
from palais.games.versailles_1682.box.box import load_box
from palais.games.versailles_1682.box.files import FILES, PROVENANCE
from palais.games.versailles_1682.box.provenance import origins, values_in
from palais.games.versailles_1682.rulebook.pages import BOOK

from .own_box import DATA, Edit

STATEMENTS = 69  # of the sheet


def test_every_value_stands_in_one_remark_and_no_remark_speaks_of_anything_else() -> None:
    values = [(file, key) for file in FILES.digested for key, _ in values_in(tomllib.loads((DATA / file).read_text("utf-8")))]
    assert len(values) > 250
    assert Counter((origin.remark.file, origin.key) for origin in origins()) == Counter(values)


def test_the_sources_name_statements_of_the_sheet_and_rules_of_the_book() -> None:
    for origin in origins():
        source, provenance = origin.remark.source, origin.remark.provenance
        statements = [int(number) for number in re.findall(r"\bS(\d+)", source)]
        assert provenance != "stated" or statements, origin.name
        assert all(1 <= number <= STATEMENTS for number in statements), origin.name
        rules = re.findall(r"VE-\d+", source)
        assert rules
        assert all(BOOK.rule(number) for number in rules), origin.name


def test_what_the_sheet_states_and_what_is_known_of_the_french_edition() -> None:
    by_provenance = {"stated": set[str](), "french edition": set[str](), "reconstructed": set[str]()}
    for origin in origins():
        by_provenance[origin.remark.provenance].add(origin.key)
    assert by_provenance["stated"] == {
        *("standing.own_queen", "turn.actions", "turn.hand_limit", "royal.refusal", "royal.intervention", "royal.influence"),
        *("regency.rounds", "etiquette.fine"),
    }
    assert by_provenance["french edition"] == {
        *("players.min", "players.max", "start.cards", "standing.low", "standing.high", "end.goal"),
        *("cards.almoner.who", "cards.almoner.unmarried", "cards.governess.power.queen", "cards.cabal.party"),
    }


def test_remarks_are_no_part_of_the_digest_and_hold_for_our_own_files_only(edit: Edit) -> None:
    folder = edit(PROVENANCE, "as on the box", "as printed on the box")
    assert load_box(folder).digest == load_box().digest
    (folder / PROVENANCE).unlink()
    (folder / "actions.toml").write_text((DATA / "actions.toml").read_text("utf-8"), "utf-8")
    assert {origin.remark.file for origin in origins(folder)} == {"game.toml", "requests.toml"}


@pytest.mark.parametrize(
    ("old", "new", "key", "expected"),
    [
        ('"players.min"', '"players.least"', "remarks.seats.keys", "expected values of game.toml, found players.least"),
        ('file = "game.toml"', 'file = "games.toml"', "remarks.seats", "games.toml"),
        ('provenance = "french edition"', 'provenance = "heard"', "remarks.seats", "heard"),
        ('keys = ["players.min", "players.max"]', "keys = []", "remarks.seats", ">= 1"),
        ('source = "VE-101', 'page = "VE-101', "remarks.seats", "page"),
    ],
)
def test_a_bad_remark_is_refused_with_its_key_and_what_was_expected(
    edit: Edit, old: str, new: str, key: str, expected: str
) -> None:
    folder: Path = edit(PROVENANCE, old, new)
    with pytest.raises(DataError) as refused:
        load_box(folder)
    assert refused.value.file == PROVENANCE
    assert key in refused.value.key
    assert expected in str(refused.value)
