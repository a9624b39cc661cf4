"""Alone against Aaron: his cards, his estate and his bonus cards."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import pytest
from burgundy_cards.rules.table import (
    ANIMALS,
    CARDS,
    GOODS,
    NEW,
    ROUNDS,
    ROWS,
    TAKE_SILVER,
    TYPES,
    Json,
    deck,
    die,
    discard,
    line,
    names,
    onto_two,
    piles,
    place,
    player,
    row,
    seat,
    shown,
    table,
    told,
    type_of,
)

from bailey.games import burgundy_cards

if TYPE_CHECKING:
    from bailey.core.play.position import Position

AARON = 1
#: How many cards he gets at the beginning of rounds A to E.
PILES = (3, 4, 5, 6, 7)
#: Seven cards that complete nothing among themselves and hold no cloister.
PLAIN = "castle-1a castle-2a mine-1a mine-2a ship-1a ship-2a bank-4"


def last_turn(own: Json | None = None, his: Json | None = None, **rest: Any) -> Position:
    """The last card of a round is played and its action is about to come; Aaron stands behind."""
    own = {"workers": 1, **(own or seat(points=50))}
    return table({**own, "hand": ["pasture-6c"]}, his or seat(), seats=1, **({"round": "D"} | rest))


def round_e(own: Json | None = None, his: Json | None = None, cards: str = PLAIN, **rest: Any) -> Position:
    """Round E has begun: Aaron has got these seven cards."""
    pos = last_turn(own, his, aaron=cards.split(), **rest)
    pos.push(TAKE_SILVER)
    assert pos.dump()["round"] == "E"
    return pos


# --- setup ------------------------------------------------------------------------------------------------------------


def test_one_player_decides_and_aaron_scores() -> None:
    """One seat, two scores."""
    pos = burgundy_cards.new(players=1, seed=3)
    assert (pos.state.seats, pos.turn, len(pos.score()), len(pos.dump()["players"])) == (1, 0, 2, 2)


@pytest.mark.parametrize("seed", range(10))
def test_the_player_begins_with_one_silver_one_worker_one_good_and_one_animal(seed: int) -> None:
    """Aaron begins with nothing of it."""
    pos = burgundy_cards.new(players=1, seed=seed)
    own, aaron = player(pos), player(pos, AARON)
    assert (own["silver"], own["workers"], sum(own["goods"]), sum(own["animals"])) == (1, 1, 1, 1)
    assert (aaron["silver"], aaron["workers"], sum(aaron["goods"]), sum(aaron["animals"])) == (0, 0, 0, 0)
    assert (aaron["hand"], aaron["dice"], aaron["projects"]) == ([], [], [])


def test_the_display_is_that_of_two_players() -> None:
    """Seven cards, the last one by its die, in every round."""
    pos = burgundy_cards.new(players=1, seed=3)
    later = round_e()
    for one in (pos, later):
        assert len(shown(one)) == 7
        assert all({die(card) for card in row(one, number)[1:]} <= {number} for number in ROWS)


def test_the_remaining_goods_and_animals_lie_in_two_open_piles() -> None:
    """17 goods and 19 animals."""
    pos = burgundy_cards.new(players=1, seed=3)
    for name, left, kinds in (("goods_piles", 17, GOODS), ("animal_piles", 19, ANIMALS)):
        heights = [pile["cards"] for pile in pos.dump()[name]]
        assert (sum(heights), abs(heights[0] - heights[1])) == (left, 1)
        assert all(pile["top"] in kinds for pile in pos.dump()[name])


def test_five_piles_of_3_4_5_6_and_7_cards_are_prepared_for_aaron() -> None:
    """He has three of his 25 cards at once; the others lie face down and nobody knows them."""
    pos = burgundy_cards.new(players=1, seed=3)
    assert (len(player(pos, AARON)["estate"]), len(names(pos.dump()["aaron"]))) == (3, 22)
    assert [pos.view(viewer)["aaron"] for viewer in (0, None)] == [22, 22]


def test_aarons_cards_come_from_the_114() -> None:
    """They are missing in the deck from the beginning: it is never dealt out of them."""
    pos = burgundy_cards.new(players=1, seed=3)
    held = [*player(pos)["hand"], *player(pos)["dice"], *player(pos, AARON)["estate"], *names(pos.dump()["aaron"])]
    assert sorted([*held, *shown(pos), *deck(pos)]) == sorted(CARDS)
    assert len(deck(pos)) == 114 - 25 - 7 - 6


@pytest.mark.parametrize(("name", "left"), [("A", 22), ("B", 18), ("C", 13), ("D", 7), ("E", 0)])
def test_a_written_position_keeps_aarons_cards_of_the_rounds_to_come(name: str, left: int) -> None:
    """As many as his piles for these rounds hold."""
    pos = table(seat(), seat(), seats=1, round=name)
    assert len(names(pos.dump()["aaron"])) == left


# --- his estate -------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("seed", range(6))
def test_at_the_beginning_of_each_round_one_pile_comes_into_his_estate(seed: int) -> None:
    """Before the player's first turn: three cards in round A, seven in round E."""
    pos, counts = burgundy_cards.new(players=1, seed=seed, options={"end_only_check": 1}), {}
    while not pos.over:
        counts[pos.dump()["round"]] = len(player(pos, AARON)["estate"])
        pos.push(next(iter(pos.choices)))
    assert counts == {name: sum(PILES[: i + 1]) for i, name in enumerate(ROUNDS)}


def test_his_cards_are_flipped_before_the_first_turn_of_the_round() -> None:
    """And told, card by card."""
    pos = round_e()
    placed = [event for event in told(pos, "placed") if event["player"] == AARON]
    assert sorted(event["card"] for event in placed) == sorted(PLAIN.split())
    assert (pos.step, pos.turn, pos.dump()["aaron"]) == ("play_card", 0, [])


def test_his_cards_are_sorted_by_type() -> None:
    """Each type in its own piles, whatever was there before."""
    pos = round_e(his=seat(estate=("ship-4a", "castle-4a")))
    assert sorted("".join(sorted({type_of(card) for card in pile.split()})) for pile in piles(pos, AARON)) == [
        "building",
        "castle",
        "mine",
        "ship",
    ]
    assert sorted(len(pile.split()) for pile in piles(pos, AARON)) == [1, 2, 3, 3]


def test_cloisters_are_always_placed_as_their_own_type() -> None:
    """They are never added to other types of cards, nor other types to them."""
    cards = "cloister-1a cloister-2a cloister-3a cloister-4a mine-1a ship-1a bank-4"
    pos = round_e(his=seat(estate=("mine-2a mine-3a", "castle-1a", "cloister-5a")), cards=cards)
    for pile in piles(pos, AARON):
        assert len({type_of(card) for card in pile.split()}) == 1
    assert sorted(len(pile.split()) for pile in piles(pos, AARON) if "cloister" in pile) == [2, 3]


@pytest.mark.parametrize("name", TYPES)
def test_with_a_fourth_card_of_a_type_he_starts_a_new_triple(name: str) -> None:
    """His piles hold three."""
    cards = [card for card in CARDS if type_of(card) == name][:7]
    pos = round_e(cards=" ".join(cards))
    assert [len(pile.split()) for pile in piles(pos, AARON)] == [3, 3, 1]
    assert pos.breakdown(AARON)[0]["count"] == 2


@pytest.mark.parametrize("cloisters", [0, 1, 2, 5])
def test_the_player_receives_one_point_for_every_cloister_that_aaron_gets(cloisters: int) -> None:
    """A card of the supply, told with the cloister."""
    given = [f"cloister-{i + 1}a" for i in range(cloisters)]
    pos = round_e(seat(points=50), cards=" ".join([*given, *PLAIN.split()][:7]))
    assert player(pos)["points"] == 50 + cloisters
    assert sorted(event["card"] for event in told(pos, "cloister_point")) == given


def test_the_cloisters_of_the_first_pile_count_as_well() -> None:
    """Before the first turn of the game."""
    for seed in range(30):
        pos = burgundy_cards.new(players=1, seed=seed)
        first = player(pos, AARON)["estate"]
        assert player(pos)["points"] == sum(type_of(card) == "cloister" for card in first)


def test_there_are_no_functions_after_placing_his_cards() -> None:
    """No workers, silver, goods or animals, no actions, no cards of the display."""
    cards = "castle-1a mine-1a knowledge-1a ship-1a pasture-1a church-1 warehouse-4"
    pos = round_e(cards=cards)
    aaron = player(pos, AARON)
    gained = (aaron["silver"], aaron["workers"], aaron["points"], sum(aaron["goods"]), sum(aaron["animals"]))
    assert (gained, aaron["projects"], pos.step, pos.turn) == ((0, 0, 0, 0, 0), [], "play_card", 0)
    assert (sum(one["cards"] for one in pos.dump()["goods_piles"]), len(shown(pos))) == (18, 7)


# --- his bonus cards --------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("name", TYPES)
def test_if_aaron_completes_a_triple_first_he_receives_the_bonus_card(name: str) -> None:
    """It is worth a point to him."""
    three = [card for card in CARDS if type_of(card) == name][:3]
    rest = [card for card in PLAIN.split() if type_of(card) != name][:4]
    pos = round_e(cards=" ".join([*three, *rest]))
    assert pos.dump()["first_triples"] == [AARON if other == name else -1 for other in TYPES]
    assert line(pos, "first_triples", AARON) == {"count": 1, "points": 1}
    assert told(pos, "first_triple") == [{"what": "first_triple", "player": AARON, "type": name}]


def test_a_bonus_card_that_the_player_has_is_not_his() -> None:
    """He is second."""
    first = [-1, 0, -1, -1, -1, -1, -1]
    own = seat(points=50, estate=("mine-1b mine-2b mine-3a",))
    pos = round_e(own, seat(estate=("mine-4a mine-5a",)), first_triples=first)
    assert (pos.dump()["first_triples"], line(pos, "first_triples", AARON)["count"]) == (first, 0)


def test_a_bonus_card_that_aaron_has_is_not_the_players() -> None:
    """The round bonus is."""
    own = seat(hand="ship-3a ship-3b", estate=("mine-1a mine-2a",), projects="mine-3a")
    pos = table(own, seat(estate=("mine-4a mine-5a mine-6a",)), seats=1)
    pos.push({"do": "play_card", "slot": 0})
    place(pos, "mine-3a", onto_two("mine"))
    assert (line(pos, "first_triples")["count"], pos.step) == (0, "round_bonus")


def test_aaron_gets_no_round_bonus() -> None:
    """For none of his triples."""
    pos = round_e(cards="mine-1a mine-2a mine-3a mine-4a mine-5a mine-6a bank-4")
    assert (told(pos, "chose_bonus"), player(pos, AARON)["silver"], pos.step) == ([], 0, "play_card")


#: A card of every type.
OF_ALL = ("castle-2b", "mine-2b", "cloister-2b", "knowledge-2b", "ship-2b", "pasture-2b", "bank-5")
SEVENTH = "castle-1a mine-1a cloister-1a knowledge-1a ship-1a pasture-1a bank-4"


def test_the_first_card_for_all_seven_types_is_worth_three() -> None:
    """Aaron may win it."""
    pos = round_e(cards=SEVENTH)
    assert (player(pos, AARON)["all_seven"], line(pos, "all_seven", AARON)) == (3, {"points": 3})
    assert told(pos, "all_seven") == [{"what": "all_seven", "player": AARON, "amount": 3}]


def test_the_second_card_for_all_seven_types_is_worth_one() -> None:
    """As in the game of two players there are two of them."""
    pos = round_e(seat(points=50, estate=OF_ALL, all_seven=3), cards=SEVENTH)
    assert (player(pos, AARON)["all_seven"], player(pos)["all_seven"]) == (1, 3)


def test_aaron_has_no_more_than_one_of_them() -> None:
    """Further cards bring him none."""
    pos = round_e(his=seat(estate=OF_ALL, all_seven=3))
    assert (player(pos, AARON)["all_seven"], told(pos, "all_seven")) == (3, [])


def test_the_player_may_win_the_card_that_is_left() -> None:
    """After Aaron's three the one."""
    estate = ("castle-1a", "cloister-1a", "knowledge-1a", "ship-1a", "pasture-1a", "bank-4")
    own = seat(hand="ship-3a ship-3b", estate=estate, projects="mine-3a")
    pos = table(own, seat(estate=OF_ALL), seats=1, round="C")
    pos.push({"do": "play_card", "slot": 0})
    place(pos, "mine-3a", NEW)
    assert player(pos)["all_seven"] == 1


# --- the player's turns -----------------------------------------------------------------------------------------------


def test_the_player_plays_six_cards_a_round_as_usual() -> None:
    """Thirty in a whole game, one after the other."""
    pos, played = burgundy_cards.new(players=1, seed=5, options={"end_only_check": 1}), 0
    while not pos.over:
        assert pos.turn == 0
        pos.push(next(iter(pos.choices)))
        played += len(told(pos, "played"))
    assert played == 30


def test_played_cards_and_leftovers_are_discarded_as_usual() -> None:
    """Aaron's cards never are."""
    pos = round_e(display={1: "ship-3a"})
    assert set(discard(pos)) == {"pasture-6c", "ship-3a"}
    assert len(player(pos, AARON)["estate"]) == 7


def test_the_start_player_card_is_not_used() -> None:
    """A sale does not bring it, and it is worth nothing to anybody."""
    pos = last_turn(seat(points=50, goods=[0, 0, 1]), start_player=0)
    assert "start_player" not in [one["line"] for p in range(2) for one in pos.breakdown(p)]
    pos.push({"do": "sell", "good": 2})
    assert (told(pos, "took_start_card"), told(pos, "start_player")) == ([], [])
    assert "start_player" not in [one["line"] for p in range(2) for one in pos.breakdown(p)]
    assert pos.score()[0] == 51
