"""Step 4: the messenger follows the icon of the bought card, then both rows are completed to three."""

from __future__ import annotations

import pytest
from castle_combo.rules.table import (
    ALL_DOWN,
    CASTLE,
    KEEP_KEY,
    LOCATIONS,
    MOVE_MESSENGER,
    OTHER,
    VILLAGE,
    at,
    bought,
    deck,
    discard,
    finish,
    home,
    load,
    messenger,
    names,
    others,
    row,
    seat,
    site,
    tableau,
    take,
)

WITH_ICON = {
    *names("""
    his-majesty princess jester scribe templar chaplain nun pilgrim professor apothecary goldsmith architect
    judge captain royal-guard guildmaster glassblower pawnbroker banker
    miraculously-cured vicar doctor militiaman barbarian executioner stonemason potter clockmaker sculptor
    carpenter locksmith farmer witch monk shepherd farmhand usurper revolutionary
    """)
}
# None of these has an icon.
ROWS = {"castle": "duchess mother-superior prince", "village": "inventor spy baker"}
each_place = pytest.mark.parametrize("place", LOCATIONS)


@pytest.mark.parametrize("card", CASTLE + VILLAGE)
def test_the_messenger_follows_the_icon_of_a_bought_card(card: str) -> None:
    """Every icon points to the other location; without an icon the messenger stays."""
    pos = bought(card, seat("@", gold=9))
    finish(pos, 0)
    assert messenger(pos) == (OTHER[home(card)] if card in WITH_ICON else home(card))


def test_half_of_the_cards_of_each_location_have_an_icon() -> None:
    assert (len(WITH_ICON & set(CASTLE)), len(WITH_ICON & set(VILLAGE))) == (19, 19)


@pytest.mark.parametrize("card", ["judge", "farmer"])
def test_the_next_player_takes_from_where_the_icon_sent_the_messenger(card: str) -> None:
    pos = bought(card, seat("@", gold=9), seat(gold=9))
    first = row(pos, OTHER[home(card)])[0]
    take(pos, first, face_down=True)
    assert [one["card"] for one in tableau(pos, 1)] == [first]


@pytest.mark.parametrize(("card", "place"), [("judge", "village"), ("duchess", "castle")])
def test_after_a_key_moved_it_an_icon_sends_the_messenger_back(card: str, place: str) -> None:
    """Without an icon it stays where the key moved it."""
    pos = load(seat(gold=9, keys=1), castle=site(card))
    pos.push(MOVE_MESSENGER)
    take(pos, card)
    assert messenger(pos) == place


@each_place
@pytest.mark.parametrize("slot", [0, 1, 2])
@pytest.mark.parametrize("how", ["up", "down"])
def test_the_gap_closes_and_a_new_card_comes_at_the_end(place: str, slot: int, how: str) -> None:
    """The two cards left keep their order, and the third comes from the same deck; the other row is not touched."""
    other = OTHER[place]
    pos = load(seat(gold=9), **at(place, site(ROWS[place]), site(ROWS[other])))
    before, beside = deck(pos, place), (row(pos, other), deck(pos, other), [])
    lying = ROWS[place].split()
    take(pos, lying[slot], face_down=how == "down")
    now = row(pos, place)
    assert now[:2] == lying[:slot] + lying[slot + 1 :]
    assert len(now) == 3
    assert sorted([*deck(pos, place), now[2]]) == before
    assert discard(pos, place) == [], "a taken card goes to no discard pile"
    assert (row(pos, other), deck(pos, other), discard(pos, other)) == beside


@pytest.mark.parametrize("seed", range(5))
def test_discards_are_shuffled_into_a_new_deck_when_the_deck_is_used_up(seed: int) -> None:
    """The new card comes from them, and the rest of them is the deck."""
    used = others("village", ROWS["village"])
    pos = load(seat(gold=9), village=site(ROWS["village"], discard=used), seed=seed)
    assert deck(pos, "village") == []
    take(pos, "spy")
    now = row(pos, "village")
    assert now[:2] == ["inventor", "baker"]
    assert now[2] in used
    assert sorted([*deck(pos, "village"), now[2]]) == sorted(used)
    assert discard(pos, "village") == []


def test_the_reshuffled_deck_differs_from_game_to_game() -> None:
    third = set()
    for seed in range(12):
        village = site(ROWS["village"], discard=others("village", ROWS["village"]))
        pos = load(seat(gold=9), village=village, seed=seed)
        take(pos, "spy")
        third.add(row(pos, "village")[2])
    assert len(third) > 4


def test_the_last_card_of_the_deck_completes_the_row_before_the_discards_of_either_location() -> None:
    castle = site(ROWS["castle"], discard=others("castle", ROWS["castle"]))
    village = site(ROWS["village"], discard=others("village", ROWS["village"], "witch"), deck="witch")
    pos = load(seat(gold=9), castle=castle, village=village)
    take(pos, "spy")
    assert row(pos, "village") == ["inventor", "baker", "witch"]
    assert row(pos, "castle") == ROWS["castle"].split()


def test_the_last_turn_of_the_game_has_a_fourth_step_too() -> None:
    """The messenger moves and the rows are completed, though nobody plays any more."""
    pos = load(seat("- - -", "- - -", "- - .", gold=9), seat(*ALL_DOWN), village=site("farmer spy baker"))
    take(pos, "farmer")
    assert pos.over
    assert messenger(pos) == "castle"
    assert row(pos, "village")[:2] == ["spy", "baker"]
    assert len(row(pos, "village")) == 3


def test_keys_of_the_next_player_come_after_the_rows_are_completed() -> None:
    pos = load(seat(gold=9), seat(gold=9, keys=1), village=site(ROWS["village"]))
    take(pos, "spy")
    assert KEEP_KEY in pos.choices
    assert [len(row(pos, place)) for place in LOCATIONS] == [3, 3]
