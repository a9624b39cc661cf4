"""The observation: what the view says, in numbers, and nothing of what a viewer cannot know."""

from __future__ import annotations

import random
from pathlib import Path
from typing import TYPE_CHECKING, Any

import pytest

from bailey.core import Game, Position
from bailey.core.state.imagine import swap_cards
from bailey.core.state.observe import SPECTATOR, layout, observation
from bailey.core.state.piles import known_by
from bailey.core.state.slots import OPEN, SHUFFLE_AT, Pile
from bailey.games import _template, castle_combo, find, names
from tools.observation_page import page

if TYPE_CHECKING:
    from collections.abc import Iterator

GAMES = [castle_combo.GAME, _template.GAME]
each_game = pytest.mark.parametrize("game", GAMES, ids=lambda game: game.name)
DOCS = Path(__file__).parents[2] / "docs" / "observations"


def positions(game: Game, seats: int, seed: int) -> Iterator[Position]:
    """Go through a random game, its end included."""
    rng, pos = random.Random(seed), Position.new(game, seats, seed)
    yield pos
    while not pos.over:
        pos.push(rng.choice(pos.choices.numbers))
        yield pos


def named(pos: Position, viewer: int | None) -> dict[str, int]:
    entries = layout(pos.game, pos.state.seats)
    row = observation(pos.game, pos.state, viewer)
    return {entry.name: value for entry, value in zip(entries, row, strict=True)}


def mixed(pos: Position, viewer: int, seed: int) -> Position:
    """Mix the cards that a viewer cannot know, within what one shuffle hid."""
    rng, numbers = random.Random(seed), pos.state.flat()
    slots = [p.at + len(Pile.HEAD) + i for p in pos.game.places for i in range(numbers[p.at])]
    unknown = [i for i in slots if not known(numbers[i], viewer)]
    for i in unknown:
        alike = [k for k in unknown if numbers[k] >> SHUFFLE_AT == numbers[i] >> SHUFFLE_AT]
        swap_cards(numbers, i, rng.choice(alike))
    twin = pos.game.state()
    twin.unflatten(iter(numbers))
    return Position(pos.game, twin)


def known(slot: int, viewer: int) -> bool:
    return slot & OPEN == OPEN if viewer == SPECTATOR else known_by(slot, viewer)


@each_game
def test_every_number_has_a_name_and_keeps_its_bounds_and_fewer_players_see_the_beginning_of_the_row(
    game: Game,
) -> None:
    for seats in game.players:
        entries = layout(game, seats)
        assert [entry.at for entry in entries] == list(range(len(entries)))
        assert len({entry.name for entry in entries}) == len(entries)
        assert [entry.name for entry in entries] == [entry.name for entry in layout(game)[: len(entries)]]
        for pos in positions(game, seats, seats):
            for viewer in (*range(seats), None):
                row = observation(game, pos.state, viewer)
                assert len(row) == len(entries)
                assert [e.name for e, value in zip(entries, row, strict=True) if not e.least <= value <= e.most] == []


def in_view(view: dict[str, Any], name: str) -> Any:
    """Find in a view what a name of the layout means."""
    value: Any = view
    for part in name.replace("]", "").replace("[", ".").split("."):
        value = value[int(part)] if part.isdecimal() else value[part]
    return value


def test_numbers_are_those_of_the_view() -> None:
    for pos in positions(castle_combo.GAME, 3, 11):
        view, seen = pos.view(1), named(pos, 1)
        assert seen["turn"] == (-1 if pos.turn is None else pos.turn)
        assert seen["viewer"] == 1
        assert seen["messenger"] == ("castle", "village").index(view["messenger"])
        for name in ("players[0].gold", "players[2].keys", "castle.removed"):
            assert seen[name] == int(in_view(view, name))
        for place in ("castle", "village"):
            slots = [seen[f"{place}.row[{i}]"] for i in range(seen[f"{place}.row.size"])]
            assert [castle_combo.GAME.cards[slot - 1] for slot in slots] == view[place]["row"]
            assert seen[f"{place}.deck.size"] == (view[place]["deck"] or 0)
        for p, player in enumerate(view["players"]):
            for i, entry in enumerate(player["tableau"]):
                at = f"players[{p}].tableau[{i}]"
                assert castle_combo.GAME.cards[seen[at] - 1] == entry["card"]
                assert (seen[f"{at}.column"], seen[f"{at}.stored"]) == (entry["column"], entry["stored"])


def test_the_step_and_its_numbers_stand_in_front() -> None:
    pos = castle_combo.new(seed=3)
    while pos.step != "place_card":
        pos.push(next(c for c in pos.choices if c.name != "take"))
        if pos.over:
            pytest.fail("nobody placed a card face down")
    seen = named(pos, 0)
    assert (seen["step"], seen["step.a"]) == (2, 1)  # place_card, face down


@each_game
def test_what_cannot_be_known_changes_nothing(game: Game) -> None:
    for n, pos in enumerate(positions(game, 2, 5)):
        for viewer in (0, 1, SPECTATOR):
            who = None if viewer == SPECTATOR else viewer
            before = observation(game, pos.state, who)
            assert observation(game, mixed(pos, viewer, n).state, who) == before
            if who is not None:
                assert observation(game, pos.imagine(who, n).state, who) == before


def test_a_hand_is_seen_by_its_owner_alone() -> None:
    pos = _template.new(seed=2)
    own, other, nobody = (named(pos, viewer) for viewer in (0, 1, None))
    hand = [f"players[0].hand[{i}]" for i in range(own["players[0].hand.size"])]
    assert hand
    assert all(own[name] > 0 and other[name] == nobody[name] == -1 for name in hand)
    assert own[f"players[0].hand[{len(hand)}]"] == 0


@pytest.mark.parametrize("name", names())
def test_the_page_of_every_game_is_up_to_date(name: str) -> None:
    written = (DOCS / f"{name}.md").read_text(encoding="utf-8")
    assert written == page(find(name)), f"write docs/observations: python -m tools.observation_page {name}"
