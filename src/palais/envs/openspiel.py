"""Importing this module registers every game that has an OpenSpiel part.

>>> import palais.envs.openspiel, pyspiel
>>> game = pyspiel.load_game("palais_royal(players=3)")
"""

from __future__ import annotations

import palais.games.palais_royal.openspiel.games  # noqa: F401
