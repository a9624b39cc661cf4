"""The rules of Postern: the number in a test's name is that of its sentence in the game's README.md."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING, Any

import pytest

from bailey.core import BadInput
from bailey.games import _template as postern

if TYPE_CHECKING:
    from bailey.core import Position

REST, SPY, BUY, LEAVE, PUT_UNDER, LET_PASS = (
    {"do": name} for name in ("rest", "spy", "buy", "leave", "put_under", "let_pass")
)
GOODS = [
    "candles",
    "bread",
    "cheese",
    "honey",
    "wool",
    "salt",
    "cloth",
    "wine",
    "spice",
    "silver",
    "silk",
    "pearls",
]
GUARDS = ["old-guard", "tall-guard", "young-guard", "gruff-guard"]


def carry(slot: int = 0) -> dict[str, Any]:
    return {"do": "carry", "slot": slot}


def discard(slot: int = 0) -> dict[str, Any]:
    return {"do": "discard", "slot": slot}


def table(*hands: str, coins: int = 0, **written: Any) -> Position:
    """Lay out a table: every player's hand, by names with spaces between them; it is seat 0's turn."""
    players = [{"coins": coins, "hand": hand.split()} for hand in hands]
    return postern.load({"players": players, **written})


def play(pos: Position, *choices: dict[str, Any]) -> Position:
    for choice in choices:
        pos.push(choice)
    return pos


def hand(pos: Position, seat: int) -> list[Any]:
    held = pos.view(seat)["players"][seat]["hand"]
    return held if isinstance(held, list) else []


def coins(pos: Position) -> list[int]:
    return [player["coins"] for player in pos.view(0)["players"]]


def yard(pos: Position, seat: int) -> list[str]:
    return list(pos.view(0)["players"][seat]["yard"])


def told(pos: Position, seat: int | None = None) -> list[str]:
    return [" ".join(map(str, event.values())) for event in pos.events_for(seat)]


# Setup


def test_1_two_to_four_play_with_twelve_goods_and_four_guards() -> None:
    worth = {name: postern.load({"players": [{"yard": [name]}, {}]}).score()[0] for name in GOODS}
    assert worth == dict(zip(GOODS, [1, 1, 2, 2, 2, 3, 3, 3, 4, 4, 5, 6], strict=True))
    assert postern.GAME.cards == (*GOODS, *GUARDS)
    for players in (1, 5):
        with pytest.raises(BadInput, match="2 to 4 players"):
            postern.new(players)


@pytest.mark.parametrize("players", [2, 3, 4])
def test_2_everyone_has_three_cards_that_only_they_see_and_two_coins(players: int) -> None:
    pos = postern.new(players, seed=1)
    assert coins(pos) == [2] * players
    assert pos.view(0)["deck"] == 16 - 3 * players
    for seat in range(players):
        hands = [player["hand"] for player in pos.view(seat)["players"]]
        assert len(hands.pop(seat)) == 3
        assert hands == [3] * (players - 1)


def test_2_the_deck_is_shuffled() -> None:
    assert len({tuple(hand(postern.new(seed=seed), 0)) for seed in range(40)}) > 35


def test_3_the_night_has_six_hours_or_three_or_nine() -> None:
    assert postern.new(seed=1).state.hours == 6
    assert [postern.new(seed=1, hours=hours).state.hours for hours in (3, 6, 9)] == [3, 6, 9]
    with pytest.raises(BadInput, match=r"one of 3, 6, 9"):
        postern.new(seed=1, hours=4)


def test_4_seat_0_begins_and_turns_go_round() -> None:
    pos, turns = postern.new(players=3, seed=1), []
    for _ in range(7):
        turns.append(pos.turn)
        pos.push(REST)
    assert turns == [0, 1, 2, 0, 1, 2, 0]


# A turn


def test_5_on_ones_turn_one_carries_spies_or_rests() -> None:
    assert [str(choice) for choice in table("silk wine", "").choices] == [
        "carry slot=0",
        "carry slot=1",
        "spy",
        "rest",
    ]


def test_6_carried_goods_lie_at_the_gate_for_all_to_see() -> None:
    pos = play(table("silk", "wine"), carry())
    assert pos.view(1)["gate"] == ["silk"]
    assert told(pos, 1) == ["carried 0 silk"]


def test_6_guards_cannot_be_carried() -> None:
    pos = table("old-guard silk", "")
    assert carry(0) not in pos.choices
    assert pos.blocked[0] == "guard_stays"
    assert pos.explain(carry(0)) == {"key": "guard-stays", "args": {"card": "old-guard"}}


def test_7_all_others_are_asked_in_turn_order() -> None:
    pos = play(table("silk", "wool", "wine", "salt", turn=2), carry())
    asked = []
    while pos.step == "watch":
        asked.append(pos.turn)
        pos.push(LET_PASS)
    assert asked == [3, 0, 1]


def test_7_a_guard_stops_the_goods_and_both_are_discarded() -> None:
    pos = play(table("silk", "wine old-guard"), carry(), discard(1))
    assert pos.view(0)["discard"] == ["old-guard", "silk"]
    assert (yard(pos, 0), hand(pos, 1)) == ([], ["wine"])
    assert told(pos)[0] == "stopped 1 old-guard"


def test_7_goods_are_sold_for_a_coin_and_stop_nothing() -> None:
    pos = play(table("silk", "wine old-guard"), carry(), discard(0))
    assert (coins(pos), yard(pos, 0), pos.view(0)["discard"]) == ([0, 1], ["silk"], ["wine"])
    assert told(pos)[:2] == ["sold 1 wine", "brought_in 0 silk"]


def test_7_whoever_holds_nothing_is_not_asked() -> None:
    pos = play(table("silk", "", "wine"), carry())
    assert pos.turn == 2


def test_7_nobody_learns_from_being_asked_whether_one_holds_a_guard() -> None:
    for held in ("old-guard", "wine"):
        assert len(play(table("silk", held), carry()).choices) == 2


def test_8_once_the_goods_are_stopped_nobody_else_is_asked() -> None:
    pos = play(table("silk", "old-guard", "tall-guard"), carry(), discard())
    assert (pos.turn, pos.step, hand(pos, 2)) == (1, "act", ["tall-guard"])


def test_9_goods_that_nobody_stopped_come_into_the_yard() -> None:
    pos = play(table("silk", "old-guard", "wine"), carry(), LET_PASS, LET_PASS)
    assert (yard(pos, 0), pos.view(1)["gate"]) == (["silk"], [])
    assert pos.view(2)["players"][0]["yard"] == ["silk"]


def test_10_the_spy_alone_sees_the_top_card_and_may_leave_it() -> None:
    pos = play(table("silk", "wine"), SPY)
    top = pos.view(0)["deck"][-1]
    assert (pos.view(1)["deck"], told(pos, 0), told(pos, 1)) == (14, [f"looked 0 {top}"], ["looked 0 None"])
    assert [str(choice) for choice in pos.choices] == ["leave", "put_under"]
    pos.push(LEAVE)
    assert hand(pos, 0) == ["silk", top, hand(pos, 0)[2]], "it is the first that the spy draws"


def test_10_the_spy_may_put_it_under_the_deck_and_goes_on_knowing_it() -> None:
    pos = play(table("silk salt wool", "wine bread honey"), SPY)
    top = pos.view(0)["deck"][-1]
    pos.push(PUT_UNDER)
    assert pos.view(0)["deck"] == [top, *[None] * 9]
    assert (pos.view(1)["deck"], told(pos, 1)) == (10, ["put_under 0 None"])


def test_10_a_card_that_was_bought_can_no_more_be_put_under() -> None:
    pos = play(table("silk", "wine", coins=2), SPY, BUY)
    assert [str(choice) for choice in pos.choices] == ["leave", "buy"]


def test_11_who_rests_takes_a_coin() -> None:
    pos = play(table("silk", "wine"), REST)
    assert (coins(pos), pos.turn, told(pos)[0]) == ([1, 0], 1, "rested 0")


def test_12_on_ones_own_turn_a_coin_buys_a_card_before_any_choice() -> None:
    pos = play(table("silk", "wine", coins=2), BUY)
    assert (pos.turn, pos.step, coins(pos), len(hand(pos, 0))) == (0, "act", [1, 2], 2)
    assert told(pos, 1) == ["bought 0", "drew 0 None"]
    play(pos, SPY, BUY)
    assert (pos.turn, len(hand(pos, 0))) == (1, 3), "without another coin the spy could only leave the next card"


def test_12_nothing_is_bought_on_another_turn() -> None:
    pos = play(table("silk", "wine", coins=2), carry())
    assert (pos.turn, BUY in pos.choices, pos.blocked) == (1, False, {})


@pytest.mark.parametrize(
    ("pos", "why"),
    [
        (table("silk", "wine"), {"key": "no-coin", "args": {}}),
        (table("silk salt wool bread honey", "wine", coins=1), {"key": "hand-full", "args": {"most": 5}}),
        (
            table(
                "silk",
                "",
                coins=1,
                players=[{"hand": ["silk"], "yard": GOODS[:10]}, {"hand": ["pearls", *GUARDS]}],
            ),
            {"key": "no-card-left", "args": {}},
        ),
    ],
    ids=["no coin", "five cards", "no card left"],
)
def test_12_nothing_is_bought_without_a_coin_or_room_or_a_card(pos: Position, why: dict[str, Any]) -> None:
    assert BUY not in pos.choices
    assert pos.explain(BUY) == why


def test_13_at_the_end_of_a_turn_one_draws_up_to_three_cards() -> None:
    assert len(hand(play(table("silk", "wine"), REST), 0)) == 3
    assert len(hand(play(table("silk salt wool bread", "wine"), REST), 0)) == 4
    pos = play(table("silk salt wool", "wine"), carry(), LET_PASS)
    assert (len(hand(pos, 0)), len(hand(pos, 1))) == (3, 1)


def test_14_an_empty_deck_is_made_anew_of_the_discard_pile() -> None:
    rest = ["silk", "salt", *GUARDS]
    players = [
        {"hand": ["wool"], "yard": ["bread", "honey", "wine", "cloth"]},
        {"yard": ["candles", "cheese", "spice"]},
    ]
    pos = postern.load({"players": players, "discard": ["silver", "pearls", *rest]})
    assert pos.state.deck.size == 0
    pos.push(REST)
    assert told(pos, 1)[1:4] == ["reshuffled", "drew 0 None", "drew 0 None"]
    assert (pos.view(0)["discard"], pos.view(0)["deck"]) == ([], 6)


def test_14_without_any_card_nothing_is_drawn_or_looked_at() -> None:
    pos = table("", "", players=[{"hand": ["silk"], "yard": GOODS[:10]}, {"hand": ["pearls", *GUARDS]}])
    pos.push(SPY)
    assert (pos.turn, hand(pos, 0), told(pos)) == (1, ["silk"], [])


# The end


def test_15_an_hour_passes_when_everybody_had_a_turn() -> None:
    pos = table("", "", "", hours=2)
    hours = []
    while not pos.over:
        hours.append(pos.state.hours)
        pos.push(REST)
    assert (hours, pos.state.hours, told(pos)[-1]) == ([2, 2, 2, 1, 1, 1], 0, "hour_passed 0")
    assert (pos.turn, len(pos.choices)) == (None, 0)


def test_16_goods_in_the_yard_score_and_nothing_else_does() -> None:
    pos = postern.load({"players": [{"yard": ["silk", "bread"], "hand": ["pearls"], "coins": 9}, {}]})
    assert pos.score() == [6, 0]
    lines = [{"line": "card", "card": "silk", "points": 5}, {"line": "card", "card": "bread", "points": 1}]
    assert pos.breakdown(0) == lines


@pytest.mark.parametrize(("coins", "winners"), [((1, 0, 9), [0]), ((0, 1, 9), [1]), ((1, 1, 9), [0, 1])])
def test_17_of_equal_scores_more_coins_win_and_then_it_is_shared(coins: tuple[int, ...], winners: list[int]) -> None:
    yards = [["silk"], ["spice", "bread"], ["silver"]]
    players = [{"yard": yard, "coins": held} for yard, held in zip(yards, coins, strict=True)]
    assert postern.load({"players": players, "todo": [], "hours": 0}).winners == winners


def test_every_sentence_of_the_readme_is_tested() -> None:
    text = (postern.GAME.folder / "README.md").read_text(encoding="utf-8")
    sentences = re.findall(r"^(\d+)\. ", text, re.MULTILINE)
    tested = {name.split("_")[1] for name in globals() if re.match(r"test_\d", name)}
    assert sentences == [str(n) for n in range(1, 18)]
    assert tested == set(sentences)
