"""Make the golden files of every game again: `make goldens`. Refuses to change one unless its rules version has risen."""

from __future__ import annotations

import sys
from pathlib import Path

from tests.games.goldens.content import Golden
from tests.games.palais_royal.goldens.content import GOLDEN as PALAIS_ROYAL
from tests.games.versailles_1682.goldens.content import GOLDEN as VERSAILLES

GOLDENS = (PALAIS_ROYAL, VERSAILLES)


def main() -> int:
    return max(remake(golden) for golden in GOLDENS)


def remake(golden: Golden) -> int:
    game, version = golden.game, golden.version_file
    fresh: dict[Path, str] = {golden.transcript_file(players): golden.transcript(players) for players in golden.players}
    fresh[golden.trees_file] = "\n".join(golden.tree_lines(compiled=True)) + "\n"
    changed = [path for path, text in fresh.items() if path.exists() and path.read_text("utf-8") != text]
    same_version = version.exists() and version.read_text("utf-8").strip() == str(game.rules_version)
    if changed and same_version:
        sys.stderr.write(f"{game.id}: {changed[0].name} would change, but the rules version is still {game.rules_version}.\n")
        sys.stderr.write("If the rules really changed, raise rules_version of the game first.\n")
        return 1
    if not same_version:  # finished games are made once for each version: bots may change, games played by them may not
        fresh |= {golden.finished_file(players): golden.finished_game(players) for players in golden.players}
    for path, text in fresh.items():
        path.write_text(text, "utf-8")
    version.write_text(f"{game.rules_version}\n", "utf-8")
    return 0


if __name__ == "__main__":
    sys.exit(main())
