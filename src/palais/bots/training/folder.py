"""A training's folder: weights, learning curve and the state to resume from. Files are replaced atomically."""

from __future__ import annotations

import json
import os
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any, BinaryIO, Generic, TypeVar
from zipfile import BadZipFile

import msgspec
import numpy as np
import numpy.typing as npt

from palais.core.errors import BotError, OptionError

Course = TypeVar("Course", bound=msgspec.Struct)
Mark = TypeVar("Mark", bound=msgspec.Struct)


class TrainingFolder(Generic[Course, Mark]):
    """`<name>.npy` has the weights, `<name>.json` settings and learning curve, `<name>.npz` the state to resume from."""

    def __init__(self, folder: Path, name: str, course: type[Course], mark: type[Mark]) -> None:
        self.folder, self.name, self.course, self.mark = folder, name, course, mark
        try:
            folder.mkdir(parents=True, exist_ok=True)
        except OSError as error:
            raise OptionError(f"--folder {folder}: {error.strerror or error}") from None
        if not os.access(folder, os.W_OK):
            raise OptionError(f"--folder {folder}: nothing can be written there")

    @property
    def weights(self) -> Path:
        return self._file("npy")

    def has_training(self) -> bool:
        return self._file("npz").exists()

    def save(self, course: Course, curve: list[Mark], weights: npt.NDArray[Any], **kept: Any) -> None:
        """The file to resume from is written last."""
        log = {"course": msgspec.to_builtins(course), "curve": msgspec.to_builtins(curve)}
        with self._whole("json") as file:
            file.write(json.dumps(log, indent=1).encode() + b"\n")
        with self._whole("npy") as file:
            np.save(file, weights)
        with self._whole("npz") as file:
            np.savez(file, weights=weights, rounds=len(curve), **kept)

    def load(self) -> tuple[Course, list[Mark], dict[str, npt.NDArray[Any]]]:
        try:
            log = json.loads(self._file("json").read_text())
            course, curve = msgspec.convert(log["course"], self.course), msgspec.convert(log["curve"], list[self.mark])  # type: ignore[name-defined]
            with np.load(self._file("npz")) as file:
                kept = dict(file)
            return course, curve[: int(kept["rounds"])], kept
        except (OSError, EOFError, ValueError, KeyError, BadZipFile, msgspec.ValidationError):
            raise BotError(f"{self.folder} holds a training that cannot be read; choose another folder") from None

    def _file(self, ending: str) -> Path:
        return self.folder / f"{self.name}.{ending}"

    @contextmanager
    def _whole(self, ending: str) -> Iterator[BinaryIO]:
        """Write to a temporary file that replaces the old one once it is complete."""
        new = self._file(f"{ending}.new")
        with new.open("wb") as file:
            yield file
        new.replace(self._file(ending))
