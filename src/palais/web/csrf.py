"""CSRF tokens, one per guest. Only our own pages can read them.

The token comes in the response of `GET /api/site`, not in a cookie, so cookies of other sites on the same host cannot
interfere. A client whose token is refused fetches a new one and retries once.
"""

from __future__ import annotations

import base64
import hashlib
import hmac
from typing import Final

HEADER: Final = "x-csrftoken"


class CsrfTokens:
    """Tokens are MACs of the guest id, so nothing has to be stored."""

    def __init__(self, key: bytes) -> None:
        self._key = key

    def of(self, guest_id: str) -> str:
        return base64.urlsafe_b64encode(hmac.digest(self._key, guest_id.encode(), hashlib.sha256)).rstrip(b"=").decode()

    def fits(self, guest_id: str, token: str) -> bool:
        """Constant-time."""
        return hmac.compare_digest(self.of(guest_id).encode(), token.encode())
