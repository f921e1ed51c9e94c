"""Metrics for Prometheus."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from typing import Final

from prometheus_client import CollectorRegistry, Counter, Gauge, Histogram, generate_latest
from prometheus_client.core import CounterMetricFamily
from prometheus_client.registry import Collector

LATENCY_BUCKETS_SECONDS: Final = (0.002, 0.005, 0.01, 0.02, 0.05, 0.1, 0.2, 0.5, 1, 2, 5)
Family = tuple[str, str, Mapping[str, float]]
METRICS_MEDIA_TYPE: Final = "text/plain; version=0.0.4; charset=utf-8"


class Metrics:
    """The metrics of one server, in a registry of their own."""

    def __init__(self) -> None:
        self.registry = CollectorRegistry()
        self.tables = Gauge("palais_tables", "Tables in memory", registry=self.registry)
        self.viewers = Gauge("palais_viewers", "Open sockets", registry=self.registry)
        self.connections = Gauge("palais_connections", "Open connections, sockets among them", registry=self.registry)
        self.refused_connections = Gauge("palais_refused_connections", "Refused: too many at once", registry=self.registry)
        self.bots_ready = Gauge("palais_bots_ready", "1 when every bot plays at full strength", registry=self.registry)
        self.moves = Counter("palais_moves", "Submissions of people that were carried out", registry=self.registry)
        self.refusals = Counter("palais_refusals", "What was refused, by code", ["code"], registry=self.registry)
        self.dropped = Counter("palais_dropped", "Sockets dropped because nobody read them", registry=self.registry)
        self.requests = Counter("palais_requests", "HTTP answers by status", ["status"], registry=self.registry)
        self.latency = Histogram(
            "palais_move_seconds", "From a submission to its answer", buckets=LATENCY_BUCKETS_SECONDS, registry=self.registry
        )

    def watch_tables(self, loaded: Callable[[], int], ready: Callable[[], bool], spent: Mapping[str, float]) -> None:
        self.tables.set_function(loaded)
        self.bots_ready.set_function(lambda: float(ready()))
        self.registry.register(CountsCollector({"palais_part_seconds": ("Where the time of moves goes", "part", spent)}))

    def watch_connections(self, open: Callable[[], int], refused: Callable[[], int]) -> None:
        self.connections.set_function(open)
        self.refused_connections.set_function(refused)

    def watch_bots(self, decisions: Mapping[str, int], faults: Mapping[str, int]) -> None:
        counts: dict[str, Family] = {
            "palais_bot_decisions": ("What bots have decided, by bot", "bot", decisions),
            "palais_bot_faults": ("How bots have failed", "kind", faults),
        }
        self.registry.register(CountsCollector(counts))

    def text(self) -> bytes:
        return generate_latest(self.registry)


class CountsCollector(Collector):
    """Exports counts kept elsewhere. A family is its help text, its label, and the counts by value of the label."""

    def __init__(self, families: Mapping[str, Family]) -> None:
        self.families = families

    def collect(self) -> Iterator[CounterMetricFamily]:
        for name, (text, label, counts) in self.families.items():
            family = CounterMetricFamily(name, text, labels=[label])
            for value, number in dict(counts).items():
                family.add_metric([value], number)
            yield family
