"""The rules of Postern: the number in a test's name is that of its sentence in the game's README.md."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING, Any

import pytest

from bailey.core import BadInput
from bailey.games import _template as postern

if TYPE_CHECKING:
    from bailey.core import Position

REST, SPY, BUY, LEAVE, PUT_UNDER, SHUFFLE, LET_PASS = (
    {"do": name} for name in ("rest", "spy", "buy", "leave", "put_under", "shuffle", "let_pass")
)
GOODS = ["candles", "bread", "cheese", "honey", "wool", "salt", "cloth", "wine", "spice", "silver", "silk", "pearls"]
GUARDS = ["old-guard", "tall-guard", "young-guard", "gruff-guard"]
SMUGGLED = ["lace", "tobacco", "brandy"]


def carry(slot: int = 0) -> dict[str, Any]:
    return {"do": "carry", "slot": slot}


def stop(slot: int = 0) -> dict[str, Any]:
    return {"do": "stop", "slot": slot}


def hide(slot: int = 0, niche: int = 0) -> dict[str, Any]:
    return {"do": "hide", "slot": slot, "niche": niche}


def fetch(niche: int = 0) -> dict[str, Any]:
    return {"do": "fetch", "niche": niche}


def in_niche(name: str, gain: int = 0, coins: int = 0) -> dict[str, Any]:
    return {"coins": coins, "holds": {"card": name, "gain": gain}}


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
    return [goods["card"] for goods in pos.view(0)["players"][seat]["yard"]]


def deck(pos: Position) -> list[str]:
    return [card if isinstance(card, str) else card["card"] for card in pos.dump()["deck"]]


def told(pos: Position, seat: int | None = None) -> list[str]:
    return [" ".join(map(str, event.values())) for event in pos.events_for(seat)]


# Setup


def test_1_two_to_four_play_with_twelve_goods_and_four_guards() -> None:
    worth = {name: postern.load({"players": [{"yard": [name]}, {}]}).score()[0] for name in GOODS}
    assert worth == dict(zip(GOODS, [1, 1, 2, 2, 2, 3, 3, 3, 4, 4, 5, 6], strict=True))
    assert postern.GAME.cards == (*GOODS, *GUARDS, *SMUGGLED)
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
    assert table("silk", "wine", hours=9).state.hours == 9
    with pytest.raises(BadInput, match=r"hours: must be from 1 to 9"):
        table("silk", "wine", hours=10)


def test_4_seat_0_begins_and_turns_go_round() -> None:
    pos, turns = postern.new(players=3, seed=1), []
    for _ in range(7):
        turns.append(pos.turn)
        pos.push(REST)
    assert turns == [0, 1, 2, 0, 1, 2, 0]


# A turn


def test_5_on_ones_turn_one_carries_hides_fetches_spies_or_rests() -> None:
    pos = table("silk", "", niches=[in_niche("wine"), None])
    assert [str(choice) for choice in pos.choices] == [
        "carry slot=0",
        "hide slot=0 niche=1",
        "fetch niche=0",
        "spy",
        "rest",
    ]


def test_6_carried_goods_lie_at_the_gate_for_all_to_see() -> None:
    pos = play(table("silk", "wine"), carry())
    assert pos.view(1)["gate"] == [{"card": "silk", "gain": 0}]
    assert told(pos, 1) == ["carried 0 silk"]


def test_6_guards_cannot_be_carried() -> None:
    pos = table("old-guard silk", "")
    assert carry(0) not in pos.choices
    assert pos.blocked[0] == "guard_stays"
    assert pos.explain(carry(0)) == {"key": "guard-stays", "args": {"card": "old-guard", "bribe": 0, "coins": 0}}


def test_7_all_others_are_asked_in_turn_order() -> None:
    pos = play(table("silk", "wool", "wine", "salt", turn=2), carry())
    asked = []
    while pos.step == "watch":
        asked.append(pos.turn)
        pos.push(LET_PASS)
    assert asked == [3, 0, 1]


def test_7_a_guard_stops_the_goods_and_both_are_discarded() -> None:
    pos = play(table("silk", "wine old-guard"), carry(), stop(1))
    assert pos.view(0)["discard"] == ["old-guard", "silk"]
    assert (yard(pos, 0), hand(pos, 1)) == ([], ["wine"])
    assert told(pos)[0] == "stopped 1 old-guard 0 silk"


def test_7_only_a_guard_stops_goods() -> None:
    pos = play(table("silk", "wine old-guard"), carry())
    assert [str(choice) for choice in pos.choices] == ["let_pass", "stop slot=1"]
    assert pos.explain(stop(0)) == {"key": "no-guard", "args": {"card": "wine"}}


def test_7_all_are_asked_whether_they_hold_a_guard_or_not() -> None:
    for held in ("old-guard", "wine", ""):
        pos = play(table("silk", "bread", held), carry())
        pos.push(LET_PASS)
        assert (pos.turn, pos.step, LET_PASS in pos.choices) == (2, "watch", True)


def test_8_once_the_goods_are_stopped_nobody_else_is_asked() -> None:
    pos = play(table("silk", "old-guard", "tall-guard"), carry(), stop())
    assert (pos.turn, pos.step, hand(pos, 2)) == (1, "act", ["tall-guard"])


def test_9_goods_that_nobody_stopped_come_into_the_yard() -> None:
    pos = play(table("silk", "old-guard", "wine"), carry(), LET_PASS, LET_PASS)
    assert (yard(pos, 0), pos.view(1)["gate"]) == (["silk"], [])
    assert pos.view(2)["players"][0]["yard"] == [{"card": "silk", "gain": 0}]


def test_10_the_spy_alone_sees_the_top_card_and_may_leave_it() -> None:
    pos = play(table("silk", "wine"), SPY)
    top = pos.view(0)["deck"][-1]
    assert (pos.view(1)["deck"], told(pos, 0), told(pos, 1)) == (14, [f"looked 0 {top}"], ["looked 0 None"])
    assert [str(choice) for choice in pos.choices] == ["leave", "put_under", "shuffle"]
    pos.push(LEAVE)
    assert hand(pos, 0) == ["silk", top, hand(pos, 0)[2]], "it is the first that the spy draws"


def test_10_the_spy_may_put_it_under_the_deck_and_goes_on_knowing_it() -> None:
    pos = play(table("silk salt wool", "wine bread honey"), SPY)
    top = pos.view(0)["deck"][-1]
    pos.push(PUT_UNDER)
    assert pos.view(0)["deck"] == [top, *[None] * 9]
    assert (pos.view(1)["deck"], told(pos, 1)) == (10, ["put_under 0 None"])


def test_10_the_spy_may_shuffle_the_deck_and_goes_on_knowing_that_the_card_is_in_it() -> None:
    tops, others_doubt = set(), False
    for seed in range(30):
        pos = play(table("silk salt wool", "wine bread honey", seed=seed), SPY)
        looked_at = pos.view(0)["deck"][-1]
        pos.push(SHUFFLE)
        assert (pos.view(0)["deck"], told(pos, 1)) == (10, ["shuffled 0"])
        assert looked_at in deck(pos.imagine(0, seed))
        others_doubt |= looked_at not in deck(pos.imagine(1, seed))
        tops.add(play(pos, SPY).view(1)["deck"][-1] == looked_at)
    assert tops == {True, False}
    assert others_doubt


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
    assert (pos.turn, BUY in pos.choices, "buy" in map(str, pos.blocked)) == (1, False, False)


@pytest.mark.parametrize(("pos", "why"), [
    (table("silk", "wine"), {"key": "no-coin", "args": {"most": 5}}),
    (table("silk salt wool bread honey", "wine", coins=1), {"key": "hand-full", "args": {"most": 5}}),
    (table("silk", "", coins=1, players=[{"hand": ["silk"], "yard": GOODS[:10]}, {"hand": ["pearls", *GUARDS]}]),
        {"key": "no-card-left", "args": {"most": 5}}),
], ids=["no coin", "five cards", "no card left"])  # fmt: skip
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


# Options


def test_18_the_night_watchman_never_decides_and_comes_one_seat_later_every_hour() -> None:
    pos, order = postern.new(3, seed=1, hours=3, watchman=True), list[Any]()
    while not pos.over:
        order.append(pos.turn)
        pos.push(REST)
        order += [event["player"] for event in pos.events if event["what"] == "rolled"]
    assert order == [0, 3, 1, 2, 0, 1, 3, 2, 0, 1, 2, 3]
    assert pos.called(["Anna", "Ben", "Cleo"])[3] == "Night watchman"
    assert len(pos.score()) == len(pos.view(0)["players"]) == 4


def test_18_the_night_watchman_can_win() -> None:
    written = {"seats": 2, "watchman": True, "todo": [], "hours": 0}
    pos = postern.load({"players": [{"yard": ["silk"]}, {}, {"yard": ["pearls"]}], **written})
    assert (pos.score(), pos.winners) == ([5, 0, 6], [2])


def test_18_the_watchman_walks_between_the_seats_only() -> None:
    with pytest.raises(BadInput, match="beat: must be from 1 to 2"):
        table("silk", "wine", beat=3)


@pytest.mark.parametrize("top", ["pearls", "old-guard"])
def test_19_the_night_watchman_seizes_goods_on_top_of_the_discard_pile(top: str) -> None:
    dice = set()
    for seed in range(40):
        pos = play(table("silk", "wine", watchman=True, discard=["bread", top], seed=seed), REST)
        die = next(event["die"] for event in pos.events if event["what"] == "rolled")
        assert yard(pos, 2) == ([top] if die >= 4 and top == "pearls" else [])
        assert (f"seized 2 {top}" in told(pos)) == (yard(pos, 2) != [])
        dice.add(die)
    assert dice == {1, 2, 3, 4, 5, 6}


def test_20_smuggled_goods_are_in_play_as_an_option() -> None:
    assert postern.new(2, seed=1, smugglers=True).view(0)["deck"] == 19 - 3 * 2
    with pytest.raises(BadInput, match='the card "lace" is not in play here'):
        table("lace", "wine")
    worth = [postern.load({"smugglers": True, "players": [{"yard": [name]}, {}]}).score()[0] for name in SMUGGLED]
    assert worth == [3, 5, 7]


def test_20_smuggled_goods_take_a_bribe() -> None:
    poor, rich = (table("brandy wine", "silk", coins=held, smugglers=True) for held in (2, 3))
    assert poor.explain(carry()) == {"key": "no-bribe", "args": {"card": "brandy", "bribe": 3, "coins": 2}}
    assert coins(play(rich, carry())) == [0, 3]
    assert told(rich)[:2] == ["carried 0 brandy", "bribed 0 3"]


def test_20_the_night_watchman_gets_the_bribe() -> None:
    pos = table("tobacco wine", "silk", coins=3, smugglers=True, watchman=True)
    before = coins(pos)
    assert coins(play(pos, carry())) == [before[0] - 2, before[1], before[2] + 2]


# The niches


def test_21_goods_are_hidden_in_an_empty_niche_for_the_coins_that_lie_there() -> None:
    pos = play(table("wine", "silk", niches=[{"coins": 2}, {"coins": 3}]), hide(niche=1))
    assert pos.view(1)["niches"] == [{"coins": 2, "holds": None}, {"coins": 0, "holds": {"card": "wine", "gain": 0}}]
    assert (coins(pos), told(pos, 1)[0]) == ([3, 0], "hid 0 wine 3")


def test_21_a_niche_holds_one_card_and_no_guard() -> None:
    pos = table("old-guard wine", "silk", niches=[in_niche("bread"), None])
    assert [str(choice) for choice in pos.choices if choice.name == "hide"] == ["hide slot=1 niche=1"]
    assert pos.explain(hide(1, 0)) == {"key": "niche-taken", "args": {"card": "wine", "second_card": "bread"}}
    with pytest.raises(BadInput, match=r"niches\[0\]: old-guard is not goods"):
        table("wine", "silk", niches=[in_niche("old-guard")])


def test_22_every_hour_lays_a_coin_into_an_empty_niche_and_goods_gain_a_point() -> None:
    pos = table("", "", niches=[in_niche("wine", gain=2, coins=1), {"coins": 1}])
    pos.push(REST)
    assert pos.view(0)["niches"] == [in_niche("wine", gain=2, coins=1), {"coins": 1, "holds": None}]
    pos.push(REST)
    assert pos.view(0)["niches"] == [in_niche("wine", gain=3, coins=1), {"coins": 2, "holds": None}]


def test_23_goods_are_fetched_from_a_niche_as_they_are_carried_whoever_hid_them() -> None:
    pos = play(table("wine", "silk", "bread"), hide(), fetch())
    assert pos.view(2)["gate"] == [{"card": "wine", "gain": 0}]
    assert (pos.turn, pos.step, told(pos)) == (2, "watch", ["fetched 1 wine"])
    play(pos, LET_PASS, LET_PASS)
    assert (yard(pos, 0), yard(pos, 1), pos.view(0)["niches"][0]["holds"]) == ([], ["wine"], None)
    assert fetch() not in pos.choices


def test_23_a_bribe_is_paid_for_goods_from_a_niche_too() -> None:
    poor, rich = (table("", "", coins=held, smugglers=True, niches=[in_niche("brandy")]) for held in (2, 3))
    assert poor.explain(fetch()) == {"key": "no-bribe", "args": {"card": "brandy", "bribe": 3, "coins": 2}}
    assert coins(play(rich, fetch())) == [0, 3]


def test_24_what_goods_have_gained_goes_with_them_into_a_yard_and_scores() -> None:
    pos = play(table("", "wool", niches=[in_niche("bread"), in_niche("wine", gain=4, coins=1)]), fetch(1))
    assert pos.view(1)["gate"] == [{"card": "wine", "gain": 4}]
    pos.push(LET_PASS)
    assert pos.view(1)["players"][0]["yard"] == [{"card": "wine", "gain": 4}]
    assert pos.view(1)["niches"] == [in_niche("bread"), {"coins": 1, "holds": None}]
    assert (pos.score()[0], pos.breakdown(0)) == (7, [{"line": "card", "card": "wine", "points": 7}])


def test_24_what_goods_have_gained_is_lost_if_they_are_stopped() -> None:
    pos = play(table("", "old-guard", niches=[in_niche("wine", gain=4)]), fetch(), stop())
    assert pos.view(1)["discard"] == ["old-guard", "wine"]
    assert (pos.view(1)["gate"], pos.view(1)["niches"][0]) == ([], {"coins": 0, "holds": None})


def test_every_sentence_of_the_readme_is_tested() -> None:
    text = (postern.GAME.folder / "README.md").read_text(encoding="utf-8")
    sentences = re.findall(r"^(\d+)\. ", text, re.MULTILINE)
    tested = {name.split("_")[1] for name in globals() if re.match(r"test_\d", name)}
    assert sentences == [str(n) for n in range(1, 25)]
    assert tested == set(sentences)
