"""Commands that read a record of another layout say, in every language, that its digests were not compared."""

from __future__ import annotations

import random
import re
from typing import TYPE_CHECKING

import pytest

from bailey.core.records.fair import Fair
from bailey.core.records.log import GameLog
from bailey.core.records.log_file import LogFile
from bailey.core.records.log_text import read_log, write_log
from bailey.core.records.start import Start
from bailey.core.state.layout import layout_of
from bailey.games import castle_combo
from bailey.server.records import replays

if TYPE_CHECKING:
    from pathlib import Path

    from cli.conftest import Run

GAME = castle_combo.GAME
OTHER = "0123456789abcdef0123"
NOT_COMPARED = {"en": "were not compared", "de": "nicht verglichen", "fr": "ont pas été comparées"}
REWRITTEN = {"en": "written anew", "de": "neu geschrieben", "fr": "sont réécrites"}
each_language = pytest.mark.parametrize("language", NOT_COMPARED)


def played(log: GameLog, rows: int = 300) -> GameLog:
    chance = random.Random(7)
    while not log.position.over and len(log.rows) < rows:
        log.choose(chance.choice(log.position.choices.numbers))
    return log


@pytest.fixture
def fair(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """Write the record of a finished game from a table, with the digests of another layout."""
    import bailey.core.records.log as module

    chance = Fair.of("table", "ab" * 32, ("0" * 32, "1" * 32))
    with monkeypatch.context() as other:
        other.setattr(module, "fingerprint", lambda packed: f"{sum(packed):012x}")
        log = played(GameLog(GAME, Start(("you:a", "you:b"), fair=chance)).begun())
    path = tmp_path / "fair.bailey"
    path.write_text(write_log(log).replace(layout_of(GAME), OTHER), encoding="utf-8")
    return path


@pytest.fixture
def begun(tmp_path: Path) -> Path:
    """Write the record of a game that is not over, with the digests of another layout."""
    path = tmp_path / "begun.bailey"
    record = write_log(played(GameLog.new(GAME, ["you", "greedy"], 7), 8)).replace(layout_of(GAME), OTHER)
    path.write_text(re.sub("· [0-9a-f]{12}", "· 0123456789ab", record), encoding="utf-8")
    return path


@each_language
def test_verify_says_so_instead_of_what_it_did_not_prove(run: Run, fair: Path, language: str) -> None:
    code, out, err = run("verify", str(fair), "--language", language)
    assert (code, err) == (0, "")
    assert NOT_COMPARED[language] in out
    compared = fair.with_name("today.bailey")
    log = played(GameLog(GAME, Start(("you:a", "you:b"), fair=Fair.of("t4ble", "ab" * 32, ("0" * 32, "-")))).begun())
    compared.write_text(write_log(log), encoding="utf-8")
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


def test_a_record_from_a_table_is_not_resumed(run: Run, fair: Path) -> None:
    before = fair.read_bytes()
    err = run.err("play", "--resume", str(fair))
    assert "can be read, but not resumed" in err
    assert fair.read_bytes() == before


@each_language
def test_the_server_says_so_and_does_not_call_it_fair_unless_digests_were_compared(fair: Path, language: str) -> None:
    log = read_log(fair.read_text(encoding="utf-8"), lambda _: GAME)
    found = replays.fairness(log, language)
    assert not found.fair
    assert NOT_COMPARED[language] in found.say[1]
    assert NOT_COMPARED[language] in replays.replay(log, language).notice


def test_the_server_says_nothing_of_it_when_digests_were_compared() -> None:
    fair = Fair.of("table", "ab" * 32, ("0" * 32, "1" * 32))
    log = read_log(write_log(played(GameLog(GAME, Start(("you:a", "you:b"), fair=fair)).begun())), lambda _: GAME)
    assert replays.fairness(log, "en").fair
    assert replays.replay(log, "en").notice == ""
