"""Sections 11 and 12: cards that are drawn and searched for, and what is known, as far as no scene tells of it."""

from __future__ import annotations

import pytest
from catan_cards.rules import table as t

EVENTS = {"civil-war", "conflict", "master-builder", "plague-a", "plague-b", "productive-year-a", "productive-year-b",
          "progress-a", "progress-b", "year-end"}  # fmt: skip


@pytest.mark.parametrize("seed", range(5))
def test_11_a_free_card_is_the_top_one(seed: int) -> None:
    pos = t.look_into(t.drawing(t.player(0, hand="goetz"), t.player(1), seed=seed), 1, 2)
    top, *rest = t.stack_cards(pos, 2)
    t.do(pos, "draw", stack=2)
    assert (t.hand(pos, 0), t.stack_cards(pos, 2)) == (["goetz", top], rest)


@pytest.mark.parametrize("place", [0, 4, 11])
def test_11_a_search_takes_any_one_card_keeps_the_order_and_hides_it_from_the_rival(place: int) -> None:
    pos = t.drawing(t.player(0, hand="goetz", stores=t.stores_of(0, wool=2)), t.player(1))
    t.do(pos, "search", stack=2)
    order = t.stack_cards(pos, 2)
    assert len(pos.choices) == len(order) == len(t.open_values(pos, "take", "slot"))
    t.do(pos, "take", slot=order[place])
    assert t.hand(pos, 0) == ["goetz", order[place]]
    assert t.stack_cards(pos, 2) == order[:place] + order[place + 1 :]
    assert f"'{order[place]}'" not in str(pos.view(1))


def test_11_a_card_put_under_a_stack_is_not_shown_to_the_rival() -> None:
    pos = t.drawing(t.player(0, hand="goetz karl otto falk"), t.player(1))
    assert "'karl'" not in str(t.do(pos, "put_under", slot="karl", stack=3).view(1))


@pytest.mark.parametrize("card", ["civil-war", "conflict", "plague-a", "productive-year-a", "progress-a"])
def test_12_a_turned_up_event_card_is_known_to_both_under_its_stack(card: str) -> None:
    """Known under the stack because it was turned up, not because it was known before."""
    pos = t.event(card, t.player(0), t.player(1), events_stack=[{"card": card, "known_to": [0]}])
    assert t.open_kinds(pos) >= {"end_actions"}
    known = [{name for name in EVENTS if t.knows(pos, p, name)} for p in (0, 1)]
    assert (known, pos.dump()["events_stack"][0]["card"]) == ([{card}] * 2, card)
