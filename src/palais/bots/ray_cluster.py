"""A Ray cluster, for work on several machines."""

from __future__ import annotations

import socket
from collections.abc import Iterator
from contextlib import contextmanager
from importlib import import_module
from typing import Any, Final

from palais.core.errors import OptionError

CONNECT_SECONDS: Final = 3.0


@contextmanager
def cluster(address: str | None = None, option: str = "--ray") -> Iterator[Any]:
    """Ray, connected to the cluster at this address, or of RAY_ADDRESS, or to a local one started here.

    Raises OptionError, naming the command's option, if that is impossible.
    """
    try:
        ray = import_module("ray")
    except ImportError:
        raise OptionError(f"{option} needs the package ray: pip install 'palais[scale]'") from None
    _check_that_somebody_listens(address, option)
    ray.init(address, ignore_reinit_error=True, include_dashboard=False, log_to_driver=False, logging_level="ERROR")
    try:
        yield ray
    finally:
        ray.shutdown()


def _check_that_somebody_listens(address: str | None, option: str) -> None:
    """Ray would try for many minutes to reach a cluster that is not there."""
    if address in (None, "auto", "local"):
        return
    host, _, port = address.removeprefix("ray://").rpartition(":")
    try:
        socket.create_connection((host, int(port)), CONNECT_SECONDS).close()
    except (OSError, ValueError, OverflowError):
        raise OptionError(
            f"{option}: no Ray cluster answers at {address}; give local, auto or the host:port that `ray start --head` printed"
        ) from None
