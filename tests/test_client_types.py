"""What a game shows is what its TypeScript types say, and nothing else: the TypeScript compiler itself is asked."""

from __future__ import annotations

import copy
import json
import random
import subprocess
from collections import Counter
from itertools import chain, islice
from pathlib import Path
from typing import TYPE_CHECKING, Any

import pytest
import soak
from catan_cards.test_transcripts import SCENES
from node import NODE
from trial_games import at_random

from bailey import games
from bailey.core.text.typescript import game_types
from bailey.games import _template as postern

if TYPE_CHECKING:
    from collections.abc import Iterator

    from bailey.core import Game, Position

ROOT = Path(__file__).parents[1]
COMPILER = ROOT / "web" / "node_modules" / "typescript" / "bin" / "tsc"
#: Without the types of a browser, which a message does not need: reading them takes longer than all the rest.
BARE = ["--lib", "es2022", "--skipDefaultLibCheck"]
STRICT = ["--noEmit", "--strict", "--exactOptionalPropertyTypes", "--target", "es2022", "--pretty", "false", *BARE]
COMPANION, BOARD = games.find("burgundy-companion"), games.find("burgundy-board")
OF_BOTH = {
    "phase_began",
    "cleared",
    "filled",
    "round_began",
    "white_die",
    "good_arrived",
    "paid_silver",
    "gained_silver",
    "gained_points",
    "scored_animals",
    "took_goods",
    "advanced",
    "sold",
    "colour_filled",
    "mines_paid",
    "phase_ended",
}
#: What the companion tells: of the Automata, of phases and rounds, and what only it has.
OF_IT = [told.name for told in COMPANION.told if told.name.startswith("automata") or told.name in OF_BOTH]
OF_IT += [told.name for told in COMPANION.told[len(BOARD.told) :]]
GAMES = [*map(games.find, games.names()), postern.GAME]
#: A curious player need not come to the end of a game.
MOST_DECISIONS = 500
#: So many decisions are in the middle of any game.
HALF = 30
#: Something that no field of any view is; a number goes where a name or a truth belongs.
WRONG: dict[type, Any] = {str: "nobody", int: True, bool: 1, list: {}, dict: "nobody", type(None): True}


@pytest.fixture
def compiles(tmp_path: Path) -> Any:
    """Ask the compiler of the client; it is there where the client was built."""
    if NODE is None or not COMPILER.exists():
        pytest.skip("the web client's tools are not installed: scripts/test installs them")

    def ask(game: Game, lines: list[str]) -> list[str]:
        source = tmp_path / "told.ts"
        source.write_text("\n".join([game_types(game), *lines]), encoding="utf-8")
        ran = subprocess.run([NODE, COMPILER, *STRICT, source], capture_output=True, encoding="utf-8", check=False)
        return ran.stdout.splitlines()

    return ask


def holds(value: Any, of: str) -> str:
    """Write that a value is of a type, with every field and no other."""
    return f"({json.dumps(value)}) satisfies {of};"


class Lines:
    """Lines that say what something is, each of which says what none before it did.

    A type tells fields, words and kinds of values apart, and no number from another: what has all of these like others
    before it would be asked of the compiler for nothing.
    """

    def __init__(self) -> None:
        self.lines: list[str] = []
        self.seen: set[tuple[Any, ...]] = set()

    def add(self, value: Any, of: str) -> None:
        new = {(of, *trait) for trait in traits(value)} - self.seen
        if new:
            self.seen |= new
            self.lines.append(holds(value, of))


def traits(value: Any, *path: str) -> Iterator[tuple[Any, ...]]:
    """Go through all that a type can say of a value, each with its place; the entries of a list have one place."""
    if isinstance(value, dict):
        yield (*path, *value)
        for name, inner in value.items():
            yield from traits(inner, *path, name)
    elif isinstance(value, list):
        yield (*path, len(value))
        for inner in value:
            yield from traits(inner, *path, "of")
    else:
        yield (*path, "is", value if isinstance(value, str) else type(value))


@pytest.mark.slow
@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.name)
def test_whatever_is_told_is_of_the_types(game: Game, compiles: Any) -> None:
    """With all numbers of players, about every value of an option, to all seats and spectators."""
    lines, happened, said = Lines(), set[str](), set[int]()
    games_played = soak.TIMES * max([len(game.players), *(len(option.values) for option in game.options)])
    for seed in range(games_played):
        for decision, pos in enumerate(chain(at_random(game, seed), *map(curious, rich(game, seed)))):
            for viewer in (None, *range(pos.state.seats)):
                for event in pos.events_for(viewer):
                    what = event.pop("what")
                    happened.add(what)
                    lines.add(event, f'Events["{what}"]')
                if decision % 7 == 0 or pos.over:
                    lines.add(pos.view(viewer), "View")
            for number in pos.choices.numbers:
                if number not in said:
                    lines.add(game.choices.read(number).to_json(), "Choice")
            said.update(pos.choices.numbers)
    # What people do themselves at a real table is declared, since the rules of the board game number it, and not told.
    declared = len(game.told) if not game.retold else len(OF_IT)
    assert 4 * len(happened) > 3 * declared, "too few games: too little happened in them"
    assert compiles(game, lines.lines) == []


def rich(game: Game, number: int) -> list[Position]:
    """Return, with the first random game, written positions in which much can happen that such games hardly come to."""
    scenes = SCENES.values() if game.name == "catan-cards" and number == 0 else ()
    return [scene.begin(game) for scene in scenes if scene.position]


def curious(pos: Position) -> Iterator[Position]:
    """Play on with mostly the kind of choice that was made least often, so that much happens."""
    chance, made = random.Random(1), Counter[str]()
    for _ in range(MOST_DECISIONS):
        if pos.over:
            break
        here = list(pos.choices)
        least = min(made[choice.name] for choice in here)
        choice = chance.choice(here if chance.random() < 0.2 else [one for one in here if made[one.name] == least])
        made[choice.name] += 1
        pos.push(choice)
        yield pos


@pytest.mark.slow
@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.name)
def test_whatever_differs_is_of_no_type(game: Game, compiles: Any) -> None:
    """Whichever field of a view is left out, added or something else, the compiler complains."""
    *_, half = (pos.view(0) for pos in islice(at_random(game, 0), HALF))
    lines = [line for other in spoilt(half) for line in ("// @ts-expect-error", holds(other, "View"))]
    assert len(lines) > 50
    assert compiles(game, lines) == []


def spoilt(whole: Any) -> Iterator[Any]:
    """Make every view that differs from one in one place."""
    for path in paths(whole):
        other = copy.deepcopy(whole)
        *way, last = path
        inside = other
        for step in way:
            inside = inside[step]
        if isinstance(inside[last], dict):
            inside[last]["more"] = 0
            yield copy.deepcopy(other)
        inside[last] = WRONG[type(inside[last])]
        yield copy.deepcopy(other)
        if isinstance(inside, dict):
            del inside[last]
            yield other


def paths(value: Any, before: tuple[Any, ...] = ()) -> Iterator[tuple[Any, ...]]:
    """Go through all places in a value; of a list, the first entry stands for all."""
    inside = value.items() if isinstance(value, dict) else enumerate(value[:1]) if isinstance(value, list) else ()
    for step, inner in inside:
        yield (*before, step)
        yield from paths(inner, (*before, step))
