"""Text forms of a position: JSON that a person can write, and the view of one seat.

Both are walks over the declaration of the state. Whatever is read is checked; a fault is refused with a message that
names the field and the remedy, and nothing is half loaded.
"""

from __future__ import annotations

import json
from typing import TYPE_CHECKING, Any

from bailey.core.errors import BadInput
from bailey.core.piles import seen_by
from bailey.core.reading import PositionReader
from bailey.core.slots import CARD_BITS, EVERYBODY, KNOWN_AT, SHUFFLE_AT

if TYPE_CHECKING:
    from bailey.core.game import Game
    from bailey.core.record import Field, Record

FULL = -2  # the viewer who sees everything


def as_text(position: Any) -> str:
    """Write JSON so that a person can read it."""
    return json.dumps(position, indent=1, ensure_ascii=False)


def write_position(game: Game, s: Any) -> dict[str, Any]:
    """Write everything, hidden cards and the generator included."""
    frames = s.todo[: s.pending]
    names = {int(step): step.name.lower() for step in game.steps}
    return {
        "game": game.name,
        "version": game.version,
        **_turn(s),
        **_record(game, s, s, FULL),
        "generator": f"{s.luck_a:08x} {s.luck_b:08x} {s.luck_c:08x} {s.luck_count:08x}",
        "shuffles": s.shuffles,
        "todo": [{"step": names[f.step], "player": f.player, "a": f.a, "b": f.b} for f in frames],
    }


def write_view(game: Game, s: Any, seat: int | None) -> dict[str, Any]:
    """Write what a seat may know; without a seat, what a spectator may know."""
    if seat is not None:
        check_seat(s, seat)
    viewer = EVERYBODY if seat is None else seat
    return {
        "game": game.name,
        "version": game.version,
        "viewer": seat,
        **_turn(s),
        **_record(game, s, s, viewer),
    }


def check_seat(s: Any, seat: Any) -> None:
    """Refuse what is no seat of this game."""
    if not isinstance(seat, int) or isinstance(seat, bool) or seat not in range(s.seats):
        message = f"seat: must be from 0 to {s.seats - 1}, not {seat!r}"
        raise BadInput(message)


def _turn(s: Any) -> dict[str, Any]:
    return {"turn": s.todo[s.pending - 1].player if s.pending else None}


def _record(game: Game, s: Any, record: Record, viewer: int) -> dict[str, Any]:
    out: dict[str, Any] = {}
    for field in record.fields:
        value = getattr(record, field.name)
        if field.inner or field.beside:
            continue
        if field.kind == "many" and field.names:
            out |= {name: _record(game, s, row, viewer) for name, row in zip(field.names, value, strict=True)}
        elif field.kind == "many":
            rows = value[: s.seats] if field.by_seat else value
            out[field.name] = [_record(game, s, row, viewer) for row in rows]
        elif field.kind == "pile":
            out[field.name] = _pile(game, s, record, field, viewer)
        elif field.kind == "numbers":
            out[field.name] = list(value)
        else:
            out[field.name] = _number(field, value)
    return out


def _number(field: Field, value: int) -> Any:
    if field.truth:
        return bool(value)
    return field.names[value] if field.names else value


def _pile(game: Game, s: Any, record: Any, field: Field, viewer: int) -> Any:
    here = getattr(record, field.name)
    slots = here.slots[: here.size]
    accompanied = next((f for f in record.fields if f.beside == field.name), None)
    if viewer != FULL:
        if slots and not accompanied and not any(seen_by(slot, viewer) for slot in slots):
            return here.size
        entries = [game.cards[slot & CARD_BITS] if seen_by(slot, viewer) else None for slot in slots]
        return [_with_beside(game, s, record, accompanied, i, {"card": c}, viewer) for i, c in enumerate(entries)]
    if here.see == EVERYBODY:
        cards: list[dict[str, Any]] = [{"card": game.cards[slot & CARD_BITS]} for slot in slots]
        return [_with_beside(game, s, record, accompanied, i, c, viewer) for i, c in enumerate(cards)]
    return [_short(_hidden(game, slot)) for slot in slots]


def _hidden(game: Game, slot: int) -> dict[str, Any]:
    out: dict[str, Any] = {"card": game.cards[slot & CARD_BITS]}
    knowers = (slot >> KNOWN_AT) & EVERYBODY
    if knowers:
        out["known_to"] = [p for p in range(8) if knowers >> p & 1]
    if slot >> SHUFFLE_AT:
        out["shuffle"] = slot >> SHUFFLE_AT
    return out


def _with_beside(game: Game, s: Any, record: Any, field: Field | None, i: int, out: dict[str, Any], viewer: int) -> Any:
    if field is not None:
        row = getattr(record, field.name)[i]
        out |= _record(game, s, row, viewer)
    return _short(out)


def _short(entry: dict[str, Any]) -> Any:
    return entry["card"] if len(entry) == 1 else entry


def read_position(game: Game, source: str | dict[str, Any]) -> Any:
    """Read a position; everything in it is checked."""
    data = parse(source) if isinstance(source, str | bytes) else source
    return PositionReader(game).read(data)


def parse(text: str | bytes) -> Any:
    """Parse JSON strictly: no doubled names, no numbers that are no numbers."""
    try:
        return json.loads(text, object_pairs_hook=_unique, parse_constant=_no_constant)
    except BadInput:
        raise
    except (ValueError, RecursionError) as fault:
        message = f'this is not JSON: {fault}; write an object like {{"game": ...}}'
        raise BadInput(message) from fault


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
