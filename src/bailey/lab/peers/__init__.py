"""The peers of Bailey, measured beside it: in the same run, on the same core, each in its own environment.

    from bailey.lab.peers import default_folder, measure_peers, one_core
    one_core()      # for Bailey's own numbers; the peers take the same core
    records = measure_peers(default_folder(), seconds=5.0, report=print)

Every peer yields at least one record. A measured one holds peer, version, game, mode, decisions_per_second,
games_per_second, decisions_per_game, forced_percent (decisions with a single open choice, which Bailey does
not count), spread_percent, wall_per_cpu, calibration_ms_before and _after, and in some modes
iterations_per_second or nodes_per_second. One that could not be measured holds `error`, the reason.
Nothing of a peer is imported here.
"""

from pathlib import Path

from bailey.lab.peers.homes import Report, Unavailable, default_folder, house
from bailey.lab.peers.probe import Record, calibrate, one_core
from bailey.lab.peers.roster import PEERS, Peer, chosen
from bailey.lab.peers.visiting import failed, sentence, visit

__all__ = ["PEERS", "Record", "calibrate", "default_folder", "measure_peers", "one_core", "sentence"]


def measure_peers(
    folder: Path,
    seconds: float = 5.0,
    repeats: int = 3,
    only: list[str] | None = None,
    report: Report = lambda _: None,
) -> list[Record]:
    """Measure the peers, or `only` some by key; environments are made, or found again, in `folder`."""
    return [record for peer in chosen(only) for record in _measure(peer, folder, seconds, repeats, report)]


def _measure(peer: Peer, folder: Path, seconds: float, repeats: int, report: Report) -> list[Record]:
    try:
        python = house(peer, folder, report)
        return visit(peer, python, seconds, repeats, report)
    except (Unavailable, OSError) as reason:
        record = failed(peer, str(reason))
        report(sentence(record))
        return [record]
