"""A game's data files: those in its package, each of which the user's own folder may replace.

Unknown files are refused here; unknown keys by `toml_reader`.
"""

from __future__ import annotations

import hashlib
from importlib import resources
from pathlib import Path
from typing import NamedTuple, Protocol, TypeVar

from palais.core.errors import DataError


class AboutFile(Protocol):
    """A remark on one of the other files."""

    @property
    def file(self) -> str: ...


Remark = TypeVar("Remark", bound=AboutFile)


class DataFiles(NamedTuple):
    """Which files a game reads from its package's `data` folder. Only those in `digested` change how a game is played."""

    package: str
    digested: tuple[str, ...]
    others: tuple[str, ...] = ()

    @property
    def names(self) -> tuple[str, ...]:
        return (*self.digested, *self.others)

    def read(self, folder: Path | None) -> dict[str, str]:
        """The text of every file: the folder's, or the package's where the folder has none."""
        if folder is not None:
            self._check(folder)
        return {name: self._text(folder, name) for name in self.names}

    def digest(self, texts: dict[str, str]) -> str:
        """Names the data a game was played with: a record of other data is refused."""
        return hashlib.sha256("\0".join(texts[name] for name in self.digested).encode()).hexdigest()[:16]

    def _check(self, folder: Path) -> None:
        """Refuse files we do not know: a misspelt name would silently leave the package's file in use."""
        if not folder.is_dir():
            raise DataError(str(folder), "--data", f"expected a folder with any of {', '.join(self.names)}")
        for entry in sorted(folder.iterdir()):
            if entry.name in self.names:
                if not entry.is_file():
                    raise DataError(entry.name, "file", "expected a file that can be read")
            elif not _is_ignored(entry):
                raise DataError(entry.name, "file", f"expected only {', '.join(self.names)}, texts (*.md) and hidden files")

    def _text(self, folder: Path | None, name: str) -> str:
        shipped = resources.files(self.package) / "data" / name
        source = folder / name if folder is not None and replaces(folder, name) else shipped
        try:
            return source.read_text("utf-8")
        except (OSError, UnicodeDecodeError) as error:
            raise DataError(name, "file", f"expected a readable text file in UTF-8 ({error})") from None


def replaces(folder: Path | None, name: str) -> bool:
    """Whether the folder has a file of its own by this name."""
    return folder is not None and (folder / name).is_file()


def remarks_on(folder: Path | None, file: str, remarks: dict[str, Remark]) -> dict[str, Remark]:
    """The remarks of a provenance file that hold. The package's are about its own files: those on replaced files are dropped."""
    if replaces(folder, file):
        return remarks
    return {name: remark for name, remark in remarks.items() if not replaces(folder, remark.file)}


def _is_ignored(entry: Path) -> bool:
    """A readme, or a hidden file of the system or an editor."""
    return entry.name.startswith(".") or (entry.suffix.lower() == ".md" and entry.is_file())
