"""Step 1: a key may be spent, to move the messenger or to renew its row."""

from __future__ import annotations

from typing import Any

import pytest
from castle_combo.rules import table as t

ROWS = {"castle": "duchess prince judge", "village": "farmer baker witch"}
CARD = {"take", "take_face_down"}
each_place = pytest.mark.parametrize("place", t.LOCATIONS)


def both(place: str) -> dict[str, Any]:
    """Lay out both rows, the messenger at one of them."""
    return t.at(place, t.site(ROWS[place]), t.site(ROWS[t.OTHER[place]]))


def test_who_has_a_key_may_keep_it_move_the_messenger_or_renew_the_row() -> None:
    """A turn begins with these three, and nothing else."""
    pos = t.load(t.seat(gold=9, keys=1))
    assert [choice.to_json() for choice in pos.choices] == [t.KEEP_KEY, t.MOVE_MESSENGER, t.RENEW_ROW]


def test_who_has_no_key_is_not_asked() -> None:
    assert t.questions(t.load(t.seat(gold=9, keys=0), t.seat(keys=5))) == CARD


def test_a_kept_key_costs_nothing_and_changes_nothing() -> None:
    pos = t.load(t.seat(gold=9, keys=2), **both("village"))
    before = pos.dump()
    pos.push(t.KEEP_KEY)
    after = pos.dump()
    parts = ("castle", "village", "messenger", "players")
    assert [after[part] for part in parts] == [before[part] for part in parts]


@each_place
def test_a_key_moves_the_messenger_to_the_other_location_and_no_row_changes(place: str) -> None:
    """The key is spent before the card is taken, so the card comes from the other row."""
    other = t.OTHER[place]
    pos = t.load(t.seat(gold=9, keys=1), **both(place))
    pos.push(t.MOVE_MESSENGER)
    assert t.messenger(pos) == other
    assert [event["player"] for event in pos.events] == [0]
    assert [t.row(pos, one) for one in t.LOCATIONS] == [ROWS[one].split() for one in t.LOCATIONS]
    assert t.discard(pos, place) == []
    pos.push({"do": "take_face_down", "slot": 1})
    assert t.tableau(pos)[0]["card"] == ROWS[other].split()[1]


@pytest.mark.parametrize(("spent", "left"), [(t.KEEP_KEY, 5), (t.MOVE_MESSENGER, 4), (t.RENEW_ROW, 4)])
def test_spending_costs_one_key_once_a_turn_and_next_comes_the_card(spent: dict[str, str], left: int) -> None:
    """However many keys are left; no gold is paid, and the other player's keys stay."""
    pos = t.load(t.seat(gold=9, keys=5), t.seat(gold=9, keys=3))
    pos.push(spent)
    assert t.held(pos) == [(9, left), (9, 3)]
    assert (pos.turn, t.questions(pos)) == (0, CARD)


@pytest.mark.parametrize("spent", [t.MOVE_MESSENGER, t.RENEW_ROW])
def test_the_last_key_may_be_spent(spent: dict[str, str]) -> None:
    pos = t.load(t.seat(gold=9, keys=1))
    pos.push(spent)
    assert t.held(pos)[0] == (9, 0)


@each_place
def test_renewing_discards_the_messengers_row_and_reveals_three_new_cards_from_that_deck(place: str) -> None:
    """They go onto the discard pile of their own location; the other row and the messenger stay."""
    other = t.OTHER[place]
    pos = t.load(t.seat(keys=1), **both(place))
    before = t.deck(pos, place)
    pos.push(t.RENEW_ROW)
    assert t.discard(pos, place) == sorted(ROWS[place].split())
    assert (len(before), len(t.row(pos, place))) == (36, 3)
    assert sorted(t.row(pos, place) + t.deck(pos, place)) == before
    assert (t.row(pos, other), t.discard(pos, other), t.messenger(pos)) == (ROWS[other].split(), [], place)


@each_place
def test_renewing_puts_the_row_onto_what_was_discarded_before(place: str) -> None:
    lying = t.others(place, ROWS[place])[:4]
    pos = t.load(t.seat(keys=1), **t.at(place, t.site(ROWS[place], discard=lying)))
    pos.push(t.RENEW_ROW)
    assert t.discard(pos, place) == sorted([*lying, *ROWS[place].split()])


def renewed(used: list[str], new: str = "", seed: int = 1, crowd: tuple[int, ...] = ()) -> Any:
    """Renew the row of the castle, with these discards and this deck; a crowd has taken so many castle cards."""
    grids = [["c c c"] * (n // 3) + [" ".join("c" * (n % 3))] * (n % 3 > 0) for n in crowd] or [[]]
    castle = t.site(ROWS["castle"], discard=used, deck=new)
    pos = t.load(*[t.seat(*grid, keys=1) for grid in grids], messenger="castle", castle=castle, seed=seed)
    assert t.deck(pos, "castle") == sorted(new.split())
    pos.push(t.RENEW_ROW)
    return pos


def test_a_deck_of_exactly_three_gives_the_whole_new_row() -> None:
    """No discarded card comes back while the deck still has cards."""
    new = "steward banker general"
    assert sorted(t.row(renewed(t.others("castle", ROWS["castle"], new), new), "castle")) == sorted(new.split())


@pytest.mark.parametrize("seed", range(5))
@pytest.mark.parametrize("crowd", [(), (7, 7, 7, 7, 7)], ids=["many discards", "none"])
def test_a_deck_that_runs_out_in_a_renewal_is_made_anew_from_the_discards(seed: int, crowd: tuple[int, ...]) -> None:
    """Its one card is revealed, then two of the shuffled pile with what was just thrown away; the rest is the deck."""
    used = [] if crowd else t.others("castle", ROWS["castle"], "steward")
    pos = renewed(used, "steward", seed, crowd)
    now, left = t.row(pos, "castle"), t.deck(pos, "castle")
    assert "steward" in now
    assert len(set(now)) == 3
    assert t.discard(pos, "castle") == []
    assert sorted(now + left) == sorted([*used, *ROWS["castle"].split(), "steward"])


def test_a_reshuffle_gives_different_cards_in_different_games() -> None:
    used = t.others("castle", ROWS["castle"])
    assert len({tuple(sorted(t.row(renewed(used, seed=seed), "castle"))) for seed in range(12)}) > 6


def test_three_cards_without_deck_and_discards_come_back_as_they_are() -> None:
    """Renewing the last three cards of a location shows the same three, and the location stays."""
    pos = renewed([], crowd=(7, 7, 7, 7, 8))
    assert sorted(t.row(pos, "castle")) == sorted(ROWS["castle"].split())
    assert (t.messenger(pos), len(t.offered(pos, "take_face_down"))) == ("castle", 3)
