"""What the tests of the texts of theme sets share."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from catan_cards.rules.table import choice
from catan_cards.three_languages import ALL, LANGUAGES, PEOPLE

from bailey.games.catan_cards.choices import CHOICES

if TYPE_CHECKING:
    from bailey.core import Position

Json = dict[str, Any]


def clear(text: str) -> str:
    return text.replace("\xa0", " ")


def said(pos: Position, what: str, **arguments: Any) -> list[str]:
    """Say in each language what a choice does."""
    found = CHOICES.find(choice(pos, what, **arguments))
    return [clear(ALL[language].choice(pos, found, PEOPLE)) for language in LANGUAGES]
