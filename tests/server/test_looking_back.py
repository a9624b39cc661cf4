"""A table as it was after a row of its log: as its viewer knew it then, and no more."""

from __future__ import annotations

import random
from collections import Counter
from typing import TYPE_CHECKING

import pytest
from server.browser import seated

from bailey.core.records.log import GameLog
from bailey.core.records.start import Start
from bailey.games import castle_combo
from bailey.server.records import replays

if TYPE_CHECKING:
    from server.browser import Browser, Seat
    from server.conftest import Visit
    from server.process import Server

    Views = dict[int, object]

CHOICES = 30
#: What is told of the past as it was told then.
TOLD = ("n", "view", "turn", "scores", "expects")


def play_some(*seats: Seat) -> list[Views]:
    """Make some choices, and return what each seat was shown after each row."""
    chance = random.Random(4)
    shown: list[Views] = [{} for _ in seats]
    for _ in range(CHOICES):
        for seat, views in zip(seats, shown, strict=True):
            views[seat.present()["n"]] = {name: seat.now.get(name) for name in TOLD}
        mover = next(seat for seat in seats if seat.mine())
        mover.choose(chance.choice(mover.now["choices"])["number"])
        for seat in seats:
            seat.catch_up(mover.now["n"])
    return shown


@pytest.mark.parametrize("game", ["catan-cards", "castle-combo", "burgundy-cards"])
def test_each_player_sees_what_they_saw_then(anna: Browser, ben: Browser, game: str) -> None:
    with seated(anna, ben, game=game) as seats:
        for browser, views in zip((anna, ben), play_some(*seats), strict=True):
            assert len(views) > CHOICES // 2
            for n, told in views.items():
                moment = browser.get(f"/api/tables/{seats[0].id}/moment?n={n}")
                assert {name: moment.get(name) for name in TOLD} == told


def cards(hand: int | list[str | None]) -> list[str]:
    """The cards of a hand that a viewer knows; of one that is told as a number it knows none."""
    return [] if isinstance(hand, int) else [card for card in hand if card]


def test_whoever_only_watches_sees_no_hand(anna: Browser, ben: Browser, server: Server, visit: Visit) -> None:
    guest = visit(server)
    with seated(anna, ben, game="catan-cards") as seats, guest.at(seats[0].id) as watching:
        play_some(*seats)
        watching.present()
        watching.catch_up(seats[0].now["n"])
        seen = guest.get(f"/api/tables/{seats[0].id}/moment?n={watching.now['n']}")["view"]
        assert seen == watching.now["view"]
        hidden = 0
        for p, owner in enumerate(seats):
            views = (seen, seats[1 - p].now["view"], owner.now["view"])
            shown, known, own = (Counter(cards(view["players"][p]["hand"])) for view in views)
            # A card that lay open before it came to the hand is known to everybody.
            assert not shown - known, "no more than the other player knows"
            hidden += (own - shown).total()
        assert hidden > 0


def test_a_row_that_does_not_count_is_refused(anna: Browser) -> None:
    with seated(anna, bots=("me",), game="castle-combo") as (seat,):
        path = f"/api/tables/{seat.id}/moment"
        taken_back = seat.ask("choose", n=seat.now["n"], number=seat.now["choices"][0]["number"])["update"]["n"]
        seat.ask("undo", n=taken_back)
        assert anna.refused("get", f"{path}?n={taken_back}", 400) == "refused"
        assert anna.refused("get", f"{path}?n=0", 400) == "malformed"
        assert anna.refused("get", path, 400) == "malformed"


def test_before_the_game_there_is_nothing_to_look_back_at(anna: Browser) -> None:
    table = anna.new_table("me", "open")["table"]
    assert anna.refused("get", f"/api/tables/{table}/moment?n=1", 409) == "not-begun"


def test_scores_that_nobody_is_told_during_the_game_are_not_told_of_the_past(monkeypatch: pytest.MonkeyPatch) -> None:
    log = GameLog(castle_combo.GAME, Start(("you:a", "you:b"), 1)).begun()
    assert replays.moment(log, 1, 0).scores == log.position.score()
    monkeypatch.setattr(castle_combo.GAME, "open_scores", False)
    assert replays.moment(log, 1, 0).scores is None
