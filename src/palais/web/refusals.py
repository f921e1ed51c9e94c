"""Refusal codes of the web server itself. As for tables, the sentences are `refusal-<code>` in the catalogues."""

from __future__ import annotations

from typing import Final

from palais.tables.refusals import CODES as TABLE_CODES

CODES: Final = (
    "bad-host",  # a host name this server does not answer to
    "bad-message",  # not a message of the protocol
    "bad-name",
    "bad-origin",  # a page of another site
    "bad-request",  # not what this address expects
    "busy",  # the database does not answer
    "fault",  # an unhandled error
    "no-csrf",
    "not-allowed",  # method not allowed
    "not-found",
    "too-fast",
    "too-large",
    "too-many",  # connections
)
ALL_CODES: Final = (*TABLE_CODES, *CODES)

# The HTTP status by code. Everything else is a 409: a valid request at the wrong time.
STATUS_BY_CODE: Final[dict[str, int]] = {
    "bad-action": 400,
    "bad-bot": 400,
    "bad-family": 400,
    "bad-host": 421,
    "bad-link": 404,
    "bad-message": 400,
    "bad-name": 400,
    "bad-options": 400,
    "bad-origin": 403,
    "bad-request": 400,
    "bad-seat": 400,
    "bad-seats": 400,
    "busy": 503,
    "fault": 500,
    "lesson-damaged": 503,
    "link-needed": 403,
    "no-csrf": 403,
    "no-such-game": 400,
    "no-such-lesson": 404,
    "no-such-table": 404,
    "not-allowed": 405,
    "not-found": 404,
    "not-the-maker": 403,
    "not-your-seat": 403,
    "record-action": 400,
    "record-commitment": 400,
    "record-gone": 404,
    "record-head": 400,
    "record-other-data": 400,
    "record-other-game": 400,
    "record-result": 400,
    "record-too-large": 413,
    "record-unfinished": 400,
    "record-unreadable": 400,
    "too-fast": 429,
    "too-large": 413,
    "too-many": 429,
}
DEFAULT_STATUS: Final = 409
