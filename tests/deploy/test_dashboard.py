"""The Grafana dashboard: made from tools/dashboard.py, and every metric it asks for is one the server exports."""

from __future__ import annotations

import json
import re

from tests.web.server import Server
from tools.dashboard import DASHBOARD, text


def test_the_file_is_what_the_tool_makes() -> None:
    assert DASHBOARD.read_text() == text(), "run: python -m tools.dashboard"


def test_every_metric_of_the_dashboard_is_exported(server: Server) -> None:
    panels = json.loads(DASHBOARD.read_text())["panels"]
    asked = {name for panel in panels for target in panel["targets"] for name in re.findall(r"palais_[a-z_]+", target["expr"])}
    exported = server.metric_names()
    assert asked
    assert {re.sub(r"_(bucket|total)$", "", name) for name in asked} <= exported
    missing = {name for name in exported if name not in {re.sub(r"_(bucket|total)$", "", name) for name in asked}}
    assert not missing, "a metric that no panel shows"
