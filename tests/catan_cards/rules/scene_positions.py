"""Positions in words, for scenes.

A player is told by clauses: `holds` the cards of the hand; `built` cards and their sites (5a: above place 5, 5b: below
it); `has` what Regions show, by resource, or by Region where there are two, or `has all 3`; `settlements`, `cities`,
`metropolises` and `citadels` the places; `lands` Regions beyond the printed layout; `roads` the open ends; `wizards`
and their magic; `keeps` what a card keeps; `named` the resources that a card stands for; `under` what lies a rival's
card; `blocked` the bits of the stacks that are. Who is not told about has two Settlements and nothing else.

`at:` tells of the table: the moment, by `acting` (which need not be said), `drawing`, `beginning`, `rolled` with face
and number, or `event` with card and number; then `turn Ben`, `seed`, or `duel` with what the die of an attack or of a
spell will show, or `face` with what the event die will; `theme`, options, fields of the state, and `known Ben 0 1`, who
knows which stacks. `again` lays out the same as before.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from catan_cards.rules import table, table_tc, table_wd
from catan_cards.rules.table import SIDES

from bailey.core import BadInput
from bailey.games import catan_cards
from bailey.games.catan_cards.cards import FACES
from bailey.games.catan_cards.data import SETS
from bailey.games.catan_cards.packing import RESOURCES
from bailey.games.catan_cards.steps import Step

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator, Sequence

    from catan_cards.rules.table import Json

    from bailey.core import Position

NAMES = ("Ann", "Ben")
OPTIONS = {option.name for option in catan_cards.GAME.options}
#: Fields of the state that are one number, and piles whose cards everybody knows, from the bottom to the top.
NUMBERS = ("roads", "settlements", "cities", "turns", "seed")
PILES = ("discard", "region_stack", "events_stack", "removed")


def clauses(text: str) -> Iterator[tuple[str, str]]:
    """Split clauses into their first word and the rest."""
    for clause in filter(None, map(str.strip, text.split(";"))):
        word, _, rest = clause.partition(" ")
        yield word, rest


def amounts(text: str) -> dict[str, int]:
    """Read `ore 1, wool 2`."""
    pairs = (pair.rsplit(" ", 1) for pair in text.split(", "))
    return {name: int(n) for name, n in pairs} if text else {}


def site(word: str) -> tuple[int, str]:
    """Read `5a` or `5b`."""
    return int(word[:-1]), SIDES["ab".index(word[-1])]


def sites(text: str) -> dict[str, tuple[int, str]]:
    """Read `karl 5a, otto 6b`."""
    return {name: site(where) for name, where in (pair.split() for pair in text.split(", ") if pair)}


def shown(seat: int, text: str) -> dict[str, int] | int:
    """Read what Regions show."""
    if text.startswith("all "):
        return int(text[4:])
    told = amounts(text)
    lands = {name: n for name, n in told.items() if name not in RESOURCES}
    return lands | table.stores_of(seat, **{name: n for name, n in told.items() if name in RESOURCES})


def principality(seat: int, text: str) -> Json:
    """Read what a player has."""
    told: dict[str, Any] = {}
    after: list[Callable[[Json], Json]] = []
    for word, rest in clauses(text):
        if word in {"settlements", "cities", "metropolises", "citadels"}:
            told[word] = tuple(int(place) for place in rest.split())
        elif word == "roads":
            told |= {f"road_{end}": True for end in rest.split()}
        elif word == "wizards":
            told[word] = amounts(rest)
        elif word in PLAYER:
            name, value = PLAYER[word](seat, rest)
            told[name] = value
        else:
            after.append(AFTER[word](*rest.split()))
    taken = {place for word in ("cities", "metropolises") for place in told.get(word, ())}
    told.setdefault("settlements", [place for place in (5, 6) if place not in taken])
    me = table_wd.mage(seat, citadels=told.pop("citadels", ()), **told)
    if "wizards" not in told:
        del me["wizards"]
    for change in after:
        me = change(me)
    return me


def pairs(words: Sequence[str]) -> dict[str, int]:
    """Read `ore 1 wool 2`, split at its spaces."""
    return dict(zip(words[::2], map(int, words[1::2]), strict=True))


PLAYER: dict[str, Callable[[int, str], tuple[str, Any]]] = {
    "holds": lambda _, rest: ("hand", rest),
    "built": lambda _, rest: ("built", sites(rest)),
    "lands": lambda _, rest: ("extra", sites(rest)),
    "has": lambda seat, rest: ("stores", shown(seat, rest)),
}
#: What is changed once all else is laid.
AFTER: dict[str, Callable[..., Callable[[Json], Json]]] = {
    "keeps": lambda card, *words: lambda me: table_tc.keeping(me, card, **pairs(words)),
    "named": lambda card, *words: lambda me: table_tc.naming(me, card, *words),
    "under": lambda what, card: lambda me: table_wd.under(me, card, what),
    "blocked": lambda stacks: lambda me: {**me, "blocked": int(stacks)},
    "pawned": lambda card: lambda me: {**me, "pawned": [{"card": card}]},
}
MOMENTS = ("acting", "drawing", "beginning", "producing", "rolled", "event")


def lay_out(always: str, laid: list[str]) -> Position:
    """Lay out what is told of both players and of the table."""
    told = dict.fromkeys((*NAMES, "at"), "")
    for part in laid:
        name, _, rest = part.partition(": ")
        told[name] += f"{rest.strip()}; "
    moment, fields, known = ["acting"], dict[str, Any](), list[list[str]]()
    for word, rest in [*clauses(always), *clauses(told["at"])]:
        if word in MOMENTS:
            moment = [word, *rest.split()]
        elif word == "again":
            continue
        elif word == "known":
            known.append(rest.split())
        else:
            fields |= field(word, rest, fields)
    if moment[0] == "event":
        fields.setdefault("events_stack", [{"card": moment[1], "known_to": [0, 1]}])
    pos = table.position(*(principality(p, told[name]) for p, name in enumerate(NAMES)), **fields)
    for name, *stacks in known:
        table.look_into(pos, NAMES.index(name), *map(int, stacks))
    return come_to(pos, *moment)


def field(word: str, rest: str, before: Json) -> Json:
    """Read a clause about the table."""
    if word in OPTIONS - {"theme"}:
        return {"options": {**before.get("options", {}), word: int(rest)}}
    if word == "theme":
        return {word: SETS.index(rest)}
    if word == "turn":
        return {word: NAMES.index(rest)}
    if word == "stacks":
        return {word: tuple("" if names == "-" else names for names in rest.split(" / "))}
    if word in NUMBERS:
        return {word: int(rest)}
    if word not in PILES:
        raise BadInput(f"a scene cannot tell of {word}")
    if rest.startswith("all but"):
        return {word: table.all_but(*rest.split()[2:], theme=before.get("theme", 0))}
    everybody = {} if word in {"discard", "removed"} else {"known_to": [0, 1]}
    return {word: [{"card": name, **everybody} for name in rest.split()]}


def come_to(pos: Position, moment: str, what: str = "", die: str = "1") -> Position:
    """Come to a moment of the turn."""
    if moment == "beginning":
        return pos
    if moment == "producing":
        return table.enter(pos, Step.PRODUCE, die=int(what))
    if moment in {"rolled", "event"}:
        face = what if what in FACES and moment == "rolled" else "event"
        return table.enter(pos, Step.PRODUCE, die=int(die), face=face)
    return table.enter(pos, *((Step.CHECK,) if moment == "acting" else (Step.DRAW_PHASE, Step.END_TURN)))
