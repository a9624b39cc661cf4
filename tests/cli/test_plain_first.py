"""People at a table do not wait for the compiler."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import pytest

from bailey import bots
from bailey.bots.compiling import BackgroundCompiler
from bailey.cli.plain_first import PlainFirstBot
from bailey.games import castle_combo

if TYPE_CHECKING:
    import subprocess

GAME = castle_combo.GAME


class FakeCompiler(BackgroundCompiler):
    """A compiler that is ready when the test says so."""

    done = False

    def __init__(self, game: Any) -> None:
        super().__init__(game)

    def ready(self) -> bool:
        return self.done


@pytest.fixture
def made(monkeypatch: pytest.MonkeyPatch) -> list[tuple[str, bool]]:
    """Remember which bots are made, and make random ones."""
    seen: list[tuple[str, bool]] = []
    make = bots.make

    def note(spec: str, game: Any, *, plain: bool) -> bots.Bot:
        seen.append((spec, plain))
        return make("random", game, plain=True)

    monkeypatch.setattr(bots, "make", note)
    return seen


def test_a_search_bot_hurries_until_the_compiled_rules_are_ready_if_they_are_compiled(
    made: list[tuple[str, bool]],
) -> None:
    compiler = FakeCompiler(GAME)
    bot, position = PlainFirstBot("search:2000", GAME, compiler), castle_combo.new(2, 7)
    bot.choose(position, 1)
    assert made == [("search:1s", True)]
    compiler.done = True
    bot.choose(position, 1)
    bot.choose(position, 1)
    assert made[1:] == [("search:2000", False)]
    PlainFirstBot("search:2000", GAME, None).choose(position, 1)
    assert made[2:] == [("search:2000", True)]


@pytest.mark.parametrize("spec", ["greedy", "random", "search:0.5s", "search:20", "casual8:40"])
def test_a_bot_that_is_quick_anyhow_is_itself_from_the_start(made: list[tuple[str, bool]], spec: str) -> None:
    PlainFirstBot(spec, GAME, FakeCompiler(GAME))
    assert made == [(spec, True)]


def test_a_casual_bot_overlooks_as_much_while_it_hurries(made: list[tuple[str, bool]]) -> None:
    PlainFirstBot("casual8:300", GAME, FakeCompiler(GAME))
    assert made == [("casual8:1s", True)]


def test_compiling_is_begun_once_and_waited_for(monkeypatch: pytest.MonkeyPatch) -> None:
    class Process:
        polled = 0

        def poll(self) -> int | None:
            self.polled += 1
            return 0 if self.polled > 2 else None

    begun: list[Process] = []

    def start(_: BackgroundCompiler) -> subprocess.Popen[bytes]:
        begun.append(Process())
        return begun[-1]  # type: ignore[return-value]

    monkeypatch.setattr(BackgroundCompiler, "_start", start)
    compiler = BackgroundCompiler(GAME)
    assert [compiler.ready() for _ in range(4)] == [False, False, True, True]
    assert len(begun) == 1


@pytest.mark.parametrize("fault", [None, OSError(11, "Resource temporarily unavailable")])
def test_a_compiler_that_fails_is_told_once(
    monkeypatch: pytest.MonkeyPatch, made: list[tuple[str, bool]], fault: OSError | None
) -> None:
    class Process:
        def poll(self) -> int:
            return 1

    def start(_: BackgroundCompiler) -> subprocess.Popen[bytes]:
        if fault is not None:
            raise fault
        return Process()  # type: ignore[return-value]

    monkeypatch.setattr(BackgroundCompiler, "_start", start)
    failures: list[str] = []
    compiler = BackgroundCompiler(GAME, lambda: failures.append(GAME.name))
    for bot in (PlainFirstBot("search:2000", GAME, compiler), PlainFirstBot("greedy", GAME, compiler)):
        bot.choose(castle_combo.new(2, 7), 1)
        bot.choose(castle_combo.new(2, 7), 2)
    assert failures == [GAME.name]
    assert all(plain for _, plain in made)
