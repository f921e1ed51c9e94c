"""The HTTP API conforms to its schema: every response is a documented one, and never a 500."""

from __future__ import annotations

from typing import Any

import httpx
import pytest
import schemathesis
from hypothesis import HealthCheck, given, settings
from schemathesis import GenerationMode
from schemathesis.checks import not_a_server_error
from schemathesis.specs.openapi.checks import (
    content_type_conformance,
    response_headers_conformance,
    response_schema_conformance,
    status_code_conformance,
)

from tests.web.server import Browser, Server

PATHS = [
    "/healthz",
    "/api/site",
    "/api/me",
    "/api/lists",
    "/api/join",
    "/api/link",
    "/api/games/{game_id}/words/{language}",
    "/api/games/{game_id}/rulebook/{page}/{language}",
    "/api/lessons/{game_id}",
    "/api/records",
    "/api/records/{record_id}/replay",
    "/api/records/{record_id}/frames",
    "/api/tables",
    "/api/tables/{table_id}",
    *(
        f"/api/tables/{{table_id}}/{part}"
        for part in (
            "invites",
            "sit",
            "family",
            "leave",
            "return",
            "rematch",
            "play-on",
            "replay",
            "frames",
            "frames/{action}",
            "record",
        )
    ),
    *(f"/api/tables/{{table_id}}/{part}" for part in ("close", "resign", "end")),
    *(f"/api/tables/{{table_id}}/seats/{{seat}}/{part}" for part in ("link", "anyone", "bot")),
]
CHECKS: Any = [
    not_a_server_error,
    status_code_conformance,
    content_type_conformance,
    response_headers_conformance,
    response_schema_conformance,
]


@pytest.fixture(scope="session")
def visitor(server: Server) -> Any:
    with Browser(server) as browser:
        browser.make_table("me", "open")
        yield browser


@pytest.fixture(scope="session")
def api(server: Server) -> Any:
    return schemathesis.openapi.from_url(f"{server.url}/schema")


@pytest.mark.parametrize("path", PATHS)
def test_every_response_is_documented(api: Any, visitor: Browser, path: str) -> None:
    headers = {"x-csrftoken": visitor.site["csrf"], "cookie": visitor.cookies()}
    for operation in api[path].values():
        _try_out(operation, headers)


def _try_out(operation: Any, headers: dict[str, str]) -> None:
    """Requests generated from the schema, valid and invalid."""
    bare = operation.path in ("/healthz", "/api/site", "/api/lists", "/api/records")  # these have nothing to vary
    for mode in (GenerationMode.POSITIVE,) if bare else GenerationMode:

        @given(case=operation.as_strategy(generation_mode=mode))
        @settings(max_examples=4, derandomize=True, deadline=None, suppress_health_check=list(HealthCheck), database=None)
        def ask(case: Any) -> None:
            case.call_and_validate(headers=headers, checks=CHECKS)

        ask()


def test_the_schema_has_every_route_and_its_problems(server: Server) -> None:
    found = httpx.get(f"{server.url}/schema").json()
    assert set(found["paths"]) == set(PATHS)
    for path, methods in found["paths"].items():
        for operation in methods.values():
            if path.startswith("/api"):
                assert operation["responses"]["429"]["content"]["application/json"]["schema"]["$ref"].endswith("Problem")
