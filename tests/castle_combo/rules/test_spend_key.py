"""Step 1: a key may be spent, to move the messenger or to renew its row."""

from __future__ import annotations

import pytest
from castle_combo.rules.table import (
    KEEP_KEY,
    MOVE_MESSENGER,
    OTHER,
    RENEW_ROW,
    deck,
    discard,
    gold,
    keys,
    messenger,
    offered,
    others,
    position,
    questions,
    row,
    seat,
    site,
    tableau,
)

from bailey.games import castle_combo

LOCATIONS = ("castle", "village")
ROWS = {"castle": "duchess prince judge", "village": "farmer baker witch"}
CASTLE_ROW = site(ROWS["castle"])
VILLAGE_ROW = site(ROWS["village"])


def test_who_has_a_key_may_keep_it_move_the_messenger_or_renew_the_row() -> None:
    """A turn begins with these three, and nothing else."""
    pos = castle_combo.load(position(seat(gold=9, keys=1)))
    assert [choice.to_json() for choice in pos.choices] == [KEEP_KEY, MOVE_MESSENGER, RENEW_ROW]


def test_who_has_no_key_is_not_asked() -> None:
    """Without a key the turn begins with the card."""
    pos = castle_combo.load(position(seat(gold=9, keys=0), seat(keys=5)))
    assert questions(pos) == {"take", "take_face_down"}


def test_a_kept_key_costs_nothing_and_changes_nothing() -> None:
    """Who spends no key keeps all of them, and everything lies where it lay."""
    pos = castle_combo.load(position(seat(gold=9, keys=2), castle=CASTLE_ROW, village=VILLAGE_ROW))
    before = pos.dump()
    pos.push(KEEP_KEY)
    after = pos.dump()
    assert [after[part] for part in ("castle", "village", "messenger", "players")] == [
        before[part] for part in ("castle", "village", "messenger", "players")
    ]
    assert questions(pos) == {"take", "take_face_down"}


@pytest.mark.parametrize("place", LOCATIONS)
def test_a_key_moves_the_messenger_to_the_other_location(place: str) -> None:
    """From the village to the castle and back."""
    pos = castle_combo.load(position(seat(gold=9, keys=2), messenger=place))
    pos.push(MOVE_MESSENGER)
    assert messenger(pos) == OTHER[place]


@pytest.mark.parametrize("place", LOCATIONS)
def test_moving_the_messenger_changes_no_row(place: str) -> None:
    """The cards stay where they are."""
    pos = castle_combo.load(position(seat(keys=2), messenger=place, castle=CASTLE_ROW, village=VILLAGE_ROW))
    pos.push(MOVE_MESSENGER)
    assert row(pos, "castle") == ROWS["castle"].split()
    assert row(pos, "village") == ROWS["village"].split()
    assert discard(pos, place) == []


@pytest.mark.parametrize("place", LOCATIONS)
def test_after_moving_the_card_comes_from_the_new_location(place: str) -> None:
    """The key is spent before the card is taken, so the other row is open."""
    pos = castle_combo.load(position(seat(gold=9, keys=1), messenger=place, castle=CASTLE_ROW, village=VILLAGE_ROW))
    pos.push(MOVE_MESSENGER)
    pos.push({"do": "take_face_down", "slot": 1})
    assert tableau(pos)[0]["card"] == ROWS[OTHER[place]].split()[1]


@pytest.mark.parametrize("spent", [MOVE_MESSENGER, RENEW_ROW])
def test_spending_costs_one_key_and_no_gold(spent: dict[str, str]) -> None:
    """One key of three is gone, the other player's keys stay."""
    pos = castle_combo.load(position(seat(gold=9, keys=3), seat(gold=9, keys=3)))
    pos.push(spent)
    assert (keys(pos, 0), gold(pos, 0), keys(pos, 1)) == (2, 9, 3)


@pytest.mark.parametrize("spent", [MOVE_MESSENGER, RENEW_ROW])
def test_the_last_key_may_be_spent(spent: dict[str, str]) -> None:
    """A player with one key has none afterwards."""
    pos = castle_combo.load(position(seat(gold=9, keys=1)))
    pos.push(spent)
    assert keys(pos) == 0


@pytest.mark.parametrize("spent", [KEEP_KEY, MOVE_MESSENGER, RENEW_ROW])
def test_only_one_key_may_be_spent_in_a_turn(spent: dict[str, str]) -> None:
    """However many keys are left, next comes the card."""
    pos = castle_combo.load(position(seat(gold=9, keys=5)))
    pos.push(spent)
    assert pos.turn == 0
    assert questions(pos) == {"take", "take_face_down"}


def test_no_key_can_be_spent_after_the_card() -> None:
    """Placing the card ends the turn of a player who has keys left."""
    pos = castle_combo.load(position(seat(gold=9, keys=5), seat()))
    pos.push(KEEP_KEY)
    pos.push({"do": "take_face_down", "slot": 0})
    assert pos.turn == 1


@pytest.mark.parametrize("place", LOCATIONS)
def test_renewing_discards_the_three_cards_of_the_messengers_row(place: str) -> None:
    """They go onto the discard pile of their own location."""
    pos = castle_combo.load(position(seat(keys=1), messenger=place, castle=CASTLE_ROW, village=VILLAGE_ROW))
    pos.push(RENEW_ROW)
    assert discard(pos, place) == sorted(ROWS[place].split())


@pytest.mark.parametrize("place", LOCATIONS)
def test_renewing_reveals_three_new_cards_from_that_deck(place: str) -> None:
    """The new row holds the three cards that the deck lost."""
    pos = castle_combo.load(position(seat(keys=1), messenger=place, castle=CASTLE_ROW, village=VILLAGE_ROW))
    before = deck(pos, place)
    pos.push(RENEW_ROW)
    assert len(before) == 36
    assert len(row(pos, place)) == 3
    assert sorted(row(pos, place) + deck(pos, place)) == before


@pytest.mark.parametrize("place", LOCATIONS)
def test_renewing_leaves_the_other_row_and_the_messenger_alone(place: str) -> None:
    """Only the messenger's row is renewed."""
    pos = castle_combo.load(position(seat(keys=1), messenger=place, castle=CASTLE_ROW, village=VILLAGE_ROW))
    pos.push(RENEW_ROW)
    assert row(pos, OTHER[place]) == ROWS[OTHER[place]].split()
    assert discard(pos, OTHER[place]) == []
    assert messenger(pos) == place


@pytest.mark.parametrize("place", LOCATIONS)
def test_renewing_puts_the_row_onto_what_was_discarded_before(place: str) -> None:
    """The discard pile grows by the three cards."""
    lying = others(place, ROWS[place])[:4]
    piles = {place: site(ROWS[place], discard=lying), OTHER[place]: site()}
    pos = castle_combo.load(position(seat(keys=1), messenger=place, castle=piles["castle"], village=piles["village"]))
    pos.push(RENEW_ROW)
    assert discard(pos, place) == sorted([*lying, *ROWS[place].split()])


def test_a_deck_of_exactly_three_gives_the_whole_new_row() -> None:
    """No discarded card comes back while the deck still has cards."""
    new = "steward banker general"
    used = others("castle", ROWS["castle"], new)
    pos = castle_combo.load(
        position(seat(keys=1), messenger="castle", castle=site(ROWS["castle"], discard=used, deck=new))
    )
    pos.push(RENEW_ROW)
    assert sorted(row(pos, "castle")) == sorted(new.split())


@pytest.mark.parametrize("seed", range(5))
def test_a_deck_that_runs_out_in_the_middle_of_a_renewal_is_made_anew_from_the_discards(seed: int) -> None:
    """The deck's one card is revealed, then two of the shuffled discard pile; the rest is the new deck."""
    used = others("castle", ROWS["castle"], "steward")
    pos = castle_combo.load(
        position(
            seat(keys=1),
            messenger="castle",
            castle=site(ROWS["castle"], discard=used, deck="steward"),
            seed=seed,
        )
    )
    assert deck(pos, "castle") == ["steward"]
    pos.push(RENEW_ROW)
    assert "steward" in row(pos, "castle")
    assert len(set(row(pos, "castle"))) == 3
    assert discard(pos, "castle") == []
    assert sorted(row(pos, "castle") + deck(pos, "castle")) == sorted([*used, *ROWS["castle"].split(), "steward"])


@pytest.mark.parametrize("seed", range(5))
def test_cards_just_thrown_away_are_shuffled_in_when_the_deck_runs_out(seed: int) -> None:
    """With one card in the deck and no discards, two of the three thrown cards come straight back."""
    crowd = [seat("c c c", "c c c", "c . .", keys=1) for _ in range(5)]
    drawn = position(*crowd, messenger="castle", castle=site(ROWS["castle"], deck="steward"), seed=seed)
    pos = castle_combo.load(drawn)
    assert deck(pos, "castle") == ["steward"]
    pos.push(RENEW_ROW)
    now = row(pos, "castle")
    assert len(now) == 3
    assert "steward" in now
    assert len(deck(pos, "castle")) == 1
    assert discard(pos, "castle") == []
    assert sorted(now + deck(pos, "castle")) == sorted([*ROWS["castle"].split(), "steward"])


def test_a_reshuffle_gives_different_cards_in_different_games() -> None:
    """Which discards come back is a matter of chance."""
    used = others("castle", ROWS["castle"])
    rows = set()
    for seed in range(12):
        pile = site(ROWS["castle"], discard=used)
        pos = castle_combo.load(position(seat(keys=1), messenger="castle", castle=pile, seed=seed))
        pos.push(RENEW_ROW)
        rows.add(tuple(sorted(row(pos, "castle"))))
    assert len(rows) > 6


def test_three_cards_without_deck_and_discards_come_back_as_they_are() -> None:
    """Renewing the last three cards of a location shows the same three, and the location stays."""
    crowd = [seat(*grid, keys=1) for grid in [("c c c", "c c c", "c . .")] * 4 + [("c c c", "c c c", "c c .")]]
    pos = castle_combo.load(position(*crowd, messenger="castle", castle=site(ROWS["castle"])))
    pos.push(RENEW_ROW)
    assert sorted(row(pos, "castle")) == sorted(ROWS["castle"].split())
    assert messenger(pos) == "castle"
    assert len(offered(pos, "take_face_down")) == 3
