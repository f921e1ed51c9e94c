"""The verifiable deal, record files in the replay page, and shared links."""

from __future__ import annotations

import hashlib
import json
import re
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from tests.browser.test_axe import findings
from tests.browser.visitor import Visitor

pytestmark = pytest.mark.xdist_group("browser")

DROP = """(text) => {
  const files = new DataTransfer();
  files.items.add(new File([text], "record.json", { type: "application/json" }));
  for (const kind of ["dragover", "drop"])
    document.body.dispatchEvent(new DragEvent(kind, { dataTransfer: files, bubbles: true, cancelable: true }));
}"""
# Headless browsers have no Web Share API: this one records what it was given.
SHEET = """
window.shared = [];
navigator.share = (what) => { window.shared.push(what.url); return Promise.resolve(); };
navigator.canShare = () => true;
"""


@pytest.fixture
def finished(anna: Visitor) -> str:
    """The id of a short game between two bots that Anna has watched from the start."""
    table = anna.make_table("greedy", "level:1", options={"max_rounds": 1})["table"]["id"]
    anna.open(f"/t/{table}")
    anna.page.get_by_role("table").wait_for()
    return str(table)


def record_of(anna: Visitor, table: str) -> dict[str, Any]:
    found: dict[str, Any] = anna.api("GET", f"/api/tables/{table}/record")
    return found


def note(page: Page, table: str, commitment: str) -> None:
    page.evaluate(
        "([id, commitment]) => localStorage.setItem('palais-deals', JSON.stringify({ [id]: { commitment, at: 0 } }))",
        [table, commitment],
    )


def test_the_deal_commitment_is_shown_at_the_table_and_verified_at_the_end(anna: Visitor, finished: str) -> None:
    page = anna.page
    record = record_of(anna, finished)
    found = hashlib.sha256(f"{record['salt']}:{record['seed']}".encode()).hexdigest()
    running = anna.make_table("me", "level:1")["table"]
    page.goto(f"/t/{running['id']}")
    anna.button("The table and who sits at it").click()
    anna.see(running["commitment"])
    assert page.evaluate("JSON.parse(localStorage['palais-deals'])")[running["id"]]["commitment"] == running["commitment"]

    for noted, says in ((found, "has noted the same fingerprint"), ("0" * 64, "has noted another fingerprint")):
        note(page, finished, noted)
        page.goto(f"/t/{finished}")
        anna.button("Check the deal").click()
        anna.see(found)
        assert page.get_by_text("It fits").count() == 0
        anna.button("Check it in this browser").click()
        anna.see("It fits" if noted == found else "It does not fit")
        anna.see(says)
        anna.see(record["seed"])
    assert not "\n".join(findings(page))


def test_a_record_file_opens_and_a_damaged_one_is_refused_with_the_place(anna: Visitor, finished: str, tmp_path: Path) -> None:
    anna.expected = "status of 40[04]"
    record, page = record_of(anna, finished), anna.open("/replays")
    for change, says in (
        ({"commitment": "0" * 64}, "not the one committed to"),
        ({"data_name": "mine"}, "another box"),
        ({"digests": ["0", *record["digests"][1:]]}, "wrong at action 1"),
    ):
        page.evaluate(DROP, json.dumps(record | change))
        page.get_by_role("alert").or_(page.get_by_role("status")).get_by_text(says).first.wait_for()
    page.evaluate(DROP, "x" * (1024 * 1024 + 1))
    anna.see("too large for a game record")
    assert page.url.endswith("/replays")

    file = tmp_path / "record.json"
    file.write_text(json.dumps(record))
    page.locator('input[type="file"]').set_input_files(file)
    page.get_by_role("slider").wait_for()
    assert re.search(r"/record/[\w-]+$", page.url)
    page.keyboard.press("ArrowRight")
    anna.see(f"action 1 of {len(record['actions'])}")
    assert anna.button("Link to this moment").count() == 0, "an opened file has no shareable link"
    anna.button("The table and who sits at it").click()
    anna.see("the server has played it again")
    anna.button("Check it in this browser").click()
    anna.see("It fits")
    assert not "\n".join(findings(page))
    page.goto("/record/forgotten")
    page.get_by_role("alert").get_by_text("no longer open here").wait_for()
    expect(anna.button("Open a record file")).to_be_visible()


def test_a_link_is_copied_shared_or_shown_as_a_qr_code(anna: Visitor, finished: str) -> None:
    anna.context.add_init_script(SHEET)
    page = anna.open(f"/r/{finished}?a=3")
    page.get_by_role("slider").wait_for()
    anna.button("The table and who sits at it").click()
    link = page.get_by_label("Link to this moment", exact=True)
    expect(link).to_have_value(f"{anna.server.url}/r/{finished}?a=3")
    anna.button("Share: Link to this moment").click()
    assert page.evaluate("window.shared") == [f"{anna.server.url}/r/{finished}?a=3"]
    assert page.get_by_role("img", name="QR code").count() == 0
    anna.button("Link to this moment as a QR code").click()
    page.get_by_role("img", name="Link to this moment as a QR code").wait_for()
    assert not "\n".join(findings(page))
