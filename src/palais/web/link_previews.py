"""Link previews in chats: the `og:` tags in the head of the page, by its address; for a table also its game, for the page itself.

They show only what anyone with the link may see: the table's name, its game and the number of players, never who plays. The
token of a seat is in the fragment, which browsers never send.
"""

from __future__ import annotations

import contextlib
import re
from functools import cache
from html import escape
from importlib import resources
from typing import Any, Final, NamedTuple

from litestar import Request
from litestar.datastructures import State

from palais.core.kit import DEFAULT_GAME, find_kit
from palais.core.words import Words
from palais.store.errors import StoreError
from palais.tables.refusals import Refusal
from palais.tables.table_info import TableInfo
from palais.web.context import SiteContext, address

SITE_NAME: Final = "Palais"
IMAGE: Final = "preview.png"
IMAGE_SIZE: Final = (1200, 630)
HOST_PATTERN: Final = re.compile(r"[A-Za-z0-9.:\[\]-]{1,255}")
TABLE_PATH: Final = re.compile(r"/(?P<page>[tr])/(?P<id>[A-Za-z0-9_-]{1,32})")
JOIN_PATH: Final = "/join"
GAME_PATH: Final = re.compile(r"/(?P<page>rules|learn)(/(?P<game>[a-z0-9-]{1,32}))?")  # without a game: the house's first


class Preview(NamedTuple):
    """A title and a sentence about the page, and the game of the table it shows."""

    title: str
    about: str
    game: str = ""


@cache
def preview_words(language: str) -> Words:
    return Words(resources.files(__package__) / "i18n" / "previews", language)


async def preview_tags(request: Request[Any, Any, State], site: SiteContext) -> str:
    """The tags for the page at this address, in the reader's language."""
    found = await _preview(request, site)
    base = _base_address(request, site)
    tags = {"og:site_name": SITE_NAME, "og:type": "website", "og:title": found.title, "og:description": found.about}
    if base:
        width, height = IMAGE_SIZE
        tags |= {"og:url": base + request.scope["path"], "og:image": f"{base}/{IMAGE}"}
        tags |= {"og:image:width": str(width), "og:image:height": str(height), "og:image:alt": SITE_NAME}
    lines = [f'<meta property="{name}" content="{escape(value)}" />' for name, value in tags.items()]
    game = [f'<meta name="game" content="{escape(found.game)}" />'] if found.game else []
    return "\n    ".join([*lines, '<meta name="twitter:card" content="summary_large_image" />', *game])


async def _preview(request: Request[Any, Any, State], site: SiteContext) -> Preview:
    words, path = preview_words(site.language(request)), str(request.scope["path"])
    of_a_table = TABLE_PATH.fullmatch(path)
    if of_a_table is not None:
        table = await _table(request, site, of_a_table["id"])
        if table is not None:
            return _of_table(words, table, of_a_table["page"] == "r")
    of_a_game = GAME_PATH.fullmatch(path)
    if of_a_game is not None and (game := of_a_game["game"] or DEFAULT_GAME) in site.tables.games:
        return _of_page(words, f"preview-{of_a_game['page']}", game=_name(game))
    if path == JOIN_PATH:
        return _of_page(words, "preview-join")
    return Preview(SITE_NAME, words.say("preview-home"))


def _name(game: str) -> str:
    found = find_kit(game)
    return game if found is None else found.name  # a table may be older than what is installed


def _of_page(words: Words, key: str, **names: str) -> Preview:
    return Preview(f"{words.say(key, **names)} · {SITE_NAME}", words.say(f"{key}-about", **names))


async def _table(request: Request[Any, Any, State], site: SiteContext, id: str) -> TableInfo | None:
    """The public facts of a table; None if the database fails or the rate limit is hit. A page loads without its preview."""
    if not site.limits.allows("request", None, address(request)):
        return None
    with contextlib.suppress(Refusal, StoreError):
        return (await site.tables.summary("", id)).table
    return None


def _of_table(words: Words, table: TableInfo, replay: bool) -> Preview:
    title = words.say("preview-replay" if replay else "preview-table", name=table.name)
    facts: dict[str, str | int] = {"game": _name(table.game), "players": len(table.seats)}
    if table.status == "open":
        about = words.say("preview-open", open=sum(seat.kind == "open" for seat in table.seats), **facts)
    elif table.status in ("playing", "over"):
        about = words.say("preview-replay-about" if replay else f"preview-{table.status}", **facts)
    else:  # closed
        about = words.say("preview-home")
    return Preview(f"{title} · {SITE_NAME}", about, table.game)


def _base_address(request: Request[Any, Any, State], site: SiteContext) -> str:
    """The address visitors use, because pictures need an absolute URL; empty if neither the options nor `Host` tell."""
    host, addresses = request.headers.get("host", ""), site.addresses
    if addresses.public_url or HOST_PATTERN.fullmatch(host) is None:
        return addresses.public_url
    return f"{'https' if addresses.https else 'http'}://{host}"
