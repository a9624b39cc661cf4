"""The rules of a game as they are read: their chapters, and which of them an event or a blocked choice is about.

    chapters = (Chapter("begin", ("aim", "setup")), Chapter("turn", ("turn", "take", "place"), steps=("take", "place")))

A chapter is called as the catalogue says, `chapter-ID`; the usual ones have names that all games share.
"""

from __future__ import annotations

import unicodedata
from functools import cached_property
from typing import TYPE_CHECKING, NamedTuple

from bailey.core.play.telling import WHAT

if TYPE_CHECKING:
    from collections.abc import Mapping

    from bailey.core.play.game import Explained, Game
    from bailey.core.play.telling import Event
    from bailey.core.text.sentences import Sentences

#: The last chapter, of rules that no chapter names.
MORE = "more"


class Chapter(NamedTuple):
    """Rules that are read one after the other; `steps` are those that are numbered."""

    id: str
    rules: tuple[str, ...]
    steps: tuple[str, ...] = ()


class RuleText(NamedTuple):
    """One rule of a game, as `help` shows it."""

    id: str
    title: str
    text: str


class RuleTexts:
    """The rules of one game in one language; the texts of a game say the rest."""

    game: Game
    catalogue: Sentences

    #: In the order in which somebody reads them who does not know the game; without any the rules are one chapter.
    chapters: tuple[Chapter, ...] = ()
    #: The rule that an event is about, by the name of the event.
    event_rules: Mapping[str, str] = {}
    #: The rule that a blocked choice comes from, by its reason.
    reason_rules: Mapping[int, str] = {}

    @cached_property
    def chapters_read(self) -> tuple[Chapter, ...]:
        """The chapters that are declared, and one of the rules that none of them names."""
        written = self.catalogue.keys("rule-")
        named = {rule for chapter in self.chapters for rule in chapter.rules}
        rest = tuple(rule for rule in written if rule not in named)
        return (*self.chapters, Chapter(MORE, rest)) if rest and self.chapters else self.chapters

    @cached_property
    def rule_ids(self) -> list[str]:
        """The ids of all rules, in the order in which they are read."""
        return [i for chapter in self.chapters_read for i in chapter.rules] or self.catalogue.keys("rule-")

    def chapter(self, chapter: str) -> str:
        """Return what a chapter is called."""
        return self.catalogue.say(f"chapter-{chapter}")

    def rules(self) -> list[RuleText]:
        """Return the rules of the game: `rule-ID`, each with `.title` and `.text`; `.word` is its id for people."""
        return [self._rule(f"rule-{i}", i) for i in self.rule_ids]

    def _rule(self, key: str, word: str) -> RuleText:
        say = self.catalogue.say
        called = say(f"{key}.word") if self.catalogue.has(f"{key}.word") else word
        return RuleText(called, say(f"{key}.title"), say(f"{key}.text", **self.rule_args(word)))

    def rule_args(self, rule: str) -> dict[str, str | int]:  # noqa: ARG002
        """Return the arguments of a rule's text, from the data of the game."""
        return {}

    def rules_with(self, word: str) -> list[RuleText]:
        """Return the rule with this id, or else all rules in which the words occur."""
        rules = self.rules()
        wanted = plain_words(word)
        exact = [entry for entry in rules if plain_words(entry.id) == wanted]
        return exact or [entry for entry in rules if _all_in(wanted, plain_words(" ".join(entry)))]

    def rule_of_event(self, event: Event) -> str:
        """Return the id of the rule that an event is about; empty if there is none."""
        return self.event_rules.get(str(event[WHAT]), "")

    def rule_of_reason(self, explained: Explained) -> str:
        """Return the id of the rule that a blocked choice comes from; empty if it is only not its turn."""
        return self._rules_by_reason.get(explained["key"], "")

    @cached_property
    def _rules_by_reason(self) -> dict[str, str]:
        names = {why: self.game.reasons(why).name.lower().replace("_", "-") for why in self.reason_rules}
        return {names[why]: rule for why, rule in self.reason_rules.items()}


def plain_words(text: str) -> list[str]:
    """Return the words of a text in lower case, without accents and punctuation."""
    flat = unicodedata.normalize("NFKD", text.casefold())
    return "".join(sign if sign.isalnum() else " " for sign in flat if not unicodedata.combining(sign)).split()


def _all_in(wanted: list[str], words: list[str]) -> bool:
    return all(any(word.startswith(part) for word in words) for part in wanted)
