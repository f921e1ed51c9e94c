"""A folder with custom data files: what it may contain, and what is refused."""

from __future__ import annotations

from pathlib import Path

import pytest

from palais.games.palais_royal.box.box import FILES, load_box

from .own_box import Edit, refused, text_of


@pytest.mark.parametrize("file", FILES.digested)
def test_a_file_that_is_not_utf_8_is_refused(tmp_path: Path, file: str) -> None:
    (tmp_path / file).write_bytes(text_of(file).encode("utf-8") + b"# L\xf6wenreihe\n")
    error = refused(tmp_path)
    assert (error.file, error.key) == (file, "file")
    assert "UTF-8" in error.expected


@pytest.mark.parametrize("file", FILES.digested)
def test_an_empty_file_is_refused(tmp_path: Path, file: str) -> None:
    (tmp_path / file).write_text("", "utf-8")
    assert refused(tmp_path).file == file


def test_a_folder_that_does_not_exist_is_refused(tmp_path: Path) -> None:
    error = refused(tmp_path / "nowhere")
    assert "nowhere" in error.file
    assert "folder" in error.expected


def test_a_file_instead_of_a_folder_is_refused(tmp_path: Path) -> None:
    (tmp_path / "box.toml").write_text("", "utf-8")
    assert "folder" in refused(tmp_path / "box.toml").expected


@pytest.mark.parametrize("name", ["nobels.toml", "Game.toml", "game.tml", "nobles.toml.txt", "cards.json", "notes.txt"])
def test_an_unknown_file_is_refused(edit: Edit, name: str) -> None:
    """A misspelt name would silently leave the package's file in use."""
    folder = edit("game.toml", "nobles_left = 12", "nobles_left = 20")
    (folder / name).write_text("", "utf-8")
    error = refused(folder)
    assert (error.file, error.key) == (name, "file")
    assert "expected only game.toml, park.toml" in error.expected


def test_a_subfolder_and_a_broken_link_are_refused(tmp_path: Path) -> None:
    (tmp_path / "data").mkdir()
    assert refused(tmp_path).file == "data"
    (tmp_path / "data").rmdir()
    (tmp_path / "nobles.toml").symlink_to(tmp_path / "nowhere.toml")
    assert refused(tmp_path).file == "nobles.toml"


def test_a_readme_and_hidden_files_are_allowed(edit: Edit) -> None:
    folder = edit("game.toml", "nobles_left = 12", "nobles_left = 20")
    (folder / "README.md").write_text("Our own box.", "utf-8")
    (folder / ".git").mkdir()
    assert load_box(folder).tables.nobles_left == 20
