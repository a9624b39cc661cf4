"""The text form of a log: it reads back exactly, and nothing else gets in."""

from __future__ import annotations

import random
from typing import TYPE_CHECKING

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from bailey.core.errors import BadInput
from bailey.core.records.log import MOST_ROWS, Disagreement, GameLog
from bailey.core.records.log_file import LogFile, recover
from bailey.core.records.log_text import MOST_BYTES, read_log, write_log
from bailey.core.state.layout import layout_of
from bailey.games import _template as postern
from bailey.games import castle_combo

if TYPE_CHECKING:
    from pathlib import Path

    from bailey.core.play.game import Game

GAMES = {"castle-combo": castle_combo.GAME, "postern": postern.GAME}


def find(name: str) -> Game:
    if name not in GAMES:
        raise BadInput(f"game {name!r}: there is none")
    return GAMES[name]


def lively(log: GameLog, seed: int, rows: int) -> GameLog:
    """Let everything happen that a log can tell."""
    chance = random.Random(seed)
    for _ in range(rows):
        turn = log.position.turn
        if turn is None:
            break
        if log.undo_points() and chance.random() < 0.3:
            log.undo(chance.choice(log.undo_points()))
        elif turn in log.resigned or chance.random() < 0.05:
            log.takeover(turn, chance.choice(["search:2s", "you:Anna", "random"]))
        elif chance.random() < 0.05:
            log.resign(turn)
        elif chance.random() < 0.05:
            log.timeout(turn)
        else:
            log.choose(chance.choice(log.position.choices.numbers))
    return log


def a_log(game: str = "castle-combo", seed: int = 5, rows: int = 40) -> GameLog:
    return lively(GameLog.new(GAMES[game], ["you", "search:2000", "greedy"], seed), seed, rows)


TEXT = write_log(a_log())


@given(st.sampled_from(sorted(GAMES)), st.integers(0, 2**63 - 1), st.integers(0, 60))
@settings(max_examples=40)
def test_it_reads_back_exactly(game: str, seed: int, rows: int) -> None:
    log = a_log(game, seed, rows)
    text = write_log(log)
    again = read_log(text, find)
    assert again == log
    assert write_log(again) == text
    assert again.position == log.position
    assert (again.seats, again.resigned) == (log.seats, log.resigned)


def test_it_looks_as_people_expect() -> None:
    log = GameLog.new(castle_combo.GAME, ["you", "search:2000"], 7)
    seat = f"p{(log.position.turn or 0) + 1}"
    log.choose({"do": "move_messenger"})
    log.undo()
    digests = [row.digest for row in log.rows]
    assert write_log(log) == (
        "bailey record 2\n"
        "game castle-combo 3\n"
        f"layout {layout_of(castle_combo.GAME)}\n"
        "seed 7\n"
        "seats you, search:2000\n"
        f"1 setup                          · {digests[0]}\n"
        f"2 {seat} move_messenger              · {digests[1]}\n"
        f"3 undo 1                         · {digests[2]}\n"
    )


def test_options_and_positions_read_back() -> None:
    hours = GameLog.new(postern.GAME, ["you", "greedy"], 3, {"hours": 9})
    assert read_log(write_log(hours), find) == hours
    position = castle_combo.load({"players": [{"gold": 1, "keys": 0}, {}], "seed": 3}).dump()
    from_position = GameLog.from_position(castle_combo.GAME, ["you", "greedy"], position)
    from_position.choose(from_position.position.choices[0])
    assert read_log(write_log(from_position), find) == from_position
    assert write_log(read_log(write_log(from_position), find)) == write_log(from_position)


@pytest.mark.parametrize("end", ["\r\n", "\r", "\n"])
@pytest.mark.parametrize("mark", [b"", b"\xef\xbb\xbf"])
def test_lines_end_as_on_any_system_and_the_last_one_not_at_all(end: str, mark: bytes) -> None:
    data = mark + TEXT.replace("\n", end).encode()
    for form in (data, data.decode("utf-8-sig"), TEXT.rstrip("\n")):
        assert write_log(read_log(form, find)) == TEXT
    log, whole, notice = recover(data, find)
    assert (write_log(log), whole, notice) == (TEXT, data, "")
    with pytest.raises(BadInput, match="line 10: write a row as"):
        read_log(data.replace(b"5 p", b"5p"), find)
    with pytest.raises(BadInput, match="line 6: is not UTF-8 text"):
        read_log(data.replace(b"setup", b"s\xfftup"), find)


@pytest.mark.parametrize("end", ["\n", "\r\n", "\r"])
def test_a_cut_record_is_mended_and_the_notice_names_the_line(end: str) -> None:
    data = TEXT.replace("\n", end).encode()
    log, whole, notice = recover(data[: data.index(b"9 p") + 12], find)
    assert len(log.rows) == 8
    assert whole == data[: data.index(b"9 p")]
    assert notice.startswith("line 14 was cut off")


def test_a_fold_that_disagrees_names_row_and_digests() -> None:
    rows = TEXT.splitlines()
    good = rows[9].rpartition(" ")[2]
    rows[9] = rows[9].replace(good, "0" * 12)
    with pytest.raises(Disagreement) as told:
        read_log("\n".join(rows), find)
    assert (told.value.row, told.value.expected, told.value.found) == (5, "0" * 12, good)
    assert f"row 5: the record says {'0' * 12}, but the rules lead to {good}" in str(told.value)


def changed(old: str, new: str) -> str:
    assert old in TEXT
    return TEXT.replace(old, new, 1)


FAULTS = {
    "empty": ("", "line 1: a record begins with"),
    "another format": (changed("record 2", "record 3"), "line 1: a record begins with"),
    "no rows": ("\n".join(TEXT.splitlines()[:5]), "line 6: the record ends before its first row"),
    "no game": (changed("game castle-combo 3\n", ""), "`game` line"),
    "unknown game": (changed("castle-combo 3", "chess 1"), "line 2: game 'chess'"),
    "newer version": (
        changed("castle-combo 3", "castle-combo 4"),
        "line 2: the record was played under version '4' of Castle Combo",
    ),
    "no version": (changed("castle-combo 3", "castle-combo"), "line 2: the record was played under version ''"),
    "no layout": (changed(f"layout {layout_of(castle_combo.GAME)}\n", ""), "the head has no `layout` line"),
    "no seed": (changed("seed 5\n", ""), "either a `seed` or a `position`"),
    "seed and position": (changed("seed 5", "seed 5\nposition {}"), "either a `seed` or a `position`"),
    "seed twice": (changed("seed 5", "seed 5\nseed 5"), "line 5: seed is on line 4 already"),
    "seed in words": (changed("seed 5", "seed five"), "line 4: seed must be a whole number"),
    "huge seed": (changed("seed 5", f"seed {'9' * 19}"), "seed: must be"),
    "endless seed": (changed("seed 5", f"seed {'9' * 9000}"), "line 4: seed must be a whole number"),
    "unknown head": (changed("seed 5", "seed 5\ncolour red"), "line 5: 'colour' is not part"),
    "no seats": (changed("seats you, search:2000, greedy\n", ""), "`seats` line"),
    "one seat": (changed("you, search:2000, greedy", "you"), "for 2 to 5 players"),
    "odd seat": (changed("you, search:2000", "y u, search:2000"), "seat 'y u'"),
    "options with nothing": (changed("seed 5", "seed 5\noptions"), "write options as name=number"),
    "unknown option": (changed("seed 5", "seed 5\noptions hours=3"), "option 'hours'"),
    "position that is none": (changed("seed 5", "position [1]"), "line 4: position must be an object"),
    "position with a fault": (changed("seed 5", 'position {"gold": 1}'), "line 4: "),
    "position and options": (changed("seed 5", "position {}\noptions a=1"), "options need a seed"),
    "no setup": (changed("1 setup", "1 undo 1"), "the first row, and no other, is `setup`"),
    "setup twice": (changed("\n2 p", "\n2 setup"), "line 7: a row is `setup`"),
    "row missing": ("\n".join(TEXT.splitlines()[:7] + TEXT.splitlines()[8:]), "row 3 should be here, not row 4"),
    "no digest": (changed(" · ", "   "), "write a row as"),
    "seat that is none": (TEXT.replace(" p1 ", " p9 "), "p9 cannot choose"),
    "words after a row": (changed("1 setup ", "1 setup now"), "line 6"),
    "not UTF-8": ("bailey record 2\n\udcff", "line 2: is not UTF-8"),
}


@pytest.mark.parametrize(("text", "message"), FAULTS.values(), ids=FAULTS.keys())
def test_faults_are_named_with_their_line(text: str, message: str) -> None:
    with pytest.raises(BadInput, match=message):
        read_log(text, find)


@pytest.mark.parametrize(
    "body",
    [
        "p1 take slot=01",
        "p1 take slot=1 slot=2",
        "p1 take  slot=1",
        "p1 nonsense",
        "p1 take slot=--1",
        "p1",
        "p01 take",
        "undo 01",
        "undo 99999999999999999999",
        "undo -1",
        "undo",
        "p1 takeover",
        "p1 takeover a b",
        "p1 resign now",
        "p1 timeout 3",
        "p0 resign",
        "p100 resign",
        "p1 take slot=٣",
        "p1 take slot=99999999999999999999",
        "\x00",
        "p1 \x1b[2J",
    ],
)
def test_rows_are_written_in_one_way_only(body: str) -> None:
    log = GameLog.new(castle_combo.GAME, ["you", "greedy"], 7)
    text = write_log(log) + f"2 {body} · 000000000000\n"
    with pytest.raises(BadInput, match=r"line 7|row 2"):
        read_log(text, find)


@pytest.mark.parametrize(
    ("said", "otherwise"), [("slot=", "slot=0"), ("undo ", "undo 0"), (" p", " p0"), ("take ", "take  ")]
)
def test_the_same_row_in_other_words_is_refused(said: str, otherwise: str) -> None:
    """Even where the digest is right: a record that was read is written back as it was."""
    with pytest.raises(BadInput, match="line"):
        read_log(changed(said, otherwise), find)


def test_too_much_or_another_encoding_is_refused_before_it_is_read() -> None:
    with pytest.raises(BadInput, match="larger than 4 MiB"):
        read_log(b"x" * (MOST_BYTES + 1), find)
    with pytest.raises(BadInput, match="at most"):
        read_log("bailey record 2\n" * (MOST_ROWS + 10), find)
    with pytest.raises(BadInput, match="save the record as UTF-8"):
        read_log(TEXT.encode("utf-16"), find)


@given(st.data())
@settings(suppress_health_check=[HealthCheck.too_slow])
def test_whatever_is_changed_is_refused_or_changes_nothing(data: st.DataObject) -> None:
    raw = bytearray(TEXT.encode())
    for _ in range(data.draw(st.integers(1, 4))):
        at = data.draw(st.integers(0, len(raw) - 1))
        change = data.draw(st.sampled_from(["set", "cut", "drop", "double", "insert"]))
        if change == "set":
            raw[at] = data.draw(st.integers(0, 255))
        elif change == "cut":
            del raw[at:]
        elif change == "drop":
            del raw[at : at + data.draw(st.integers(1, 80))]
        elif change == "double":
            raw[at:at] = raw[at : at + data.draw(st.integers(1, 80))]
        else:
            raw[at:at] = data.draw(st.binary(max_size=12))
        if not raw:
            break
    try:
        log = read_log(bytes(raw), find)
    except BadInput:
        return
    assert read_log(write_log(log), find) == log


@given(st.binary(max_size=400))
def test_noise_is_refused(noise: bytes) -> None:
    for text in (noise, b"bailey record 2\n" + noise):
        with pytest.raises(BadInput):
            read_log(text, find)


class TestFiles:
    def test_a_record_grows_row_by_row_and_is_never_overwritten(self, tmp_path: Path) -> None:
        path = tmp_path / "game.bailey"
        log = GameLog.new(castle_combo.GAME, ["you", "greedy"], 7)
        file = LogFile.create(path, log)
        for _ in range(12):
            log.choose(log.position.choices[0])
            assert path.read_bytes() == write_log(log).encode()
        file.close()
        path.write_text("mine")
        with pytest.raises(BadInput, match="exists already"):
            LogFile.create(path, a_log())
        assert path.read_text() == "mine"

    def test_a_game_goes_on_where_it_was_cut_off(self, tmp_path: Path) -> None:
        """Cut the record at every byte: whole rows are kept, a cut one is dropped, and the game goes on."""
        whole = TEXT.encode()
        head = len(whole.split(b"1 setup")[0])
        first = whole.index(b"\n", head) + 1
        path = tmp_path / "game.bailey"
        for end in range(first, min(len(whole), first + 400)):
            path.write_bytes(whole[:end])
            file, log, notice = LogFile.resume(path, find)
            log.choose(log.position.choices[0]) if log.position.turn not in log.resigned else None
            file.close()
            assert write_log(log).encode() == path.read_bytes()
            cut = not whole[:end].endswith(b"\n") and whole[end : end + 1] != b"\n"
            assert bool(notice) == cut
            assert read_log(path.read_bytes(), find) == log

    @pytest.mark.parametrize("end", [0, 5, 20, 60, 100])
    def test_a_record_cut_off_in_its_head_cannot_go_on(self, end: int) -> None:
        with pytest.raises(BadInput, match="line"):
            recover(TEXT.encode()[:end], find)

    def test_a_row_in_the_middle_is_never_dropped_and_nuls_at_the_end_are(self) -> None:
        with pytest.raises(BadInput, match="line 10"):
            recover(changed("\n5 ", "\n5").encode(), find)
        log, _, notice = recover(TEXT.encode() + b"\0" * 300, find)
        assert log == read_log(TEXT, find)
        assert notice

    def test_two_programs_do_not_write_to_one_record(self, tmp_path: Path) -> None:
        path = tmp_path / "game.bailey"
        log = GameLog.new(castle_combo.GAME, ["you", "greedy"], 7)
        first = LogFile.create(path, log)
        second, other, _ = LogFile.resume(path, find)
        other.choose(other.position.choices[0])
        with pytest.raises(BadInput, match="another program"):
            log.choose(log.position.choices[0])
        first.close()
        second.close()
        assert read_log(path.read_bytes(), find) == other
