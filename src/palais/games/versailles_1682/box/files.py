"""The files of a box as text: those of a folder, and ours for what it lacks. A file nobody would read is refused."""

from __future__ import annotations

from importlib import resources
from pathlib import Path
from typing import Final

from palais.core.errors import DataError

FILES: Final = ("game.toml", "requests.toml", "actions.toml")


def read_texts(folder: Path | None) -> dict[str, str]:
    """Every file by its name."""
    if folder is not None:
        check_folder(folder)
    return {name: _read(folder, name) for name in FILES}


def check_folder(folder: Path) -> None:
    """A misspelt file would be passed over in silence, and ours taken in its place."""
    if not folder.is_dir():
        raise DataError(str(folder), "--data", f"expected a folder with any of {', '.join(FILES)}")
    for entry in sorted(folder.iterdir()):
        beside_the_point = entry.name.startswith(".") or (entry.suffix.lower() == ".md" and entry.is_file())
        if entry.name in FILES:
            if not entry.is_file():
                raise DataError(entry.name, "file", "expected a file that can be read")
        elif not beside_the_point:
            raise DataError(entry.name, "file", f"expected only {', '.join(FILES)}, texts (*.md) and hidden files")


def _read(folder: Path | None, name: str) -> str:
    shipped = resources.files("palais.games.versailles_1682") / "data" / name
    source = folder / name if folder is not None and (folder / name).is_file() else shipped
    try:
        return source.read_text("utf-8")
    except (OSError, UnicodeDecodeError) as error:
        raise DataError(name, "file", f"expected a readable text file in UTF-8 ({error})") from None
