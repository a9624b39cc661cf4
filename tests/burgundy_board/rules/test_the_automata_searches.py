"""The Automata's turn: its active card, the search, its reserve and wild tiles, its purchase (the first text)."""

from __future__ import annotations

import pytest
from burgundy_board.automata_turns import HARD, IT, after, before, cards, covered, him, its, told, view
from burgundy_board.positions import with_goods

from bailey.games import burgundy_board

EVERYWHERE = {d: {0: f"bank-{d}"} for d in range(1, 7)}


def start(seats: int = 2, seed: int = 3, **options: int) -> burgundy_board.Position:
    """Set up a game with the Automata."""
    return burgundy_board.new(seats, seed, {"automata": 1, **options})


# Setup


def test_it_begins_with_one_of_each_good_and_one_silver() -> None:
    pos = start()
    assert him(pos).goods == [1] * 6
    assert (him(pos).silver, him(pos).workers) == (1, 0)
    assert pos.state.order[:3] == [0, 1, 2], "it is the last player"


def test_the_left_card_has_a_castle_and_a_castle_lies_on_it() -> None:
    seen = set()
    for seed in range(40):
        pos = start(seed=seed)
        left = cards(pos)[0]
        assert left in {"automata-4", "automata-7", "automata-8"}
        item = 0 if left == "automata-8" else 1
        assert {i: name.partition("-")[0] for i, name in covered(pos, 0).items()} == {item: "castle"}
        assert covered(pos, 1) == {}
        assert its(pos) == 0, "it scores nothing and searches nothing"
        seen.add(left)
        skipped = [event["card"] for event in told(pos, "automata_skipped")]
        assert view(pos, "automata_discard") == skipped
        assert (
            len(skipped) + 2 + len(view(pos, "automata_deck") or [])
            if isinstance(view(pos, "automata_deck"), list)
            else True
        )
    assert len(seen) == 3


def test_officially_skipped_cards_are_shuffled_back() -> None:
    lefts = set()
    for seed in range(40):
        pos = start(seed=seed, automata_rules=1)
        assert view(pos, "automata_discard") == []
        assert pos.state.automata_deck.size == 7
        lefts.add(cards(pos)[0])
    assert lefts == {"automata-4", "automata-7", "automata-8"}


def test_alone_it_plays_at_medium_unless_told() -> None:
    pos = burgundy_board.new(1, 3)
    assert pos.state.printed == 1
    assert cards(pos)[0]


def test_without_the_option_it_does_not_play_with_two() -> None:
    assert burgundy_board.new(2, 3).state.printed == 0


def test_it_counts_as_a_player_for_the_depots() -> None:
    pos = start(3)
    while pos.step == "start_castle":
        pos.push(pos.choices[0])
    assert len(pos.state.black.taken()) == 8


# The active card


@pytest.mark.parametrize(("white", "which"), [(1, 0), (2, 0), (3, 0), (4, 0), (5, 1), (6, 1)])
def test_the_white_die_says_the_card(white: int, which: int) -> None:
    pos = after(1, white, left=("automata-2", {}), right=("automata-9", {}), depots=EVERYWHERE)
    assert told(pos, "automata_rolled")[0]["side"] == ("left", "right")[which]
    assert [len(covered(pos, k)) for k in (0, 1)] == [int(which == 0), int(which == 1)]


# The search


@pytest.mark.parametrize("die", [1, 2, 3, 4, 5, 6])
def test_it_searches_the_depot_of_its_die_first(die: int) -> None:
    pos = after(die, left=("automata-2", {}), depots=EVERYWHERE)
    assert covered(pos, 0) == {0: f"bank-{die}"}
    assert not told(pos, "automata_checked")


@pytest.mark.parametrize(("die", "found"), [(1, 3), (3, 3), (4, 6), (6, 6)])
def test_then_clockwise_and_one_follows_six(die: int, found: int) -> None:
    pos = after(die, left=("automata-2", {}), depots={3: {0: "bank-3"}, 6: {0: "bank-6"}})
    assert covered(pos, 0) == {0: f"bank-{found}"}
    assert [event["depot"] for event in told(pos, "automata_checked")] == [*range(die, found)]


def test_from_six_it_goes_on_with_one() -> None:
    pos = after(5, left=("automata-2", {}), depots={2: {0: "bank-2"}})
    assert [event["depot"] for event in told(pos, "automata_checked")] == [5, 6, 1]


def test_in_a_depot_the_topmost_item_comes_first() -> None:
    """The card wants a building, then a castle, then knowledge."""
    depot = {0: "knowledge-9", 1: "mine-1", 2: "castle-6"}
    pos = after(1, left=("automata-4", {0: "bank-1"}), depots={1: depot, 2: {0: "bank-2"}})
    assert covered(pos, 0)[1] == "castle-6"


def test_every_item_is_looked_for_before_the_next_depot() -> None:
    pos = after(1, left=("automata-4", {}), depots={1: {3: "mine-1"}, 2: {0: "bank-2"}})
    assert covered(pos, 0) == {3: "mine-1"}


def test_a_covered_item_is_not_looked_for() -> None:
    pos = after(1, left=("automata-2", {0: "bank-1"}), depots={1: {0: "church-1"}})
    assert covered(pos, 0) == {0: "bank-1", 1: "church-1"}


def test_two_that_fit_are_taken_in_reading_order() -> None:
    pos = after(1, left=("automata-2", {}), depots={1: {1: "church-1", 2: "bank-1"}})
    assert covered(pos, 0) == {0: "church-1"}


# The reserve and wild tiles


def test_without_a_tile_in_the_depots_the_reserve_is_searched() -> None:
    pos = after(1, left=("automata-1", {}), reserve=["cow-2a", "knowledge-9"])
    assert covered(pos, 0) == {1: "cow-2a"}, "the topmost item that the reserve has"
    assert told(pos, "automata_reserve")
    assert its(pos, "livestock") == 2, "with its bonus"
    assert view(pos, "reserve") == ["knowledge-9"]


def test_the_newest_tile_of_a_colour_comes_first() -> None:
    pos = after(1, left=("automata-1", {}), reserve=["cow-2a", "pig-4a", "sheep-3a"])
    assert covered(pos, 0) == {1: "sheep-3a"}


def test_then_a_wild_tile_covers_the_topmost_item() -> None:
    pos = after(1, left=("automata-1", {}), reserve=["ship-1"], wilds=["cow-3b"])
    assert covered(pos, 0) == {0: "*cow-3b"}
    assert its(pos) == 0, "no bonus"
    assert view(pos, "wilds") == []


def test_without_a_wild_the_first_black_tile_becomes_one() -> None:
    pos = after(1, left=("automata-1", {}), black={4: "ship-21", 2: "castle-15"})
    assert view(pos, "wilds") == ["castle-15"]
    assert covered(pos, 0) == {}
    assert pos.state.black.taken() == [4]


def test_without_a_black_tile_there_are_two_silver() -> None:
    pos = after(1, left=("automata-1", {}))
    assert him(pos).silver == 2
    assert told(pos, "automata_no_tile")


def test_it_holds_all_types_of_goods_and_needs_no_storage() -> None:
    pos = after(
        1, left=("automata-3", {}), him={"goods": [1] * 6}, depots={1: {0: "ship-1"}}, goods={2: with_goods(t3=2)}
    )
    assert him(pos).goods == [1, 1, 3, 1, 1, 1]


# The purchase

BLACK = {1: "cow-3b", 3: "castle-15", 5: "ship-21", 6: "mine-11"}


def test_with_two_silver_it_buys_a_black_tile_for_its_reserve() -> None:
    pos = after(1, left=("automata-2", {}), depots=EVERYWHERE, black=BLACK, him={"silver": 3})
    assert view(pos, "reserve") == ["cow-3b"], "of equal ones the first of the black depot"
    assert him(pos).silver == 1 + (2 if "bank" in str(covered(pos, 0)) else 0)


def test_with_one_silver_it_does_not() -> None:
    pos = after(1, left=("automata-2", {}), depots={1: {0: "church-1"}}, black=BLACK, him={"silver": 1})
    assert view(pos, "reserve") == []


def test_without_a_black_tile_it_keeps_its_silver() -> None:
    pos = after(1, left=("automata-2", {}), depots={1: {0: "church-1"}}, him={"silver": 5})
    assert him(pos).silver == 5


@pytest.mark.parametrize(
    ("reserve", "bought"),
    [
        (["cow-2a"], "castle-15"),
        (["cow-2a", "castle-5"], "ship-21"),
        (["cow-2a", "castle-5", "ship-2", "ship-3", "mine-1"], "cow-3b"),
        (["cow-2a", "cow-2b", "castle-5", "castle-6", "ship-2", "mine-1", "mine-2"], "ship-21"),
    ],
)
def test_it_buys_what_its_reserve_has_least_of(reserve: list[str], bought: str) -> None:
    pos = after(
        1, left=("automata-2", {}), depots={1: {0: "watchtower-1"}}, black=BLACK, him={"silver": 2}, reserve=reserve
    )
    assert view(pos, "reserve")[-1] == bought


def test_officially_equal_ones_go_by_the_order_of_the_reserve() -> None:
    pos = after(
        1, left=("automata-2", {}), depots={1: {0: "watchtower-1"}}, black=BLACK, him={"silver": 2}, automata_rules=1
    )
    assert view(pos, "reserve") == ["castle-15"]


def test_wild_tiles_do_not_count_for_the_purchase() -> None:
    pos = after(
        1, left=("automata-2", {}), depots={1: {0: "watchtower-1"}}, black=BLACK, him={"silver": 2}, wilds=["cow-2a"]
    )
    assert view(pos, "reserve") == ["cow-3b"]


def test_it_buys_once() -> None:
    pos = after(1, left=("automata-2", {}), depots={1: {0: "watchtower-1"}}, black=BLACK, him={"silver": 9})
    assert (len(view(pos, "reserve")), him(pos).silver) == (1, 7)


def test_modifier_c_lets_it_begin() -> None:
    assert start(automata_c=1).state.order[:3] == [2, 0, 1]


def test_it_may_become_start_player() -> None:
    pos = after(1, left=("automata-3", {}), depots={1: {0: "ship-1"}})
    assert (him(pos).track, pos.state.order[0]) == (1, IT)


def test_knowledge_changes_nothing_for_it() -> None:
    sides = {"left": ("automata-1", {1: "cow-2a", 2: "knowledge-7"}), "right": ("automata-9", {})}
    pos = after(1, 5, **sides, depots={1: {0: "cow-4a"}})
    assert its(pos, "livestock") == 6


def test_its_level_is_that_of_the_option() -> None:
    assert before(level=HARD).state.automata == HARD
