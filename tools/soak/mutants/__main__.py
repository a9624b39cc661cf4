"""Plants faults in copies of the source and says which ones the tests find: `scripts/soak mutants`.

    scripts/soak mutants --tier quick --count 300 --seed 1
    scripts/soak mutants --tier quick --faults faults.json --commit HEAD~20
    scripts/soak mutants --room bots --room lab --count 40

The first run of a state of the source makes the map of which tests reach which lines, which takes longer than the
tests alone. A run that was ended goes on where it stopped when it is called again in the same way. The results are
mutants.json and mutants.md in the folder that is named at the end; faults.json there is the list for --faults.
"""

from __future__ import annotations

import argparse
from pathlib import Path
from typing import TYPE_CHECKING

from tools.soak.mutants import copies, faults, reach, report, rooms
from tools.soak.mutants.runs import Run

if TYPE_CHECKING:
    from collections.abc import Sequence


def arguments(words: Sequence[str] | None) -> argparse.Namespace:
    """Read the command line."""
    style = argparse.RawDescriptionHelpFormatter
    parser = argparse.ArgumentParser(prog="scripts/soak mutants", description=__doc__, formatter_class=style)
    parser.add_argument("--tier", choices=copies.TIERS, default="quick", help="which tests may find a fault")
    parser.add_argument("--count", type=int, default=330, help="how many faults, spread over the rooms")
    parser.add_argument("--seed", type=int, default=1, help="another seed chooses other faults")
    parser.add_argument("--room", action="append", choices=[room.name for room in rooms.ROOMS], help="only this room")
    parser.add_argument("--near", action="store_true", help="try only the tests in the folders of these rooms")
    parser.add_argument("--faults", type=Path, metavar="FILE", help="plant the faults of this list instead")
    parser.add_argument("--commit", metavar="REV", help="plant in this commit; otherwise in the checkout as it is")
    parser.add_argument("--jobs", type=int, default=1, help="how many copies are worked on at a time")
    parser.add_argument(
        "--seconds", type=float, default=300.0, help="the tests that are tried on a fault take no longer, together"
    )
    parser.add_argument("--map-only", action="store_true", help="only make the map of which tests reach which lines")
    parser.add_argument("--folder", type=Path, default=copies.KEPT, help="where copies, maps and results are kept")
    return parser.parse_args(words)


def wanted(given: argparse.Namespace) -> tuple[rooms.Room, ...]:
    """Return the rooms in which faults are planted."""
    return tuple(room for room in rooms.ROOMS if not given.room or room.name in given.room)


def chosen(given: argparse.Namespace, tree: Path) -> list[faults.Fault]:
    """Return the faults that are to be planted."""
    if given.faults:
        names = {room.name for room in wanted(given)}
        return [fault for fault in faults.read(given.faults) if fault.room in names]
    return rooms.choose(tree, given.count, given.seed, wanted(given))


def main(words: Sequence[str] | None = None) -> None:
    """Make the copies and the map, judge the faults, and write what was found."""
    given = arguments(words)
    place = given.folder.resolve() / copies.key_of(given.commit)
    trees = [copies.copy(given.commit, place / f"copy-{n}") for n in range(given.jobs)]
    print(f"working in {place}", flush=True)
    only = reach.near(test for room in wanted(given) for test in room.tests) if given.near else None
    reach.make(trees[0], place / f"map-{given.tier}", given.tier, given.jobs, only)
    if given.map_only:
        return
    found = reach.Map(place / f"map-{given.tier}", trees[0], only)
    run = Run(found, trees, given.tier, chosen(given, trees[0]), given.seconds)
    folder = place / f"{given.tier}-{'near-' * given.near}{run.name}"
    folder.mkdir(exist_ok=True)
    faults.write(run.faults, folder / "faults.json")
    verdicts = run.confirm(folder / "judged.jsonl")
    tests = f"tests of the tier `{given.tier}`{' in the folders of their rooms' * given.near}"
    heading = f"Faults in {given.commit or 'the checkout'}, tried by {tests} of {given.seconds:.0f} s"
    report.write(folder, heading, run.faults, verdicts, run.map.left_out)
    print(report.table(run.faults, verdicts), f"\n{folder / 'mutants.md'}", sep="\n")


if __name__ == "__main__":
    main()
