"""Tests run the rules as plain Python: readable tracebacks, no compiler. Tests of compiled code start their own process."""

from __future__ import annotations

import os

os.environ.setdefault("PALAIS_JIT", "0")

from hypothesis import settings

settings.register_profile("palais", deadline=None, derandomize=True, max_examples=60)
settings.load_profile("palais")
