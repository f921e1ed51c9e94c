"""A bot of your own: recruits the noble worth most points whenever it can, and otherwise does anything but stop.

palais arena examples/my_bot.py:MyBot random --players 2 --games 100
"""

import random
from collections.abc import Sequence

from palais import Game, Hidden


class MyBot:
    def __init__(self, game: Game, seed: int | str) -> None:
        self.game, self.rng = game, random.Random(seed)

    def act(self, hidden: Hidden, legal: Sequence[int], clock: float | None) -> int:
        names = {self.game.action_text(action): action for action in legal}  # as in "recruit e9"
        park = self.game.view(hidden, hidden.viewer)["park"]
        points = {f"recruit {field['field']}": field["noble"]["points"] for field in park if field["noble"]}
        if offers := names.keys() & points.keys():
            return names[max(sorted(offers), key=points.__getitem__)]
        return self.rng.choice(legal[1:] or legal)
