"""`Position`: the Python interface to a game, in the style of python-chess.

pos = castle_combo.new(players=2, seed=7)
while not pos.over:
    pos.push(next(iter(pos.choices)))
print(pos.score(), pos.winners)
"""

from __future__ import annotations

import secrets
from functools import reduce
from operator import or_
from typing import TYPE_CHECKING, Generic, NamedTuple

from bailey.core.errors import BadInput, IllegalChoice, shown
from bailey.core.play.engine import Ask
from bailey.core.play.game import winners
from bailey.core.play.pointing import slot_at
from bailey.core.play.telling import is_vain, read_event
from bailey.core.state import forms
from bailey.core.state.chance import DREW, ROLLED, SEARCH_STREAM, Luck, key, seed_with
from bailey.core.state.digest import digest, pack, unpack
from bailey.core.state.imagining import imagining
from bailey.core.state.piles import known_by
from bailey.core.state.reading import MOST_SEED
from bailey.core.state.slots import CARD_BITS, EVERYBODY
from bailey.core.state.todo import NUMBERS, StateOf, scorers

if TYPE_CHECKING:
    from collections.abc import Iterator, Mapping, Sequence

    from bailey.core.play.choices import Choice, Menu
    from bailey.core.play.game import Explained, Game
    from bailey.core.play.pointing import Spot
    from bailey.core.play.telling import Event, Facts


class OpenChoices:
    """The open choices, a lazy sequence."""

    def __init__(self, game: Game, menu: Menu) -> None:
        self._game = game
        self.numbers = menu.open()

    def __iter__(self) -> Iterator[Choice]:
        """Iterate over the open choices."""
        return (self._game.choices.read(number) for number in self.numbers)

    def __len__(self) -> int:
        """Return the number of open choices."""
        return len(self.numbers)

    def __getitem__(self, i: int) -> Choice:
        """Return the i-th open choice."""
        return self._game.choices.read(self.numbers[i])

    def __contains__(self, wanted: object) -> bool:
        """Return whether a choice, its number or its JSON is open."""
        try:
            return self._game.choices.find(wanted).number in self.numbers
        except BadInput:
            return False

    def __repr__(self) -> str:
        """Return the open choices as they are written in a record."""
        return f"<{', '.join(map(str, self))}>"


class Outlook(NamedTuple):
    """The effect of a choice: whether it cannot be taken back, and whether it would bring nothing."""

    final: bool
    vain: bool


class SavedPosition(NamedTuple):
    """A saved position: its packed numbers, its last events, and the seats to which these revealed something."""

    packed: bytes
    events: list[tuple[int, ...]]
    revealed: int


class Position(Generic[StateOf]):
    """A game between two choices, with the positions before it for `pop`."""

    def __init__(self, game: Game[StateOf], state: StateOf) -> None:
        self.game = game
        self.state = state
        self._before: list[tuple[StateOf, list[tuple[int, ...]], int]] = []
        self._menu = game.menu()
        self.revealed = 0
        game.engine.settle(state, self._menu)
        self._note_revealed()

    @classmethod
    def new(
        cls,
        game: Game[StateOf],
        players: int,
        seed: int | None = None,
        options: dict[str, int] | None = None,
        luck: tuple[int, int, int, int] | None = None,
    ) -> Position[StateOf]:
        """Set up a game; without a seed, a random one. `luck` is a key for the generator in place of a seed."""
        if seed is None:
            seed = secrets.randbits(63)
        return cls(game, game.deal(players, checked_seed(seed), 0, options, luck))

    @classmethod
    def load(cls, game: Game[StateOf], source: str | Mapping[str, object]) -> Position[StateOf]:
        """Return the position that some JSON describes, as `dump` or a person wrote it."""
        return cls(game, forms.read_position(game, source))

    def dump(self) -> dict[str, object]:
        """Return the whole position as JSON, hidden cards included."""
        return forms.write_position(self.game, self.state)

    def copy(self) -> Position[StateOf]:
        """Return an independent copy, without the positions before it."""
        twin = self.state.copy()
        return Position(self.game, twin)

    @property
    def over(self) -> bool:
        """Whether the game is over: no step is pending."""
        return bool(self.state.pending == 0)

    @property
    def turn(self) -> int | None:
        """The seat that must decide now, or None."""
        s = self.state
        return int(s.todo[s.pending - 1].player) if s.pending else None

    @property
    def step(self) -> str | None:
        """The name of the step that asks now."""
        if self.over:
            return None
        return forms.step_names(self.game)[self.state.todo[self.state.pending - 1].step]

    @property
    def carried(self) -> dict[str, int]:
        """The numbers that the step that asks now carries, by the names that its offer gives them."""
        if self.over:
            return {}
        top = self.state.todo[self.state.pending - 1]
        asks = next(what for step, what in self.game.steps.items() if step == top.step)
        names = asks.carries if isinstance(asks, Ask) else ()
        return {name: int(getattr(top, number)) for name, number in zip(names, NUMBERS, strict=False)}

    @property
    def choices(self) -> OpenChoices:
        """The open choices."""
        return OpenChoices(self.game, self.game.menu() if self.over else self._menu)

    @property
    def blocked(self) -> dict[int, str]:
        """The blocked choices, by number, each with the name of its reason."""
        return {n: self.game.reasons(why).name.lower() for n, why in self.blocks.items()}

    @property
    def blocks(self) -> dict[int, int]:
        """The blocked choices, by number, each with the number of its reason."""
        return {} if self.over else self._menu.blocked

    def explain(self, choice: object) -> Explained:
        """Return why a choice is not open: a key and arguments for the catalogue."""
        found = self.game.choices.find(choice)
        if self.over:
            return {"key": "game-over", "args": {}}
        why = self._menu.blocked.get(found.number)
        if why is None:
            return {"key": "not-now", "args": {"choice": str(found), "step": self.step}}
        return {"key": self.game.reasons(why).name.lower().replace("_", "-"), "args": self.facts(found)}

    def spots(self, choice: object) -> list[Spot]:
        """Return the spots of the table that a choice of the player on turn names."""
        found = self.game.choices.find(choice)
        return [] if self.turn is None else self.game.choices.spots(self.state, self.turn, found)

    def facts(self, choice: object) -> Facts:
        """Return what is said of a choice of the player on turn: its cards, and what its game tells of it.

        The first card that it names is `card`, another one `second_card`; one that the player does not know is None.
        Every fact named `card`, or `..._card`, is a card.
        """
        found = self.game.choices.find(choice)
        if self.turn is None:
            return {}
        slots = [slot_at(self.game.choices.areas, self.state, spot) for spot in self.spots(found)]
        named = [slot for slot in slots if slot is not None]
        told: Facts = {
            name: self.game.cards[slot & CARD_BITS] if known_by(slot, self.turn) else None
            for name, slot in zip(("card", "second_card"), named, strict=False)
        }
        about = self.game.facts.get(self.game.choices.kind(found.name))
        return told if about is None else {**told, **about(self.state, self.turn, **found.args)}

    def prospect(self, choice: object) -> Facts:
        """Return what its game tells of what a choice of the player on turn would lead to."""
        found = self.game.choices.find(choice)
        about = self.game.prospects.get(self.game.choices.kind(found.name))
        return {} if about is None or self.turn is None else about(self.state, self.turn, **found.args)

    def expects(self) -> list[Facts]:
        """Return what its game tells of what each player may expect of chance; nothing if it tells nothing."""
        about = self.game.expects
        return [] if about is None else [about(self.state, p) for p in range(scorers(self.state))]

    def push(self, choice: object, luck: tuple[int, int, int, int] | None = None) -> Choice:
        """Play a choice: a Choice, its number or its JSON. With `luck`, set the key of the generator first."""
        found = self._find_open(choice)
        self._before.append((self.state.copy(), self.state.events, self.revealed))
        try:
            self._advance(found.number, luck)
        except BaseException:
            self.pop()  # no half-played choice remains after an exception or Ctrl-C
            raise
        return found

    def play(self, choice: object, luck: tuple[int, int, int, int] | None = None) -> Choice:
        """Play a choice that `pop` cannot take back; after an exception the caller restores the position."""
        found = self._find_open(choice)
        self._advance(found.number, luck)
        return found

    def _find_open(self, choice: object) -> Choice:
        found = self.game.choices.find(choice)
        if self.over or found.number not in self._menu.open():
            reason = self.explain(found)
            detail = ", ".join(f"{k} {v}" for k, v in reason["args"].items())
            message = f"choice {str(found)!r} is not open: {reason['key']}{f' ({detail})' if detail else ''}"
            raise IllegalChoice(message)
        return found

    def _advance(self, number: int, luck: tuple[int, int, int, int] | None) -> None:
        self.state.events = []
        self._menu.clear()
        if luck is not None:
            key(self.state, *luck)
        self.game.engine.advance(self.state, self._menu, number)
        self._note_revealed()

    def _note_revealed(self) -> None:
        """Move the seats that learnt something, one bit each, and by what, from the state to the position."""
        seated = (1 << self.state.seats) - 1
        told = [one & seated | (one & ROLLED or DREW) for one in self.state.revealed if one & seated]
        self.revealed, self.state.revealed = reduce(or_, told, 0), []

    @property
    def final(self) -> bool:
        """Whether the last choice cannot be taken back: a seat learnt something by it, or the game is over.

        A real table tells the same again, so in a game that is retold only the end is final.
        """
        return self.over or (self.revealed != 0 and not self.game.retold)

    def revealed_to(self, seat: int) -> bool:
        """Return whether the last choice used chance, or showed this seat a card that it did not know."""
        return (self.revealed >> seat) & 1 == 1

    @property
    def rolled(self) -> bool:
        """Whether the last choice rolled a die."""
        return bool(self.revealed & ROLLED)

    @property
    def drew(self) -> bool:
        """Whether the last choice drew or showed something that a seat did not know."""
        return bool(self.revealed & DREW)

    def pop(self) -> None:
        """Take the last choice back."""
        if not self._before:
            message = "nothing to take back: no choice was pushed on this position"
            raise BadInput(message)
        self.state, events, self.revealed = self._before.pop()
        self._settle_again(events)

    def keep(self) -> SavedPosition:
        """Return this position in a compact form."""
        return SavedPosition(pack(self.state), self.state.events, self.revealed)

    def put_back(self, kept: SavedPosition) -> None:
        """Restore what `keep` returned."""
        unpack(self.state, kept.packed)
        self.revealed = kept.revealed
        self._settle_again(kept.events)

    def _settle_again(self, events: list[tuple[int, ...]]) -> None:
        """Make the menu of a state again."""
        self._menu.clear()
        self.state.events = []
        self.game.engine.settle(self.state, self._menu)
        self.state.events = events

    def reveals(self, choice: object) -> bool:
        """Return whether a choice could not be taken back: it would reveal something, use chance or end the game."""
        return self.tried(choice).final

    def outlook(self, choice: object) -> Outlook:
        """Return the effect of a choice; one that is not open, since hidden cards were dealt again, counts as final."""
        try:
            tried = self.tried(choice)
        except BadInput:
            return Outlook(final=True, vain=False)
        return Outlook(tried.final, is_vain(tried.state.events, self.game.told))

    def tried(self, choice: object) -> Position[StateOf]:
        """Return a copy in which the choice was played."""
        trial: Position[StateOf] = Position.__new__(Position)  # as `copy`, but with the menu copied too
        trial.game, trial.state, trial._menu = self.game, self.state.copy(), self._menu.copy()
        trial._before = []
        trial.play(choice)
        return trial

    def imagine(self, seat: int, seed: int) -> Position[StateOf]:
        """Return a position with everything dealt again that a seat cannot know, future chance included."""
        forms.check_seat(self.state, seat)
        how = imagining(self.game)
        numbers, found = self.state.flat(), [0] * how.room
        luck = Luck()
        seed_with(luck, checked_seed(seed), 0, SEARCH_STREAM)
        unknown = how.forget(numbers, how.heads, seat, found)
        how.deal(numbers, found, unknown, luck)
        twin = self.game.state()
        twin.unflatten(iter(numbers))
        seed_with(twin, seed, 1, SEARCH_STREAM)
        return Position(self.game, twin)

    def events_for(self, viewer: int | None) -> list[Event]:
        """Return the events of the last choice as this viewer sees them (None: a spectator)."""
        return self._events(EVERYBODY if viewer is None else viewer)

    def _events(self, viewer: int | None) -> list[Event]:
        return [read_event(event, self.game.told, self.game, viewer) for event in self.state.events]

    @property
    def events(self) -> list[Event]:
        """The events of the last choice, with nothing hidden."""
        return self._events(None)

    def view(self, seat: int | None) -> dict[str, object]:
        """Return what a seat may know (None: a spectator), as JSON."""
        return forms.write_view(self.game, self.state, seat)

    def called(self, names: Sequence[str]) -> list[str]:
        """Return the names of all who score: the given names of the seats, then the printed opponents."""
        return self.game.called(names, self.game.options_of(self.state))

    def score(self) -> list[int]:
        """Return the score of every player, as if the game ended now."""
        return [int(self.game.score(self.state, p)) for p in range(scorers(self.state))]

    def breakdown(self, player: int) -> list[dict[str, object]]:
        """Return the score of one player, line by line."""
        return self.game.breakdown(self.state, player)

    @property
    def winners(self) -> list[int]:
        """The seats that win, as if the game ended now; several share a victory."""
        return winners(self.game, self.state)

    @property
    def digest(self) -> str:
        """The digest of the whole state."""
        return digest(self.state)

    def __str__(self) -> str:
        """Return the position drawn as text."""
        if self.game.draw is None:
            return forms.as_text(self.dump())
        return str(self.game.draw(self))

    def __eq__(self, other: object) -> bool:
        """Return whether game and state are equal."""
        return isinstance(other, Position) and self.game is other.game and self.state.flat() == other.state.flat()

    __hash__ = None  # type: ignore[assignment]  # a position changes


def checked_seed(seed: object) -> int:
    """Return a seed, or refuse it."""
    if not isinstance(seed, int) or isinstance(seed, bool) or not 0 <= seed <= MOST_SEED:
        message = f"seed: must be a whole number from 0 to {MOST_SEED}, not {shown(seed)}"
        raise BadInput(message)
    return seed
