"""A study finds what is planted, shows nothing where nothing differs, and is the same however it is played."""

from __future__ import annotations

import json
import os
import signal
import subprocess
import sys
import time
from concurrent.futures import ProcessPoolExecutor
from dataclasses import replace
from multiprocessing import get_context
from typing import TYPE_CHECKING, Any

import numpy as np
import polars as pl
import pytest

from bailey import games, lab
from bailey.core import BadInput
from bailey.lab.crews.crew import Piece
from bailey.lab.crews.processes import Processes
from bailey.lab.study import charts
from bailey.lab.study.changes import Change, parse_change, read_change
from bailey.lab.study.findings import compared
from bailey.lab.study.pieces import PlayedPlan
from bailey.lab.study.playing import Plan, names_in, play_piece
from bailey.lab.study.study import Study, study
from bailey.lab.study.tables import StudyTables
from bailey.lab.study.vega import vega
from bailey.lab.study.words import change_in_words

if TYPE_CHECKING:
    from collections.abc import Callable
    from pathlib import Path

CASTLE_COMBO = games.find("castle-combo")
RANDOM = ["random", "random"]
#: A card that is free and scores so much decides games between random players.
STRONG = "[cards.inventor]\nscoring.points = 20\ncost = 0\n"


@pytest.fixture(scope="module")
def planted(tmp_path_factory: pytest.TempPathFactory) -> tuple[Study, Path]:
    """A study of a card that is made far too strong."""
    out = tmp_path_factory.mktemp("planted")
    return study(CASTLE_COMBO, RANDOM, 600, 3, change=parse_change(STRONG, CASTLE_COMBO), out=out), out


@pytest.mark.slow
def test_a_planted_strong_card_is_found_first_and_all_is_written(planted: tuple[Study, Path]) -> None:
    done, out = planted
    found = done.findings
    assert found["cards"][0]["card"] == "inventor"
    assert found["cards"][0]["p"] < 0.01
    assert found["differences"][0]["of"] == "inventor"
    assert found["differences"][0]["clear"]
    clear = {row["of"] for row in found["differences"] if row["clear"] and row["what"] in {"points", "wins", "taken"}}
    assert clear == {"inventor"}, "no other card is said to differ"
    paths = {path.name for path in done.write(out)}
    tables = {f"{prefix}{name}.parquet" for prefix in ("", "changed-") for name in ("games", "players", "cards")}
    assert paths == {"report.html", "findings.json"} | tables
    assert json.loads((out / "findings.json").read_text()) == done.findings
    page = (out / "report.html").read_text()
    assert "What the change does" in page
    first = page.partition("<h2>")[2].partition("<h2>")[0]
    assert first.startswith("The changed card<"), "the page begins with what was changed"
    wins = next(row for row in found["differences"] if row["what"] == "wins" and row["of"] == "inventor")
    assert f"wins of who takes it {wins['after']:.1%} instead of {wins['before']:.1%}" in first
    assert "Inventor (cost 0, scoring points 20)" in first
    assert "<link" not in page
    assert 'src="http' not in page


@pytest.mark.slow
def test_what_is_counted_is_what_a_direct_count_gives(planted: tuple[Study, Path]) -> None:
    tables = planted[0].tables
    mine = tables.cards.filter(tables.cards["card"] == "inventor")
    row = next(row for row in planted[0].findings["differences"] if row["what"] == "wins" and row["of"] == "inventor")
    taken = [one for one in mine.iter_rows(named=True) if one["taken"]]
    shares = {(one["game"], one["player"]): one["share"] for one in tables.players.iter_rows(named=True)}
    wins = [shares[one["game"], one["taker"]] for one in taken]
    assert row["before"] == pytest.approx(sum(wins) / len(wins), abs=1e-6)
    assert mine.height == len({one["game"] for one in mine.iter_rows(named=True)})
    assert tables.players.group_by("game").agg(tables.players["share"].sum()).height == 600


@pytest.mark.slow
def test_a_change_that_changes_nothing_shows_nothing_and_a_number_of_the_rules_can_be_changed() -> None:
    cost = next(
        row["cost"] for row in json.loads((CASTLE_COMBO.folder / "cards.json").read_text()) if row["id"] == "inventor"
    )
    same = parse_change(f"[cards.inventor]\ncost = {cost}\n", CASTLE_COMBO)
    assert study(CASTLE_COMBO, RANDOM, 20, 3, change=same).findings["differences"] == []
    poor = lab.run_study("castle-combo", seats=RANDOM, games=20, change="[start]\ngold = 0\n")
    assert poor.changed is not None
    spent = {row["what"]: row for row in poor.findings["differences"] if row["of"].startswith("random")}
    assert spent["score of bot"]["difference"] < 0


@pytest.mark.slow
def test_one_process_and_two_write_the_same_bytes(tmp_path: Path) -> None:
    for cores in (1, 2):
        study(CASTLE_COMBO, RANDOM, 60, 3, cores=cores).write(tmp_path / str(cores))
    one, two = ({file.name: file.read_bytes() for file in (tmp_path / name).iterdir()} for name in "12")
    assert one == two != {}


@pytest.mark.slow
def test_kept_games_are_not_played_again(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    study(CASTLE_COMBO, RANDOM, 40, 3, out=tmp_path)
    whole = study(CASTLE_COMBO, RANDOM, 70, 3).findings
    asked: list[list[Piece]] = []
    play = Processes.play

    def noted(crew: Any, job: Any, left: list[Piece], variant: str) -> Any:
        asked.append(left)
        return play(crew, job, left, variant)

    monkeypatch.setattr(Processes, "play", noted)
    assert study(CASTLE_COMBO, RANDOM, 70, 3, out=tmp_path).findings == whole
    assert asked == [[Piece(40, 20), Piece(60, 10)]]


@pytest.mark.parametrize(
    "damage", [lambda data: data[:200], lambda _: b"", lambda _: b"no zip"], ids=["cut", "empty", "other"]
)
def test_a_damaged_piece_is_played_again(tmp_path: Path, damage: Callable[[bytes], bytes]) -> None:
    whole = study(CASTLE_COMBO, RANDOM, 40, 3, out=tmp_path).findings
    piece = next(tmp_path.rglob("000000020.npz"))
    piece.write_bytes(damage(piece.read_bytes()))
    assert study(CASTLE_COMBO, RANDOM, 40, 3, out=tmp_path).findings == whole


@pytest.mark.slow
def test_only_games_that_both_variants_have_are_compared(monkeypatch: pytest.MonkeyPatch) -> None:
    def stopped(crew: Any, job: Any, left: list[Piece], variant: str) -> Any:
        for i, piece in enumerate(play(crew, job, left, variant)):
            if variant and i == 1:
                raise KeyboardInterrupt
            yield piece

    play = Processes.play
    monkeypatch.setattr(Processes, "play", stopped)
    done = study(CASTLE_COMBO, RANDOM, 60, 3, change=parse_change(STRONG, CASTLE_COMBO))
    assert done.changed is not None
    assert done.changed.played.interrupted
    assert (done.tables.played.games, done.changed.played.games) == (20, 20)
    assert done.findings["differences"]


@pytest.mark.slow
def test_decisions_are_noted_only_if_asked_for_and_who_plays_explains_results_between_unequal_bots() -> None:
    equal = lab.run_study("castle-combo", seats=RANDOM, games=20)
    with pytest.raises(BadInput, match="they were not noted; study with `decisions=True`"):
        _ = equal.tables.decisions
    assert equal.findings["skill"] is None
    found = lab.run_study("castle-combo", seats=["greedy", "random"], games=40, decisions=True)
    assert found.findings["skill"]["skill"] > 0.9
    decisions = found.tables.decisions
    rotated = decisions.filter((decisions["game"] == 1) & (decisions["player"] == 0))
    assert set(rotated["bot"]) == {"random"}, "in game 1 each bot sits one seat further back"


def test_vega_is_bundled_once_and_a_report_needs_no_cache(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    made: list[None] = []
    monkeypatch.setattr("vl_convert.javascript_bundle", lambda **_: made.append(None) or "draw()")
    monkeypatch.setenv("BAILEY_CACHE", str(tmp_path / "cache"))
    assert [vega(), vega()] == ["draw()", "draw()"]
    assert len(made) == 1
    (tmp_path / "file").write_text("")
    monkeypatch.setenv("BAILEY_CACHE", str(tmp_path / "file"))
    assert vega() == "draw()"
    assert len(made) == 2


def test_the_largest_number_has_a_bar_of_its_own() -> None:
    counts = pl.Series([45.0, 51.0, 52.0])
    assert charts._bins(counts).to_dict() == {"extent": [45.0, 53.0], "step": 1}
    assert charts._bins(pl.Series([0, 199])).to_dict()["step"] == 4


def test_another_seed_or_version_uses_no_kept_games(tmp_path: Path) -> None:
    study(CASTLE_COMBO, RANDOM, 20, 3, out=tmp_path)
    assert study(CASTLE_COMBO, RANDOM, 20, 4, out=tmp_path).findings == study(CASTLE_COMBO, RANDOM, 20, 4).findings


def test_a_full_disk_and_a_folder_that_cannot_be_made_are_named_and_what_was_finished_is_kept(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    saved: list[None] = []
    save = np.savez_compressed

    def full(file: Any, **columns: Any) -> None:
        if len(saved) == 2:
            raise OSError(28, "No space left on device")
        saved.append(save(file, **columns))

    monkeypatch.setattr(np, "savez_compressed", full)
    with pytest.raises(BadInput, match="cannot be written: No space left on device; what was finished before is kept"):
        study(CASTLE_COMBO, RANDOM, 100, 3, out=tmp_path)
    monkeypatch.undo()
    assert len([*tmp_path.rglob("*.npz")]) == 2
    assert not [*tmp_path.rglob("*.part")]
    (tmp_path / "file").write_text("")
    with pytest.raises(BadInput, match=r"out: .*file.* cannot be made"):
        study(CASTLE_COMBO, RANDOM, 20, 3, out=tmp_path / "file")


@pytest.mark.slow
def test_ctrl_c_keeps_what_was_finished_and_the_same_command_goes_on(tmp_path: Path) -> None:
    command = [sys.executable, "-m", "bailey", "study", "castle-combo", "--seats", "random,random", "--seed", "3"]
    command += ["--games", "4000", "--cores", "1", "--out", str(tmp_path), "--json"]
    begun = subprocess.Popen(command, stdout=subprocess.PIPE, start_new_session=True)
    until = time.monotonic() + 240
    while len([*tmp_path.rglob("*.npz")]) < 3:
        assert time.monotonic() < until, "nothing is finished"
        time.sleep(0.05)
    os.killpg(begun.pid, signal.SIGINT)
    said = json.loads(begun.communicate(timeout=240)[0])
    assert begun.returncode == 130
    assert said["interrupted"]
    assert 60 <= said["games"] < 4000
    kept = len([*tmp_path.rglob("*.npz")])
    assert kept * 20 == said["games"]
    again = study(CASTLE_COMBO, RANDOM, said["games"], 3, out=tmp_path)
    assert len([*tmp_path.rglob("*.npz")]) == kept, "nothing was played again"
    assert again.findings["cards"] == said["cards"]


@pytest.mark.parametrize(
    ("text", "said"),
    [
        ("", "the file changes nothing"),
        ("[cards.inventor]\n", "the file changes nothing"),
        ("title = 3\n[options]\n", "title must be a text"),
        ("options = 3\n", r"\[options\] must be a table"),
        ("[cards.inventor]\ncost = 1979-05-27\n", "cards.inventor.cost: must be a number, a text"),
        ("cost 3", r"bad.toml is no TOML: .*line 1"),
        (b"\xff\xfe\x00", r"bad.toml cannot be read"),
        ("#" * (1 << 21), "larger than"),
        ("[start]\ngold = " + "9" * 6000, "a number has too many digits"),
        ("[start]\ngold = " + "[" * 5000 + "]" * 5000, "this is nested too deeply"),
        (".".join(["cards"] * 3000) + " = 1", "this is nested too deeply"),
        ("[start]\ngold = " + "[" * 17 + "]" * 17, "this is nested too deeply"),
        (None, r"bad\.toml cannot be read"),
    ],
    ids=range(13),
)
def test_a_change_file_without_sense_is_refused_by_name(tmp_path: Path, text: str | bytes | None, said: str) -> None:
    bad = tmp_path / "bad.toml"
    if text is not None:
        bad.write_bytes(text if isinstance(text, bytes) else text.encode())
    with pytest.raises(BadInput, match=said):
        read_change(bad, CASTLE_COMBO)


def told(what: str, difference: float, half: float, *, of: str = "", clear: bool = False) -> dict[str, Any]:
    """A difference as it stands in the findings, with half of its interval."""
    ends = {"low": difference - half, "high": difference + half}
    return {"what": what, "of": of, "difference": difference, **ends, "clear": clear}


def test_a_study_says_which_differences_so_many_games_show_and_how_many_would_show_the_next() -> None:
    rows = [told("decisions", 3.0, 1.5, clear=True), told("ties", 0.01, 0.02), told("score", 0.5, 2.0, of="player 1")]
    assert change_in_words({"games": 200, "differences": rows}) == [
        "With the change 1 measure differs by more than noise, of 3 that differ at all.",
        "200 games show differences from about 1.50 in decisions in a game, 2.0% in games that are shared.",
        "Next would be games that are shared: if it is as it looks, with about 800 games (--games).",
    ]
    none = [{**row, "clear": False, "difference": 0.0} for row in rows[2:]]
    assert change_in_words({"games": 200, "differences": none}) == [
        "With the change 0 measures differ by more than noise, of 1 that differ at all."
    ]
    assert change_in_words({"games": 200, "differences": []}) == ["Nothing is different: all games went the same way."]


def test_a_folder_holds_one_study_and_nothing_of_an_earlier_one(tmp_path: Path) -> None:
    study(CASTLE_COMBO, RANDOM, 20, change=parse_change(STRONG, CASTLE_COMBO), out=tmp_path, decisions=True).write(
        tmp_path
    )
    assert (tmp_path / "changed-decisions.parquet").is_file()
    written = study(CASTLE_COMBO, RANDOM, 20, out=tmp_path).write(tmp_path)
    assert {*tmp_path.glob("*.parquet")} == {path for path in written if path.suffix == ".parquet"}
    for other in ({"seed": 1}, {"seats": ["random", "greedy"]}):
        with pytest.raises(BadInput, match=r"has another study: castle-combo, random, random, seed 0; name another"):
            study(CASTLE_COMBO, **{"seats": RANDOM, "games": 20, "out": tmp_path, **other})


def test_a_change_is_a_text_or_a_file(tmp_path: Path) -> None:
    file = tmp_path / "rich.toml"
    file.write_text("[start]\ngold = 60\n")
    assert lab.run_study("castle-combo", seats=RANDOM, games=20, change=file).title == "rich"
    with pytest.raises(BadInput, match="change: the text is no TOML"):
        lab.run_study("castle-combo", seats=RANDOM, games=20, change="rich.toml")


def test_options_are_written_as_numbers_words_or_truths() -> None:
    board = games.find("burgundy-board")
    said = parse_change('[options]\nautomata = "hard"\nwhite_castles = true\n', board)
    assert said == Change("", {"automata": 3, "white_castles": 1})
    with pytest.raises(BadInput, match=r"options\.automata: must be one of"):
        parse_change('[options]\nautomata = "hardest"\n', board)
    with pytest.raises(BadInput, match="option 'automatta'"):
        parse_change("[options]\nautomatta = 1\n", board)


@pytest.mark.parametrize(
    ("text", "said"),
    [
        ("[cards.inventr]\ncost = 1\n", "cards.inventr: there is none; known are inventor"),
        ("[cards.inventor]\ndeck = 'tower'\n", "cards.inventor.deck: must be one of castle, village; not"),
        ("[cards.inventor]\nid = 'none'\n", "cards.inventor.id: names the row"),
        ("[cards.inventor]\nname = 'Alchemist'\n", "cards.inventor.name: the game is built on it"),
        (
            "[nothing]\na = 3\n",
            "nothing.a: the game has no data file with such a value; known are cards, face_down, start",
        ),
        ("[cards.inventor]\nscoring.points = 2147483647\n", "must be a whole number from 0 to 99, not 2147483647"),
        ("[start]\nkeys = 1000000000\n", "start.keys: must be a whole number from 0 to 999, not 1000000000"),
        ("[cards.usurper.ability.effects.gain]\nper.value = 9\n", "the game cannot be made with this change: .*marks"),
    ],
)
def test_a_change_that_the_game_cannot_play_is_refused(text: str, said: str) -> None:
    with pytest.raises(BadInput, match=said):
        study(CASTLE_COMBO, RANDOM, 20, change=parse_change(text, CASTLE_COMBO))


@pytest.mark.slow
@pytest.mark.parametrize("name", ["burgundy-cards", "burgundy-board"])
def test_games_alone_against_a_printed_opponent_are_studied(name: str) -> None:
    found = lab.run_study(name, seats=["random"], games=20)
    assert found.findings["printed"]
    assert set(found.tables.players["name"]) == {"random", *found.findings["printed"]}
    assert found.findings["cards"]


@pytest.mark.long
def test_an_effect_lies_within_its_interval_in_19_of_20_seeds() -> None:
    """The effect of a change on a score, held against many more games."""
    plans = [
        Plan("castle-combo", tuple(RANDOM), change=change) for change in ("", parse_change(STRONG, CASTLE_COMBO).data)
    ]
    with ProcessPoolExecutor(1, get_context("spawn")) as other:
        players = [lambda play, *given: play(*given), lambda play, *given: other.submit(play, *given).result()]

        def tables(plan: Plan, seed: int, count: int, run: Callable[..., Any]) -> StudyTables:
            seeded = replace(plan, seed=seed)
            return StudyTables(PlayedPlan(plan, run(names_in, plan), run(play_piece, seeded, 0, count), count))

        def effect(seed: int, count: int) -> dict[str, Any]:
            both = [tables(plan, seed, count, play) for plan, play in zip(plans, players, strict=True)]
            return next(row for row in compared(*both) if row["what"] == "score of bot")

        true = effect(100, 3000)["difference"]
        rows = [effect(seed, 150) for seed in range(20)]
    assert sum(row["low"] <= true <= row["high"] for row in rows) >= 19


def test_a_process_plays_one_variant_of_a_game() -> None:
    with pytest.raises(RuntimeError, match="played with other data in this process"):
        names_in(Plan("castle-combo", tuple(RANDOM), change=parse_change(STRONG, CASTLE_COMBO).data))
