"""Section 13, Politics & Intrigue: the Diplomat and the Governor."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import pytest
from catan_cards.rules.table import (
    discarded,
    do,
    hand,
    is_open,
    open_kinds,
    open_values,
    player,
    stock,
    stores_of,
    why,
)

if TYPE_CHECKING:
    from bailey.core import Position
from catan_cards.rules.table_pi import acting, acts

# Diplomat
PILE = ["mint", "goetz", "diplomat-b", "caravan", "governor-b"]


def test_13_diplomat_takes_any_card_but_a_diplomat_from_the_discard_pile() -> None:
    pos = do(acting(player(0, "diplomat-a"), discard=PILE), "play", slot="diplomat-a")
    assert (pos.turn, open_kinds(pos)) == (0, {"take_discarded"})
    open_cards = {discarded(pos)[slot] for slot in open_values(pos, "take_discarded", "slot")}
    assert open_cards == {"mint", "goetz", "caravan", "governor-b"}
    do(pos, "take_discarded", slot="goetz")
    assert (hand(pos, 0), acts(pos)) == (["goetz"], True)
    assert sorted(discarded(pos)) == sorted(["diplomat-a", "diplomat-b", "mint", "caravan", "governor-b"])


@pytest.mark.parametrize("pile", [[], ["diplomat-b"]])
def test_13_diplomat_is_not_played_when_there_is_nothing_to_take(pile: list[str]) -> None:
    pos = acting(player(0, "diplomat-a"), discard=pile)
    assert not is_open(pos, "play", slot="diplomat-a")
    assert why(pos, "play", slot="diplomat-a") in {"needs", "nothing-to-take", "no-cards"}


# Governor


def governed(held: str, stores: dict[str, int] | int, cards: str = "governor-a", **fields: Any) -> Position:
    """Play Governors; the first player has a Town Hall beside a City at place 5, and a Settlement at place 6."""
    have = stores if isinstance(stores, int) else stores_of(0, **stores)
    fields = {"settlements": (6,), "cities": (5,), **fields}
    standing = {"town-hall-a": (5, "above"), **fields.pop("built", {})}
    mine = player(0, f"{cards} {held}", built=standing, stores=have, **fields)
    pos = acting(mine)
    for card in cards.split():
        do(pos, "play", slot=card)
    return pos


def save(pos: Position, *resources: str) -> Position:
    """Name the saved resources, as long as there is a question."""
    for resource in resources:
        do(pos, "save", resource=resource)
    return pos


@pytest.mark.parametrize(
    ("saved", "paid"), [(("ore", "ore"), (1, 2)), (("grain", "grain"), (3, 0)), (("grain", "ore"), (2, 1))]
)
def test_13_governor_every_way_to_save_two(saved: tuple[str, str], paid: tuple[int, int]) -> None:
    pos = do(governed("", 3), "build_city", place=6)
    save(pos, *saved)
    left = stock(pos, 0)
    assert (3 - left.get("ore", 0), 3 - left["grain"]) == paid
