"""What games hardly ever come to, and what only bots ask for."""

from __future__ import annotations

from typing import Any

from pending import in_the_middle

from bailey.core import NEVER
from bailey.games import burgundy_cards
from bailey.games.burgundy_cards.cards import IDS
from bailey.games.burgundy_cards.steps import Step

GAME = burgundy_cards.GAME


def open_to_a_bot(state: Any) -> list[int]:
    """List what is open on a bare menu, which does not keep what is blocked."""
    menu = [0] * (GAME.choices.count + 1)
    GAME.engine.settle(state, menu)
    return menu[1 : menu[0] + 1]


def test_a_bot_is_offered_the_same_as_a_person() -> None:
    display = [{"cards": ["ship-4a", "pasture-4a"]}, {"cards": ["mine-2a"]}]
    own = {"hand": ["ship-1a"], "workers": 1, "projects": ["mine-6a"], "goods": [1, 0, 2]}
    written = {"players": [own, {"hand": ["ship-2a"]}], "display": display}
    markets, warehouse = IDS.index("market-1"), IDS.index("warehouse-4")
    for step, number in ((Step.ACT, 3), (Step.TAKE_CARD, markets), (Step.SELL_GOODS, warehouse)):
        pos = in_the_middle(burgundy_cards.GAME, written, (Step.END_TURN, 0), (Step.FINISH, 0), (step, number))
        assert pos.step == step.name.lower()
        assert open_to_a_bot(pos.state) == pos.choices.numbers
        assert pos.blocked


def test_a_full_estate_takes_no_card() -> None:
    """Forty-two cards are more than a game can bring; whoever writes them down can place no other."""
    cards = [card for card in IDS if card not in ("ship-1a", "ship-2a", "ship-3a")]
    for count, open_places in ((41, True), (42, False)):
        own = {"hand": ["ship-1a"], "projects": ["ship-2a"], "workers": 1, "estate": cards[:count]}
        pos = burgundy_cards.load({"players": [own, {"hand": ["ship-3a"]}]})
        assert any(choice.name == "place" for choice in pos.choices) == open_places


def test_a_city_hall_in_a_full_estate_brings_nothing() -> None:
    """It is the last card that fits in; the project beside it stays, and nothing is asked."""
    cards = [card for card in IDS if card not in ("ship-4a", "ship-2a", "ship-3a", "city-hall-4")]
    own = {"hand": ["ship-4a"], "projects": ["city-hall-4", "ship-2a"], "estate": cards[:41]}
    pos = burgundy_cards.load({"players": [own, {"hand": ["ship-3a"]}]})
    pos.push(next(choice for choice in pos.choices if choice.args.get("project") == 0))
    while pos.step == "round_bonus":
        pos.push({"do": "use_function"} if {"do": "use_function"} in pos.choices else pos.choices[0])
    assert [card["card"] for card in pos.events if card["what"] == "nothing_happened"] == ["city-hall-4"]


def test_when_cards_run_out_in_dealing_they_go_round_as_far_as_they_last() -> None:
    estates = [{"estate": [*IDS[:36]]}, {"estate": [*IDS[36:72]]}, {"estate": [*IDS[72:95]]}]
    pos = burgundy_cards.load({"players": estates, "start_player": 1, "seed": 3})
    dump = pos.dump()
    assert sum(len(row["cards"]) for row in dump["display"]) == 10
    assert [len(player["hand"]) + len(player["dice"]) for player in dump["players"]] == [3, 3, 3]
    estates[2]["estate"].append(IDS[95])
    dump = burgundy_cards.load({"players": estates, "start_player": 1, "seed": 3}).dump()
    assert [len(player["hand"]) + len(player["dice"]) for player in dump["players"]] == [2, 3, 3]
    assert dump["deck"] == []


def test_without_any_card_the_rounds_pass_and_the_game_ends() -> None:
    estates = [{"estate": [*IDS[i : i + 38]]} for i in (0, 38, 76)]
    pos = burgundy_cards.load({"players": estates, "first_triples": [0, 0, 0, 1, 1, 1, 2]})
    assert pos.over
    assert pos.dump()["round"] == "E"


def test_too_few_cards_leave_the_display_short() -> None:
    estates = [{"estate": [*IDS[i : i + 37]]} for i in (0, 37, 74)]
    pos = burgundy_cards.load({"players": estates})
    assert pos.over
    assert len(pos.dump()["deck"]) + len(pos.dump()["discard"]) == 3


def test_a_bot_looks_closely_and_minds_every_round_that_it_misses() -> None:
    estate = ["bank-4", "bank-5", "church-1"]
    alone = {"seats": 1, "players": [{"points": 2, "hand": ["ship-1a"]}, {"estate": estate}]}
    lost = []
    for name in "ABCDE":
        pos = burgundy_cards.load({**alone, "round": name})
        assert [GAME.evaluate(pos.state, p) for p in (0, 1)] == [6, 12]
        while not pos.over:
            pos.push({"do": "take_silver"})
        assert pos.score() == [2, 4]
        lost.append(GAME.evaluate(pos.state, 0))
    assert lost == [-114, -84, -54, -24, 6]
    several = burgundy_cards.load({"players": [{"points": 2, "hand": ["ship-1a"]}, {}], "start_player": 1})
    assert GAME.evaluate(several.state, 0) == 6


def test_the_chronicle_tells_what_was_compared() -> None:
    alone = {"seats": 1, "own_after": [3, 5], "aaron_after": [1, 4], "aaron_triples_after": [0, 2]}
    state = burgundy_cards.load({**alone, "round": "C", "players": [{"hand": ["ship-1a"]}]}).state
    assert GAME.chronicle is not None
    found = [[GAME.chronicle.read(state, line, time) for time in range(3)] for line in range(3)]
    assert found == [[3, 5, NEVER], [1, 4, NEVER], [0, 2, NEVER]]
    assert [GAME.remember(state, n) for n in (0, 6, 11)] == [3, 4, 2]
    assert GAME.remembered == 15
