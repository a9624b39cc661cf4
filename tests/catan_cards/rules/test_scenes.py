"""The scenes of `scenes/`, each a test of its own."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING, Any

import pytest
from catan_cards.rules.scene_files import Part, Scene, scenes
from catan_cards.rules.scene_looks import look, words_of
from catan_cards.rules.scene_positions import come_to, lay_out

from bailey.core import BadInput

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable

    from bailey.core import Position

#: Where it is told how a die fell: that of an attack or a spell, and that of the event.
ROLLS = {"duel": {"duel_rolled": "die", "rolled_die": "die"}, "face": {"rolled_face": "face"}}


def choices(line: str) -> list[str]:
    """List what is chosen in a line, before anything is seen."""
    return [told for told in line.partition("->")[0].strip().split(", ") if told]


def after(pos: Position, told: str) -> Position:
    """Make a choice, or come to another moment of a turn."""
    if told.startswith("come to "):
        return come_to(pos, *told.split()[2:])
    pos.push(words_of(pos, told))
    return pos


def roll(pos: Position, what: str, lines: list[str]) -> str:
    """Play until the die of a card, or that of the event, is rolled, and return what it shows."""
    for told in (told for line in lines for told in choices(line)):
        pos = after(pos, told)
        for one in pos.events:
            if one["what"] in ROLLS[what]:
                return str(one[ROLLS[what][one["what"]]])
    raise AssertionError("no die was rolled")


def fallen(always: str, laid: list[str], what: str, die: str, lines: list[str]) -> Position:
    """Lay out a position in a game in which a die falls like that."""
    seeds = (f"seed {seed}; {always}" for seed in range(200))
    return next(lay_out(one, laid) for one in seeds if roll(lay_out(one, laid), what, lines) == die)


def position(always: str, part: Part) -> Position:
    """Lay out the position of a part."""
    for i, told in enumerate(part.laid):
        if found := re.search(r"\b(duel|face) (\w+)", told):
            laid = [*part.laid[:i], told.replace(found[0], ""), *part.laid[i + 1 :]]
            return fallen(always, laid, found[1], found[2], part.lines)
    return lay_out(always, part.laid)


def each(found: Iterable[Scene]) -> pytest.MarkDecorator:
    """Run a test with each scene."""
    return pytest.mark.parametrize("scene", [pytest.param(scene, id=f"{scene.file}: {scene.title}") for scene in found])


@each(scenes())
def test_scene(scene: Scene) -> None:
    see(scene, look)


def see(scene: Scene, look: Callable[[Position, str], tuple[Any, Any]]) -> None:
    """Look whether all that a scene tells is seen."""
    for part in scene.parts():
        refused = part.lines[0].partition("-> refused: ")[2]
        if refused:
            with pytest.raises(BadInput) as refusal:
                lay_out(scene.always, part.laid)
            assert refused in str(refusal.value)
            continue
        assert any("->" in line for line in part.lines), "a position is laid out to see something"
        pos = position(scene.always, part)
        for line in part.lines:
            for chosen in choices(line):
                pos = after(pos, chosen)
            for seen in filter(None, line.partition("->")[2].strip().split("; ")):
                found, expected = look(pos, seen)
                assert found == expected, f"`{seen}` in `{line}`"
