"""What draws a bot to a choice of the Catan Card Game, and what it makes of a position."""

from __future__ import annotations

import random
from typing import TYPE_CHECKING

from catan_cards.rules.table import acting, catan_cards, choice, do, enter, player, position, stores_of

from bailey.games.catan_cards.choices import CHOICES
from bailey.games.catan_cards.packing import packed
from bailey.games.catan_cards.steps import Step

if TYPE_CHECKING:
    from catan_cards.rules.table import Json

    from bailey.core import Choice, Position

GAME = catan_cards.GAME
#: What a Settlement costs, but for the wool.
ALMOST_A_SETTLEMENT = {"lumber": 1, "brick": 1, "grain": 1}


def prior(pos: Position, what: str, **arguments: object) -> int:
    found: int = GAME.prior_of(pos.state, CHOICES.find(choice(pos, what, **arguments)).number)
    return found


def most_drawn(pos: Position) -> Choice:
    return max(pos.choices, key=lambda one: GAME.prior_of(pos.state, one.number))


def settling(seat: int, amounts: dict[str, int]) -> Json:
    """A player with an open Road and these resources."""
    return player(seat, stores=stores_of(seat, **amounts), road_left=True)


def test_who_follows_the_prior_beats_who_plays_at_random() -> None:
    dice = random.Random(1)
    for seed in range(6):
        pos = catan_cards.new(seed=seed)
        while not pos.over:
            pos.push(most_drawn(pos) if pos.turn == seed % 2 else dice.choice(list(pos.choices)))
        assert pos.winners == [seed % 2]
        assert pos.state.turns < 150


def test_a_city_is_built_as_soon_as_it_can_be() -> None:
    pos = acting(player(0, stores=stores_of(0, ore=3, grain=3), hand="siegfried conrad"))
    assert most_drawn(pos).name == "build_city"


def test_a_settlement_is_not_given_up_for_a_card() -> None:
    pos = acting(player(0, stores=stores_of(0, **ALMOST_A_SETTLEMENT), road_left=True, hand="garrison-a"))
    assert prior(pos, "build", slot="garrison-a", place=5, side="above") < prior(pos, "end_actions")


def test_the_bank_is_asked_for_what_is_missing_and_for_nothing_else() -> None:
    pos = acting(player(0, stores=stores_of(0, **ALMOST_A_SETTLEMENT, gold=3), road_left=True))
    assert most_drawn(pos).to_json() == choice(pos, "trade", give="gold", get="wool")
    assert prior(pos, "trade", give="gold", get="ore") < 0


def test_no_card_is_pulled_down() -> None:
    pos = acting(player(0, built={"abbey-a": (5, "above")}))
    assert most_drawn(pos).name == "end_actions"


def test_an_offer_is_made_if_each_has_what_the_other_needs() -> None:
    mine = {"lumber": 1, "brick": 1, "grain": 2}
    pos = acting(settling(0, mine), settling(1, {"lumber": 1, "brick": 1, "wool": 2}))
    played = []
    while pos.turn == 0:
        played.append(most_drawn(pos))
        pos.push(played[-1])
    assert sorted(one.name for one in played) == ["add_give", "add_want", "propose", "send"]
    assert (pos.events[-1]["give"], pos.events[-1]["want"]) == (packed({"grain": 1}), packed({"wool": 1}))
    assert most_drawn(pos).name == "accept"


def test_no_offer_is_made_if_the_rival_needs_nothing_that_is_to_spare() -> None:
    pos = acting(settling(0, ALMOST_A_SETTLEMENT | {"gold": 2}), settling(1, {"wool": 2}))
    assert prior(pos, "propose") < prior(pos, "end_actions")


def test_an_offer_that_helps_only_the_rival_is_declined() -> None:
    pos = acting(settling(0, ALMOST_A_SETTLEMENT | {"gold": 1}), settling(1, {"wool": 1}))
    for what, resource in (("add_give", "gold"), ("add_want", "wool")):
        if what == "add_give":
            do(pos, "propose")
        do(pos, what, resource=resource)
    do(pos, "send")
    assert most_drawn(pos).name == "decline"


def test_the_rivals_best_card_is_picked() -> None:
    rival = player(1, built={"garrison-a": (5, "above"), "church-a": (6, "below")}, cities=(6,), settlements=(5,))
    pos = enter(position(player(0, hand="arsonist-a"), rival, options={"action_gate": 3}), Step.CHECK)
    for seed in range(20):
        pos = enter(position(player(0, hand="arsonist-a"), rival, options={"action_gate": 3}, seed=seed), Step.CHECK)
        do(pos, "play", slot="arsonist-a")
        do(pos, "no_counter")
        if pos.step == "pick":
            break
    assert most_drawn(pos).to_json() == choice(pos, "pick", card="church-a")


def test_a_position_is_worth_more_with_more() -> None:
    poor, rich = acting(player(0)), acting(player(0, stores=2, hand="abbey-a", road_left=True))
    assert GAME.evaluate is not None
    assert GAME.evaluate(rich.state, 0) > GAME.evaluate(poor.state, 0)
    assert GAME.evaluate(rich.state, 1) == GAME.evaluate(poor.state, 1)
