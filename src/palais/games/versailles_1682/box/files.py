"""Which files a box has. Where its values come from changes nothing in how they are played."""

from __future__ import annotations

from typing import Final

from palais.core.data_files import DataFiles

PROVENANCE: Final = "provenance.toml"
FILES: Final = DataFiles("palais.games.versailles_1682", ("game.toml", "requests.toml", "actions.toml"), (PROVENANCE,))
