"""Clocks, limits, and what happens by itself, reckoned without a server, a database or a wait."""

from __future__ import annotations

import asyncio
import itertools
from types import SimpleNamespace
from typing import TYPE_CHECKING, Any

import pytest

from bailey.games import burgundy_cards, castle_combo
from bailey.server.access import limits
from bailey.server.access.budgets import Budgets
from bailey.server.access.limits import RateLimit, TokenBucket
from bailey.server.allowance import Allowance, read_allowance
from bailey.server.errors import Refusal
from bailey.server.store.group_commit import ScheduledAction
from bailey.server.table import results
from bailey.server.table.clocks import Clocks
from bailey.server.table.results import rivals_of, wins_of
from bailey.server.table.schedule import ANY_KIND, Schedule
from bailey.server.table.time_slices import TimeSlices

if TYPE_CHECKING:
    from collections.abc import Iterator


class TestClocks:
    @pytest.fixture
    def clocks(self) -> Clocks:
        """Clocks of a minute, with five seconds for each decision; that of the second seat has run since 100."""
        clocks = Clocks({"base": 60, "add": 5}, 3)
        clocks.decided(None, 1, 100.0)
        return clocks

    def test_only_the_clock_of_who_decides_runs(self, clocks: Clocks) -> None:
        assert [clocks.left_of(seat, 110.0) for seat in range(3)] == [60, 50, 60]
        assert clocks.left_of(1, 90.0) == 60, "by a clock that was set back nobody gains time"

    def test_a_decision_adds_time_to_who_made_it_and_starts_the_next_clock(self, clocks: Clocks) -> None:
        clocks.decided(1, 2, 110.0)
        assert (clocks.left, clocks.runs, clocks.since) == ([60, 55, 60], 2, 110)
        clocks.decided(0, 1, 120.0)
        assert clocks.left == [60, 55, 50], "somebody else's decision adds nothing"
        clocks.decided(None, None, 130.0)
        assert (clocks.left, clocks.runs) == ([60, 45, 50], None)

    def test_no_clock_has_less_than_nothing(self, clocks: Clocks) -> None:
        assert clocks.left_of(1, 170.0) == -10
        info = clocks.info(1, 170.0)
        assert (info.base, info.add, info.left, info.runs) == (60, 5, [60, 0, 60], 1)
        clocks.decided(None, 0, 170.0)
        assert clocks.left == [60, 0, 60]
        assert clocks.info(0, 170.26).left == [59.7, 0, 60]

    def test_who_comes_back_has_the_base_time_at_least(self, clocks: Clocks) -> None:
        clocks.left = [70.0, 3.0, 60.0]
        for seat in range(3):
            clocks.refill(seat)
        assert clocks.left == [70, 60, 60]

    def test_what_is_written_is_read_again(self, clocks: Clocks) -> None:
        clocks.decided(1, 2, 110.0)
        other = Clocks({"base": 60, "add": 5}, 3)
        other.read(clocks.write())
        assert vars(other) == vars(clocks)


class TestSchedule:
    """What happens by itself at 50 after row 7, with leases of 30 seconds and people replaced after 120."""

    def schedule(
        self, *, here: bool = True, connected: bool = True, **stored: Any
    ) -> tuple[Any, list[ScheduledAction]]:
        usual = {"n": 7, "turn": 0, "bots_only": False, "clocks": None, "replaces_absent": True, "away_at": 1.0}
        table: Any = SimpleNamespace(**{**usual, "bot_of": lambda seat: "easy" if seat == 1 else None, **stored})
        watchers: Any = SimpleNamespace(here=lambda _: here, connected=lambda _: connected)
        settings = SimpleNamespace(lease_seconds=30.0, away_seconds=120.0)
        services: Any = SimpleNamespace(settings=settings, server_id="me")
        schedule = Schedule(table, watchers, services)
        assert schedule.kinds == {*ANY_KIND}
        return table, schedule.next(50.0)

    def test_a_bot_moves_at_once_and_this_server_has_the_lease(self) -> None:
        _, found = self.schedule(turn=1, here=False, connected=False)
        assert found == [ScheduledAction("bot", 7, 50.0, 80.0, "me")]

    @pytest.mark.parametrize(
        "stored",
        [{"turn": None, "here": False, "connected": False}, {"turn": 1, "bots_only": True}, {}],
        ids=["over", "bots", "watched"],
    )
    def test_nothing_happens_by_itself(self, stored: dict[str, Any]) -> None:
        table, found = self.schedule(**stored)
        assert (found, table.away_at) == ([], None)

    def test_a_clock_ends_and_who_has_gone_is_called_and_replaced(self) -> None:
        clocks = Clocks({"base": 60, "add": 0}, 2)
        clocks.decided(None, 0, 40.0)
        table, found = self.schedule(clocks=clocks, here=False, connected=False)
        at = {action.kind: (action.n, action.at) for action in found}
        assert at == {"flag": (7, 100.0), "push": (7, 55.0), "away": (7, 170.0)}
        assert table.away_at == 170

    def test_who_has_just_left_is_called_and_not_replaced(self) -> None:
        table, found = self.schedule(here=False)
        assert ([action.kind for action in found], table.away_at) == (["push"], None)
        _, found = self.schedule(here=False, connected=False, replaces_absent=False)
        assert [action.kind for action in found] == ["push"]

    def test_a_clock_that_has_run_out_ends_now(self) -> None:
        clocks = Clocks({"base": 5, "add": 0}, 2)
        clocks.decided(None, 0, 40.0)
        assert [action.at for action in self.schedule(clocks=clocks)[1]] == [50.0]


class TestLimits:
    @pytest.fixture(autouse=True)
    def time(self, monkeypatch: pytest.MonkeyPatch) -> Any:
        """A clock that a test sets."""
        clock = SimpleNamespace(now=1000.0)
        monkeypatch.setattr(limits, "time", SimpleNamespace(monotonic=lambda: clock.now))
        return clock

    def test_a_bucket_fills_again_by_its_rate_and_no_further_than_its_size(self, time: Any) -> None:
        bucket = TokenBucket(2.0, 4.0)
        assert [bucket.take() for _ in range(5)] == [True] * 4 + [False]
        time.now += 1
        assert [bucket.take() for _ in range(3)] == [True, True, False]
        time.now += 100
        assert not bucket.take(5)
        assert bucket.take(4)
        bucket.give_back(9)
        assert bucket.tokens == 4

    def test_who_is_counted_has_a_bucket_of_their_own(self) -> None:
        limit = RateLimit(1.0, 1.0)
        assert [limit.allows(who) for who in ("anna", "ben", "anna")] == [True, True, False]
        limit.give_back("anna")
        limit.give_back("nobody")
        assert [limit.allows("anna"), limit.allows("ben")] == [True, False]

    def test_an_address_has_so_much_of_everything_and_once_at_least(self) -> None:
        budgets = Budgets(Allowance(), 5)
        for what, rate, burst in (
            ("requests", 5, 40),
            ("codes", 20 / 60, 60),
            ("tables", 120 / 3600, 60),
            ("analyses", 30 / 3600, 15),
            ("commands", 200, 600),
            ("presents", 10, 200),
            ("checks", 10, 100),
            ("profiles", 20 / 60, 60),
        ):
            limit = getattr(budgets, what)
            assert (limit.rate, limit.burst) == (pytest.approx(rate), burst), what
        least = Budgets(Allowance(tables_per_hour=0.1, analyses_per_hour=0.1, checks_per_second=0.01), 5)
        assert [one.burst for one in (least.tables, least.analyses, least.checks)] == [1, 1, 1]

    def test_a_player_has_one_hint_at_a_time_and_an_address_some(self) -> None:
        budgets = Budgets(Allowance(hints_per_address=2, sockets_per_address=1), 5)
        with budgets.hint("anna", "home"), budgets.hint("ben", "home"):
            for player, address in (("anna", "elsewhere"), ("cleo", "home")):
                with pytest.raises(Refusal, match="hint-waits"), budgets.hint(player, address):
                    pass
            with budgets.hint("cleo", "elsewhere"):
                pass
        with budgets.hint("anna", "home"), budgets.socket("home"):
            pass
        with budgets.socket("home"), pytest.raises(Refusal, match="too-many"), budgets.socket("home"):
            pass
        assert not budgets._sockets
        assert not budgets._hints

    def test_tables_are_kept_for_hours_and_games_for_days(self) -> None:
        allowance = Allowance(open_table_hours=2, bots_table_hours=0.5, abandoned_table_days=3)
        assert (allowance.unbegun_seconds(people=True), allowance.unbegun_seconds(people=False)) == (7200, 1800)
        assert allowance.abandoned_seconds == 3 * 86400

    def test_each_figure_is_read_by_its_name(self) -> None:
        asked: dict[str, float] = {}
        found = read_allowance(lambda name, usual: asked.setdefault(name, usual + 1), lambda _, usual: usual + 2)
        assert asked["BAILEY_TABLES_PER_HOUR"] == found.tables_per_hour == 121
        assert (found.mutes, found.hints_per_address) == (202, 10)


def table_of(*seats: str, game: Any = castle_combo.GAME, **more: Any) -> Any:
    """A table as it is stored: a seat is a person's name or the strength of a bot."""
    roles = ("player" if name[0].isupper() else "strength" for name in seats)
    placed = [
        SimpleNamespace(**{"seat": seat, "player": "", "strength": "", role: name})
        for seat, (name, role) in enumerate(zip(seats, roles, strict=True))
    ]
    return SimpleNamespace(seats=placed, game=game, **more)


class TestResults:
    def test_a_game_was_against_people_or_one_strength_or_several_or_a_printed_opponent_or_nobody(self) -> None:
        for seats, against in (
            ("Anna Ben", "people"),
            ("Anna hard Ben", "people"),
            ("Anna hard", "bot hard"),
            ("Anna hard hard", "bot hard"),
            ("Anna hard easy", "bots"),
        ):
            assert rivals_of(table_of(*seats.split()), 0) == against, seats
        game = burgundy_cards.GAME
        state = game.deal(1, 0)
        alone = table_of("Anna", game=game, log=SimpleNamespace(position=SimpleNamespace(state=state)))
        assert rivals_of(alone, 0).startswith(f"printed {game.printed[0].name}")
        alone.game = SimpleNamespace(printed=(), options_of=lambda _: {})
        assert rivals_of(alone, 0) == "nobody"

    @pytest.mark.parametrize(
        ("before", "over", "wins"),
        [("", False, [0, 0]), ("[2, 1]", False, [2, 1]), ("[2, 1]", True, [2, 2]), ("", True, [0, 1])],
    )
    def test_wins_are_counted_over_rematches_once_a_game_is_over(
        self, monkeypatch: pytest.MonkeyPatch, before: str, *, over: bool, wins: list[int]
    ) -> None:
        places = {0: SimpleNamespace(place=2), 1: SimpleNamespace(place=1)}
        monkeypatch.setattr(results, "ranking_of", lambda _: places)
        stored: Any = SimpleNamespace(row=SimpleNamespace(wins=before), names=["Anna", "Ben"], over=over)
        assert wins_of(stored) == wins


async def test_long_work_has_turns_of_one_slice_each(monkeypatch: pytest.MonkeyPatch) -> None:
    """Where every step takes as long as a slice, two works take turns step by step."""
    ticks = itertools.count()
    clock = SimpleNamespace(perf_counter=lambda: next(ticks))
    monkeypatch.setattr("bailey.server.table.time_slices.time", clock)
    done: list[str] = []

    def work(name: str) -> Iterator[None]:
        for _ in range(3):
            done.append(name)
            yield

    slices = TimeSlices()
    await asyncio.gather(slices.run(work("a")), slices.run(work("b")))
    assert "".join(done) == "ababab"
