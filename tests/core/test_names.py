"""Names that are removed from the record of a fair game, and the digests that stay in their place."""

from __future__ import annotations

from dataclasses import replace

import pytest
from core.logs import FAIR, played

from bailey.core.errors import BadInput
from bailey.core.records.log import GameLog
from bailey.core.records.log_text import read_log, write_log
from bailey.core.records.names import SOMEBODY, Nameless, read_removed, remove_names, write_removed
from bailey.core.records.start import Start
from bailey.games import _template as postern


def a_game_with_a_return() -> GameLog:
    """Play a game in which the first seat gives up and comes back."""
    log = GameLog(postern.GAME, Start(("you:anna", "you:bert"), fair=FAIR)).begun()
    log.takeover(0, "search:400")
    log.takeover(0, "you:anna")
    return played(log)


def told(log: GameLog) -> list[tuple[int, str, str]]:
    return [(row.n, row.body, row.digest) for row in log.rows]


def without(log: GameLog, *gone: int) -> Nameless:
    start = log.start
    return remove_names(start.seats, start.opening(log.game.name), told(log), set(gone), start.removed)


def record_of(log: GameLog, nameless: Nameless) -> str:
    """Write the record as it reads without names."""
    text = write_log(log).replace(f"seats {', '.join(log.start.seats)}", f"seats {', '.join(nameless.seats)}")
    text = text.replace("seats", f"removed {write_removed(nameless.removed)}\nseats", 1)
    for n, body in nameless.rows.items():
        text = text.replace(f"{n} {log.rows[n - 1].body}".ljust(32), f"{n} {body}".ljust(32))
    return text


def test_a_record_without_a_name_still_follows_from_its_secret() -> None:
    log = a_game_with_a_return()
    found = without(log, 0)
    assert found.seats == (SOMEBODY, "you:bert")
    assert found.rows == {3: f"p1 takeover {SOMEBODY}"}
    assert set(found.removed) == {0, 3}
    text = record_of(log, found)
    assert "anna" not in text
    again = read_log(text, lambda _: postern.GAME)
    assert (again.position, again.next_key()) == (log.position, log.next_key())
    assert write_log(again) == text


def test_a_second_name_is_removed_as_the_first() -> None:
    log = a_game_with_a_return()
    once = read_log(record_of(log, without(log, 0)), lambda _: postern.GAME)
    twice = without(once, 1)
    assert twice == Nameless((SOMEBODY, SOMEBODY), {}, without(log, 0).removed)
    assert twice == without(log, 0, 1)._replace(rows={})


def test_nothing_else_may_have_a_digest_of_its_own() -> None:
    log = a_game_with_a_return()
    found = without(log, 0)
    for wrong in ({len(log.rows): "ab" * 32}, {99: "ab" * 32}):
        with pytest.raises(BadInput, match="no name was removed"):
            read_log(record_of(log, found._replace(removed=found.removed | wrong)), lambda _: postern.GAME)
    named = Nameless(log.start.seats, {}, {0: log.chain[0].hex()})
    with pytest.raises(BadInput, match="row 0, where no name was removed"):
        read_log(record_of(log, named), lambda _: postern.GAME)
    for line in ("0=ab", "", f"0={'ab' * 32} 0={'ab' * 32}", f"01={'ab' * 32}"):
        with pytest.raises(BadInput, match="write it as"):
            read_removed(line)


def test_only_fair_games_need_such_digests_which_take_the_place_of_what_can_be_computed() -> None:
    log = GameLog(postern.GAME, Start((SOMEBODY, "greedy"), 7)).begun()
    text = write_log(log).replace("seats", f"removed 0={'ab' * 32}\nseats")
    with pytest.raises(BadInput, match="`fair` line only"):
        read_log(text, lambda _: postern.GAME)
    start = Start(("you", "you:bert"), fair=FAIR, removed={0: "cd" * 32})
    assert start.opening("postern") == bytes.fromhex("cd" * 32)
    assert replace(start, removed={}).opening("postern") != start.opening("postern")
