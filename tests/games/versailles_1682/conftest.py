"""Fixtures for the tests of the data files."""

from __future__ import annotations

from pathlib import Path

import pytest

from .own_box import DATA, Edit


@pytest.fixture
def edit(tmp_path: Path) -> Edit:
    """A folder with one of our files, in which one passage is another."""

    def change_one(file: str, old: str, new: str) -> Path:
        text = (DATA / file).read_text("utf-8")
        assert old in text
        (tmp_path / file).write_text(text.replace(old, new, 1), "utf-8")
        return tmp_path

    return change_one
