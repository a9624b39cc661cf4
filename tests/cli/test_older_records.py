"""Commands that read a record of another layout say, in every language, that its digests were not compared."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest
from core.logs import fair, fair_in_another_layout, older, played

from bailey.core.records.fair import Fair
from bailey.core.records.log import GameLog
from bailey.core.records.log_file import LogFile
from bailey.core.records.log_text import read_log, write_log
from bailey.core.records.start import Start
from bailey.games import castle_combo
from bailey.server.records import replays

if TYPE_CHECKING:
    from pathlib import Path

    from cli.conftest import Run

GAME = castle_combo.GAME
NOT_COMPARED = {"en": "were not compared", "de": "nicht verglichen", "fr": "ont pas été comparées"}
REWRITTEN = {"en": "written anew", "de": "neu geschrieben", "fr": "sont réécrites"}
each_language = pytest.mark.parametrize("language", NOT_COMPARED)


@pytest.fixture
def finished(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """Write the record of a finished game from a table, with the digests of another layout."""
    path = tmp_path / "fair.bailey"
    path.write_text(fair_in_another_layout(GAME, monkeypatch)[1], encoding="utf-8")
    return path


@pytest.fixture
def begun(tmp_path: Path) -> Path:
    """Write the record of a game that is not over, with the digests of another layout."""
    path = tmp_path / "begun.bailey"
    path.write_text(older(played(GameLog.new(GAME, ["you", "greedy"], 7), 7)), encoding="utf-8")
    return path


@each_language
def test_verify_says_so_instead_of_what_it_did_not_prove(run: Run, finished: Path, language: str) -> None:
    out = run.out("verify", str(finished), "--language", language)
    assert NOT_COMPARED[language] in out
    compared = finished.with_name("today.bailey")
    start = Start(("you:a", "you:b"), fair=Fair.of("t4ble", "ab" * 32, ("0" * 32, "-")))
    compared.write_text(write_log(played(GameLog(GAME, start).begun())), encoding="utf-8")
    said = run("verify", str(compared), "--language", language)[1].splitlines()
    assert NOT_COMPARED[language] not in "".join(said)
    assert said[1] not in out.splitlines()


@each_language
@pytest.mark.parametrize("command", ["replay", "show", "score"])
def test_whatever_shows_the_record_says_so(run: Run, begun: Path, command: str, language: str) -> None:
    code, out, err = run(command, str(begun), "--language", language)
    assert code == 0
    assert out
    assert NOT_COMPARED[language] in err
    assert err.count("\n") == 1


@each_language
def test_resuming_says_that_the_digests_are_written_anew(run: Run, begun: Path, language: str) -> None:
    out = run.out("play", "--resume", str(begun), "--plain", "--language", language)
    assert REWRITTEN[language] in " ".join(out.split())
    file, log, _ = LogFile.resume(begun, lambda _: GAME)
    file.close()
    assert (len(log.rows), file.converted) == (8, False)


def test_a_record_from_a_table_is_not_resumed(run: Run, finished: Path) -> None:
    before = finished.read_bytes()
    err = run.err("play", "--resume", str(finished))
    assert "can be read, but not resumed" in err
    assert finished.read_bytes() == before


@each_language
def test_the_server_says_so_and_does_not_call_it_fair_unless_digests_were_compared(
    finished: Path, language: str
) -> None:
    log = read_log(finished.read_text(encoding="utf-8"), lambda _: GAME)
    found = replays.fairness(log, language)
    assert not found.fair
    assert NOT_COMPARED[language] in found.say[1]
    assert NOT_COMPARED[language] in replays.replay(log, language).notice


def test_the_server_says_nothing_of_it_when_digests_were_compared() -> None:
    log = read_log(write_log(played(fair(GAME))), lambda _: GAME)
    assert replays.fairness(log, "en").fair
    assert replays.replay(log, "en").notice == ""
