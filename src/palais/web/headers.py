"""Security headers on every response: content policy, framing, referrers."""

from __future__ import annotations

from typing import Final

from litestar.types import ASGIApp, Message, Receive, Scope, Send

CONTENT_SECURITY_POLICY: Final = (
    "default-src 'self'; script-src 'self'; style-src 'self'; img-src 'self' data:; font-src 'self'; connect-src 'self'; "
    "object-src 'none'; frame-ancestors 'none'; base-uri 'none'; form-action 'self'"
)
HEADERS: Final = {
    "content-security-policy": CONTENT_SECURITY_POLICY,
    "x-content-type-options": "nosniff",
    "referrer-policy": "same-origin",
    "permissions-policy": "camera=(), geolocation=(), microphone=(), payment=(), usb=()",
    "cross-origin-opener-policy": "same-origin",
    "cross-origin-resource-policy": "same-origin",
    "x-frame-options": "DENY",
}
HTTPS_ONLY: Final = {"strict-transport-security": "max-age=31536000"}


class SecurityHeaders:
    """Wraps the whole application, so that every response has them."""

    def __init__(self, app: ASGIApp, https: bool) -> None:
        self.app = app
        found = HEADERS | HTTPS_ONLY if https else HEADERS
        self.headers = [(name.encode(), value.encode()) for name, value in found.items()]

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        async def send_with_headers(message: Message) -> None:
            if message["type"] == "http.response.start":
                message["headers"] = [*message.get("headers", ()), *self.headers]
            await send(message)

        await self.app(scope, receive, send_with_headers)
