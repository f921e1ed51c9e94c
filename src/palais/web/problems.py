"""Exception handlers: every error becomes a `Problem` with a code and a sentence in the reader's language."""

from __future__ import annotations

import logging
from collections.abc import Callable
from typing import Any, Final

from litestar import Request, Response
from litestar.datastructures import State
from litestar.exceptions import HTTPException, NotFoundException, PermissionDeniedException
from litestar.openapi.datastructures import ResponseSpec

from palais.core.errors import PalaisError
from palais.store.errors import StoreError
from palais.tables.refusals import Refusal
from palais.web.context import SiteContext
from palais.web.refusals import DEFAULT_STATUS, STATUS_BY_CODE
from palais.web.schemas import Problem

log = logging.getLogger("palais.web")

AnyRequest = Request[Any, Any, State]
API_PREFIX: Final = "/api/"
CODE_BY_STATUS: Final = {401: "no-csrf", 403: "no-csrf", 404: "not-found", 405: "not-allowed", 413: "too-large", 429: "too-fast"}
DESCRIPTIONS: Final = {
    400: "Not what this address expects",
    403: "Not yours to do, or the CSRF token is missing",
    404: "There is no such thing",
    409: "Not now",
    413: "Too large",
    429: "Too fast",
    503: "The database does not answer",
}


def problems(*statuses: int) -> dict[int, ResponseSpec]:
    """The error responses of a route, for OpenAPI."""
    return {
        status: ResponseSpec(Problem, generate_examples=False, description=DESCRIPTIONS[status])
        for status in sorted({400, 429, 503, *statuses})
    }


def make_handlers(site: SiteContext) -> dict[int | type[Exception], Callable[[AnyRequest, Any], Response[Any]]]:
    """Litestar's exception handlers."""

    def tell(request: AnyRequest, code: str, status: int | None = None, **arguments: int) -> Response[Any]:
        site.metrics.refusals.labels(code).inc()
        problem = Problem(code, site.words.refusal(site.language(request), code, None, **arguments))
        return Response(problem, status_code=status or STATUS_BY_CODE.get(code, DEFAULT_STATUS), media_type="application/json")

    def refused(request: AnyRequest, error: Refusal) -> Response[Any]:
        return tell(request, error.code, **error.arguments)

    def not_found(request: AnyRequest, error: NotFoundException) -> Response[Any]:
        """Unknown addresses get the page itself, which shows "not found" in the look of the site."""
        if request.url.path.startswith(API_PREFIX) or request.method not in ("GET", "HEAD"):
            return tell(request, "not-found")
        return site.static.page(request, 404)

    def forbidden(request: AnyRequest, error: PermissionDeniedException) -> Response[Any]:
        return tell(request, "no-csrf")

    def other(request: AnyRequest, error: HTTPException) -> Response[Any]:
        code = CODE_BY_STATUS.get(error.status_code, "bad-request" if error.status_code < 500 else "fault")
        answer = tell(request, code, error.status_code)
        for name, value in (error.headers or {}).items():
            answer.set_header(name, value)
        return answer

    def busy(request: AnyRequest, error: StoreError) -> Response[Any]:
        site.health.note(error)
        return tell(request, "busy")

    def bad_request(request: AnyRequest, error: Exception) -> Response[Any]:
        """Bad input that raised a PalaisError, or JSON nested too deeply to decode."""
        return tell(request, "bad-request")

    def fault(request: AnyRequest, error: Exception) -> Response[Any]:
        log.error("unhandled error in %s %s", request.method, request.scope["path"], exc_info=error)
        return tell(request, "fault", 500)

    return {
        Refusal: refused,
        NotFoundException: not_found,
        PermissionDeniedException: forbidden,
        StoreError: busy,
        PalaisError: bad_request,
        RecursionError: bad_request,
        HTTPException: other,
        Exception: fault,
    }
