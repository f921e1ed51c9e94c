"""A Ray cluster, for work on several machines."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from importlib import import_module
from typing import Any

from palais.core.errors import OptionError


@contextmanager
def cluster() -> Iterator[Any]:
    """Ray, connected to the cluster of RAY_ADDRESS or to a local one started here."""
    try:
        ray = import_module("ray")
    except ImportError:
        raise OptionError("--ray needs the package ray: pip install 'palais[scale]'") from None
    ray.init(ignore_reinit_error=True, include_dashboard=False, log_to_driver=False, logging_level="ERROR")
    try:
        yield ray
    finally:
        ray.shutdown()
