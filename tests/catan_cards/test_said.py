"""What is said stays what it was when somebody read it, in each language: `said.txt` says of what, and then what.

A line at two spaces lays out a position as a scene does, makes choices (`do`), or says what is written below it in each
language: what is `asked`, a `choice`, `why` it is blocked, what was `told` of, the `piles`, the lines of the `score`,
all open `choices` or how many of them are not `alike`, the `effect` or the `sheet` of a card.
"""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING

from catan_cards.rules.scene_files import LAID
from catan_cards.rules.scene_looks import words_of
from catan_cards.rules.scene_positions import lay_out
from catan_cards.three_languages import ALL, PEOPLE
from speech import whole
from transcript import expect_as_read

from bailey.games.catan_cards.choices import CHOICES

if TYPE_CHECKING:
    from collections.abc import Callable

    from bailey.core import Position
    from bailey.games.catan_cards.texts import Texts

FILE = Path(__file__).with_name("said.txt")
SAID = "      "


def score(texts: Texts, pos: Position, _: str) -> list[str]:
    return [": ".join(texts.score_line(line)) for p in (0, 1) for line in pos.breakdown(p)]


def told(texts: Texts, pos: Position, what: str) -> list[str]:
    """Say what happened of a kind, to a viewer who is no player."""
    return [texts.event(one, PEOPLE, None) for one in pos.events_for(None) if one["what"] == what]


SAYS: dict[str, Callable[[Texts, Position, str], list[str]]] = {
    "asked": lambda texts, pos, _: [texts.step(pos)],
    "choice": lambda texts, pos, what: [texts.choice(pos, CHOICES.find(words_of(pos, what)), PEOPLE)],
    "why": lambda texts, pos, what: [texts.reason(pos.explain(words_of(pos, what)))],
    "told": told,
    "piles": lambda texts, pos, _: [f"{name}: {', '.join(cards) or '-'}" for name, cards in texts.piles(pos)],
    "score": score,
    "choices": lambda texts, pos, _: [texts.choice(pos, one, PEOPLE) for one in pos.choices],
    "alike": lambda texts, pos, _: [str(len({str(texts.alike(pos, one)) for one in pos.choices}))],
    "effect": lambda texts, _, card: [texts.cards.effect(card)],
    "sheet": lambda texts, _, card: texts.card_sheet(card),
}


def said(pos: Position, line: str) -> list[str]:
    """Say in each language what a line asks for."""
    word, _, what = line.strip().partition(" ")
    spoken = {language: SAYS[word](texts, pos, what) for language, texts in ALL.items()}
    assert all(lines and all(map(whole, lines)) for lines in spoken.values()), line
    return [f"{SAID}{language}: {text}".replace("\xa0", " ") for language, lines in spoken.items() for text in lines]


def test_what_is_said_is_what_was_read() -> None:
    always, pos, written = "", lay_out("", []), list[str]()
    for line in FILE.read_text(encoding="utf-8").splitlines():
        if line.startswith(SAID):
            continue
        written.append(line)
        if line.startswith("with: "):
            always = line.removeprefix("with: ")
        elif line.strip().startswith(LAID):
            pos = lay_out(always, line.strip().split(" | "))
        elif line.startswith("  do "):
            for choice in line.removeprefix("  do ").split(", "):
                pos.push(words_of(pos, choice))
        elif line.startswith("  "):
            written += said(pos, line)
    expect_as_read(FILE, "\n".join(written) + "\n")
