"""The files of a box as text: those of a folder, and ours for what it lacks. A file nobody would read is refused."""

from __future__ import annotations

from importlib import resources
from pathlib import Path
from typing import Final

from palais.core.errors import DataError

FILES: Final = ("game.toml", "park.toml", "rooms.toml", "layouts.toml", "cards.toml", "nobles.toml")  # the digest is of these
REMARKS: Final = ("start_gold.toml", "provenance.toml")  # no game depends on them: a record says the gold it began with
NAMES: Final = (*FILES, *REMARKS)


def read_texts(folder: Path | None) -> dict[str, str]:
    """Every file by its name."""
    if folder is not None:
        check_folder(folder)
    return {name: _read(folder, name) for name in NAMES}


def check_folder(folder: Path) -> None:
    """A misspelt file would be passed over in silence, and ours taken in its place."""
    if not folder.is_dir():
        raise DataError(str(folder), "--data", f"expected a folder with any of {', '.join(NAMES)}")
    for entry in sorted(folder.iterdir()):
        if entry.name in NAMES:
            if not entry.is_file():
                raise DataError(entry.name, "file", "expected a file that can be read")
        elif not _is_beside_the_point(entry):
            raise DataError(entry.name, "file", f"expected only {', '.join(NAMES)}, texts (*.md) and hidden files")


def _is_beside_the_point(entry: Path) -> bool:
    """What may lie in the folder: a readme, and what systems and editors hide there."""
    return entry.name.startswith(".") or (entry.suffix.lower() == ".md" and entry.is_file())


def is_own(folder: Path | None, name: str) -> bool:
    """Does the folder bring this file?"""
    return folder is not None and (folder / name).is_file()


def _read(folder: Path | None, name: str) -> str:
    shipped = resources.files("palais.games.palais_royal") / "data" / name
    source = folder / name if folder is not None and is_own(folder, name) else shipped
    try:
        return source.read_text("utf-8")
    except (OSError, UnicodeDecodeError) as error:
        raise DataError(name, "file", f"expected a readable text file in UTF-8 ({error})") from None
