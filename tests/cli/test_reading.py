"""Records, positions, scores and the laboratory on the command line."""

from __future__ import annotations

import io
import json
from types import SimpleNamespace
from typing import TYPE_CHECKING, Any

import pytest
from cli.table_of import screen_of

from bailey.cli import score_card
from bailey.core.play.position import Position
from bailey.core.records.log import GameLog
from bailey.core.records.log_text import write_log
from bailey.games import castle_combo

if TYPE_CHECKING:
    from pathlib import Path

    from cli.conftest import Run


class TestRecords:
    def test_replay_tells_every_row(self, run: Run, record: Path) -> None:
        out = run.out("replay", str(record))
        assert "Castle Combo: Player 1 (you), Leonie, hasty (greedy)" in out
        assert "chooses `move_messenger`, which is taken back later." in out
        assert "Taken back to row 1." in out
        assert out.rstrip().endswith(".")

    def test_replay_steps(self, run: Run, record: Path, monkeypatch: pytest.MonkeyPatch) -> None:
        monkeypatch.setattr("sys.stdin.isatty", lambda: True)
        out = run.out("replay", str(record), typed="\n\nb\n9\nend\nhuh\n\n")
        for row in (1, 4, 5, 9):
            assert f"Row {row} of " in out
        assert "That was the last row." in out

    @pytest.mark.parametrize(
        ("language", "said"),
        [
            ("en", "Player 1 keeps all keys."),
            ("de", "Spieler 1 behält alle Schlüssel."),
            ("fr", "Joueur 1 garde toutes ses clés."),
        ],
    )
    def test_replay_tells_of_a_choice_as_of_another_person(
        self, run: Run, tmp_path: Path, language: str, said: str
    ) -> None:
        """To keep the keys makes nothing happen that could be told instead."""
        start = castle_combo.load({"players": [{"keys": 1}, {"keys": 1}], "turn": 0}).dump()
        log = GameLog.from_position(castle_combo.GAME, ["you", "greedy"], start)
        log.choose({"do": "keep_key"})
        record = tmp_path / "keys.txt"
        record.write_text(write_log(log), encoding="utf-8")
        told = run("replay", str(record), "--all", "--language", language)[1]
        assert said in told.replace("\u00a0", " ")

    def test_show_draws_a_position_or_a_record_at_a_row(self, run: Run, position: Path, record: Path) -> None:
        assert "Baron" in run.out("show", str(position))
        assert "(no cards yet)" in run("show", str(record), "--row", "1")[1]
        assert "(no cards yet)" not in run("show", str(record))[1]
        assert "--row: there is no row 2" in run.err("show", str(record), "--row", "2")
        assert "has no rows" in run.err("show", str(position), "--row", "3")

    @pytest.mark.parametrize("end", [b"\r\n", b"\r"])
    def test_a_record_is_known_by_any_line_ends(self, run: Run, record: Path, end: bytes) -> None:
        shown = run("show", str(record))
        record.write_bytes(b"\xef\xbb\xbf" + record.read_bytes().replace(b"\n", end))
        assert run("show", str(record)) == shown

    def test_show_writes_json_that_can_be_read_again_and_hides_what_a_player_may_not_know(
        self, run: Run, record: Path, tmp_path: Path
    ) -> None:
        written = run("show", str(record), "--row", "20", "--json")[1]
        again = tmp_path / "again.json"
        again.write_text(written, encoding="utf-8")
        assert run("show", str(again))[1] == run("show", str(record), "--row", "20")[1]
        whole = run.json("show", str(record), "--row", "1")
        seen = run.json("show", str(record), "--row", "1", "--seat", "1")
        assert isinstance(whole["castle"]["deck"], list)
        assert seen["castle"]["deck"] == len(whole["castle"]["deck"])
        assert "generator" not in seen
        run.err("show", str(record), "--seat", "3")

    def test_a_cut_record_on_standard_input_is_told_too(
        self, run: Run, record: Path, monkeypatch: pytest.MonkeyPatch
    ) -> None:
        record.write_bytes(record.read_bytes()[:-8])
        from_file = run("show", str(record))
        monkeypatch.setattr("sys.stdin", SimpleNamespace(buffer=io.BytesIO(record.read_bytes())))
        code, out, err = run("show", "-")
        assert (code, out) == from_file[:2]
        assert err == from_file[2].replace(str(record), "-")
        assert "is incomplete and was left out" in err

    @pytest.mark.parametrize(
        "content",
        [
            "",
            "{",
            "[]",
            "3",
            '{"game": "chess"}',
            '{"game": 3}',
            '{"game": "castle-combo", "gold": 1}',
            "bailey record 9",
            "bailey record 2\ngame castle-combo 1\n",
            '{"a": 1, "a": 2}',
            "[" * 9000,
            '{"players": NaN}',
            "\x00\x01",
        ],
    )
    @pytest.mark.parametrize("command", ["show", "score", "replay"])
    def test_bad_files_are_refused_in_one_line(self, run: Run, tmp_path: Path, command: str, content: str) -> None:
        path = tmp_path / "bad"
        path.write_text(content, encoding="utf-8")
        err = run.err(command, str(path))
        assert err.startswith(f"bailey: {path}: ")
        assert len(err) < 600
        path.write_bytes(b" " * (1 << 21))
        assert "larger than 1 MiB" in run("show", str(path))[2]


class TestScores:
    def test_card_by_card(self, run: Run, position: Path) -> None:
        out = run.out("score", str(position))
        assert "   0 Baron: 10 points if no Peasantry shield" in out or "  10 Baron: 10 points" in out
        assert "   6 Vicar: 2 points for each gold stored on it; 3 gold stored" in out
        assert "   3 3 keys: one point each" in out
        assert "Player 1 is ahead." in out

    def test_as_json_of_a_position_or_a_record(self, run: Run, position: Path, record: Path) -> None:
        found = run.json("score", str(position))
        assert set(found) == {"game", "over", "players", "winners"}
        assert set(found["players"][0]) == {"seat", "total", "tiebreak", "lines"}
        assert found["winners"] == [0]
        assert found["players"][0]["total"] == sum(line["points"] for line in found["players"][0]["lines"])
        assert run.json("score", str(record))["over"] is True

    def test_score_pad(self, run: Run, tmp_path: Path) -> None:
        cells = ["duchess", "queen mo 4", "baron", "down", "knight", "nun", "farmer", "sculptor 7", "mother s"]
        save = tmp_path / "pad.json"
        typed = "\n".join(["1", *cells, "3", "5"])
        out = run.out("score-pad", "castle-combo", "--save", str(save), typed=typed)
        assert "   8 Duchess: 8 points" in out
        assert "Player 2" not in out
        run.out("score", str(save))
        run.err("score-pad", "castle-combo", "--save", str(save))
        out = run.out("score-pad", "castle-combo", "--json", typed=typed)
        assert json.loads(out)["players"][0]["lines"][0] == {"line": "card", "card": "duchess", "points": 8}

    def test_cards_that_do_not_touch_are_asked_for_again_at_once(self, run: Run, tmp_path: Path) -> None:
        wrong, right = ["baron", *[""] * 7, "vicar"], ["baron", "vicar", *[""] * 7]
        other = ["duchess", *[""] * 8]
        save = tmp_path / "pad.json"
        typed = "\n".join(["2", *wrong, *right, "3", "5", *other, "back", "", "1", "2"])
        code, out, err = run("score-pad", "castle-combo", "--save", str(save), typed=typed)
        assert (code, err) == (0, "")
        assert out.count("every card must lie beside another") == 1
        written = json.loads(save.read_text(encoding="utf-8"))["players"]
        assert [(one["gold"], one["keys"], len(one["tableau"])) for one in written] == [(3, 5, 2), (1, 2, 1)]

    def test_a_pad_that_cannot_be_saved_or_ends_early_scores_nothing(self, run: Run, tmp_path: Path) -> None:
        err = run.err("score-pad", "castle-combo", "--save", str(tmp_path / "no" / "pad.json"), typed="1\n")
        assert "does not exist; create it first" in err
        code, _, err = run("score-pad", "castle-combo", typed="1\nbaron\n")
        assert code == 2
        assert "nothing was scored" in err

    def test_a_pad_is_scored_before_it_is_saved(
        self, run: Run, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
    ) -> None:
        def full(*_: object, **__: object) -> None:
            raise OSError(28, "No space left on device")

        monkeypatch.setattr("pathlib.Path.write_text", full)
        typed = "\n".join(["1", "duchess", *[""] * 8, "3", "5"])
        code, out, err = run("score-pad", "castle-combo", "--save", str(tmp_path / "pad.json"), typed=typed)
        assert code == 1
        assert "Duchess: " in out
        assert "No space left" in err

    def test_a_tie_before_the_end_is_no_victory_and_standings_heed_the_tie_break(
        self, run: Run, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
    ) -> None:
        path = tmp_path / "position.json"
        path.write_text(json.dumps({"game": "castle-combo", "players": [{"keys": 3}, {"keys": 3}]}), encoding="utf-8")
        out = run("score", str(path))[1]
        assert out.endswith("Player 1 and Player 2 are level.\n")
        assert "tie-break" not in out
        position = Position.load(castle_combo.GAME, {"players": [{"keys": 3}, {"keys": 3}, {"keys": 4}, {"keys": 1}]})
        tiebreaks = {0: 1, 1: 6, 2: 0, 3: 0}
        monkeypatch.setattr(score_card, "tiebreak", lambda _, seat: tiebreaks[seat])
        screen, shown = screen_of()
        score_card.standings(screen, position, ["Anna", "Ben", "Cleo", "Dan"])
        said = ["   4 Cleo", "   3 Ben (tie-break 6)", "   3 Anna (tie-break 1)", "   1 Dan"]
        assert shown.getvalue().splitlines()[:4] == said


NUMBERS = {"mean", "standard_deviation", "min", "q1", "median", "q3", "max"}


class TestLab:
    def test_simulate(self, run: Run) -> None:
        words = ("simulate", "castle-combo", "--players", "3", "--games", "12", "--seed", "4", "--plain")
        assert run.out(*words).startswith("castle-combo, 3 players, 12 games, seed 4\n")
        found = run.json(*words)
        assert (found["games"], found["players"], found["seats"]) == (12, 3, ["random"] * 3)
        assert set(found["scores"]["all"]) == NUMBERS
        assert set(found["scores"]["winners"]) == NUMBERS
        assert sum(found["win_share"]) == pytest.approx(1, abs=1e-5)
        assert found["compiled"] is False

    def test_arena(self, run: Run, tmp_path: Path) -> None:
        save = tmp_path / "arena"
        words = ("arena", "castle-combo", "--seats", "random,random", "--plain", "--cores", "1", "--save", str(save))
        run.out(*words, "--games", "6")
        assert "10 games" in run.out(*words, "--games", "10")
        found = run.json(*words, "--games", "10")
        assert [bot["bot"] for bot in found["bots"]] == ["random", "random"]

    @pytest.mark.parametrize(("why", "ends"), [("", 130), ("cluster: the connection is lost", 2)])
    @pytest.mark.parametrize("command", ["simulate", "arena"])
    def test_what_was_stopped_tells_what_it_has(
        self, run: Run, monkeypatch: pytest.MonkeyPatch, command: str, why: str, ends: int
    ) -> None:
        class Stopped:
            lost = why

            def to_json(self) -> dict[str, Any]:
                head = {"game": "castle-combo", "players": 2, "games": 3, "seed": 0, "interrupted": True}
                none = {"decisions_per_second": None, "scores": {"all": None, "winners": None}}
                return {**head, **none, "seats": [], "win_share": [], "bots": []}

        monkeypatch.setattr(f"bailey.lab.{command}.{command}", lambda *_, **__: Stopped())
        code, out, err = run(command, "castle-combo")
        assert code == ends
        assert "3 games, seed 0, stopped early" in out
        assert why in err

    def test_bench(self, run: Run, monkeypatch: pytest.MonkeyPatch) -> None:
        row = {"mode": "random games", "players": 2, "games_per_second": 1234.0, "spread_percent": 2}
        cold = {"cold": {"seconds": 9.5, "cpu_seconds": 9.25, "import_seconds": 0.5}}
        found = {
            "machine": {"processor": "abacus", "python": "3", "compiled": True},
            "rows": [row],
            "compile": {"search": cold},
            "bytes_per_state": 2520,
            "ratios": None,
        }
        monkeypatch.setattr("bailey.lab.bench.bench", lambda *_, **__: found)
        out = run.out("bench")
        assert "abacus" in out
        assert "1,234 games/s" in out
        assert "first compiled search, cold: 9.5 s (9.25 s of CPU)" in out
        assert "a state has 2,520 bytes" in out
        assert run.json("bench") == found
