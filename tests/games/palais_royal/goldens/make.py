"""Make the golden files again: `make goldens`. Refuses to change one unless the rules version has risen."""

from __future__ import annotations

import sys
from pathlib import Path

from tests.games.palais_royal.goldens.content import FINISHED, TRANSCRIPTS, finished_game, game, transcript, tree_lines

FOLDER = Path(__file__).parent
VERSION = FOLDER / "rules-version.txt"
TREES = FOLDER / "tree-counts.txt"


def main() -> int:
    fresh = {FOLDER / name: transcript(players) for name, players in TRANSCRIPTS.items()}
    fresh[TREES] = "\n".join(tree_lines(compiled=True)) + "\n"
    changed = [path for path, text in fresh.items() if path.exists() and path.read_text("utf-8") != text]
    same_version = VERSION.exists() and VERSION.read_text("utf-8").strip() == str(game.rules_version)
    if changed and same_version:
        sys.stderr.write(f"{changed[0].name} would change, but the rules version is still {game.rules_version}.\n")
        sys.stderr.write("If the rules really changed, raise rules_version in games/palais_royal/game.py first.\n")
        return 1
    if not same_version:  # finished games are made once for each version: bots may change, games played by them may not
        fresh |= {FOLDER / name: finished_game(players) for name, players in FINISHED.items()}
    for path, text in fresh.items():
        path.write_text(text, "utf-8")
    VERSION.write_text(f"{game.rules_version}\n", "utf-8")
    return 0


if __name__ == "__main__":
    sys.exit(main())
