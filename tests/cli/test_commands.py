"""The commands, called as `main` calls them: what they write, and their exit codes."""

from __future__ import annotations

import re
import unicodedata
from typing import TYPE_CHECKING

import pytest
from core import quarry

from bailey.core.records.log import GameLog
from bailey.core.records.log_file import LogFile
from bailey.games import castle_combo

if TYPE_CHECKING:
    from pathlib import Path

    from cli.conftest import Run


class TestBooks:
    def test_games_rules_and_legend(self, run: Run) -> None:
        out = run.out("games")
        assert re.search(r"^castle-combo +Castle Combo, 2 to 5 players$", out, re.MULTILINE)
        assert re.search(r"^burgundy-companion +The Castles of Burgundy: companion, 1 player$", out, re.MULTILINE)
        head = {"game": "castle-combo", "title": "Castle Combo", "version": 3, "players": [2, 5]}
        assert {**head, "printed": {}, "options": []} in run.json("games")["games"]
        out = run.out("rules", "castle-combo")
        assert out.startswith("Aim  [aim]\n  In nine turns")
        out = run.out("rules", "castle-combo", "messenger")
        assert out.startswith("The messenger  [messenger]")
        assert out.count("[") == 1
        err = run.err("rules", "castle-combo", "bicycle")
        assert err.startswith("bailey: rules: no rule contains 'bicycle'; known are aim,")
        assert "3/N row" in run.out("legend", "castle-combo")

    @pytest.mark.parametrize(
        ("language", "no_rules", "no_legend"),
        [
            ("en", "Quarry has no rule texts yet.", "Quarry has no legend yet."),
            ("de", "Quarry hat noch keine Regeltexte.", "Quarry hat noch keine Legende."),
            ("fr", "Quarry n\u2019a pas encore de textes de règles.", "Quarry n\u2019a pas encore de légende."),
        ],
    )
    def test_a_game_without_rule_texts_and_legend(
        self, run: Run, monkeypatch: pytest.MonkeyPatch, language: str, no_rules: str, no_legend: str
    ) -> None:
        monkeypatch.setattr("bailey.games.find", lambda _name: quarry.GAME)
        for words, said in (("rules", no_rules), ("rules stone", no_rules), ("legend", no_legend)):
            command, *rule = words.split()
            assert run(command, "quarry", *rule, "--language", language) == (0, f"{said}\n", "")


class TestErrors:
    @pytest.mark.parametrize(
        ("words", "said"),
        [
            (("chess",), "No such command 'chess'"),
            (("play", "chess"), "game 'chess': there is none; known are "),
            (("play",), "GAME: name a game"),
            (("play", "castle-combo", "--players", "9"), "players: Castle Combo is for 2 to 5 players, not 9"),
            (("play", "castle-combo", "--players", "x"), "--players"),
            (("play", "castle-combo", "--players", "3", "--seats", "you,greedy"), "--seats: names 2 seats"),
            (("play", "castle-combo", "--seats", "you"), "--seats: Castle Combo is for 2 to 5 players"),
            (("play", "castle-combo", "--seats", "you,wizard"), "--seats: bot 'wizard'"),
            (("play", "castle-combo", "--seats", "you,"), "--seats: bot ''"),
            (("play", "castle-combo", "--seats", "you:a b,random"), "--seats: seat 'you:a b': write a name of letters"),
            (("play", "castle-combo", "--seats", "you:Ben,you:Ben"), "same name"),
            (("play", "castle-combo", "--seed", "-1"), "seed: must be a whole number"),
            (("play", "--resume", "nowhere"), "nowhere: No such file"),
            (("watch", "castle-combo", "--seats", "you,random"), "is for bots only"),
            (("simulate", "castle-combo", "--games", "0"), "--games"),
            (("simulate", "castle-combo", "--seats", "random,wizard"), "bot 'wizard'"),
            (("arena", "castle-combo", "--seats", "random,wizard"), "bot 'wizard'"),
            (("show", "nowhere.json"), "nowhere.json: No such file"),
            (("show", "."), "directory"),
            (("score", "nowhere.json"), "nowhere.json: No such file"),
            (("replay", "nowhere"), "nowhere: No such file"),
            (("legend", "chess"), "game 'chess'"),
            (("games", "now"), "unexpected extra argument"),
        ],
        ids=lambda value: " ".join(value) if isinstance(value, tuple) else "",
    )
    def test_are_one_line_with_the_remedy(self, run: Run, words: tuple[str, ...], said: str) -> None:
        assert said in run.err(*words)

    def test_a_bug_is_one_line_too(self, run: Run, monkeypatch: pytest.MonkeyPatch) -> None:
        monkeypatch.setattr("bailey.games.names", lambda: 1 / 0)
        told = "bailey: a bug: ZeroDivisionError: division by zero; set BAILEY_DEBUG=1 to see the traceback\n"
        assert run("games")[::2] == (1, told)
        monkeypatch.setenv("BAILEY_DEBUG", "1")
        with pytest.raises(ZeroDivisionError):
            run("games")

    def test_a_full_disk_is_told(self, run: Run, monkeypatch: pytest.MonkeyPatch) -> None:
        def full(_: int) -> None:
            raise OSError(28, "No space left on device")

        monkeypatch.setattr("os.fsync", full)
        code, _, err = run("play", "castle-combo", "--seats", "you,random")
        assert code == 1
        assert "No space left on device" in err

    def test_stopping_has_its_own_code(self, run: Run, monkeypatch: pytest.MonkeyPatch) -> None:
        def stop() -> list[str]:
            raise KeyboardInterrupt

        monkeypatch.setattr("bailey.games.names", stop)
        assert run("games") == (130, "", "")

    def test_a_home_that_cannot_be_written_is_named(
        self, run: Run, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
    ) -> None:
        (tmp_path / "file").write_text("")
        monkeypatch.setenv("BAILEY_HOME", str(tmp_path / "file"))
        words = ("play", "castle-combo", "--seats", "you,random")
        told = [run.err(*words)]
        monkeypatch.setenv("BAILEY_HOME", str(tmp_path / "home"))
        monkeypatch.setattr("os.access", lambda *_: False)
        for err in (*told, run.err(*words)):
            assert err.startswith("bailey: BAILEY_HOME: ")
            assert "name a file with --save" in err

    def test_help_is_no_error_and_no_command_is_answered_with_it(self, run: Run) -> None:
        helped = run.out("--help")
        assert "Commands:" in helped
        assert run.out("--version").startswith("bailey ")
        assert run() == (2, "", helped)


class TestPlay:
    def test_a_game_is_saved_and_gone_on_with(self, run: Run, tmp_path: Path) -> None:
        save = str(tmp_path / "mine")
        out = run.out("play", "castle-combo", "--seats", "you,random", "--seed", "7", "--save", save, typed="1\nquit\n")
        assert "Saved. Continue with:\n  bailey play --resume " + save in out
        assert "seed 7" in run.out("play", "--resume", save, typed="1\n")
        out = run.out("play", "castle-combo", "--save", save, typed="quit\n")
        assert "Lisette, carefree (random), seed 7" in out

    def test_a_game_is_saved_at_home_only_if_somebody_chose(self, run: Run, tmp_path: Path) -> None:
        assert "nothing is saved" in run.out("play", "castle-combo", "--seats", "you,you")
        assert list((tmp_path / "home" / "games").iterdir()) == []
        run.out("play", "castle-combo", "--seats", "you,random", typed="1\nq\n")
        assert len(list((tmp_path / "home" / "games").iterdir())) == 1

    def test_a_record_that_was_there_before_is_kept(self, run: Run, tmp_path: Path) -> None:
        save = tmp_path / "mine"
        log = GameLog.from_position(castle_combo.GAME, ["you", "random"], {"players": [{"gold": 5}, {}]})
        LogFile.create(save, log).close()
        before = save.read_bytes()
        for words in (("--resume", str(save)), ("castle-combo", "--save", str(save))):
            out = run.out("play", "--plain", *words, typed="quit\n")
            assert "Saved. Continue with:" in out
            assert save.read_bytes() == before

    @pytest.mark.parametrize("name", ["Äöü", "A\u0308öü", "Ζωή", "山田"])
    def test_people_are_called_as_they_like(self, run: Run, tmp_path: Path, name: str) -> None:
        save = str(tmp_path / "mine")
        words = ("play", "castle-combo", "--seats", f"you:{name},random", "--save", save)
        out = run.out(*words, typed="1\n")
        shown = unicodedata.normalize("NFC", name)
        begun = re.search(f"Castle Combo: {shown}, [A-Z][a-z]+, carefree \\(random\\)", out)
        assert begun is not None
        assert begun[0] in run("play", "--resume", save, typed="")[1], "the bot keeps its name"

    def test_a_whole_game(self, run: Run, tmp_path: Path) -> None:
        save = str(tmp_path / "mine")
        seats = ("--players", "3", "--seats", "you,random,random", "--seed", "3")
        out = run.out("play", "castle-combo", *seats, "--save", save, typed="1\n" * 60)
        assert "The game is over" in out
        assert f"bailey replay {save}" in out

    def test_a_game_that_is_over_shows_its_end_and_a_cut_record_goes_on_with_a_notice(
        self, run: Run, record: Path
    ) -> None:
        assert "The game is over" in run.out("play", "--resume", str(record), "--plain")
        record.write_bytes(record.read_bytes()[:-8])
        out = run.out("play", "--resume", str(record), "--plain", typed="1\n")
        assert "is incomplete and was left out" in " ".join(out.split())

    def test_ctrl_c_has_saved(self, run: Run, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
        save = str(tmp_path / "mine")
        run("play", "castle-combo", "--seats", "you,random", "--save", save, typed="1\nquit\n")

        def stop(_: str) -> str:
            raise KeyboardInterrupt

        monkeypatch.setattr("bailey.cli.screen.read_terminal", stop)
        code, out, err = run("play", "--resume", save)
        assert (code, err) == (130, "")
        assert "Saved. Continue with:" in out

    def test_the_record_says_who_plays_which_game(self, run: Run, record: Path) -> None:
        assert "leave out --players" in run.err("play", "--resume", str(record), "--players", "3")
        assert "is a game of castle-combo" in run.err("play", "postern", "--resume", str(record))
        text = record.read_text(encoding="utf-8")
        record.write_text(text.replace("seed 7", "seed 8"), encoding="utf-8")
        assert "row 1: the record says" in run.err("play", "--resume", str(record))


class TestWatch:
    def test_bots_are_told_about(self, run: Run, tmp_path: Path) -> None:
        save = tmp_path / "watched"
        words = ("watch", "castle-combo", "--seats", "random,random,random", "--seed", "3", "--save", str(save))
        out = run.out(*words)
        assert " 1 Dorette " in out
        assert "The game is over" in out
        run.out("replay", str(save))
        assert run.err(*words) == f"bailey: --save: {save} exists already; name another file\n"

    def test_the_same_seed_is_the_same_game(self, run: Run) -> None:
        words = ("watch", "castle-combo", "--seats", "random,random", "--seed", "3", "--draw")
        assert run(*words) == run(*words)
