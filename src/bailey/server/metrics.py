"""What the server counts, for Prometheus."""

from __future__ import annotations

from typing import get_args

from prometheus_client import CollectorRegistry, Counter, Gauge, Histogram, generate_latest

from bailey.server.messages.socket import Commands

BUCKETS = (0.001, 0.002, 0.005, 0.01, 0.02, 0.05, 0.1, 0.2, 0.5, 1.0, 5.0)


class Metrics:
    """What a server counts."""

    def __init__(self) -> None:
        self.registry = registry = CollectorRegistry()
        self.rows = Counter("bailey_rows", "Rows committed to the log.", registry=registry)
        self.lost = Counter("bailey_rows_lost", "Rows that another server was quicker with.", registry=registry)
        self.refused = Counter("bailey_refused", "Commands and requests refused.", ["key"], registry=registry)
        self.commands = Counter("bailey_commands", "Commands read from sockets.", ["do"], registry=registry)
        self.commits = Histogram(
            "bailey_commit_seconds", "How long a group commit takes.", buckets=BUCKETS, registry=registry
        )
        self.groups = Histogram(
            "bailey_commit_rows", "Rows in a group commit.", buckets=(1, 2, 5, 10, 20, 50, 100, 200), registry=registry
        )
        self.commands_seconds = Histogram(
            "bailey_command_seconds", "From a command to what it led to.", buckets=BUCKETS, registry=registry
        )
        self.thoughts = Histogram(
            "bailey_bot_seconds", "How long a bot takes to choose.", buckets=BUCKETS, registry=registry
        )
        self.command = {kind: self.commands.labels(kind.__name__.lower()) for kind in get_args(Commands)}
        self.tables = Gauge("bailey_tables", "Tables in memory.", registry=registry)
        self.sockets = Gauge("bailey_sockets", "Open sockets.", registry=registry)
        self.expired = Counter("bailey_tables_expired", "Tables deleted for their age.", ["state"], registry=registry)
        for state in ("open", "bots", "abandoned"):
            self.expired.labels(state)
        self.checked = Counter("bailey_tables_looked_at", "Tables looked at for their age.", registry=registry)
        self.failures = Counter("bailey_failures", "Faults of ours.", registry=registry)

    def committed(self, rows: int, seconds: float) -> None:
        """Count a group commit."""
        self.rows.inc(rows)
        self.commits.observe(seconds)
        self.groups.observe(rows)

    def write(self) -> bytes:
        """Write all figures."""
        return generate_latest(self.registry)
