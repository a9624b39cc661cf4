"""Material and setup: what lies on the table before the first turn, in the base game and with every set (2, 3, 13)."""

from __future__ import annotations

import pytest
from catan_cards.rules import table as t

from bailey.games import catan_cards
from bailey.games.catan_cards.cards import BASE_EXPANSIONS, EVENTS, IDS, NEW_REGIONS, sets
from bailey.games.catan_cards.cards import card as row_of
from bailey.games.catan_cards.data import BASE_ALONE, PRINTED, SETS
from bailey.games.catan_cards.rules.turn import points_to_win

#: The cards of each set in its two stacks, from their lists.
CARDS = {
    "base": "",
    "km": (
        "bodo roland walter-singer landlord castle-a castle-b pirate-fleet-a pirate-fleet-b tournament-place watchtower"
        " toll-station-a toll-station-b palace trade-academy knights-hall cloth-hall-a cloth-hall-b border-dispute-a"
        " border-dispute-b damsel-imelda ransom-a ransom-b squire-a squire-b letter-of-credit market-day oath-of-fealty"
    ),
    "sp": (
        "great-wall ingo cannon-a cannon-b sp-pirate-fleet-a sp-pirate-fleet-b building-crane fire-brigade-a"
        " fire-brigade-b printing-house academy pharmacy observatory land-reform-a land-reform-b inventor-a inventor-b"
        " doctor-a doctor-b gunpowder-plot mineral-survey crop-rotation scholars-exchange-a scholars-exchange-b"
        " apprentice"
    ),
    "pi": (
        "inn-a inn-b order-castle legation pilgrims-hostel court archdiocese triumphal-arch cathedral house-of-republic"
        " pi-fire-brigade chancellery religious-interdict-a religious-interdict-b diplomat-a diplomat-b corruption-a"
        " corruption-b secret-brotherhood-a secret-brotherhood-b archivist governor-a governor-b"
    ),
    "tc": (
        "lothar trading-post-a trading-post-b wainwright warehouse-a warehouse-b shipyard large-trade-fleet-a"
        " large-trade-fleet-b treasure-fleet pawnbroker lighthouse large-harbor grand-bazaar trade-exchange"
        " chamber-of-commerce bank-a bank-b treasure-vault hanseatic-alliance spice-caravan-a spice-caravan-b smuggler"
        " price-war bill-of-exchange safe-conduct-a safe-conduct-b"
    ),
    "wd": (
        "ari hor ira arsa hafli uma wheel-of-time countermagic-a countermagic-b searching-eye ward materialization"
        " magic-kitchen change-places better-world duel-of-wizards metamorphosis magic-alliance by-magics-hand witch-a"
        " witch-b ismai"
    ),
}
#: How many cards the stacks have, the event cards of the set, and the new developments that lie open.
LYING = {
    "base": ([13, 13, 12, 12, 12, 0], "", ""),
    "km": ([16, 16, 15, 15, 14, 13], "raid-a raid-b knights-fair", ""),
    "sp": ([16, 16, 15, 15, 13, 12], "invention town-fire congress", "university-a university-b"),
    "pi": ([15, 15, 14, 14, 12, 11], "good-neighbors election unrest", "church-a church-b town-hall-a town-hall-b"),
    "tc": ([16, 16, 15, 15, 14, 13], "trade-winds slump merchants-fair", ""),
    "wd": ([16, 16, 15, 15, 11, 11], "comet unicorns eclipse", ""),
}
SIZES = {name: sizes for name, (sizes, *_) in LYING.items()}
#: The ten of the base game.
BASE_EVENTS = (
    "civil-war conflict master-builder plague-a plague-b productive-year-a productive-year-b progress-a progress-b"
    " year-end"
)
#: The printed layouts, read off by hand: column 5 to 7 of the upper row, then of the lower.
LAYOUTS = [
    {"above": ["pasture-3", "gold-6", "hills-5"], "below": ["fields-1", "forest-4", "mountains-2"]},
    {"above": ["forest-5", "fields-2", "pasture-4"], "below": ["hills-6", "gold-1", "mountains-3"]},
]
each_game = pytest.mark.parametrize("game", SETS)
#: A game with a set is played as the others of them are.
one_of_each = pytest.mark.parametrize(
    ("game", "stack"), [(game, stack) for game in ("base", "km") for stack in range(len([*filter(None, SIZES[game])]))]
)


def new(seed: int = 0, game: str = "base", **options: int) -> t.Position:
    return catan_cards.new(seed=seed, options={"theme": SETS.index(game), **options})


def sizes(pos: t.Position) -> list[int]:
    return [stack.cards.size for stack in pos.state.stacks]


def stacks_of(game: str) -> set[int]:
    return {i for i, size in enumerate(SIZES[game]) if size}


def laid(pos: t.Position, p: int) -> dict[int, str]:
    """Name the Region in each cell."""
    here = pos.state.players[p].regions
    return {int(k): IDS[t.card_at(here, k)] for k in here.taken()}


def take(pos: t.Position, *cards: str) -> t.Position:
    for card in cards:
        t.do(pos, "take", slot=card)
    return pos


def begun(seed: int = 0) -> t.Position:
    """Set up a game; both players search and take the top three cards of stacks 0 and 1."""
    pos = new(seed)
    for stack in (0, 1):
        take(t.do(pos, "search", stack=stack), *t.stack_cards(pos, stack)[:3])
    return pos


# 2. Material, and what a set adds


@pytest.mark.parametrize(("colour", "number"), [("yellow", 20), ("green", 26), ("red", 16), ("blue", 10)])
def test_2_so_many_cards_of_each_colour_are_in_the_game(colour: str, number: int) -> None:
    found = [row.get("copies", 1) for row in PRINTED["cards"] if row["colour"] == colour]
    assert sum(found) == number


@each_game
def test_2_the_cards_of_the_base_game_and_of_the_set_lie_in_stacks_of_their_own(game: str) -> None:
    """New developments lie open; nothing lies elsewhere, and a written position holds the same."""
    fields = {"game": catan_cards.GAME.name, "theme": SETS.index(game), "players": [t.player(0), t.player(1)]}
    base = {IDS[i] for i in BASE_EXPANSIONS}
    assert len(base) == 62
    for pos in (*(new(seed, game) for seed in range(3)), catan_cards.load({**fields, "turn": 0, "turns": 20})):
        t.look_into(pos, 0, *t.ALL_STACKS)
        found = [t.stack_cards(pos, i) for i in t.ALL_STACKS]
        lying = found[:5] if game == "base" else found[:4]
        of_set = [] if game == "base" else [card for cards in found[4:] for card in cards]
        size, _, opened = LYING[game]
        assert sizes(pos) == size
        assert sorted(card for cards in lying for card in cards) == sorted(base - {*opened.split()})
        assert sorted(of_set) == sorted(CARDS[game].split())
        assert sorted(t.developments(pos)) == opened.split()
        assert all(pos.view(viewer)["developments"] == t.developments(pos) for viewer in (0, 1, None))
        assert (pos.state.discard.size, pos.state.lasting.size) == (0, 0)


def test_13_wizards_and_dragons_has_five_citadels_and_nobody_an_inquisition() -> None:
    """Those who would be against the Wizards belong to another set, and are out of its game too."""
    assert [int(sets(theme).citadels) for theme in range(len(SETS))] == [0, 0, 0, 0, 0, 5]
    assert not [name for name in IDS if "inquisition" in name or name == "citadel"]


@each_game
def test_2_there_are_10_event_cards_3_more_of_a_set_and_11_more_regions(game: str) -> None:
    s = new(game=game).state
    for i in range(s.events_stack.size):
        t.peek(s, s.events_stack, i, 0)
    assert sorted(t.names(s.events_stack)) == sorted(f"{BASE_EVENTS} {LYING[game][1]}".split())
    assert sorted(t.names(s.region_stack)) == sorted(IDS[i] for i in NEW_REGIONS)
    assert (s.events_stack.size, s.region_stack.size) == (10 if game == "base" else 13, 11)
    assert sorted(BASE_EVENTS.split()) == sorted(IDS[i] for i in EVENTS if row_of(i).set == BASE_ALONE)


def test_2_there_are_7_roads_5_settlements_and_7_cities_beside_the_start_sets() -> None:
    s = new().state
    assert (s.roads, s.settlements, s.cities) == (7, 5, 7)


@each_game
def test_13_twelve_points_win_and_thirteen_with_a_set(game: str) -> None:
    assert points_to_win(new(game=game).state) == (12 if game == "base" else 13)


# 3. Setup


@pytest.mark.parametrize("seat", [0, 1])
def test_3_each_player_has_two_settlements_with_a_road_between_them(seat: int) -> None:
    me = new().state.players[seat]
    assert list(me.centres) == [0, 0, 0, 0, 0, 1, 1, 0, 0, 0, 0, 0]
    assert (me.road_left, me.road_right) == (0, 0)


@pytest.mark.parametrize("seat", [0, 1])
@pytest.mark.parametrize("side", ["above", "below"])
def test_3_three_regions_lie_above_and_three_below_as_printed(seat: int, side: str) -> None:
    cells = laid(new(), seat)
    assert len(cells) == 6
    assert [cells.get(2 * column + ("above", "below").index(side)) for column in (5, 6, 7)] == LAYOUTS[seat][side]


@pytest.mark.parametrize("seat", [0, 1])
def test_3_each_region_shows_1(seat: int) -> None:
    assert t.stock(new(), seat) == dict.fromkeys(("lumber", "wool", "brick", "ore", "grain", "gold"), 1)


def lay_out(pos: t.Position, orders: list[list[str]]) -> t.Position:
    """Lay the Regions of both players out in these orders; the last one may lie down without a question."""
    while t.open_kinds(pos) == {"lay"}:
        assert pos.turn is not None
        before = laid(pos, pos.turn).values()
        t.do(pos, "lay", slot=next(name for name in orders[pos.turn] if name not in before))
    return pos


@pytest.mark.parametrize("seat", [0, 1])
def test_3_with_a_chosen_layout_each_player_lays_their_own_regions_as_they_like(seat: int) -> None:
    """Whatever Region is laid first lies where the first one of another order lies, and so on."""
    own = [[*LAYOUTS[p]["above"], *LAYOUTS[p]["below"]] for p in (0, 1)]
    one = laid(lay_out(new(start_layout=1), own), seat)
    place_of = {name: cell for cell, name in one.items()}
    turned = [[*names[2:], *names[:2]] for names in own]
    other = laid(lay_out(new(start_layout=1), turned), seat)
    assert set(one) == set(other) == {10, 11, 12, 13, 14, 15}
    assert other == {place_of[was]: now for was, now in zip(own[seat], turned[seat], strict=True)}


@pytest.mark.parametrize("seat", [0, 1])
def test_3_each_region_of_a_chosen_layout_shows_1(seat: int) -> None:
    own = [[*LAYOUTS[p]["below"], *LAYOUTS[p]["above"]] for p in (0, 1)]
    pos = lay_out(new(start_layout=1), own)
    assert [t.store(pos, name) for name in own[seat]] == [1] * 6
    assert sorted(laid(pos, seat).values()) == sorted(own[seat])


def first_event(seed: int) -> str:
    """Go on from the setup to the first event card that is turned up."""
    pos = begun(seed)
    while True:
        found = [one["card"] for one in pos.events if one["what"] == "turned_up"]
        if found:
            return str(found[0])
        idle = [kind for kind in ("roll", "end_actions", "keep") if kind in t.open_kinds(pos)]
        pos.push({"do": idle[0]} if idle else pos.choices[0])


def test_3_the_event_cards_are_shuffled() -> None:
    """Which of the ten is turned up first is chance."""
    assert len({first_event(seed).removesuffix("-a").removesuffix("-b") for seed in range(60)}) == 7


def test_3_the_region_stack_is_shuffled() -> None:
    """Which of the eleven is drawn first is chance."""
    stores = t.stores_of(0, wool=1, lumber=1, brick=1, grain=1)
    drawn = set()
    for seed in range(80):
        pos = t.acting(t.player(0, stores=stores, road_left=True), roads=6, seed=seed)
        t.do(pos, "build_settlement", end="left")
        t.do(pos, "place_region", side="above")
        drawn.add(laid(pos, 0)[8])
    assert drawn == {IDS[i] for i in NEW_REGIONS}


@each_game
def test_3_the_expansion_cards_are_shuffled(game: str) -> None:
    """Any card may be in any stack, and on top of it."""
    found = [t.look_into(new(seed, game), 0, *t.ALL_STACKS) for seed in range(40)]
    for i in stacks_of(game):
        cards = [t.stack_cards(pos, i) for pos in found]
        assert len({one[0] for one in cards}) > (20 if i < 4 else 10)
        assert len({frozenset(one) for one in cards}) == 40


@each_game
@pytest.mark.parametrize("viewer", [0, 1, None])
def test_3_the_sizes_of_the_stacks_are_public_and_the_cards_are_not(viewer: int | None, game: str) -> None:
    """A pile of which nobody sees a card is shown as its size."""
    seen = new(game=game).view(viewer)
    assert [stack["cards"] for stack in seen["stacks"]] == [size or [] for size in SIZES[game]]
    assert (seen["events_stack"], seen["region_stack"]) == (10 if game == "base" else 13, 11)


@each_game
def test_3_the_first_player_searches_one_stack_whichever_they_like(game: str) -> None:
    pos = new(game=game)
    assert (pos.turn, t.open_kinds(pos)) == (0, {"search"})
    assert t.open_values(pos, "search", "stack") == stacks_of(game)


@pytest.mark.parametrize("stack", t.STACKS)
def test_3_a_search_shows_the_whole_stack_to_the_searcher_only(stack: int) -> None:
    pos = t.do(new(), "search", stack=stack)
    assert all(t.knows(pos, 0, card) for card in t.stack_cards(pos, stack))
    assert not any(t.knows(pos, 1, card) for card in t.stack_cards(pos, stack))
    others = [card for i in t.STACKS if i != stack for card in t.stack_cards(pos, i)]
    assert not any(t.knows(pos, 0, card) for card in others)


@one_of_each
def test_3_any_three_cards_are_taken_one_by_one_and_the_second_player_searches_another_stack(
    game: str, stack: int
) -> None:
    pos = t.do(new(game=game), "search", stack=stack)
    for taken in range(3):
        assert (pos.turn, t.open_kinds(pos)) == (0, {"take"})
        assert t.open_values(pos, "take", "slot") == set(range(SIZES[game][stack] - taken))
        card = t.stack_cards(pos, stack)[3 * taken]
        t.do(pos, "take", slot=card)
        assert t.hand(pos, 0)[-1] == card
    assert (pos.turn, len(t.hand(pos, 0)), t.hand(pos, 1)) == (1, 3, [])
    assert t.open_values(pos, "search", "stack") == stacks_of(game) - {stack}
    assert t.why(pos, "search", stack=stack) == "rival-searched"
    second = (stack + 2) % len(stacks_of(game))
    cards = t.stack_cards(t.do(pos, "search", stack=second), second)[1:4]
    assert t.hand(take(pos, *cards), 1) == cards


def test_3_nothing_is_shuffled_afterwards_both_may_remember() -> None:
    pos = t.do(new(), "search", stack=0)
    first = t.stack_cards(pos, 0)
    take(pos, first[2], first[0], first[7])
    t.do(pos, "search", stack=1)
    second = t.stack_cards(pos, 1)
    take(pos, *second[3:6])
    assert t.stack_cards(pos, 0) == [first[1], *first[3:7], *first[8:]]
    assert t.stack_cards(pos, 1) == [*second[:3], *second[6:]]
    assert all(t.knows(pos, 0, card) and not t.knows(pos, 1, card) for card in t.stack_cards(pos, 0))
    assert all(t.knows(pos, 1, card) and not t.knows(pos, 0, card) for card in t.stack_cards(pos, 1))
    assert not any(t.knows(pos, p, card) for p in (0, 1) for i in (2, 3, 4) for card in t.stack_cards(pos, i))


def test_3_nothing_is_taken_from_the_other_stacks_and_the_first_player_begins_the_first_turn_with_2_points() -> None:
    assert new().score() == [2, 2]
    pos = begun()
    assert sizes(pos) == [10, 10, 12, 12, 12, 0]
    assert [len(t.hand(pos, p)) for p in (0, 1)] == [3, 3]
    assert (pos.turn, pos.state.on_turn, pos.state.turns, pos.score()) == (0, 0, 1, [2, 2])
    assert t.is_open(pos, "roll")
