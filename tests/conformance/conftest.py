"""The toy game is installed only while these tests run, so no other test has to know about it."""

from __future__ import annotations

import sys
from collections.abc import Iterator

import pytest

from palais.core import kit
from tests.conformance.installed import PROJECT, write_metadata

sys.path.insert(0, str(PROJECT))


@pytest.fixture(scope="package", autouse=True)
def toy_is_installed(tmp_path_factory: pytest.TempPathFactory) -> Iterator[None]:
    folder = str(write_metadata(tmp_path_factory.mktemp("installed")))
    sys.path.insert(0, folder)
    kit._theirs.cache_clear()
    yield
    sys.path.remove(folder)
    kit._theirs.cache_clear()
