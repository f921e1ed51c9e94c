"""Compiled rules and plain Python are the same game."""

from __future__ import annotations

import pytest

from tests.games.digest_runs import digests

DIGESTS = "tests.games.versailles_1682.digests"


@pytest.mark.xdist_group("compiled")
def test_with_and_without_the_compiler_every_position_is_the_same() -> None:
    plain, compiled = digests(DIGESTS, "0"), digests(DIGESTS, "1")
    assert len(plain) > 3000
    assert compiled == plain
