"""Section 13, Knights & Merchants: the Units and Buildings, sentence by sentence."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import pytest
from catan_cards.rules import table
from catan_cards.rules.table import (
    SIDES,
    built,
    do,
    events,
    hand,
    is_open,
    open_cells,
    open_kinds,
    open_picks,
    open_resources,
    player,
    stock,
    store,
    stores_of,
    why,
)

if TYPE_CHECKING:
    from catan_cards.rules.table import Json

    from bailey.core import Position

KM = 1
OPEN = {"action_gate": 3}
FULL = "conrad pippin falk"
CITY: Json = {"settlements": (6,), "cities": (5,)}
RESOURCES = ("lumber", "wool", "brick", "ore", "grain", "gold")
#: A third Settlement, whose Regions give the first player a second pasture and a second gold river.
WIDE: Json = {"settlements": (4, 5, 6), "extra": {"pasture-5": (4, "above"), "gold-3": (4, "below")}}


def acting(first: Json, second: Json | None = None, **fields: Any) -> Position:
    """Lay out the action phase with the set, and without a gate."""
    return table.acting(first, second or player(1), theme=KM, options=OPEN, **fields)


def rolled(face: str, first: Json, second: Json | None = None, die: int = 4, **fields: Any) -> Position:
    """Roll a face; with a 4 the first player's forest produces, and the second player's pasture."""
    return table.rolled(face, die, first, second or player(1), theme=KM, **fields)


def event(name: str, first: Json, second: Json | None = None, **fields: Any) -> Position:
    return table.event(name, first, second or player(1), theme=KM, die=4, **fields)


def acts(pos: Position, p: int = 0) -> bool:
    """Tell whether a player may act."""
    return pos.turn == p and is_open(pos, "end_actions")


def next_turn(pos: Position) -> Position:
    """Go on to the action phase of the next turn, whatever is asked."""
    turns = pos.state.turns
    do(pos, "end_actions")
    while pos.state.turns == turns or not is_open(pos, "end_actions"):
        pos.push(pos.choices[0])
    return pos


def attack(card: str, first: Json, second: Json, *, won: bool) -> Position:
    """Play an attack with a roll that is won, or lost."""
    for seed in range(100):
        pos = do(do(acting(first, second, seed=seed), "play", slot=card), "no_counter")
        if (events(pos, "duel_rolled")[0]["die"] <= 5) is won:
            return pos
    raise AssertionError("no such roll")


# Knights


@pytest.mark.parametrize("knight", ["bodo", "roland", "walter-singer"])
def test_13_the_three_are_knights(knight: str) -> None:
    """They are built anywhere, a Smithy makes them stronger, and the Black Knight reaches them."""
    pos = do(acting(player(0, knight, stores=3)), "build", slot=knight, place=5, side="above")
    while not acts(pos):
        do(pos, "any_region")
    alone = pos.state.players[0].strength
    assert (built(pos, 0), pos.state.knight_token) == ([knight], 0)
    pos = acting(player(0, built={knight: (5, "above"), "smithy": (6, "above")}))
    assert pos.state.players[0].strength == alone + 1
    pos = acting(player(0, "black-knight-a"), player(1, built={knight: (5, "above")}))
    assert is_open(pos, "play", slot="black-knight-a")


# Landlord


def landlord(hand: str = "", **amounts: int) -> Position:
    return acting(player(0, hand, built={"landlord": (5, "above")}, stores=stores_of(0, **amounts)))


@pytest.mark.parametrize(("give", "get"), [("grain", "wool"), ("wool", "grain")])
def test_13_landlord_swaps_one_for_one_with_the_bank(give: str, get: str) -> None:
    pos = do(landlord(**{give: 2, "ore": 1}), "use", card="landlord")
    assert (stock(pos, 0), acts(pos)) == ({give: 1, get: 1, "ore": 1}, True)


@pytest.mark.parametrize(("give", "get"), [("grain", "wool"), ("wool", "grain")])
def test_13_landlord_with_both_one_chooses(give: str, get: str) -> None:
    pos = do(landlord(grain=1, wool=1, ore=3), "use", card="landlord")
    assert (open_kinds(pos), open_resources(pos, "trade", "give")) == ({"trade"}, {"grain", "wool"})
    do(pos, "trade", give=give, get=get)
    assert (stock(pos, 0), acts(pos)) == ({get: 2, "ore": 3}, True)


def test_13_landlord_only_the_way_for_which_there_is_room() -> None:
    pos = do(landlord(grain=1, wool=3), "use", card="landlord")
    assert stock(pos, 0) == {"grain": 2, "wool": 2}


@pytest.mark.parametrize(
    "amounts", [{}, {"ore": 3, "gold": 3, "brick": 3, "lumber": 3}, {"grain": 3, "wool": 3}], ids=str
)
def test_13_landlord_there_must_be_something_to_swap(amounts: dict[str, int]) -> None:
    assert why(landlord(**amounts), "use", card="landlord") == "nothing-to-take"


def test_13_landlord_the_owner_chooses_the_regions() -> None:
    mine = player(0, built={"landlord": (5, "above")}, stores={"fields-1": 1}, **WIDE)
    pos = do(acting(mine), "use", card="landlord")
    assert open_cells(pos, "gain") == {"pasture-3", "pasture-5"}
    do(pos, "gain", cell="pasture-5")
    assert (store(pos, "pasture-5"), acts(pos)) == (1, True)


def test_13_landlord_once_a_turn() -> None:
    pos = do(landlord(grain=3), "use", card="landlord")
    assert not is_open(pos, "use", card="landlord")
    assert why(pos, "use", card="landlord") == "used-already"


def test_13_landlord_again_in_the_next_own_turn() -> None:
    pos = do(landlord(FULL, grain=2, wool=1), "use", card="landlord")
    do(pos, "trade", give="grain", get="wool")
    next_turn(pos)
    assert (pos.turn, "use" in open_kinds(pos)) == (1, False)
    next_turn(pos)
    assert is_open(pos, "use", card="landlord")


def test_13_landlord_stays_used_when_another_card_is_pulled_down() -> None:
    mine = player(0, built={"sawmill": (5, "above"), "landlord": (6, "above")}, stores=stores_of(0, grain=2))
    pos = do(do(acting(mine), "use", card="landlord"), "pull_down", card="sawmill")
    assert (built(pos, 0), why(pos, "use", card="landlord")) == (["landlord"], "used-already")


def test_13_landlord_that_has_returned_to_the_hand_is_used_again_when_it_is_built_again() -> None:
    """The Arsonist fails, and the rival picks the Landlord."""
    for seed in range(100):
        mine = player(0, "arsonist-a", built={"landlord": (5, "above")}, stores=stores_of(0, grain=3))
        pos = do(acting(mine, player(1, built={"sawmill": (5, "above")}), seed=seed), "use", card="landlord")
        do(do(pos, "play", slot="arsonist-a"), "no_counter")
        if hand(pos, 0) == ["landlord"]:
            do(pos, "build", slot="landlord", place=5, side="above")
            assert is_open(pos, "use", card="landlord")
            return
    raise AssertionError("no attack failed")


# Trade Academy


def academy(hand: str = "", **amounts: int) -> Position:
    mine = player(0, hand, built={"trade-academy": (5, "above")}, stores=stores_of(0, **amounts), **CITY)
    return acting(mine)


@pytest.mark.parametrize("give", RESOURCES)
def test_13_trade_academy_trades_two_of_any_one_resource_for_one_other(give: str) -> None:
    pos = do(academy(**{give: 2}), "use", card="trade-academy")
    assert open_kinds(pos) == {"trade"}
    assert open_resources(pos, "trade", "give") == {give}
    assert open_resources(pos, "trade", "get") == set(RESOURCES) - {give}
    get = "ore" if give != "ore" else "gold"
    do(pos, "trade", give=give, get=get)
    assert (stock(pos, 0), acts(pos)) == ({get: 1}, True)


def test_13_trade_academy_two_different_resources_are_not_enough() -> None:
    ones = dict.fromkeys(RESOURCES, 1)
    assert why(academy(**ones), "use", card="trade-academy") == "nothing-to-take"


def test_13_trade_academy_one_chooses_among_several() -> None:
    pos = do(academy(grain=2, ore=3, wool=1), "use", card="trade-academy")
    assert open_resources(pos, "trade", "give") == {"grain", "ore"}


def test_13_trade_academy_needs_room_for_another_resource() -> None:
    full = dict.fromkeys(RESOURCES, 3)
    assert why(academy(**full), "use", card="trade-academy") == "nothing-to-take"
    pos = do(academy(**{**full, "wool": 2}), "use", card="trade-academy")
    assert open_resources(pos, "trade", "get") == {"wool"}
    assert "wool" not in open_resources(pos, "trade", "give")


def test_13_trade_academy_only_one_trade_and_the_bank_stays_as_it_is() -> None:
    pos = do(academy(grain=2, ore=2), "use", card="trade-academy")
    do(pos, "trade", give="grain", get="wool")
    assert (acts(pos), why(pos, "trade", give="ore", get="wool")) == (True, "too-few")
    assert why(pos, "use", card="trade-academy") == "used-already"


def test_13_trade_academy_the_two_may_come_from_two_regions() -> None:
    mine = player(
        0,
        built={"trade-academy": (5, "above")},
        settlements=(4, 6),
        cities=(5,),
        extra=WIDE["extra"],
        stores={"pasture-3": 2, "pasture-5": 1, "mountains-2": 3},
    )
    pos = do(do(acting(mine), "use", card="trade-academy"), "trade", give="wool", get="brick")
    assert open_cells(pos, "pay") == {"pasture-3", "pasture-5"}
    do(pos, "pay", cell="pasture-5")
    assert (stock(pos, 0), store(pos, "pasture-5")) == ({"wool": 1, "ore": 3, "brick": 1}, 0)


def test_13_trade_academy_again_in_the_next_own_turn() -> None:
    pos = do(do(academy(FULL, lumber=2, ore=3), "use", card="trade-academy"), "trade", give="lumber", get="gold")
    next_turn(next_turn(pos))
    state = pos.state.players[0]
    assert (pos.turn, state.built.beside[0].used < pos.state.turns) == (0, True)
    assert why(pos, "use", card="trade-academy") != "used-already"


def test_13_trade_academy_that_has_returned_to_the_hand_is_used_again_when_it_is_built_again() -> None:
    amounts = {"lumber": 2, "grain": 2, "wool": 1, "ore": 2, "gold": 3}
    for seed in range(100):
        mine = player(0, "arsonist-a", built={"trade-academy": (5, "above")}, stores=stores_of(0, **amounts), **CITY)
        pos = acting(mine, player(1, built={"sawmill": (5, "above")}), seed=seed)
        do(do(pos, "use", card="trade-academy"), "trade", give="ore", get="brick")
        do(do(pos, "play", slot="arsonist-a"), "no_counter")
        if hand(pos, 0) == ["trade-academy"]:
            do(pos, "build", slot="trade-academy", place=5, side="above")
            assert is_open(pos, "use", card="trade-academy")
            return
    raise AssertionError("no attack failed")


@pytest.mark.parametrize("card", ["palace", "trade-academy", "knights-hall", "cloth-hall-a"])
def test_13_the_red_cards_of_the_set_stand_beside_a_city(card: str) -> None:
    pos = acting(player(0, card, stores=3, **CITY))
    assert why(pos, "build", slot=card, place=6, side="above") == "city-only"
    assert is_open(pos, "build", slot=card, place=5, side="above")


# Castle


def test_13_castle_has_one_strength() -> None:
    pos = acting(player(0, built={"castle-a": (5, "above")}))
    assert (pos.state.players[0].strength, pos.state.players[0].tournament, pos.state.knight_token) == (1, 0, 0)
    pos = acting(player(0, built={"castle-a": (5, "above"), "smithy": (6, "above"), "castle-b": (6, "below")}))
    assert pos.state.players[0].strength == 2, "it is no Knight for the Smithy"


@pytest.mark.parametrize("castle", SIDES)
def test_13_castle_knights_on_both_sides_of_its_place_are_safe_from_the_black_knight(castle: str) -> None:
    knights = {"otto": (5, "above"), "karl": (5, "below"), "goetz": (6, "above"), "hagen": (6, "below")}
    theirs = player(1, built={"castle-a": (5, castle), **knights}, settlements=(), cities=(5, 6))
    pos = attack("black-knight-a", player(0, "black-knight-a"), theirs, won=True)
    assert (pos.turn, open_picks(pos, 1)) == (0, {"goetz", "hagen"})
    do(pos, "pick", card="goetz")
    assert (hand(pos, 1), "goetz" in built(pos, 1)) == (["goetz"], False)


def test_13_castle_each_castle_protects_its_own_place() -> None:
    knights = {"otto": (5, "below"), "karl": (6, "below")}
    theirs = player(1, built={"castle-a": (5, "above"), "castle-b": (6, "above"), **knights})
    assert why(acting(player(0, "black-knight-a"), theirs), "play", slot="black-knight-a") == "rival-has-none"


def test_13_castle_protects_the_attackers_knights_too() -> None:
    """When the Black Knight fails, the rival picks one of the attacker's, if any can be picked."""
    mine = {"castle-a": (5, "above"), "otto": (5, "below"), "hagen": (6, "below"), "conrad": (6, "above")}
    theirs = player(1, built={"karl": (5, "above")})
    pos = attack("black-knight-a", player(0, "black-knight-a", built=mine), theirs, won=False)
    assert (pos.turn, open_picks(pos, 0)) == (1, {"hagen", "conrad"})
    safe = {"castle-a": (5, "above"), "otto": (5, "below")}
    pos = attack("black-knight-a", player(0, "black-knight-a", built=safe), theirs, won=False)
    assert (built(pos, 0), built(pos, 1), acts(pos)) == (["castle-a", "otto"], ["karl"], True)


def test_13_castle_that_is_pulled_down_protects_nothing() -> None:
    """The attacker's own Castle leaves before the attack, which fails."""
    for seed in range(100):
        mine = player(0, "black-knight-a", built={"castle-a": (5, "above"), "otto": (5, "below")})
        pos = acting(mine, player(1, built={"karl": (5, "above")}), seed=seed)
        do(do(do(pos, "pull_down", card="castle-a"), "play", slot="black-knight-a"), "no_counter")
        if events(pos, "duel_rolled")[0]["die"] == 6:
            assert (built(pos, 0), hand(pos, 0)) == ([], ["otto"])
            return
    raise AssertionError("no attack failed")


def test_13_castle_itself_can_be_picked_by_the_arsonist() -> None:
    theirs = player(1, built={"castle-a": (5, "above"), "otto": (5, "below")})
    pos = attack("arsonist-a", player(0, "arsonist-a"), theirs, won=True)
    assert hand(pos, 1) == ["castle-a"]


@pytest.mark.parametrize("castle", SIDES)
def test_13_castle_knights_on_both_sides_of_its_place_are_safe_in_a_civil_war(castle: str) -> None:
    knights = {"otto": (5, "above"), "karl": (5, "below"), "goetz": (6, "above"), "hagen": (6, "below")}
    theirs = player(1, built={"castle-a": (5, castle), **knights}, settlements=(), cities=(5, 6))
    pos = event("civil-war", player(0), theirs)
    assert (pos.turn, open_picks(pos, 1)) == (0, {"goetz", "hagen"})


@pytest.mark.parametrize("fleet", ["ore-fleet", "pirate-fleet-a"])
def test_13_castle_does_not_protect_fleets_in_a_civil_war(fleet: str) -> None:
    theirs = player(1, built={"castle-a": (5, "above"), "otto": (5, "below"), fleet: (5, "below")}, **CITY)
    pos = event("civil-war", player(0), theirs)
    assert (built(pos, 1), hand(pos, 1)) == (["castle-a", "otto"], [fleet])


def test_13_castle_protects_both_players_in_a_civil_war() -> None:
    """The rival then picks nothing of the roller's, and the roller nothing of the rival's."""
    mine = player(0, built={"castle-b": (6, "above"), "hagen": (6, "below")})
    theirs = player(1, built={"castle-a": (5, "above"), "otto": (5, "below")})
    pos = event("civil-war", mine, theirs)
    assert (hand(pos, 0), hand(pos, 1), acts(pos)) == ([], [], True)


@pytest.mark.parametrize("card", ["damsel-imelda", "ransom-a"])
def test_13_castle_does_not_protect_from_other_cards(card: str) -> None:
    theirs = player(1, built={"castle-a": (5, "above"), "hagen": (5, "below")})
    pos = acting(player(0, card, built={"karl": (5, "above")}), theirs)
    do(do(pos, "play", slot=card), "no_counter")
    assert (built(pos, 1) == ["castle-a"]) is (card == "ransom-a")
    assert pos.state.players[1].strength == 1


# Pirate Fleet and Toll Station


def test_13_pirate_fleet_one_gold_more_on_plenty() -> None:
    pos = rolled("plenty", player(0, built={"pirate-fleet-a": (5, "above")}), player(1, stores=3))
    do(pos, "gain", cell="hills-5")
    assert (stock(pos, 0), acts(pos)) == ({"brick": 1, "gold": 1, "lumber": 1}, True)


def test_13_toll_station_two_gold_more_on_plenty() -> None:
    pos = rolled("plenty", player(0, built={"toll-station-a": (5, "above")}), player(1, stores=3))
    do(pos, "gain", cell="hills-5")
    assert (stock(pos, 0), pos.state.players[0].commerce) == ({"brick": 1, "gold": 2, "lumber": 1}, 1)


GOLD_CARDS: dict[str, tuple[int, str]] = {"pirate-fleet-a": (5, "above"), "toll-station-a": (5, "below")}


def test_13_plenty_first_both_gain_their_free_resource_then_come_the_cards_of_each() -> None:
    theirs = {"pirate-fleet-b": (5, "above"), "toll-station-b": (5, "below")}
    pos = rolled("plenty", player(0, built=GOLD_CARDS), player(1, built=theirs), die=2)
    assert (pos.turn, stock(pos, 0), stock(pos, 1)) == (0, {}, {})
    do(pos, "gain", cell="hills-5")
    assert (pos.turn, stock(pos, 0), stock(pos, 1)) == (1, {"brick": 1}, {})
    do(pos, "gain", cell="gold-1")
    gains = [(one["player"], one["resource"]) for one in events(pos, "gained")]
    assert gains == [(1, "gold"), *[(0, "gold")] * 3, *[(1, "gold")] * 2], "the last one finds no room"
    assert (stock(pos, 0), stock(pos, 1)) == ({"brick": 1, "gold": 3, "ore": 1}, {"gold": 3, "grain": 1})


def test_13_plenty_in_the_turn_of_the_second_player_the_second_is_first() -> None:
    theirs = {"pirate-fleet-b": (5, "above")}
    pos = rolled("plenty", player(0, built=GOLD_CARDS), player(1, built=theirs), die=2, turn=1)
    assert pos.turn == 1
    do(pos, "gain", cell="hills-6")
    assert pos.turn == 0
    do(pos, "gain", cell="hills-5")
    gains = [(one["player"], one["resource"]) for one in events(pos, "gained")]
    assert gains == [(0, "brick"), (1, "gold"), *[(0, "gold")] * 3]


@pytest.mark.parametrize(("before", "after"), [(0, 2), (1, 3), (2, 3), (3, 3)])
def test_13_toll_station_gains_as_far_as_there_is_room(before: int, after: int) -> None:
    mine = player(0, built={"toll-station-a": (5, "above")}, stores=stores_of(0, gold=before))
    pos = rolled("plenty", mine, player(1, stores=3))
    do(pos, "gain", cell="hills-5")
    assert (stock(pos, 0), acts(pos)) == ({"brick": 1, "gold": after, "lumber": 1}, True)


def test_13_toll_station_two_gold_rivers_the_owner_chooses() -> None:
    mine = player(0, built={"toll-station-a": (5, "above")}, **WIDE)
    pos = rolled("plenty", mine, player(1, stores=3))
    do(pos, "gain", cell="hills-5")
    assert open_cells(pos, "gain") == {"gold-6", "gold-3"}
    do(pos, "gain", cell="gold-3")
    do(pos, "gain", cell="gold-3")
    assert (store(pos, "gold-3"), store(pos, "gold-6"), acts(pos)) == (2, 0, True)


@pytest.mark.parametrize("face", ["tournament", "commerce", "brigands"])
def test_13_pirate_fleet_and_toll_station_only_on_plenty(face: str) -> None:
    pos = rolled(face, player(0, built=GOLD_CARDS))
    assert (stock(pos, 0), acts(pos)) == ({"lumber": 1}, True)


def test_13_pirate_fleet_has_no_rate_at_the_bank() -> None:
    cards = {"pirate-fleet-a": (5, "above"), "pirate-fleet-b": (5, "below")}
    pos = acting(player(0, built=cards, stores=dict.fromkeys(("gold-6", "forest-4", "pasture-3"), 2)))
    assert {why(pos, "trade", give=give, get="ore") for give in ("gold", "lumber", "wool")} == {"too-few"}


def test_13_pirate_fleet_is_not_a_fleet_for_the_harbor_and_has_no_commerce() -> None:
    cards = {"pirate-fleet-a": (6, "above"), "pirate-fleet-b": (6, "below")}
    assert acting(player(0, built=cards)).state.players[0].commerce == 0
    alone = acting(player(0, built={"harbor": (5, "above")}, **CITY)).state.players[0].commerce
    both = acting(player(0, built={"harbor": (5, "above"), **cards}, **CITY)).state.players[0].commerce
    assert both == alone


def test_13_pirate_fleet_is_a_unit() -> None:
    """A Civil War and the Spy take it; the Black Knight does not."""
    theirs = player(1, built={"pirate-fleet-a": (5, "above")})
    assert hand(event("civil-war", player(0), theirs), 1) == ["pirate-fleet-a"]
    pos = do(acting(player(0, "spy-a"), player(1, "pirate-fleet-b sawmill")), "play", slot="spy-a")
    if not acts(pos):
        do(pos, "take_from_hand", slot="pirate-fleet-b")
    assert (hand(pos, 0), hand(pos, 1)) == (["pirate-fleet-b"], ["sawmill"])
    pos = acting(player(0, "black-knight-a"), theirs)
    assert why(pos, "play", slot="black-knight-a") == "rival-has-none"


# Tournament Place


def test_13_tournament_place_the_winner_gains_one_more_of_choice() -> None:
    pos = rolled("tournament", player(0, built={"tournament-place": (5, "above"), "hagen": (6, "above")}))
    do(pos, "gain", cell="hills-5")
    assert (pos.turn, open_kinds(pos), len(pos.choices)) == (0, {"gain"}, 6)
    do(pos, "gain", cell="mountains-2")
    assert (stock(pos, 0), acts(pos)) == ({"brick": 1, "ore": 1, "lumber": 1}, True)


def test_13_tournament_place_of_the_rival_who_wins_in_the_rollers_turn() -> None:
    pos = rolled("tournament", player(0), player(1, built={"tournament-place": (5, "above"), "hagen": (6, "above")}))
    for _ in range(2):
        assert pos.turn == 1
        do(pos, "gain", cell="hills-6")
    assert (stock(pos, 1), acts(pos)) == ({"brick": 2, "wool": 1}, True)


@pytest.mark.parametrize("rival", ["hagen", "falk"])
def test_13_tournament_place_nothing_for_a_tie_or_a_loser(rival: str) -> None:
    mine = player(0, built={"tournament-place": (5, "above"), "otto": (6, "above")})
    pos = rolled("tournament", mine, player(1, built={rival: (5, "above")}))
    if rival == "falk":
        do(pos, "gain", cell="hills-6")
    assert (stock(pos, 0), acts(pos)) == ({"lumber": 1}, True)


def test_13_tournament_place_of_the_loser_does_not_help_the_winner() -> None:
    mine = player(0, built={"hagen": (6, "above")})
    pos = rolled("tournament", mine, player(1, built={"tournament-place": (5, "above")}))
    do(pos, "gain", cell="hills-5")
    assert (stock(pos, 0), stock(pos, 1), acts(pos)) == ({"brick": 1, "lumber": 1}, {"wool": 1}, True)


def test_13_tournament_place_has_no_points_of_its_own() -> None:
    """Without a Knight 0 : 0 is a tie."""
    pos = rolled("tournament", player(0, built={"tournament-place": (5, "above")}))
    assert (stock(pos, 0), acts(pos)) == ({"lumber": 1}, True)


def test_13_tournament_place_gains_as_far_as_there_is_room() -> None:
    full = {**dict.fromkeys(RESOURCES, 3), "ore": 2}
    cards = {"tournament-place": (5, "above"), "hagen": (6, "above")}
    pos = rolled("tournament", player(0, built=cards, stores=stores_of(0, **full)))
    assert (stock(pos, 0), acts(pos)) == (dict.fromkeys(RESOURCES, 3), True)


# Watchtower

TOWER: dict[str, tuple[int, str]] = {"watchtower": (5, "above")}


@pytest.mark.parametrize(
    ("cards", "total", "robbed"),
    [({}, 7, False), ({}, 8, True), (TOWER, 8, False), (TOWER, 9, False), (TOWER, 10, True), (TOWER, 12, True)],
)
def test_13_watchtower_brigands_take_nothing_unless_the_count_is_above_nine(
    cards: dict[str, tuple[int, str]],
    total: int,
    robbed: bool,  # noqa: FBT001
) -> None:
    rest = total - 6
    amounts = {"wool": 3, "ore": 3, "grain": min(rest, 3), "brick": max(0, rest - 3)}
    pos = rolled("brigands", player(0, built=cards, stores=stores_of(0, **amounts)))
    kept = {"grain", "brick"} if robbed else {"wool", "ore", "grain", "brick"}
    left = {name: n for name, n in amounts.items() if n and name in kept}
    assert (stock(pos, 0), acts(pos)) == ({**left, "lumber": 1}, True)


def test_13_watchtower_helps_only_its_owner() -> None:
    pos = rolled("brigands", player(0, built=TOWER), player(1, stores=stores_of(1, wool=3, ore=3, grain=2)))
    assert stock(pos, 1) == {"grain": 2, "wool": 1}


def test_13_watchtower_in_the_rivals_turn_too() -> None:
    amounts = {"wool": 3, "ore": 3, "grain": 3}
    pos = rolled("brigands", player(0), player(1, built=TOWER, stores=stores_of(1, **amounts)), die=5)
    assert stock(pos, 1) == {**amounts, "lumber": 1}


@pytest.mark.parametrize(("grain", "robbed"), [(1, False), (2, True)])
def test_13_watchtower_what_a_garrison_protects_does_not_count(grain: int, robbed: bool) -> None:  # noqa: FBT001
    """The Garrison stands between the fields and the forest."""
    cards = {**TOWER, "garrison-a": (5, "below")}
    amounts = {"wool": 3, "ore": 3, "brick": 2, "gold": grain, "grain": 3}
    pos = rolled("brigands", player(0, built=cards, stores=stores_of(0, **amounts)))
    assert ("ore" not in stock(pos, 0), "wool" not in stock(pos, 0)) == (robbed, robbed)


# Palace

PALACE: Json = {"built": {"palace": (5, "above")}, **CITY}


def plenty(first: Json, second: Json | None = None, **fields: Any) -> Position:
    return rolled("plenty", first, second or player(1, stores=3), **fields)


def test_13_palace_takes_any_card_of_the_discard_pile_instead() -> None:
    pos = plenty(player(0, **PALACE), discard=["spy-a", "goetz", "mint"])
    assert (pos.turn, open_kinds(pos), open_values(pos, "take_discarded", "slot")) == (
        0,
        {"take_discarded", "skip"},
        {0, 1, 2},
    )
    do(pos, "take_discarded", slot="mint")
    assert (hand(pos, 0), sorted(discarded(pos))) == (["mint"], ["goetz", "spy-a"])
    assert (stock(pos, 0), acts(pos)) == ({"lumber": 1}, True)


def test_13_palace_may_let_the_free_resource_come() -> None:
    pos = do(plenty(player(0, **PALACE), discard=["goetz"]), "skip")
    assert (pos.turn, open_kinds(pos)) == (0, {"gain"})
    do(pos, "gain", cell="hills-5")
    assert (stock(pos, 0), hand(pos, 0), discarded(pos)) == ({"brick": 1, "lumber": 1}, [], ["goetz"])


def test_13_palace_with_an_empty_discard_pile_the_resource_comes() -> None:
    pos = plenty(player(0, **PALACE))
    assert open_kinds(pos) == {"gain"}


def test_13_palace_may_take_a_card_with_all_regions_full() -> None:
    pos = do(plenty(player(0, stores=3, **PALACE), discard=["goetz"]), "take_discarded", slot="goetz")
    assert (hand(pos, 0), acts(pos)) == (["goetz"], True)


def test_13_palace_the_cards_that_add_to_plenty_still_do() -> None:
    mine = player(0, built={"palace": (5, "above"), "toll-station-a": (6, "above")}, **CITY)
    pos = do(plenty(mine, discard=["goetz"]), "take_discarded", slot="goetz")
    assert (hand(pos, 0), stock(pos, 0)) == (["goetz"], {"gold": 2, "lumber": 1})


def test_13_palace_only_its_owner_is_asked() -> None:
    pos = plenty(player(0), player(1, **PALACE), discard=["goetz"])
    assert (pos.turn, open_kinds(pos)) == (0, {"gain"})
    do(pos, "gain", cell="hills-5")
    assert (pos.turn, open_kinds(pos)) == (1, {"take_discarded", "skip"})
    do(pos, "skip")
    do(pos, "gain", cell="hills-6")
    assert (stock(pos, 1), acts(pos)) == ({"brick": 1, "wool": 1}, True)


@pytest.mark.parametrize("face", ["tournament", "commerce", "brigands"])
def test_13_palace_only_on_plenty(face: str) -> None:
    assert acts(rolled(face, player(0, **PALACE), discard=["goetz"]))


def test_13_palace_the_rivals_hand_is_cut_when_the_event_is_over() -> None:
    """After the gold of both, and before the roller acts."""
    theirs = player(1, FULL, **PALACE)
    pos = plenty(player(0, built={"toll-station-a": (5, "above")}), theirs, discard=["goetz"])
    do(do(pos, "gain", cell="hills-5"), "take_discarded", slot="goetz")
    assert (pos.turn, open_kinds(pos), stock(pos, 0)) == (1, {"put_under"}, {"brick": 1, "gold": 2})
    do(pos, "put_under", slot="goetz", stack=5)
    assert (hand(pos, 1), acts(pos)) == (FULL.split(), True)


def test_13_palace_the_rollers_hand_waits_for_the_draw_phase() -> None:
    pos = do(plenty(player(0, FULL, **PALACE), discard=["goetz"]), "take_discarded", slot="goetz")
    assert (acts(pos), len(hand(pos, 0))) == (True, 4)
    do(pos, "end_actions")
    assert (pos.turn, open_kinds(pos)) == (0, {"put_under"})


# Knights' Hall and Cloth Hall


@pytest.mark.parametrize(
    ("cards", "points"),
    [
        ({}, 0),
        ({"hagen": (6, "above")}, 2 + 1),
        ({"hagen": (6, "above"), "siegfried": (6, "below"), "karl": (5, "below")}, 2 + 1 + 1 + 3),
        ({"castle-a": (6, "above"), "ore-fleet": (6, "below"), "tournament-place": (5, "below")}, 0),
    ],
)
def test_13_knights_hall_each_own_knight_has_one_more_tournament_point(
    cards: dict[str, tuple[int, str]], points: int
) -> None:
    mine = player(0, built={"knights-hall": (5, "above"), **cards}, **CITY)
    pos = acting(mine, player(1, built={"otto": (5, "above")}))
    assert (pos.state.players[0].tournament, pos.state.players[1].tournament) == (points, 2)


def test_13_knights_hall_adds_no_strength() -> None:
    pos = acting(player(0, built={"knights-hall": (5, "above"), "hagen": (6, "above")}, **CITY))
    assert pos.state.players[0].strength == 1


def test_13_knights_hall_may_win_a_tournament() -> None:
    mine = player(0, built={"knights-hall": (5, "above"), "otto": (6, "above")}, **CITY)
    pos = rolled("tournament", mine, player(1, built={"hagen": (5, "above")}))
    assert (pos.turn, open_kinds(pos)) == (0, {"gain"})


def test_13_cloth_hall_two_commerce_and_wool_two_for_one() -> None:
    pos = acting(player(0, built={"cloth-hall-a": (5, "above")}, stores=stores_of(0, wool=2, ore=2), **CITY))
    assert (pos.state.players[0].commerce, pos.state.commerce_token) == (2, 0)
    assert why(pos, "trade", give="ore", get="gold") == "too-few"
    do(pos, "trade", give="wool", get="gold")
    assert stock(pos, 0) == {"ore": 2, "gold": 1}


def test_13_cloth_hall_one_wool_is_too_few() -> None:
    pos = acting(player(0, built={"cloth-hall-a": (5, "above")}, stores=stores_of(0, wool=1), **CITY))
    assert why(pos, "trade", give="wool", get="gold") == "too-few"


def test_13_cloth_hall_a_second_one_or_the_wool_fleet_changes_no_rate() -> None:
    cards = {"cloth-hall-a": (5, "above"), "cloth-hall-b": (5, "below"), "wool-fleet": (6, "above")}
    pos = acting(player(0, built=cards, stores=stores_of(0, wool=3), **CITY))
    assert pos.state.players[0].commerce == 2 + 2 + 1
    do(pos, "trade", give="wool", get="gold")
    assert stock(pos, 0) == {"wool": 1, "gold": 1}


def test_13_cloth_hall_is_no_fleet_for_the_harbor() -> None:
    cards = {"cloth-hall-a": (5, "above"), "harbor": (5, "below")}
    assert acting(player(0, built=cards, **CITY)).state.players[0].commerce == 3
