"""Random numbers: SipHash's reference vector, fairness, independent streams."""

from __future__ import annotations

import numpy as np

from palais.core.rng import below, quick, siphash, streams
from palais.games.palais_royal.engine.state import empty


def test_siphash_gives_the_reference_vector() -> None:
    """Key 00 01 … 0f, message 00 01 … 07, from Aumasson and Bernstein's paper and reference code."""
    key = np.frombuffer(bytes(range(16)), "<u8").astype(np.uint64)
    message = np.frombuffer(bytes(range(8)), "<u8").astype(np.uint64)[0]
    expected = int.from_bytes(bytes.fromhex("6224939a79f5f593"), "little")
    assert int(siphash(key[0], key[1], message)) == expected


def test_numbers_from_the_record_are_fair_and_advance_its_counter() -> None:
    s = empty()
    s.chance_key[:] = streams("fair", "test", 2)
    counts = np.bincount([below(s, 6) for _ in range(6000)], minlength=6)
    assert s.chance_count == 6000
    assert counts.min() > 850
    assert counts.max() < 1150


def test_quick_numbers_stay_below_their_bound_and_reach_it() -> None:
    rng = streams("quick", "test", 1)
    assert {quick(rng, 7) for _ in range(500)} == set(range(7))


def test_streams_differ_by_seed_and_by_purpose() -> None:
    made = {streams(seed, purpose, 1)[0] for seed in (1, 2, "1-1") for purpose in ("a", "b")}
    assert len(made) == 6
    assert streams(1, "a", 4).tolist() == streams("1", "a", 4).tolist()
