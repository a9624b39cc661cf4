"""What a run found, as JSON for the next tool and as Markdown to be read."""

from __future__ import annotations

import json
from dataclasses import asdict
from typing import TYPE_CHECKING

from tools.soak.mutants import reasons
from tools.soak.mutants.judge import FOUND, GONE, SURVIVED, UNREACHED

if TYPE_CHECKING:
    from collections.abc import Iterable, Mapping
    from pathlib import Path

    from tools.soak.mutants.faults import Fault
    from tools.soak.mutants.judge import Verdict

HEAD = "| room | planted | found | survived | unreached | found of planted |\n|---|---:|---:|---:|---:|---:|"


def rows(faults: Iterable[Fault], verdicts: Mapping[str, Verdict]) -> list[dict[str, object]]:
    """Return each fault that was judged, with what became of it."""
    return [{"id": one.id, **asdict(one), **asdict(verdicts[one.id])} for one in faults if one.id in verdicts]


def table(faults: Iterable[Fault], verdicts: Mapping[str, Verdict]) -> str:
    """Return the numbers of each room as a table in Markdown; what is gone counts nowhere."""
    by_room: dict[str, list[str]] = {}
    for fault in faults:
        if fault.id in verdicts and verdicts[fault.id].outcome != GONE:
            by_room.setdefault(fault.room, []).append(verdicts[fault.id].outcome)
    whole = [outcome for several in by_room.values() for outcome in several]
    return "\n".join([HEAD, *(_line(room, several) for room, several in by_room.items()), _line("**all**", whole)])


def _line(name: str, outcomes: list[str]) -> str:
    numbers = [len(outcomes), *(outcomes.count(one) for one in (FOUND, SURVIVED, UNREACHED))]
    return f"| {name} | {' | '.join(map(str, numbers))} | {100 * numbers[1] / max(1, len(outcomes)):.0f} % |"


def survivor(fault: Fault, verdict: Verdict) -> str:
    """Return a survivor as an entry of a list."""
    reached = f"{verdict.reached_by} tests reach it, {verdict.ran} ran" if verdict.reached_by else "no test reaches it"
    before, after = ("\n".join(f"  {mark} {line}" for line in text.splitlines()) for mark, text in _sides(fault))
    place = f"`{fault.file}:{fault.line}` {fault.function}, {fault.operator}"
    return f"- {place} ({reached}, {verdict.seconds:.0f} s; {fault.id})\n\n  ```diff\n{before}\n{after}\n  ```"


def _explained(fault: Fault, known: dict[reasons.Key, str]) -> str:
    return f"- `{fault.file}:{fault.line}` `{fault.after.strip()}`: {reasons.reason(fault, known)}"


def _sides(fault: Fault) -> tuple[tuple[str, str], tuple[str, str]]:
    return ("-", fault.before), ("+", fault.after)


def markdown(heading: str, faults: list[Fault], verdicts: Mapping[str, Verdict], doubtful: Iterable[str]) -> str:
    """Return the whole report."""
    parts = [f"# {heading}", table(faults, verdicts)]
    known = reasons.read()
    for title, outcome in (("Survived", SURVIVED), ("Reached by no test", UNREACHED)):
        left = [fault for fault in faults if fault.id in verdicts and verdicts[fault.id].outcome == outcome]
        if unexplained := [fault for fault in left if not reasons.reason(fault, known)]:
            parts += [f"## {title}", *_by_room(unexplained, verdicts)]
        if explained := [fault for fault in left if reasons.reason(fault, known)]:
            parts += [f"## {title}, with a reason", *(_explained(fault, known) for fault in explained)]
    gone = [verdicts[one.id].how for one in faults if one.id in verdicts and verdicts[one.id].outcome == GONE]
    if gone:
        parts += ["## Gone from the source", "\n".join(f"- {how}" for how in gone)]
    if tests := sorted(doubtful):
        parts += ["## Tests that did not pass without a fault, and are left out", "\n".join(f"- {t}" for t in tests)]
    return "\n\n".join(parts) + "\n"


def _by_room(faults: list[Fault], verdicts: Mapping[str, Verdict]) -> list[str]:
    rooms = dict.fromkeys(fault.room for fault in faults)
    return [
        part
        for room in rooms
        for part in (f"### {room}", *(survivor(one, verdicts[one.id]) for one in faults if one.room == room))
    ]


def write(
    folder: Path, heading: str, faults: list[Fault], verdicts: Mapping[str, Verdict], left_out: list[str]
) -> None:
    """Write both files."""
    text = json.dumps({"heading": heading, "faults": rows(faults, verdicts)}, indent=1, ensure_ascii=False)
    (folder / "mutants.json").write_text(text + "\n", "utf-8")
    (folder / "mutants.md").write_text(markdown(heading, faults, verdicts, left_out), "utf-8")
