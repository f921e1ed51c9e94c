"""Other sites on the same host leave cookies of their own; the page works all the same, and recovers when its own is lost."""

from __future__ import annotations

import pytest

from tests.browser.conftest import Visit
from tests.browser.visitor import Visitor

pytestmark = pytest.mark.xdist_group("browser")


def play_now(visitor: Visitor) -> None:
    visitor.play_now().click()
    visitor.page.wait_for_url("**/t/*")
    visitor.page.locator("[data-room]").first.wait_for()


def test_play_now_works_whatever_other_sites_have_left(visit: Visit) -> None:
    visitor = visit()
    for name in ("csrftoken", "guest", "palais_csrf"):
        visitor.context.add_cookies([{"name": name, "value": "of.another-site", "domain": "127.0.0.1", "path": "/"}])
    visitor.open("/")
    play_now(visitor)
    visitor.open("/")
    own = next(cookie for cookie in visitor.context.cookies() if "palais_guest" in cookie.get("name", ""))
    visitor.context.add_cookies([{"name": own["name"], "value": "shadow", "domain": "127.0.0.1", "path": "/api"}])
    play_now(visitor)


def test_a_page_whose_cookie_is_gone_helps_itself(visit: Visit) -> None:
    visitor = visit()
    visitor.expected = "403"  # the browser's own note about the first try
    visitor.open("/")
    visitor.play_now().wait_for()
    visitor.page.wait_for_load_state("networkidle")
    visitor.context.clear_cookies()
    play_now(visitor)
