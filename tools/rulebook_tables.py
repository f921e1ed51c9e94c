"""Make the tables in the rules' pages of Versailles 1682 again, from its data and catalogues. Run by `make docs`."""

from __future__ import annotations

from pathlib import Path

from palais.core.words import LANGUAGES
from palais.games.versailles_1682.rulebook import tables

PAGES = Path(tables.__file__).parent


def main() -> None:
    for language in LANGUAGES:
        page = PAGES / f"{language}.md"
        page.write_text(tables.filled(page.read_text("utf-8"), language), "utf-8")


if __name__ == "__main__":
    main()
