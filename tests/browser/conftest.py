"""Debian's Chromium against the real server: one browser for this folder, a server with a fresh database for each module.

The browser is closed before other tests run: while open, its event loop occupies the thread.
"""

from __future__ import annotations

import shutil
from collections.abc import Callable, Iterator
from importlib import resources
from typing import Any

import pytest
from playwright.sync_api import Browser, expect, sync_playwright

from tests.browser.visitor import PATIENCE, Visitor
from tests.web.server import Server, serving

FLAGS = [
    "--no-sandbox",
    "--disable-gpu",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
]
Visit = Callable[..., Visitor]
expect.set_options(timeout=PATIENCE)


@pytest.fixture(scope="module")
def chromium() -> Iterator[Browser]:
    path = shutil.which("chromium")
    if path is None:
        pytest.fail("Chromium is not installed: make test fetches it where it may, else apt-get install chromium")
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=path, args=FLAGS)
        yield browser
        browser.close()


@pytest.fixture(scope="module")
def house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    assert (resources.files("palais.web") / "static" / "index.html").is_file(), "build the front end first: make check"
    with serving(tmp_path_factory.mktemp("house") / "palais.db", "--limits", "0") as server:
        yield server


@pytest.fixture
def visit(chromium: Browser, house: Server) -> Iterator[Visit]:
    """Open a browser for a visitor. At the end of the test no visitor may have seen an error."""
    visitors: list[Visitor] = []

    def come(server: Server = house, **more: Any) -> Visitor:
        visitors.append(Visitor(chromium, server, **more))
        return visitors[-1]

    yield come
    for visitor in visitors:
        visitor.close()
    assert [fault for visitor in visitors for fault in visitor.unexpected] == []


@pytest.fixture
def anna(visit: Visit) -> Visitor:
    visitor = visit()
    visitor.call_me("Anna")
    return visitor
