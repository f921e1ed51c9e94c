"""What `palais bench` measures of this engine: round 4 of four greedy players, somebody about to act."""

from __future__ import annotations

from typing import Final

from palais.core.bench import PlayedBench
from palais.games.versailles_1682.bots.greedy import GreedyBot

BENCH: Final = PlayedBench(players=4, bot=GreedyBot, round=4, phase="actions")
