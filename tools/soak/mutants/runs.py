"""Judges a list of faults in several copies at a time; what is judged is kept, so that a run can go on."""

from __future__ import annotations

import hashlib
import json
import statistics
import time
from concurrent.futures import ThreadPoolExecutor
from dataclasses import asdict, dataclass, field
from queue import Queue
from threading import Lock
from typing import TYPE_CHECKING

from tools.soak.mutants import client, judge
from tools.soak.mutants.judge import Verdict

if TYPE_CHECKING:
    from pathlib import Path

    from tools.soak.mutants.faults import Fault
    from tools.soak.mutants.reach import Map


@dataclass
class Run:
    """Faults that are to be judged with one map, in these copies."""

    map: Map
    trees: list[Path]
    tier: str
    faults: list[Fault]
    seconds: float
    verdicts: dict[str, Verdict] = field(default_factory=dict)
    lock: Lock = field(default_factory=Lock)

    @property
    def name(self) -> str:
        """A short name for the list of faults."""
        return hashlib.blake2b(" ".join(fault.id for fault in self.faults).encode(), digest_size=4).hexdigest()

    def confirm(self, kept: Path) -> dict[str, Verdict]:
        """Judge all faults; those that a test found which fails without them are judged again without that test."""
        self.judge(kept)
        while unsteady := judge.failing({v.by for v in self.verdicts.values()}, self.map, self.trees[0], self.tier):
            self.map.leave_out(unsteady)
            again = {name for name, verdict in self.verdicts.items() if verdict.by in unsteady}
            self.verdicts = {name: verdict for name, verdict in self.verdicts.items() if name not in again}
            kept.write_text("".join(map(row, self.verdicts.items())), "utf-8")
            self.judge(kept)
        return self.verdicts

    def judge(self, kept: Path) -> dict[str, Verdict]:
        """Judge what is not judged yet, and return all verdicts by the faults' ids."""
        self.verdicts |= read(kept)
        left = [fault for fault in self.faults if fault.id not in self.verdicts]
        free: Queue[Path] = Queue()
        for tree in self.trees:
            judge.mend(tree)
            free.put(tree)

        def one(fault: Fault) -> None:
            tree = free.get()
            try:
                judges = client.judge if fault.file.startswith("web/") else judge.judge
                verdict = judges(fault, self.map, tree, self.tier, self.seconds)
            finally:
                free.put(tree)
            with self.lock:
                self.keep(fault, verdict, kept)

        with ThreadPoolExecutor(len(self.trees)) as pool:
            list(pool.map(one, left))
        return self.verdicts

    def keep(self, fault: Fault, verdict: Verdict, kept: Path) -> None:
        """Write down a verdict, and tell how far the run is."""
        self.verdicts[fault.id] = verdict
        with kept.open("a", encoding="utf-8") as file:
            file.write(row((fault.id, verdict)))
        done, place = len(self.verdicts), f"{fault.file}:{fault.line}"
        print(f"[{done}/{len(self.faults)}] {verdict.outcome} {verdict.how} {verdict.seconds:.0f} s  {place}", end="")
        print(f"  ({self.minutes_left():.0f} min left)  {time.strftime('%H:%M')}", flush=True)

    def minutes_left(self) -> float:
        """Return how long the rest takes, about."""
        mean = statistics.fmean(verdict.seconds for verdict in self.verdicts.values())
        return mean * (len(self.faults) - len(self.verdicts)) / len(self.trees) / 60


def row(judged: tuple[str, Verdict]) -> str:
    """Return a line that says what became of a fault."""
    return json.dumps({"id": judged[0], **asdict(judged[1])}) + "\n"


def read(kept: Path) -> dict[str, Verdict]:
    """Read the verdicts of a run that was ended; its last line may be broken."""
    verdicts = {}
    for line in kept.read_text("utf-8").splitlines() if kept.exists() else ():
        try:
            told = json.loads(line)
        except ValueError:
            continue
        name = told.pop("id")
        verdicts[name] = Verdict(**told)
    return verdicts
