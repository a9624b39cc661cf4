"""Step 4: the messenger follows the icon of the bought card, then both rows are completed to three."""

from __future__ import annotations

import pytest
from castle_combo.rules.table import (
    CASTLE,
    KEEP_KEY,
    MOVE_MESSENGER,
    OTHER,
    VILLAGE,
    bought,
    deck,
    discard,
    finish,
    home,
    messenger,
    names,
    others,
    position,
    row,
    seat,
    site,
    take,
)

from bailey.games import castle_combo

WITH_ICON = set(
    names("""
    his-majesty princess jester scribe templar chaplain nun pilgrim professor apothecary goldsmith architect
    judge captain royal-guard guildmaster glassblower pawnbroker banker
    miraculously-cured vicar doctor militiaman barbarian executioner stonemason potter clockmaker sculptor
    carpenter locksmith farmer witch monk shepherd farmhand usurper revolutionary
    """)
)
# None of these has an icon.
ROWS = {"castle": "duchess mother-superior prince", "village": "inventor spy baker"}


@pytest.mark.parametrize("card", CASTLE + VILLAGE)
def test_the_messenger_follows_the_icon_of_a_bought_card(card: str) -> None:
    """Every icon points to the other location; without an icon the messenger stays."""
    pos = bought(card, seat("@", gold=9))
    finish(pos, 0)
    assert messenger(pos) == (OTHER[home(card)] if card in WITH_ICON else home(card))


def test_half_of_the_cards_of_each_location_have_an_icon() -> None:
    """Nineteen at the castle, nineteen at the village."""
    assert (len(WITH_ICON & set(CASTLE)), len(WITH_ICON & set(VILLAGE))) == (19, 19)


@pytest.mark.parametrize("card", ["judge", "farmer"])
def test_the_next_player_takes_from_where_the_icon_sent_the_messenger(card: str) -> None:
    """The icon sets the row of the next turn."""
    pos = bought(card, seat("@", gold=9), seat(gold=9))
    first = row(pos, OTHER[home(card)])[0]
    take(pos, first, face_down=True)
    assert [one["card"] for one in pos.dump()["players"][1]["tableau"]] == [first]


def test_an_icon_sends_the_messenger_back_after_a_key_moved_it() -> None:
    """A key brings it to the castle, the castle card's icon back to the village."""
    pos = castle_combo.load(position(seat(gold=9, keys=1), castle=site("judge")))
    pos.push(MOVE_MESSENGER)
    take(pos, "judge")
    assert messenger(pos) == "village"


def test_the_messenger_stays_where_the_key_moved_it_without_an_icon() -> None:
    """Nothing else moves it."""
    pos = castle_combo.load(position(seat(gold=9, keys=1), castle=site("duchess")))
    pos.push(MOVE_MESSENGER)
    take(pos, "duchess")
    assert messenger(pos) == "castle"


@pytest.mark.parametrize("place", ["castle", "village"])
@pytest.mark.parametrize("slot", [0, 1, 2])
@pytest.mark.parametrize("face_down", [False, True])
def test_the_gap_closes_and_a_new_card_comes_at_the_end(place: str, slot: int, face_down: bool) -> None:  # noqa: FBT001
    """The two cards left keep their order, and the third comes from the same deck."""
    pos = castle_combo.load(
        position(seat(gold=9), messenger=place, castle=site(ROWS["castle"]), village=site(ROWS["village"]))
    )
    before = deck(pos, place)
    names = ROWS[place].split()
    take(pos, names[slot], face_down=face_down)
    now = row(pos, place)
    assert now[:2] == names[:slot] + names[slot + 1 :]
    assert len(now) == 3
    assert sorted([*deck(pos, place), now[2]]) == before


@pytest.mark.parametrize("place", ["castle", "village"])
def test_the_other_row_stays_as_it_is(place: str) -> None:
    """A full row is not touched, nor are its deck and its discards."""
    pos = castle_combo.load(
        position(seat(gold=9), messenger=place, castle=site(ROWS["castle"]), village=site(ROWS["village"]))
    )
    other = OTHER[place]
    before = (row(pos, other), deck(pos, other))
    take(pos, ROWS[place].split()[0])
    assert (row(pos, other), deck(pos, other)) == before
    assert discard(pos, other) == []


def test_a_taken_card_goes_to_no_discard_pile() -> None:
    """It lies in the tableau and nowhere else."""
    pos = castle_combo.load(position(seat(gold=9), village=site(ROWS["village"])))
    take(pos, "inventor")
    assert discard(pos, "village") == []
    assert "inventor" not in deck(pos, "village") + row(pos, "village")


@pytest.mark.parametrize("seed", range(5))
def test_discards_are_shuffled_into_a_new_deck_when_the_deck_is_used_up(seed: int) -> None:
    """The new card comes from them, and the rest of them is the deck."""
    used = others("village", ROWS["village"])
    pos = castle_combo.load(position(seat(gold=9), village=site(ROWS["village"], discard=used), seed=seed))
    assert deck(pos, "village") == []
    take(pos, "spy")
    now = row(pos, "village")
    assert now[:2] == ["inventor", "baker"]
    assert now[2] in used
    assert sorted([*deck(pos, "village"), now[2]]) == sorted(used)
    assert discard(pos, "village") == []


def test_the_reshuffled_deck_differs_from_game_to_game() -> None:
    """Which of the discards comes first is a matter of chance."""
    used = others("village", ROWS["village"])
    third = set()
    for seed in range(12):
        pos = castle_combo.load(position(seat(gold=9), village=site(ROWS["village"], discard=used), seed=seed))
        take(pos, "spy")
        third.add(row(pos, "village")[2])
    assert len(third) > 4


def test_the_castle_discards_do_not_complete_the_village() -> None:
    """Each location has a deck and a discard pile of its own."""
    used = others("village", ROWS["village"], "witch")
    castle_used = others("castle", ROWS["castle"])
    pos = castle_combo.load(
        position(
            seat(gold=9),
            castle=site(ROWS["castle"], discard=castle_used),
            village=site(ROWS["village"], discard=used, deck="witch"),
        )
    )
    take(pos, "spy")
    assert row(pos, "village") == ["inventor", "baker", "witch"]
    assert row(pos, "castle") == ROWS["castle"].split()


def test_the_last_card_of_the_deck_completes_the_row() -> None:
    """The deck is used before the discards."""
    used = others("village", ROWS["village"], "witch")
    pos = castle_combo.load(position(seat(gold=9), village=site(ROWS["village"], discard=used, deck="witch")))
    take(pos, "inventor")
    assert row(pos, "village") == ["spy", "baker", "witch"]


def test_the_last_turn_of_the_game_has_a_fourth_step_too() -> None:
    """The messenger moves and the rows are completed, though nobody plays any more."""
    full = seat("- - -", "- - -", "- - -")
    pos = castle_combo.load(position(seat("- - -", "- - -", "- - .", gold=9), full, village=site("farmer spy baker")))
    take(pos, "farmer")
    assert pos.over
    assert messenger(pos) == "castle"
    assert row(pos, "village")[:2] == ["spy", "baker"]
    assert len(row(pos, "village")) == 3


def test_keys_of_the_next_player_come_after_the_rows_are_completed() -> None:
    """The next turn always begins with three open cards at both locations."""
    pos = castle_combo.load(position(seat(gold=9), seat(gold=9, keys=1), village=site(ROWS["village"])))
    take(pos, "spy")
    assert KEEP_KEY in pos.choices
    assert [len(row(pos, place)) for place in ("castle", "village")] == [3, 3]
