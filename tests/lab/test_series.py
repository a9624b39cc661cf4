"""A series of games: what is finished is kept, however it ends."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from bailey.lab.crews.crew import Lost
from bailey.lab.playing import Series

if TYPE_CHECKING:
    from collections.abc import Iterator


def made(*games: int, fault: BaseException | None = None) -> Iterator[int]:
    """Results of so many games each, then a fault."""
    yield from games
    if fault is not None:
        raise fault


def test_each_result_is_kept_and_reported_with_what_was_done_before() -> None:
    told: list[tuple[int, int]] = []
    with Series(12, lambda *numbers: told.append(numbers), done=2) as series:
        series.keep(made(3, 4, 3), lambda games: games)
    assert told == [(5, 12), (9, 12), (12, 12)]
    assert (series.done, series.interrupted, series.lost) == (12, False, "")


def test_it_ends_when_it_is_enough() -> None:
    kept: list[int] = []

    def keep(games: int) -> int:
        kept.append(games)
        return games

    with Series(10) as series:
        series.keep(made(1, 2, 3, 4), keep, enough=lambda: series.done >= 3)
    assert kept == [1, 2]


@pytest.mark.parametrize(("fault", "lost"), [(KeyboardInterrupt(), ""), (Lost("the crew is gone"), "the crew is gone")])
def test_ctrl_c_and_a_lost_crew_end_it_with_what_is_done(fault: BaseException, lost: str) -> None:
    with Series(10) as series:
        series.keep(made(4, fault=fault), lambda games: games)
    assert (series.done, series.interrupted, series.lost) == (4, True, lost)


def test_a_crew_that_is_lost_before_anything_is_done_is_a_fault() -> None:
    with pytest.raises(Lost), Series(10) as series:
        series.keep(made(fault=Lost("the crew is gone")), lambda games: games)


def test_any_other_fault_goes_on() -> None:
    with pytest.raises(RuntimeError), Series(10) as series:
        series.keep(made(4, fault=RuntimeError()), lambda games: games)
