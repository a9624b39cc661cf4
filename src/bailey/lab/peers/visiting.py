"""A visit at a peer: run its probe in its own interpreter, read what the probe tells, judge how it ended."""

import json
import subprocess
import tempfile
from collections.abc import Iterable
from pathlib import Path

from bailey.lab.peers.homes import Report, foreign, last_words
from bailey.lab.peers.probe import Record
from bailey.lab.peers.roster import HERE, Peer

BOTH_CALIBRATIONS = 2
# How faulthandler begins when the probe's watch runs out.
HUNG = "Timeout ("


def visit(peer: Peer, python: Path, seconds: float, repeats: int, report: Report) -> list[Record]:
    """All records of one peer. What broke is a record as well."""
    told: list[Record] = []
    with tempfile.TemporaryFile("w+", encoding="utf-8", errors="replace") as said:
        command = probe_command(peer, python, seconds, repeats)
        with subprocess.Popen(
            command, stdout=subprocess.PIPE, stderr=said, text=True, errors="replace", env=foreign()
        ) as probe:
            told.extend(_listen(peer, probe.stdout or (), report))
        said.seek(0)
        return judged(peer, told, probe.returncode, said.read())


def probe_command(peer: Peer, python: Path, seconds: float, repeats: int) -> list[str]:
    """-P keeps our own folder out of the peer's imports."""
    limits = ["--seconds", str(seconds), "--repeats", str(repeats)]
    return [str(python), "-P", "-W", "ignore", str(HERE / "probe.py"), "--script", str(peer.script), *limits]


def _listen(peer: Peer, lines: Iterable[str], report: Report) -> Iterable[Record]:
    for line in lines:
        record = read_line(line)
        if record is None:
            continue
        if "mode" in record:
            report(sentence(named(peer) | record))
        yield record


def read_line(line: str) -> Record | None:
    """The record in a line of output; None for anything else that may have slipped in."""
    try:
        record = json.loads(line)
    except (ValueError, RecursionError):
        return None
    whole = isinstance(record, dict) and ({"game", "mode"} <= record.keys() or "calibration_ms" in record)
    return record if whole else None


def judged(peer: Peer, told: list[Record], code: int, said: str) -> list[Record]:
    """The measurements, with the calibrations around them, and a last record if the probe stopped early."""
    calibrations = [record["calibration_ms"] for record in told if "calibration_ms" in record]
    before, after = [*calibrations, None, None][:BOTH_CALIBRATIONS]
    around = {"calibration_ms_before": before, "calibration_ms_after": after}
    records = [named(peer) | record | around for record in told if "mode" in record]
    if code or len(calibrations) < BOTH_CALIBRATIONS:
        records.append(failed(peer, _how_it_ended(code, len(records), said)) | around)
    elif not records:
        records.append(failed(peer, "the probe had nothing to measure") | around)
    return records


def _how_it_ended(code: int, measured: int, said: str) -> str:
    end = f"was killed by signal {-code}" if code < 0 else f"ended with code {code}"
    if HUNG in said:
        end = "hung, and was ended"
    return f"the probe {end} after {measured} measurements: {last_words(said) or 'without a word'}"


def named(peer: Peer) -> Record:
    """How every record of a peer begins."""
    return {"peer": peer.name, "version": peer.version}


def failed(peer: Peer, reason: str) -> Record:
    """The record of a peer that could not be measured, or not to the end."""
    return named(peer) | {"game": None, "mode": None, "error": reason}


def sentence(record: Record) -> str:
    """A record on one line, for people."""
    who = f"{record['peer']} {record['version']}"
    what = f" {record['game']}, {record['mode']}" if record["game"] else ""
    if "error" in record:
        return f"{who}{what}: not measured: {record['error']}"
    rates = {unit: record.get(f"{unit}_per_second") for unit in ("decisions", "games", "iterations", "nodes")}
    told = ", ".join(f"{rate:,g} {unit}/s" for unit, rate in rates.items() if rate is not None)
    return f"{who}{what}: {told} (spread {record.get('spread_percent')} %)"
