"""The numbers of an analysis, from findings that are laid down: nothing is searched, and nothing compiled."""

from __future__ import annotations

from dataclasses import asdict, replace
from itertools import islice
from statistics import pstdev
from types import SimpleNamespace
from typing import TYPE_CHECKING, Any

import pytest

from bailey.analysis import Examination, Keeping, working
from bailey.analysis.columns import _player, assemble, end_value
from bailey.analysis.findings import ComparedChoice, Decision, Value, read_decision
from bailey.analysis.probe import COMPARED, DealResults, Probe, _compared, _slices, leads
from bailey.analysis.quality import Quality, beyond_noise, error, quality
from bailey.core import BadInput
from bailey.core.compiled.search import EVERYTHING
from bailey.core.records.log import GameLog
from bailey.games import burgundy_companion, castle_combo

if TYPE_CHECKING:
    from collections.abc import Iterator
    from pathlib import Path

    from bailey.core.play.position import Position

#: A seed by which the first player begins; in the game of most tests here the second does.
FIRST_BEGINS = 2
START = {"players": [{"gold": 15, "keys": 2}, {"gold": 15, "keys": 2}]}


@pytest.fixture(scope="module")
def log() -> GameLog:
    """A whole game in which everybody takes the first choice."""
    return to_the_end(GameLog.new(castle_combo.GAME, ["you", "you"], 7))


def to_the_end(log: GameLog) -> GameLog:
    while not log.position.over:
        log.choose(log.position.choices[0])
    return log


def value(chance: float) -> Value:
    return Value([chance, 1 - chance], [30.0, 20.0], [10.0, -10.0])


def decision(best: float, chosen: float, loss: float) -> dict[str, Any]:
    """A decision between two choices, of which the second was made: the first player's chances after each."""
    options = [ComparedChoice({"do": "any"}, value(chance), 0.0, 0.0, 0.0, 8) for chance in (best, chosen)]
    return asdict(Decision(options, 1, loss, quality(loss).value))


class Told:
    """A probe that measures nothing, and writes down what it is asked."""

    def __init__(self) -> None:
        self.asked: list[tuple[Any, ...]] = []
        self.explained: list[tuple[int, int]] = []
        self.decision = Decision([ComparedChoice({"do": "any"}, value(0.5), 0.0, 0.0, 0.0, 8)], 0, 0.0, "sound")
        self.sample = SimpleNamespace(value=value(0.5))

    def decide(self, position: Position, made: int, viewer: int, seed: int) -> Iterator[None]:
        self.asked.append(("decide", position.turn, made, viewer, seed))
        yield

    def explain(self, viewer: int, seat: int) -> Iterator[None]:
        self.explained.append((viewer, seat))
        self.decision = replace(self.decision, reason={"by_the_end": [], "by_the_next_turn": []})
        yield

    def follow(self, position: Position, viewer: int) -> Iterator[None]:
        self.asked.append(("follow", position.turn, viewer))
        yield

    def deals(self, _blank: Any) -> Iterator[None]:
        self.asked.append(("deals",))
        yield


def asked_of(log: GameLog, i: int, **settings: Any) -> list[tuple[Any, ...]]:
    """List what a probe is asked to work out a row."""
    return asked_by(Examination(log, 16, plain=True, **settings), i)


def asked_by(examination: Examination, i: int) -> list[tuple[Any, ...]]:
    probe = Told()
    for _ in examination.work_out(i, probe):  # type: ignore[arg-type]
        pass
    assert i in examination.found
    return probe.asked


class TestMeasures:
    def test_an_error_covers_the_deals_and_another_search(self) -> None:
        assert error(1, 16, 64) == pytest.approx((1 / 16 + (0.3 / 2) ** 2) ** 0.5)
        assert error(2, 16, 64) == 2 * error(1, 16, 64)

    def test_a_lead_is_over_the_best_of_the_others(self) -> None:
        assert leads([[10.0, 7, 3], [1, 5, 5]]) == [[3, -3, -7], [-4, 0, 0]]
        assert leads([[4.0]]) == [[4]], "of nobody"

    def test_a_value_is_the_mean_over_the_deals(self) -> None:
        sample = DealResults([[1, 0], [0.5, 0.5]], [[9.0, 4], [6, 6]])
        assert sample.value == Value([0.75, 0.25], [7.5, 5], [2.5, -2.5])

    def test_the_most_visited_choices_are_compared_and_the_one_that_was_made(self) -> None:
        visits = {1: 5, 2: 9, 3: 5, 4: 7, 5: 1, 6: 5}
        assert _compared(visits, 2) == [2, 4, 1, 3]
        assert _compared(visits, 5) == [2, 4, 1, 3, 5]
        assert len(_compared(visits, 2)) == COMPARED

    def test_work_is_cut_into_slices_and_none_is_lost(self) -> None:
        assert [*_slices(12, plain=True)] == [5, 5, 2]
        assert [*_slices(501, plain=False)] == [250, 250, 1]
        assert [*_slices(5, plain=True)] == [5]

    def test_a_game_that_several_win_is_shared_between_them(self) -> None:
        probe, seen = Probe(castle_combo.GAME, 16, plain=True), []
        probe.players = 2

        def play(first: int, count: int, scores: Any, _tiebreaks: Any, wins: Any) -> None:
            seen.append((first, count))
            for i in range(count):
                scores[i][:], wins[i][:] = (5, 5), (1, 1) if i % 2 else (0, 1)

        for _ in probe._in_slices(play):
            pass
        assert sum(count for _, count in seen) == probe.count == len(probe.sample.shares)
        assert probe.sample.shares[:2] == [[0, 1], [0.5, 0.5]]

    def test_choices_are_compared_deal_by_deal_and_the_best_is_first(self) -> None:
        probe = Probe(castle_combo.GAME, 64, plain=True)
        assert probe.count == 16, "a deal for four iterations, and never fewer than sixteen"
        assert Probe(castle_combo.GAME, 80, plain=True).count == 20
        shares = {0: [1, 0, 1, 0], 1: [1, 1, 1, 0], 2: [1, 1, 1, 0], 3: [1, 1, 1, 0]}
        scores = {0: [[9.0, 0]], 1: [[5.0, 2]], 2: [[5.0, 1]], 3: [[5.0, 1]]}
        samples = [DealResults([[s, 1 - s] for s in shares[i]], scores[i] * 4) for i in shares]
        found = probe._compare([*shares], samples, [4, 3, 2, 1], made=0, seat=0)
        names = [castle_combo.GAME.choices.read(i).to_json() for i in (2, 3, 1, 0)]
        assert [one.choice for one in found.options] == names, "by the chance, by the lead, by the number"
        assert [one.visits for one in found.options] == [2, 1, 3, 4]
        assert [one.loss for one in found.options] == [0, 0, 0, 0.25]
        assert found.options[3].loss_error == round(error(pstdev([0, 1, 0, 0]), 4, 64), 6)
        assert found.options[3].error == round(error(0.5, 4, 64), 6)
        assert (found.made, found.loss, found.quality) == (3, 0, "sound"), "a quarter may be noise here"
        other = probe._compare([*shares], samples, [4, 3, 2, 1], made=1, seat=1)
        assert other.options[0].choice == castle_combo.GAME.choices.read(0).to_json(), "seen from the other seat"

    def test_a_win_is_shared_by_its_winners(self, log: GameLog) -> None:
        found = end_value(log.position)
        assert sum(found.chance) == 1
        assert found.score == log.position.score()
        tie = castle_combo.load({"players": [{"tableau": []}, {"tableau": []}], "todo": []})
        assert tie.winners == [0, 1]
        assert end_value(tie) == Value([0.5, 0.5], [2, 2], [0, 0]), "a key is a point"


class TestWhatIsAsked:
    def test_a_row_is_measured_for_who_chose_with_seeds_of_its_own(self, log: GameLog) -> None:
        rows = [row for row, _ in log.positions()]
        for seed, i in ((0, 2), (3, 2), (3, 4)):
            (_, turn, made, viewer, given), *_ = asked_of(log, i, seed=seed)
            assert (turn, viewer, given) == (rows[i].seat, rows[i].seat, seed * 65536 + rows[i].n)
            assert rows[i].choice is not None
            assert made == rows[i].choice.number

    def test_the_choice_is_explained_to_who_chose(self, log: GameLog) -> None:
        examination, probe = Examination(log, 16, plain=True, open_cards=True), Told()
        for _ in examination.work_out(2, probe):  # type: ignore[arg-type]
            pass
        seat = examination.steps[2][0].seat
        assert probe.explained == [(seat, seat)], "not with open cards"
        assert examination.found[2]["decision"]["reason"] == {"by_the_end": [], "by_the_next_turn": []}

    def test_what_followed_is_measured_where_something_was_revealed_before_the_end(self, log: GameLog) -> None:
        examination = Examination(log, 16, plain=True)
        steps = examination.steps
        for i, (row, after) in islice(enumerate(steps), 2, None):
            follows = [one for one in asked_by(examination, i) if one[0] == "follow"]
            assert follows == ([("follow", after.turn, row.seat)] if after.revealed and not after.over else [])
        assert any(after.revealed and not after.over for _, after in steps[2:])
        assert any(not after.revealed for _, after in steps[2:])

    def test_the_deal_is_measured_with_the_first_row_unless_a_position_was_written(self, log: GameLog) -> None:
        assert asked_of(log, 1)[-2:] == [("follow", 1, 1), ("deals",)]
        other = to_the_end(GameLog.new(castle_combo.GAME, ["you", "you"], FIRST_BEGINS))
        assert asked_of(other, 1)[-2:] == [("follow", 0, 0), ("deals",)]
        written = to_the_end(GameLog.from_position(castle_combo.GAME, ["you", "you"], START))
        assert ("deals",) not in asked_of(written, 1)
        assert ("deals",) not in asked_of(log, 2)

    def test_open_cards_are_a_second_search_by_somebody_who_sees_everything(self, log: GameLog) -> None:
        searches = [one for one in asked_of(log, 2, open_cards=True) if one[0] == "decide"]
        assert [one[3] for one in searches] == [log.positions()[2][0].seat, EVERYTHING]
        assert searches[0][4] == searches[1][4]

    def test_what_is_found_depends_on_every_setting(self, log: GameLog) -> None:
        settings: list[dict[str, Any]] = [{}, {"iterations": 17}, {"open_cards": True}, {"seed": 1}, {"last": 2}]
        assert len({Examination(log, **{"iterations": 16, "plain": True, **one}).key for one in settings}) == 5
        assert "plain" in Examination(log, 16, plain=True).key

    def test_the_last_choices_are_measured_as_in_the_whole_game_but_for_the_deal(self, log: GameLog) -> None:
        whole, part = Examination(log, 16, plain=True), Examination(log, 16, plain=True, last=3)
        assert (part.total, part.pending, part.choices) == (3, [1, 2, 3], whole.total)
        for i in part.pending:
            assert asked_by(part, i) == asked_by(whole, whole.total - 3 + i)
        assert ("deals",) not in asked_by(part, 1)

    def test_more_choices_than_there_are_are_all_of_them(self, log: GameLog) -> None:
        whole = Examination(log, 16, plain=True)
        for last in (whole.total, whole.total + 1):
            assert Examination(log, 16, plain=True, last=last).key == whole.key
        with pytest.raises(BadInput, match="last: must be 1 or more choices, not 0"):
            Examination(log, 16, plain=True, last=0)

    def test_iterations_have_bounds(self, log: GameLog) -> None:
        for iterations in (16, 200_000):
            Examination(log, iterations, plain=True)
        for iterations in (15, 200_001):
            with pytest.raises(BadInput, match=f"iterations: must be from 16 to 200000, not {iterations}"):
                Examination(log, iterations, plain=True)


class TestColumns:
    """Four rows of the first player and the second, each with chances that are laid down here."""

    def found(self, log: GameLog) -> tuple[list[Any], dict[int, dict[str, Any]]]:
        """Take the first rows that are asked, and let the first player give away more each time."""
        steps = log.positions()
        found = {i: {"decision": decision(0.5, 0.5, 0.0)} for i in range(1, len(steps))}
        mine = [i for i in found if steps[i][0].seat == 0 and len(steps[i - 1][1].choices) > 1]
        for i, loss in zip(mine, (0.01, 0.03, 0.3, 0.07, 0.3), strict=False):
            found[i] = {"decision": decision(0.5, 0.5 - loss, loss)}
        found[1] |= {"dealt": asdict(value(0.55)), "beginning": asdict(value(0.4))}
        return mine, found

    def test_who_chose_pays_and_the_rest_is_luck_or_knowledge(self, log: GameLog) -> None:
        mine, found = self.found(log)
        analysis = assemble(log, log.positions(), found, 16, "")
        one, other = analysis.players
        gave = 0.01 + 0.03 + 0.3 + 0.07 + 0.3
        assert (one.own, other.rivals) == (pytest.approx(-gave), pytest.approx(gave))
        assert (one.rivals, other.own) == (0, 0)
        assert (one.beginning, one.end) == (0.4, end_value(log.position).chance[0])
        assert one.beginning + one.own + one.rivals + one.luck + one.knowledge == pytest.approx(one.end)
        deal = analysis.to_json()["deal"]
        assert (deal["luck"], deal["knowledge"]) == ([0.15, -0.15], [-0.05, 0.05])
        assert one.decisions == len(mine)
        assert (one.seat, other.seat) == (True, True)
        names = {"sound": len(mine) - 4, "inaccuracy": 1, "mistake": 1, "blunder": 2}
        assert one.qualities == names
        assert one.accuracy == round(names["sound"] / len(mine), 6)
        assert [*names] == [*Quality]

    def test_the_columns_of_a_part_begin_with_its_first_choice(self, log: GameLog) -> None:
        _, found = self.found(log)
        steps = log.positions()
        part = {i - 4: one for i, one in found.items() if i > 4}
        analysis = assemble(log, steps[4:], part, 16, "", part_of=len(steps) - 1)
        assert [row.n for row in analysis.rows] == [row.n for row, _ in steps[5:]]
        for one in analysis.players:
            assert one.beginning == analysis.rows[0].before.chance[one.player]
            assert one.beginning + one.own + one.rivals + one.luck + one.knowledge == pytest.approx(one.end)
        told = analysis.to_json()
        assert (told["part_of"], told["deal"]["luck"]) == (len(steps) - 1, [0.0, 0.0])

    def test_a_printed_opponent_has_no_seat(self) -> None:
        players = [_player(p, 1, *[value(0.5)] * 3, [], value(1)) for p in range(2)]
        assert [(one.player, one.seat, one.decisions, one.accuracy) for one in players] == [
            (0, True, 0, None),
            (1, False, 0, None),
        ]

    def test_the_three_costliest_choices_are_named_the_earlier_of_two_alike_first(self, log: GameLog) -> None:
        mine, found = self.found(log)
        rows = [row.n for row, _ in log.positions()]
        analysis = assemble(log, log.positions(), found, 16, "")
        assert analysis.costliest == {0: [rows[mine[2]], rows[mine[4]], rows[mine[3]]], 1: []}

    def test_a_row_goes_from_the_best_choice_by_what_was_made_to_what_the_next_begins_with(self, log: GameLog) -> None:
        mine, found = self.found(log)
        i = mine[2]
        found[i]["after"] = asdict(value(0.6))
        row = assemble(log, log.positions(), found, 16, "").rows[i - 1]
        assert [one.chance[0] for one in (row.before, row.chosen, row.after, row.following)] == [0.5, 0.2, 0.6, 0.5]
        assert (row.choice[0], row.luck[0], row.knowledge[0]) == (-0.3, 0.4, -0.1)

    def test_a_choice_that_gave_nothing_away_is_where_its_row_begins(self, log: GameLog) -> None:
        _, found = self.found(log)
        found[2] = {"decision": decision(0.8, 0.7, 0.0)}
        assert assemble(log, log.positions(), found, 16, "").rows[1].before == value(0.7)


class TestWork:
    def test_what_a_thread_raises_is_raised_and_what_is_done_is_kept(self, log: GameLog, tmp_path: Path) -> None:
        examination = Examination(log, 16, plain=True)
        told: list[tuple[int, int]] = []

        def work_out(i: int, _probe: object) -> Iterator[None]:
            if i == 4:
                message = "no more"
                raise BadInput(message)
            examination.found[i] = {"decision": None}
            yield

        examination.work_out, examination.new_probe = work_out, Told  # type: ignore[method-assign,assignment]
        with pytest.raises(BadInput, match="no more"), Keeping(tmp_path) as keeping:
            working.work_out(examination, cores=1, keeping=keeping, report=lambda *now: told.append(now))
        assert told == [(n, examination.total) for n in (1, 2, 3)]
        again = Examination(log, 16, plain=True)
        with Keeping(tmp_path) as keeping:
            keeping.open(again)
        assert [*again.found] == [1, 2, 3]
        assert again.pending == [*range(4, again.total + 1)]

    @pytest.mark.parametrize(("cores", "threads"), [(1, 1), (3, 3), (1000, 40)])
    def test_there_is_a_thread_for_each_core_and_none_without_a_row(
        self, log: GameLog, cores: int, threads: int
    ) -> None:
        examination = Examination(log, 16, plain=True)
        examination.found = {i: {} for i in examination.pending[40:]}
        begun: list[Told] = []

        def new_probe() -> Told:
            begun.append(Told())
            return begun[-1]

        examination.new_probe = new_probe  # type: ignore[method-assign,assignment]
        working._share_out(examination, cores, None, None)
        assert (len(begun), examination.pending) == (threads, [])

    def test_what_was_found_before_counts_as_done(self, log: GameLog) -> None:
        examination = Examination(log, 16, plain=True)
        examination.new_probe = Told  # type: ignore[method-assign,assignment]
        total, told = examination.total, list[tuple[int, int]]()
        examination.found = {i: {"decision": decision(0.5, 0.5, 0.0)} for i in range(1, total - 1)}
        working.work_out(examination, cores=1, report=lambda *now: told.append(now))
        assert told == [(total - 1, total), (total, total)]

    @pytest.mark.parametrize("line", [b"nonsense", b'{"row": 2}', b"[]", b'{"row": "x", "found": {}}'])
    def test_a_damaged_line_ends_what_was_kept(self, log: GameLog, tmp_path: Path, line: bytes) -> None:
        examination = Examination(log, 16, plain=True)
        with Keeping(tmp_path) as keeping:
            keeping.open(examination)
            keeping.keep(1, {"decision": None})
        [file] = tmp_path.iterdir()
        whole = file.read_bytes()
        file.write_bytes(whole + line + b"\n" + whole.replace(b"1", b"3"))
        with Keeping(tmp_path) as keeping:
            keeping.open(examination)
            keeping.keep(2, {"decision": 5})
        assert [*examination.found] == [1]
        assert file.read_bytes() == whole + b'{"row":2,"found":{"decision":5}}\n'


@pytest.mark.parametrize(("log", "said"), [
    (GameLog.new(castle_combo.GAME, ["you", "you"], 7), "the game is not over after 1 rows: finish it first"),
    (GameLog.new(burgundy_companion.GAME, ["you"], 7), "tells what happened at a real table"),
    (
        GameLog.from_position(castle_combo.GAME, ["you", "you"], {"players": [{}, {}], "todo": []}),
        "the record has no choices: there is nothing to analyse",
    ),
], ids=["unfinished", "retold", "without choices"])  # fmt: skip
def test_a_record_that_has_no_chances_to_win_is_refused(log: GameLog, said: str) -> None:
    with pytest.raises(BadInput, match=said):
        Examination(log, 16, plain=True)


@pytest.mark.parametrize(
    ("loss", "name"),
    [(0, "sound"), (0.0199, "sound"), (0.02, "inaccuracy"), (0.05, "mistake"), (0.0999, "mistake"), (0.1, "blunder")],
)
def test_choices_are_named_by_what_they_give_away(loss: float, name: str) -> None:
    assert quality(loss) == name


def test_a_difference_within_the_noise_is_none() -> None:
    assert beyond_noise(0.05, 0.03) == 0
    assert beyond_noise(0.05, 0.02) == pytest.approx(0.05)


def test_what_was_found_before_points_counted_is_read() -> None:
    before = decision(0.5, 0.4, 0.1)
    for name in ("points", "points_error", "worth", "better", "mattered"):
        del before[name]
    found = read_decision(before)
    assert (found.cost, found.by_points, found.mattered, found.better) == (0.1, False, True, 0)


def test_what_did_not_matter_does_not_make_a_game_accurate(log: GameLog) -> None:
    steps = log.positions()
    quiet = decision(0.0, 0.0, 0.0) | {"mattered": False}
    found = {i: {"decision": quiet} for i in range(1, len(steps))}
    mine = [i for i in found if steps[i][0].seat == 0 and len(steps[i - 1][1].choices) > 1]
    for i in mine[:3]:
        found[i] = {"decision": decision(0.0, 0.0, 0.0) | {"quality": "blunder", "worth": 0.2, "points": 6.0}}
    found[mine[3]] = {"decision": decision(0.0, 0.0, 0.0)}
    one, other = assemble(log, steps, found, 16, "").players
    assert (one.decisions, one.mattered, one.accuracy) == (len(mine), 4, 0.25)
    assert (one.qualities["blunder"], one.own) == (3, 0), "the columns are about the chance to win"
    assert (other.mattered, other.accuracy) == (0, None)
    assert assemble(log, steps, found, 16, "").costliest[0] == [steps[i][0].n for i in mine[:3]]
