"""Other boxes that ship with Palais: folders of data files for research and teaching."""

from __future__ import annotations

from pathlib import Path
from typing import Final

from palais.core.errors import OptionError

VARIANTS: Final = ("small",)


def variant_folder(name: str) -> Path:
    """The folder of a variant, for `palais.game("palais-royal", data=...)`."""
    if name not in VARIANTS:
        raise OptionError(f"there is no variant {name!r}; the variants are {', '.join(VARIANTS)}")
    return Path(__file__).parent / name
