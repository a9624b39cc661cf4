"""`scripts/soak beside` measures whether an analysis slows a table."""

from __future__ import annotations

import asyncio
from typing import TYPE_CHECKING, Any

import msgspec
import pytest

from bailey import games
from bailey.core.records.contest import lack_of
from bailey.core.records.log import most_rows
from bailey.core.records.log_text import read_log
from tools.soak.beside_analyses import Person, record_of, times

if TYPE_CHECKING:
    from collections.abc import Callable


def test_percentiles_are_those_of_the_ordered_times_if_there_are_any() -> None:
    found = times([0.3, *[0.1] * 98, 0.2])
    assert found == {"times": 100, "p50_ms": 100.0, "p95_ms": 100.0, "p99_ms": 300.0, "max_ms": 300.0}
    with pytest.raises(RuntimeError, match="for more seconds"):
        times([])


@pytest.mark.usefixtures("numba")
def test_its_records_can_be_analysed() -> None:
    assert lack_of(read_log(record_of("castle-combo", 3), games.find, most_rows)) is None


class Table:
    """Stands for a server: the person chooses, the bot answers twice, and the game is over."""

    def __init__(self) -> None:
        self.show: Callable[[bytes], None] = lambda _: None
        self.sent: list[dict[str, Any]] = []

    async def request(self, *_: object) -> dict[str, str]:
        return {"table": "t"}

    async def connect(self, _: str, show: Callable[[bytes], None]) -> Table:
        self.show = show
        self._update(1, mine=True)
        return self

    def send(self, data: bytes) -> None:
        self.sent.append(msgspec.json.decode(data))
        asyncio.get_running_loop().call_soon(self._answer)

    def close(self) -> None:
        pass

    def _answer(self) -> None:
        self._update(2, mine=False)
        loop = asyncio.get_running_loop()
        loop.call_later(0.01, lambda: self._update(3, mine=False))
        loop.call_later(0.02, lambda: self._update(4, mine=False, over=True))

    def _update(self, n: int, *, mine: bool, over: bool = False) -> None:
        update = {"n": n, "over": over, "choices": [{"number": 7}] if mine else []}
        self.show(msgspec.json.encode({"type": "update", "update": update}))


def test_a_choice_and_the_whole_answer_are_timed() -> None:
    table = Table()
    person = Person(table, "castle-combo", "hard")  # type: ignore[arg-type] # it stands for a visitor
    asyncio.run(person._play_one(float("inf")))
    assert [one["number"] for one in table.sent] == [7]
    assert (len(person.choices), len(person.answers)) == (1, 1), "both moves of the bot are one answer"
