"""The page works despite cookies of other sites on the same host, and recovers when its own is lost."""

from __future__ import annotations

import pytest

from tests.browser.conftest import Visit
from tests.browser.visitor import Visitor

pytestmark = pytest.mark.xdist_group("browser")


def play_now(visitor: Visitor) -> None:
    visitor.play_now().click()
    visitor.page.wait_for_url("**/t/*")
    visitor.page.locator("[data-room]").first.wait_for()


def test_play_now_works_with_cookies_of_other_sites(visit: Visit) -> None:
    visitor = visit()
    for name in ("csrftoken", "guest", "palais_csrf"):
        visitor.context.add_cookies([{"name": name, "value": "of.another-site", "domain": "127.0.0.1", "path": "/"}])
    visitor.open("/")
    play_now(visitor)
    visitor.open("/")
    own = next(cookie for cookie in visitor.context.cookies() if "palais_guest" in cookie.get("name", ""))
    visitor.context.add_cookies([{"name": own["name"], "value": "shadow", "domain": "127.0.0.1", "path": "/api"}])
    play_now(visitor)


def test_a_page_recovers_from_a_lost_cookie(visit: Visit) -> None:
    visitor = visit()
    visitor.expected = "403"  # the browser logs the rejected first attempt
    visitor.open("/")
    visitor.play_now().wait_for()
    visitor.page.wait_for_load_state("networkidle")
    visitor.context.clear_cookies()
    play_now(visitor)
