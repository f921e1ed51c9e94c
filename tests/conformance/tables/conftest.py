"""Tables of the toy game on both databases."""

from tests.store.conftest import postgres, server, url  # noqa: F401 (fixtures)
