"""A visitor with a browser. Any console error and any request to another host counts as a fault."""

from __future__ import annotations

import json
import re
from typing import Any, Final
from urllib.parse import urlsplit

from playwright.sync_api import Browser, BrowserContext, ConsoleMessage, Locator, Page, Request, ViewportSize

from tests.web.server import Server

DESKTOP: Final = (1440, 900)
TABLET: Final = (1024, 768)
PHONE: Final = (390, 844)
PATIENCE: Final = 30_000  # milliseconds; a busy machine may take long
LOOPBACK: Final = {"127.0.0.1", "localhost"}

BLOCKED: Final = "Service Worker registration blocked by Playwright"  # as requested

# Default settings for this browser, unless changed in the test; and CSP violations logged to the console.
BEGIN: Final = """
const chosen = JSON.stringify(%s);
if (location.protocol !== "about:" && !localStorage.getItem("palais-settings")) localStorage.setItem("palais-settings", chosen);
document.addEventListener("securitypolicyviolation", ({ violatedDirective, blockedURI }) =>
  console.error(`policy: ${violatedDirective} ${blockedURI}`));
"""


class Visitor:
    """A browser context with its own cookies: one page, and every fault seen in it."""

    def __init__(
        self,
        browser: Browser,
        server: Server,
        size: tuple[int, int] = DESKTOP,
        touch: bool = False,
        theme: str = "day",
        settings: dict[str, Any] | None = None,
        scale: float = 1,
        worker: bool = False,
    ) -> None:
        self.server, self.faults, self.expected = server, [], ""  # type: Server, list[str], str
        self.context: BrowserContext = browser.new_context(
            base_url=server.url,
            viewport=ViewportSize(width=size[0], height=size[1]),
            has_touch=touch,
            is_mobile=touch,
            locale="en-GB",
            reduced_motion="reduce",
            device_scale_factor=scale,
            service_workers="allow" if worker else "block",  # only for tests of the service worker
        )
        self.context.set_default_timeout(PATIENCE)
        chosen = {"theme": theme, "motion": False, "speed": 0, "warnMoves": False} | (settings or {})
        self.context.add_init_script(BEGIN % json.dumps(chosen))
        self.context.on("console", self._told)
        self.context.on("weberror", lambda found: self.faults.append(f"error: {found.error}"))
        self.context.on("request", self._asked)
        self.page: Page = self.context.new_page()

    def _told(self, message: ConsoleMessage) -> None:
        if message.type in ("error", "warning") and message.text != BLOCKED:
            self.faults.append(f"{message.type}: {message.text}")

    def _asked(self, request: Request) -> None:
        if urlsplit(request.url).hostname not in LOOPBACK:
            self.faults.append(f"asked {request.url}")

    @property
    def unexpected(self) -> list[str]:
        return [fault for fault in self.faults if not self.expected or not re.search(self.expected, fault)]

    def close(self) -> None:
        self.context.close()

    # ---- requests to the server from this browser ----

    def api(self, method: str, path: str, body: Any = None) -> Any:
        """Call the API as this guest."""
        site = self.context.request.get("/api/site").json()  # the first visit sets the guest's cookie
        headers = {"x-csrftoken": site["csrf"], "content-type": "application/json"}
        data = None if body is None else json.dumps(body)
        answer = self.context.request.fetch(path, method=method, headers=headers, data=data)
        assert answer.ok, answer.text()
        return answer.json()

    def call_me(self, name: str, colour: str = "red") -> None:
        self.api("PUT", "/api/me", {"name": name, "colour": colour})

    def make_table(self, *kinds: str, **more: Any) -> Any:
        """Create a table with these seats: "me", "open" or a bot's code. Returns the table and its invite paths."""
        colours = ("red", "yellow", "green", "black")
        seats = [
            {"kind": kind, "colour": colour} if kind in ("me", "open") else {"kind": "bot", "bot": kind, "colour": colour}
            for kind, colour in zip(kinds, colours, strict=False)
        ]
        return self.api("POST", "/api/tables", {"seats": seats, **more})

    # ---- the page ----

    def open(self, path: str) -> Page:
        self.page.goto(path)
        self.page.locator("main").first.wait_for()
        return self.page

    def button(self, name: str | re.Pattern[str]) -> Locator:
        return self.page.get_by_role("button", name=name)

    def play_now(self, game: str = "Palais Royal") -> Locator:
        """The play button of this game on the home page."""
        return self.page.get_by_role("form", name=game).get_by_role("button", name="Play now")

    def see(self, text: str | re.Pattern[str]) -> None:
        """Wait until this is on the screen."""
        self.page.get_by_text(text).first.wait_for()
