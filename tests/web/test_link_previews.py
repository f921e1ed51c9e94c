"""Link previews: the tags in the page's head, escaped, in the reader's language, without secrets."""

from __future__ import annotations

import re
from html import unescape
from importlib import resources
from pathlib import Path

import httpx
import pytest
from fluent.runtime import FluentResource
from fluent.syntax.ast import Message
from PIL import Image

from palais.core.words import LANGUAGES
from palais.web.link_previews import IMAGE, IMAGE_SIZE
from tests.web.server import Browser, Server, serving

PUBLIC = Path(__file__).parents[2] / "web/public"


def tags(server: Server, path: str, **headers: str) -> dict[str, str]:
    answer = httpx.get(server.url + path, headers=headers)
    assert answer.status_code == 200
    assert "<!-- preview -->" not in answer.text
    found = dict(re.findall(r'<meta property="([^"]+)" content="([^"]*)" />', answer.text))
    return {name: unescape(value) for name, value in found.items()}


def test_each_page_says_what_it_is_in_the_readers_language(server: Server) -> None:
    home, rules = tags(server, "/"), tags(server, "/rules/palais-royal", **{"accept-language": "de"})
    assert (home["og:site_name"], home["og:title"]) == ("Palais", "Palais")
    assert rules["og:title"] == "Regeln von Palais Royal · Palais"
    assert tags(server, "/rules", **{"accept-language": "de"})["og:title"] == rules["og:title"], "of the first game"
    assert home["og:image"] == f"{server.url}/{IMAGE}"
    assert rules["og:url"] == f"{server.url}/rules/palais-royal"
    assert httpx.get(home["og:image"]).headers["content-type"] == "image/png"
    with Image.open(PUBLIC / IMAGE) as picture:
        assert picture.size == IMAGE_SIZE
    assert tags(server, "/join")["og:title"] == "You are invited to a game · Palais"


def test_a_table_preview_has_its_name_and_size_but_no_players_and_no_token(server: Server, anna: Browser) -> None:
    made = anna.make_table("me", "open", "level:1", listed=False)
    id, token = made["table"]["id"], made["invites"]["1"].partition("#")[2]
    found = tags(server, f"/t/{id}")
    assert found["og:title"] == f"Table “{made['table']['name']}” · Palais"
    assert found["og:description"] == "A table of Palais Royal for 3 players. One seat is free."
    page = httpx.get(f"{server.url}/t/{id}").text
    assert token not in page
    assert made["table"]["seats"][0]["name"] not in page
    assert tags(server, f"/r/{id}", **{"accept-language": "fr"})["og:title"].startswith("Revoir «")
    assert tags(server, "/t/no-such-table") == tags(server, "/") | {"og:url": f"{server.url}/t/no-such-table"}


def test_a_table_page_names_its_game_so_that_it_can_load_at_once(server: Server, anna: Browser) -> None:
    id = anna.make_table("me", "open")["table"]["id"]
    told = '<meta name="game" content="palais-royal" />'
    assert all(told in httpx.get(f"{server.url}/{page}/{id}").text for page in "tr")
    assert not any(told in httpx.get(server.url + path).text for path in ("/", "/t/no-such-table", "/rules/palais-royal"))


@pytest.mark.parametrize("host", ['evil.example"><script>', "a b", "x" * 300])
def test_an_invalid_host_gets_no_address(server: Server, host: str) -> None:
    answer = httpx.get(f"{server.url}/", headers={"host": host})
    assert answer.status_code >= 400
    assert "<script>" not in answer.text


def test_the_preview_uses_the_public_address(tmp_path: Path) -> None:
    with serving(tmp_path / "palais.db", "--public-url", "https://palais.example") as server:
        found = tags(server, "/learn")
    assert found["og:url"] == "https://palais.example/learn"
    assert found["og:image"] == f"https://palais.example/{IMAGE}"


def test_the_page_is_revalidated_and_not_sent_twice(server: Server) -> None:
    first = httpx.get(f"{server.url}/learn")
    again = httpx.get(f"{server.url}/learn", headers={"if-none-match": first.headers["etag"]})
    assert (first.headers["cache-control"], again.status_code, again.content) == ("no-cache", 304, b"")
    other = httpx.get(f"{server.url}/learn", headers={"accept-language": "nl", "if-none-match": first.headers["etag"]})
    assert other.status_code == 200


def test_every_language_has_the_same_texts() -> None:
    def keys(language: str) -> set[str]:
        text = (resources.files("palais.web") / "i18n/previews" / f"{language}.ftl").read_text("utf-8")
        return {entry.id.name for entry in FluentResource(text).body if isinstance(entry, Message)}

    assert all(keys(language) == keys("en") for language in LANGUAGES)
