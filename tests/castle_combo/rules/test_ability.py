"""Step 3: what each card does at once when it has been placed.

Expectations were counted by hand from the printed cards. In the comments a letter stands for a shield:
N nobility, F faith, S scholarship, M military, C craftsmanship, P peasantry.
"""

from __future__ import annotations

import pytest
from castle_combo.rules.table import (
    CASTLE,
    VILLAGE,
    bought,
    finish,
    gold,
    keys,
    messenger,
    offered,
    position,
    questions,
    ready,
    row,
    seat,
    site,
    stored,
    take,
)

from bailey.games import castle_combo

# Card, its price, the gold and the keys it gives as its player's only card: it counts itself.
ALONE = [
    ("duchess", 5, 0, 2),
    ("his-majesty", 6, 0, 0),
    ("prince", 6, 1, 0),
    ("princess", 3, 0, 0),
    ("chancellor", 6, 0, 1),
    ("jester", 3, 2, 0),
    ("queen-mother", 3, 0, 0),
    ("her-majesty-the-queen", 7, 0, 1),
    ("baron", 3, 0, 0),
    ("steward", 0, 0, 0),
    ("mother-superior", 5, 0, 4),
    ("scribe", 4, 1, 0),
    ("templar", 5, 0, 1),
    ("cardinal", 4, 0, 1),
    ("chaplain", 5, 1, 0),
    ("his-holiness", 7, 0, 3),
    ("nun", 3, 1, 0),
    ("devout", 4, 8, 0),
    ("pilgrim", 6, 0, 0),
    ("astronomer", 5, 0, 0),
    ("alchemist", 6, 0, 0),
    ("professor", 4, 1, 0),
    ("apothecary", 3, 0, 0),
    ("goldsmith", 4, 0, 1),
    ("architect", 4, 0, 0),
    ("patron", 7, 0, 0),
    ("judge", 4, 0, 2),
    ("captain", 5, 0, 0),
    ("officer", 5, 1, 0),
    ("royal-guard", 4, 0, 1),
    ("lookout", 6, 0, 1),
    ("knight", 5, 1, 0),
    ("general", 7, 0, 1),
    ("glassblower", 5, 1, 0),
    ("chatelaine", 2, 0, 0),
    ("pawnbroker", 4, 1, 0),
    ("miraculously-cured", 2, 0, 1),
    ("vicar", 0, 1, 0),
    ("spy", 4, 1, 0),
    ("inventor", 2, 2, 0),
    ("doctor", 5, 1, 0),
    ("philosopher", 2, 0, 0),
    ("squire", 0, 0, 0),
    ("mercenary", 6, 2, 0),
    ("master-at-arms", 2, 2, 0),
    ("stonemason", 3, 0, 0),
    ("potter", 2, 0, 0),
    ("armorer", 3, 0, 0),
    ("spice-merchant", 0, 2, 0),
    ("clockmaker", 3, 1, 0),
    ("sculptor", 3, 0, 1),
    ("innkeeper", 0, 0, 0),
    ("carpenter", 0, 0, 5),
    ("locksmith", 4, 0, 1),
    ("farmer", 5, 0, 2),
    ("woodcutter", 0, 1, 0),
    ("brigand", 7, 0, 0),
    ("witch", 4, 1, 0),
    ("beggar", 0, 1, 0),
    ("monk", 4, 0, 1),
    ("shepherd", 5, 8, 0),
    ("winemaker", 2, 1, 0),
    ("stable-boy", 4, 0, 1),
    ("farmhand", 0, 0, 0),
    ("traveler", 0, 3, 0),
    ("usurper", 5, 0, 1),
    ("fisherman", 2, 0, 0),
    ("revolutionary", 4, 0, 1),
    ("baker", 0, 1, 1),
    ("beekeeper", 2, 0, 0),
]
# These ask their player something: see the choices of cards.
ASKING = {
    "gravedigger",
    "guildmaster",
    "executioner",
    "banker",
    "bombardier",
    "militiaman",
    "barbarian",
    "blacksmith",
}

DUCHESS_FARMER_JUDGE = ("duchess farmer judge", "@ . .")  # castle NN, village PP, castle S
# Card, its price, the grid it comes into, the gold and the keys it gives there.
IN_COMPANY = [
    ("prince", 6, ("duchess his-majesty @",), 4, 0),  # N: 2 + 1 + itself 1
    ("chancellor", 6, ("inventor professor @",), 0, 4),  # S: 2 + 1 + itself 1
    ("jester", 3, ("duchess @",), 6, 0),  # N: 2 + itself 1, two gold each
    ("her-majesty-the-queen", 7, ("duchess stable-boy @",), 0, 4),  # N: 2 + 1 + itself 1
    ("scribe", 4, ("mother-superior monk @",), 4, 0),  # F: 2 + 1 + itself 1
    ("cardinal", 4, DUCHESS_FARMER_JUDGE, 0, 3),  # castle: duchess, judge, itself
    ("chaplain", 5, DUCHESS_FARMER_JUDGE, 2, 0),  # one shield: judge, itself
    ("nun", 3, DUCHESS_FARMER_JUDGE, 3, 0),  # castle: duchess, judge, itself
    ("devout", 4, ("duchess - judge", "@ . ."), 5, 0),  # four cells filled
    ("devout", 4, ("- - -", "- - -", "- - @"), 0, 0),  # no cell empty
    ("professor", 4, ("duchess monk locksmith", "@ . ."), 5, 0),  # N, F, P, C, itself S
    ("professor", 4, ("inventor judge @",), 1, 0),  # S only
    ("goldsmith", 4, DUCHESS_FARMER_JUDGE, 0, 3),  # two shields: duchess, farmer, itself
    ("judge", 4, ("inventor farmer @",), 0, 2),  # always two
    ("duchess", 5, ("prince his-majesty @",), 0, 2),  # always two
    ("mother-superior", 5, ("nun monk @",), 0, 4),  # always four
    ("officer", 5, ("duchess royal-guard @",), 5, 0),  # N: 2 + 1; M: 1 + itself 1
    ("lookout", 6, ("master-at-arms officer @",), 0, 4),  # M: 2 + 1 + itself 1
    ("knight", 5, DUCHESS_FARMER_JUDGE, 3, 0),  # castle: duchess, judge, itself
    ("general", 7, ("duchess monk locksmith", "@ . ."), 0, 5),  # N, F, P, C, itself M
    ("general", 7, ("duchess spy monk", "@ - locksmith"), 0, 6),  # N, S, M, F, P, C: no more than six
    ("glassblower", 5, ("mother-superior sculptor @",), 5, 0),  # F: 2 + 1; C: 1 + itself 1
    ("pawnbroker", 4, ("cardinal locksmith duchess", "@ . ."), 3, 0),  # price 4: all but duchess
    ("miraculously-cured", 2, ("potter steward duchess", "@ . ."), 0, 3),  # purses: potter, steward, itself
    ("vicar", 0, DUCHESS_FARMER_JUDGE, 2, 0),  # village: farmer, itself
    ("inventor", 2, ("professor winemaker @",), 4, 0),  # S: 1 + 1 + itself 2
    ("doctor", 5, ("winemaker farmer @",), 5, 0),  # S: 1 + itself 1; P: 1 + 2
    ("mercenary", 6, ("duchess monk goldsmith", "@ . ."), 6, 0),  # N, F, P, S, C, itself M
    ("master-at-arms", 2, ("officer royal-guard @",), 4, 0),  # M: 1 + 1 + itself 2
    ("spice-merchant", 0, ("potter goldsmith @",), 8, 0),  # C: 2 + 1 + itself 1, two gold each
    ("clockmaker", 3, ("potter goldsmith @",), 4, 0),  # C: 2 + 1 + itself 1
    ("sculptor", 3, ("mother-superior monk @",), 0, 4),  # F: 2 + 1 + itself 1
    ("carpenter", 0, ("duchess monk -", "@ . ."), 0, 2),  # S and M are missing
    ("carpenter", 0, ("duchess monk spy", "@ . ."), 0, 0),  # nothing is missing
    ("locksmith", 4, ("potter goldsmith @",), 0, 4),  # C: 2 + 1 + itself 1
    ("farmer", 5, ("monk woodcutter @",), 0, 4),  # P: 1 + 1 + itself 2
    ("woodcutter", 0, ("duchess - judge", "@ . ."), 4, 0),  # four cells filled
    ("woodcutter", 0, ("duchess - judge", "- - -", "- - @"), 9, 0),  # all cells filled
    ("beggar", 0, ("duchess - judge", "@ . ."), 4, 0),  # four cells filled
    ("monk", 4, ("mother-superior sculptor @",), 0, 4),  # F: 2 + 1 + itself 1
    ("shepherd", 5, ("duchess - judge", "@ . ."), 5, 0),  # four cells filled
    ("winemaker", 2, DUCHESS_FARMER_JUDGE, 2, 0),  # village: farmer, itself
    ("stable-boy", 4, ("duchess his-majesty @",), 0, 4),  # N: 2 + 1 + itself 1
    ("traveler", 0, ("steward farmer vicar", "@ . ."), 9, 0),  # price 0: steward, vicar, itself
    ("usurper", 5, DUCHESS_FARMER_JUDGE, 0, 2),  # one shield: judge, itself
    ("revolutionary", 4, DUCHESS_FARMER_JUDGE, 0, 2),  # village: farmer, itself
    ("baker", 0, DUCHESS_FARMER_JUDGE, 3, 2),  # P: 2 + itself 1; village: farmer, itself
]


def test_every_card_is_tried_in_some_test() -> None:
    """Each card is either in the list below or asks something."""
    assert sorted([card for card, _, _, _ in ALONE] + sorted(ASKING)) == sorted(CASTLE + VILLAGE)


@pytest.mark.parametrize(("card", "price", "more_gold", "more_keys"), ALONE)
def test_a_card_counts_itself(card: str, price: int, more_gold: int, more_keys: int) -> None:
    """As the only card of its player it gives what its own shields, banner, price or cell are worth."""
    pos = bought(card, seat("@", gold=20))
    assert pos.turn == 1
    assert (gold(pos), keys(pos)) == (20 - price + more_gold, more_keys)


@pytest.mark.parametrize(("card", "price", "grid", "more_gold", "more_keys"), IN_COMPANY)
def test_an_ability_grows_with_the_tableau(
    card: str, price: int, grid: tuple[str, ...], more_gold: int, more_keys: int
) -> None:
    """It counts what lies there with the new card, wherever in the grid."""
    pos = bought(card, seat(*grid, gold=20))
    assert pos.turn == 1
    assert (gold(pos), keys(pos)) == (20 - price + more_gold, more_keys)


@pytest.mark.parametrize(("card", "price", "grid", "more_gold", "more_keys"), IN_COMPANY)
def test_an_ability_looks_at_the_own_tableau_only(
    card: str, price: int, grid: tuple[str, ...], more_gold: int, more_keys: int
) -> None:
    """Whatever the opponents have, the card gives the same, and they gain nothing."""
    rich = seat("astronomer captain guildmaster", "fisherman queen-mother gravedigger", gold=5, keys=0)
    pos = bought(card, seat(*grid, gold=20), rich)
    assert (gold(pos), keys(pos)) == (20 - price + more_gold, more_keys)
    assert (gold(pos, 1), keys(pos, 1)) == (5, 0)


@pytest.mark.parametrize(
    ("card", "own", "all_others"),
    [
        ("his-majesty", (0, 0), (1, 0)),
        ("patron", (0, 0), (2, 0)),
        ("his-holiness", (0, 3), (0, 1)),
        ("innkeeper", (0, 0), (2, 0)),
        ("royal-guard", (0, 1), (0, 1)),
    ],
)
@pytest.mark.parametrize("players", [2, 3, 5])
def test_opponents_are_all_other_players(
    card: str, own: tuple[int, int], all_others: tuple[int, int], players: int
) -> None:
    """Every one of them gains, not only a neighbour; the player himself gains what is his."""
    price = {"his-majesty": 6, "patron": 7, "his-holiness": 7, "innkeeper": 0, "royal-guard": 4}[card]
    pos = bought(card, seat("@", gold=20), *[seat(gold=3) for _ in range(players - 1)])
    assert (gold(pos), keys(pos)) == (20 - price + own[0], own[1])
    gains = [(gold(pos, p) - 3, keys(pos, p)) for p in range(1, players)]
    assert gains == [all_others] * (players - 1)


def test_opponents_are_all_others_for_a_later_seat_too() -> None:
    """Seat 1 of three plays Patron: seats 0 and 2 gain."""
    table = [seat(gold=1), seat(gold=7), seat(gold=1)]
    pos = castle_combo.load(position(*table, turn=1, messenger="castle", castle=site("patron")))
    take(pos, "patron")
    assert [gold(pos, p) for p in range(3)] == [3, 0, 3]


def test_royal_guard_gives_every_player_one_key() -> None:
    """The player too, however many military or nobility shields lie anywhere."""
    pos = bought("royal-guard", seat("duchess captain @", gold=4), seat("prince"), seat())
    assert [keys(pos, p) for p in range(3)] == [1, 1, 1]
    assert [gold(pos, p) for p in range(3)] == [0, 0, 0]


def test_farmer_gives_a_key_for_each_peasantry_shield() -> None:
    """Two shields on one card count twice, its own two as well."""
    pos = bought("farmer", seat("fisherman @", gold=5))
    assert (gold(pos), keys(pos)) == (0, 4)


@pytest.mark.parametrize(("card", "price"), [("queen-mother", 3), ("potter", 2), ("beekeeper", 2), ("innkeeper", 0)])
def test_storing_puts_two_gold_from_the_supply_on_each_own_purse(card: str, price: int) -> None:
    """On the card itself too; the player pays for the card only, and a purse of the opponent stays empty."""
    own = seat("vicar sculptor:1 master-at-arms", "@ . .", gold=10)
    pos = bought(card, own, seat("farmhand"))
    assert [stored(pos, one) for one in ("vicar", "sculptor", "master-at-arms", card)] == [2, 3, 2, 2]
    assert gold(pos) == 10 - price
    assert stored(pos, "farmhand", 1) == 0


@pytest.mark.parametrize("card", ["queen-mother", "potter", "beekeeper", "innkeeper"])
def test_storing_stops_at_the_capacity(card: str) -> None:
    """A purse with one free place takes one, a full one none; the rest is lost."""
    pos = bought(card, seat("steward:3 gravedigger:7 vicar:4", "@ . .", gold=10))
    assert [stored(pos, one) for one in ("steward", "gravedigger", "vicar", card)] == [3, 8, 5, 2]


@pytest.mark.parametrize("card", ["queen-mother", "potter", "beekeeper", "innkeeper"])
def test_a_purse_alone_stores_on_itself(card: str) -> None:
    """The card counts itself."""
    assert stored(bought(card, seat("@", gold=3)), card) == 2


def test_nothing_is_stored_on_cards_without_a_purse() -> None:
    """Only purse cards take gold."""
    pos = bought("potter", seat("duchess banker @", gold=2))
    assert (stored(pos, "duchess"), stored(pos, "banker"), stored(pos, "potter")) == (0, 0, 2)


def test_a_purse_begins_empty() -> None:
    """A purse card that stores nothing itself has no gold on it."""
    assert stored(bought("vicar", seat("@", gold=3)), "vicar") == 0


def test_an_ability_is_mandatory() -> None:
    """Nobody is asked whether it shall happen, not even if it helps the opponents only."""
    pos = ready("his-majesty", seat(gold=6), seat())
    pos.push({"do": "take", "slot": row(pos, messenger(pos)).index("his-majesty")})
    assert pos.turn == 1
    assert gold(pos, 1) == 1


def test_an_ability_works_after_the_card_is_placed_not_before() -> None:
    """Nothing is gained while the cell is still open."""
    pos = ready("judge", seat("-", gold=4))
    pos.push({"do": "take", "slot": 0})
    assert questions(pos) == {"place"}
    assert keys(pos) == 0
    pos.push({"do": "place", **offered(pos, "place")[0]})
    assert keys(pos) == 2


def test_an_ability_works_once() -> None:
    """At the owner's next turns the card does nothing more."""
    pos = bought("judge", seat("@", gold=4), seat())
    assert keys(pos) == 2
    finish(pos, 1)
    assert pos.turn == 0
    assert keys(pos) == 2


def test_gains_come_from_a_supply_without_end() -> None:
    """More keys and gold than there are pieces in the box."""
    pos = bought("farmer", seat("@", gold=500, keys=100))
    assert (gold(pos), keys(pos)) == (495, 102)
