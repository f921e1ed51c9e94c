"""Several servers on one real PostgreSQL."""

from __future__ import annotations

from collections.abc import AsyncIterator
from typing import Any

import pytest

from palais.tables.service import TableService
from tests.several.services import open_services
from tests.store.conftest import new_database, postgres, server  # noqa: F401 (one private PostgreSQL server)


@pytest.fixture
async def database(server: str) -> str:  # noqa: F811
    """The address of an empty database."""
    return await new_database(server)


@pytest.fixture
async def services(database: str) -> AsyncIterator[list[TableService]]:
    async with open_services(database) as services:
        yield services


def pytest_collection_modifyitems(items: list[Any]) -> None:
    for item in items:
        if "tests/several/" in str(item.path):
            item.add_marker(pytest.mark.xdist_group("postgresql"))
