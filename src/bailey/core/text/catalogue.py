"""Texts: a Fluent catalogue turns a key and arguments into a sentence.

There is one catalogue per language in `games/<game>/locale/`, and one for all games in `locale/`. The command line and
the server read them here; the web client has its own reader. Fluent is imported when the first sentence is needed.

A missing key warns `MissingText`, which fails tests, and returns the key and its arguments as text.
"""

from __future__ import annotations

import re
import warnings
from functools import cache, cached_property
from pathlib import Path
from typing import TYPE_CHECKING, Generic, NamedTuple

from bailey.core.errors import BadInput
from bailey.core.play.telling import WHAT, CardArgument, PlayerArgument
from bailey.core.state.todo import StateOf
from bailey.core.text.card_kinds import CardKinds
from bailey.core.text.rule_texts import RuleTexts, plain_words

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable, Mapping, Sequence

    from fluent.runtime import FluentBundle
    from fluent.runtime.resolver import Pattern

    from bailey.core.play.choices import Choice
    from bailey.core.play.game import Explained, Game
    from bailey.core.play.position import Position
    from bailey.core.play.telling import Argument, Event, Facts

SHARED = Path(__file__).parents[2] / "locale"
ENGLISH = "en"
Value = str | int
#: The most sentences in a catalogue's cache.
MOST_CACHED = 10_000
#: How Fluent says that an argument is not given.
MISSING = re.compile(r"Unknown external: (\w+)")
#: What says nothing without its arguments: a bracket, and several of them in a row.
EMPTY = re.compile(r"\s*\([^()]*…[^()]*\)|(?<=…)[\s…]*…")


class MissingText(UserWarning):
    """A catalogue lacks a key, or a sentence lacks an argument."""


class LoadedCatalogue(NamedTuple):
    """The Fluent bundle of a catalogue, and its keys in order."""

    bundle: FluentBundle
    keys: tuple[str, ...]


class Catalogue:
    """The sentences of one language, from several folders; a later folder overrides an earlier one."""

    def __init__(self, folders: Sequence[Path], language: str = ENGLISH) -> None:
        self.language = language
        self.files = [file for folder in folders for file in _files(folder, language)]
        self._said: dict[tuple[object, ...], str] = {}

    @cached_property
    def _read(self) -> LoadedCatalogue:
        return load_catalogue(tuple(self.files), self.language)

    def keys(self, prefix: str) -> list[str]:
        """Return the keys that begin with a prefix, without it, in the order of the catalogue."""
        return [key.removeprefix(prefix) for key in self._read.keys if key.startswith(prefix)]

    def has(self, key: str) -> bool:
        """Return whether the catalogue has a key, or an attribute if it is written `key.attribute`."""
        return self._pattern(key) is not None

    def say(self, key: str, **args: Value) -> str:
        """Return a sentence, from the cache if it was made before."""
        about = (key, *args.items())
        said = self._said.get(about)
        if said is None:
            said = self._make(key, args)
            if said is None:
                return readable(key, args)
            if len(self._said) >= MOST_CACHED:
                self._said.clear()
            self._said[about] = said
        return said

    def outline(self, key: str) -> str:
        """Return a sentence without arguments: `…` stands for each, and selectors take their default; "" if missing."""
        pattern = self._pattern(key)
        if pattern is None:
            return ""
        _, faults = self._read.bundle.format_pattern(pattern, {})
        missing = [found[1] for fault in faults if (found := MISSING.search(str(fault)))]
        text, _ = self._read.bundle.format_pattern(pattern, dict.fromkeys(missing, "…"))
        return str(text)

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
    """Return the languages of the catalogues in a folder."""
    return sorted({file.name.partition(".")[0] for file in folder.glob("*.ftl")})


def _files(folder: Path, language: str) -> list[Path]:
    """Return the files of a catalogue: `en.ftl`, then `en.*.ftl`."""
    return [folder / f"{language}.ftl", *sorted(folder.glob(f"{language}.*.ftl"))]


@cache
def load_catalogue(files: tuple[Path, ...], language: str) -> LoadedCatalogue:
    """Return a catalogue, loaded once in a process."""
    from fluent.runtime import FluentBundle, FluentResource
    from fluent.syntax.ast import Junk, Message

    bundle, keys = FluentBundle([language], use_isolating=False), {}
    for file in files:
        text = file.read_text(encoding="utf-8")
        resource = FluentResource(text)
        for entry in resource.body:
            if isinstance(entry, Junk):
                raise BadInput(no_fluent(file, text, entry.content or ""))
            if isinstance(entry, Message):
                keys[entry.id.name] = True
        bundle.add_resource(resource, allow_overrides=True)
    return LoadedCatalogue(bundle, tuple(keys))


def no_fluent(file: Path, text: str, junk: str) -> str:
    """Say which line of a catalogue cannot be read, and how it is written."""
    where = f"{'/'.join(file.parts[-3:])}, line {text[: text.find(junk)].count(chr(10)) + 1}"
    wrong = junk.strip().split("\n")[0]
    return f"{where}: {wrong!r:.80} is no Fluent; write `key = text`, each brace closed, and further lines indented"


def readable(key: str, args: dict[str, Value]) -> str:
    """Return a key and its arguments as readable text."""
    detail = ", ".join(f"{name} {value}" for name, value in args.items())
    words = key.replace("-", " ").replace("_", " ")
    return f"{words} ({detail})" if detail else words


def sentence(text: str) -> str:
    """Return a text with a capital letter at its beginning and a full stop at its end."""
    return text[:1].upper() + text[1:] + ("" if text.endswith((".", "!", "?", ":")) else ".")


class GameTexts(RuleTexts, CardKinds, Generic[StateOf]):
    """The texts of one game; a game can override methods in its `texts.py`.

    Without a catalogue in the language, the texts are English.
    """

    catalogue: Catalogue
    #: Choices that do nothing; the terminal offers the choices of the next step together with them.
    passing: frozenset[str] = frozenset()
    #: Choices that only lead to others, which the terminal offers in their place.
    leading: frozenset[str] = frozenset()
    #: Folders of catalogues of another game, on whose texts those of this game are laid.
    beneath: tuple[Path, ...] = ()
    #: Events that are not narrated, since the next drawing shows them.
    quiet: frozenset[str] = frozenset()

    def __init__(self, game: Game, language: str = ENGLISH) -> None:
        self.game = game
        own = game.folder / "locale"
        folders = [SHARED, *self.beneath, own] if own.is_dir() else [SHARED]
        spoken = all(language in languages_in(folder) for folder in folders)
        self.catalogue = Catalogue(folders, language if spoken else ENGLISH)
        self.say = self.catalogue.say

    @cached_property
    def title(self) -> str:
        """The title of the game in this language."""
        return self.say("title") if self.catalogue.has("title") else self.game.title

    def card(self, card: str | None) -> str:
        """Return the name of a card."""
        return self.say("hidden-card") if card is None else self.say(f"card-{card}")

    def card_sheet(self, card: str) -> list[str]:
        """Return all that is known of a card, line by line."""
        return [self.card(card)]

    def step(self, position: Position[StateOf]) -> str:
        """Return what the player on turn is asked."""
        return self.say(f"step-{_key(position.step or 'over')}")

    def choice(self, position: Position[StateOf], choice: Choice, names: Sequence[str]) -> str:
        """Return what a choice does, without a full stop."""
        return self.choice_with(choice, self.choice_args(position, choice, names))

    def kind_of_choice(self, name: str) -> str:
        """Return what choices of a name do, whatever they are about; "" if that says nothing."""
        return self._kind(f"choice-{_key(name)}")

    def kind_of_step(self, step: str) -> str:
        """Return what is asked at a step, whatever it is about; "" if that says nothing."""
        return self._kind(f"step-{_key(step)}")

    def _kind(self, key: str) -> str:
        """Return `kind-KEY`, or else the text of the key without its arguments."""
        said = self.say(f"kind-{key}") if self.catalogue.has(f"kind-{key}") else self.catalogue.outline(key)
        said = EMPTY.sub("", said)
        return said if any(letter.isalpha() for letter in said) else ""

    def report(self, position: Position[StateOf], choice: Choice, names: Sequence[str]) -> str:
        """Return what the player on turn chose as a sentence about them, without a full stop: `report-NAME`."""
        who = names[position.turn or 0]
        return self.say(f"report-{_key(choice.name)}", **self.report_args(position, choice, names), who=who)

    def report_args(self, position: Position[StateOf], choice: Choice, names: Sequence[str]) -> dict[str, Value]:
        """Return the arguments of a report's text, but for `who`."""
        return self.choice_args(position, choice, names)

    def choice_with(self, choice: Choice, args: dict[str, Value]) -> str:
        """Return what a choice does, from the arguments of its text."""
        return self.say(f"choice-{_key(choice.name)}", **args)

    def choice_args(self, position: Position[StateOf], choice: Choice, names: Sequence[str]) -> dict[str, Value]:
        """Return the arguments of a choice's text: its own, and its facts in words."""
        return {**choice.args, **self.spoken(position.facts(choice), names)}

    def spoken(self, facts: Facts, names: Sequence[str] = ()) -> dict[str, Value]:
        """Return facts in words: a card, `card` or `..._card`, and a player, `player`, by their names."""
        said = {name: self.card_told(told) if name.endswith("card") else _value(told) for name, told in facts.items()}
        if "player" in facts:
            said["player"] = names[int(said["player"])]
        return said

    def card_told(self, told: object) -> str:
        """Return the name of a card that is told: by its name, or by None if it is not known."""
        return self.card(None if told is None else str(told))

    def prospect(self, position: Position[StateOf], choice: Choice, names: Sequence[str]) -> str:
        """Return what a choice would lead to (`prospect-NAME`), without a full stop, or an empty text."""
        told = position.prospect(choice)
        return self.say(f"prospect-{_key(choice.name)}", **self.spoken(told, names)) if told else ""

    def words(self, position: Position[StateOf], choice: Choice, names: Sequence[str]) -> list[str]:
        """Return what a person may type for a choice."""
        key = f"choice-{_key(choice.name)}.words"
        if not self.catalogue.has(key):
            return [str(choice)]
        return [word.strip() for word in self.say(key, **self.choice_args(position, choice, names)).split("|")]

    def alike(self, position: Position[StateOf], choice: Choice) -> object:  # noqa: ARG002
        """Return a value that is equal for choices that make no difference to a person; by default all differ."""
        return choice.number

    def event(self, event: Event, names: Sequence[str], viewer: int | None) -> str:
        """Return the text of an event, which receives every argument by its name.

        Of a `player`, `$who` says whether it is the viewer (`you`) or not (`other`); of a player of any other name,
        `$NAME-who` does; somebody else who is the `player`, too, is `same` there.
        """
        what = str(event[WHAT])
        declared, args = self._events.get(what, {}), dict[str, Value]()
        for name, value in event.items():
            argument = declared.get(name)
            if isinstance(argument, CardArgument):
                args[name] = self.card_told(value)
            elif isinstance(argument, PlayerArgument):
                args["who" if name == "player" else f"{name}-who"] = (
                    "you"
                    if value == viewer
                    else "same"
                    if name != "player" and value == event.get("player")
                    else "other"
                )
                args[name] = names[int(value or 0)]
            elif name != WHAT:
                args[name] = int(value) if isinstance(value, bool) else _value(value)
        return self.say(f"event-{_key(what)}", **args)

    @cached_property
    def _events(self) -> dict[str, dict[str, Argument]]:
        return {told.name: told.arguments for told in self.game.told}

    def reason(self, explained: Explained) -> str:
        """Return why a choice is blocked."""
        return self.say(f"reason-{_key(explained['key'])}", **self.spoken(explained["args"]))

    def score_line(self, line: dict[str, object]) -> tuple[str, str]:
        """Return what one line of a breakdown counts, and how it is computed."""
        about = {k: v for k, v in line.items() if k not in ("line", "points")}
        args = {k: self.card_told(v) if k == "card" else _value(v) for k, v in about.items()}
        return self.say(f"score-{_key(str(line['line']))}", **args), ""

    def score_kind(self, line: dict[str, object]) -> str:
        """Return what all lines of this kind are called together (`score-kind-LINE`), or an empty text."""
        key = f"score-kind-{_key(str(line['line']))}"
        return self.say(key) if self.catalogue.has(key) else ""

    def score_source(self, of: Mapping[str, str]) -> str:
        """Return what points come from, by the words of a line of a breakdown: its card, or its kind."""
        if "card" in of:
            return self.card_told(of["card"])
        return self.score_kind({**of}) or self._kind(f"score-{_key(of['line'])}")

    def legend(self) -> list[tuple[str, str]]:
        """Return the symbols of the drawing and their meanings: `legend-ID`, each with `.sign` and `.text`."""
        return [(self.say(f"legend-{i}.sign"), self.say(f"legend-{i}.text")) for i in self.catalogue.keys("legend-")]

    def piles(self, position: Position[StateOf]) -> list[tuple[str, list[str]]]:  # noqa: ARG002
        """Return the names and cards of the piles that everybody may look through."""
        return []

    def find_card(self, typed: str, among: Iterable[str] | None = None) -> list[str]:
        """Return the cards that match an input: the one with exactly this name, or all whose words begin so.

        `among` are the cards in play; without it all cards of the game are looked through.
        """
        return find(typed, self.game.cards if among is None else among, lambda card: [self.card(card), card])


def find(typed: str, among: Iterable[str], called: Callable[[str], list[str]]) -> list[str]:
    """Return the one candidate with exactly this name, or else all whose words begin with the typed ones."""
    wanted, found = plain_words(typed), []
    for one in among:
        spoken = [plain_words(name) for name in called(one)]
        if wanted in spoken:
            return [one]
        if wanted and any(begins(wanted, words) for words in spoken):
            found.append(one)
    return found


def begins(typed: list[str], words: list[str]) -> bool:
    """Return whether the typed words begin words of a name, in order; others may lie between."""
    rest = iter(words)
    return all(any(word.startswith(part) for word in rest) for part in typed)


def _key(name: str) -> str:
    return name.replace("_", "-")


def _value(value: object) -> Value:
    return value if isinstance(value, str | int) else str(value)
