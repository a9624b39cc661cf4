"""Records whose digests have another layout: their choices and their result are compared, and their digests are not."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING

import pytest
from core.logs import OTHER, fair, fair_in_another_layout, older, played

from bailey.core.errors import BadInput
from bailey.core.records.log import Disagreement, GameLog
from bailey.core.records.log_file import LogFile
from bailey.core.records.log_text import read_log, write_log
from bailey.core.records.older import OlderLog
from bailey.core.state.layout import layout_of
from bailey.games import _template as postern

if TYPE_CHECKING:
    from pathlib import Path

    from bailey.core.play.game import Game

GAME = postern.GAME


def find(_: str) -> Game:
    return GAME


def from_seed(choices: int = 3_000) -> GameLog:
    return played(GameLog.new(GAME, ["you", "greedy"], 7), choices)


def test_a_record_names_the_layout_of_its_digests_and_the_result() -> None:
    log = from_seed()
    lines = write_log(log).splitlines()
    assert lines[2] == f"layout {layout_of(GAME)}"
    scores, winner = log.position.score(), log.position.winners[0]
    assert len(log.position.winners) == 1
    assert lines[-1] == f"result {scores[0]}, {scores[1]} (won by p{winner + 1})"
    assert read_log(write_log(log), find).digests_compared


def test_only_a_finished_game_has_a_result_and_it_is_compared_in_every_layout() -> None:
    log = from_seed(4)
    assert "result" not in write_log(log)
    with pytest.raises(BadInput, match="line 11: the game is not over after the last row"):
        read_log(write_log(log) + "result 1, 2 (won by p2)\n", find)
    for text in (write_log(from_seed()), older(from_seed())):
        read_log(text, find)
        with pytest.raises(BadInput, match=r"the game ends with `result \d+, \d+ \(won by p\d\)`, not with `result 9"):
            read_log(re.sub("result .*", "result 99, 98 (won by p1)", text), find)


def test_every_digest_of_todays_layout_is_compared() -> None:
    record = write_log(from_seed())
    for row in re.findall("· [0-9a-f]{12}", record):
        with pytest.raises(Disagreement):
            read_log(record.replace(row, "· 0123456789ab"), find)


def test_digests_of_another_layout_are_kept_not_compared_and_not_played_on() -> None:
    log = from_seed(8)
    record = older(log)
    read = read_log(record, find)
    assert isinstance(read, OlderLog)
    assert not read.digests_compared
    assert write_log(read) == record
    assert read.position == log.position
    before, rows = read.position.digest, list(read.rows)
    with pytest.raises(BadInput, match=f"the digests of this record have the layout {OTHER}"):
        read.choose(read.position.choices[0])
    assert (read.position.digest, read.rows) == (before, rows)


def test_choices_are_compared_in_every_layout() -> None:
    record = older(from_seed())
    row = re.search(r"\n2 p(\d) .*", record)
    assert row
    turn, other = row[1], 3 - int(row[1])
    with pytest.raises(BadInput, match="is not open"):
        read_log(record.replace(row[0], f"\n2 p{turn} carry slot=4 · 0123456789ab"), find)
    with pytest.raises(BadInput, match=f"p{other} cannot choose: it is the turn of p{turn}"):
        read_log(record.replace(row[0], row[0].replace(f"p{turn}", f"p{other}")), find)


def test_fair_chance_follows_from_the_recorded_digests(monkeypatch: pytest.MonkeyPatch) -> None:
    """The digests are part of its key, so a record that another layout wrote leads to the same game."""
    log, record = fair_in_another_layout(GAME, monkeypatch)
    read = read_log(record, find)
    assert read.position == log.position
    assert read.next_key() == log.next_key()
    assert write_log(read) == record
    assert played(fair(GAME)).position != log.position


@pytest.mark.parametrize("version", ["1", "3", "03", "two", ""])
def test_a_record_of_another_version_is_refused_in_words_that_name_it(
    monkeypatch: pytest.MonkeyPatch, version: str
) -> None:
    said, other = f"game postern {GAME.version}", f"game postern {version}".rstrip()
    record = write_log(from_seed(2)).replace(said, other)
    monkeypatch.setattr(GAME, "version", 2)
    told = f"line 2: the record was played under version '{version}' of Postern, and these rules are version 2"
    with pytest.raises(BadInput, match=told):
        read_log(record, find)


def test_a_record_of_the_first_format_is_refused_in_words_that_name_it() -> None:
    with pytest.raises(BadInput, match="line 1: records of format 1 were written before the first release"):
        read_log("bailey record 1\ngame postern 1\nseed 7\nseats you, greedy\n1 setup · 0123456789ab\n", find)


@pytest.mark.parametrize("layout", ["", "0", OTHER[1:], OTHER + "0", OTHER.upper()])
def test_a_layout_that_is_none_is_refused(layout: str) -> None:
    record = write_log(from_seed(2)).replace(layout_of(GAME), layout)
    with pytest.raises(BadInput, match="line 3: write the layout as twenty of the digits"):
        read_log(record, find)


class TestResuming:
    def test_digests_are_written_anew(self, tmp_path: Path) -> None:
        path, log = tmp_path / "game.bailey", from_seed(7)
        path.write_text(older(log))
        file, resumed, notice = LogFile.resume(path, find)
        assert (file.converted, notice, resumed) == (True, "", log)
        resumed.choose(resumed.position.choices[0])
        file.close()
        assert path.read_text() == write_log(resumed)
        assert [file.name for file in tmp_path.iterdir()] == ["game.bailey"]
        file, _, _ = LogFile.resume(path, find)
        file.close()
        assert not file.converted

    def test_a_fair_game_is_left_as_it_is(self, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
        path, record = tmp_path / "game.bailey", fair_in_another_layout(GAME, monkeypatch, 7)[1]
        path.write_text(record)
        with pytest.raises(BadInput, match="its chance depends on them: it can be read, but not resumed"):
            LogFile.resume(path, find)
        assert path.read_text() == record

    @pytest.mark.parametrize("end", ["\n", "\r\n", "\r"])
    @pytest.mark.parametrize("last", ["", "result"])
    def test_the_result_is_the_last_line_whatever_happens(self, tmp_path: Path, end: str, last: str) -> None:
        path, log = tmp_path / "game.bailey", from_seed()
        whole = write_log(log)
        text = whole if last else whole[: whole.index("result")]
        path.write_bytes(text.replace("\n", end).encode())
        file, resumed, notice = LogFile.resume(path, find)
        assert notice == ""
        assert write_log(read_log(path.read_bytes(), find)) == whole
        resumed.takeback(resumed.takeback_points()[0])
        assert b"result" not in path.read_bytes()
        assert read_log(path.read_bytes(), find) == resumed
        played(resumed)
        file.close()
        assert path.read_bytes().count(b"result") == 1
        assert read_log(path.read_bytes(), find) == resumed

    def test_a_result_that_was_cut_off_is_written_again(self, tmp_path: Path) -> None:
        path, whole = tmp_path / "game.bailey", write_log(from_seed()).encode()
        for end in range(whole.index(b"result"), len(whole) + 1):
            path.write_bytes(whole[:end])
            file, _, notice = LogFile.resume(path, find)
            file.close()
            assert path.read_bytes() == whole
            assert bool(notice) == (whole.index(b"result") < end < len(whole) - 1)
