"""Reads a position that somebody wrote: every field checked, every fault named with its remedy."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING, Generic

from bailey.core.errors import BadInput, shown
from bailey.core.state.accompany import carry_beside, clear_beside
from bailey.core.state.chance import GAME_STREAM, MASK32, seed_with
from bailey.core.state.checks import fields_of, list_of, refuse, seats_as_bits, whole
from bailey.core.state.digest import digest
from bailey.core.state.kinds.field import names_of
from bailey.core.state.kinds.number import Number
from bailey.core.state.piles import note_order, seen_in
from bailey.core.state.record import follow
from bailey.core.state.slots import CARD_BITS, EVERYBODY, KNOWN_AT, LAST_SHUFFLE, OPEN, SHUFFLE_AT, Pile
from bailey.core.state.todo import NUMBERS, StateOf, fill, scorers

if TYPE_CHECKING:
    from bailey.core.state.declared import Declared
    from bailey.core.state.kinds.field import Recorded, ScoringState
    from bailey.core.state.record import Record
    from bailey.core.state.slotted import Slotted
    from bailey.core.state.todo import GameState

MOST_SEED = (1 << 63) - 1
GENERATOR = re.compile(r"[0-9a-f]{8}( [0-9a-f]{8}){3}")
#: What stands in a position beside the fields of the state.
FRAME = ("game", "version", "turn", "seed", "generator", "shuffles", "todo", "digest", "traces", "seats", "options")


def generator_words(value: object) -> list[int]:
    """Check the words of the generator."""
    if not isinstance(value, str) or not GENERATOR.fullmatch(value):
        raise refuse("generator", f"must be four words of eight hexadecimal digits, not {shown(value)}; or give a seed")
    return [int(part, 16) & MASK32 for part in value.split()]


def put_below(here: Pile, slots: list[int]) -> None:
    """Put slots below the cards of a pile, which has room for them."""
    for i in reversed(range(here.size)):
        carry_beside(here, i, here, i + len(slots))
        here.slots[i + len(slots)] = here.slots[i]
    for i, slot in enumerate(slots):
        here.slots[i] = slot
        clear_beside(here, i)
    here.size += len(slots)


class PositionReader(Generic[StateOf]):
    """Reads one position of a game."""

    def __init__(self, game: Declared[StateOf]) -> None:
        self.game = game
        self.numbers = {name: i for i, name in enumerate(game.cards)}
        self.where: dict[int, str] = {}  # every card mentioned, and where
        self.homes: tuple[tuple[int, ...], ...] = ()  # the cards that are in play, pile by pile
        self.absent: frozenset[int] = frozenset()  # the cards that are not

    def read(self, data: object) -> StateOf:
        """Read the whole position."""
        data = self.fields(data)
        s = self.table(data)
        if data.get("todo"):
            self.read_pending(s, data)
        else:
            self.begin(s, data)
        self.check_playable(s)
        return s

    def fields(self, data: object) -> dict[str, object]:
        """Check that a position has only fields that there are, and is of this game."""
        data = fields_of("position", data, set(FRAME) | set(names_of(self.game.state)))
        self.check_head(data)
        return data

    def table(self, data: dict[str, object]) -> StateOf:
        """Read what lies on the table; no turn has begun there."""
        game = self.game
        s = game.blank(self.seats(data), self.options(data))
        self.homes = game.homes(s.seats, game.options_of(s))
        at_home = (card for place in game.places for card in place.home)
        self.absent = frozenset(at_home).difference(*self.homes)
        for place in game.places:
            follow(s, place.path).clear()
        self.fill(s, s, data, "position")
        self.check_options(s)
        self.key(s, data)
        self.traces(s, data)
        self.check_shuffles(s, data)
        self.put_home(s)
        if data.get("turn") is not None:
            whole("turn", data["turn"], 0, s.seats - 1)
        return s

    def check_head(self, data: dict[str, object]) -> None:
        """Check that the position is of this game and of this version or an older one."""
        if data.get("game", self.game.name) != self.game.name:
            raise refuse("game", f"this is a position of {shown(data['game'])}, not of {shown(self.game.name)}")
        whole("version", data.get("version", self.game.version), 1, self.game.version)

    def seats(self, data: dict[str, object]) -> int:
        """Find how many seats there are: said, or as many as there are players."""
        said = (data.get(field.name) for field in self.game.state.fields if field.by_seat)
        default = next((len(rows) for rows in said if isinstance(rows, list)), self.game.usual)
        return whole("seats", data.get("seats", default), self.game.players[0], self.game.players[-1])

    def options(self, data: dict[str, object]) -> dict[str, object]:
        """Read the settings of the game: as `options`, or as the field of that name; else they have their defaults."""
        said = fields_of("options", data.get("options", {}), {option.name for option in self.game.options})
        found = dict(said)
        fields = {field.name: field for field in self.game.state.fields if isinstance(field, Number)}
        for option in self.game.options:
            if option.name in data and option.name not in said:
                value = fields[option.name].number(data[option.name], f"position.{option.name}")
                found.update({option.name: value} if value in option.values else {})  # it may change in a game
        return found

    def check_options(self, s: GameState) -> None:
        """Refuse fields that choose other cards or other printed opponents than the options that were said."""
        options = self.game.options_of(s)
        if self.game.homes(s.seats, options) != self.homes or len(self.game.printed_for(s.seats, options)) != s.printed:
            raise refuse("options", "choose another game than the fields of their names do; leave `options` out")

    def fill(self, s: ScoringState, record: Recorded, data: dict[str, object], where: str) -> None:
        """Read one record's fields."""
        for field in record.fields:
            if not field.inner and field.name != "seats":
                field.read(self, s, record, data, where)

    def record(self, s: ScoringState, record: Recorded, value: object, where: str) -> None:
        """Read one record."""
        self.fill(s, record, fields_of(where, value, set(names_of(type(record)))), where)

    def slot(self, pile: Slotted, entry: dict[str, object], where: str) -> int:
        """Read one card and what is known of it."""
        if "card" not in entry:
            raise refuse(where, "names no card; write its name as `card`")
        card = self.card(entry["card"], where)
        if pile.see == EVERYBODY:
            return OPEN | card
        knowers = seats_as_bits(f"{where}.known_to", entry.get("known_to", []))
        shuffle = whole(f"{where}.shuffle", entry.get("shuffle", 0), 0, LAST_SHUFFLE)
        return seen_in(pile, card | knowers << KNOWN_AT | shuffle << SHUFFLE_AT)

    def card(self, name: object, where: str) -> int:
        """Find a card by its name; each card exists once."""
        if not isinstance(name, str) or name not in self.numbers:
            near = [n for n in self.numbers if isinstance(name, str) and name and n.startswith(name[:3])][:5]
            hint = f"; did you mean {', '.join(near)}?" if near else "; use the names that the game lists"
            raise refuse(where, f"there is no card {shown(name)}{hint}")
        number = self.numbers[name]
        if number in self.absent:
            raise refuse(where, f"the card {shown(name)} is not in play here; leave it out, or choose other options")
        if number in self.where:
            raise refuse(where, f"the card {shown(name)} lies at {self.where[number]} already; each exists once")
        self.where[number] = where
        return number

    def traces(self, s: GameState, data: dict[str, object]) -> None:
        """Read what players go on knowing of shuffled cards."""
        if "traces" not in data:
            return
        if not hasattr(s, "traces"):
            raise refuse("traces", "this game remembers nothing of shuffled cards; leave it out")
        for i, entry in enumerate(list_of("traces", data["traces"], len(s.traces))):
            at = f"traces[{i}]"
            written = fields_of(at, entry, {"card", "root", "group", "known_to"})
            if not isinstance(written.get("card"), str) or written["card"] not in self.numbers:
                raise refuse(f"{at}.card", f"must be the name of a card, not {shown(written.get('card'))}")
            trace = s.traces[self.numbers[written["card"]]]
            trace.root = whole(f"{at}.root", written.get("root", 0), 0, LAST_SHUFFLE)
            trace.group = whole(f"{at}.group", written.get("group", 0), 1, LAST_SHUFFLE)
            trace.known_to = seats_as_bits(f"{at}.known_to", written.get("known_to", []))

    def key(self, s: GameState, data: dict[str, object]) -> None:
        """Key the generator: as it was left, or by a seed."""
        s.shuffles = whole("shuffles", data.get("shuffles", 0), 0, LAST_SHUFFLE - len(self.game.places))
        if "generator" in data:
            s.luck_a, s.luck_b, s.luck_c, s.luck_count = generator_words(data["generator"])
        else:
            seed_with(s, whole("seed", data.get("seed", 0), 0, MOST_SEED), 0, GAME_STREAM)

    def check_shuffles(self, s: GameState, data: dict[str, object]) -> None:
        """Check that no card was hidden by a shuffle that did not happen yet."""
        places = [follow(s, place.path) for place in self.game.places]
        highest = max((here.slots[i] >> SHUFFLE_AT for here in places for i in here.taken()), default=0)
        highest = max([highest, *(max(trace.root, trace.group) for trace in getattr(s, "traces", ()))])
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
                names, record = getattr(field, "names", ()), getattr(field, "record", None)
                out += "" if names else f".{step}"
        return out

    def put_home(self, s: GameState) -> None:
        """Put the cards that were not mentioned into their deck, under those named there; nobody knows their order."""
        for place, home in zip(self.game.places, self.homes, strict=True):
            here = follow(s, place.path)
            left = [card for card in home if card not in self.where]
            if left and here.size + len(left) > place.length:
                what = f"has no room for the {len(left)} cards that lie there unless you say where they are"
                raise refuse(self.written(place.path), what)
            if home:
                put_below(here, [card | here.see << KNOWN_AT for card in left])
                self.hide(s, set(home))
        for place in self.game.places:
            here = follow(s, place.path)
            if isinstance(here, Pile):
                note_order(here)

    def hide(self, s: GameState, deck: set[int]) -> None:
        """What nobody said a shuffle of, one shuffle of its deck has hidden, wherever it lies now."""
        s.shuffles += 1
        hidden = 0
        for place in self.game.places:
            here = follow(s, place.path)
            for i in here.taken():
                slot = here.slots[i]
                if slot & OPEN != OPEN and slot >> SHUFFLE_AT == 0 and slot & CARD_BITS in deck:
                    here.slots[i] |= s.shuffles << SHUFFLE_AT
                    hidden += 1
        s.shuffles -= hidden == 0

    def begin(self, s: GameState, data: dict[str, object]) -> None:
        """Begin a turn in a position that somebody wrote; with an empty `todo` the game is over."""
        turn = data.get("turn")
        self.refuse_by_rules(s)
        if "todo" in data:
            list_of("todo", data["todo"], 0)
            if turn is not None:
                raise refuse("turn", f"is {turn}, but with an empty `todo` the game is over; leave one of them out")
            return
        if self.game.complete is not None:
            self.game.complete(s, turn or 0)
        else:
            self.game.begin_turn(s, turn or 0)
        self.refuse_by_rules(s)

    def read_pending(self, s: GameState, data: dict[str, object]) -> None:
        """Read pending steps, which only files that we wrote have: their digest shows that nothing was changed."""
        entries = list_of("todo", data["todo"], len(s.todo))
        if "digest" not in data:
            raise refuse("todo", "pending steps need the digest of a saved position; leave `todo` out to begin a turn")
        steps = {step.name.lower(): int(step) for step in self.game.steps}
        for i, value in enumerate(entries):
            at = f"todo[{i}]"
            entry = fields_of(at, value, {"step", "player", "numbers"})
            if not isinstance(entry.get("step"), str) or entry["step"] not in steps:
                raise refuse(f"{at}.step", f"must be one of {', '.join(steps)}, not {shown(entry.get('step'))}")
            player = whole(f"{at}.player", entry.get("player", 0), 0, scorers(s) - 1)
            numbers = list_of(f"{at}.numbers", entry.get("numbers", []), len(NUMBERS))
            carried = [whole(f"{at}.numbers[{k}]", number) for k, number in enumerate(numbers)]
            a, b, c, d = [*carried, 0, 0, 0, 0][: len(NUMBERS)]
            fill(s.todo[i], steps[entry["step"]], player, a, b, c, d)
            s.pending = i + 1
        self.refuse_by_rules(s)
        if data["digest"] != digest(s):
            what = "does not fit: this position was changed since it was saved"
            raise refuse("digest", f"{what}; leave out `todo` and `digest` to begin `turn`'s turn")

    def refuse_by_rules(self, s: GameState) -> None:
        """Refuse what the game's rules forbid."""
        faults = () if self.game.faults is None else self.game.faults(s)
        for first in faults:
            raise BadInput(first)

    def check_playable(self, s: GameState) -> None:
        """Refuse a position in which the rules cannot go on."""
        trial = s.copy()
        try:
            self.game.engine.settle(trial, self.game.menu())
        except (IndexError, ValueError, RuntimeError, OverflowError, ZeroDivisionError) as broken:
            message = f"position: the rules cannot go on from here ({broken}); change it"
            raise BadInput(message) from broken
