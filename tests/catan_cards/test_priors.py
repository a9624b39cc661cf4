"""What draws a bot to a choice of the Catan Card Game, and what it makes of a position."""

from __future__ import annotations

import random
import re
from pathlib import Path
from typing import TYPE_CHECKING

import pytest
from catan_cards.rules.scene_files import Scene, read
from catan_cards.rules.scene_looks import words_of
from catan_cards.rules.table import acting, all_but, catan_cards, choice, do, drawing, look_into, player, stores_of
from catan_cards.rules.test_scenes import each, see

from bailey.games.catan_cards.choices import CHOICES
from bailey.games.catan_cards.packing import RESOURCES, packed
from bailey.games.catan_cards.priors import NEVER

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


def drawn_to(pos: Position, told: str) -> int:
    """Tell how much a bot is drawn to a choice that is told in words, or to nothing."""
    return 0 if told == "0" else int(GAME.prior_of(pos.state, CHOICES.find(words_of(pos, told)).number))


def look_at(pos: Position, told: str) -> tuple[object, object]:
    """See what draws a bot most, or more than something else."""
    if told.startswith("most "):
        what, *named = told.split()[1:]
        one = most_drawn(pos)
        return (one.to_json(), words_of(pos, told[5:])) if named else (one.name, what)
    this, sign, other = re.split(" (over|<|>) ", told)
    values = drawn_to(pos, this), drawn_to(pos, other)
    return (min(values) if sign == "<" else max(values), values[0] != values[1]), (values[0], True)


@each(read("drawing_to", Path(__file__).with_name("drawing_to.txt").read_text(encoding="utf-8")))
def test_what_draws_a_bot(scene: Scene) -> None:
    see(scene, look_at)


@pytest.mark.slow
def test_who_follows_the_prior_beats_who_plays_at_random() -> None:
    dice = random.Random(1)
    for seed in range(4):
        pos = catan_cards.new(seed=seed)
        while not pos.over:
            pos.push(most_drawn(pos) if pos.turn == seed % 2 else dice.choice(list(pos.choices)))
        assert pos.winners == [seed % 2]
        assert pos.state.turns < 150


def test_a_known_card_on_top_is_drawn_if_it_is_better_than_most_and_left_if_it_is_worse() -> None:
    me = player(0, "garrison-a garrison-b", cities=(5,), settlements=(6,))
    told = ("merchant-guild", "aqueduct-a", "", "", "")
    gone = all_but("garrison-a", "garrison-b", *told[:2])
    pos = drawing(me, stacks=told, discard=gone)
    unknown = prior(pos, "draw", stack=0)
    assert unknown == prior(pos, "draw", stack=1)
    pos = look_into(pos, 0, 0, 1)
    assert prior(pos, "draw", stack=1) < unknown < prior(pos, "draw", stack=0)


def test_what_the_rival_has_seen_does_not_count() -> None:
    pos = drawing(player(0, "garrison-a garrison-b"), stacks=("merchant-guild walter",))
    unknown = prior(pos, "draw", stack=0)
    assert prior(look_into(pos, 1, 0), "draw", stack=0) == unknown


def test_a_search_is_paid_for_a_card_that_is_known_to_be_worth_it() -> None:
    me = player(0, "garrison-a garrison-b", cities=(5,), settlements=(6,), stores=stores_of(0, gold=3))
    pos = drawing(me, stacks=("walter goetz merchant-guild",))
    unknown = prior(pos, "search", stack=0)
    assert unknown < prior(look_into(pos, 0, 0), "search", stack=0)


def test_the_first_knight_wins_a_token_and_the_second_does_not() -> None:
    cost = stores_of(0, ore=2, grain=1)
    first = acting(player(0, "hagen", stores=cost))
    second = acting(player(0, "hagen", stores=cost, built={"siegfried": (5, "above")}))
    here = {"slot": "hagen", "place": 6, "side": "above"}
    assert prior(first, "build", **here) > prior(second, "build", **here) + 50


def test_a_card_doubles_where_most_regions_of_its_land_lie() -> None:
    pos = acting(player(0, "foundry", stores=stores_of(0, brick=1, ore=1)))
    worths = {
        (place, side): prior(pos, "build", slot="foundry", place=place, side=side)
        for place in (5, 6)
        for side in ("above", "below")
    }
    resource = pos.state.players[0].resource
    for (place, side), worth in worths.items():
        cell = 2 * place + ("above", "below").index(side)
        ore = sum(resource[k] == RESOURCES.index("ore") for k in (cell, cell + 2))
        assert (worth > 0) == (ore > 0)
        assert (worth < NEVER / 2) == (ore == 0)


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


def offered(pos: Position, give: str, want: str) -> Position:
    """The player on turn offers what is written by names."""
    do(pos, "propose")
    for what, names in (("add_give", give), ("add_want", want)):
        for resource in names.split():
            do(pos, what, resource=resource)
    do(pos, "send")
    return pos


def test_the_rival_is_asked_before_the_bank() -> None:
    mine = {"lumber": 1, "brick": 1, "grain": 2, "gold": 3}
    pos = acting(settling(0, mine), settling(1, {"lumber": 1, "brick": 1, "wool": 2}))
    assert most_drawn(pos).name == "propose"
    offered(pos, "grain", "wool")
    do(pos, "decline")
    while most_drawn(pos).name == "propose":
        pos = most_drawn_of_offer(pos)
    assert most_drawn(pos).to_json() == choice(pos, "trade", give="gold", get="wool")


def most_drawn_of_offer(pos: Position) -> Position:
    """The player on turn makes the offer that draws most, and the rival declines it."""
    while pos.step != "answer":
        pos.push(most_drawn(pos))
    do(pos, "decline")
    return pos


def test_what_the_rival_knows_of_is_weighed() -> None:
    mine = player(0, "siegfried", stores=stores_of(0, gold=2))
    mine["hand"] = [{"card": "siegfried", "known_to": [0, 1]}]
    pos = acting(mine, settling(1, ALMOST_A_SETTLEMENT | {"ore": 2}))
    assert most_drawn(offered(pos, "gold", "ore")).name == "decline"


def test_two_are_offered_for_one_that_the_rival_needs() -> None:
    pos = acting(player(0, "siegfried", stores=stores_of(0, gold=2)), player(1, stores=stores_of(1, ore=2, grain=2)))
    while pos.turn == 0:
        pos.push(most_drawn(pos))
    assert (pos.events[-1]["give"], pos.events[-1]["want"]) == (packed({"gold": 2}), packed({"ore": 1}))
    assert most_drawn(pos).name == "accept"


def test_a_position_is_worth_more_with_more() -> None:
    poor, rich = acting(player(0)), acting(player(0, stores=2, hand="abbey-a", road_left=True))
    assert GAME.evaluate is not None
    assert GAME.evaluate(rich.state, 0) > GAME.evaluate(poor.state, 0)
    assert GAME.evaluate(rich.state, 1) == GAME.evaluate(poor.state, 1)
