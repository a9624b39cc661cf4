"""Runs a peer's probe in the peer's interpreter and reads its records."""

import json
import subprocess
import tempfile
from collections.abc import Iterable
from pathlib import Path

from bailey.lab import stopwatch
from bailey.lab.stopwatch import Record
from tools.peers.environments import Report, last_lines, peer_variables
from tools.peers.roster import HERE, Peer

BOTH_CALIBRATIONS = 2
#: How the traceback begins that faulthandler writes when a task hangs.
HANG_MARK = "Timeout ("


def run_probe(peer: Peer, python: Path, seconds: float, repeats: int, report: Report) -> list[Record]:
    """Return all records of one peer; a failure is a record as well."""
    records: list[Record] = []
    with tempfile.TemporaryFile("w+", encoding="utf-8", errors="replace") as errors:
        command = probe_command(peer, python, seconds, repeats)
        with subprocess.Popen(
            command, stdout=subprocess.PIPE, stderr=errors, text=True, errors="replace", env=peer_variables()
        ) as probe:
            records.extend(_read_records(peer, probe.stdout or (), report))
        errors.seek(0)
        return complete(peer, records, probe.returncode, errors.read())


def probe_command(peer: Peer, python: Path, seconds: float, repeats: int) -> list[str]:
    """Return the command that runs a probe; -P keeps our own folder out of the peer's imports."""
    files = ["--stopwatch", stopwatch.__file__, "--script", str(peer.script)]
    limits = ["--seconds", str(seconds), "--repeats", str(repeats)]
    return [str(python), "-P", "-W", "ignore", str(HERE / "probe.py"), *files, *limits]


def _read_records(peer: Peer, lines: Iterable[str], report: Report) -> Iterable[Record]:
    for line in lines:
        record = read_line(line)
        if record is None:
            continue
        if "mode" in record:
            report(record_line(header(peer) | record))
        yield record


def read_line(line: str) -> Record | None:
    """Return the record in a line of output; None for any other line."""
    try:
        record = json.loads(line)
    except (ValueError, RecursionError):
        return None
    valid = isinstance(record, dict) and ({"game", "mode"} <= record.keys() or "calibration_ms" in record)
    return record if valid else None


def complete(peer: Peer, found: list[Record], code: int, errors: str) -> list[Record]:
    """Return the measurements with the calibrations around them, and a failure if the probe stopped early."""
    calibrations = [record["calibration_ms"] for record in found if "calibration_ms" in record]
    before, after = [*calibrations, None, None][:BOTH_CALIBRATIONS]
    around = {"calibration_ms_before": before, "calibration_ms_after": after}
    records = [header(peer) | record | around for record in found if "mode" in record]
    if code or len(calibrations) < BOTH_CALIBRATIONS:
        records.append(failure(peer, _how_it_ended(code, len(records), errors)) | around)
    elif not records:
        records.append(failure(peer, "the probe had nothing to measure") | around)
    return records


def _how_it_ended(code: int, measured: int, errors: str) -> str:
    end = f"was killed by signal {-code}" if code < 0 else f"ended with code {code}"
    if HANG_MARK in errors:
        end = "hung and was ended"
    return f"the probe {end} after {measured} measurements: {last_lines(errors) or 'no output'}"


def header(peer: Peer) -> Record:
    """Return the fields with which every record of a peer begins."""
    return {"peer": peer.name, "version": peer.version}


def failure(peer: Peer, reason: str) -> Record:
    """Return the record of a peer that could not be measured, or not completely."""
    return header(peer) | {"game": None, "mode": None, "error": reason}


def record_line(record: Record) -> str:
    """Return a record as one line of text."""
    peer = f"{record['peer']} {record['version']}"
    task = f" {record['game']}, {record['mode']}" if record["game"] else ""
    if "error" in record:
        return f"{peer}{task}: not measured: {record['error']}"
    rates = {unit: record.get(f"{unit}_per_second") for unit in ("decisions", "games", "iterations", "nodes")}
    written = ", ".join(f"{rate:,g} {unit}/s" for unit, rate in rates.items() if rate is not None)
    return f"{peer}{task}: {written} (spread {record.get('spread_percent')} %)"
