"""Which hosts are served, and which origins may make requests."""

from __future__ import annotations

from collections.abc import Iterator

import httpx
import pytest
from websockets.exceptions import InvalidStatus

from palais.core.errors import OptionError
from palais.web.server_addresses import ServerAddresses, read_addresses
from tests.web.raw_tcp import ask, status
from tests.web.server import Browser, Server, serving

OURS = [
    "localhost",
    "LOCALHOST:8080",
    "localhost.",
    "127.0.0.1:8080",
    "192.168.1.20",
    "[::1]:8080",
    "[fe80::1]",
    "Palais.example",
]
NOT_OURS = [
    "",
    "evil.example",
    "127.0.0.1.evil.example",
    "localhost.evil.example",
    "palais.example.evil.example",
    "xpalais.example",
    "palais.example@evil.example",
    "evil.example:80:80",
    "[",
    "[evil]",
    "::1]",
    "palais.example/",
    "palais.example:99999999",
    "é.example",
]


@pytest.fixture(scope="module")
def named(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    folder = tmp_path_factory.mktemp("named")
    with serving(folder / "palais.db", "--limits", "0", "--host-names", "palais.example, court.local") as found:
        yield found
    assert found.log.read_text() == ""


@pytest.mark.parametrize("host", OURS)
def test_localhost_plain_addresses_and_given_names_are_served(named: Server, host: str) -> None:
    assert httpx.get(f"{named.url}/api/site", headers={"host": host}).status_code == 200


@pytest.mark.parametrize("host", NOT_OURS)
def test_every_other_name_gets_a_sentence_that_names_the_option(named: Server, host: str) -> None:
    for path in ("/", "/api/site", "/api/lists", "/healthz", "/metrics", "/schema", "/assets/x.js"):
        answer = httpx.get(f"{named.url}{path}", headers=[(b"host", host.encode("latin-1"))])
        assert answer.status_code == 421
        assert "--host-names" in answer.text
        assert "set-cookie" not in answer.headers
        assert answer.headers["content-security-policy"]
    with Browser(named) as anna:
        table = anna.make_table("me", "open")["table"]["id"]
    german = httpx.post(f"{named.url}/api/tables", headers={"host": "evil.example", "accept-language": "de"}).json()
    assert (german["code"], german["sentence"][:13]) == ("bad-host", "Dieser Server")
    handshake = {"connection": "upgrade", "upgrade": "websocket", "sec-websocket-version": "13"}
    handshake |= {"sec-websocket-key": "dGhlIHNhbXBsZSBub25jZQ==", "host": "evil.example"}
    refused = httpx.get(f"{named.url}/ws/tables/{table}", headers=handshake)
    assert (refused.status_code, "--host-names" in refused.text) == (421, True)


def test_a_missing_or_repeated_host_is_refused(named: Server) -> None:
    assert status(ask(named, b"GET /api/site HTTP/1.1", b"host: localhost", b"host: palais.example")) in (400, 421)
    assert status(ask(named, b"GET /api/site HTTP/1.1")) in (400, 421)
    assert status(ask(named, b"GET /healthz HTTP/1.0")) == 200, "as the health checks of some proxies ask"


FOREIGN = [
    "http://elsewhere.example",
    "null",
    "",
    "http://127.0.0.1",
    "http://[",
    "http://[::1",
    "http://:",
    "file://",
    "é",
    "%",
    "http://a b",
]


@pytest.mark.parametrize("origin", FOREIGN)
def test_a_page_of_another_site_changes_nothing(anna: Browser, origin: str) -> None:
    token = {"x-csrftoken": anna.site["csrf"], "origin": origin.encode("latin-1")}
    for method, path in (("POST", "/api/tables"), ("PUT", "/api/me"), ("DELETE", "/api/me"), ("POST", "/nowhere")):
        answer = anna.http.request(method, path, json={}, headers=token)
        assert answer.status_code == 403, answer.text
    assert anna.http.get("/api/site", headers=[(b"origin", origin.encode("latin-1"))]).status_code == 200


@pytest.mark.parametrize("origin", [origin for origin in FOREIGN if origin.isascii()])
def test_a_page_of_another_site_cannot_open_a_socket(anna: Browser, origin: str) -> None:
    table = anna.make_table("me", "open")["table"]["id"]
    with pytest.raises(InvalidStatus, match="403"):
        anna.socket(table, origin=origin)
    with anna.socket(table, origin=anna.server.url) as socket:
        assert socket.hear()["seat"] == 0


def test_without_an_origin_header_sec_fetch_site_decides(anna: Browser) -> None:
    for site, expected in (("cross-site", 403), ("same-site", 403), ("same-origin", 400), ("none", 400)):
        headers = {"x-csrftoken": anna.site["csrf"], "sec-fetch-site": site}
        assert anna.http.post("/api/tables", json={}, headers=headers).status_code == expected


def test_the_public_address_is_our_origin_whatever_host_the_proxy_sends() -> None:
    found = read_addresses(public_url="https://palais.example/")
    assert found.https
    assert found.public_url == "https://palais.example"
    assert found.is_own("https://palais.example", "127.0.0.1:8080")
    assert found.is_own("https://palais.example:443", "palais.example")
    assert found.is_own("http://127.0.0.1:8080", "127.0.0.1:8080")
    assert not found.is_own("http://palais.example", "palais.example")
    assert not found.is_own("https://palais.example:8443", "palais.example")
    assert ServerAddresses().is_own("https://palais.example", "palais.example:443")


def test_the_name_the_server_listens_on_is_accepted() -> None:
    assert read_addresses(listening="court.local").serves("court.local:80")
    assert read_addresses("Château.example").serves("xn--chteau-xta.example")


@pytest.mark.parametrize("names", ["https://palais.example", "a b", "palais.example:80", "*", "a..b", "-"])
def test_an_invalid_host_name_is_reported(names: str) -> None:
    with pytest.raises(OptionError, match="write names only"):
        read_addresses(names)


@pytest.mark.parametrize(
    "url", ["palais.example", "ftp://palais.example", "https://", "https://[", "https://a.example/x", "https://a b"]
)
def test_an_invalid_public_address_is_reported(url: str) -> None:
    with pytest.raises(OptionError, match="as visitors see it"):
        read_addresses(public_url=url)
