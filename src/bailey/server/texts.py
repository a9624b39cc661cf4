"""Sentences of the server and of its games, by language: the same Fluent catalogues that clients read."""

from __future__ import annotations

import logging
import warnings
from functools import cache
from pathlib import Path
from typing import TYPE_CHECKING
from urllib.parse import parse_qsl

from bailey import games
from bailey.core.text.catalogue import SHARED, Catalogue, MissingText

if TYPE_CHECKING:
    from bailey.core.play.game import Game
    from bailey.core.text.catalogue import GameTexts

OWN = Path(__file__).with_name("locale")
ENGLISH = "en"
LOGGER = logging.getLogger("bailey.server")


def languages_in(folder: Path) -> list[str]:
    """Return the languages of a folder of catalogues."""
    return sorted(file.stem for file in folder.glob("??.ftl"))


def named_language(query: bytes) -> str:
    """Return the language that a query string names; empty if it names none."""
    language = dict(parse_qsl(query.decode("latin-1"))).get("language", "")
    return language if len(language) == 2 else ""


def accepted_language(accepted: str) -> str:
    """Return the first language of an Accept-Language header that we have; else English."""
    ours = languages_in(OWN)
    asked = [part.strip()[:2].lower() for part in accepted.split(",")]
    return next((language for language in asked if language in ours), ENGLISH)


@cache
def languages_of(game: Game) -> list[str]:
    """Return the languages in which a game can be played, English first."""
    common = set(languages_in(SHARED)) & set(languages_in(game.folder / "locale"))
    return sorted(common, key=lambda language: (language != ENGLISH, language))


@cache
def of_game(game: Game, language: str) -> GameTexts:
    """Return the texts of a game in a language; in English if it has none in that language."""
    return games.texts(game, language if language in languages_of(game) else ENGLISH)


@cache
def catalogue(language: str) -> Catalogue:
    """Return the server's own sentences."""
    return Catalogue([OWN], language if language in languages_in(OWN) else ENGLISH)


def say(key: str, language: str, **args: object) -> str:
    """Return a sentence of the server's own."""
    return catalogue(language).say(key, **{name: _plain(value) for name, value in args.items()})


def _plain(value: object) -> str | int:
    return value if isinstance(value, str | int) else str(value)


def locale_text(game: Game, language: str) -> str | None:
    """Return the catalogue of a game, of all games and of the server as one Fluent file."""
    if language not in languages_of(game):
        return None
    folders = [game.folder / "locale", SHARED, OWN]
    files = [[folder / f"{language}.ftl", *sorted(folder.glob(f"{language}.*.ftl"))] for folder in folders]
    return "\n".join(file.read_text(encoding="utf-8") for some in files for file in some if file.is_file())


def log_missing_texts() -> None:
    """Log missing texts; one reads as its key."""
    warnings.simplefilter("default", MissingText)
    logging.captureWarnings(capture=True)
