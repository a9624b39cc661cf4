"""The texts of the Catan Card Game in every language."""

from __future__ import annotations

import re
from collections import Counter

import pytest

from bailey.games.catan_cards import GAME
from bailey.games.catan_cards.texts import Texts

LANGUAGES = ("en", "de", "fr")
ALL = {language: Texts(GAME, language) for language in LANGUAGES}
ENGLISH = ALL["en"]
PEOPLE = ["Anna", "Ben"]
each_language = pytest.mark.parametrize("language", LANGUAGES)


def whole(text: str) -> bool:
    """Tell whether a text is whole: nothing left to fill in, nothing doubled."""
    return bool(text) and "{" not in text and "  " not in text and text == text.strip()


def numbers(text: str) -> Counter[str]:
    return Counter(re.findall(r"\d+", text))
