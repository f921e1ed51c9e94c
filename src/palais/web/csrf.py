"""The token that every change needs: only a page of ours can have read it, and it is good for one guest only.

It is told in the answer of `GET /api/site` and is no cookie, so nothing that another site has stored on this host can stand in
its way. A token that does not fit is refused; the page then asks for the right one and tries once more.
"""

from __future__ import annotations

import base64
import hashlib
import hmac
from typing import Final

HEADER: Final = "x-csrftoken"


class CsrfTokens:
    """Made from the guest's id with a key of the server: nothing needs to be stored, and nobody else can make one."""

    def __init__(self, key: bytes) -> None:
        self._key = key

    def of(self, guest_id: str) -> str:
        return base64.urlsafe_b64encode(hmac.digest(self._key, guest_id.encode(), hashlib.sha256)).rstrip(b"=").decode()

    def fits(self, guest_id: str, token: str) -> bool:
        """Constant-time."""
        return hmac.compare_digest(self.of(guest_id).encode(), token.encode())
