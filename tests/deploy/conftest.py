"""The shared server of the web tests."""

from tests.web.conftest import server

__all__ = ["server"]
