"""A location that can no longer be completed leaves the game: five players can do it, with 37 cards taken."""

from __future__ import annotations

from collections import Counter
from typing import TYPE_CHECKING

import pytest
from cases import cases
from castle_combo.rules import table as t

from bailey.core import BadInput
from bailey.games import castle_combo

if TYPE_CHECKING:
    from bailey.core.play.position import Position

# The third of each has an icon.
LAST_THREE = {"castle": "duchess prince judge", "village": "inventor spy farmer"}
each_place = pytest.mark.parametrize("place", t.LOCATIONS)


def crowd(place: str, counts: tuple[int, ...], keys_each: int = 0) -> list[t.Seat]:
    """Five players with nine gold and so many face-down cards of one location each."""
    cells = [[place[0]] * count + ["."] * (9 - count) for count in counts]
    return [t.seat(*(" ".join(c[i : i + 3]) for i in (0, 3, 6)), gold=9, keys=keys_each) for c in cells]


def nearly(place: str) -> Position:
    """36 cards of a location are taken, its last three lie open, and seat 1 plays there."""
    return t.load(*crowd(place, (8, 7, 7, 7, 7)), turn=1, **t.at(place, t.site(LAST_THREE[place])))


def after_removal(place: str, there: t.Site, keys_each: int = 0) -> Position:
    """37 cards of `place` are taken, it is out of the game, and seat 2 plays at the other location."""
    return t.load(*crowd(place, (8, 8, 7, 7, 7), keys_each), turn=2, **t.at(t.OTHER[place], there, t.REMOVED))


@each_place
@pytest.mark.parametrize("slot", [0, 2], ids=["no icon", "icon"])
@pytest.mark.parametrize("how", ["up", "down"])
def test_a_location_that_cannot_be_completed_is_removed(place: str, slot: int, how: str) -> None:
    """The two cards still open leave the game too, and the messenger goes to the location that is left."""
    pos, other = nearly(place), t.OTHER[place]
    assert t.deck(pos, place) == []
    t.take(pos, LAST_THREE[place].split()[slot], face_down=how == "down")
    assert (t.removed(pos, place), t.removed(pos, other)) == (True, False)
    assert (t.row(pos, place), t.deck(pos, place), t.discard(pos, place)) == ([], [], [])
    assert [len(t.tableau(pos, p)) for p in range(5)] == [8, 8, 7, 7, 7]
    assert (t.messenger(pos), pos.turn) == (other, 2)
    assert (len(t.row(pos, other)), len(t.offered(pos, "take_face_down"))) == (3, 3)


@each_place
@pytest.mark.parametrize("pile", ["deck", "discard"])
def test_a_location_stays_while_its_row_can_be_completed(place: str, pile: str) -> None:
    """The last card of the deck, or the last of the discards, still makes three."""
    last = "steward" if place == "castle" else "baker"
    here = t.site(LAST_THREE[place], **{pile: last if pile == "deck" else [last]})
    pos = t.load(*crowd(place, (7, 7, 7, 7, 7)), **t.at(place, here))
    t.take(pos, LAST_THREE[place].split()[0], face_down=True)
    assert (t.removed(pos, place), t.messenger(pos)) == (False, place)
    assert t.row(pos, place) == [*LAST_THREE[place].split()[1:], last]
    t.take(pos, last, face_down=True)
    assert (t.removed(pos, place), t.messenger(pos)) == (True, t.OTHER[place])


def test_a_location_is_removed_after_the_ability_of_the_last_card() -> None:
    """The card itself is bought and works as ever: Judge gives its two keys."""
    pos = nearly("castle")
    t.take(pos, "judge")
    assert (t.held(pos)[1], t.removed(pos, "castle")) == ((5, 2), True)


@each_place
def test_icons_no_longer_move_the_messenger(place: str) -> None:
    card = "judge" if place == "village" else "farmer"
    pos = after_removal(place, t.site(card))
    t.take(pos, card)
    assert t.messenger(pos) == t.OTHER[place] == t.home(card)
    assert pos.turn == 3


@each_place
def test_a_key_can_no_longer_move_the_messenger_but_renews_the_row_that_is_left(place: str) -> None:
    """Three new cards, the old ones on the discard pile, one key spent."""
    other = t.OTHER[place]
    pos = after_removal(place, t.site(LAST_THREE[other]), keys_each=2)
    assert t.questions(pos) == {"keep_key", "renew_row"}
    before = t.deck(pos, other)
    pos.push(t.RENEW_ROW)
    assert t.keys(pos, 2) == 1
    assert t.discard(pos, other) == sorted(LAST_THREE[other].split())
    assert sorted(t.row(pos, other) + t.deck(pos, other)) == before
    assert len(t.row(pos, other)) == 3


@each_place
def test_only_the_row_that_is_left_is_completed(place: str) -> None:
    other = t.OTHER[place]
    pos = after_removal(place, t.site(LAST_THREE[other]))
    t.take(pos, LAST_THREE[other].split()[1], face_down=True)
    assert len(t.row(pos, other)) == 3
    assert (t.row(pos, place), t.removed(pos, place)) == ([], True)


@cases("card place left", {
    "executioner": ("executioner", "castle", 9),
    "gravedigger": ("gravedigger", "village", 5),
    "guildmaster": ("guildmaster", "village", 4),
    "a discount for it is of no use": ("fisherman", "castle", 7),
})  # fmt: skip
def test_a_card_that_looks_at_it_does_nothing(card: str, place: str, left: int) -> None:
    """Nothing is asked, nothing gained; the card is paid, and the turn goes on."""
    pos = after_removal(place, t.site(card))
    t.take(pos, card)
    assert (pos.turn, t.held(pos)[2]) == (3, (left, 0))
    assert (t.row(pos, place), t.discard(pos, place), t.removed(pos, place)) == ([], [], True)


def test_the_last_turn_of_the_game_may_remove_a_location_too() -> None:
    """The rows are completed after the last card as after any other, and the game is over and scored."""
    table = [t.seat("c c c", "c c c", "c c c") for _ in range(4)] + [t.seat("v v v", "v v v", "v v .")]
    pos = t.load(*table, turn=4, messenger="castle", castle=t.site(LAST_THREE["castle"]))
    t.take(pos, "prince", face_down=True)
    assert pos.over
    assert (t.removed(pos, "castle"), t.messenger(pos), t.row(pos, "castle")) == (True, "village", [])
    assert pos.score() == [0, 0, 0, 0, 2]


@pytest.mark.parametrize(
    ("players", "taken"), [(4, {"village": 36}), (5, {"village": 37, "castle": 8})], ids=["four", "five"]
)
def test_nobody_but_five_players_can_use_a_location_up(players: int, taken: dict[str, int]) -> None:
    """Four who take every card from the village leave three there; the last eight of five come from the castle."""
    pos = castle_combo.new(players=players, seed=6)
    while not pos.over:
        if t.KEEP_KEY in pos.choices:
            pos.push(t.KEEP_KEY)
        t.take(pos, t.row(pos, t.messenger(pos))[0], face_down=True)
    assert Counter(t.home(one["card"]) for p in range(players) for one in t.tableau(pos, p)) == taken
    assert [len(t.tableau(pos, p)) for p in range(players)] == [9] * players
    assert (t.removed(pos, "village"), t.deck(pos, "village")) == (players == 5, [])
    assert (len(t.row(pos, "village")), t.messenger(pos)) == ((0, "castle") if players == 5 else (3, "village"))
    assert [t.gold(pos, p) for p in range(players)] == [15 + 9 * 6] * players


@each_place
@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_a_written_position_removes_no_location_that_no_game_can_remove(place: str, seats: int) -> None:
    """It takes five players, who have 37 of its cards."""
    said = rf"position\.{place}\.removed: 39 of its cards lie in no tableau; .*, which takes five players"
    with pytest.raises(BadInput, match=said):
        castle_combo.load({"messenger": t.OTHER[place], place: {"removed": True}, "players": [{}] * seats})
