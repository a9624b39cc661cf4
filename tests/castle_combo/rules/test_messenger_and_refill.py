"""Step 4: the messenger follows the icon of the bought card, then both rows are completed to three."""

from __future__ import annotations

import pytest
from castle_combo.rules import table as t
from every import for_every

WITH_ICON = {
    *t.names("""
    his-majesty princess jester scribe templar chaplain nun pilgrim professor apothecary goldsmith architect
    judge captain royal-guard guildmaster glassblower pawnbroker banker
    miraculously-cured vicar doctor militiaman barbarian executioner stonemason potter clockmaker sculptor
    carpenter locksmith farmer witch monk shepherd farmhand usurper revolutionary
    """)
}
# None of these has an icon.
ROWS = {"castle": "duchess mother-superior prince", "village": "inventor spy baker"}
each_place = pytest.mark.parametrize("place", t.LOCATIONS)


@for_every("card", t.CASTLE + t.VILLAGE)
def test_the_messenger_follows_the_icon_of_a_bought_card(card: str) -> None:
    """Every icon points to the other location; without an icon the messenger stays."""
    pos = t.bought(card, t.seat("@", gold=9))
    t.finish(pos, 0)
    assert t.messenger(pos) == (t.OTHER[t.home(card)] if card in WITH_ICON else t.home(card))


def test_half_of_the_cards_of_each_location_have_an_icon() -> None:
    assert (len(WITH_ICON & set(t.CASTLE)), len(WITH_ICON & set(t.VILLAGE))) == (19, 19)


@pytest.mark.parametrize("card", ["judge", "farmer"])
def test_the_next_player_takes_from_where_the_icon_sent_the_messenger(card: str) -> None:
    pos = t.bought(card, t.seat("@", gold=9), t.seat(gold=9))
    first = t.row(pos, t.OTHER[t.home(card)])[0]
    t.take(pos, first, face_down=True)
    assert [one["card"] for one in t.tableau(pos, 1)] == [first]


@pytest.mark.parametrize(("card", "place"), [("judge", "village"), ("duchess", "castle")])
def test_after_a_key_moved_it_an_icon_sends_the_messenger_back(card: str, place: str) -> None:
    """Without an icon it stays where the key moved it."""
    pos = t.load(t.seat(gold=9, keys=1), castle=t.site(card))
    pos.push(t.MOVE_MESSENGER)
    t.take(pos, card)
    assert t.messenger(pos) == place


@each_place
@pytest.mark.parametrize("slot", [0, 1, 2])
@pytest.mark.parametrize("how", ["up", "down"])
def test_the_gap_closes_and_a_new_card_comes_at_the_end(place: str, slot: int, how: str) -> None:
    """The two cards left keep their order, and the third comes from the same deck; the other row is not touched."""
    other = t.OTHER[place]
    pos = t.load(t.seat(gold=9), **t.at(place, t.site(ROWS[place]), t.site(ROWS[other])))
    before, beside = t.deck(pos, place), (t.row(pos, other), t.deck(pos, other), [])
    lying = ROWS[place].split()
    t.take(pos, lying[slot], face_down=how == "down")
    now = t.row(pos, place)
    assert now[:2] == lying[:slot] + lying[slot + 1 :]
    assert len(now) == 3
    assert sorted([*t.deck(pos, place), now[2]]) == before
    assert t.discard(pos, place) == [], "a taken card goes to no discard pile"
    assert (t.row(pos, other), t.deck(pos, other), t.discard(pos, other)) == beside


@pytest.mark.parametrize("seed", range(5))
def test_discards_are_shuffled_into_a_new_deck_when_the_deck_is_used_up(seed: int) -> None:
    """The new card comes from them, and the rest of them is the deck."""
    used = t.others("village", ROWS["village"])
    pos = t.load(t.seat(gold=9), village=t.site(ROWS["village"], discard=used), seed=seed)
    assert t.deck(pos, "village") == []
    t.take(pos, "spy")
    now = t.row(pos, "village")
    assert now[:2] == ["inventor", "baker"]
    assert now[2] in used
    assert sorted([*t.deck(pos, "village"), now[2]]) == sorted(used)
    assert t.discard(pos, "village") == []


def test_the_reshuffled_deck_differs_from_game_to_game() -> None:
    third = set()
    for seed in range(12):
        village = t.site(ROWS["village"], discard=t.others("village", ROWS["village"]))
        pos = t.load(t.seat(gold=9), village=village, seed=seed)
        t.take(pos, "spy")
        third.add(t.row(pos, "village")[2])
    assert len(third) > 4


def test_the_last_card_of_the_deck_completes_the_row_before_the_discards_of_either_location() -> None:
    castle = t.site(ROWS["castle"], discard=t.others("castle", ROWS["castle"]))
    village = t.site(ROWS["village"], discard=t.others("village", ROWS["village"], "witch"), deck="witch")
    pos = t.load(t.seat(gold=9), castle=castle, village=village)
    t.take(pos, "spy")
    assert t.row(pos, "village") == ["inventor", "baker", "witch"]
    assert t.row(pos, "castle") == ROWS["castle"].split()


def test_the_last_turn_of_the_game_has_a_fourth_step_too() -> None:
    """The messenger moves and the rows are completed, though nobody plays any more."""
    pos = t.load(t.seat("- - -", "- - -", "- - .", gold=9), t.seat(*t.ALL_DOWN), village=t.site("farmer spy baker"))
    t.take(pos, "farmer")
    assert pos.over
    assert t.messenger(pos) == "castle"
    assert t.row(pos, "village")[:2] == ["spy", "baker"]
    assert len(t.row(pos, "village")) == 3


def test_keys_of_the_next_player_come_after_the_rows_are_completed() -> None:
    pos = t.load(t.seat(gold=9), t.seat(gold=9, keys=1), village=t.site(ROWS["village"]))
    t.take(pos, "spy")
    assert t.KEEP_KEY in pos.choices
    assert [len(t.row(pos, place)) for place in t.LOCATIONS] == [3, 3]
