"""The built pages: precompressed, cached forever or revalidated."""

from __future__ import annotations

from pathlib import Path

import pytest
from litestar import Request
from litestar.datastructures import State
from litestar.testing import RequestFactory

from palais.web.static_files import CACHE_FOREVER, CACHE_REVALIDATE, StaticFiles


@pytest.fixture
def built(tmp_path: Path) -> StaticFiles:
    """A front end as Vite builds it."""
    (tmp_path / "assets").mkdir()
    (tmp_path / "index.html").write_bytes(b"<!doctype html>")
    (tmp_path / "favicon.svg").write_bytes(b"<svg/>")
    (tmp_path / "assets" / "a-123.js").write_bytes(b"1")
    (tmp_path / "assets" / "a-123.js.br").write_bytes(b"brotli")
    (tmp_path / "assets" / "a-123.js.gz").write_bytes(b"gzip")
    return StaticFiles(tmp_path)


def request(**headers: str) -> Request[None, None, State]:

    named = {name.replace("_", "-"): value for name, value in headers.items()}
    return RequestFactory().get("/", headers=named)


@pytest.mark.parametrize(
    ("accepted", "encoding", "body"),
    [("gzip, br", "br", b"brotli"), ("gzip", "gzip", b"gzip"), ("", None, b"1"), ("zstd", None, b"1")],
)
def test_a_file_is_sent_in_the_best_encoding_the_browser_accepts(
    built: StaticFiles, accepted: str, encoding: str | None, body: bytes
) -> None:
    answer = built.answer(request(accept_encoding=accepted), "assets/a-123.js")
    assert answer.content == body
    assert answer.headers.get("content-encoding") == encoding
    assert answer.media_type == "text/javascript"
    assert answer.headers["vary"] == "accept-encoding"


def test_hashed_files_are_cached_forever_and_the_page_is_revalidated(built: StaticFiles) -> None:
    assert built.answer(request(), "assets/a-123.js").headers["cache-control"] == CACHE_FOREVER
    page = built.page(request())
    assert page.headers["cache-control"] == CACHE_REVALIDATE
    assert page.media_type == "text/html"
    assert built.page(request(if_none_match=page.headers["etag"])).status_code == 304
    assert built.page(request(if_none_match='"other"')).status_code == 200
    assert built.page(request(if_none_match=page.headers["etag"]), 404).status_code == 404


def test_only_built_files_are_served(built: StaticFiles) -> None:
    assert built.names == ["favicon.svg"]
    assert set(built.files) == {"index.html", "favicon.svg", "assets/a-123.js"}


def test_without_a_build_the_page_says_what_to_do(tmp_path: Path) -> None:
    answer = StaticFiles(tmp_path / "missing").page(request())
    assert answer.status_code == 503
    assert b"make run" in bytes(answer.content)
