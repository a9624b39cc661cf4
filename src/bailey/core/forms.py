"""Text forms of a position: JSON that a person can write, and the view of one seat.

Both are walks over the declaration of the state. Whatever is read is checked; a fault is refused with a message that
names the field and the remedy, and nothing is half loaded.
"""

from __future__ import annotations

import json
from functools import cache
from typing import TYPE_CHECKING, Any

from bailey.core.errors import BadInput, shown
from bailey.core.reading import PositionReader
from bailey.core.slots import CARD_BITS, EVERYBODY, KNOWN_AT, OPEN, SHUFFLE_AT

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

    from bailey.core.game import Game
    from bailey.core.record import Field, Record

FULL = -2  # the viewer who sees everything
#: No number that is read anywhere has more.
MOST_DIGITS = 19


def as_text(position: Any) -> str:
    """Write JSON so that a person can read it."""
    return json.dumps(position, indent=1, ensure_ascii=False)


def write_position(game: Game, s: Any) -> dict[str, Any]:
    """Write everything, hidden cards and the generator included."""
    return {**head(game, s), **_record(game, s, FULL), **tail(game, s)}


def head(game: Game, s: Any) -> dict[str, Any]:
    """Write what a position begins with."""
    return {"game": game.name, "version": game.version, **_turn(s)}


def tail(game: Game, s: Any) -> dict[str, Any]:
    """Write what is the core's own in a position."""
    frames = s.todo[: s.pending]
    names = step_names(game)
    return {
        "generator": f"{s.luck_a:08x} {s.luck_b:08x} {s.luck_c:08x} {s.luck_count:08x}",
        "shuffles": s.shuffles,
        "todo": [{"step": names[f.step], "player": f.player, "a": f.a, "b": f.b} for f in frames],
    }


@cache
def step_names(game: Game) -> dict[int, str]:
    """Name the steps of a game by their numbers."""
    return {int(step): step.name.lower() for step in game.steps}


def write_view(game: Game, s: Any, seat: int | None) -> dict[str, Any]:
    """Write what a seat may know; without a seat, what a spectator may know."""
    if seat is not None:
        check_seat(s, seat)
    return {**view_head(game, s, seat), **_record(game, s, EVERYBODY if seat is None else seat)}


def view_head(game: Game, s: Any, seat: int | None) -> dict[str, Any]:
    """Write what a view begins with."""
    return {"game": game.name, "version": game.version, "viewer": seat, **_turn(s)}


def check_seat(s: Any, seat: Any) -> None:
    """Refuse what is no seat of this game."""
    if not isinstance(seat, int) or isinstance(seat, bool) or seat not in range(s.seats):
        message = f"seat: must be from 0 to {s.seats - 1}, not {shown(seat)}"
        raise BadInput(message)


def _turn(s: Any) -> dict[str, Any]:
    return {"turn": s.todo[s.pending - 1].player if s.pending else None}


def _record(game: Game, s: Any, viewer: int) -> dict[str, Any]:
    found: dict[str, Any] = writer(game.state)(game.cards, game.scoring(s.seats), s, viewer)
    return found


@cache
def writer(record: type[Record], only: tuple[str, ...] = ()) -> Callable[..., dict[str, Any]]:
    """Write the function that writes a record, or some fields of it, as straight code, for speed."""
    space: dict[str, Any] = {"open_pile": _pile, "pile_with": _pile_with}
    fields = [field for field in record.fields if not only or field.name in only]
    parts = [part for i, field in enumerate(fields) for part in _parts(record, field, i, space)]
    lines = ["def write(cards, players, r, viewer):", f"    return {{{', '.join(parts)}}}"]
    exec("\n".join(lines), space)  # noqa: S102 - our own lines, made from the declaration
    made: Callable[..., dict[str, Any]] = space["write"]
    return made


def _parts(record: type[Record], field: Field, i: int, space: dict[str, Any]) -> list[str]:
    """Write one field as entries of a dict."""
    name, value = field.name, f"r.{field.name}"
    if field.inner or field.beside:
        return []
    if field.kind == "many":
        assert field.record is not None
        space[f"write_{i}"] = writer(field.record)
        if field.names:
            return [f"{n!r}: write_{i}(cards, players, {value}[{k}], viewer)" for k, n in enumerate(field.names)]
        rows = f"{value}[:players]" if field.by_seat else value
        return [f"{name!r}: [write_{i}(cards, players, row, viewer) for row in {rows}]"]
    if field.kind == "pile":
        beside = next((f for f in record.fields if f.beside == name), None)
        if beside is None:
            return [f"{name!r}: open_pile(cards, {value}, viewer)"]
        assert beside.record is not None
        space[f"write_{i}"] = writer(beside.record)
        return [f"{name!r}: pile_with(cards, players, {value}, r.{beside.name}, write_{i}, viewer)"]
    if field.kind == "numbers":
        return [f"{name!r}: list({value})"]
    if field.truth:
        return [f"{name!r}: {value} != 0"]
    if field.names:
        space[f"names_{i}"] = field.names
        return [f"{name!r}: names_{i}[{value}]"]
    return [f"{name!r}: {value}"]


def known_bits(viewer: int) -> int:
    """Give the bits that a slot has whose card the viewer knows."""
    return OPEN if viewer == EVERYBODY else 1 << (KNOWN_AT + viewer)


def _pile(cards: Sequence[str], here: Any, viewer: int) -> Any:
    """Write a pile: what the viewer does not know is null, and a pile of which they know nothing is its size."""
    slots = here.slots[: here.size]
    if viewer == FULL:
        if here.see == EVERYBODY:
            return [cards[slot & CARD_BITS] for slot in slots]
        return [hidden(cards, slot) for slot in slots]
    if here.loose and slots:
        return here.size
    known = known_bits(viewer)
    written = [cards[slot & CARD_BITS] if slot & known == known else None for slot in slots]
    return here.size if slots and not any(written) else written


def _pile_with(
    cards: Sequence[str], players: int, here: Any, beside: Any, write: Callable[..., Any], viewer: int
) -> Any:
    """Write a pile whose cards have something lying beside them."""
    out = []
    known = known_bits(viewer)
    for i in range(here.size):
        slot = here.slots[i]
        if viewer == FULL and here.see != EVERYBODY:
            out.append(hidden(cards, slot))
            continue
        sees = viewer == FULL or slot & known == known
        out.append({"card": cards[slot & CARD_BITS] if sees else None, **write(cards, players, beside[i], viewer)})
    return out


def hidden(cards: Sequence[str], slot: int) -> Any:
    """Write a slot of a pile into which not everybody sees, for whoever sees everything."""
    card, shuffle, knowers = cards[slot & CARD_BITS], slot >> SHUFFLE_AT, (slot >> KNOWN_AT) & EVERYBODY
    if not knowers:
        return {"card": card, "shuffle": shuffle} if shuffle else card
    out: dict[str, Any] = {"card": card, "known_to": [p for p in range(8) if knowers >> p & 1]}
    return {**out, "shuffle": shuffle} if shuffle else out


def read_position(game: Game, source: str | dict[str, Any]) -> Any:
    """Read a position; everything in it is checked."""
    data = parse(source) if isinstance(source, str | bytes) else source
    return PositionReader(game).read(data)


def parse(text: str | bytes) -> Any:
    """Parse JSON strictly: no doubled names, no numbers that are no numbers."""
    if isinstance(text, str):
        text = text.removeprefix("\ufeff")  # some editors begin every file with it
    try:
        return json.loads(text, object_pairs_hook=_unique, parse_constant=_no_constant, parse_int=_number)
    except BadInput:
        raise
    except RecursionError as fault:
        message = "this is nested too deeply, brackets within brackets; look for one that should be closed or left out"
        raise BadInput(message) from fault
    except UnicodeDecodeError as fault:
        message = "this is not UTF-8 text; save it as UTF-8"
        raise BadInput(message) from fault
    except ValueError as fault:
        message = f'this is not JSON: {fault}; write an object like {{"game": ...}}'
        raise BadInput(message) from fault


def _number(digits: str) -> int:
    length = len(digits.lstrip("-"))
    if length > MOST_DIGITS:
        message = f"{digits[:MOST_DIGITS]}...: is a number of {length} digits; write one of at most {MOST_DIGITS}"
        raise BadInput(message)
    return int(digits)


def _unique(pairs: list[tuple[str, Any]]) -> dict[str, Any]:
    out = dict(pairs)
    if len(out) != len(pairs):
        names = [name for name, _ in pairs]
        twice = next(name for name in names if names.count(name) > 1)
        message = f"{twice}: stands twice in one object; keep one of them"
        raise BadInput(message)
    return out


def _no_constant(name: str) -> Any:
    message = f"{name}: not a number that can be used here; write a whole number"
    raise BadInput(message)
