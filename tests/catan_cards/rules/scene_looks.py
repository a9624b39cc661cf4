"""What is seen in a scene: each look compares words with the position.

turn Ben                        who decides; `over`, `winners Ann`
Ann acts, Ann does not act      the action phase has come, and nothing else is asked
open gain skip                  these kinds of choices and no others; `choices 3` in all
offers gain hills-5 hills-6     what a choice may name; of its second thing, `offers trade.get ore`
may play spy-a, may not draw    a choice, or any of its kind, is open or not
final roll, undoable propose    whether a choice can be taken back
play spy-a is too-dear          why it is blocked; `is free` if nothing blocks it
Ann has ore 1, wool 2           what Regions show; `Ann ore 1`, `Ann has 3 in all`
Ann holds otto karl             the hand; `Ann holds 2 cards`; so are `built`, `foreign` and `pawned` told
Ann stands otto 5a, karl 6b     built cards and their sites; `Ann land 5a hills-5`, `Ann at 5 city`;
                                `Ann cells 10 11` where Regions lie, `Ann centres 0 1` the whole row
Ann keeps warehouse-a ore 1     what a card keeps; `Ann wealth ore 1`, `Ann magic ari 2`, `Ann magic of ari 2`
Ann knows otto                  where it lies, or `not otto`; `all of stack 0`, `none of hand Ben`, `all of top 0`
Ann scores 3                    `Ann line cards 1` is a line of it, `Ann rate ore 2` what the bank takes
Ann strength 2, roads 6         any other number of a player, or of the state
hills-5 shows 2                 a Region
discard otto                    a pile, or `discard 1 cards`; so are `stack 0`, `developments` and `lasting` told
among events_stack conflict     cards that lie in a pile
top of stack 0 otto karl        the upper cards from the top; `bottom of discard otto`
told sold, not told sold        whether something was told of since the last choice
heard lost.card gold-6, hills-5 what each such event says, or one thing that it says
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from catan_cards.rules import table, table_tc, table_wd
from catan_cards.rules.scene_positions import NAMES, site

from bailey.core import card_at
from bailey.games.catan_cards.choices import CHOICES
from bailey.games.catan_cards.packing import RESOURCES

if TYPE_CHECKING:
    from collections.abc import Callable

    from catan_cards.rules.table import Json

    from bailey.core import Position

    #: What is seen, and what the scene tells of it.
    Seen = tuple[Any, str]

KINDS = {kind.name: [name for name, _ in kind.ranges] for kind in CHOICES.kinds}
NOTHING = "nothing"
CENTRES = ("nothing", "settlement", "city", "metropolis", "citadel")


def written(value: Any) -> str:
    """Write what is seen as a scene tells it."""
    if isinstance(value, dict):
        return ", ".join(sorted(f"{name} {n}" for name, n in value.items())) or NOTHING
    if isinstance(value, set | frozenset):
        return " ".join(sorted(map(str, value))) or NOTHING
    if isinstance(value, list | tuple):
        return " ".join(map(str, value)) or NOTHING
    return str(int(value)) if isinstance(value, bool) else str(value)


def words_of(pos: Position, told: str) -> Json:
    """Read a choice: its kind, and what it names."""
    what, *words = told.split()
    names = KINDS[what]
    if names[-2:] == ["place", "side"] and len(words) == len(names) - 1:
        words[-1:] = map(str, site(words[-1]))
    return {"do": what, **{name: numbered(pos, what, name, word) for name, word in zip(names, words, strict=True)}}


def numbered(pos: Position, what: str, name: str, word: str) -> int:
    """Return the number of what a choice names."""
    if word.isdecimal():
        return int(word)
    if name == "cell" and word in table_wd.LANDS:
        return next(table_wd.wizard_cell(pos, p, word) for p in (0, 1) if word in table_wd.magic(pos, p))
    if name == "face":
        return table.FACES.index(word)
    return table.number(pos, name, word, what)


def denied(told: str, yes: str = "1") -> tuple[str, str]:
    """Take a `not` off; return what is left, and whether it shall be so."""
    return (told[4:], "0") if told.startswith("not ") else (told, yes)


def pile(cards: list[str], told: str) -> Seen:
    """See the cards of a pile, or how many there are."""
    return (len(cards), told.removesuffix(" cards")) if told.endswith(" cards") else (cards, told)


# Choices


def blocked(pos: Position, told: str) -> Seen:
    choice, _, reason = told.partition(" is ")
    number = CHOICES.find(words_of(pos, choice)).number
    return table.Why(pos.blocks[number]).name.lower().replace("_", "-") if number in pos.blocks else "free", reason


def may(pos: Position, told: str) -> Seen:
    told, expected = denied(told)
    return told in table.open_kinds(pos) if told in KINDS else words_of(pos, told) in pos.choices, expected


def offers(pos: Position, told: str) -> Seen:
    which, *words = told.split()
    what, _, name = which.partition(".")
    name = name or KINDS[what][0]
    expected = {numbered(pos, what, name, word) for word in words if word != NOTHING}
    return table.open_values(pos, what, name), written(expected)


# Players


def has(pos: Position, p: int, told: str) -> Seen:
    found = table.stock(pos, p)
    return (sum(found.values()), told.removesuffix(" in all")) if told.endswith(" in all") else (found, told)


def magic(pos: Position, p: int, told: str) -> Seen:
    found = table_wd.magic(pos, p)
    return (found.get(told.split()[1]), told.split()[2]) if told.startswith("of ") else (found, told)


def wealth(pos: Position, p: int, told: str) -> Seen:
    found = table_tc.wealth(pos, p)
    return (found.get(told.split()[1]), told.split()[2]) if told.startswith("of ") else (found, told)


def keeps(pos: Position, p: int, told: str) -> Seen:
    card, _, kept = told.partition(" ")
    return table_tc.kept(pos, p, card), kept


def knows(pos: Position, p: int, told: str) -> Seen:
    if " of " in told:
        which, _, where, name = told.split()
        cards = table.hand(pos, NAMES.index(name)) if where == "hand" else table.stack_cards(pos, int(name))
        found = {table.knows(pos, p, card) for card in (cards[:1] if where == "top" else cards)}
        return found == {which == "all"}, "1"
    card, expected = denied(told)
    return table.knows(pos, p, card), expected


def stands(pos: Position, p: int, told: str) -> Seen:
    here = pos.state.players[p].built.beside
    return {card: f"{here[i].place}{'ab'[here[i].side]}" for i, card in enumerate(table.built(pos, p))}, told


def land(pos: Position, p: int, told: str) -> Seen:
    where, card = told.split()
    place, side = site(where)
    return table.IDS[card_at(pos.state.players[p].regions, 2 * place + table.SIDES.index(side))], card


def pair(see: Callable[[Position, int, str], Any]) -> Callable[[Position, int, str], Seen]:
    """See something of a name that is told, before what it is."""
    return lambda pos, p, told: (see(pos, p, told.split()[0]), told.split()[1])


SEAT: dict[str, Callable[[Position, int, str], Seen]] = {
    "acts": lambda pos, p, _: (table.acts(pos, p), "1"),
    "does": lambda pos, p, _: (table.acts(pos, p), "0"),
    "has": has,
    "holds": lambda pos, p, told: pile(table.hand(pos, p), told),
    "built": lambda pos, p, told: pile(table.built(pos, p), told),
    "foreign": lambda pos, p, told: pile(table.names(pos.state.players[p].foreign), told),
    "pawned": lambda pos, p, told: pile(table.names(pos.state.players[p].pawned), told),
    "stands": stands,
    "cells": lambda pos, p, told: ([*pos.state.players[p].regions.taken()], told),
    "centres": lambda pos, p, told: ([*pos.state.players[p].centres], told),
    "land": land,
    "at": pair(lambda pos, p, place: CENTRES[pos.state.players[p].centres[int(place)]]),
    "keeps": keeps,
    "wealth": wealth,
    "magic": magic,
    "knows": knows,
    "scores": lambda pos, p, told: (pos.score()[p], told),
    "lines": lambda pos, p, told: (table.lines(pos, p), told),
    "line": pair(lambda pos, p, name: table.lines(pos, p).get(name, 0)),
    "rate": pair(table_tc.rate),
}


def of_seat(pos: Position, p: int, word: str, told: str) -> Seen:
    """See what a player has."""
    if word in SEAT:
        return SEAT[word](pos, p, told)
    return table.stock(pos, p).get(word, 0) if word in RESOURCES else getattr(pos.state.players[p], word), told


# The table


def told_of(pos: Position, told: str) -> bool:
    return bool(table.events(pos, told))


def heard(pos: Position, told: str) -> Seen:
    """Hear what the events of a kind say, or one thing of each."""
    what, _, said = told.partition(" ")
    kind, _, wanted = what.partition(".")
    events = [{name: value for name, value in one.items() if name != "what"} for one in table.events(pos, kind)]
    words = [str(one[wanted]) if wanted else " ".join(map(str, one.values())) for one in events]
    return ", ".join(words) or NOTHING, said


def end_of(pos: Position, told: str, *, top: bool) -> Seen:
    """See the top or the bottom cards of a stack or a pile, from the top to the bottom."""
    name, *cards = told.removeprefix("of ").removeprefix("stack ").split()
    here = table.stack_cards(pos, int(name)) if name.isdecimal() else table.names(getattr(pos.state, name))[::-1]
    return here[: len(cards)] if top else here[-len(cards) :], " ".join(cards)


def turn(pos: Position, told: str) -> Seen:
    return NAMES[pos.turn] if pos.turn is not None else None, told


def gets(pos: Position, told: str) -> Seen:
    resource, _, got = told.partition(" ")
    return table_tc.gets(pos, resource), got


def stack(pos: Position, told: str) -> Seen:
    i, _, cards = told.partition(" ")
    return pile(table.stack_cards(pos, int(i)), cards)


def among(pos: Position, told: str) -> Seen:
    name, *cards = told.split()
    return {*cards} & {*table.names(getattr(pos.state, name))}, written({*cards})


TABLE: dict[str, Callable[[Position, str], Seen]] = {
    "turn": turn,
    "over": lambda pos, told: (pos.over, told or "1"),
    "winners": lambda pos, told: ([NAMES[p] for p in pos.winners], told),
    "open": lambda pos, told: (table.open_kinds(pos), " ".join(sorted(told.split()))),
    "choices": lambda pos, told: (len(pos.choices), told),
    "offers": offers,
    "final": lambda pos, told: (pos.outlook(words_of(pos, told)).final, "1"),
    "undoable": lambda pos, told: (pos.outlook(words_of(pos, told)).final, "0"),
    "may": may,
    "gets": gets,
    "told": lambda pos, told: (told_of(pos, told), "1"),
    "not": lambda pos, told: (told_of(pos, told.removeprefix("told ")), "0"),
    "heard": heard,
    "top": lambda pos, told: end_of(pos, told, top=True),
    "bottom": lambda pos, told: end_of(pos, told, top=False),
    "among": among,
    "stack": stack,
    "sizes": lambda pos, told: ([one.cards.size for one in pos.state.stacks], told),
    "discard": lambda pos, told: pile(table.discarded(pos), told),
    "developments": lambda pos, told: pile(table.developments(pos), told),
    "lasting": lambda pos, told: pile(table.names(pos.state.lasting), told),
}


def of_table(pos: Position, word: str, told: str) -> Seen:
    """See what lies on the table."""
    if word in TABLE:
        return TABLE[word](pos, told)
    if told.startswith("shows "):
        return table.store(pos, word), told.removeprefix("shows ")
    seen = pos.state
    for name in word.split("."):
        seen = getattr(seen, name)
    return seen, told


def look(pos: Position, told: str) -> tuple[str, str]:
    """Return what is seen, and what the scene tells."""
    word, _, rest = told.partition(" ")
    if word in KINDS and " is " in told:
        found, expected = blocked(pos, told)
    elif word in NAMES:
        found, expected = of_seat(pos, NAMES.index(word), *rest.partition(" ")[::2])
    else:
        found, expected = of_table(pos, word, rest)
    if isinstance(found, dict) and expected != NOTHING:
        expected = ", ".join(sorted(expected.split(", ")))
    return written(found), expected
