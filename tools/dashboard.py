"""Make the Grafana dashboard, deploy/grafana/palais.json: one row of panels for players, one for the machine, one for bots."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any, Final

DASHBOARD: Final = Path("deploy/grafana/palais.json")
WIDTH, HEIGHT = 8, 8  # of a panel; Grafana's grid has 24 columns

# (title, unit, {legend: query}); the rates are over five minutes, summed over all servers
PANELS: Final[list[tuple[str, str, dict[str, str]]]] = [
    ("Tables and viewers", "short", {"tables": "sum(palais_tables)", "viewers": "sum(palais_viewers)"}),
    ("Moves a second", "ops", {"moves": "sum(rate(palais_moves_total[5m]))"}),
    (
        "A move takes",
        "s",
        {
            "p50": "histogram_quantile(0.5, sum by (le) (rate(palais_move_seconds_bucket[5m])))",
            "p99": "histogram_quantile(0.99, sum by (le) (rate(palais_move_seconds_bucket[5m])))",
        },
    ),
    ("Where the time of a move goes", "s", {"{{part}}": "sum by (part) (rate(palais_part_seconds_total[5m]))"}),
    ("Refused", "ops", {"{{code}}": "sum by (code) (rate(palais_refusals_total[5m]))"}),
    ("HTTP answers", "ops", {"{{status}}": "sum by (status) (rate(palais_requests_total[5m]))"}),
    (
        "Connections",
        "short",
        {"open": "sum(palais_connections)", "refused": "sum(palais_refused_connections)", "dropped": "sum(palais_dropped_total)"},
    ),
    ("Bots decide", "ops", {"{{bot}}": "sum by (bot) (rate(palais_bot_decisions_total[5m]))"}),
    (
        "Bots fail, and are they ready",
        "short",
        {"{{kind}}": "sum by (kind) (increase(palais_bot_faults_total[5m]))", "ready": "min(palais_bots_ready)"},
    ),
]


def dashboard() -> dict[str, Any]:
    return {
        "uid": "palais",
        "title": "Palais",
        "schemaVersion": 39,
        "refresh": "10s",
        "time": {"from": "now-3h", "to": "now"},
        "templating": {"list": [{"name": "datasource", "type": "datasource", "query": "prometheus"}]},
        "panels": [_panel(place, *panel) for place, panel in enumerate(PANELS)],
    }


def _panel(place: int, title: str, unit: str, queries: dict[str, str]) -> dict[str, Any]:
    source = {"type": "prometheus", "uid": "${datasource}"}
    per_row = 24 // WIDTH
    return {
        "id": place + 1,
        "type": "timeseries",
        "title": title,
        "datasource": source,
        "gridPos": {"x": place % per_row * WIDTH, "y": place // per_row * HEIGHT, "w": WIDTH, "h": HEIGHT},
        "fieldConfig": {"defaults": {"unit": unit, "min": 0}, "overrides": []},
        "targets": [
            {"refId": chr(ord("A") + number), "datasource": source, "expr": query, "legendFormat": legend}
            for number, (legend, query) in enumerate(queries.items())
        ],
    }


def text() -> str:
    return json.dumps(dashboard(), indent=2) + "\n"


if __name__ == "__main__":
    DASHBOARD.parent.mkdir(parents=True, exist_ok=True)
    DASHBOARD.write_text(text())
