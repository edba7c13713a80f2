"""What can be measured from outside, for Prometheus."""

from collections.abc import Callable

from prometheus_client import CollectorRegistry, Counter, Gauge, Histogram, generate_latest

FAST = (0.0005, 0.001, 0.002, 0.003, 0.005, 0.0075, 0.01, 0.0125, 0.015, 0.02, 0.03, 0.05, 0.1, 0.25, 1.0)
SLOW = (0.01, 0.05, 0.1, 0.3, 0.6, 1.0, 2.0, 5.0, 10.0)


class Metrics:
    def __init__(self) -> None:
        it = self.registry = CollectorRegistry()
        self.lines = Gauge("grotto_connections", "Open connections", registry=it)
        self.tables = Gauge("grotto_tables", "Tables in memory", registry=it)
        self.actions = Counter("grotto_actions", "Moments told at tables", registry=it)
        self.games = Counter("grotto_games_finished", "Games that ended", registry=it)
        self.refused = Counter("grotto_refused", "Commands refused, by reason", ["reason"], registry=it)
        self.answered = Histogram(
            "grotto_command_seconds", "From command received to answer sent", buckets=FAST, registry=it
        )
        self.viewed = Histogram(
            "grotto_view_seconds", "From an action received to each view of it sent", buckets=FAST, registry=it
        )
        self.lag = Histogram("grotto_loop_lag_seconds", "How late the event loop wakes", buckets=FAST, registry=it)
        self.thought = Histogram("grotto_thought_seconds", "How long programs think", buckets=SLOW, registry=it)
        self.behind = Counter(
            "grotto_lines_behind", "Outboxes that overflowed and were sent a fresh state", registry=it
        )

    def viewed_since(self, received: int | None) -> Callable[[int], None] | None:
        """To be told when a view is sent of what came in then (both in µs); None if nobody sent it in."""
        return None if received is None else lambda sent: self.viewed.observe((sent - received) / 1e6)

    def text(self) -> bytes:
        return generate_latest(self.registry)
