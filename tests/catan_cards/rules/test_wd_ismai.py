"""Wizards & Dragons: Ismai lies on a Region of the rival until he leaves (13)."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest
from catan_cards.rules import table
from catan_cards.rules.table import (
    discarded,
    do,
    open_cells,
    open_kinds,
    player,
    stock,
    store,
    stores_of,
    why,
)
from catan_cards.rules.table_wd import (
    LEFT,
    RIGHT,
    acting,
    acts,
    event,
    foreign,
    mage,
    magic,
    rolled,
    under,
)

from bailey.core import BadInput
from bailey.games.catan_cards.steps import Step

if TYPE_CHECKING:
    from catan_cards.rules.table import Json

from catan_cards.rules.table_wd import CARDS, cast, rival

# Ismai


def test_ismai_lies_on_any_of_the_rivals_regions() -> None:
    pos = cast("ismai")
    assert magic(pos) == {"ari": 0}
    assert open_cells(pos, "pick_region", owner=1) == {
        "forest-5",
        "fields-2",
        "pasture-4",
        "hills-6",
        "gold-1",
        "mountains-3",
    }
    do(pos, "pick_region", cell="hills-6")
    assert (foreign(pos, 1), discarded(pos)) == (["ismai"], [])


@pytest.mark.parametrize(("region", "gained"), [("hills-6", 0), ("gold-1", 1)])
def test_a_region_under_ismai_produces_nothing(region: str, gained: int) -> None:
    """A 6 is rolled: hills-6 would gain a brick."""
    pos = rolled("commerce", 6, mage(), under(rival(), "ismai", region))
    assert store(pos, "hills-6") == gained


def test_ismai_may_lie_where_a_wizard_stands() -> None:
    pos = cast("ismai", mage(1, wizards={"ira": 2}))
    assert "forest-5" in open_cells(pos, "pick_region", owner=1)
    do(pos, "pick_region", cell="forest-5")
    assert (foreign(pos, 1), magic(pos, 1)) == (["ismai"], {"ira": 2})


def test_under_ismai_what_doubles_a_region_does_not_help() -> None:
    mine = under(player(0, built={"woolen-mill": (LEFT, "above")}), "ismai", "pasture-3")
    assert store(rolled("commerce", 3, mine, mage(1)), "pasture-3") == 0


def test_a_region_under_ismai_still_gives_its_wizard_magic() -> None:
    mine = under(mage(0, wizards={"ari": 1}, stores=stores_of(0, gold=1)), "ismai", "gold-6")
    pos = do(acting(mine), "add_magic", cell="gold-6")
    assert (magic(pos), store(pos, "gold-6"), foreign(pos, 0)) == ({"ari": 2}, 0, ["ismai"])


def test_a_wizard_may_come_to_a_region_under_ismai() -> None:
    mine = under(mage(0, hand="ari goetz", stores=stores_of(0, gold=3)), "ismai", "gold-6")
    pos = do(acting(mine), "put_wizard", slot="ari", cell="gold-6")
    assert (magic(pos), foreign(pos, 0)) == ({"ari": 0}, ["ismai"])


def test_a_region_under_ismai_pays_and_gains_what_is_no_production() -> None:
    mine = under(player(0, stores={"pasture-3": 3}), "ismai", "gold-6")
    pos = do(acting(mine, mage(1)), "trade", give="wool", get="gold")
    assert (store(pos, "gold-6"), foreign(pos, 0)) == (1, ["ismai"])


def test_when_ismai_has_left_the_region_produces_in_the_same_turn() -> None:
    pos = rolled("tournament", 6, mage(), under(rival(), "ismai", "hills-6"))
    do(pos, "gain", cell="gold-1")
    assert (store(pos, "hills-6"), store(pos, "gold-1")) == (1, 1)


def test_ismai_stays_when_nobody_wins_a_tournament() -> None:
    pos = rolled("tournament", 1, mage(), under(player(1), "ismai", "hills-6"))
    assert (acts(pos), foreign(pos, 1)) == (True, ["ismai"])


def test_ismai_leaves_when_its_rival_wins_a_tournament_as_roller() -> None:
    mine = under(player(0, built={"conrad": (RIGHT, "above")}), "ismai", "hills-5")
    assert foreign(rolled("tournament", 1, mine, mage(1)), 0) == []


def test_ismai_leaves_when_the_rival_wins_a_tournament() -> None:
    pos = rolled("tournament", 1, mage(), under(rival(), "ismai", "hills-6"))
    assert (foreign(pos, 1), discarded(pos)) == ([], ["ismai"])


def test_ismai_stays_when_its_rival_rolls_the_event_card_face() -> None:
    """Then only a Witch leaves."""
    pos = event("eclipse", under(player(0, "goetz"), "ismai", "hills-5"), mage(1))
    assert foreign(pos, 0) == ["ismai"]


def test_ismai_stays_when_the_other_wins_a_tournament() -> None:
    mine = mage(0, built={"conrad": (RIGHT, "above")})
    theirs = under(player(1), "ismai", "hills-6")
    assert foreign(rolled("tournament", 1, mine, theirs), 1) == ["ismai"]


def test_in_an_own_turn_two_gold_send_ismai_away() -> None:
    mine = under(player(0, "goetz", stores=stores_of(0, gold=2)), "ismai", "hills-5")
    pos = do(acting(mine), "buy_off", cell="hills-5")
    assert (foreign(pos, 0), discarded(pos), store(pos, "gold-6")) == ([], ["ismai"], 0)
    assert not pos.state.players[0].regions.beside[14].foreign


def test_one_gold_does_not() -> None:
    mine = under(player(0, "goetz", stores=stores_of(0, gold=1)), "ismai", "hills-5")
    assert why(acting(mine), "buy_off", cell="hills-5") == "too-dear"


def test_only_the_region_under_ismai_is_bought_off_and_produces_again() -> None:
    mine = under(player(0, "goetz", stores=stores_of(0, gold=2, wool=1)), "ismai", "hills-5")
    pos = acting(mine, mage(1))
    assert open_cells(pos, "buy_off") == {"hills-5"}
    do(pos, "buy_off", cell="hills-5")
    assert ("buy_off" in open_kinds(pos), stock(pos, 0)) == (False, {"wool": 1})
    assert store(table.enter(pos, Step.PRODUCE, die=5), "hills-5") == 1


def test_the_gold_under_ismai_pays_too() -> None:
    pos = do(
        acting(under(player(0, "goetz", stores=stores_of(0, gold=3)), "ismai", "gold-6"), mage(1)),
        "buy_off",
        cell="gold-6",
    )
    assert (foreign(pos, 0), store(pos, "gold-6")) == ([], 1)


def test_where_several_gold_fields_could_pay_it_is_asked() -> None:
    wide = {"pasture-5": (4, "above"), "gold-3": (4, "below")}
    stores = {"gold-6": 2, "gold-3": 1}
    mine = under(player(0, "goetz", settlements=(4, 5, 6), extra=wide, stores=stores), "ismai", "hills-5")
    pos = do(acting(mine, mage(1)), "buy_off", cell="hills-5")
    assert open_cells(pos, "pay") == {"gold-6", "gold-3"}
    do(pos, "pay", cell="gold-3")
    assert (store(pos, "gold-3"), store(pos, "gold-6"), foreign(pos, 0), acts(pos)) == (0, 1, [], True)


def test_in_the_turn_of_the_other_ismai_is_not_bought_off() -> None:
    theirs = under(player(1, stores=stores_of(1, gold=3)), "ismai", "hills-6")
    mine = mage(0, stores=stores_of(0, gold=3))
    pos = acting(mine, theirs)
    assert (acts(pos), "buy_off" in open_kinds(pos)) == (True, False)


def test_a_witch_is_not_bought_off() -> None:
    mine = player(0, "goetz", {"abbey-a": (LEFT, "above")}, stores=stores_of(0, gold=2))
    assert "buy_off" not in open_kinds(acting(under(mine, "witch-a", "abbey-a")))


def test_witch_and_ismai_both_lie_there_and_each_leaves_alone() -> None:
    mine = player(0, "goetz", {"abbey-a": (LEFT, "above")}, stores=stores_of(0, gold=2))
    both = under(mine, "witch-a", "abbey-a")
    regions = [cell and {**cell, "foreign": cell["card"] == "hills-5"} for cell in both["regions"]]
    both = {**both, "regions": regions, "foreign": [{"card": "witch-a"}, {"card": "ismai"}]}
    pos = do(acting(both), "buy_off", cell="hills-5")
    assert foreign(pos, 0) == ["witch-a"]
    assert pos.state.players[0].hand_limit == 3


# Written positions


@pytest.mark.parametrize(
    ("me", "fault"),
    [
        (
            {**player(1, built=CARDS, settlements=(), cities=(5, 6)), "foreign": [{"card": "witch-a"}]},
            "a card of the rival's lies on 0",
        ),
        (under(player(1, built={"hagen": (LEFT, "above")}), "witch-a", "hagen"), "hagen is no Building"),
        ({**player(1), "foreign": [{"card": "ismai"}]}, "a card of the rival's lies on 0"),
        ({**player(1), "foreign": [{"card": "goetz"}]}, "is not put into a rival's principality"),
    ],
    ids=["witch nowhere", "on a knight", "ismai nowhere", "not foreign"],
)
def test_what_does_not_fit_is_refused(me: Json, fault: str) -> None:
    with pytest.raises(BadInput, match=fault):
        acting(mage(), me)
