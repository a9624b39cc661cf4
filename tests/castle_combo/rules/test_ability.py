"""Step 3: what each card does at once when it has been placed.

Expectations were counted by hand from the printed cards. In the comments a letter stands for a shield:
N nobility, F faith, S scholarship, M military, C craftsmanship, P peasantry.
"""

from __future__ import annotations

import pytest
from castle_combo.rules import table as t
from every import for_every

# What a card gives as its player's only card, gold and keys: it counts itself.
ALONE = {
    (0, 0): """
        his-majesty princess queen-mother baron steward pilgrim astronomer alchemist apothecary architect patron
        captain chatelaine philosopher squire stonemason potter armorer innkeeper brigand farmhand fisherman
        beekeeper""",
    (1, 0): """prince scribe chaplain nun professor officer knight glassblower pawnbroker vicar spy doctor clockmaker
        woodcutter witch beggar winemaker""",
    (2, 0): "jester inventor mercenary master-at-arms spice-merchant",
    (3, 0): "traveler",
    (8, 0): "devout shepherd",
    (0, 1): """chancellor her-majesty-the-queen templar cardinal goldsmith royal-guard lookout general
        miraculously-cured sculptor locksmith monk stable-boy usurper revolutionary""",
    (1, 1): "baker",
    (0, 2): "duchess judge farmer",
    (0, 3): "his-holiness",
    (0, 4): "mother-superior",
    (0, 5): "carpenter",
}
EACH_ALONE = [(card, gain) for gain, cards in ALONE.items() for card in t.names(cards)]
# These ask their player something: see the choices of cards.
ASKING = t.names("gravedigger guildmaster executioner banker bombardier militiaman barbarian blacksmith")

DUCHESS_FARMER_JUDGE = ("duchess farmer judge", "@ . .")  # castle NN, village PP, castle S
# Card, the grid it comes into, the gold and the keys it gives there.
IN_COMPANY = [
    ("prince", ("duchess his-majesty @",), 4, 0),  # N: 2 + 1 + itself 1
    ("chancellor", ("inventor professor @",), 0, 4),  # S: 2 + 1 + itself 1
    ("jester", ("duchess @",), 6, 0),  # N: 2 + itself 1, two gold each
    ("her-majesty-the-queen", ("duchess stable-boy @",), 0, 4),  # N: 2 + 1 + itself 1
    ("scribe", ("mother-superior monk @",), 4, 0),  # F: 2 + 1 + itself 1
    ("cardinal", DUCHESS_FARMER_JUDGE, 0, 3),  # castle: duchess, judge, itself
    ("chaplain", DUCHESS_FARMER_JUDGE, 2, 0),  # one shield: judge, itself
    ("nun", DUCHESS_FARMER_JUDGE, 3, 0),  # castle: duchess, judge, itself
    ("devout", ("duchess - judge", "@ . ."), 5, 0),  # four cells filled
    ("devout", ("- - -", "- - -", "- - @"), 0, 0),  # no cell empty
    ("professor", ("duchess monk locksmith", "@ . ."), 5, 0),  # N, F, P, C, itself S
    ("professor", ("inventor judge @",), 1, 0),  # S only
    ("goldsmith", DUCHESS_FARMER_JUDGE, 0, 3),  # two shields: duchess, farmer, itself
    ("judge", ("inventor farmer @",), 0, 2),  # always two
    ("duchess", ("prince his-majesty @",), 0, 2),  # always two
    ("mother-superior", ("nun monk @",), 0, 4),  # always four
    ("royal-guard", ("duchess officer @",), 0, 1),  # always one
    ("officer", ("duchess royal-guard @",), 5, 0),  # N: 2 + 1; M: 1 + itself 1
    ("lookout", ("master-at-arms officer @",), 0, 4),  # M: 2 + 1 + itself 1
    ("knight", DUCHESS_FARMER_JUDGE, 3, 0),  # castle: duchess, judge, itself
    ("general", ("duchess monk locksmith", "@ . ."), 0, 5),  # N, F, P, C, itself M
    ("general", ("duchess spy monk", "@ - locksmith"), 0, 6),  # N, S, M, F, P, C: no more than six
    ("glassblower", ("mother-superior sculptor @",), 5, 0),  # F: 2 + 1; C: 1 + itself 1
    ("pawnbroker", ("cardinal locksmith duchess", "@ . ."), 3, 0),  # price 4: all but duchess
    ("miraculously-cured", ("potter steward duchess", "@ . ."), 0, 3),  # purses: potter, steward, itself
    ("vicar", DUCHESS_FARMER_JUDGE, 2, 0),  # village: farmer, itself
    ("inventor", ("professor winemaker @",), 4, 0),  # S: 1 + 1 + itself 2
    ("doctor", ("winemaker farmer @",), 5, 0),  # S: 1 + itself 1; P: 1 + 2
    ("mercenary", ("duchess monk goldsmith", "@ . ."), 6, 0),  # N, F, P, S, C, itself M
    ("master-at-arms", ("officer royal-guard @",), 4, 0),  # M: 1 + 1 + itself 2
    ("spice-merchant", ("potter goldsmith @",), 8, 0),  # C: 2 + 1 + itself 1, two gold each
    ("clockmaker", ("potter goldsmith @",), 4, 0),  # C: 2 + 1 + itself 1
    ("sculptor", ("mother-superior monk @",), 0, 4),  # F: 2 + 1 + itself 1
    ("carpenter", ("duchess monk -", "@ . ."), 0, 2),  # S and M are missing
    ("carpenter", ("duchess monk spy", "@ . ."), 0, 0),  # nothing is missing
    ("locksmith", ("potter goldsmith @",), 0, 4),  # C: 2 + 1 + itself 1
    ("farmer", ("monk woodcutter @",), 0, 4),  # P: 1 + 1 + itself 2
    ("farmer", ("beekeeper - @",), 0, 3),  # P: 1 + itself 2
    ("woodcutter", ("duchess - judge", "@ . ."), 4, 0),  # four cells filled
    ("woodcutter", ("duchess - judge", "- - -", "- - @"), 9, 0),  # all cells filled
    ("beggar", ("duchess - judge", "@ . ."), 4, 0),  # four cells filled
    ("monk", ("mother-superior sculptor @",), 0, 4),  # F: 2 + 1 + itself 1
    ("shepherd", ("duchess - judge", "@ . ."), 5, 0),  # four cells filled
    ("winemaker", DUCHESS_FARMER_JUDGE, 2, 0),  # village: farmer, itself
    ("stable-boy", ("duchess his-majesty @",), 0, 4),  # N: 2 + 1 + itself 1
    ("traveler", ("steward farmer vicar", "@ . ."), 9, 0),  # price 0: steward, vicar, itself
    ("usurper", DUCHESS_FARMER_JUDGE, 0, 2),  # one shield: judge, itself
    ("revolutionary", DUCHESS_FARMER_JUDGE, 0, 2),  # village: farmer, itself
    ("baker", DUCHESS_FARMER_JUDGE, 3, 2),  # P: 2 + itself 1; village: farmer, itself
]
RICH = t.seat("astronomer captain guildmaster", "fisherman queen-mother gravedigger", gold=5)


def test_every_card_is_tried_in_some_test() -> None:
    assert sorted([card for card, _ in EACH_ALONE] + [*ASKING]) == sorted(t.CASTLE + t.VILLAGE)


@for_every("card, gain", EACH_ALONE)
def test_a_card_counts_itself(card: str, gain: tuple[int, int]) -> None:
    pos = t.bought(card, t.seat("@", gold=20))
    assert pos.turn == 1
    assert t.held(pos)[0] == (20 - t.PRICE[card] + gain[0], gain[1])


@for_every("card, grid, more_gold, more_keys", IN_COMPANY)
def test_an_ability_grows_with_the_own_tableau_only(
    card: str, grid: tuple[str, ...], more_gold: int, more_keys: int
) -> None:
    """Whatever the opponents have, the card gives the same; only the Royal Guard gives them something."""
    pos = t.bought(card, t.seat(*grid, gold=20), RICH)
    assert pos.turn == 1
    assert t.held(pos) == [(20 - t.PRICE[card] + more_gold, more_keys), (5, int(card == "royal-guard"))]


@pytest.mark.parametrize(("card", "own", "all_others"), [
    ("his-majesty", (0, 0), (1, 0)),
    ("patron", (0, 0), (2, 0)),
    ("his-holiness", (0, 3), (0, 1)),
    ("innkeeper", (0, 0), (2, 0)),
    ("royal-guard", (0, 1), (0, 1)),
])  # fmt: skip
@pytest.mark.parametrize("players", [2, 3, 5])
def test_opponents_are_all_other_players(
    card: str, own: tuple[int, int], all_others: tuple[int, int], players: int
) -> None:
    """Every one of them gains, not only a neighbour; the player himself gains what is his."""
    pos = t.bought(card, t.seat("@", gold=20), *[t.seat(gold=3) for _ in range(players - 1)])
    first, *rest = t.held(pos)
    told = {event["player"] for event in pos.events if event["what"].startswith("gained")}
    assert told == {p for p, (gold, keys) in enumerate([own, *[all_others] * (players - 1)]) if gold or keys}
    assert first == (20 - t.PRICE[card] + own[0], own[1])
    assert rest == [(3 + all_others[0], all_others[1])] * (players - 1)


def test_opponents_are_all_others_for_a_later_seat_too() -> None:
    pos = t.load(t.seat(gold=1), t.seat(gold=7), t.seat(gold=1), turn=1, messenger="castle", castle=t.site("patron"))
    t.take(pos, "patron")
    assert [t.gold(pos, p) for p in range(3)] == [3, 0, 3]


STORING = ("queen-mother", "potter", "beekeeper", "innkeeper")


@pytest.mark.parametrize("card", STORING)
def test_storing_puts_two_gold_from_the_supply_on_each_own_purse(card: str) -> None:
    """On the card itself too, up to the capacity; a purse of the opponent stays empty, and so do other cards."""
    pos = t.bought(card, t.seat("vicar sculptor:1 master-at-arms", "@ duchess .", gold=10), t.seat("farmhand"))
    assert t.on_purses(pos, "vicar", "sculptor", "master-at-arms", card, "duchess") == [2, 3, 2, 2, 0]
    assert t.gold(pos) == 10 - t.PRICE[card]
    assert t.stored(pos, "farmhand", 1) == 0
    pos = t.bought(card, t.seat("steward:3 gravedigger:7 vicar:4", "@ . .", gold=10))
    assert t.on_purses(pos, "steward", "gravedigger", "vicar", card) == [3, 8, 5, 2]
    assert t.stored(t.bought(card, t.seat("@", gold=3)), card) == 2


def test_a_purse_begins_empty() -> None:
    assert t.stored(t.bought("vicar", t.seat("@", gold=3)), "vicar") == 0


def test_an_ability_is_mandatory() -> None:
    """Nobody is asked whether it shall happen, not even if it helps the opponents only."""
    pos = t.ready("his-majesty", t.seat(gold=6), t.seat())
    pos.push({"do": "take", "slot": 0})
    assert (pos.turn, t.gold(pos, 1)) == (1, 1)


def test_an_ability_works_once_after_the_card_is_placed_not_before() -> None:
    pos = t.ready("judge", t.seat("-", gold=4), t.seat())
    pos.push({"do": "take", "slot": 0})
    assert (t.questions(pos), t.keys(pos)) == ({"place"}, 0)
    pos.push({"do": "place", **t.offered(pos, "place")[0]})
    assert t.keys(pos) == 2
    t.finish(pos, 1)
    assert (pos.turn, t.keys(pos)) == (0, 2)


def test_gains_come_from_a_supply_without_end() -> None:
    """More keys and gold than there are pieces in the box."""
    assert t.held(t.bought("farmer", t.seat("@", gold=500, keys=100)))[0] == (495, 102)
