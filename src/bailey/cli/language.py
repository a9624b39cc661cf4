"""Which language the command line speaks, and what it says in it.

What `--language` names goes before BAILEY_LANGUAGE, and that before the language of the system; without any of
them, or where the system's language is none of ours, it is English. Help on options stays English.
"""

from __future__ import annotations

import os
import re
import sys
from contextvars import ContextVar
from functools import cache
from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

if TYPE_CHECKING:
    from bailey.core.game import Game
    from bailey.core.text import Catalogue, GameTexts, Value

LOCALE = Path(__file__).parent / "locale"
VARIABLE = "BAILEY_LANGUAGE"
ENGLISH = "en"
SPOKEN = ContextVar("SPOKEN", default=ENGLISH)


def text(key: str, **args: Value) -> str:
    """Say a sentence of the command line."""
    return _catalogue(SPOKEN.get()).say(key, **args)


def texts(game: Game) -> GameTexts:
    """The texts of a game, in the same language if the game has it, otherwise in English."""
    from bailey import games as shelf

    return shelf.texts(game, SPOKEN.get())


def means(typed: str, key: str) -> bool:
    """Tell whether somebody typed one of the words that the catalogue lists, with or without accents."""
    return _plain(typed) in map(_plain, text(key).split("|"))


def _plain(word: str) -> str:
    from bailey.core.text import plain_words

    return " ".join(plain_words(word)) or word.strip()


@cache
def _catalogue(language: str) -> Catalogue:
    from bailey.core.text import SHARED, Catalogue

    return Catalogue([SHARED, LOCALE], language)


def languages() -> list[str]:
    """List the languages that there are."""
    from bailey.core.text import languages_in

    return languages_in(LOCALE)


def choose() -> None:
    """Speak what the environment asks for, or else the language of the system if it is one of ours."""
    asked = os.environ.get(VARIABLE)
    if asked:
        SPOKEN.set(_known(asked, VARIABLE))
    else:
        system = _code(_of_system())
        SPOKEN.set(system if system in languages() else ENGLISH)


def _known(asked: str, field: str) -> str:
    """Refuse a language that there is not."""
    from bailey.core.errors import BadInput

    if _code(asked) not in languages():
        raise BadInput(text("error-language", field=field, asked=repr(asked)[:60], known=", ".join(languages())))
    return _code(asked)


def _code(named: str) -> str:
    """Take the language out of the name of a locale: `de_AT.UTF-8` is `de`."""
    return re.split(r"[-_.@]", named.strip().casefold(), maxsplit=1)[0]


def _of_system() -> str:
    """Name the locale of the system."""
    named = next(filter(None, map(os.environ.get, ("LC_ALL", "LC_MESSAGES", "LANG"))), "")
    if sys.platform == "win32" and not named:
        import ctypes
        import locale

        return locale.windows_locale.get(ctypes.windll.kernel32.GetUserDefaultUILanguage(), "")
    return named


def _speak(asked: str | None) -> str | None:
    if asked is not None:
        SPOKEN.set(_known(asked, "--language"))
    return asked


Language = Annotated[
    str | None,
    typer.Option(
        "--language",
        help="Which language, as in de; without it BAILEY_LANGUAGE, or that of the system.",
        callback=_speak,
        is_eager=True,
    ),
]
