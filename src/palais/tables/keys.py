"""Keys and tokens derived from the store's master secret. They are never stored or logged."""

from __future__ import annotations

import base64
import hashlib
import hmac

from palais.tables.refusals import Refusal


class Keys:
    """Derives a secret per purpose. Knowing one reveals nothing about the others."""

    def __init__(self, secret: str) -> None:
        self._secret = bytes.fromhex(secret)

    def of(self, purpose: str) -> bytes:
        return hmac.digest(self._secret, purpose.encode(), hashlib.sha256)

    def bot(self, table_id: str, seat: int, code: str) -> str:
        """The key of a bot in a seat; also its random seed."""
        return self.of(f"mind:{table_id}:{seat}:{code}").hex()

    def invite(self, table_id: str, seat: int, generation: int) -> str:
        """The token of a link to an open seat; void once the seat changes hands."""
        mac = base64.urlsafe_b64encode(self.of(f"invite:{table_id}:{seat}:{generation}")).decode().rstrip("=")
        return f"{table_id}.{seat}.{generation}.{mac}"

    def read_invite(self, token: str) -> tuple[str, int, int]:
        """Table, seat and generation of a token. Constant-time, so timing does not reveal whether a token is valid."""
        table_id, seat, generation, *_ = [*token.split("."), "", "", ""]
        numbers = [int(text) if text.isascii() and text.isdigit() and len(text) < 10 else -1 for text in (seat, generation)]
        if not hmac.compare_digest(self.invite(table_id, *numbers).encode(), token.encode()):
            raise Refusal("bad-link")
        return table_id, numbers[0], numbers[1]
