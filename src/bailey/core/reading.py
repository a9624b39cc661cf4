"""Reads a position that somebody wrote: every field checked, every fault named with its remedy."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING, Any

from bailey.core.chance import GAME_STREAM, MASK32, seed_with
from bailey.core.errors import BadInput, shown
from bailey.core.piles import note_order, seen_in
from bailey.core.record import LEAST, MOST, follow
from bailey.core.slots import CARD_BITS, EVERYBODY, KNOWN_AT, LAST_SHUFFLE, OPEN, SHUFFLE_AT
from bailey.core.todo import CAPACITY

if TYPE_CHECKING:
    from bailey.core.game import Game
    from bailey.core.record import Field, Record

MOST_SEED = (1 << 63) - 1
GENERATOR = re.compile(r"[0-9a-f]{8}( [0-9a-f]{8}){3}")
#: What stands in a position beside the fields of the state.
FRAME = ("game", "version", "turn", "seed", "generator", "shuffles", "todo", "seats", "options")


def refuse(where: str, what: str) -> BadInput:
    """Make the error that names the field and the remedy."""
    return BadInput(f"{where}: {what}")


def whole(where: str, value: Any, least: int = LEAST, most: int = MOST) -> int:
    """Check a whole number."""
    if isinstance(value, bool) or not isinstance(value, int) or not least <= value <= most:
        raise refuse(where, f"must be a whole number from {least} to {most}, not {shown(value)}")
    return value


def generator_words(value: Any) -> list[int]:
    """Check the words of the generator."""
    if not isinstance(value, str) or not GENERATOR.fullmatch(value):
        raise refuse("generator", f"must be four words of eight hexadecimal digits, not {shown(value)}; or give a seed")
    return [int(part, 16) & MASK32 for part in value.split()]


def fields_of(where: str, value: Any, known: set[str]) -> dict[str, Any]:
    """Check that a value is an object with no unknown names."""
    if not isinstance(value, dict):
        raise refuse(where, f"must be an object {{...}}, not {shown(value)}")
    for name in value:
        if name not in known:
            raise refuse(f"{where}.{name!s:.60}", f"is unknown here; known are {', '.join(sorted(known))}")
    return value


def card_entry(where: str, value: Any, known: set[str]) -> dict[str, Any]:
    """Check one card of a pile: its name, or an object that has the name and what else is known."""
    if isinstance(value, str):
        return {"card": value}
    if not isinstance(value, dict):
        raise refuse(where, f"must be the name of a card or an object {{...}}, not {shown(value)}")
    return fields_of(where, value, known)


def list_of(where: str, value: Any, most: int) -> list[Any]:
    """Check that a value is a list of no more than so many entries."""
    if not isinstance(value, list):
        raise refuse(where, f"must be a list [...], not {shown(value)}")
    if len(value) > most:
        raise refuse(where, f"has {len(value)} entries; at most {most} are possible")
    return value


class PositionReader:
    """Reads one position of a game."""

    def __init__(self, game: Game) -> None:
        self.game = game
        self.numbers = {name: i for i, name in enumerate(game.cards)}
        self.where: dict[int, str] = {}  # every card mentioned, and where

    def read(self, data: Any) -> Any:
        """Read the whole position."""
        game = self.game
        known = set(FRAME) | set(self.names(game.state.fields))
        data = fields_of("position", data, known)
        self.check_head(data)
        s = game.blank(self.seats(data), self.options(data))
        for place in game.places:
            pile = follow(s, place.path)
            pile.slots[: pile.size] = [0] * pile.size
            pile.size = 0
        self.fill(s, s, data, "position")
        self.key(s, data)
        self.check_shuffles(s, data)
        self.put_home(s)
        self.todo(s, data)
        self.check_rules(s, data)
        return s

    def check_head(self, data: dict[str, Any]) -> None:
        """Check that the position is of this game and of this version or an older one."""
        if data.get("game", self.game.name) != self.game.name:
            raise refuse("game", f"this is a position of {shown(data['game'])}, not of {shown(self.game.name)}")
        whole("version", data.get("version", self.game.version), 1, self.game.version)

    def seats(self, data: dict[str, Any]) -> int:
        """Find how many seats there are: said, or as many as there are players."""
        by_seat = [f.name for f in self.game.state.fields if f.by_seat and isinstance(data.get(f.name), list)]
        default = len(data[by_seat[0]]) if by_seat else self.game.usual
        return whole("seats", data.get("seats", default), self.game.players[0], self.game.players[-1])

    def options(self, data: dict[str, Any]) -> dict[str, int]:
        """Read the settings of the game; those that are not said have their defaults."""
        return fields_of("options", data.get("options", {}), {option.name for option in self.game.options})

    def names(self, fields: tuple[Field, ...]) -> list[str]:
        """List the names that people write for some fields."""
        out: list[str] = []
        for field in fields:
            if field.kind == "many" and field.names:
                out += field.names
            elif not field.inner and not field.beside:
                out.append(field.name)
        return out

    def fill(self, s: Any, record: Any, data: dict[str, Any], where: str) -> None:
        """Read one record's fields."""
        for field in record.fields:
            if field.inner or field.beside or field.name == "seats":
                continue
            if field.kind == "many" and field.names:
                for i, name in enumerate(field.names):
                    if name in data:
                        self.record(s, getattr(record, field.name)[i], data[name], f"{where}.{name}")
            elif field.name in data:
                self.field(s, record, field, data[field.name], f"{where}.{field.name}")

    def record(self, s: Any, record: Any, value: Any, where: str) -> None:
        """Read one record."""
        self.fill(s, record, fields_of(where, value, set(self.names(record.fields))), where)

    def field(self, s: Any, record: Any, field: Field, value: Any, where: str) -> None:
        """Read one field."""
        if field.kind == "many":
            rows = list_of(where, value, self.game.scoring(s.seats) if field.by_seat else field.length)
            for i, row in enumerate(rows):
                self.record(s, getattr(record, field.name)[i], row, f"{where}[{i}]")
        elif field.kind == "pile":
            self.pile(s, record, field, value, where)
        elif field.kind == "numbers":
            row = list_of(where, value, field.length)
            getattr(record, field.name)[: len(row)] = [
                whole(f"{where}[{i}]", v, field.least, field.most) for i, v in enumerate(row)
            ]
        else:
            setattr(record, field.name, self.number(field, value, where))

    def number(self, field: Field, value: Any, where: str) -> int:
        """Read a number, as a truth or by its name where it has one."""
        if field.truth:
            if not isinstance(value, bool):
                raise refuse(where, f"must be true or false, not {shown(value)}")
            return int(value)
        if field.names:
            if value not in field.names:
                raise refuse(where, f"must be one of {', '.join(field.names)}, not {shown(value)}")
            return field.names.index(value)
        return whole(where, value, field.least, field.most)

    def pile(self, s: Any, record: Any, field: Field, value: Any, where: str) -> None:
        """Read a pile: card names, or objects with what is known of a card or lies beside it."""
        here = getattr(record, field.name)
        accompanied = next((f for f in record.fields if f.beside == field.name), None)
        known = {"card"}
        if here.see != EVERYBODY:
            known |= {"known_to", "shuffle"}
        if accompanied is not None:
            assert accompanied.record is not None
            known |= set(self.names(accompanied.record.fields))
        entries = list_of(where, value, field.length)
        for i, entry in enumerate(entries):
            at = f"{where}[{i}]"
            written = card_entry(at, entry, known)
            here.slots[i] = self.slot(here, written, at)
            if accompanied is not None:
                self.fill(s, getattr(record, accompanied.name)[i], written, at)
        here.size = len(entries)

    def slot(self, pile: Any, entry: dict[str, Any], where: str) -> int:
        """Read one card and what is known of it."""
        if "card" not in entry:
            raise refuse(where, "names no card; write its name as `card`")
        card = self.card(entry["card"], where)
        if pile.see == EVERYBODY:
            return OPEN | card
        knowers = 0
        for i, seat in enumerate(list_of(f"{where}.known_to", entry.get("known_to", []), 8)):
            knowers |= 1 << whole(f"{where}.known_to[{i}]", seat, 0, 7)
        shuffle = whole(f"{where}.shuffle", entry.get("shuffle", 0), 0, LAST_SHUFFLE)
        return seen_in(pile, card | knowers << KNOWN_AT | shuffle << SHUFFLE_AT)

    def card(self, name: Any, where: str) -> int:
        """Find a card by its name; each card exists once."""
        if not isinstance(name, str) or name not in self.numbers:
            near = [n for n in self.numbers if isinstance(name, str) and name and n.startswith(name[:3])][:5]
            hint = f"; did you mean {', '.join(near)}?" if near else "; use the names that the game lists"
            raise refuse(where, f"there is no card {shown(name)}{hint}")
        number = self.numbers[name]
        if number in self.where:
            raise refuse(where, f"the card {shown(name)} lies at {self.where[number]} already; each exists once")
        self.where[number] = where
        return number

    def key(self, s: Any, data: dict[str, Any]) -> None:
        """Key the generator: as it was left, or by a seed."""
        s.shuffles = whole("shuffles", data.get("shuffles", 0), 0, LAST_SHUFFLE - len(self.game.places))
        if "generator" in data:
            s.luck_a, s.luck_b, s.luck_c, s.luck_count = generator_words(data["generator"])
        else:
            seed_with(s, whole("seed", data.get("seed", 0), 0, MOST_SEED), 0, GAME_STREAM)

    def check_shuffles(self, s: Any, data: dict[str, Any]) -> None:
        """Check that no card was hidden by a shuffle that did not happen yet."""
        piles = [follow(s, place.path) for place in self.game.places]
        highest = max(slot >> SHUFFLE_AT for here in piles for slot in [0, *here.slots[: here.size]])
        if "shuffles" in data and highest > s.shuffles:
            raise refuse("shuffles", f"is {s.shuffles}, but a card was hidden by shuffle {highest}; raise it")
        s.shuffles = max(s.shuffles, highest)

    def written(self, path: tuple[str | int, ...]) -> str:
        """Write a path as people do in a position, with names instead of numbers where records have names."""
        out = "position"
        record: type[Record] | None = self.game.state
        names: tuple[str, ...] = ()
        for step in path:
            if isinstance(step, int):
                out += f".{names[step]}" if names else f"[{step}]"
            elif record is not None:
                field = next(field for field in record.fields if field.name == step)
                names, record = field.names, field.record
                out += "" if names else f".{step}"
        return out

    def put_home(self, s: Any) -> None:
        """Cards that were not mentioned lie in their deck; nobody knows which, and which ones others were dealt."""
        for place in self.game.places:
            here = follow(s, place.path)
            left = [card for card in place.home if card not in self.where]
            if here.size + len(left) > place.field.length:
                what = f"has no room for the {len(left)} cards that lie there unless you say where they are"
                raise refuse(self.written(place.path), what)
            here.slots[here.size : here.size + len(left)] = [card | here.see << KNOWN_AT for card in left]
            here.size += len(left)
            self.hide(s, set(place.home))
        for place in self.game.places:
            note_order(follow(s, place.path))

    def hide(self, s: Any, deck: set[int]) -> None:
        """What nobody said a shuffle of, one shuffle of its deck has hidden, wherever it lies now."""
        s.shuffles += 1
        hidden = 0
        for place in self.game.places:
            here = follow(s, place.path)
            for i, slot in enumerate(here.slots[: here.size]):
                if slot & OPEN != OPEN and slot >> SHUFFLE_AT == 0 and slot & CARD_BITS in deck:
                    here.slots[i] |= s.shuffles << SHUFFLE_AT
                    hidden += 1
        s.shuffles -= hidden == 0

    def todo(self, s: Any, data: dict[str, Any]) -> None:
        """Read what is left to do; without it, it is the start of `turn`'s turn."""
        turn = data.get("turn")
        if turn is not None:
            whole("turn", turn, 0, s.seats - 1)
        if "todo" not in data:
            if self.game.complete is not None and not self.refused(s):
                self.game.complete(s, turn or 0)
            elif self.game.complete is None:
                self.game.begin_turn(s, turn or 0)
            return
        steps = {step.name.lower(): int(step) for step in self.game.steps}
        for i, value in enumerate(list_of("todo", data["todo"], CAPACITY)):
            at = f"todo[{i}]"
            entry = fields_of(at, value, {"step", "player", "a", "b"})
            if not isinstance(entry.get("step"), str) or entry["step"] not in steps:
                raise refuse(f"{at}.step", f"must be one of {', '.join(steps)}, not {shown(entry.get('step'))}")
            frame = s.todo[i]
            frame.step = steps[entry["step"]]
            frame.player = whole(f"{at}.player", entry.get("player", 0), 0, s.seats - 1)
            frame.a = whole(f"{at}.a", entry.get("a", 0))
            frame.b = whole(f"{at}.b", entry.get("b", 0))
            s.pending = i + 1

    def refused(self, s: Any) -> str | None:
        """Ask the game what its rules forbid here."""
        return self.game.refuse(s) if self.game.refuse is not None else None

    def check_rules(self, s: Any, data: dict[str, Any]) -> None:
        """Refuse what the game's rules forbid, and a todo that does not fit the table."""
        fault = self.refused(s)
        if fault is not None:
            raise BadInput(fault)
        trial = s.copy()
        try:
            self.game.engine.settle(trial, self.game.menu())
        except (IndexError, ValueError, RuntimeError, OverflowError, ZeroDivisionError) as broken:
            message = f"todo: does not fit this position ({broken}); leave it out to start `turn`'s turn"
            raise BadInput(message) from broken
        turn = trial.todo[trial.pending - 1].player if trial.pending else None
        if "todo" in data and data.get("turn", turn) != turn:
            raise refuse("turn", f"is {data['turn']}, but by `todo` it is {turn}; change it, or leave one of them out")
