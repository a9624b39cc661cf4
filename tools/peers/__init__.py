"""Measures peers (other game engines) beside Bailey: in the same run, on the same core, each in its own environment.

    from tools.peers import default_folder, measure_peers
    records = measure_peers(default_folder(), seconds=5.0, report=print)

Every peer yields at least one record. The record of a measurement has peer, version, game, mode, decisions_per_second,
games_per_second, decisions_per_game, forced_percent (decisions with a single open choice, which Bailey does not count),
spread_percent, wall_per_cpu, calibration_ms_before and _after, and in some modes iterations_per_second or
nodes_per_second. The record of a peer that could not be measured has `error`, the reason. No peer is imported here.
"""

from pathlib import Path

from bailey.lab.stopwatch import Record
from tools.peers.environments import Report, UnavailableError, default_folder, ensure_environment
from tools.peers.roster import PEERS, Peer, select
from tools.peers.runner import failure, record_line, run_probe

__all__ = ["PEERS", "Record", "default_folder", "measure_peers", "record_line"]


def measure_peers(
    folder: Path,
    seconds: float = 5.0,
    repeats: int = 3,
    only: list[str] | None = None,
    report: Report = lambda _: None,
) -> list[Record]:
    """Measure all peers, or `only` those with these keys; their environments are kept in `folder`."""
    return [record for peer in select(only) for record in _measure(peer, folder, seconds, repeats, report)]


def _measure(peer: Peer, folder: Path, seconds: float, repeats: int, report: Report) -> list[Record]:
    try:
        python = ensure_environment(peer, folder, report)
        return run_probe(peer, python, seconds, repeats, report)
    except (UnavailableError, OSError) as reason:
        record = failure(peer, str(reason))
        report(record_line(record))
        return [record]
