"""The position `palais bench` measures: round 3 of a game of four greedy players, before a move."""

from __future__ import annotations

from typing import Final

from palais.core.bench import PlayedBench
from palais.games.palais_royal.bots.greedy import GreedyBot

BENCH: Final = PlayedBench(players=4, bot=GreedyBot, round=3, phase="move")
