"""Step 1: a key may be spent, to move the messenger or to renew its row."""

from __future__ import annotations

from typing import Any

import pytest
from castle_combo.rules.table import (
    KEEP_KEY,
    LOCATIONS,
    MOVE_MESSENGER,
    OTHER,
    RENEW_ROW,
    at,
    deck,
    discard,
    held,
    load,
    messenger,
    offered,
    others,
    questions,
    row,
    seat,
    site,
    tableau,
)

ROWS = {"castle": "duchess prince judge", "village": "farmer baker witch"}
CARD = {"take", "take_face_down"}
each_place = pytest.mark.parametrize("place", LOCATIONS)


def both(place: str) -> dict[str, Any]:
    """Lay out both rows, the messenger at one of them."""
    return at(place, site(ROWS[place]), site(ROWS[OTHER[place]]))


def test_who_has_a_key_may_keep_it_move_the_messenger_or_renew_the_row() -> None:
    """A turn begins with these three, and nothing else."""
    pos = load(seat(gold=9, keys=1))
    assert [choice.to_json() for choice in pos.choices] == [KEEP_KEY, MOVE_MESSENGER, RENEW_ROW]


def test_who_has_no_key_is_not_asked() -> None:
    assert questions(load(seat(gold=9, keys=0), seat(keys=5))) == CARD


def test_a_kept_key_costs_nothing_and_changes_nothing() -> None:
    pos = load(seat(gold=9, keys=2), **both("village"))
    before = pos.dump()
    pos.push(KEEP_KEY)
    after = pos.dump()
    parts = ("castle", "village", "messenger", "players")
    assert [after[part] for part in parts] == [before[part] for part in parts]


@each_place
def test_a_key_moves_the_messenger_to_the_other_location_and_no_row_changes(place: str) -> None:
    """The key is spent before the card is taken, so the card comes from the other row."""
    other = OTHER[place]
    pos = load(seat(gold=9, keys=1), **both(place))
    pos.push(MOVE_MESSENGER)
    assert messenger(pos) == other
    assert [event["player"] for event in pos.events] == [0]
    assert [row(pos, one) for one in LOCATIONS] == [ROWS[one].split() for one in LOCATIONS]
    assert discard(pos, place) == []
    pos.push({"do": "take_face_down", "slot": 1})
    assert tableau(pos)[0]["card"] == ROWS[other].split()[1]


@pytest.mark.parametrize(("spent", "left"), [(KEEP_KEY, 5), (MOVE_MESSENGER, 4), (RENEW_ROW, 4)])
def test_spending_costs_one_key_once_a_turn_and_next_comes_the_card(spent: dict[str, str], left: int) -> None:
    """However many keys are left; no gold is paid, and the other player's keys stay."""
    pos = load(seat(gold=9, keys=5), seat(gold=9, keys=3))
    pos.push(spent)
    assert held(pos) == [(9, left), (9, 3)]
    assert (pos.turn, questions(pos)) == (0, CARD)


@pytest.mark.parametrize("spent", [MOVE_MESSENGER, RENEW_ROW])
def test_the_last_key_may_be_spent(spent: dict[str, str]) -> None:
    pos = load(seat(gold=9, keys=1))
    pos.push(spent)
    assert held(pos)[0] == (9, 0)


def test_no_key_can_be_spent_after_the_card() -> None:
    """Placing the card ends the turn of a player who has keys left."""
    pos = load(seat(gold=9, keys=5), seat())
    pos.push(KEEP_KEY)
    pos.push({"do": "take_face_down", "slot": 0})
    assert pos.turn == 1


@each_place
def test_renewing_discards_the_messengers_row_and_reveals_three_new_cards_from_that_deck(place: str) -> None:
    """They go onto the discard pile of their own location; the other row and the messenger stay."""
    other = OTHER[place]
    pos = load(seat(keys=1), **both(place))
    before = deck(pos, place)
    pos.push(RENEW_ROW)
    assert discard(pos, place) == sorted(ROWS[place].split())
    assert (len(before), len(row(pos, place))) == (36, 3)
    assert sorted(row(pos, place) + deck(pos, place)) == before
    assert (row(pos, other), discard(pos, other), messenger(pos)) == (ROWS[other].split(), [], place)


@each_place
def test_renewing_puts_the_row_onto_what_was_discarded_before(place: str) -> None:
    lying = others(place, ROWS[place])[:4]
    pos = load(seat(keys=1), **at(place, site(ROWS[place], discard=lying)))
    pos.push(RENEW_ROW)
    assert discard(pos, place) == sorted([*lying, *ROWS[place].split()])


def renewed(used: list[str], new: str = "", seed: int = 1, crowd: tuple[int, ...] = ()) -> Any:
    """Renew the row of the castle, with these discards and this deck; a crowd has taken so many castle cards."""
    grids = [["c c c"] * (n // 3) + [" ".join("c" * (n % 3))] * (n % 3 > 0) for n in crowd] or [[]]
    castle = site(ROWS["castle"], discard=used, deck=new)
    pos = load(*[seat(*grid, keys=1) for grid in grids], messenger="castle", castle=castle, seed=seed)
    assert deck(pos, "castle") == sorted(new.split())
    pos.push(RENEW_ROW)
    return pos


def test_a_deck_of_exactly_three_gives_the_whole_new_row() -> None:
    """No discarded card comes back while the deck still has cards."""
    new = "steward banker general"
    assert sorted(row(renewed(others("castle", ROWS["castle"], new), new), "castle")) == sorted(new.split())


@pytest.mark.parametrize("seed", range(5))
@pytest.mark.parametrize("crowd", [(), (7, 7, 7, 7, 7)], ids=["many discards", "none"])
def test_a_deck_that_runs_out_in_a_renewal_is_made_anew_from_the_discards(seed: int, crowd: tuple[int, ...]) -> None:
    """Its one card is revealed, then two of the shuffled pile with what was just thrown away; the rest is the deck."""
    used = [] if crowd else others("castle", ROWS["castle"], "steward")
    pos = renewed(used, "steward", seed, crowd)
    now, left = row(pos, "castle"), deck(pos, "castle")
    assert "steward" in now
    assert len(set(now)) == 3
    assert discard(pos, "castle") == []
    assert sorted(now + left) == sorted([*used, *ROWS["castle"].split(), "steward"])


def test_a_reshuffle_gives_different_cards_in_different_games() -> None:
    used = others("castle", ROWS["castle"])
    assert len({tuple(sorted(row(renewed(used, seed=seed), "castle"))) for seed in range(12)}) > 6


def test_three_cards_without_deck_and_discards_come_back_as_they_are() -> None:
    """Renewing the last three cards of a location shows the same three, and the location stays."""
    pos = renewed([], crowd=(7, 7, 7, 7, 8))
    assert sorted(row(pos, "castle")) == sorted(ROWS["castle"].split())
    assert (messenger(pos), len(offered(pos, "take_face_down"))) == ("castle", 3)
