"""What `palais bench` measures of this engine: round 3 of four greedy players, somebody about to move."""

from __future__ import annotations

from typing import Final

from palais.core.bench import PlayedBench
from palais.games.palais_royal.bots.greedy import GreedyBot

BENCH: Final = PlayedBench(players=4, bot=GreedyBot, round=3, phase="move")
