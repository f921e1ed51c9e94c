"""Custom boxes: our data files with a few words changed, and what is wrong with them."""

from __future__ import annotations

from collections.abc import Callable
from importlib import resources
from pathlib import Path

import pytest

from palais.core.errors import DataError
from palais.games.palais_royal.box.box import load_box

OURS = resources.files("palais.games.palais_royal") / "data"
Edit = Callable[[str, str, str], Path]


def text_of(file: str) -> str:
    return (OURS / file).read_text("utf-8")


def refused(folder: Path) -> DataError:
    with pytest.raises(DataError) as caught:
        load_box(folder)
    assert "\n" not in str(caught.value)
    return caught.value
