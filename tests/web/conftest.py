"""One shared server without rate limits, for tests that do not need their own."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from tests.web.server import Browser, Server, serving


@pytest.fixture(scope="session")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    with serving(tmp_path_factory.mktemp("server") / "palais.db", "--limits", "0", "--log-json") as found:
        yield found


@pytest.fixture
def anna(server: Server) -> Iterator[Browser]:
    with Browser(server) as browser:
        yield browser


@pytest.fixture
def ben(server: Server) -> Iterator[Browser]:
    with Browser(server) as browser:
        yield browser
