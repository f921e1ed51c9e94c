"""The HTTP API with tables and options of Versailles 1682: every response is a documented one, and never a 500."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, Final

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st
from schemathesis import GenerationMode

from tests.web.server import Browser, Server
from tests.web.test_schema import CHECKS, PATHS, api  # noqa: F401 (fixture)
from tests.web.versailles_tables import GAME, order

OF_A_TABLE: Final = [path for path in PATHS if path.startswith("/api/tables/{table_id}")]
OPTIONS: Final = st.fixed_dictionaries(
    {},
    optional={
        "goal": st.one_of(st.none(), st.integers(), st.sampled_from([30_000, 50_000, 75_000])),
        "max_rounds": st.integers(),
        "negotiation": st.booleans(),
        "bargain": st.one_of(st.booleans(), st.text(max_size=3)),
        "payments": st.sampled_from(["free", "capped", "none", "all"]),
        "etiquette": st.sampled_from(["off", "remind", "fine", "strict", ""]),
        "exam": st.booleans(),
        "scale": st.sampled_from(["-2 to 9", "1 to 10", "0"]),
        "start_party": st.sampled_from(["random", "chosen", 3]),
        "layout": st.just("first"),  # an option of the other game
    },
)
quietly = settings(max_examples=6, derandomize=True, deadline=None, suppress_health_check=list(HealthCheck), database=None)


@pytest.fixture(scope="module")
def visitor(server: Server) -> Iterator[Browser]:
    with Browser(server) as browser:
        yield browser


@pytest.mark.parametrize("path", OF_A_TABLE)
def test_every_response_about_a_table_is_documented(api: Any, visitor: Browser, path: str) -> None:  # noqa: F811
    """Both of one that waits for people and of one that has begun."""
    headers = {"x-csrftoken": visitor.site["csrf"], "cookie": visitor.cookies()}
    tables = [
        visitor.post("/api/tables", order(*kinds))["table"]["id"]
        for kinds in (("me", "open", "open"), ("me", "random", "random"))
    ]
    for operation in api[path].values():
        for table in tables:
            _try_out(operation, table, headers)


def _try_out(operation: Any, table: str, headers: dict[str, str]) -> None:
    for mode in GenerationMode:

        @given(case=operation.as_strategy(generation_mode=mode))
        @quietly
        def ask(case: Any) -> None:
            case.path_parameters = {**(case.path_parameters or {}), "table_id": table}
            case.call_and_validate(headers=headers, checks=CHECKS)

        ask()


def test_options_are_taken_or_refused_with_a_sentence(visitor: Browser) -> None:
    made: list[bool] = []

    @given(options=OPTIONS, players=st.integers(1, 6))
    @settings(quietly, max_examples=60)
    def ask(options: dict[str, Any], players: int) -> None:
        answer = visitor.send("POST", "/api/tables", order("me", *["open"] * (players - 1)) | {"options": options})
        assert answer.status_code in (201, 400), answer.text
        made.append(answer.status_code == 201)
        if made[-1]:
            assert answer.json()["table"]["game"] == GAME
        else:
            assert answer.json()["sentence"]

    ask()
    assert {*made} == {True, False}
