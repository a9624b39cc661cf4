"""A shuffle of cards of which somebody knows some: what each viewer may imagine is what a model of all worlds says."""

from __future__ import annotations

import itertools
from collections import Counter
from typing import TYPE_CHECKING, Any

import numpy as np
import pytest
from core.tables_of_chance import assert_as_expected
from core.turns_of_one_act import begin_turn, game_of

from bailey.core import (
    NOBODY,
    OWNER,
    BadInput,
    Choices,
    GameState,
    Pile,
    Position,
    Record,
    card_at,
    draw,
    each_player,
    known_by,
    move,
    offer,
    peek,
    pile,
    remember_shuffled,
    rule,
    shuffle,
    top_slot,
)
from bailey.core.check import suite
from bailey.core.compiled import numba_mode
from bailey.core.state.chance import GAME_STREAM, SEARCH_STREAM, Luck, seed_with
from bailey.core.state.imagining import imagining
from bailey.core.state.slots import CARD_BITS
from bailey.games import castle_combo

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence

    from bailey.core import Menu
    from bailey.core.state.traces import Trace

CARDS = 4
SEATS = 2


class Player(Record):
    hand: Pile = pile(CARDS, see=OWNER)


class Table(GameState):
    """A deck, another stack, a discard pile and two hands."""

    turns: int = 10
    traces: list[Trace] = remember_shuffled(CARDS)
    deck: Pile = pile(CARDS, see=NOBODY, home=range(CARDS))
    other: Pile = pile(CARDS, see=NOBODY)
    discard: Pile = pile(CARDS)
    players: list[Player] = each_player(Player, SEATS)


# A game of it


CHOICES = Choices()
DRAW = CHOICES.add("draw")
PEEK = CHOICES.add("peek")
BURY = CHOICES.add("bury", card=CARDS)
OPEN_UP = CHOICES.add("open_up", card=CARDS)
GIVE_BACK = CHOICES.add("give_back")
MIX = CHOICES.add("mix")


@rule
def setup(s: Table) -> None:
    """Shuffle, and begin."""
    shuffle(s, s.deck)
    begin_turn(s, 0)


@rule
def offer_acts(s: Table, menu: Menu, p: int) -> None:
    """Offer all that can be done."""
    hand = s.players[p].hand
    if s.deck.size > 0:
        offer(menu, DRAW())
        offer(menu, PEEK())
    for i in range(hand.size):
        offer(menu, BURY(i))
        offer(menu, OPEN_UP(i))
    if s.discard.size > 0:
        offer(menu, GIVE_BACK())
    offer(menu, MIX())


@rule
def draw_card(s: Table, p: int) -> None:
    draw(s, s.deck, s.players[p].hand)


@rule
def look(s: Table, p: int) -> None:
    """Look at the top card, alone."""
    peek(s, s.deck, s.deck.size - 1, p)


@rule
def bury(s: Table, p: int, card: int) -> None:
    """Lay a card back onto the deck, unseen."""
    move(s, s.players[p].hand, card, s.deck)


@rule
def open_up(s: Table, p: int, card: int) -> None:
    move(s, s.players[p].hand, card, s.discard)


@rule
def give_back(s: Table, p: int) -> None:
    move(s, s.discard, s.discard.size - 1, s.deck)


@rule
def mix(s: Table, p: int) -> None:
    """Shuffle the deck, whatever is known of it."""
    shuffle(s, s.deck)


HANDLERS = {DRAW: draw_card, PEEK: look, BURY: bury, OPEN_UP: open_up, GIVE_BACK: give_back, MIX: mix}


@rule
def score(s: Any, p: int) -> int:
    """Count cards."""
    return s.players[p].hand.size + 0


GAME = game_of(
    Table,
    CHOICES,
    (offer_acts, HANDLERS),
    name="traces-of-tests",
    setup=setup,
    score=score,
    cards=CARDS,
    turns=10,
)


def test_a_game_with_private_shuffles_conforms(numba: None) -> None:
    suite.check(GAME, games=10, seed=2)


def test_what_players_remember_is_written_and_read_until_everybody_sees_it() -> None:
    s = GAME.deal(SEATS, 4)
    peek(s, s.deck, CARDS - 1, 1)
    card = card_at(s.deck, CARDS - 1)
    shuffle(s, s.deck)
    pos = Position(GAME, s)
    written = [entry for entry in pos.dump()["traces"] if entry["known_to"]]
    assert written == [{"card": GAME.cards[card], "root": 1, "group": 2, "known_to": [1]}]
    assert Position.load(GAME, pos.dump()) == pos
    assert "traces" not in pos.view(1)
    for entry, why in (
        ({"card": "nothing", "group": 1}, r"traces\[0\].card: must be the name of a card"),
        ({"card": GAME.cards[0]}, r"traces\[0\].group: must be a whole number from 1"),
    ):
        with pytest.raises(BadInput, match=why):
            Position.load(GAME, {"traces": [entry]})
    with pytest.raises(BadInput, match="traces: this game remembers nothing of shuffled cards; leave it out"):
        Position.load(castle_combo.GAME, {"traces": []})
    for _ in range(CARDS):
        draw(s, s.deck, s.discard)
    assert all(trace.flat() == [0, 0, 0] for trace in s.traces)


# The model: every world that chance can make, card by card

Op = tuple[str, int]
Zones = dict[str, tuple[int, ...]]
HANDS = ("hand0", "hand1")


def who_sees(target: str) -> list[int]:
    return [0, 1] if target == "discard" else [HANDS.index(target)] if target in HANDS else []


def worlds(ops: Sequence[Op], zones: Zones, seen: tuple[tuple[int, ...], ...]) -> Iterator[tuple[Zones, Any]]:
    """Go through every way that chance can go: where the cards come to lie, and what each viewer saw."""
    if not ops:
        yield zones, seen
        return
    (what, p), rest = ops[0], ops[1:]
    if what.startswith("shuffle"):
        name = what.removeprefix("shuffle ")
        for order in itertools.permutations(zones[name]):
            yield from worlds(rest, {**zones, name: order}, seen)
        return
    source, _, target = what.partition(">")
    card = zones[source][-1]
    moved = {**zones, source: zones[source][:-1]}
    if target == "look":
        moved, viewers = zones, [p]
    else:
        moved, viewers = {**moved, target: (*moved[target], card)}, who_sees(target)
    now = tuple((*log, card) if viewer in viewers else log for viewer, log in enumerate(seen))
    yield from worlds(rest, moved, now)


def played(ops: Sequence[Op], zones: Zones, seed: int) -> tuple[Table, list[tuple[int, ...]]]:
    """Do the same with the core, and tell what each viewer saw."""
    s, seen = Table(), [(), ()]
    seed_with(s, seed, 0, GAME_STREAM)
    hands = {name: player.hand for name, player in zip(HANDS, s.players, strict=True)}
    piles = {"deck": s.deck, "other": s.other, "discard": s.discard, **hands}
    for p, player in enumerate(s.players):
        player.hand.see = 1 << p
    for name, cards in zones.items():
        piles[name].fill([card | 0xFF << 10 for card in cards])
    for what, p in ops:
        if what.startswith("shuffle"):
            shuffle(s, piles[what.removeprefix("shuffle ")])
            continue
        source, _, target = what.partition(">")
        here = piles[source]
        if target == "look":
            peek(s, here, here.size - 1, p)
            slot, viewers = top_slot(here), [p]
        else:
            if source in ("deck", "other"):
                draw(s, here, piles[target])
            else:
                move(s, here, here.size - 1, piles[target])
            slot, viewers = top_slot(piles[target]), who_sees(target)
        for viewer in viewers:
            assert known_by(slot, viewer)
            seen[viewer] = (*seen[viewer], slot & CARD_BITS)  # type: ignore[assignment]
    return s, seen  # type: ignore[return-value]


def lies(zones: Zones) -> tuple[frozenset[int], ...]:
    """Tell where every card lies, in no order."""
    return tuple(frozenset(zones.get(name, ())) for name in ("deck", "other", "discard", *HANDS))


def lies_in(s: Table) -> tuple[frozenset[int], ...]:
    """Tell where every card of a state lies, in no order."""
    piles = (s.deck, s.other, s.discard, s.players[0].hand, s.players[1].hand)
    return tuple(frozenset(slot & CARD_BITS for slot in here.slots[: here.size]) for here in piles)


def forgotten(s: Table, viewer: int) -> tuple[list[int], list[int], int]:
    how = imagining(GAME)
    twin = s.copy()
    twin.luck_a = twin.luck_b = twin.luck_c = twin.luck_count = 0
    numbers, found = twin.flat(), [0] * how.room
    return numbers, found, how.forget(numbers, how.heads, viewer, found)


def imagined(s: Table, viewer: int, seeds: int) -> Counter[tuple[frozenset[int], ...]]:
    """Count where the cards lie in so many deals."""
    out: Counter[tuple[frozenset[int], ...]] = Counter()
    before, found, count = forgotten(s, viewer)
    for seed in range(seeds):
        numbers, luck, twin = [*before], Luck(), Table()
        seed_with(luck, seed, 0, SEARCH_STREAM)
        imagining(GAME).deal(numbers, found, count, luck)
        twin.unflatten(iter(numbers))
        out[lies_in(twin)] += 1
    return out


def zones(deck: Sequence[int] = range(CARDS), other: Sequence[int] = ()) -> Zones:
    return {"deck": tuple(deck), "other": tuple(other), "discard": (), "hand0": (), "hand1": ()}


def ops(*names: str) -> list[Op]:
    """Read operations: `0 deck>look` is a look by seat 0."""
    return [(n[2:], int(n[0])) if n[0].isdigit() else (n, 0) for n in names]


MIX_DECK = "shuffle deck"
ONE_DECK = {
    "one looks, and it is shuffled": (MIX_DECK, "0 deck>look", MIX_DECK, "deck>hand1", "deck>hand0"),
    "a card goes back from a hand": (MIX_DECK, "deck>hand0", "deck>hand1", "hand0>deck", MIX_DECK, "deck>hand1"),
    "an open card goes back": (MIX_DECK, "deck>discard", "deck>hand0", "discard>deck", MIX_DECK, "deck>hand1"),
    "both looked": (MIX_DECK, "0 deck>look", "1 deck>look", "deck>other", "0 deck>look", MIX_DECK, "deck>hand1"),
    "all of it is shuffled again": (MIX_DECK, "0 deck>look", MIX_DECK, "1 deck>look", MIX_DECK, "deck>hand0"),
    "a member is seen again": (MIX_DECK, "0 deck>look", MIX_DECK, "0 deck>look", "deck>discard", "deck>hand1"),
}
TWO_DECKS = {
    "two roots": (MIX_DECK, "shuffle other", "other>hand0", "hand0>deck", MIX_DECK, "deck>hand1"),
    "two roots unknown": (MIX_DECK, "shuffle other", "other>hand0", "deck>hand0", "hand0>deck", "hand0>deck", MIX_DECK,
                          "deck>hand1"),
}  # fmt: skip
EXACT = [(name, ops(*way), zones()) for name, way in ONE_DECK.items()]
EXACT += [(name, ops(*way), zones((0, 1), (2, 3))) for name, way in TWO_DECKS.items()]
#: Part of an older group lies in a hand as the rest is shuffled again: where between the two is forgotten.
MERGED = ops(MIX_DECK, "0 deck>look", MIX_DECK, "deck>hand1", "0 deck>look", MIX_DECK, "deck>hand1")


@pytest.mark.parametrize(("way", "start"), [one[1:] for one in EXACT], ids=[one[0] for one in EXACT])
@pytest.mark.parametrize("viewer", [0, 1])
def test_every_deal_comes_as_often_as_in_the_model(way: list[Op], start: Zones, viewer: int) -> None:
    everything = [*worlds(way, start, ((), ()))]
    for seed in range(2):
        s, seen = played(way, start, seed)
        possible = Counter(lies(where) for where, saw in everything if saw[viewer] == seen[viewer])
        total = sum(possible.values())
        expected, found = {where: n / total for where, n in possible.items()}, imagined(s, viewer, 600)
        if len(expected) > 1:
            assert_as_expected(found, expected)
        assert found.keys() == expected.keys()


@pytest.mark.parametrize(
    ("way", "start"), [*(one[1:] for one in EXACT), (MERGED, zones())], ids=[*(one[0] for one in EXACT), "merged"]
)
@pytest.mark.parametrize("viewer", [0, 1])
def test_states_that_a_viewer_cannot_tell_apart_become_one(way: list[Op], start: Zones, viewer: int) -> None:
    found: dict[tuple[int, ...], set[tuple[int, ...]]] = {}
    truths: dict[tuple[int, ...], set[tuple[int, ...]]] = {}
    for seed in range(150):
        s, seen = played(way, start, seed)
        found.setdefault(seen[viewer], set()).add(tuple(forgotten(s, viewer)[0]))
        truths.setdefault(seen[viewer], set()).add(tuple(s.flat()[4:]))
    assert {len(states) for states in found.values()} == {1}
    assert max(len(states) for states in truths.values()) > 1


@pytest.mark.parametrize("viewer", [0, 1])
def test_where_groups_become_one_everything_possible_is_imagined(viewer: int) -> None:
    everything = [*worlds(MERGED, zones(), ((), ()))]
    for seed in range(4):
        s, seen = played(MERGED, zones(), seed)
        possible = {lies(where) for where, saw in everything if saw[viewer] == seen[viewer]}
        assert possible <= imagined(s, viewer, 600).keys()


@pytest.mark.usefixtures("numba")
def test_compiled_play_forgets_and_deals_alike() -> None:
    import numba

    numba_mode._hand_over()
    how = imagining(GAME)
    forget, deal = how.forget, how.deal

    def one(numbers: Any, heads: Any, viewer: int, found: Any, lucks: Any) -> int:
        count = forget(numbers, heads, viewer, found)
        deal(numbers, found, count, lucks[0])
        return count

    compiled, heads = numba.njit(one), np.array(how.heads, np.int32)
    for seed, (_, way, start) in itertools.product(range(3), EXACT):
        s, _ = played(way, start, seed)
        for viewer in range(SEATS):
            flat = [0, 0, 0, 0, *s.flat()[4:]]
            luck = Luck()
            seed_with(luck, seed, 0, SEARCH_STREAM)
            lucks = numba_mode.as_array([luck])
            numbers, found = np.array(flat, np.int32), np.zeros(how.room, np.int32)
            count = compiled(numbers, heads, viewer, found, lucks)
            assert count == one(flat, how.heads, viewer, [0] * how.room, [luck])
            assert numbers.tolist() == flat
