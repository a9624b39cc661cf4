"""Section 13: the cards of the theme sets, as far as no scene tells of them."""

from __future__ import annotations

from typing import Any

from catan_cards.rules import table as t

from bailey.games.catan_cards.data import SETS

KM, SP, PI, TC = ({"theme": SETS.index(name), "options": {"action_gate": 3}} for name in ("km", "sp", "pi", "tc"))


def event(card: str, *players: t.Json, theme: t.Json, **fields: Any) -> t.Position:
    return t.event(card, *players, **theme | fields)


# Knights & Merchants


def test_13_cards_beside_an_exchanged_region_act_on_the_new_one() -> None:
    """The second hills Region lies beyond the row."""
    extra, stores = {"hills-1": (8, "above"), "fields-3": (8, "below")}, {"hills-1": 2, "hills-5": 1}
    cards = {"goetz": (5, "above"), "brick-factory": (7, "above")}
    pos = t.acting(t.player(0, "border-dispute-a", cards, (5, 6, 7), stores=stores, extra=extra), **KM)
    assert pos.state.players[0].doubled != 0
    t.do(pos, "play", slot="border-dispute-a")
    t.do(pos, "pick_region", cell="hills-1")
    t.do(pos, "pick_region", cell="forest-5")
    t.do(pos, "end_actions")
    assert (pos.state.players[0].doubled >> 2 * 8) & 1 == 0


def test_13_a_landlord_is_used_again_in_the_next_own_turn_and_when_it_is_built_again() -> None:
    pos = t.acting(t.player(0, built={"landlord": (5, "above")}, stores=t.stores_of(0, grain=3)), **KM)
    t.do(pos, "use", card="landlord")
    pos.state.players[0].built.beside[0].used -= 2
    assert t.is_open(t.enter(pos, t.Step.CHECK), "use", card="landlord")


def test_13_in_a_raid_the_holder_names_three_buildings_and_the_owner_takes_one_back() -> None:
    cards = {"abbey-a": (5, "above"), "smithy": (5, "below"), "sawmill": (6, "above"), "foundry": (6, "below")}
    pos = event("raid-a", t.player(0, built={"goetz": (5, "above")}), t.player(1, built=cards), theme=KM)
    for name in ("smithy", "sawmill", "foundry"):
        assert pos.turn == 0
        t.do(pos, "pick", card=name)
    assert (pos.turn, t.open_values(pos, "pick", "card")) == (1, {1, 2, 3})
    t.do(pos, "pick", card="sawmill")
    assert (t.built(pos, 1), t.hand(pos, 1)) == (["abbey-a", "smithy", "foundry"], ["sawmill"])
    assert not any(site.named for site in pos.state.players[1].built.beside)


# Science & Progress


def knowers(pos: t.Position) -> list[list[int]]:
    """List who knows each event card, from the bottom of their stack to its top."""
    here = pos.state.events_stack
    return [[p for p in (0, 1) if (here.slots[i] >> (10 + p)) & 1] for i in range(here.size)]


def test_13_observatory_its_owner_alone_sees_the_top_event_card_once_before_each_roll() -> None:
    built = {"garrison-a": (6, "above"), "observatory": (5, "above")}
    pos = t.position(t.player(0, built=built, cities=(5,), settlements=(6,)), **SP)
    assert (pos.turn, t.open_kinds(pos), knowers(pos)) == (0, {"use", "roll"}, [[]] * 13)
    t.do(pos, "use", card="observatory")
    assert (knowers(pos), len(t.events(pos, "saw_event"))) == ([*[[]] * 12, [0]], 1)
    assert (t.why(pos, "use", card="observatory"), t.open_kinds(pos)) == ("used-already", {"roll"})
    for _ in range(2):
        pos = t.enter(pos, t.Step.END_TURN)
    assert (pos.state.on_turn, t.is_open(pos, "use", card="observatory")) == (0, True)


# Politics & Intrigue: Good Neighbors

#: Chance orders a stack, but each has only cards that may be taken (0, 1, 3, 4), or only cards that may not (2, 5).
STACKS = ("otto mint", "abbey-a court", "caravan alchemist-a", "ore-fleet gold-fleet", "inn-a", "corruption-a spy-a")
HANDS = ("karl goetz", "falk bishop-a")


def neighbors(*stacks: str) -> t.Position:
    told = " ".join((*stacks, *HANDS)).split()
    players = [t.player(seat, HANDS[seat]) for seat in (0, 1)]
    rest = t.all_but(*told, theme=PI["theme"])
    return event("good-neighbors", *players, theme=PI, stacks=stacks, discard=rest)


def both_know(pos: t.Position, cards: list[str]) -> set[bool]:
    return {t.knows(pos, p, card) for p in (0, 1) for card in cards}


def test_13_good_neighbors_both_see_the_tops_before_a_choice_and_know_them_as_they_are_turned_down_again() -> None:
    pos = neighbors(*STACKS)
    stacks = [t.stack_cards(pos, i) for i in t.ALL_STACKS]
    assert both_know(pos, [top for top, *_ in stacks]) == {True}
    assert both_know(pos, [card for _, *others in stacks for card in others]) == {False}
    t.do(pos, "draw", stack=0)
    t.do(pos, "put_under", slot="goetz", stack=0)
    t.do(pos, "skip")
    assert (t.acts(pos), pos.state.tops_open) == (True, 0)
    tops = [t.stack_cards(pos, i)[0] for i in t.ALL_STACKS][1:]
    assert tops == [top for top, *_ in stacks[1:]]
    assert both_know(pos, tops) == {True}
    assert True not in both_know(pos, [card for i in (0, 1, 2, 3, 5) for card in t.stack_cards(pos, i)[1:-1]])


def test_13_good_neighbors_with_nothing_to_take_nobody_is_asked() -> None:
    pos = neighbors("caravan", "spy-a", "", "", "diplomat-a", "governor-a")
    assert t.acts(pos)
    assert both_know(pos, ["caravan", "spy-a", "diplomat-a", "governor-a"]) == {True}


# Trade & Change


def test_13_pawnbroker_the_card_is_hidden_from_the_rival() -> None:
    pos = t.acting(t.player(0, "goetz abbey-a", {"pawnbroker": (5, "above")}), **TC)
    t.do(t.do(pos, "use", card="pawnbroker"), "pawn", slot="goetz")
    slot = pos.state.players[0].pawned.slots[0]
    assert [bool((slot >> (10 + p)) & 1) for p in (0, 1)] == [True, False]
