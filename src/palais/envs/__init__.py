"""Environments for research: PettingZoo, Gymnasium, OpenSpiel, vectors of games, datasets. Each needs its own packages."""
