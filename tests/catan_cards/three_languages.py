"""The texts of the Catan Card Game in every language."""

from __future__ import annotations

import pytest

from bailey.games.catan_cards import GAME
from bailey.games.catan_cards.texts import Texts

LANGUAGES = ("en", "de", "fr")
ALL = {language: Texts(GAME, language) for language in LANGUAGES}
ENGLISH = ALL["en"]
PEOPLE = ["Anna", "Ben"]
each_language = pytest.mark.parametrize("language", LANGUAGES)
