"""Section 13, Politics & Intrigue: action cards and attacks, as far as no scene tells of them."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, NamedTuple

import pytest
from catan_cards.rules import table as t
from catan_cards.rules import table_pi as pi

if TYPE_CHECKING:
    from bailey.core import Position


# Diplomat
PILE = ["mint", "goetz", "diplomat-b", "caravan", "governor-b"]


def test_13_diplomat_takes_any_card_but_a_diplomat_from_the_discard_pile() -> None:
    pos = t.do(pi.acting(t.player(0, "diplomat-a"), discard=PILE), "play", slot="diplomat-a")
    assert (pos.turn, t.open_kinds(pos)) == (0, {"take_discarded"})
    open_cards = {t.discarded(pos)[slot] for slot in t.open_values(pos, "take_discarded", "slot")}
    assert open_cards == {"mint", "goetz", "caravan", "governor-b"}
    t.do(pos, "take_discarded", slot="goetz")
    assert (t.hand(pos, 0), pi.acts(pos)) == (["goetz"], True)
    assert sorted(t.discarded(pos)) == sorted(["diplomat-a", "diplomat-b", "mint", "caravan", "governor-b"])


@pytest.mark.parametrize("pile", [[], ["diplomat-b"]])
def test_13_diplomat_is_not_played_when_there_is_nothing_to_take(pile: list[str]) -> None:
    pos = pi.acting(t.player(0, "diplomat-a"), discard=pile)
    assert not t.is_open(pos, "play", slot="diplomat-a")
    assert t.why(pos, "play", slot="diplomat-a") in {"needs", "nothing-to-take", "no-cards"}


# Governor


def governed(held: str, stores: dict[str, int] | int, cards: str = "governor-a", **fields: Any) -> Position:
    """Play Governors; the first player has a Town Hall beside a City at place 5, and a Settlement at place 6."""
    have = stores if isinstance(stores, int) else t.stores_of(0, **stores)
    fields = {"settlements": (6,), "cities": (5,), **fields}
    standing = {"town-hall-a": (5, "above"), **fields.pop("built", {})}
    mine = t.player(0, f"{cards} {held}", built=standing, stores=have, **fields)
    pos = pi.acting(mine)
    for card in cards.split():
        t.do(pos, "play", slot=card)
    return pos


def save(pos: Position, *resources: str) -> Position:
    """Name the saved resources, as long as there is a question."""
    for resource in resources:
        t.do(pos, "save", resource=resource)
    return pos


@pytest.mark.parametrize(
    ("saved", "paid"), [(("ore", "ore"), (1, 2)), (("grain", "grain"), (3, 0)), (("grain", "ore"), (2, 1))]
)
def test_13_governor_every_way_to_save_two(saved: tuple[str, str], paid: tuple[int, int]) -> None:
    pos = t.do(governed("", 3), "build_city", place=6)
    save(pos, *saved)
    left = t.stock(pos, 0)
    assert (3 - left.get("ore", 0), 3 - left["grain"]) == paid


ALL = set(range(6))


# Archivist


def searching(**fields: Any) -> Position:
    return t.do(pi.acting(t.player(0, "archivist goetz"), **fields), "play", slot="archivist")


def test_13_archivist_looks_through_two_different_stacks() -> None:
    pos = searching()
    assert (pos.turn, t.open_kinds(pos), t.open_values(pos, "search", "stack")) == (0, {"search"}, ALL)
    t.do(pos, "search", stack=3)
    assert (pos.turn, t.open_kinds(pos), t.open_values(pos, "search", "stack")) == (0, {"search"}, ALL - {3})
    t.do(pos, "search", stack=5)
    assert all(t.knows(pos, 0, card) for stack in (3, 5) for card in t.stack_cards(pos, stack))
    assert not any(t.knows(pos, 1, card) for stack in (3, 5) for card in t.stack_cards(pos, stack))


def test_13_archivist_with_no_card_in_any_stack_is_not_played() -> None:
    pos = pi.acting(t.player(0, "archivist"), stacks=("",) * 6, discard=t.all_but("archivist", theme=pi.PI))
    assert not t.is_open(pos, "play", slot="archivist")
    assert t.why(pos, "play", slot="archivist") in {"needs", "no-cards", "nothing-to-take"}


# Religious Interdict


def interdicted(stack: int, mine: str = "religious-interdict-a", theirs: str = "", **fields: Any) -> Position:
    """Play an Interdict on a stack that nobody cancels."""
    pos = pi.acting(pi.attacker(mine), t.player(1, theirs, stores=3), **fields)
    t.do(pos, "play", slot="religious-interdict-a")
    t.do(pos, "no_counter")
    return t.do(pos, "block", stack=stack)


def to_the_rivals_draw_phase(pos: Position, stack: int = 0) -> Position:
    """End the own turn, drawing from one stack, and roll and act for the rival until the draw phase."""
    t.do(pos, "end_actions")
    while pos.state.on_turn == 0:
        t.do(pos, "draw", stack=stack)
    through_actions(pos)
    return pos


def through_actions(pos: Position) -> None:
    """Roll, answer what is asked, and end the actions of the player on turn."""
    p = pos.state.on_turn
    t.do(pos, "roll")
    while not pi.acts(pos, p):
        t.do(pos, **pi.first_choice(pos))
    t.do(pos, "end_actions")


@pytest.mark.parametrize("stack", [0, 3, 5])
def test_13_religious_interdict_the_rival_neither_draws_nor_searches(stack: int) -> None:
    pos = to_the_rivals_draw_phase(interdicted(stack))
    assert pos.turn == 1
    assert (t.open_values(pos, "draw", "stack"), t.open_values(pos, "search", "stack")) == (
        ALL - {stack},
        ALL - {stack},
    )
    assert (t.why(pos, "draw", stack=stack), t.why(pos, "search", stack=stack)) == ("blocked", "blocked")


def test_13_religious_interdict_lasts_until_the_end_of_the_rivals_next_turn() -> None:
    pos = to_the_rivals_draw_phase(interdicted(2))
    while pos.state.on_turn == 1:
        assert t.open_values(pos, "draw", "stack") == ALL - {2}
        t.do(pos, "draw", stack=0)
    through_actions(pos)
    while pos.state.on_turn == 0:
        t.do(pos, **pi.first_choice(pos))
    through_actions(pos)
    while "draw" not in t.open_kinds(pos):
        t.do(pos, "put_under", slot=0, stack=0)
    assert (pos.turn, t.open_values(pos, "draw", "stack")) == (1, ALL)


def test_13_religious_interdict_with_nothing_else_to_draw_nothing_is_drawn() -> None:
    stacks = ("", "", "falk walter", "", "", "")
    told = ("religious-interdict-a", "falk", "walter", "hagen", "goetz", "karl", "otto")
    mine = pi.attacker("religious-interdict-a goetz karl otto")
    pos = pi.acting(mine, t.player(1), stacks=stacks, discard=t.all_but(*told, theme=pi.PI))
    t.do(pos, "play", slot="religious-interdict-a")
    t.do(pos, "no_counter")
    t.do(pos, "block", stack=2)
    t.do(pos, "end_actions")
    t.do(pos, "keep")
    assert pos.state.on_turn == 1
    before = pos.state.turns
    t.do(pos, "roll")
    while pos.state.turns == before:
        t.do(pos, **pi.first_choice(pos))
    assert (t.hand(pos, 1), t.stack_cards(pos, 2)) == ([], ["falk", "walter"])


# Corruption


def test_13_corruption_needs_a_gold() -> None:
    pos = pi.acting(pi.attacker("corruption-a", gold=0), t.player(1, "karl"))
    assert not t.is_open(pos, "play", slot="corruption-a")
    assert t.why(pos, "play", slot="corruption-a") is not None


ATTACKS = (*pi.ROLLED, *pi.UNROLLED)


# Secret Brotherhood


def guarded(held: str = "secret-brotherhood-a", church: str = "church-b") -> t.Json:
    """Lay out a second player who may cancel an attack."""
    return pi.defender(f"{held} karl", church)


@pytest.mark.parametrize("card", ATTACKS)
@pytest.mark.parametrize("church", ["church-b", "cathedral"])
def test_13_secret_brotherhood_cancels_any_attack(card: str, church: str) -> None:
    """Both cards are spent, and nothing else happens; there is no roll."""
    pos = pi.played(card, pi.attacker(card), guarded(church=church))
    assert (pos.turn, t.open_kinds(pos)) == (1, {"counter", "no_counter"})
    t.do(pos, "counter", slot="secret-brotherhood-a")
    assert pi.acts(pos)
    assert sorted(t.discarded(pos)) == sorted([card, "secret-brotherhood-a"])
    assert (t.hand(pos, 0), t.hand(pos, 1)) == ([], ["karl"])
    assert t.built(pos, 0) == ["church-a", "town-hall-a", "hagen"]
    assert t.built(pos, 1) == ["garrison-b", "siegfried", church]
    assert (t.stock(pos, 0), t.stock(pos, 1)) == ({"gold": 1, "lumber": 1}, {"ore": 2})
    assert not [one for one in pos.events if one["what"] == "duel_rolled"]
    assert [me.blocked for me in pos.state.players] == [0, 0]
    assert not t.knows(pos, 0, "karl")


@pytest.mark.parametrize(
    ("card", "held"),
    [
        (card, held)
        for card in ATTACKS
        for held in ("", "goetz caravan", "archivist governor-a")
        if held or card != "corruption-a"  # which is for a hand with cards
    ],
)
def test_13_secret_brotherhood_the_rival_is_asked_whether_they_hold_one_or_not(card: str, held: str) -> None:
    pos = pi.played(card, pi.attacker(card), pi.defender(held))
    assert (pos.turn, t.open_kinds(pos)) == (1, {"no_counter"})


@pytest.mark.parametrize("card", pi.ROLLED)
def test_13_secret_brotherhood_is_a_choice_beside_the_counter_card(card: str) -> None:
    """An attack with a roll has one question, in which the rival may counter or cancel."""
    held = f"secret-brotherhood-a {pi.COUNTERS[card]}"
    pos = pi.played(card, pi.attacker(card), guarded(held))
    assert t.open_values(pos, "counter", "slot") == {0, 1}
    t.do(pos, "counter", slot=pi.COUNTERS[card])
    assert "secret-brotherhood-a" in t.hand(pos, 1)
    assert [one for one in pos.events if one["what"] == "duel_rolled"]
    assert "no_counter" not in t.open_kinds(pos)


class Fight(NamedTuple):
    """An attack of the player on turn whose die has been rolled."""

    pos: Position
    die: int


def fight(card: str, mine: t.Json, theirs: t.Json, seed: int = 0, uses: str = "", counter: str = "") -> Fight:
    """Attack; the defender uses a built card and a counter card, if they are told."""
    pos = pi.played(card, mine, theirs, seed)
    if uses:
        t.do(pos, "use", card=uses)
    if counter:
        t.do(pos, "counter", slot=counter)
    else:
        t.do(pos, "no_counter")
    return Fight(pos, next(one["die"] for one in pos.events if one["what"] == "duel_rolled"))


def outcomes(card: str, uses: str, counter: str = "") -> dict[int, bool]:
    """Roll often, and tell by the number whether the attack succeeded."""
    theirs = pi.defender(counter, uses, gold=1)
    found = {}
    for seed in range(80):
        pos, die = fight(card, t.player(0, card, built={"hagen": (6, "above")}), theirs, seed, uses, counter)
        if card == "arsonist-a":
            found[die] = pos.turn == 0 and "pick" in t.open_kinds(pos)
        elif card == "black-knight-a":
            found[die] = t.hand(pos, 1) == ["siegfried"]
        else:
            found[die] = t.stock(pos, 0) == {"ore": 2}
    return found


def up_to(most: int) -> dict[int, bool]:
    return {die: die <= most for die in range(1, 7)}


# Legation


@pytest.mark.parametrize("card", pi.ROLLED)
def test_13_legation_the_highest_number_that_succeeds_is_one_lower(card: str) -> None:
    assert outcomes(card, "legation") == up_to(4)


@pytest.mark.parametrize("card", pi.ROLLED)
def test_13_legation_together_with_a_counter_card(card: str) -> None:
    assert outcomes(card, "legation", pi.COUNTERS[card]) == up_to(1)


@pytest.mark.parametrize("card", pi.ROLLED)
def test_13_legation_is_used_once_and_costs_one_gold(card: str) -> None:
    pos = pi.played(card, pi.attacker(card), pi.defender(cards="legation", gold=3))
    assert (pos.turn, t.open_kinds(pos)) == (1, {"use", "no_counter"})
    t.do(pos, "use", card="legation")
    assert (pos.turn, t.open_kinds(pos), t.stock(pos, 1)) == (1, {"no_counter"}, {"ore": 2, "gold": 2})
    assert not [one for one in pos.events if one["what"] == "duel_rolled"]


@pytest.mark.parametrize("card", pi.ROLLED)
def test_13_legation_may_be_left_out(card: str) -> None:
    pos = pi.played(card, pi.attacker(card), pi.defender(cards="legation", gold=1))
    t.do(pos, "no_counter")
    assert [one["what"] for one in pos.events if one["what"] in {"paid", "used", "duel_rolled"}] == ["duel_rolled"]


def test_13_legation_without_its_payment_nothing_is_lower() -> None:
    dice = {}
    for seed in range(80):
        mine = t.player(0, "black-knight-a", built={"hagen": (6, "above")})
        pos, die = fight("black-knight-a", mine, pi.defender(cards="legation", gold=1), seed)
        dice[die] = t.hand(pos, 1) == ["siegfried"]
    assert dice == up_to(5)


# Court


def test_13_court_takes_when_the_roll_fails_after_a_counter_card_or_a_payment() -> None:
    """Only 1 and 2 succeed after a Bishop, and 1 to 4 after a Legation."""
    for uses, counter, most in (("", "bishop-a", 2), ("legation", "", 4)):
        theirs = pi.defender(counter, f"court {uses}", gold=1)
        lost = {}
        for seed in range(80):
            mine = t.player(0, "arsonist-a", stores=t.stores_of(0, lumber=2))
            pos, die = fight("arsonist-a", mine, theirs, seed, uses, counter)
            lost[die] = t.stock(pos, 0) == {"lumber": 1}
        assert lost == {die: die > most for die in range(1, 7)}


@pytest.mark.parametrize("card", ["merchant-a", "spy-a"])
def test_13_court_not_against_an_attack_without_a_roll(card: str) -> None:
    pos = pi.played(card, pi.attacker(card), pi.defender("karl otto", cards="court"))
    t.do(pos, "no_counter")
    while not pi.acts(pos):
        assert pos.turn == 0
        t.do(pos, **pi.first_choice(pos))
    assert sum(t.stock(pos, 0).values()) >= 2
