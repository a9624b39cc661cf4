"""Section 13, Politics & Intrigue: what helps against attacks, and the attacks of the set."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, NamedTuple

import pytest
from catan_cards.rules import table
from catan_cards.rules.table import (
    SIDES,
    all_but,
    built,
    discarded,
    do,
    hand,
    is_open,
    knows,
    open_cells,
    open_kinds,
    open_picks,
    open_resources,
    open_values,
    player,
    stack_cards,
    stock,
    stores_of,
    why,
)

if TYPE_CHECKING:
    from catan_cards.rules.table import Json

    from bailey.core import Position

PI = 3
OPEN = {"action_gate": 3}
ROLLED = ("arsonist-a", "black-knight-a", "brigands")
COUNTERS = {"arsonist-a": "bishop-a", "black-knight-a": "herb-woman-a", "brigands": "bishop-a"}
#: Attacks without a roll, of the base game and of the set.
UNROLLED = ("merchant-a", "spy-a", "religious-interdict-a", "corruption-a")
ATTACKS = (*ROLLED, *UNROLLED)
#: A third Settlement, whose gold river is the second one of its owner.
WIDE: Json = {"settlements": (4, 5, 6), "extra": {"fields-3": (4, "above"), "gold-3": (4, "below")}}
ALL = set(range(6))


def acting(first: Json, second: Json | None = None, **fields: Any) -> Position:
    """Lay out the action phase with the set, and without a gate."""
    fields.setdefault("options", OPEN)
    return table.acting(first, second or player(1), theme=PI, **fields)


def acts(pos: Position, p: int = 0) -> bool:
    """Tell whether a player may act."""
    return pos.turn == p and is_open(pos, "end_actions")


class Fight(NamedTuple):
    """An attack of the player on turn whose die has been rolled."""

    pos: Position
    die: int


def attacker(held: str, **stores: int) -> Json:
    """Lay out a first player who may play every attack: with a City, a Church, a Town Hall, a Knight and 1 gold."""
    cards = {"church-a": (5, "above"), "town-hall-a": (5, "above"), "hagen": (6, "above")}
    have = stores_of(0, **{"gold": 1, "lumber": 1, **stores})
    return player(0, held, built=cards, settlements=(6,), cities=(5,), stores=have)


def defender(held: str = "", cards: str = "", **stores: int) -> Json:
    """Lay out a second player with a City, a Building, a Knight, other cards and 2 ore."""
    more = {name: (5, SIDES[i % 2]) for i, name in enumerate(cards.split())}
    standing = {"garrison-b": (6, "below"), "siegfried": (6, "above"), **more}
    have = stores_of(1, **{"ore": 2, **stores})
    return player(1, held, built=standing, settlements=(6,), cities=(5,), stores=have)


def played(card: str, mine: Json, theirs: Json, seed: int = 0) -> Position:
    return do(acting(mine, theirs, seed=seed), "play", slot=card)


def fight(card: str, mine: Json, theirs: Json, seed: int = 0, uses: str = "", counter: str = "") -> Fight:
    """Attack; the defender uses a built card and a counter card, if they are told."""
    pos = played(card, mine, theirs, seed)
    if uses:
        do(pos, "use", card=uses)
    if counter:
        do(pos, "counter", slot=counter)
    else:
        do(pos, "no_counter")
    return Fight(pos, next(one["die"] for one in pos.events if one["what"] == "duel_rolled"))


def won(card: str, mine: Json, theirs: Json) -> Position:
    """Attack until the attacker succeeds."""
    return next(pos for pos, die in (fight(card, mine, theirs, seed) for seed in range(60)) if die <= 5)


def failed(card: str, mine: Json, theirs: Json) -> Position:
    """Attack until the attacker fails."""
    return next(pos for pos, die in (fight(card, mine, theirs, seed) for seed in range(60)) if die == 6)


def outcomes(card: str, uses: str, counter: str = "") -> dict[int, bool]:
    """Roll often, and tell by the number whether the attack succeeded."""
    theirs = defender(counter, uses, gold=1)
    found = {}
    for seed in range(80):
        pos, die = fight(card, player(0, card, built={"hagen": (6, "above")}), theirs, seed, uses, counter)
        if card == "arsonist-a":
            found[die] = pos.turn == 0 and "pick" in open_kinds(pos)
        elif card == "black-knight-a":
            found[die] = hand(pos, 1) == ["siegfried"]
        else:
            found[die] = stock(pos, 0) == {"ore": 2}
    return found


def up_to(most: int) -> dict[int, bool]:
    return {die: die <= most for die in range(1, 7)}


# Legation


@pytest.mark.parametrize("card", ROLLED)
def test_13_legation_the_highest_number_that_succeeds_is_one_lower(card: str) -> None:
    assert outcomes(card, "legation") == up_to(4)


@pytest.mark.parametrize("card", ROLLED)
def test_13_legation_together_with_a_counter_card(card: str) -> None:
    assert outcomes(card, "legation", COUNTERS[card]) == up_to(1)


@pytest.mark.parametrize("card", ROLLED)
def test_13_legation_is_used_once_and_costs_one_gold(card: str) -> None:
    pos = played(card, attacker(card), defender(cards="legation", gold=3))
    assert (pos.turn, open_kinds(pos)) == (1, {"use", "no_counter"})
    do(pos, "use", card="legation")
    assert (pos.turn, open_kinds(pos), stock(pos, 1)) == (1, {"no_counter"}, {"ore": 2, "gold": 2})
    assert not [one for one in pos.events if one["what"] == "duel_rolled"]


@pytest.mark.parametrize("card", ROLLED)
def test_13_legation_may_be_left_out(card: str) -> None:
    pos = played(card, attacker(card), defender(cards="legation", gold=1))
    do(pos, "no_counter")
    assert [one["what"] for one in pos.events if one["what"] in {"paid", "used", "duel_rolled"}] == ["duel_rolled"]


def test_13_legation_without_its_payment_nothing_is_lower() -> None:
    dice = {}
    for seed in range(80):
        mine = player(0, "black-knight-a", built={"hagen": (6, "above")})
        pos, die = fight("black-knight-a", mine, defender(cards="legation", gold=1), seed)
        dice[die] = hand(pos, 1) == ["siegfried"]
    assert dice == up_to(5)


@pytest.mark.parametrize("card", ROLLED)
def test_13_legation_needs_the_gold(card: str) -> None:
    pos = played(card, attacker(card), defender(cards="legation"))
    assert (pos.turn, open_kinds(pos)) == (1, {"no_counter"})


def test_13_legation_the_owner_chooses_which_gold_is_paid() -> None:
    theirs = player(1, built={"legation": (5, "above")}, stores={"gold-1": 1, "gold-3": 2}, **WIDE)
    pos = played("arsonist-a", attacker("arsonist-a"), theirs)
    do(pos, "use", card="legation")
    assert (pos.turn, open_cells(pos, "pay", owner=1)) == (1, {"gold-1", "gold-3"})
    do(pos, "pay", cell="gold-3")
    assert (pos.turn, open_kinds(pos), stock(pos, 1)) == (1, {"no_counter"}, {"gold": 2})


def test_13_legation_helps_against_every_attack_of_a_turn() -> None:
    pos = acting(attacker("arsonist-a black-knight-a", gold=0), defender(cards="legation", gold=2))
    for n, card in enumerate(("black-knight-a", "arsonist-a")):
        do(pos, "play", slot=card)
        assert stock(pos, 1)["gold"] == 2 - n
        do(pos, "use", card="legation")
        do(pos, "no_counter")
        while not acts(pos):
            do(pos, **first_choice(pos))
    assert stock(pos, 1).get("gold", 0) == 0


def first_choice(pos: Position) -> Json:
    """Write the first open choice for `do`."""
    one = pos.choices[0]
    return {"what": one.name, **one.args}


@pytest.mark.parametrize("card", UNROLLED)
def test_13_legation_not_against_an_attack_without_a_roll(card: str) -> None:
    pos = played(card, attacker(card), defender("karl otto", cards="legation", gold=1))
    assert (pos.turn, open_kinds(pos)) == (1, {"no_counter"})


def test_13_legation_the_attackers_own_does_not_matter() -> None:
    mine = player(0, "arsonist-a", built={"legation": (5, "above")}, stores=3)
    pos = played("arsonist-a", mine, defender())
    assert (pos.turn, open_kinds(pos)) == (1, {"no_counter"})


def test_13_legation_is_not_used_in_the_own_action_phase() -> None:
    pos = acting(player(0, built={"legation": (5, "above")}, stores=3))
    assert "use" not in open_kinds(pos)


# Court


@pytest.mark.parametrize("card", ["arsonist-a", "black-knight-a"])
def test_13_court_its_owner_takes_a_resource_when_an_attack_roll_fails(card: str) -> None:
    """The attacker has nothing to lose but what the Court takes."""
    mine = player(0, card, stores=stores_of(0, lumber=2, wool=1))
    pos = failed(card, mine, defender(cards="court"))
    assert (pos.turn, open_resources(pos, "take_resource")) == (1, {"lumber", "wool"})
    do(pos, "take_resource", resource="wool")
    assert (stock(pos, 0), stock(pos, 1), acts(pos)) == ({"lumber": 2}, {"ore": 2, "wool": 1}, True)


@pytest.mark.parametrize("card", ["arsonist-a", "black-knight-a"])
def test_13_court_takes_besides_what_the_card_says(card: str) -> None:
    cards = {"garrison-a": (5, "above"), "hagen": (6, "above")}
    mine = player(0, card, built=cards, stores=stores_of(0, lumber=2))
    pos = failed(card, mine, defender(cards="court"))
    lost = "garrison-a" if card == "arsonist-a" else "hagen"
    assert (hand(pos, 0), stock(pos, 0), stock(pos, 1)) == ([lost], {"lumber": 1}, {"ore": 2, "lumber": 1})
    assert acts(pos)


def test_13_court_takes_when_the_roll_fails_after_a_counter_card_or_a_payment() -> None:
    """Only 1 and 2 succeed after a Bishop, and 1 to 4 after a Legation."""
    for uses, counter, most in (("", "bishop-a", 2), ("legation", "", 4)):
        theirs = defender(counter, f"court {uses}", gold=1)
        lost = {}
        for seed in range(80):
            mine = player(0, "arsonist-a", stores=stores_of(0, lumber=2))
            pos, die = fight("arsonist-a", mine, theirs, seed, uses, counter)
            lost[die] = stock(pos, 0) == {"lumber": 1}
        assert lost == {die: die > most for die in range(1, 7)}


def test_13_court_takes_one_more_than_failed_brigands_lose() -> None:
    mine = player(0, "brigands", stores=stores_of(0, lumber=3))
    pos = failed("brigands", mine, defender(cards="court"))
    assert (stock(pos, 0), stock(pos, 1), acts(pos)) == ({}, {"ore": 2, "lumber": 3}, True)


@pytest.mark.parametrize("card", ROLLED)
def test_13_court_takes_nothing_when_the_attack_succeeds(card: str) -> None:
    mine = player(0, card, stores=stores_of(0, lumber=2))
    pos = won(card, mine, defender(cards="court"))
    assert stock(pos, 0)["lumber"] == 2
    assert "lumber" not in stock(pos, 1)


@pytest.mark.parametrize("card", ["arsonist-a", "black-knight-a"])
def test_13_court_takes_nothing_where_nothing_is_or_fits(card: str) -> None:
    pos = failed(card, player(0, card), defender(cards="court"))
    assert (stock(pos, 0), stock(pos, 1), acts(pos)) == ({}, {"ore": 2}, True)
    pos = failed(card, player(0, card, stores=stores_of(0, ore=2)), defender(cards="court", ore=3))
    assert (stock(pos, 0), stock(pos, 1), acts(pos)) == ({"ore": 2}, {"ore": 3}, True)


def test_13_court_the_attackers_own_takes_nothing() -> None:
    mine = player(0, "black-knight-a", built={"court": (5, "above")}, settlements=(6,), cities=(5,))
    pos = failed("black-knight-a", mine, defender())
    assert (stock(pos, 0), stock(pos, 1), acts(pos)) == ({}, {"ore": 2}, True)


@pytest.mark.parametrize("card", ["merchant-a", "spy-a"])
def test_13_court_not_against_an_attack_without_a_roll(card: str) -> None:
    pos = played(card, attacker(card), defender("karl otto", cards="court"))
    do(pos, "no_counter")
    while not acts(pos):
        assert pos.turn == 0
        do(pos, **first_choice(pos))
    assert sum(stock(pos, 0).values()) >= 2


# What the Arsonist cannot pick


@pytest.mark.parametrize("card", ["archdiocese", "triumphal-arch", "pi-fire-brigade"])
def test_13_some_buildings_cannot_be_picked_by_the_arsonist(card: str) -> None:
    theirs = player(1, built={card: (5, "above"), "garrison-b": (6, "above"), "abbey-b": (6, "below")}, cities=(5, 6))
    pos = won("arsonist-a", player(0, "arsonist-a"), theirs)
    assert (pos.turn, open_picks(pos, 1)) == (0, {"garrison-b", "abbey-b"})


@pytest.mark.parametrize("card", ["archdiocese", "triumphal-arch", "pi-fire-brigade"])
def test_13_nor_after_an_attack_of_the_own_that_failed(card: str) -> None:
    mine = player(
        0, "arsonist-a", built={card: (5, "above"), "garrison-a": (6, "above"), "abbey-a": (6, "below")}, cities=(5, 6)
    )
    pos = failed("arsonist-a", mine, defender())
    assert (pos.turn, open_picks(pos, 0)) == (1, {"garrison-a", "abbey-a"})


@pytest.mark.parametrize("card", ["archdiocese", "triumphal-arch", "pi-fire-brigade"])
def test_13_an_attacker_who_fails_and_has_only_such_buildings_loses_nothing(card: str) -> None:
    mine = player(0, "arsonist-a", built={card: (5, "above")}, settlements=(6,), cities=(5,))
    pos = failed("arsonist-a", mine, defender())
    assert (acts(pos), built(pos, 0), hand(pos, 0)) == (True, [card], [])


@pytest.mark.parametrize("card", ["archdiocese", "triumphal-arch", "pi-fire-brigade"])
def test_13_with_nothing_to_pick_the_arsonist_is_not_played(card: str) -> None:
    """A card can be played only if it can do what it says (10)."""
    theirs = player(1, built={card: (5, "above")}, settlements=(6,), cities=(5,))
    pos = acting(player(0, "arsonist-a"), theirs)
    assert not is_open(pos, "play", slot="arsonist-a")
    assert why(pos, "play", slot="arsonist-a") == "rival-has-none"


def test_13_archdiocese_and_triumphal_arch_protect_no_other_building() -> None:
    cards = {"archdiocese": (5, "above"), "triumphal-arch": (5, "below"), "abbey-a": (5, "above"), "mint": (6, "below")}
    pos = won("arsonist-a", player(0, "arsonist-a"), player(1, built=cards, settlements=(), cities=(5, 6)))
    assert open_picks(pos, 1) == {"abbey-a", "mint"}


@pytest.mark.parametrize("side", SIDES)
def test_13_fire_brigade_protects_the_buildings_beside_its_city_on_both_sides(side: str) -> None:
    cards = {"pi-fire-brigade": (5, side), "abbey-a": (5, "above"), "church-b": (5, "below")}
    others = {"mint": (6, "above"), "library-a": (6, "below")}
    pos = won(
        "arsonist-a", player(0, "arsonist-a"), player(1, built={**cards, **others}, settlements=(), cities=(5, 6))
    )
    assert open_picks(pos, 1) == {"mint", "library-a"}


def test_13_fire_brigade_does_not_protect_units() -> None:
    theirs = player(1, built={"pi-fire-brigade": (5, "above"), "karl": (5, "above")}, settlements=(6,), cities=(5,))
    pos = won("black-knight-a", player(0, "black-knight-a"), theirs)
    assert hand(pos, 1) == ["karl"]


def test_13_fire_brigade_of_a_metropolis_protects_all_its_buildings() -> None:
    cards = {"pi-fire-brigade": (5, "above"), "abbey-a": (5, "above"), "church-b": (5, "below"), "mint": (5, "below")}
    theirs = player(1, built={**cards, "abbey-b": (6, "above")}, settlements=(6,), metropolises=(5,))
    pos = won("arsonist-a", player(0, "arsonist-a"), theirs)
    assert (hand(pos, 1), acts(pos)) == (["abbey-b"], True)


# Religious Interdict


def interdicted(stack: int, mine: str = "religious-interdict-a", theirs: str = "", **fields: Any) -> Position:
    """Play an Interdict on a stack that nobody cancels."""
    pos = acting(attacker(mine), player(1, theirs, stores=3), **fields)
    do(pos, "play", slot="religious-interdict-a")
    do(pos, "no_counter")
    return do(pos, "block", stack=stack)


def to_the_rivals_draw_phase(pos: Position, stack: int = 0) -> Position:
    """End the own turn, drawing from one stack, and roll and act for the rival until the draw phase."""
    do(pos, "end_actions")
    while pos.state.on_turn == 0:
        do(pos, "draw", stack=stack)
    through_actions(pos)
    return pos


def through_actions(pos: Position) -> None:
    """Roll, answer what is asked, and end the actions of the player on turn."""
    p = pos.state.on_turn
    do(pos, "roll")
    while not acts(pos, p):
        do(pos, **first_choice(pos))
    do(pos, "end_actions")


def test_13_religious_interdict_names_a_stack() -> None:
    pos = acting(attacker("religious-interdict-a"))
    do(pos, "play", slot="religious-interdict-a")
    assert (pos.turn, open_kinds(pos)) == (1, {"no_counter"})
    do(pos, "no_counter")
    assert (pos.turn, open_kinds(pos), open_values(pos, "block", "stack")) == (0, {"block"}, ALL)
    do(pos, "block", stack=2)
    assert (acts(pos), hand(pos, 0)) == (True, [])


@pytest.mark.parametrize("stack", [0, 3, 5])
def test_13_religious_interdict_the_rival_neither_draws_nor_searches(stack: int) -> None:
    pos = to_the_rivals_draw_phase(interdicted(stack))
    assert pos.turn == 1
    assert (open_values(pos, "draw", "stack"), open_values(pos, "search", "stack")) == (ALL - {stack}, ALL - {stack})
    assert (why(pos, "draw", stack=stack), why(pos, "search", stack=stack)) == ("blocked", "blocked")


def test_13_religious_interdict_cards_may_be_put_under_the_stack() -> None:
    pos = to_the_rivals_draw_phase(interdicted(2, theirs="goetz karl otto"))
    while "keep" not in open_kinds(pos):
        do(pos, **first_choice(pos))
    assert open_values(pos, "put_under", "stack") == ALL
    gone = hand(pos, 1)[0]
    do(pos, "put_under", slot=0, stack=2)
    assert stack_cards(pos, 2)[-1] == gone
    assert open_values(pos, "draw", "stack") == ALL - {2}


def test_13_religious_interdict_does_not_bind_who_played_it() -> None:
    pos = interdicted(2)
    do(pos, "end_actions")
    assert open_values(pos, "draw", "stack") == ALL


def test_13_religious_interdict_lasts_until_the_end_of_the_rivals_next_turn() -> None:
    pos = to_the_rivals_draw_phase(interdicted(2))
    while pos.state.on_turn == 1:
        assert open_values(pos, "draw", "stack") == ALL - {2}
        do(pos, "draw", stack=0)
    through_actions(pos)
    while pos.state.on_turn == 0:
        do(pos, **first_choice(pos))
    through_actions(pos)
    while "draw" not in open_kinds(pos):
        do(pos, "put_under", slot=0, stack=0)
    assert (pos.turn, open_values(pos, "draw", "stack")) == (1, ALL)


def test_13_religious_interdict_two_of_them_close_two_stacks() -> None:
    pos = interdicted(2, "religious-interdict-a religious-interdict-b")
    do(pos, "play", slot="religious-interdict-b")
    do(pos, "no_counter")
    do(pos, "block", stack=4)
    to_the_rivals_draw_phase(pos)
    assert open_values(pos, "draw", "stack") == ALL - {2, 4}
    assert [why(pos, "draw", stack=stack) for stack in (2, 4)] == ["blocked", "blocked"]


def test_13_religious_interdict_holds_in_a_master_builder_of_the_rivals_turn() -> None:
    """Searching is searching, also outside the draw phase."""
    top = [{"card": "master-builder", "known_to": [0, 1]}]
    for seed in range(80):
        pos = interdicted(2, seed=seed, events_stack=top)
        do(pos, "end_actions")
        while pos.state.on_turn == 0:
            do(pos, "draw", stack=0)
        do(pos, "roll")
        if [one["face"] for one in pos.events if one["what"] == "rolled_face"] == ["event"]:
            break
    assert (pos.turn, open_values(pos, "search", "stack")) == (1, ALL - {2})
    assert why(pos, "search", stack=2) == "blocked"
    do(pos, "skip")
    assert (pos.turn, open_values(pos, "search", "stack")) == (0, ALL)


def test_13_religious_interdict_holds_for_an_archivist_of_the_rival() -> None:
    pos = interdicted(2, theirs="archivist")
    do(pos, "end_actions")
    while pos.state.on_turn == 0:
        do(pos, "draw", stack=0)
    do(pos, "roll")
    while not acts(pos, 1):
        do(pos, **first_choice(pos))
    do(pos, "play", slot="archivist")
    assert (open_values(pos, "search", "stack"), why(pos, "search", stack=2)) == (ALL - {2}, "blocked")


def test_13_religious_interdict_holds_in_an_exchange_of_the_rival() -> None:
    pos = to_the_rivals_draw_phase(interdicted(2, theirs="goetz karl otto"))
    while "keep" not in open_kinds(pos):
        do(pos, **first_choice(pos))
    do(pos, "put_under", slot=0, stack=0)
    assert (open_values(pos, "draw", "stack"), why(pos, "draw", stack=2)) == (ALL - {2}, "blocked")


def test_13_religious_interdict_of_the_second_player() -> None:
    mine = player(1, "religious-interdict-a", built={"church-b": (5, "above")}, settlements=(6,), cities=(5,))
    pos = do(acting(player(0), mine, turn=1), "play", slot="religious-interdict-a")
    do(pos, "no_counter")
    do(pos, "block", stack=1)
    do(pos, "end_actions")
    while pos.state.on_turn == 1:
        assert open_values(pos, "draw", "stack") == ALL
        do(pos, "draw", stack=0)
    through_actions(pos)
    assert (pos.turn, open_values(pos, "draw", "stack")) == (0, ALL - {1})


def test_13_religious_interdict_with_nothing_else_to_draw_nothing_is_drawn() -> None:
    stacks = ("", "", "falk walter", "", "", "")
    told = ("religious-interdict-a", "falk", "walter", "hagen", "goetz", "karl", "otto")
    mine = attacker("religious-interdict-a goetz karl otto")
    pos = acting(mine, player(1), stacks=stacks, discard=all_but(*told, theme=PI))
    do(pos, "play", slot="religious-interdict-a")
    do(pos, "no_counter")
    do(pos, "block", stack=2)
    do(pos, "end_actions")
    do(pos, "keep")
    assert pos.state.on_turn == 1
    before = pos.state.turns
    do(pos, "roll")
    while pos.state.turns == before:
        do(pos, **first_choice(pos))
    assert (hand(pos, 1), stack_cards(pos, 2)) == ([], ["falk", "walter"])


@pytest.mark.parametrize("church", ["church-a", "cathedral"])
def test_13_religious_interdict_needs_a_church(church: str) -> None:
    """A Cathedral counts as one."""
    with_church = player(0, "religious-interdict-a", built={church: (5, "above")}, settlements=(6,), cities=(5,))
    assert is_open(acting(with_church), "play", slot="religious-interdict-a")
    pos = acting(player(0, "religious-interdict-a", built={"abbey-a": (5, "above")}))
    assert not is_open(pos, "play", slot="religious-interdict-a")
    assert why(pos, "play", slot="religious-interdict-a") == "needs"


@pytest.mark.parametrize("card", ["religious-interdict-a", "corruption-a"])
def test_13_the_attacks_of_the_set_wait_for_the_gate(card: str) -> None:
    mine, theirs = attacker(card), player(1, "karl")
    pos = acting(mine, theirs, options={})
    assert not is_open(pos, "play", slot=card)
    assert why(pos, "play", slot=card) == "gate"
    theirs = player(1, "karl", settlements=(6,), cities=(5,))
    assert is_open(acting(mine, theirs, options={}), "play", slot=card)


# Corruption


def corrupted(theirs: Json, mine: Json | None = None) -> Position:
    """Play a Corruption that nobody cancels."""
    pos = acting(mine or attacker("corruption-a"), theirs)
    do(pos, "play", slot="corruption-a")
    assert (pos.turn, open_kinds(pos)) == (1, {"no_counter"})
    return do(pos, "no_counter")


def test_13_corruption_puts_a_card_of_the_rivals_hand_under_any_stack() -> None:
    pos = corrupted(player(1, "karl otto falk"))
    assert (pos.turn, open_kinds(pos), len(pos.choices)) == (0, {"put_under"}, 3 * 6)
    do(pos, "put_under", slot="otto", stack=4)
    assert (hand(pos, 1), stack_cards(pos, 4)[-1]) == (["karl", "falk"], "otto")
    assert (acts(pos), hand(pos, 0), discarded(pos)) == (True, [], ["corruption-a"])


def test_13_corruption_looks_at_the_rivals_hand() -> None:
    pos = corrupted(player(1, "karl otto falk"))
    assert [knows(pos, 0, card) for card in ("karl", "otto", "falk")] == [True] * 3


def test_13_corruption_one_gold_is_paid() -> None:
    pos = corrupted(player(1, "karl otto falk"), attacker("corruption-a", gold=2))
    do(pos, "put_under", slot="otto", stack=4)
    assert stock(pos, 0) == {"gold": 1, "lumber": 1}


def test_13_corruption_the_player_chooses_which_gold_is_paid() -> None:
    mine = player(
        0, "corruption-a", built={"town-hall-a": (5, "above")}, cities=(5,), stores={"gold-6": 1, "gold-3": 1}, **WIDE
    )
    pos = acting(mine, player(1, "karl otto"))
    do(pos, "play", slot="corruption-a")
    while "put_under" not in open_kinds(pos):
        if pos.turn == 1:
            do(pos, "no_counter")
        else:
            assert open_cells(pos, "pay") == {"gold-6", "gold-3"}
            do(pos, "pay", cell="gold-3")
    assert table.store(pos, "gold-6") == 1
    assert table.store(pos, "gold-3") == 0


def test_13_corruption_needs_a_town_hall() -> None:
    mine = player(0, "corruption-a", built={"church-a": (5, "above")}, settlements=(6,), cities=(5,), stores=3)
    pos = acting(mine, player(1, "karl"))
    assert not is_open(pos, "play", slot="corruption-a")
    assert why(pos, "play", slot="corruption-a") == "needs"


def test_13_corruption_needs_a_gold() -> None:
    pos = acting(attacker("corruption-a", gold=0), player(1, "karl"))
    assert not is_open(pos, "play", slot="corruption-a")
    assert why(pos, "play", slot="corruption-a") is not None


def test_13_corruption_the_rival_draws_no_new_card_before_the_own_draw_phase() -> None:
    pos = corrupted(player(1, "karl otto falk"), attacker("corruption-a goetz pippin walter"))
    do(pos, "put_under", slot="otto", stack=4)
    do(pos, "end_actions")
    do(pos, "keep")
    assert (pos.state.on_turn, hand(pos, 1)) == (1, ["karl", "falk"])


# Secret Brotherhood


def guarded(held: str = "secret-brotherhood-a", church: str = "church-b") -> Json:
    """Lay out a second player who may cancel an attack."""
    return defender(f"{held} karl", church)


@pytest.mark.parametrize("card", ATTACKS)
@pytest.mark.parametrize("church", ["church-b", "cathedral"])
def test_13_secret_brotherhood_cancels_any_attack(card: str, church: str) -> None:
    """Both cards are spent, and nothing else happens; there is no roll."""
    pos = played(card, attacker(card), guarded(church=church))
    assert (pos.turn, open_kinds(pos)) == (1, {"counter", "no_counter"})
    do(pos, "counter", slot="secret-brotherhood-a")
    assert acts(pos)
    assert sorted(discarded(pos)) == sorted([card, "secret-brotherhood-a"])
    assert (hand(pos, 0), hand(pos, 1)) == ([], ["karl"])
    assert built(pos, 0) == ["church-a", "town-hall-a", "hagen"]
    assert built(pos, 1) == ["garrison-b", "siegfried", church]
    assert (stock(pos, 0), stock(pos, 1)) == ({"gold": 1, "lumber": 1}, {"ore": 2})
    assert not [one for one in pos.events if one["what"] == "duel_rolled"]
    assert [me.blocked for me in pos.state.players] == [0, 0]
    assert not knows(pos, 0, "karl")


@pytest.mark.parametrize("card", ATTACKS)
@pytest.mark.parametrize("held", ["", "goetz caravan", "archivist governor-a"])
def test_13_secret_brotherhood_the_rival_is_asked_whether_they_hold_one_or_not(card: str, held: str) -> None:
    pos = played(card, attacker(card), defender(held))
    assert (pos.turn, open_kinds(pos)) == (1, {"no_counter"})


@pytest.mark.parametrize("card", ATTACKS)
def test_13_secret_brotherhood_needs_a_church(card: str) -> None:
    pos = played(card, attacker(card), defender("secret-brotherhood-a", "town-hall-b"))
    assert (pos.turn, open_kinds(pos)) == (1, {"no_counter"})


@pytest.mark.parametrize("card", ROLLED)
def test_13_secret_brotherhood_is_a_choice_beside_the_counter_card(card: str) -> None:
    """An attack with a roll has one question, in which the rival may counter or cancel."""
    held = f"secret-brotherhood-a {COUNTERS[card]}"
    pos = played(card, attacker(card), guarded(held))
    assert open_values(pos, "counter", "slot") == {0, 1}
    do(pos, "counter", slot=COUNTERS[card])
    assert "secret-brotherhood-a" in hand(pos, 1)
    assert [one for one in pos.events if one["what"] == "duel_rolled"]
    assert "no_counter" not in open_kinds(pos)


@pytest.mark.parametrize("card", ROLLED)
def test_13_secret_brotherhood_the_court_takes_nothing_from_a_cancelled_attack(card: str) -> None:
    pos = played(card, attacker(card), defender("secret-brotherhood-a", "church-b court"))
    do(pos, "counter", slot="secret-brotherhood-a")
    assert (acts(pos), stock(pos, 0)) == (True, {"gold": 1, "lumber": 1})


def test_13_secret_brotherhood_may_be_kept() -> None:
    theirs = defender("secret-brotherhood-a karl", "church-b", gold=1)
    pos = do(played("merchant-a", attacker("merchant-a"), theirs), "no_counter")
    assert (pos.turn, hand(pos, 1)) == (0, ["secret-brotherhood-a", "karl"])
    assert open_kinds(pos) == {"take_resource"}


def test_13_secret_brotherhood_each_attack_takes_another_one() -> None:
    pos = acting(attacker("merchant-a spy-a"), guarded("secret-brotherhood-a secret-brotherhood-b"))
    do(pos, "play", slot="merchant-a")
    do(pos, "counter", slot="secret-brotherhood-b")
    do(pos, "play", slot="spy-a")
    assert hand(pos, 1)[open_values(pos, "counter", "slot").pop()] == "secret-brotherhood-a"
    do(pos, "counter", slot="secret-brotherhood-a")
    assert (hand(pos, 1), acts(pos)) == (["karl"], True)


@pytest.mark.parametrize("card", ["caravan", "diplomat-a", "archivist", "governor-a"])
def test_13_secret_brotherhood_neutral_cards_are_not_cancelled(card: str) -> None:
    pos = acting(attacker(card), guarded(), discard=["sawmill", "mint"])
    do(pos, "play", slot=card)
    assert pos.turn == 0


def test_13_secret_brotherhood_a_scout_is_no_attack() -> None:
    mine = player(0, "scout-a", stores=3, road_left=True)
    pos = do(acting(mine, guarded()), "use_scout", slot="scout-a", end="left")
    assert pos.turn == 0


def test_13_secret_brotherhood_is_not_played_in_the_own_turn() -> None:
    pos = acting(attacker("secret-brotherhood-a"))
    assert not is_open(pos, "play", slot="secret-brotherhood-a")


def test_13_secret_brotherhood_the_attacker_may_not_cancel() -> None:
    pos = played("merchant-a", attacker("merchant-a secret-brotherhood-a"), defender())
    assert (pos.turn, open_kinds(pos)) == (1, {"no_counter"})


def test_13_secret_brotherhood_never_waits_for_the_gate() -> None:
    """Only attack and neutral cards do; the Merchant waits neither, if the option says so."""
    options = {"action_gate": 0, "merchant_waits": 0}
    mine = player(0, "merchant-a", stores=stores_of(0, lumber=1))
    pos = acting(mine, guarded(), options=options)
    do(pos, "play", slot="merchant-a")
    assert is_open(pos, "counter", slot="secret-brotherhood-a")


def test_13_secret_brotherhood_in_the_base_game_nobody_is_asked() -> None:
    theirs = player(1, stores=stores_of(1, ore=2))
    pos = do(table.acting(player(0, "merchant-a"), theirs, options=OPEN), "play", slot="merchant-a")
    assert pos.turn == 0
