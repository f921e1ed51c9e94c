"""The guest cookie and the CSRF token: foreign cookies lock nobody out, and nobody loses a seat."""

from __future__ import annotations

import asyncio
from pathlib import Path

import httpx
import pytest

from palais.store.store import Store
from palais.tables.keys import Keys
from palais.tables.requests import Guest
from palais.web.csrf import CsrfTokens
from palais.web.guests import GuestBook, read_cookies
from tests.web.server import Browser, Server, serving

ANNA, BEN = Guest("anna", "Anna", "red"), Guest("ben", "Ben", "green")


def cookie_of(browser: Browser) -> tuple[str, str]:
    ((name, value),) = browser.http.cookies.items()
    return name, value


def test_an_older_servers_cookie_still_works_and_is_replaced(server: Server, anna: Browser) -> None:
    table = anna.make_table("me", "open")["table"]["id"]
    name, value = cookie_of(anna)
    old = {"cookie": f"csrftoken=of-another-site; guest={value}"}
    assert httpx.get(f"{server.url}/api/tables/{table}", headers=old).json()["my_seat"] == 0
    answer = httpx.get(f"{server.url}/api/site", headers=old)
    assert answer.json()["csrf"] == anna.site["csrf"]
    assert answer.headers["set-cookie"].startswith(f"{name}={value};")


@pytest.mark.parametrize("foreign", ["x", "a.b", "é", "", '"', "eyJ.x.y", "9" * 700])
def test_other_sites_cookies_with_the_same_name_are_ignored(server: Server, anna: Browser, foreign: str) -> None:
    table = anna.make_table("me", "open")["table"]["id"]
    name, value = cookie_of(anna)
    for line in (f"{name}={foreign}; {name}={value}; guest={foreign}", f"guest={foreign}; {name}={value}; {name}={foreign}"):
        headers = {"cookie": line.encode(), "x-csrftoken": anna.site["csrf"]}
        assert httpx.get(f"{server.url}/api/tables/{table}", headers=headers).json()["my_seat"] == 0
        answer = httpx.put(f"{server.url}/api/me", json={"name": "Anna", "colour": "red"}, headers=headers)
        assert answer.status_code == 200


def test_an_unreadable_name_from_an_older_version_is_replaced(server: Server, anna: Browser) -> None:
    name, _ = cookie_of(anna)
    key = Keys(asyncio.run(secret_of(server))).of("guest cookie")
    old = GuestBook(key).sign(Guest("invisible", "\u3164", "red"))
    found = httpx.get(f"{server.url}/api/site", headers={"cookie": f"{name}={old}"}).json()
    assert found["me"]["name"].startswith("Guest ")


async def secret_of(server: Server) -> str:
    store = Store(f"sqlite:///{server.database}")
    await store.open()
    try:
        return await store.secret()
    finally:
        await store.close()


def test_two_servers_on_one_host_do_not_take_each_others_guests(server: Server, anna: Browser, tmp_path: Path) -> None:
    table = anna.make_table("me", "open")["table"]["id"]
    with serving(tmp_path / "other.db") as other:
        anna.http.get(f"{other.url}/api/site")
    assert len(anna.http.cookies) == 2, "cookies know no ports"
    assert anna.get(f"/api/tables/{table}")["my_seat"] == 0


def test_a_token_works_for_its_guest_only(anna: Browser, ben: Browser) -> None:
    assert anna.site["csrf"] != ben.site["csrf"]
    anna.site["csrf"] = ben.site["csrf"]
    assert anna.send("PUT", "/api/me", {"name": "Anna", "colour": "red"}).json()["code"] == "no-csrf"
    anna.site = anna.get("/api/site")
    assert anna.send("PUT", "/api/me", {"name": "Anna", "colour": "red"}).status_code == 200


def test_over_https_only_this_host_can_set_the_cookie(tmp_path: Path) -> None:
    with serving(tmp_path / "palais.db", "--public-url", "https://palais.example") as server, Browser(server) as anna:
        answer = anna.http.get("/api/site", headers={"host": "palais.example"})
        (cookie,) = answer.headers.get_list("set-cookie")
        assert cookie.startswith("__Host-palais_guest_")
        assert {"Secure", "Path=/", "HttpOnly"} <= set(cookie.split("; "))
        assert "Domain" not in cookie


def test_the_first_cookie_with_our_own_signature_is_used() -> None:
    book, other = GuestBook(b"key"), GuestBook(b"another key")
    assert book.name != other.name
    assert book.find([("guest", book.sign(ANNA)), (book.name, book.sign(BEN))]) == BEN
    assert book.find([(book.name, other.sign(BEN)), (book.name, book.sign(ANNA))]) == ANNA
    assert book.find([("guest", other.sign(BEN))]) is None
    secure = GuestBook(b"key", https=True)
    assert secure.find([(book.name, book.sign(BEN)), (secure.name, book.sign(ANNA))]) == ANNA
    assert secure.find([(book.name, book.sign(BEN))]) == BEN, "the server has come behind https"
    assert not CsrfTokens(b"key").fits("anna", CsrfTokens(b"another key").of("anna"))


def test_cookies_are_read_in_order() -> None:
    assert read_cookies(['a=1; b="2"; a=3;;x', "c = 4"]) == [("a", "1"), ("b", "2"), ("a", "3"), ("", ""), ("x", ""), ("c", "4")]
