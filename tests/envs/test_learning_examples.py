"""examples/train_ppo.py and examples/watch_agent.py run and do what they say."""

from __future__ import annotations

from importlib import import_module
from pathlib import Path
from types import ModuleType

import numpy as np
import pytest

from palais.core.archive import read_record, replay

EXAMPLES = Path(__file__).parents[2] / "examples"


@pytest.fixture
def train_ppo(monkeypatch: pytest.MonkeyPatch) -> ModuleType:
    monkeypatch.syspath_prepend(str(EXAMPLES))
    module = import_module("train_ppo")
    monkeypatch.setattr(module, "STEPS", 8)
    monkeypatch.setattr(module, "SLICE", 16)
    return module


def test_it_trains_and_plays(train_ppo: ModuleType) -> None:
    net = train_ppo.train(minutes=1, games=4, turns=2)
    assert net.updates == 2 * train_ppo.EPOCHS * 2
    assert all(np.isfinite(weight).all() for weight in net.weights)
    assert 0 <= train_ppo.win_share(net, 2) <= 1


def test_a_rewarded_action_becomes_likelier_and_an_illegal_one_is_never_chosen(train_ppo: ModuleType) -> None:
    """Three of five actions are legal; the second always gains, the others lose."""
    chance = np.random.default_rng(1)
    net = train_ppo.new_net(3, 5, chance)
    seen, masks = np.ones((96, 3), np.float32), np.tile(np.array([1, 1, 0, 1, 0], np.int8), (96, 1))
    for _ in range(30):
        _, logs, values = net(seen, masks)
        actions = train_ppo.choose(logs, chance)
        assert masks[np.arange(96), actions].all()
        gains = np.where(actions == 1, 1, -1).astype(np.float32)
        train_ppo.improve(net, train_ppo.Play(seen, masks, actions, logs[np.arange(96), actions], values, gains), chance)
    chances = np.exp(net(seen, masks)[1][0])
    assert chances[1] > 0.6
    assert chances[[2, 4]].tolist() == [0, 0]


def test_the_agents_game_can_be_watched_and_replayed(
    train_ppo: ModuleType, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    watch_agent = import_module("watch_agent")
    weights, record = tmp_path / "agent.npz", tmp_path / "game.json"
    np.savez(weights, *train_ppo.new_net(802, 211, np.random.default_rng(1)).weights)
    outcome = watch_agent.watch(weights, "random", 1, record)
    assert f"agent {outcome.points[0]}, random {outcome.points[1]}" in capsys.readouterr().out
    game = watch_agent.palais.game()
    assert len(list(replay(game, read_record(record)))) > 100
