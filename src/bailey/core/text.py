"""Texts: rules, events, reasons and cards yield a key and arguments; a catalogue makes the sentence.

One Fluent catalogue per language lies in `games/<game>/locale/`, one for what all games share in `locale/`.
The command line reads them here, the client with a reader of its own. Fluent is imported with the
first sentence, and not before.

A key that no catalogue has warns `MissingText`, which fails every test, and reads as the bare key and its
arguments.
"""

from __future__ import annotations

import unicodedata
import warnings
from functools import cache, cached_property
from pathlib import Path
from typing import TYPE_CHECKING, Any, NamedTuple

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable, Sequence

    from fluent.runtime import FluentBundle
    from fluent.runtime.resolver import Pattern

    from bailey.core.choices import Choice
    from bailey.core.game import Game
    from bailey.core.position import Position

SHARED = Path(__file__).parents[1] / "locale"
ENGLISH = "en"
Value = str | int
#: So many sentences are kept as they were made.
MOST_SAID = 10_000


class MissingText(UserWarning):
    """A catalogue lacks a key, or a sentence lacks an argument."""


class Book(NamedTuple):
    """A catalogue as it was read: its sentences, and their keys in order."""

    bundle: FluentBundle
    keys: tuple[str, ...]


class Catalogue:
    """All sentences of one language from a few folders; later folders go before earlier ones."""

    def __init__(self, folders: Sequence[Path], language: str = ENGLISH) -> None:
        self.language = language
        self.files = [file for folder in folders for file in _files(folder, language)]
        self._said: dict[tuple[Any, ...], str] = {}

    @cached_property
    def _read(self) -> Book:
        return read_book(tuple(self.files), self.language)

    def keys(self, prefix: str) -> list[str]:
        """List what the keys of this prefix are called, in the order of the catalogue."""
        return [key.removeprefix(prefix) for key in self._read.keys if key.startswith(prefix)]

    def has(self, key: str) -> bool:
        """Tell whether there is a sentence; `key.attribute` asks for an attribute."""
        return self._pattern(key) is not None

    def say(self, key: str, **args: Value) -> str:
        """Make a sentence, or find it made: the same ones are said again and again."""
        about = (key, *args.items())
        said = self._said.get(about)
        if said is None:
            said = self._make(key, args)
            if said is None:
                return readable(key, args)
            if len(self._said) >= MOST_SAID:
                self._said.clear()
            self._said[about] = said
        return said

    def _make(self, key: str, args: dict[str, Value]) -> str | None:
        pattern = self._pattern(key)
        if pattern is None:
            warnings.warn(f"{self.language}: no text for {key!r}", MissingText, stacklevel=3)
            return None
        text, faults = self._read.bundle.format_pattern(pattern, args)
        if faults:
            warnings.warn(f"{self.language}: {key}: {faults[0]}", MissingText, stacklevel=3)
            return None
        return str(text)

    def _pattern(self, key: str) -> Pattern | None:
        name, _, attribute = key.partition(".")
        if not self._read.bundle.has_message(name):
            return None
        message = self._read.bundle.get_message(name)
        return message.attributes.get(attribute) if attribute else message.value


def languages_in(folder: Path) -> list[str]:
    """List the languages in which a folder has a catalogue."""
    return sorted({file.name.partition(".")[0] for file in folder.glob("*.ftl")})


def _files(folder: Path, language: str) -> list[Path]:
    """List the catalogue of a folder: `en.ftl`, and where that grew too long `en.cards.ftl` and so on."""
    return [folder / f"{language}.ftl", *sorted(folder.glob(f"{language}.*.ftl"))]


@cache
def read_book(files: tuple[Path, ...], language: str) -> Book:
    """Read a catalogue, once for all who need it."""
    from fluent.runtime import FluentBundle, FluentResource
    from fluent.syntax.ast import Junk, Message

    bundle, keys = FluentBundle([language], use_isolating=False), {}
    for file in files:
        resource = FluentResource(file.read_text(encoding="utf-8"))
        for entry in resource.body:
            if isinstance(entry, Junk):
                message = f"{file}: this is no Fluent: {(entry.content or '')[:80]!r}"
                raise ValueError(message)  # noqa: TRY004 - it is the file that is wrong
            if isinstance(entry, Message):
                keys[entry.id.name] = True
        bundle.add_resource(resource, allow_overrides=True)
    return Book(bundle, tuple(keys))


def readable(key: str, args: dict[str, Value]) -> str:
    """Write a key and its arguments so that a person can make something of them."""
    detail = ", ".join(f"{name} {value}" for name, value in args.items())
    words = key.replace("-", " ").replace("_", " ")
    return f"{words} ({detail})" if detail else words


def plain_words(text: str) -> list[str]:
    """Part a text into words in small letters, without accents and signs: what a person types."""
    flat = unicodedata.normalize("NFKD", text.casefold())
    return "".join(sign if sign.isalnum() else " " for sign in flat if not unicodedata.combining(sign)).split()


def sentence(text: str) -> str:
    """Begin with a capital letter and end with a full stop."""
    return text[:1].upper() + text[1:] + ("" if text.endswith((".", "!", "?", ":")) else ".")


class Entry(NamedTuple):
    """One rule of a game, as `help` tells it."""

    id: str
    title: str
    text: str


class GameTexts:
    """Everything that is said of one game; its `texts.py` refines what key and arguments cannot say.

    A game that has no catalogue in a language speaks English.
    """

    #: Choices that do nothing: a person need not be asked for them before what follows.
    passing: frozenset[str] = frozenset()
    #: Choices that only lead to others, among which a person may as well choose at once.
    leading: frozenset[str] = frozenset()
    #: Events that the next drawing shows better than a sentence.
    quiet: frozenset[str] = frozenset()

    def __init__(self, game: Game, language: str = ENGLISH) -> None:
        self.game = game
        own = game.folder / "locale"
        folders = [SHARED, own] if own.is_dir() else [SHARED]
        spoken = all(language in languages_in(folder) for folder in folders)
        self.catalogue = Catalogue(folders, language if spoken else ENGLISH)
        self.say = self.catalogue.say

    @cached_property
    def title(self) -> str:
        """Name the game, as it is called where the language is spoken."""
        return self.say("title") if self.catalogue.has("title") else self.game.title

    def card(self, card: str | None) -> str:
        """Name a card."""
        return self.say("hidden-card") if card is None else self.say(f"card-{card}")

    def card_sheet(self, card: str) -> list[str]:
        """Tell all that there is to know of a card, line by line."""
        return [self.card(card)]

    def step(self, position: Position) -> str:
        """Say what the player on turn is asked."""
        return self.say(f"step-{_key(position.step or 'over')}")

    def choice(self, position: Position, choice: Choice, names: Sequence[str]) -> str:
        """Say what a choice does, without a full stop."""
        return self.say(f"choice-{_key(choice.name)}", **self.choice_args(position, choice, names))

    def choice_args(self, position: Position, choice: Choice, names: Sequence[str]) -> dict[str, Value]:  # noqa: ARG002
        """Give the arguments of a choice's sentence."""
        return dict(choice.args)

    def words(self, position: Position, choice: Choice, names: Sequence[str]) -> list[str]:
        """List what a person may type for a choice."""
        key = f"choice-{_key(choice.name)}.words"
        if not self.catalogue.has(key):
            return [str(choice)]
        return [word.strip() for word in self.say(key, **self.choice_args(position, choice, names)).split("|")]

    def alike(self, position: Position, choice: Choice) -> object:  # noqa: ARG002
        """Give the same value for open choices between which a person is not asked; here all of them differ."""
        return choice.number

    def event(self, event: dict[str, Any], names: Sequence[str], viewer: int | None) -> str:
        """Say what happened; `viewer` is called `you`."""
        args: dict[str, Value] = {name: value for name, value in event.items() if name not in ("what", "card")}
        if "player" in event:
            args["who"] = "you" if event["player"] == viewer else "other"
            args["player"] = self.game.called(names)[event["player"]]
        if "card" in event:
            args["card"] = self.card(event["card"])
        return self.say(f"event-{_key(event['what'])}", **args)

    def reason(self, explained: dict[str, Any]) -> str:
        """Say why a choice is blocked."""
        args = {name: self.card(value) if name == "card" else value for name, value in explained["args"].items()}
        return self.say(f"reason-{_key(explained['key'])}", **args)

    def score_line(self, line: dict[str, Any]) -> tuple[str, str]:
        """Say what one line of a breakdown counts, and how."""
        args = {k: self.card(v) if k == "card" else v for k, v in line.items() if k not in ("line", "points")}
        return self.say(f"score-{_key(line['line'])}", **{k: _value(v) for k, v in args.items()}), ""

    def rules(self) -> list[Entry]:
        """List the rules of the game: `rule-ID`, each with `.title` and `.text`; `.word` is what it is called by."""
        return [self._rule(f"rule-{i}", i) for i in self.catalogue.keys("rule-")]

    def _rule(self, key: str, word: str) -> Entry:
        called = self.say(f"{key}.word") if self.catalogue.has(f"{key}.word") else word
        return Entry(called, self.say(f"{key}.title"), self.say(f"{key}.text", **self.rule_args(word)))

    def rule_args(self, rule: str) -> dict[str, Value]:  # noqa: ARG002
        """Give the arguments of a rule's text: what the game's data say."""
        return {}

    def rules_with(self, word: str) -> list[Entry]:
        """Find the rule of this id, or else all rules in which the words occur."""
        rules = self.rules()
        wanted = plain_words(word)
        exact = [entry for entry in rules if plain_words(entry.id) == wanted]
        return exact or [entry for entry in rules if _all_in(wanted, plain_words(" ".join(entry)))]

    def legend(self) -> list[tuple[str, str]]:
        """List the signs of the drawing and what they mean: `legend-ID`, each with `.sign` and `.text`."""
        return [(self.say(f"legend-{i}.sign"), self.say(f"legend-{i}.text")) for i in self.catalogue.keys("legend-")]

    def piles(self, position: Position) -> list[tuple[str, list[str]]]:  # noqa: ARG002
        """List the open piles that anybody may look through: their names and cards."""
        return []

    def find_card(self, typed: str) -> list[str]:
        """Find the cards that a person may mean: one exact name, or all whose words begin so."""
        return find(typed, self.game.cards, lambda card: [self.card(card), card])


def find(typed: str, among: Iterable[str], called: Callable[[str], list[str]]) -> list[str]:
    """Find what is called exactly so, or else everything of which the typed words begin the words."""
    wanted, found = plain_words(typed), []
    for one in among:
        spoken = [plain_words(name) for name in called(one)]
        if wanted in spoken:
            return [one]
        if wanted and any(begins(wanted, words) for words in spoken):
            found.append(one)
    return found


def _all_in(wanted: list[str], words: list[str]) -> bool:
    return all(any(word.startswith(part) for word in words) for part in wanted)


def begins(typed: list[str], words: list[str]) -> bool:
    """Tell whether typed words are the beginnings of words, in order; words between may be left out."""
    rest = iter(words)
    return all(any(word.startswith(part) for word in rest) for part in typed)


def _key(name: str) -> str:
    return name.replace("_", "-")


def _value(value: object) -> Value:
    return value if isinstance(value, str | int) else str(value)
