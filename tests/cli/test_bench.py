"""`palais bench` measures. Only that it does is tested, never how fast."""

from __future__ import annotations

import json

import pytest

from tests.cli.palais import palais

KEYS = {
    "random_decisions_per_second_1core",
    "random_decisions_per_second_all",
    "copy_ns",
    "hide_us",
    "view_us",
    "legal_us",
    "cold_start_s",
    "warm_start_s",
}


@pytest.mark.xdist_group("compiled")
def test_json_has_the_promised_keys_and_every_cost_is_a_positive_number() -> None:
    done = palais("bench", "--json", "--seconds", "0.1", jit="1")
    assert done.returncode == 0, done.stderr
    costs = json.loads(done.stdout)
    assert set(costs) >= KEYS
    assert all(value > 0 for value in costs.values())
