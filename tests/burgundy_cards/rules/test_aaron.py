"""Alone against Aaron: his cards, his estate and his bonus cards."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import pytest
from burgundy_cards.rules import table as t
from cases import cases

from bailey.games import burgundy_cards

if TYPE_CHECKING:
    from bailey.core.play.position import Position

AARON = 1
#: How many cards he gets at the beginning of rounds A to E.
PILES = (3, 4, 5, 6, 7)
#: Seven cards that complete nothing among themselves and hold no cloister.
PLAIN = "castle-1a castle-2a mine-1a mine-2a ship-1a ship-2a bank-4"
#: A card of every type, twice.
OF_ALL = ("castle-2b", "mine-2b", "cloister-2b", "knowledge-2b", "ship-2b", "pasture-2b", "bank-5")
SEVENTH = "castle-1a mine-1a cloister-1a knowledge-1a ship-1a pasture-1a bank-4"


def last_turn(own: t.Json | None = None, his: t.Json | None = None, **rest: Any) -> Position:
    """The last card of a round is played and its action is about to come; Aaron stands behind."""
    own = {"workers": 1, **(own or t.seat(points=50))}
    return t.table({**own, "hand": ["pasture-6c"]}, his or t.seat(), seats=1, **({"round": "D"} | rest))


def round_e(own: t.Json | None = None, his: t.Json | None = None, cards: str = PLAIN, **rest: Any) -> Position:
    """Round E has begun: Aaron has got these seven cards."""
    pos = t.go(last_turn(own, his, aaron=cards.split(), **rest), "take_silver")
    assert pos.dump()["round"] == "E"
    return pos


# --- setup ------------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("seed", range(10))
def test_one_player_decides_and_begins_with_one_of_each_and_aaron_scores(seed: int) -> None:
    """One silver, worker, good and animal; Aaron begins with nothing of it, and with no hand."""
    pos = burgundy_cards.new(players=1, seed=seed)
    assert (pos.state.seats, pos.turn, len(pos.score()), len(pos.dump()["players"])) == (1, 0, 2, 2)
    for p, each in ((0, 1), (AARON, 0)):
        mine = t.player(pos, p)
        assert [mine["silver"], mine["workers"], sum(mine["goods"]), sum(mine["animals"])] == [each] * 4
    assert (mine["hand"], mine["dice"], mine["projects"]) == ([], [], [])
    first = [t.type_of(card) for card in mine["estate"]]
    assert t.player(pos)["points"] == first.count("cloister"), "cloisters of his first pile count as well"


def test_the_display_is_that_of_two_players() -> None:
    """Seven cards, the last one by its die, in every round."""
    for pos in (burgundy_cards.new(players=1, seed=3), round_e()):
        assert len(t.shown(pos)) == 7
        assert all({t.die(card) for card in t.row(pos, number)[1:]} <= {number} for number in t.ROWS)


def test_the_remaining_goods_and_animals_lie_in_two_open_piles() -> None:
    """17 goods and 19 animals."""
    pos = burgundy_cards.new(players=1, seed=3)
    for name, left, kinds in (("goods_piles", 17, t.GOODS), ("animal_piles", 19, t.ANIMALS)):
        heights = [pile["cards"] for pile in pos.dump()[name]]
        assert (sum(heights), abs(heights[0] - heights[1])) == (left, 1)
        assert all(pile["top"] in kinds for pile in pos.dump()[name])


def test_five_piles_of_3_4_5_6_and_7_of_the_114_cards_are_prepared_for_aaron() -> None:
    """He has three at once; the others lie face down and nobody knows them. They are missing in the deck."""
    pos = burgundy_cards.new(players=1, seed=3)
    his = [*t.player(pos, AARON)["estate"], *t.names(pos.dump()["aaron"])]
    assert (len(t.player(pos, AARON)["estate"]), len(his)) == (3, sum(PILES))
    assert [pos.view(viewer)["aaron"] for viewer in (0, None)] == [22, 22]
    assert sorted([*t.player(pos)["hand"], *t.player(pos)["dice"], *his, *t.shown(pos), *t.deck(pos)]) == sorted(
        t.CARDS
    )
    assert len(t.deck(pos)) == 114 - 25 - 7 - 6


@pytest.mark.parametrize(("name", "left"), [("A", 22), ("B", 18), ("C", 13), ("D", 7), ("E", 0)])
def test_a_written_position_keeps_aarons_cards_of_the_rounds_to_come(name: str, left: int) -> None:
    assert len(t.names(t.table(t.seat(), t.seat(), seats=1, round=name).dump()["aaron"])) == left


# --- his estate -------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("seed", range(3))
def test_at_the_beginning_of_each_round_one_pile_comes_into_his_estate(seed: int) -> None:
    """Before the player's first turn, who plays thirty cards, six a round, one after the other."""
    pos, counts, played = burgundy_cards.new(players=1, seed=seed, options={"end_only_check": 1}), {}, 0
    while not pos.over:
        assert pos.turn == 0
        counts[pos.dump()["round"]] = len(t.player(pos, AARON)["estate"])
        pos.push(next(iter(pos.choices)))
        played += len(t.told(pos, "played"))
    assert counts == {name: sum(PILES[: i + 1]) for i, name in enumerate(t.ROUNDS)}
    assert played == 30


def test_his_cards_are_flipped_before_the_first_turn_of_the_round() -> None:
    """And told, card by card."""
    pos = round_e()
    placed = [event for event in t.told(pos, "placed") if event["player"] == AARON]
    assert sorted(event["card"] for event in placed) == sorted(PLAIN.split())
    assert (pos.step, pos.turn, pos.dump()["aaron"]) == ("play_card", 0, [])


CLOISTERS = "cloister-1a cloister-2a cloister-3a cloister-4a mine-1a ship-1a bank-4"


@cases("estate cards found", {
    "by type": (("ship-4a", "castle-4a"), PLAIN, [("building", 1), ("castle", 3), ("mine", 2), ("ship", 3)]),
    "cloisters always as their own": (("mine-2a mine-3a", "castle-1a", "cloister-5a"), CLOISTERS, [("building", 1),
        ("castle", 1), ("cloister", 2), ("cloister", 3), ("mine", 3), ("ship", 1)]),
    **{f"with a fourth card a new triple: {name}": ((), " ".join(t.of_type(name)[:7]), [(name, 1), (name, 3), (name,
        3)]) for name in t.TYPES},
})  # fmt: skip
def test_his_cards_are_sorted(estate: tuple[str, ...], cards: str, found: list[tuple[str, int]]) -> None:
    """Each type in its own piles, whatever was there before."""
    kinds = [
        [t.type_of(card) for card in pile.split()]
        for pile in t.piles(round_e(his=t.seat(estate=estate), cards=cards), 1)
    ]
    assert sorted((pile[0], len(pile)) for pile in kinds) == found
    assert all(len(set(pile)) == 1 for pile in kinds)


@pytest.mark.parametrize("cloisters", [0, 1, 2, 5])
def test_the_player_receives_one_point_for_every_cloister_that_aaron_gets(cloisters: int) -> None:
    """A card of the supply, told with the cloister."""
    given = [f"cloister-{i + 1}a" for i in range(cloisters)]
    pos = round_e(t.seat(points=50), cards=" ".join([*given, *PLAIN.split()][:7]))
    assert t.player(pos)["points"] == 50 + cloisters
    assert sorted(event["card"] for event in t.told(pos, "cloister_point")) == given


def test_there_are_no_functions_after_placing_his_cards() -> None:
    """No workers, silver, goods or animals, no actions, no cards of the display."""
    pos = round_e(cards="castle-1a mine-1a knowledge-1a ship-1a pasture-1a church-1 warehouse-4")
    wanted = {"1.silver": 0, "1.workers": 0, "1.points": 0, "1.goods": [0] * 3, "1.animals": [0] * 4, "1.projects": []}
    wanted |= {"step": "play_card", "turn": 0}
    assert t.seen(pos, wanted) == wanted
    assert (sum(one["cards"] for one in pos.dump()["goods_piles"]), len(t.shown(pos))) == (18, 7)


# --- his bonus cards --------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("name", t.TYPES)
def test_if_aaron_completes_a_triple_first_he_receives_the_bonus_card(name: str) -> None:
    """It is worth a point to him; he gets no round bonus."""
    rest = [card for card in PLAIN.split() if t.type_of(card) != name][:4]
    pos = round_e(cards=" ".join([*t.of_type(name)[:3], *rest]))
    wanted = {"first_triples": [AARON if other == name else -1 for other in t.TYPES], "told chose_bonus": []}
    wanted |= {"told first_triple": [{"player": AARON, "type": name}], "1.silver": 0, "step": "play_card"}
    assert t.seen(pos, wanted) == wanted
    assert t.line(pos, "first_triples", AARON) == {"count": 1, "points": 1}


def test_a_bonus_card_is_his_or_the_players_not_both() -> None:
    """The round bonus is the player's all the same."""
    first = [-1, 0, -1, -1, -1, -1, -1]
    own = t.seat(points=50, estate=("mine-1b mine-2b mine-3a",))
    pos = round_e(own, t.seat(estate=("mine-4a mine-5a",)), first_triples=first)
    assert (pos.dump()["first_triples"], t.line(pos, "first_triples", AARON)["count"]) == (first, 0)
    own = t.seat(hand="ship-3a ship-3b", estate=("mine-1a mine-2a",), projects="mine-3a")
    pos = t.go(t.table(own, t.seat(estate=("mine-4a mine-5a mine-6a",)), seats=1), "play ship-3a")
    t.place(pos, "mine-3a", t.onto_two("mine"))
    assert (t.line(pos, "first_triples")["count"], pos.step) == (0, "round_bonus")


@cases("own his cards wanted", {
    "the first is worth three": ({}, {}, SEVENTH, {"1.all_seven": 3, "told all_seven": [{"player": 1, "amount": 3}]}),
    "the second one": ({"estate": OF_ALL, "all_seven": 3}, {}, SEVENTH, {"0.all_seven": 3, "1.all_seven": 1}),
    "he has one of them at most": ({}, {"estate": OF_ALL, "all_seven": 3}, PLAIN, {"1.all_seven": 3,
        "told all_seven": []}),
})  # fmt: skip
def test_the_cards_for_all_seven_types(own: t.Json, his: t.Json, cards: str, wanted: t.Json) -> None:
    """As in the game of two players there are two of them."""
    pos = round_e(t.seat(points=50, **own), t.seat(**his), cards=cards)
    assert t.seen(pos, wanted) == wanted
    assert t.line(pos, "all_seven", AARON) == {"points": wanted["1.all_seven"]}


def test_the_player_may_win_the_card_that_is_left() -> None:
    """After Aaron's three the one."""
    estate = ("castle-1a", "cloister-1a", "knowledge-1a", "ship-1a", "pasture-1a", "bank-4")
    own = t.seat(hand="ship-3a ship-3b", estate=estate, projects="mine-3a")
    pos = t.go(t.table(own, t.seat(estate=OF_ALL), seats=1, round="C"), "play ship-3a")
    t.place(pos, "mine-3a", t.NEW)
    assert t.player(pos)["all_seven"] == 1


# --- the player's turns -----------------------------------------------------------------------------------------------


def test_played_cards_and_leftovers_are_discarded_as_usual() -> None:
    """Aaron's cards never are."""
    pos = round_e(display={1: "ship-3a"})
    assert set(t.discard(pos)) == {"pasture-6c", "ship-3a"}
    assert len(t.player(pos, AARON)["estate"]) == 7


def test_the_start_player_card_is_not_used() -> None:
    """A sale does not bring it, and it is worth nothing to anybody."""
    pos = last_turn(t.seat(points=50, goods=[0, 0, 1]), start_player=0)
    assert "start_player" not in [one["line"] for p in range(2) for one in pos.breakdown(p)]
    wanted = {"told took_start_card": [], "told start_player": [], "0.points": 50}
    assert t.seen(t.go(pos, "sell dark"), wanted) == wanted
    assert "start_player" not in [one["line"] for p in range(2) for one in pos.breakdown(p)]
    assert pos.score()[0] == 51
