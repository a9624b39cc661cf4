"""Sentences of the server and of its games, by language: the same Fluent catalogues that clients read."""

from __future__ import annotations

import logging
import warnings
from functools import cache
from pathlib import Path
from typing import TYPE_CHECKING, Any
from urllib.parse import parse_qsl

from bailey import games
from bailey.core.text import SHARED, Catalogue, MissingText
from bailey.server.messages import Fault

if TYPE_CHECKING:
    from bailey.core.game import Game
    from bailey.core.text import GameTexts
    from bailey.server.errors import Refusal

OWN = Path(__file__).with_name("locale")
ENGLISH = "en"
LOGGER = logging.getLogger("bailey.server")


def spoken(folder: Path) -> list[str]:
    """List the languages of a folder of catalogues."""
    return sorted(file.stem for file in folder.glob("??.ftl"))


def named(query: bytes) -> str:
    """Read which language a query names, if it does."""
    language = dict(parse_qsl(query.decode("latin-1"))).get("language", "")
    return language if len(language) == 2 else ""


def wanted(accepted: str) -> str:
    """Choose from what a browser accepts, the first of it that we speak."""
    ours = spoken(OWN)
    asked = [part.strip()[:2].lower() for part in accepted.split(",")]
    return next((language for language in asked if language in ours), ENGLISH)


@cache
def languages(game: Game) -> list[str]:
    """List the languages in which a game can be played, English first."""
    common = set(spoken(SHARED)) & set(spoken(game.folder / "locale"))
    return sorted(common, key=lambda language: (language != ENGLISH, language))


@cache
def texts(game: Game, language: str) -> GameTexts:
    """Give the texts of a game; a language that it does not speak is English."""
    return games.texts(game, language if language in languages(game) else ENGLISH)


@cache
def catalogue(language: str) -> Catalogue:
    """Give the server's own sentences."""
    return Catalogue([OWN], language if language in spoken(OWN) else ENGLISH)


def say(key: str, language: str, **args: Any) -> str:
    """Make a sentence of the server's own."""
    return catalogue(language).say(key, **{name: _plain(value) for name, value in args.items()})


def _plain(value: Any) -> str | int:
    return value if isinstance(value, str | int) else str(value)


def fault(refusal: Refusal, language: str) -> Fault:
    """Say why something is refused."""
    said = say(f"fault-{refusal.key}", language, detail=refusal.detail, **refusal.args_)
    return Fault(key=refusal.key, say=said, args=refusal.args_)


def locale_text(game: Game, language: str) -> str | None:
    """Give the catalogue of a game with what all games and the server say, as one Fluent file."""
    if language not in languages(game):
        return None
    folders = [game.folder / "locale", SHARED, OWN]
    files = [[folder / f"{language}.ftl", *sorted(folder.glob(f"{language}.*.ftl"))] for folder in folders]
    return "\n".join(file.read_text(encoding="utf-8") for some in files for file in some if file.is_file())


def quiet_about_texts() -> None:
    """A missing text is logged, and reads as its key."""
    warnings.simplefilter("default", MissingText)
    logging.captureWarnings(capture=True)
