"""VE-912, VE-913: The Steward fines a slip with one click, and the Master of Ceremonies puts a question."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import Visit
from tests.browser.salon import TALKING, company, open_circle, say

pytestmark = pytest.mark.xdist_group("browser")

MASTER = {
    "exam": "1",
    "office": "ceremonies huntsman household",
    "before_0": "ceremonies",
    "spouse": "-1 -1 -1",
    "name": "0 1 2",
    "ever_married": "0 0 0",
}


def test_whoever_is_asked_answers_with_tiles_and_the_others_watch(visit: Visit) -> None:
    anna, ben, cleo = company(visit, "exam", **MASTER)
    anna.page.keyboard.press("p")
    anna.page.locator('[data-figure="1"][data-scale="king"]').click()
    anna.page.locator("[data-aim] .primary").click()
    question = ben.page.locator("[data-exam]")
    expect(question).to_contain_text("Anna asks you: how is Cleo addressed?")
    expect(cleo.page.locator("[data-exam]")).to_contain_text("Anna asks Ben how Cleo is addressed.")
    question.get_by_role("button", name="Madame", exact=True).click()
    question.get_by_role("button", name="de Sancerre", exact=True).click()
    question.get_by_role("button", name="Answer").click()
    for guest in (anna, ben, cleo):
        expect(guest.page.locator("[data-exam]")).to_have_count(0)
        expect(guest.page.locator('[data-player="1"]').first).to_contain_text("27,000")  # her title was left out


def test_the_steward_fines_a_slip_with_one_click_without_reading_what_was_said(visit: Visit) -> None:
    anna, ben, cleo = company(visit, "slip", etiquette="fine", **TALKING)
    open_circle(anna.page, "Ben")
    say(anna.page, "Ben, at midnight")
    waiting = cleo.page.locator("[data-breaches]")
    waiting.get_by_role("button", name="Fine Anna").click()
    expect(waiting).to_have_count(0)
    for guest in (anna, ben, cleo):
        expect(guest.page.locator('[data-player="0"]').first).to_contain_text("20,500")
    assert not cleo.was_sent("at midnight")
