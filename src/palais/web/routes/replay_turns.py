"""What replays of tables and of opened files share: their parameters, and one request at a time, charged by its work."""

from __future__ import annotations

from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from typing import Annotated, Final

from litestar.params import Parameter

from palais.tables.requests import Guest
from palais.web.context import SiteContext, address
from palais.web.routes.dependencies import AnyRequest, check_rate

Seat = Annotated[
    int | None,
    Parameter(query="seat", ge=0, le=5, required=False, description="The seat whose view is shown; a spectator's if left out"),
]
FirstAction = Annotated[int, Parameter(query="from", ge=0, le=100_000)]
LastAction = Annotated[int, Parameter(query="to", ge=0, le=100_000)]
FRAMES_PER_TOKEN: Final = 8


@asynccontextmanager
async def replay_turn(request: AnyRequest, site: SiteContext, guest: Guest) -> AsyncIterator[Callable[[float], None]]:
    """One request at a time per address. Yields what charges it for its work, in frames: cached ones cost little."""

    def charge(work: float) -> None:
        if work:
            check_rate("replay", request, site, guest, work / FRAMES_PER_TOKEN)

    check_rate("replay", request, site, guest)
    async with site.queues.turn(address(request)):
        yield charge
