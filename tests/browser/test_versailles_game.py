"""A whole game of Versailles 1682: one person and four bots, clicking what the page highlights, to the end."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import expect

from tests.browser.test_languages import raw_keys
from tests.browser.versailles_player import CARD, DRAW, END, READY, play
from tests.browser.visitor import Visitor

pytestmark = pytest.mark.xdist_group("browser")

COLOURS = ("red", "yellow", "green", "black", "blue")
SHORT = 30_000  # livres: the shortest game that the page offers


def test_one_person_and_four_bots_play_to_the_end(anna: Visitor) -> None:
    seats = [{"kind": "me", "colour": COLOURS[0]}, *({"kind": "bot", "bot": "level:1", "colour": each} for each in COLOURS[1:])]
    made = anna.api("POST", "/api/tables", {"game": "versailles-1682", "seats": seats, "options": {"goal": SHORT}})
    table = made["table"]["id"]
    page = anna.open(f"/t/{table}")
    page.locator("[data-player]").first.wait_for()
    done = play(page)
    assert min(done[READY], done[CARD] + done[DRAW] + done[END]) > 0, "she has negotiated and had turns"
    result = anna.api("GET", f"/api/tables/{table}")["table"]["result"]
    assert max(result["points"]) >= SHORT
    shown = page.get_by_role("region", name="The register closes").locator(".money b").all_inner_texts()
    assert sorted(int(text.replace(",", "")) for text in shown) == sorted(result["points"])
    expect(page.get_by_role("heading", level=1)).to_have_text(re.compile("win"))
    assert raw_keys(page) == []
