"""A location that can no longer be completed leaves the game: five players can do it, with 37 cards taken."""

from __future__ import annotations

from collections import Counter

import pytest
from castle_combo.rules.table import (
    KEEP_KEY,
    OTHER,
    REMOVED,
    RENEW_ROW,
    Json,
    Seat,
    Site,
    deck,
    discard,
    gold,
    home,
    keys,
    messenger,
    offered,
    position,
    questions,
    removed,
    row,
    seat,
    site,
    tableau,
    take,
)

from bailey.games import castle_combo

LOCATIONS = ("castle", "village")
# The third of each has an icon.
LAST_THREE = {"castle": "duchess prince judge", "village": "inventor spy farmer"}


def crowd(place: str, counts: tuple[int, ...], gold_each: int = 9, keys_each: int = 0) -> list[Seat]:
    """Five players with so many face-down cards of one location each."""
    mark = "c" if place == "castle" else "v"
    grids = []
    for count in counts:
        marks = [mark if i < count else "." for i in range(9)]
        grids.append((" ".join(marks[:3]), " ".join(marks[3:6]), " ".join(marks[6:])))
    return [seat(*grid, gold=gold_each, keys=keys_each) for grid in grids]


def at(place: str, here: Site, there: Site) -> dict[str, Site]:
    """Name two sites by their location."""
    return {place: here, OTHER[place]: there}


def table(place: str, counts: tuple[int, ...], here: Site, there: Site, turn: int = 0) -> Json:
    """Five players, the messenger at `place`."""
    sites = at(place, here, there)
    return position(*crowd(place, counts), turn=turn, messenger=place, castle=sites["castle"], village=sites["village"])


def after_removal(place: str, there: Site, *, gold_each: int = 9, keys_each: int = 0) -> Json:
    """37 cards of `place` are taken, it is out of the game, and seat 2 plays at the other location."""
    sites = at(place, REMOVED, there)
    return position(
        *crowd(place, (8, 8, 7, 7, 7), gold_each, keys_each),
        turn=2,
        messenger=OTHER[place],
        castle=sites["castle"],
        village=sites["village"],
    )


@pytest.mark.parametrize("place", LOCATIONS)
@pytest.mark.parametrize("face_down", [False, True])
def test_a_location_that_cannot_be_completed_is_removed(place: str, face_down: bool) -> None:  # noqa: FBT001
    """With 36 cards taken and nothing in deck and discards, the next card ends the location."""
    pos = castle_combo.load(table(place, (8, 7, 7, 7, 7), site(LAST_THREE[place]), site(), turn=1))
    assert deck(pos, place) == []
    take(pos, LAST_THREE[place].split()[0], face_down=face_down)
    assert removed(pos, place)
    assert not removed(pos, OTHER[place])


@pytest.mark.parametrize("place", LOCATIONS)
def test_all_cards_of_a_removed_location_leave_the_game(place: str) -> None:
    """The two cards still open go too; only tableaux keep theirs."""
    pos = castle_combo.load(table(place, (8, 7, 7, 7, 7), site(LAST_THREE[place]), site(), turn=1))
    take(pos, LAST_THREE[place].split()[0], face_down=True)
    assert (row(pos, place), deck(pos, place), discard(pos, place)) == ([], [], [])
    assert [len(tableau(pos, p)) for p in range(5)] == [8, 8, 7, 7, 7]


@pytest.mark.parametrize("place", LOCATIONS)
@pytest.mark.parametrize("slot", [0, 2])
@pytest.mark.parametrize("face_down", [False, True])
def test_the_messenger_goes_to_the_location_that_is_left(place: str, slot: int, face_down: bool) -> None:  # noqa: FBT001
    """Whether or not the last card had an icon, and even if it was taken face down."""
    pos = castle_combo.load(table(place, (8, 7, 7, 7, 7), site(LAST_THREE[place]), site(), turn=1))
    take(pos, LAST_THREE[place].split()[slot], face_down=face_down)
    assert messenger(pos) == OTHER[place]
    assert pos.turn == 2
    assert len(row(pos, OTHER[place])) == 3
    assert len(offered(pos, "take_face_down")) == 3


@pytest.mark.parametrize("place", LOCATIONS)
def test_a_location_stays_while_its_row_can_be_completed(place: str) -> None:
    """The last card of the deck, or the last of the discards, still makes three."""
    last = "steward" if place == "castle" else "baker"
    for here in (site(LAST_THREE[place], deck=last), site(LAST_THREE[place], discard=[last])):
        pos = castle_combo.load(table(place, (7, 7, 7, 7, 7), here, site()))
        take(pos, LAST_THREE[place].split()[0], face_down=True)
        assert not removed(pos, place)
        assert row(pos, place) == [*LAST_THREE[place].split()[1:], last]
        assert messenger(pos) == place
        take(pos, last, face_down=True)
        assert removed(pos, place)
        assert messenger(pos) == OTHER[place]


def test_a_location_is_removed_after_the_ability_of_the_last_card() -> None:
    """The card itself is bought and works as ever: Judge gives its two keys."""
    pos = castle_combo.load(table("castle", (8, 7, 7, 7, 7), site(LAST_THREE["castle"]), site(), turn=1))
    take(pos, "judge")
    assert (gold(pos, 1), keys(pos, 1)) == (5, 2)
    assert removed(pos, "castle")


@pytest.mark.parametrize("place", LOCATIONS)
def test_icons_no_longer_move_the_messenger(place: str) -> None:
    """A bought card with an icon of the removed location leaves it where it is."""
    card = "judge" if place == "village" else "farmer"
    pos = castle_combo.load(after_removal(place, site(card)))
    take(pos, card)
    assert messenger(pos) == OTHER[place] == home(card)
    assert pos.turn == 3


@pytest.mark.parametrize("place", LOCATIONS)
def test_a_key_can_no_longer_move_the_messenger(place: str) -> None:
    """Keeping the key and renewing the row are what is left."""
    pos = castle_combo.load(after_removal(place, site(), keys_each=2))
    assert questions(pos) == {"keep_key", "renew_row"}


@pytest.mark.parametrize("place", LOCATIONS)
def test_a_key_still_renews_the_row_that_is_left(place: str) -> None:
    """Three new cards, the old ones on the discard pile, one key spent."""
    other = OTHER[place]
    pos = castle_combo.load(after_removal(place, site(LAST_THREE[other]), keys_each=2))
    before = deck(pos, other)
    pos.push(RENEW_ROW)
    assert keys(pos, 2) == 1
    assert discard(pos, other) == sorted(LAST_THREE[other].split())
    assert sorted(row(pos, other) + deck(pos, other)) == before
    assert len(row(pos, other)) == 3


@pytest.mark.parametrize("place", LOCATIONS)
def test_only_the_row_that_is_left_is_completed(place: str) -> None:
    """The removed location stays empty."""
    other = OTHER[place]
    pos = castle_combo.load(after_removal(place, site(LAST_THREE[other])))
    take(pos, LAST_THREE[other].split()[1], face_down=True)
    assert len(row(pos, other)) == 3
    assert (row(pos, place), removed(pos, place)) == ([], True)


@pytest.mark.parametrize(
    ("card", "place", "left"),
    [("executioner", "castle", 9), ("gravedigger", "village", 5), ("guildmaster", "village", 4)],
)
def test_a_discard_card_does_nothing_when_its_row_has_left_the_game(card: str, place: str, left: int) -> None:
    """Nothing is asked, nothing gained; the card is paid, and the turn goes on."""
    pos = castle_combo.load(after_removal(place, site(card)))
    take(pos, card)
    assert pos.turn == 3
    assert (gold(pos, 2), keys(pos, 2)) == (left, 0)
    assert (row(pos, place), discard(pos, place)) == ([], [])


def test_a_discount_for_a_removed_location_is_simply_of_no_use() -> None:
    """Cards of the other location keep their price."""
    pos = castle_combo.load(after_removal("castle", site("fisherman farmer")))
    take(pos, "fisherman")
    assert gold(pos, 2) == 7
    assert removed(pos, "castle")


def test_the_last_turn_of_the_game_may_remove_a_location_too() -> None:
    """The rows are completed after the last card as after any other, and the game is over and scored."""
    table_of_five = [seat("c c c", "c c c", "c c c") for _ in range(4)] + [seat("v v v", "v v v", "v v .")]
    drawn = position(*table_of_five, turn=4, messenger="castle", castle=site(LAST_THREE["castle"]))
    pos = castle_combo.load(drawn)
    take(pos, "prince", face_down=True)
    assert pos.over
    assert (removed(pos, "castle"), messenger(pos), row(pos, "castle")) == (True, "village", [])
    assert pos.score() == [0, 0, 0, 0, 2]


def test_nobody_but_five_players_can_use_a_location_up() -> None:
    """Four players who take every card from one location still leave three cards there."""
    pos = castle_combo.new(players=4, seed=6)
    while not pos.over:
        take(pos, row(pos, "village")[0], face_down=True)
    assert not removed(pos, "village")
    assert len(row(pos, "village")) == 3
    assert deck(pos, "village") == []


def test_five_players_use_the_village_up_and_end_at_the_castle() -> None:
    """If all take face down, 37 cards come from the village and the last eight from the castle."""
    pos = castle_combo.new(players=5, seed=6)
    while not pos.over:
        if KEEP_KEY in pos.choices:
            pos.push(KEEP_KEY)
        take(pos, row(pos, messenger(pos))[0], face_down=True)
    taken = Counter(home(one["card"]) for p in range(5) for one in tableau(pos, p))
    assert taken == {"village": 37, "castle": 8}
    assert removed(pos, "village")
    assert messenger(pos) == "castle"
    assert [len(tableau(pos, p)) for p in range(5)] == [9] * 5
