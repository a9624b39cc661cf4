"""Planted faults: which are chosen, what they change, and whether the tests that reach them find them."""

from __future__ import annotations

import ast
import dataclasses
import json
import sys
from pathlib import Path
from textwrap import dedent

import pytest

from tools.soak.mutants import client, client_source, faults, operators, reach, reasons, report, rooms
from tools.soak.mutants.judge import FOUND, GONE, SURVIVED, UNREACHED, Verdict, call, judge, mend, way_of
from tools.soak.mutants.judge import planted as planted_in
from tools.soak.mutants.rooms import Room
from tools.soak.mutants.runs import Run, read

ROOT = Path(__file__).parents[2]
ROOM = Room("bots", 1, ("src/bailey/bots",), ())


def planted(operator: str, source: str) -> list[str]:
    """Everything that an operator makes of a source."""
    return [one.change.of(source) for one in operators.candidates(source) if one.operator == operator]


@pytest.mark.parametrize(
    ("operator", "before", "after"),
    [
        ("comparison-turned", "a < b", ["a >= b"]),
        ("comparison-turned", "(a + 1) == (b)", ["(a + 1) != (b)"]),
        ("comparison-turned", "a not  in b", ["a in b"]),
        ("comparison-turned", "a is b", ["a is not b"]),
        ("comparison-turned", "0 <= a < 9", ["0 > a < 9", "0 <= a >= 9"]),
        ("boundary", "a < b", ["a <= b"]),
        ("boundary", "a >= b", ["a > b"]),
        ("boundary", "a == b", []),
        ("constant-off", "a[7]", ["a[6]", "a[8]"]),
        ("constant-off", "0", ["1"]),
        ("constant-off", "5000", []),
        ("truth-turned", "f(a=True)", ["f(a=False)"]),
        ("truth-turned", "zip(a, b, strict=True)", []),
        ("call-left-out", "f(a)", ["pass"]),
        ("call-left-out", "a = f(a)", []),
        ("call-left-out", "LOGGER.info(f(a))", []),
        ("arguments-swapped", "f(a, b.c, d())", ["f(b.c, a, d())"]),
        ("arguments-swapped", "f(a, a)", []),
        ("arguments-swapped", "min(a, b)", []),
        ("and-or", "a and b and c", ["a or b and c", "a and b or c"]),
        ("and-or", "a or (b)", ["a and (b)"]),
        ("wrong-seat", "s.players[p]", ["s.players[(p + 1) % 2]"]),
        ("wrong-seat", "s.players[1 - p]", ["s.players[p]"]),
        ("wrong-seat", "score(s, p)", ["score(s, (p + 1) % 2)"]),
        ("wrong-seat", "seats[seat]", []),
        ("not-left-out", "not (a or b)", ["(a or b)"]),
        ("condition-turned", "a if b else c", ["a if (not b) else c"]),
        ("plus-minus", "a + b", ["a - b"]),
        ("plus-minus", "a -= b", ["a += b"]),
        ("plus-minus", "a + 'b'", []),
        ("least-most", "min(a, b)", ["max(a, b)"]),
    ],
)
def test_an_operator_does_what_its_name_says(operator: str, before: str, after: list[str]) -> None:
    assert planted(operator, before) == after


@pytest.mark.parametrize(
    ("returns", "value", "instead"),
    [
        ("int", "a", "0"),
        ("bool", "a", "(not (a))"),
        ("list[int]", "a", "[]"),
        ("Card", "a", "None"),
        ("int", "0", None),
    ],
)
def test_what_is_returned_fits_the_type(returns: str, value: str, instead: str | None) -> None:
    source = "def f(a) -> {}:\n    return {}\n"
    expected = [] if instead is None else [source.format(returns, instead)]
    assert planted("return-replaced", source.format(returns, value)) == expected


def test_a_seat_is_a_whole_number_and_a_statement_has_the_lines_before_its_body() -> None:
    source = "def f(seat: {}):\n    g(seat)\n"
    assert planted("wrong-seat", source.format("int")) == [source.format("int").replace("g(seat)", "g((seat + 1) % 2)")]
    assert planted("wrong-seat", source.format("Seat")) == []
    source = "if (\n    a\n):\n    b = (\n        c\n    )\n"
    assert list(reach.statement(source, 2)) == [1, 2, 3]
    assert list(reach.statement(source, 5)) == [4, 5, 6]


@pytest.mark.parametrize(
    "source",
    [
        "if TYPE_CHECKING:\n    a = 1\n",
        "if __name__ == '__main__':\n    main()\n",
        "def f(a: Literal[1]) -> Literal[2]: ...\n",
        "a: Annotated[int, 3] = b\n",
        "@cache(maxsize=4)\ndef f(): ...\n",
        "class Kind(IntEnum):\n    A = 1\n",
        "raise Refusal('the least is', 1 + 2)\n",
        "f'{a + 1}'\n",
        "assert a is not None\n",
    ],
)
def test_where_no_test_could_tell_nothing_is_planted(source: str) -> None:
    assert operators.candidates(source) == []


@pytest.mark.parametrize("file", ["games/castle_combo/scoring.py", "server/table/stored.py", "cli/menu.py"])
def test_everything_planted_is_python_and_differs(file: str) -> None:
    source = (ROOT / "src" / "bailey" / file).read_text(encoding="utf-8")
    found = operators.candidates(source)
    assert len(found) > 50
    same = ast.dump(ast.parse(source))
    assert all(ast.dump(ast.parse(one.change.of(source))) != same for one in found)


SOURCE = '''
    """How bots weigh."""

    ONE = 1


    def weigh(a: int, b: int) -> int:
        """Return the weight."""
        if a < b:
            return a + b
        return a - b


    def count(a: int) -> int:
        """Count something."""
        return a + ONE


    def nobody(a: int) -> int:
        """Nobody calls this."""
        return a + 1
'''
TEST = """
    import os

    from bailey.bots.weighing import count, weigh


    def test_weighing():
        assert weigh(2, 1) == 1
        assert weigh(1, 3) == 4


    def test_counting():
        assert count(5)


    def test_that_passes_only_alone():
        assert count(5)
        assert "BAILEY_MUTANTS_ORDER" not in os.environ
"""
PYPROJECT = """
    [tool.pytest]
    strict = true
    markers = ["slow"]
    addopts = ["-p", "no:schemathesis", "-p", "no:faker", "-p", "no:xdist"]
"""
CONFTEST = """
    from hypothesis import settings

    settings.register_profile("quick", max_examples=1)
"""


@pytest.fixture(scope="module")
def tree(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A tiny package that is called like ours, with tests."""
    place = tmp_path_factory.mktemp("tree") / "copy"
    texts = {
        "src/bailey/__init__.py": "",
        "src/bailey/bots/__init__.py": "",
        "src/bailey/bots/weighing.py": SOURCE,
        "tests/bots/test_weighing.py": TEST,
        "tests/conftest.py": CONFTEST,
        "pyproject.toml": PYPROJECT,
    }
    for name, text in texts.items():
        (place / name).parent.mkdir(parents=True, exist_ok=True)
        (place / name).write_text(dedent(text), encoding="utf-8")
    return place


def test_the_same_seed_chooses_the_same_faults_and_every_room_gets_its_share(tree: Path) -> None:
    chosen = rooms.choose(tree, 5, 1, (ROOM,))
    assert len(chosen) == len({fault.id for fault in chosen}) == 5
    assert chosen == rooms.choose(tree, 5, 1, (ROOM,))
    assert chosen != rooms.choose(tree, 5, 2, (ROOM,))
    wanted = rooms.quotas(300)
    assert abs(sum(wanted.values()) - 300) <= len(rooms.ROOMS)
    assert min(wanted.values()) >= 5
    assert wanted["catan-cards"] == max(wanted.values())
    assert min(rooms.quotas(1).values()) == 1


def test_every_file_of_python_is_in_one_room() -> None:
    inside = [file for room in rooms.ROOMS for file in rooms.files(ROOT, room) if room.name != "client"]
    assert len(inside) == len(set(inside))
    everything = {file.relative_to(ROOT).as_posix() for file in (ROOT / "src" / "bailey").rglob("*.py")}
    left_out = {file for file in everything - set(inside) if not file.endswith("/__init__.py")}
    assert {str(Path(file).parent) for file in left_out} <= {
        "src/bailey",
        "src/bailey/core",
        "src/bailey/games",
        "src/bailey/server/store/migrations",
        "src/bailey/server/store/migrations/versions",
        # What `bailey new-game` copies: its tests run in the games that it writes.
        "src/bailey/skeleton/my_game",
        "src/bailey/skeleton/tests",
    }


def test_a_fault_is_found_again_where_its_line_has_moved(tree: Path, tmp_path: Path) -> None:
    chosen = rooms.choose(tree, 9, 1, (ROOM,))
    faults.write(chosen, tmp_path / "faults.json")
    assert faults.read(tmp_path / "faults.json") == chosen
    source = (tree / chosen[0].file).read_text(encoding="utf-8")
    for fault in chosen:
        for moved in (source, source.replace("ONE = 1\n", "ONE = 1\n\n\ndef before(a, b):\n    return a + b\n")):
            within = operators.functions(moved)[fault.function]
            text, lines = faults.plant(moved, fault, within)
            added = moved.count("\n") - source.count("\n")
            assert text.splitlines()[lines.start - 1] == fault.after.splitlines()[0]
            assert lines.start in {fault.line, fault.line + added}


def test_what_is_gone_is_said_and_a_list_that_cannot_be_read_is_refused(tree: Path, tmp_path: Path) -> None:
    fault = next(one for one in rooms.choose(tree, 9, 1, (ROOM,)) if one.function == "weigh")
    changed = dataclasses.replace(fault, before="    return a * b")
    empty = reach.Map(tree, tree)
    assert judge(changed, empty, tree, "quick", 9).outcome == GONE
    assert judge(dataclasses.replace(fault, function="gone"), empty, tree, "quick", 9).outcome == GONE
    (tmp_path / "faults.json").write_text("[{}]")
    with pytest.raises(SystemExit, match=r"faults\.json is no list of faults"):
        faults.read(tmp_path / "faults.json")


def test_a_copy_in_which_a_run_was_killed_is_mended(tree: Path) -> None:
    fault, file = fault_of(tree, "weigh", "plus-minus"), tree / "src/bailey/bots/weighing.py"
    before = file.read_text(encoding="utf-8")
    with planted_in(fault, tree):
        note, planted = tree.with_name("copy.planted").read_text(encoding="utf-8"), file.read_text(encoding="utf-8")
    file.write_text(planted, encoding="utf-8")
    tree.with_name("copy.planted").write_text(note, encoding="utf-8")
    mend(tree)
    assert before == file.read_text(encoding="utf-8") != planted
    assert not tree.with_name("copy.planted").exists()


def fault_of(tree: Path, function: str, operator: str) -> faults.Fault:
    file = "src/bailey/bots/weighing.py"
    source = (tree / file).read_text(encoding="utf-8")
    found = (one for one in operators.candidates(source) if (one.function, one.operator) == (function, operator))
    return faults.describe("bots", file, function, operator, source, next(found).change, 0)


def test_what_the_tests_notice_is_found_and_the_rest_survives(tree: Path, tmp_path: Path) -> None:
    reach.make(tree, tmp_path, "quick", 1)
    found, before = reach.Map(tmp_path, tree), (tree / "src/bailey/bots/weighing.py").read_text(encoding="utf-8")
    weigh, count, nobody = (fault_of(tree, name, "plus-minus") for name in ("weigh", "count", "nobody"))
    run = Run(found, [tree], "quick", [weigh, count, nobody], 9)
    verdicts = run.confirm(tmp_path / "judged.jsonl")
    assert found.left_out == ["tests/bots/test_weighing.py::test_that_passes_only_alone"]
    assert [verdicts[fault.id].outcome for fault in run.faults] == [FOUND, SURVIVED, UNREACHED]
    assert verdicts[weigh.id].by == "tests/bots/test_weighing.py::test_weighing"
    assert (verdicts[weigh.id].reached_by, verdicts[count.id].ran, verdicts[nobody.id].ran) == (1, 2, 0)
    assert (tree / "src/bailey/bots/weighing.py").read_text(encoding="utf-8") == before
    assert read(tmp_path / "judged.jsonl") == verdicts, "a run that was ended goes on from here"


@pytest.mark.parametrize(
    ("told", "how"),
    [
        ({"code": 0, "ended": True}, ""),
        ({"code": 5, "ended": True}, ""),
        ({"code": 1, "ended": True, "found_by": "test_a"}, "fails"),
        ({"code": 2, "ended": True, "found_by": "tests/test_a.py"}, "fails"),
        ({"code": None, "running": "test_a"}, "hangs"),
        ({"code": 1, "running": "test_a"}, "hangs"),
        ({"code": -11, "running": "test_a"}, "crashes"),
        ({"code": 4}, "crashes"),
    ],
)
def test_how_a_run_ends_says_whether_the_fault_is_found(told: dict[str, object], how: str) -> None:
    assert way_of(told) == how


def test_a_program_that_does_not_end_is_ended(tmp_path: Path) -> None:
    assert call([sys.executable, "-c", "import time; time.sleep(60)"], tmp_path, tmp_path / "log", 0.5) is None
    assert call([sys.executable, "-c", "print(1); raise SystemExit(3)"], tmp_path, tmp_path / "log", 60) == 3
    assert (tmp_path / "log").read_text() == "1\n"


def test_the_report_counts_by_room_and_shows_what_survived(tree: Path) -> None:
    weigh, count = (fault_of(tree, name, "plus-minus") for name in ("weigh", "count"))
    verdicts = {weigh.id: Verdict(FOUND, by="test_a"), count.id: Verdict(SURVIVED, reached_by=1, ran=2)}
    text = report.markdown("Faults", [weigh, count], verdicts, ["test_b"])
    assert "| bots | 2 | 1 | 1 | 0 | 50 % |" in text
    assert "  -     return a + ONE\n  +     return a - ONE" in text
    assert "test_b" in text
    assert [row["outcome"] for row in report.rows([weigh, count], verdicts)] == [FOUND, SURVIVED]


def test_a_survivor_with_a_reason_is_listed_apart(tree: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    count = fault_of(tree, "count", "plus-minus")
    monkeypatch.setattr(reasons, "read", lambda: {(count.file, "return a + ONE", "return a - ONE"): "Nobody counts."})
    text = report.markdown("Faults", [count], {count.id: Verdict(SURVIVED)}, [])
    assert f"## Survived, with a reason\n\n- `{count.file}:{count.line}` `return a - ONE`: Nobody counts." in text
    assert "## Survived\n" not in text


def test_every_reason_is_of_a_line_that_is_there() -> None:
    for (file, before, after), why in reasons.read().items():
        assert before in [line.strip() for line in (ROOT / file).read_text("utf-8").splitlines()], before
        assert why.endswith(".")
        assert after != before


def test_what_stryker_proposes_is_found_at_its_place() -> None:
    component, module = "<p>\U0001f3f0 {a < b}</p>\n", "export const c = a\n  && b;\n"
    sources = {"web/src/Own.svelte": component, "web/src/own.ts": module}
    rows = [
        {"file": file, "mutator": "EqualityOperator", "start": start, "end": end, "replacement": replacement}
        for file, start, end, replacement in (
            ("web/src/Own.svelte", [0, 7], [0, 12], "a>b"),
            ("web/src/Own.svelte.ts", [0, 7], [0, 8], "b"),
            ("web/src/own.ts", [0, 17], [1, 6], "a||b"),
        )
    ]
    found = client_source.read(sources, rows)
    changed = [one.change.of(component) for one in found["web/src/Own.svelte"]]
    assert changed == ["<p>\U0001f3f0 {a>b}</p>\n", "<p>\U0001f3f0 {b < b}</p>\n"]
    assert found["web/src/own.ts"] == [], "a fault is a change of one line"


@pytest.mark.parametrize(
    ("file", "tests"),
    [
        ("web/src/games/catan-cards/Board.svelte", {"test_catan_cards_sets", "test_clicks"}),
        ("web/src/screens/PadPage.svelte", {"test_score_pads"}),
        ("web/src/kit/Hand.svelte", {"test_table"}),
    ],
)
def test_a_part_of_the_client_names_its_tests_in_a_browser(file: str, tests: set[str], tmp_path: Path) -> None:
    names = {path.stem for path in (ROOT / "tests" / "web").glob("test_*.py")}
    rows = [{"test": f"tests/web/{name}.py::test", "seconds": 1, "cpu": 1, "outcome": "passed"} for name in names]
    (tmp_path / "web").mkdir()
    lines = [json.dumps({**row, "compiled": False, "fixtures": []}) for row in rows]
    (tmp_path / "web" / "tests-1.jsonl").write_text("\n".join(lines), encoding="utf-8")
    chosen = {Path(name.partition("::")[0]).stem for name in client.browser_tests(file, reach.Map(tmp_path, ROOT))}
    assert tests <= chosen < names


def test_every_test_in_a_browser_that_is_named_is_there() -> None:
    for _, names in client.TOUCHED_BY:
        assert all((ROOT / "tests" / "web" / f"{name}.py").exists() for name in names)


@pytest.mark.parametrize(
    ("text", "imports"),
    [
        ("from bailey.bots import bot, policy", True),
        ("from bailey.bots import (\n    bot,\n    policy,\n)", True),
        ("from bailey.bots.policy import Policy", True),
        ("from bailey.bots import bot", False),
    ],
)
def test_who_imports_a_module(text: str, *, imports: bool) -> None:
    assert reach._imports(text, "bailey.bots.policy") is imports
