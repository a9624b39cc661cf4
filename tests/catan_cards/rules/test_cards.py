"""Sections 9 to 11: action cards, attacks, trade and the gate, as far as no scene tells of them."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, NamedTuple

import pytest
from catan_cards.rules import table as t

from bailey.games.catan_cards.packing import RESOURCES

if TYPE_CHECKING:
    from bailey.core import Position


OPEN = {"action_gate": 3}


def acting(first: t.Json, second: t.Json, **fields: Any) -> Position:
    """Lay out the action phase, with what the principalities leave of the supply."""
    return t.acting(first, second, **fields)


def played(card: str, mine: t.Json, theirs: t.Json | None = None, **fields: Any) -> Position:
    """Play a card of the player on turn, without a gate."""
    return t.do(acting(mine, theirs or t.player(1), options=OPEN, **fields), "play", slot=card)


# Alchemist


def named(number: int, seed: int) -> Position:
    pos = t.position(t.player(0, hand="alchemist-a goetz"), seed=seed, options=OPEN)
    t.do(pos, "play", slot="alchemist-a")
    assert t.open_values(pos, "name_number", "number") == {1, 2, 3, 4, 5, 6}
    t.do(pos, "name_number", number=number)
    return t.do(pos, "roll") if "roll" in t.open_kinds(pos) else pos


@pytest.mark.parametrize("number", range(1, 7))
def test_10_alchemist_names_the_production_number(number: int) -> None:
    assert [named(number, seed).state.die for seed in range(12)] == [number] * 12


def test_10_alchemist_the_regions_with_the_named_number_produce() -> None:
    """Forest 4 and pasture 4 get 1; where an event asks first, production is still to come."""
    produced = [
        (t.store(pos, "forest-4"), t.store(pos, "pasture-4"))
        for pos in (named(4, seed) for seed in range(30))
        if "end_actions" in t.open_kinds(pos)
    ]
    assert len(produced) > 3
    assert set(produced) == {(1, 1)}


def test_10_alchemist_only_the_event_die_is_rolled() -> None:
    faces = set()
    for seed in range(60):
        kinds = {one["what"]: one for one in named(4, seed).events}
        assert "rolled_number" not in kinds
        faces.add(kinds["rolled_face"]["face"])
    assert faces == {"tournament", "commerce", "brigands", "plenty", "event"}


# Caravan


def test_10_caravan_gives_only_what_one_has_for_others_with_room() -> None:
    pos = played("caravan", t.player(0, hand="caravan", stores=t.stores_of(0, gold=2, ore=3)))
    assert t.open_resources(pos, "trade", "give") == {"gold", "ore"}
    assert not t.is_open(pos, "trade", give="gold", get="gold")
    assert not t.is_open(pos, "trade", give="gold", get="ore")
    assert {one.args["get"] for one in pos.choices if one.name == "trade" and one.args["give"] == 5} == {0, 1, 2, 4}


# Scout


def scouting(end: str = "left") -> Position:
    builder = t.player(0, hand="scout-a goetz", stores=1, road_left=end == "left", road_right=end == "right")
    return t.do(acting(builder, t.player(1)), "use_scout", slot="scout-a", end=end)


@pytest.mark.parametrize(("end", "place", "column"), [("left", 4, 4), ("right", 7, 8)])
@pytest.mark.parametrize("first_side", ["above", "below"])
def test_10_scout_chooses_both_regions_of_a_new_settlement(end: str, place: int, column: int, first_side: str) -> None:
    pos = scouting(end)
    assert len(t.open_values(pos, "take_region", "slot")) == 11
    t.do(pos, "take_region", slot="hills-1")
    t.do(pos, "place_region", side=first_side)
    assert len(t.open_values(pos, "take_region", "slot")) == 10
    t.do(pos, "take_region", slot="gold-3")
    if "place_region" in t.open_kinds(pos):
        t.do(pos, "place_region", side="below" if first_side == "above" else "above")
    below = first_side == "below"
    assert (t.cell_of(pos, "hills-1"), t.cell_of(pos, "gold-3")) == (2 * column + below, 2 * column + 1 - below)
    assert (t.store(pos, "hills-1"), t.store(pos, "gold-3")) == (0, 0)
    assert pos.state.players[0].centres[place] == 1
    assert pos.state.region_stack.size == 9


# Spy


@pytest.mark.parametrize("wanted", ["goetz", "brick-fleet", "caravan", "bishop-a", "scout-a"])
def test_10_spy_takes_a_unit_or_an_action_card(wanted: str) -> None:
    theirs = t.player(1, hand="church-a goetz garrison-a brick-fleet caravan bishop-a scout-a")
    pos = played("spy-a", t.player(0, hand="spy-a"), theirs)
    assert (pos.turn, t.open_kinds(pos)) == (0, {"take_from_hand"})
    assert t.open_values(pos, "take_from_hand", "slot") == {1, 3, 4, 5, 6}
    t.do(pos, "take_from_hand", slot=wanted)
    assert t.hand(pos, 0) == [wanted]
    assert sorted([*t.hand(pos, 1), wanted]) == sorted(
        ["church-a", "goetz", "garrison-a", "brick-fleet", "caravan", "bishop-a", "scout-a"]
    )


COUNTERS = {"arsonist-a": "bishop-a", "black-knight-a": "herb-woman-a", "brigands": "bishop-a"}
ATTACKS = tuple(COUNTERS)


class Fight(NamedTuple):
    """An attack of the player on turn whose die has been rolled."""

    pos: Position
    die: int


def side(seat: int, hand: str = "") -> t.Json:
    """Lay out a player with one Building, one Knight and two of one resource."""
    cards = {("garrison-a", "garrison-b")[seat]: (5, "above"), ("hagen", "siegfried")[seat]: (6, "above")}
    stores = t.stores_of(seat, **{("lumber", "ore")[seat]: 2})
    return t.player(seat, hand=hand, built=cards, stores=stores)


def played_of_attacks(card: str, mine: t.Json, theirs: t.Json, seed: int = 0) -> Position:
    return t.do(acting(mine, theirs, options=OPEN, seed=seed), "play", slot=card)


def fight(card: str, mine: t.Json, theirs: t.Json, counter: str = "", seed: int = 0) -> Fight:
    pos = played_of_attacks(card, mine, theirs, seed)
    if counter:
        t.do(pos, "counter", slot=counter)
    else:
        t.do(pos, "no_counter")
    return Fight(pos, next(one["die"] for one in pos.events if one["what"] == "duel_rolled"))


def succeeded(card: str, pos: Position) -> bool:
    """Tell who lost what the card says, between players of `side`."""
    if card == "brigands":
        lost = (t.stock(pos, 0) == {}, t.stock(pos, 1) == {})
        assert (t.stock(pos, 1) if lost[0] else t.stock(pos, 0)) == {"lumber": 2, "ore": 2}
    else:
        mine, theirs = ("garrison-a", "garrison-b") if card == "arsonist-a" else ("hagen", "siegfried")
        lost = (mine not in t.built(pos, 0), theirs not in t.built(pos, 1))
        assert ([mine in t.hand(pos, 0), theirs in t.hand(pos, 1)]) == list(lost)
        assert len(t.built(pos, 0)) + len(t.built(pos, 1)) == 3
    assert lost in {(True, False), (False, True)}
    return lost[1]


# The counter card


@pytest.mark.parametrize("card", ATTACKS)
@pytest.mark.parametrize("held", ["", "goetz caravan"])
def test_10_the_defender_is_always_asked(card: str, held: str) -> None:
    pos = played_of_attacks(card, side(0, card), side(1, held))
    assert (pos.turn, t.open_kinds(pos)) == (1, {"no_counter"})


# The roll


@pytest.mark.parametrize("card", ATTACKS)
def test_10_an_attack_succeeds_on_1_to_5(card: str) -> None:
    outcomes = {
        die: succeeded(card, pos) for pos, die in (fight(card, side(0, card), side(1), seed=i) for i in range(60))
    }
    assert outcomes == {1: True, 2: True, 3: True, 4: True, 5: True, 6: False}


@pytest.mark.parametrize("card", ATTACKS)
def test_10_after_a_counter_card_an_attack_succeeds_on_1_and_2(card: str) -> None:
    counter = COUNTERS[card]
    fights = (fight(card, side(0, card), side(1, counter), counter, seed=i) for i in range(60))
    outcomes = {die: succeeded(card, pos) for pos, die in fights}
    assert outcomes == {1: True, 2: True, 3: False, 4: False, 5: False, 6: False}


# The Brigands


def brigands(mine: int = 0, **theirs: int) -> tuple[t.Json, t.Json]:
    return t.player(0, hand="brigands", stores=mine), t.player(1, stores=t.stores_of(1, **theirs))


#: Attack and neutral cards of the action phase.
WAITING = ("arsonist-a", "black-knight-a", "brigands", "caravan", "merchant-a", "spy-a")
EACH7, EACH3, COMBINED7, NONE = range(4)
OPEN_GATE = {"action_gate": NONE}


def worth(seat: int, points: int, hand: str = "", knight: str = "") -> t.Json:
    """Lay out a player with so many points, a Building, a Knight and a resource of each Region."""
    letter = "ab"[seat]
    built = {f"garrison-{letter}": (6, "above"), knight or ("hagen", "siegfried")[seat]: (6, "below")}
    red = ("church", "aqueduct", "bath-house")[: max(0, points - 4)]
    built |= {f"{name}-{letter}": (5, side) for name, side in zip(red, ("above", "below", "above"), strict=False)}
    cities = {2: (), 3: (5,)}.get(points, (5, 6))
    return t.player(seat, hand=hand, built=built, cities=cities, stores=1)


@pytest.mark.parametrize("card", WAITING)
@pytest.mark.parametrize(("mine", "theirs"), [(2, 2), (6, 7), (7, 6), (4, 3)])
def test_10_each7_is_the_default_and_waits_until_both_have_seven(card: str, mine: int, theirs: int) -> None:
    pos = acting(worth(0, mine, card), worth(1, theirs))
    assert pos.score() == [mine, theirs]
    assert not t.is_open(pos, "play", slot=card)
    assert t.why(pos, "play", slot=card) == "gate"


@pytest.mark.parametrize("card", WAITING)
@pytest.mark.parametrize(("mine", "theirs", "opens"), [(2, 3, False), (3, 2, False), (7, 2, False), (3, 3, True)])
def test_10_each3_waits_until_both_have_three(card: str, mine: int, theirs: int, opens: bool) -> None:  # noqa: FBT001
    pos = acting(worth(0, mine, card), worth(1, theirs), options={"action_gate": EACH3})
    assert t.is_open(pos, "play", slot=card) is opens
    assert t.why(pos, "play", slot=card) == (None if opens else "gate")


@pytest.mark.parametrize("card", WAITING)
@pytest.mark.parametrize(("mine", "theirs", "opens"), [(3, 3, False), (2, 4, False), (3, 4, True), (5, 2, True)])
def test_10_combined7_adds_both_scores(card: str, mine: int, theirs: int, opens: bool) -> None:  # noqa: FBT001
    pos = acting(worth(0, mine, card), worth(1, theirs), options={"action_gate": COMBINED7})
    assert t.is_open(pos, "play", slot=card) is opens
    assert t.why(pos, "play", slot=card) == (None if opens else "gate")


# A card can be played only if it can do what it says.


@pytest.mark.parametrize("card", ["brigands", "merchant-a"])
def test_10_a_card_that_takes_needs_a_resource_of_the_rival(card: str) -> None:
    pos = acting(t.player(0, hand=card, stores=1), t.player(1), options=OPEN_GATE)
    assert not t.is_open(pos, "play", slot=card)
    assert t.why(pos, "play", slot=card) is not None


@pytest.mark.parametrize("card", ["brigands", "merchant-a"])
@pytest.mark.parametrize(("shown", "opens"), [(2, True), (3, False)])
def test_10_a_card_that_takes_needs_room_for_what_the_rival_has(card: str, shown: int, opens: bool) -> None:  # noqa: FBT001
    mine = t.player(0, hand=card, stores=t.stores_of(0, gold=shown))
    pos = acting(mine, t.player(1, stores=t.stores_of(1, gold=3)), options=OPEN_GATE)
    assert t.is_open(pos, "play", slot=card) is opens
    assert (t.why(pos, "play", slot=card) is None) is opens


@pytest.mark.parametrize("shown", [0, 3])
def test_10_the_caravan_needs_a_resource_and_room_for_another(shown: int) -> None:
    pos = acting(t.player(0, hand="caravan", stores=shown), t.player(1), options=OPEN_GATE)
    assert not t.is_open(pos, "play", slot="caravan")
    assert t.why(pos, "play", slot="caravan") is not None


OFF, ACTIVE, BOTH = range(3)


def facing(first: dict[str, int], second: dict[str, int], **fields: Any) -> Position:
    """Lay out an action phase in which the players have these resources."""
    return t.acting(t.player(0, stores=t.stores_of(0, **first)), t.player(1, stores=t.stores_of(1, **second)), **fields)


def put_together(pos: Position, give: str = "", want: str = "") -> Position:
    """Begin an offer and add these resources to it."""
    t.do(pos, "propose")
    for name in give.split():
        t.do(pos, "add_give", resource=name)
    for name in want.split():
        t.do(pos, "add_want", resource=name)
    return pos


def offer(pos: Position, give: str, want: str) -> Position:
    """Make an offer to the other player."""
    return t.do(put_together(pos, give, want), "send")


# The answer


def test_9_each_chooses_the_regions_they_pay_from_and_those_that_gain() -> None:
    extra = {"pasture-5": (4, "above"), "mountains-4": (4, "below")}
    first = t.player(0, settlements=(4, 5, 6), extra=extra, stores={"pasture-3": 1, "pasture-5": 1})
    pos = offer(t.acting(first, t.player(1, stores=t.stores_of(1, ore=1))), "wool", "ore")
    t.do(pos, "accept")
    asked = set()
    for _ in range(2):
        assert pos.turn == 0
        kind = "pay" if "pay" in t.open_kinds(pos) else "gain"
        regions = {"pay": {"pasture-3", "pasture-5"}, "gain": {"mountains-2", "mountains-4"}}
        assert t.open_cells(pos, kind) == regions[kind]
        t.do(pos, kind, cell={"pay": "pasture-5", "gain": "mountains-4"}[kind])
        asked.add(kind)
    assert asked == {"pay", "gain"}
    assert [t.store(pos, name) for name in ("pasture-3", "pasture-5", "mountains-2", "mountains-4")] == [1, 0, 0, 1]
    assert t.stock(pos, 1) == {"wool": 1}
    assert t.is_open(pos, "end_actions")


# How often


def test_9_with_both_the_rival_makes_no_offer_after_three_were_made() -> None:
    pos = facing({"wool": 3}, {"ore": 3}, options={"rival_trade": BOTH})
    for give in ("wool", "wool wool", "wool wool wool"):
        t.do(offer(pos, give, "ore"), "decline")
    t.do(pos, "end_actions")
    assert (pos.turn, "propose" in t.open_kinds(pos), t.is_open(pos, "draw", stack=0)) == (0, False, True)


def test_9_the_next_turn_has_three_offers_of_its_own() -> None:
    first = t.player(0, "karl falk goetz", stores=t.stores_of(0, gold=3))
    second = t.player(1, "otto pippin hagen", stores=t.stores_of(1, grain=3))
    pos = t.acting(first, second)
    for give in ("gold", "gold gold", "gold gold gold"):
        t.do(offer(pos, give, "grain"), "decline")
    t.do(pos, "end_actions")
    t.do(pos, "keep")
    t.do(pos, "roll")
    while "end_actions" not in t.open_kinds(pos):
        pos.push(pos.choices[0])
    assert (pos.turn, t.is_open(pos, "propose")) == (1, True)


PAIRS = [(give, get) for give in RESOURCES for get in RESOURCES if give != get]


def with_stores(stores: dict[str, int], cards: str = "") -> Position:
    """Lay out a first player in the action phase; the cards stand beside two Cities."""
    sites = [(5, "above"), (6, "above"), (5, "below"), (6, "below")]
    built = dict(zip(cards.split(), sites, strict=False))
    return t.acting(t.player(0, built=built, settlements=(), cities=(5, 6), stores=t.stores_of(0, **stores)))


@pytest.mark.parametrize(("give", "get"), PAIRS)
def test_9_the_bank_takes_3_of_one_resource_for_1_of_another(give: str, get: str) -> None:
    pos = t.do(with_stores({give: 3}), "trade", give=give, get=get)
    assert (t.stock(pos, 0), t.stock(pos, 1)) == ({get: 1}, {})
    assert t.is_open(pos, "end_actions")


@pytest.mark.parametrize("name", RESOURCES)
def test_9_a_resource_is_not_traded_for_itself(name: str) -> None:
    pos = with_stores(dict.fromkeys(RESOURCES, 2) | {name: 3})
    assert not t.is_open(pos, "trade", give=name, get=name)
    assert t.open_values(pos, "trade", "give") == {RESOURCES.index(name)}
    assert t.open_values(pos, "trade", "get") == set(range(6)) - {RESOURCES.index(name)}


@pytest.mark.parametrize(("give", "get"), PAIRS)
def test_9_there_must_be_room_for_what_one_gets(give: str, get: str) -> None:
    pos = with_stores({give: 3, get: 3})
    assert not t.is_open(pos, "trade", give=give, get=get)
    assert t.why(pos, "trade", give=give, get=get) == "no-room"


@pytest.mark.parametrize("give", RESOURCES)
def test_9_a_fleet_makes_it_2_of_its_resource(give: str) -> None:
    """For each of the other resources."""
    for get in RESOURCES:
        if get == give:
            continue
        pos = t.do(with_stores({give: 3}, f"{give}-fleet"), "trade", give=give, get=get)
        assert t.stock(pos, 0) == {give: 1, get: 1}
