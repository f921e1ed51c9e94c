"""Importing this module registers every installed game that has an OpenSpiel part.

>>> import palais.envs.openspiel, pyspiel
>>> game = pyspiel.load_game("palais_royal(players=3)")
"""

from __future__ import annotations

from importlib import import_module

from palais.core.kit import game_ids, kit

for _module in (kit(_id).openspiel for _id in game_ids()):
    if _module is not None:
        import_module(_module)
