"""The proxy snippets of deploy/, run by the real programs: pages, requests, sockets, and what stays private."""

from __future__ import annotations

import json
import ssl
from pathlib import Path

import httpx
import pytest
from websockets.sync.client import connect
from websockets.typing import Origin

from tests.deploy.proxy import PROXIES, free_port, proxying
from tests.web.server import serving

SEATS = [{"kind": "me", "colour": "red"}, {"kind": "open", "colour": "black"}]


@pytest.mark.parametrize("name", PROXIES)
def test_a_table_is_played_through_the_proxy(name: str, tmp_path: Path) -> None:
    port = free_port()
    public = f"https://localhost:{port}"
    with (
        serving(tmp_path / "palais.db", "--public-url", public, "--limits", "1") as server,
        proxying(name, tmp_path, port, server.url.removeprefix("http://")),
    ):
        trust = ssl.create_default_context(cafile=str(tmp_path / "certificate.pem"))
        with httpx.Client(base_url=public, verify=trust, timeout=30) as visitor:
            _wait_until_healthy(visitor)
            page = visitor.get("/")
            assert (page.status_code, "strict-transport-security" in page.headers) == (200, True)
            assert visitor.get("/metrics").status_code == 403
            site = visitor.get("/api/site").json()
            headers = {"x-csrftoken": site["csrf"], "origin": public}
            made = visitor.post("/api/tables", json={"seats": SEATS}, headers=headers)
            assert made.status_code == 201, made.text
            assert all(cookie.secure for cookie in visitor.cookies.jar), "the server knows that the visitor came over https"
            cookies = "; ".join(f"{key}={value}" for key, value in visitor.cookies.items())
            table = made.json()["table"]["id"]
            address = f"wss://localhost:{port}/ws/tables/{table}"
            with connect(address, ssl=trust, additional_headers={"Cookie": cookies}, origin=Origin(public)) as socket:
                assert json.loads(socket.recv(30))["table"]["id"] == table
                socket.send(json.dumps({"type": "say", "id": "1", "text": "hello"}))
                heard = [json.loads(socket.recv(30))["type"] for _ in range(2)]
                assert set(heard) == {"chat", "done"}


def _wait_until_healthy(visitor: httpx.Client) -> None:
    """HAProxy asks for the server's health before it passes anybody on."""
    for _ in range(300):
        if visitor.get("/healthz").status_code == 200:
            return
    raise AssertionError(visitor.get("/healthz").text)
