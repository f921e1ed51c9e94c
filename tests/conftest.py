"""Tests run the rules as plain Python: readable traces, no compiler. What must be compiled runs in a process of its own."""

from __future__ import annotations

import os

os.environ.setdefault("PALAIS_JIT", "0")

from hypothesis import settings

settings.register_profile("palais", deadline=None, derandomize=True, max_examples=60)
settings.load_profile("palais")
