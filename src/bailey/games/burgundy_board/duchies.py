"""The duchies, read from `duchies.json`: 37 spaces each, in seven rows of 4, 5, 6, 7, 6, 5 and 4.

Spaces are counted row by row from the top, from left to right. A *region* is connected spaces of one colour.
"""

from __future__ import annotations

from bailey.core import Record, number, numbers, table
from bailey.games.burgundy_board.data import DUCHIES_PRINTED, KINDS, PATHS

NO_SPACE = -1
SIDES = 6
_LETTERS: dict[str, str] = DUCHIES_PRINTED["letters"]
_DICE = "".join(DUCHIES_PRINTED["dice"])
SPACES = len(_DICE)
DUCHIES: tuple[str, ...] = tuple(row["id"] for row in DUCHIES_PRINTED["duchies"])
CONFIDENCE: dict[str, str] = {row["id"]: row["confidence"] for row in DUCHIES_PRINTED["duchies"]}
#: The duchies of the copies of 2019, those of 2023, and all.
CLASSIC, REVISED, ALL_DUCHIES = range(3)
_IN_SET = ({"both", "classic"}, {"both", "revised"}, {"both", "classic", "revised", "more"})
DUCHY_SETS = tuple(
    tuple(i for i, row in enumerate(DUCHIES_PRINTED["duchies"]) if row["set"] in wanted) for wanted in _IN_SET
)
#: The axial coordinates of the spaces, to the right and down.
PLACES: tuple[tuple[int, int], ...] = tuple(
    (q, r) for r in range(-3, 4) for q in range(max(-3, -3 - r), min(3, 3 - r) + 1)
)
_TURNS = ((1, 0), (1, -1), (0, -1), (-1, 0), (-1, 1), (0, 1))


class Space(Record):
    """A space of a duchy: the kind of tile that fits, the number of its die, its region, and its place in its kind."""

    kind: int = number(0, names=KINDS)
    die: int = 0
    region: int = 0
    place: int = 0


#: The most spaces of one kind.
KIND_SPACES = 12


class Spaces(Record):
    """The spaces of one kind in a duchy, `NO_SPACE` behind the last."""

    space: list[int] = numbers(KIND_SPACES, NO_SPACE)


class Region(Record):
    """A region: its kind, and how many spaces it has; 0 for a region that a duchy does not have."""

    kind: int = 0
    size: int = 0


class Beside(Record):
    """The neighbours of a space, `NO_SPACE` at the edge."""

    space: list[int] = numbers(SIDES, NO_SPACE)


class OnPaths(Record):
    """The paths between border posts on which a space lies, one bit each."""

    paths: int = 0


def neighbours_of(k: int) -> list[int]:
    """Return the spaces next to a space."""
    q, r = PLACES[k]
    return [PLACES.index((q + dq, r + dr)) for dq, dr in _TURNS if (q + dq, r + dr) in PLACES]


def kinds_of(duchy: str) -> list[int]:
    """Return the kind of every space of a duchy."""
    rows = next(row["rows"] for row in DUCHIES_PRINTED["duchies"] if row["id"] == duchy)
    return [KINDS.index(_LETTERS[letter]) for letter in "".join(rows)]


def regions_of(kinds: list[int]) -> list[int]:
    """Return the region of every space, numbered in the order of their first spaces."""
    region = [NO_SPACE] * SPACES
    found = 0
    for first in range(SPACES):
        if region[first] != NO_SPACE:
            continue
        waiting = [first]
        while waiting:
            k = waiting.pop()
            region[k] = found
            waiting += [n for n in neighbours_of(k) if kinds[n] == kinds[first] and region[n] == NO_SPACE]
        found += 1
    return region


def _spaces() -> list[Space]:
    made = []
    for duchy in DUCHIES:
        kinds = kinds_of(duchy)
        for k, region in enumerate(regions_of(kinds)):
            here = Space()
            here.kind, here.die, here.region = kinds[k], int(_DICE[k]), region
            here.place = kinds[:k].count(kinds[k])
            made.append(here)
    return made


def _regions() -> list[Region]:
    made = []
    for duchy in DUCHIES:
        kinds = kinds_of(duchy)
        regions = regions_of(kinds)
        for which in range(REGIONS):
            here = Region()
            here.size = regions.count(which)
            here.kind = kinds[regions.index(which)] if here.size else 0
            made.append(here)
    return made


def _of_kind() -> list[Spaces]:
    made = []
    for duchy in DUCHIES:
        kinds = kinds_of(duchy)
        for kind in range(len(KINDS)):
            here = Spaces()
            found = [k for k in range(SPACES) if kinds[k] == kind]
            here.space[: len(found)] = found
            made.append(here)
    return made


def _beside(k: int) -> Beside:
    made = Beside()
    found = neighbours_of(k)
    made.space[: len(found)] = found
    return made


def _on_paths(k: int) -> OnPaths:
    made = OnPaths()
    made.paths = sum(1 << path for path, spaces in enumerate(PATHS) if k in spaces)
    return made


#: The most regions that a duchy has.
REGIONS = max(max(regions_of(kinds_of(duchy))) for duchy in DUCHIES) + 1
#: Of a space, by `duchy * SPACES + space`; of a region, by `duchy * REGIONS + region`.
_SPACES = _spaces()
space_of = table(_SPACES)
region_of = table(_regions())
#: By `duchy * len(KINDS) + kind`.
spaces_of_kind = table(_of_kind())
beside = table([_beside(k) for k in range(SPACES)])
on_paths = table([_on_paths(k) for k in range(SPACES)])
#: How many spaces of each kind every duchy has.
KIND_SIZES: tuple[int, ...] = tuple(kinds_of(DUCHIES[0]).count(kind) for kind in range(len(KINDS)))


class KindSize(Record):
    """How many spaces of a kind a duchy has."""

    spaces: int = 0


def _kind_size(kind: int) -> KindSize:
    made = KindSize()
    made.spaces = KIND_SIZES[kind]
    return made


class InSet(Record):
    """Whether a set of duchies holds one."""

    holds: int = 0


def _in_set(which: int, duchy: int) -> InSet:
    made = InSet()
    made.holds = int(duchy in DUCHY_SETS[which])
    return made


kind_size = table([_kind_size(kind) for kind in range(len(KINDS))])
#: By `set * len(DUCHIES) + duchy`.
duchy_sets = table([_in_set(which, duchy) for which in range(len(DUCHY_SETS)) for duchy in range(len(DUCHIES))])
