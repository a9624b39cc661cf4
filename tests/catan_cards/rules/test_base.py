"""The base game, as far as no scene tells of it: turns, what is built, the bank, the hand and its cards."""

from __future__ import annotations

from collections import Counter

import pytest
from catan_cards.rules import table as t
from catan_cards.rules.test_setup import BASE_EVENTS

from bailey.games.catan_cards.cards import IDS
from bailey.games.catan_cards.data import PRINTED
from bailey.games.catan_cards.packing import RESOURCES

# 1 and 4. The turn cap and the two dice


def last_turns(cap: int, *players: t.Json, **options: int) -> t.Position:
    """Play from two rounds before the cap to the end of the game, without building or trading anything."""
    pos = t.position(*players, turns=2 * cap - 4, options=options)
    while not pos.over:
        assert pos.state.turns <= 2 * cap
        kinds = t.open_kinds(pos)
        idle = [kind for kind in ("roll", "end_actions", "keep", "decline", "skip", "stop") if kind in kinds]
        pos.push({"do": idle[0]} if idle else pos.choices[0])
    return pos


@pytest.mark.parametrize(("cap", "options"), [*((cap, {"turn_cap": cap}) for cap in (50, 100, 200)), (200, {})])
def test_1_after_the_turn_cap_of_each_player_which_is_200_the_game_ends(cap: int, options: dict[str, int]) -> None:
    pos = last_turns(cap, **options)
    assert (pos.state.turns, pos.state.on_turn) == (2 * cap, 1)


@pytest.mark.parametrize(
    ("cities", "winners"), [(((), (6,)), [1]), (((6,), ()), [0]), (((), ()), [0, 1])], ids=["second", "first", "both"]
)
def test_1_at_the_cap_the_higher_score_wins_and_equal_scores_share_the_victory(
    cities: tuple[tuple[int, ...], ...], winners: list[int]
) -> None:
    players = [t.player(p, settlements={5, 6} - {*own}, cities=own) for p, own in enumerate(cities)]
    pos = last_turns(50, *players, turn_cap=50)
    assert (pos.score(), pos.winners) == ([2 + len(own) for own in cities], winners)


def test_4_both_dice_are_rolled() -> None:
    """Each number and each face comes up, the face of the event card twice as often as another."""
    numbers: Counter[int] = Counter()
    faces: Counter[str] = Counter()
    for seed in range(360):
        pos = t.do(t.position(seed=seed), "roll")
        numbers.update(one["die"] for one in pos.events if one["what"] == "rolled_number")
        faces.update(one["face"] for one in pos.events if one["what"] == "rolled_face")
    assert set(numbers) == {1, 2, 3, 4, 5, 6}
    assert set(faces) == {"tournament", "commerce", "brigands", "plenty", "event"}
    assert numbers.total() == faces.total() == 360
    assert all(30 < n < 90 for n in numbers.values())
    assert 90 < faces.pop("event") < 150
    assert all(30 < n < 90 for n in faces.values())


# 7. What every green and red card costs, where it may stand, and how it goes

EXPANSIONS = {row["id"]: row for row in PRINTED["cards"] if row["colour"] in {"green", "red"}}
SITES = [(place, side) for place in range(12) for side in t.SIDES]


def town(stores: dict[str, int] | int, hand: str = "", built: dict[str, tuple[int, str]] | None = None) -> t.Json:
    """Tell of a first player with a City and a Settlement who has exactly this."""
    shown = stores if isinstance(stores, int) else t.stores_of(0, **stores)
    return t.player(0, hand, built, cities=(5,), settlements=(6,), stores=shown)


@pytest.mark.parametrize("card", EXPANSIONS)
def test_7_every_card_is_built_for_its_printed_cost_and_pulled_down_without_a_refund(card: str) -> None:
    """It leaves the hand for its site; one resource less is too little."""
    cost, name = EXPANSIONS[card]["cost"], card if card in IDS else f"{card}-a"
    pos = t.acting(town(cost, name))
    t.do(pos, "build", slot=name, place=5, side="below")
    assert (t.stock(pos, 0), t.hand(pos, 0), t.built(pos, 0)) == ({}, [], [name])
    here = pos.state.players[0].built.beside[0]
    assert (here.place, here.side) == (5, 1)
    t.do(pos, "pull_down", card=name)
    assert (t.built(pos, 0), t.discarded(pos), t.hand(pos, 0), t.stock(pos, 0)) == ([], [name], [], {})
    assert t.is_open(pos, "end_actions")
    for resource, n in cost.items():
        short = t.acting(town({**cost, resource: n - 1}, name))
        assert t.why(short, "build", slot=name, place=5, side="below") == "too-dear"
        assert "build" not in t.open_kinds(short)


@pytest.mark.parametrize("card", EXPANSIONS)
def test_7_green_cards_go_to_any_free_site_red_ones_only_to_a_citys(card: str) -> None:
    name = card if card in IDS else f"{card}-a"
    pos = t.acting(town(3, name))
    places = {(place, side) for place, side in SITES if t.is_open(pos, "build", slot=name, place=place, side=side)}
    of_city = {(5, "above"), (5, "below")}
    if EXPANSIONS[card]["colour"] == "green":
        assert places == of_city | {(6, "above"), (6, "below")}
    else:
        assert places == of_city
        assert t.why(pos, "build", slot=name, place=6, side="above") == "city-only"


# 9 and 10. The bank, and the Alchemist's die


def named(number: int, seed: int) -> t.Position:
    """Play an Alchemist and name the number rolled."""
    pos = t.position(t.player(0, hand="alchemist-a goetz"), seed=seed, options={"action_gate": 3})
    t.do(pos, "play", slot="alchemist-a")
    assert t.open_values(pos, "name_number", "number") == {1, 2, 3, 4, 5, 6}
    t.do(pos, "name_number", number=number)
    return t.do(pos, "roll") if "roll" in t.open_kinds(pos) else pos


@pytest.mark.parametrize("number", range(1, 7))
def test_10_alchemist_names_the_production_number(number: int) -> None:
    assert [named(number, seed).state.die for seed in range(12)] == [number] * 12


def test_10_alchemist_only_the_event_die_is_rolled_and_the_named_number_produces() -> None:
    """Forest 4 and pasture 4 get 1; where an event asks first, production is still to come."""
    faces, produced = set(), []
    for seed in range(60):
        pos = named(4, seed)
        kinds = {one["what"]: one for one in pos.events}
        assert "rolled_number" not in kinds
        faces.add(kinds["rolled_face"]["face"])
        if "end_actions" in t.open_kinds(pos):
            produced.append((t.store(pos, "forest-4"), t.store(pos, "pasture-4")))
    assert faces == {"tournament", "commerce", "brigands", "plenty", "event"}
    assert len(produced) > 3
    assert set(produced) == {(1, 1)}


PAIRS = [(give, get) for give in RESOURCES for get in RESOURCES if give != get]


def with_stores(stores: dict[str, int], cards: str = "") -> t.Position:
    """Lay out a first player in the action phase; the card stands beside a City."""
    built = dict.fromkeys(cards.split(), (5, "above"))
    return t.acting(t.player(0, built=built, settlements=(), cities=(5, 6), stores=t.stores_of(0, **stores)))


@pytest.mark.parametrize(("give", "get"), PAIRS)
def test_9_the_bank_takes_3_of_one_for_1_of_another_with_room_and_2_with_a_fleet(give: str, get: str) -> None:
    pos = t.do(with_stores({give: 3}), "trade", give=give, get=get)
    assert (t.stock(pos, 0), t.stock(pos, 1)) == ({get: 1}, {})
    assert t.is_open(pos, "end_actions")
    full = with_stores({give: 3, get: 3})
    assert (t.is_open(full, "trade", give=give, get=get), t.why(full, "trade", give=give, get=get)) == (
        False,
        "no-room",
    )
    pos = t.do(with_stores({give: 3}, f"{give}-fleet"), "trade", give=give, get=get)
    assert t.stock(pos, 0) == {give: 1, get: 1}


@pytest.mark.parametrize("name", RESOURCES)
def test_9_a_resource_is_not_traded_for_itself(name: str) -> None:
    pos = with_stores(dict.fromkeys(RESOURCES, 2) | {name: 3})
    assert not t.is_open(pos, "trade", give=name, get=name)
    assert t.open_values(pos, "trade", "give") == {RESOURCES.index(name)}
    assert t.open_values(pos, "trade", "get") == set(range(6)) - {RESOURCES.index(name)}


# 11 and 12. Cards that are drawn and searched for, and what is known


@pytest.mark.parametrize("seed", range(5))
def test_11_a_free_card_is_the_top_one(seed: int) -> None:
    pos = t.look_into(t.drawing(t.player(0, hand="goetz"), t.player(1), seed=seed), 1, 2)
    top, *rest = t.stack_cards(pos, 2)
    t.do(pos, "draw", stack=2)
    assert (t.hand(pos, 0), t.stack_cards(pos, 2)) == (["goetz", top], rest)


@pytest.mark.parametrize("place", [0, 4, 11])
def test_11_a_search_takes_any_one_card_keeps_the_order_and_hides_it_from_the_rival(place: int) -> None:
    pos = t.drawing(t.player(0, hand="goetz", stores=t.stores_of(0, wool=2)), t.player(1))
    t.do(pos, "search", stack=2)
    order = t.stack_cards(pos, 2)
    assert len(pos.choices) == len(order) == len(t.open_values(pos, "take", "slot"))
    t.do(pos, "take", slot=order[place])
    assert t.hand(pos, 0) == ["goetz", order[place]]
    assert t.stack_cards(pos, 2) == order[:place] + order[place + 1 :]
    assert f"'{order[place]}'" not in str(pos.view(1))


def test_11_a_card_put_under_a_stack_is_not_shown_to_the_rival() -> None:
    pos = t.drawing(t.player(0, hand="goetz karl otto falk"), t.player(1))
    assert "'karl'" not in str(t.do(pos, "put_under", slot="karl", stack=3).view(1))


@pytest.mark.parametrize("card", ["civil-war", "conflict", "plague-a", "productive-year-a", "progress-a"])
def test_12_a_turned_up_event_card_is_known_to_both_under_its_stack(card: str) -> None:
    """Known under the stack because it was turned up, not because it was known before."""
    pos = t.event(card, t.player(0), t.player(1), events_stack=[{"card": card, "known_to": [0]}])
    assert t.open_kinds(pos) >= {"end_actions"}
    known = [{name for name in BASE_EVENTS.split() if t.knows(pos, p, name)} for p in (0, 1)]
    assert (known, pos.dump()["events_stack"][0]["card"]) == ([{card}] * 2, card)
