"""Device features: sound, notifications, turn counter, offline page, printing."""

from __future__ import annotations

import json
from pathlib import Path

import pytest
from PIL import Image
from playwright.sync_api import expect

from tests.browser.conftest import Visit
from tests.browser.positions import FEW, at
from tests.browser.prepared import prepare, sit_down
from tests.browser.visitor import Visitor

pytestmark = pytest.mark.xdist_group("browser")

PUBLIC = Path("web/public")
OTHERS = ("Joost", "Élodie", "Colbert")
LAST_STEP = at("cards", rooms=FEW)  # one more key press ends the turn

# Record calls to the browser's own APIs, which keep working.
LISTEN = """
window.heard = { tones: 0, badges: [] };
const start = AudioScheduledSourceNode.prototype.start;
AudioScheduledSourceNode.prototype.start = function (...when) { window.heard.tones += 1; return start.apply(this, when); };
for (const name of ["setAppBadge", "clearAppBadge"]) {
  const set = Navigator.prototype[name];
  Navigator.prototype[name] = function (...count) { window.heard.badges.push(count[0] ?? 0); return set?.apply(this, count); };
}
"""
# A headless browser never hides a page: visibility is the only thing faked.
LOOK_AWAY = 'Object.defineProperty(document, "visibilityState", { get: () => "hidden", configurable: true })'
COUNT_QUESTIONS = """
window.asked = 0;
const ask = Notification.requestPermission;
Notification.requestPermission = () => { window.asked += 1; return ask.call(Notification); };
"""
KEPT = """caches.keys().then(async (names) => {
  const lists = await Promise.all(names.map(async (name) => (await caches.open(name)).keys()));
  return lists.flat().map((request) => new URL(request.url).pathname);
})"""
SHOWN = """navigator.serviceWorker.ready.then(async (worker) =>
  (await worker.getNotifications()).map((one) => [one.title, one.body, one.data.path]))"""
SOON_SHOWN = f"""new Promise(async (tell) => {{
  let found = [];
  while (found.length === 0) {{ await new Promise(requestAnimationFrame); found = await {SHOWN}; }}
  tell(found);
}})"""


def tones(anna: Visitor) -> int:
    return int(anna.page.evaluate("window.heard.tones"))


def open_settings(anna: Visitor) -> None:
    anna.button("Settings").first.click()
    anna.page.get_by_role("dialog", name="Settings").wait_for()


def test_sound_is_off_by_default(anna: Visitor) -> None:
    anna.context.add_init_script(LISTEN)
    sit_down(anna, LAST_STEP, "sound", OTHERS)
    anna.page.keyboard.press("e")
    anna.page.locator(".log li", has_text="Colbert").first.wait_for()
    anna.page.locator("header h1", has_text="Your turn").wait_for()
    assert tones(anna) == 0
    open_settings(anna)
    anna.page.get_by_label("Sound").check(force=True)
    anna.page.wait_for_function("() => window.heard.tones === 2")
    anna.page.keyboard.press("Escape")
    anna.page.keyboard.press("n")
    anna.page.wait_for_function("() => window.heard.tones === 3")  # a move is one short tone
    anna.page.reload()
    anna.page.locator("[data-room]").first.wait_for()
    assert tones(anna) == 0, "no sound for what happened before the page opened"


def test_notifications_are_opt_in_and_reveal_nothing_secret(visit: Visit) -> None:
    anna = visit(worker=True)
    anna.call_me("Anna")
    anna.context.grant_permissions(["notifications"])
    sit_down(anna, LAST_STEP, "notify", OTHERS, name="Trianon")
    anna.page.evaluate("navigator.serviceWorker.ready.then(() => true)")
    assert anna.page.evaluate("JSON.parse(localStorage['palais-settings']).notify ?? false") is False
    open_settings(anna)
    anna.page.get_by_label("Notify me on my turn").check(force=True)
    anna.page.wait_for_function("() => JSON.parse(localStorage['palais-settings']).notify")
    anna.page.keyboard.press("Escape")
    assert anna.page.evaluate(SHOWN) == []
    anna.page.evaluate(LOOK_AWAY)
    anna.page.keyboard.press("e")
    anna.page.locator(".log li", has_text="Colbert").first.wait_for()
    anna.page.wait_for_function("() => document.title.includes('Your turn')")
    assert anna.page.evaluate(SOON_SHOWN) == [["Your turn", "Table “Trianon”", "/t/notify"]]


def test_the_setting_stays_off_when_the_browser_denies_permission(anna: Visitor) -> None:
    anna.context.add_init_script(COUNT_QUESTIONS)
    anna.context.clear_permissions()
    page = anna.open("/")
    assert page.evaluate("window.asked") == 0
    open_settings(anna)
    page.get_by_label("Notify me on my turn").click(force=True)
    anna.see("does not allow notifications")
    assert page.evaluate("window.asked") == 1
    expect(page.get_by_label("Notify me on my turn")).not_to_be_checked()


def test_waiting_turns_are_counted_in_title_favicon_and_app_badge(anna: Visitor) -> None:
    anna.context.add_init_script(LISTEN)
    page = anna.open("/")
    expect(page).to_have_title("Palais")
    for id in ("badge-1", "badge-2"):
        prepare(anna.server.database, id, LAST_STEP, OTHERS)
        anna.api("POST", f"/api/tables/{id}/sit", {"seat": 0})
    page.reload()
    expect(page).to_have_title("(2) Palais")
    expect(page.locator('link[rel="icon"]')).to_have_attribute("href", "/favicon-turn.svg")
    assert page.evaluate("window.heard.badges").pop() == 2
    page.get_by_role("link", name="Trianon").first.click()
    expect(page).to_have_title("(2) Your turn · Trianon")


def test_the_page_can_be_installed(anna: Visitor) -> None:
    page = anna.open("/")
    manifest = page.evaluate("fetch(document.querySelector('link[rel=manifest]').href).then((answer) => answer.json())")
    assert manifest == json.loads((PUBLIC / "site.webmanifest").read_text())
    assert {(icon["sizes"], icon.get("purpose", "any")) for icon in manifest["icons"]} >= {
        ("192x192", "any"),
        ("512x512", "any"),
        ("512x512", "maskable"),
    }
    for icon in [
        *manifest["icons"],
        {"src": page.locator('link[rel="apple-touch-icon"]').get_attribute("href"), "sizes": "180x180"},
    ]:
        answer = anna.context.request.get(icon["src"])
        assert answer.ok
        if icon["src"].endswith(".png"):
            assert answer.headers["content-type"] == "image/png"
            with Image.open(PUBLIC / icon["src"].removeprefix("/")) as picture:
                assert f"{picture.width}x{picture.height}" == icon["sizes"]


def test_the_offline_page_is_shown_and_no_user_data_is_cached(visit: Visit) -> None:
    anna = visit(worker=True)
    anna.expected = "ERR_INTERNET_DISCONNECTED"
    page = anna.open("/")
    page.evaluate("navigator.serviceWorker.ready.then(() => true)")
    sit_down(anna, LAST_STEP, "offline", OTHERS)
    # caches of an older version are deleted on activation, other caches are not
    page.evaluate("Promise.all([caches.open('palais-offline-old'), caches.open('another')])")
    page.evaluate("navigator.serviceWorker.getRegistration().then((worker) => worker.unregister())")
    page.reload()
    page.evaluate("navigator.serviceWorker.ready.then(() => true)")
    page.wait_for_function("() => caches.keys().then((names) => !names.includes('palais-offline-old'))")
    assert page.evaluate("caches.keys()").count("another") == 1
    kept = page.evaluate(KEPT)
    assert sorted(kept) == ["/favicon.svg", "/offline.css", "/offline.html", "/offline.js"]

    anna.context.set_offline(True)
    page.goto("/t/offline")
    page.get_by_role("heading", name="The server cannot be reached").wait_for()
    assert page.get_by_role("heading").count() == 1
    anna.context.add_cookies([{"name": "lang", "value": "de", "url": anna.server.url}])
    page.reload()
    page.get_by_role("heading", name="Der Server ist nicht erreichbar").wait_for()
    assert page.evaluate("fetch('/api/site').then(() => true, () => false)") is False
    anna.context.set_offline(False)  # the page reconnects by itself
    page.locator("[data-room]").first.wait_for()
    assert page.url.endswith("/t/offline")


def test_the_service_worker_is_served_uncached_as_javascript(anna: Visitor) -> None:
    answer = anna.context.request.get("/worker.js")
    assert answer.headers["content-type"].startswith("text/javascript")
    assert answer.headers["cache-control"] == "no-cache"
    assert "__VERSION__" not in answer.text()


def test_printed_rules_are_light_and_without_navigation(visit: Visit) -> None:
    anna = visit(theme="night")
    page = anna.open("/rules/palais-royal")
    page.locator("article h2").first.wait_for()
    page.emulate_media(media="print")
    expect(page.locator("html")).to_have_attribute("data-theme", "day")
    expect(page.locator("header").first).to_be_hidden()
    expect(page.locator("nav").first).to_be_hidden()
    expect(page.locator("article h2").first).to_be_visible()
    assert page.evaluate("getComputedStyle(document.body).backgroundColor") == "rgb(255, 255, 255)"
    page.emulate_media(media="screen")
    expect(page.locator("html")).to_have_attribute("data-theme", "night")
    expect(page.locator("header").first).to_be_visible()


def test_the_replay_lists_its_keys(anna: Visitor) -> None:
    table = anna.make_table("greedy", "greedy", options={"max_rounds": 1})["table"]["id"]
    page = anna.open(f"/r/{table}")
    page.get_by_role("slider").wait_for()
    page.keyboard.press("?")
    dialog = page.get_by_role("dialog")
    dialog.get_by_text("one turn back or on").wait_for()
    assert dialog.get_by_text("take back", exact=True).count() == 0
