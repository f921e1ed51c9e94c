"""docs/protocol.md and docs/operating.md are true: their messages, program, options and numbers."""

from __future__ import annotations

import inspect
import re
import threading
import typing
from pathlib import Path
from typing import Any

import httpx
import msgspec

from palais.cli.serve import serve
from palais.tables.messages import FromClient, FromServer
from palais.web.rate_limits import GUESTS_PER_ADDRESS, MAX_SOCKETS_PER_GUEST, RATES
from tests.web.server import ANSWER_SECONDS, Browser, Server

DOCS = Path(__file__).parents[2] / "docs"
PROTOCOL = (DOCS / "protocol.md").read_text("utf-8")
OPERATING = (DOCS / "operating.md").read_text("utf-8")


def test_every_client_message_is_shown_and_valid() -> None:
    shown = re.findall(r"^\| `(\{.*\})` \|", PROTOCOL, re.MULTILINE)
    kinds = {type(msgspec.json.decode(text, type=FromClient)) for text in shown}
    assert kinds == set(typing.get_args(FromClient))


def test_every_server_message_is_shown_with_all_its_fields() -> None:
    for kind in typing.get_args(FromServer):
        tag = msgspec.inspect.type_info(kind).tag  # type: ignore[attr-defined]
        example = PROTOCOL[PROTOCOL.index(f'{{"type": "{tag}"') :].split("\n\n")[0]
        for field in kind.__struct_fields__:
            assert f'"{field}"' in example, (tag, field)


def test_the_program_on_the_page_plays(server: Server, anna: Browser) -> None:
    """It would play forever; here it stops after the set-up."""
    made = anna.make_table("me", "open")
    program = re.findall(r"```python\n(.*?)```", PROTOCOL, re.DOTALL)[0].replace(
        "127.0.0.1:8080", server.url.removeprefix("http://")
    )
    heard = "        message = json.loads(text)\n"
    assert heard in program
    program = program.replace(heard, heard + '        if (message.get("view") or {}).get("phase") == "reinforce": break\n')
    names: dict[str, Any] = {"TOKEN": made["invites"]["1"].partition("#")[2]}
    thread = threading.Thread(target=exec, args=(compile(program, "protocol.md", "exec"), names), daemon=True)
    thread.start()
    with anna.socket(made["table"]["id"]) as socket:
        socket.hear()
        while socket.view is None or socket.view["phase"] == "setup":
            if socket.is_my_turn:
                socket.act(socket.options()[0])
            else:
                socket.hear()
        assert sum(line["seat"] == 1 and line["kind"] == "put" for line in socket.log) == 5
    thread.join(ANSWER_SECONDS)
    assert not thread.is_alive()
    names["site"].close()


def test_the_operating_page_covers_every_option_and_metric(server: Server) -> None:
    for name in inspect.signature(serve).parameters:
        assert f"`--{name.replace('_', '-')}" in OPERATING
    for name in re.findall(r"^# TYPE (\S+) ", httpx.get(f"{server.url}/metrics").text, re.MULTILINE):
        assert name.removesuffix("_created") in OPERATING or name.removesuffix("_created") + "_total" in OPERATING, name


def test_the_limits_match_the_page() -> None:
    assert (RATES["action"], RATES["chat"], RATES["hint"]) == ((60, 15), (6, 1 / 2), (4, 1 / 2.5))
    assert (RATES["join"], RATES["table"]) == ((12, 1 / 5), (12, 1 / 10))
    assert (GUESTS_PER_ADDRESS, MAX_SOCKETS_PER_GUEST) == (8, 24)
