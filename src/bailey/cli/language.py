"""The language of the command line, and its texts in it.

`--language` takes precedence over BAILEY_LANGUAGE, and that over the system's language; English is the default, also
where there is no catalogue for the system's language. The help on options is always English.
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
    from bailey.core.play.game import Game
    from bailey.core.text.catalogue import Catalogue, GameTexts, Value

LOCALE = Path(__file__).parent / "locale"
VARIABLE = "BAILEY_LANGUAGE"
ENGLISH = "en"
CURRENT = ContextVar("CURRENT", default=ENGLISH)


def text(key: str, **args: Value) -> str:
    """Return a text of the command line in the current language."""
    return _catalogue(CURRENT.get()).say(key, **args)


def texts(game: Game) -> GameTexts:
    """Return the texts of a game in the current language if the game has it, otherwise in English."""
    from bailey import games

    return games.texts(game, CURRENT.get())


def matches(typed: str, key: str) -> bool:
    """Return whether the input is one of the words in the catalogue, with or without accents."""
    return _plain(typed) in map(_plain, text(key).split("|"))


def _plain(word: str) -> str:
    from bailey.core.text.rule_texts import plain_words

    return " ".join(plain_words(word)) or word.strip()


@cache
def _catalogue(language: str) -> Catalogue:
    from bailey.core.text.catalogue import SHARED, Catalogue

    return Catalogue([SHARED, LOCALE], language)


def languages() -> list[str]:
    """Return the available languages."""
    from bailey.core.text.catalogue import languages_in

    return languages_in(LOCALE)


def set_from_environment() -> None:
    """Set the language from BAILEY_LANGUAGE, or else from the system if there is a catalogue for it."""
    asked = os.environ.get(VARIABLE)
    if asked:
        CURRENT.set(_known(asked, VARIABLE))
    else:
        system = _code(_system_locale())
        CURRENT.set(system if system in languages() else ENGLISH)


def _known(asked: str, field: str) -> str:
    """Return the code of a language; an unknown one raises BadInput."""
    from bailey.core.errors import BadInput

    if _code(asked) not in languages():
        raise BadInput(text("error-language", field=field, asked=repr(asked)[:60], known=", ".join(languages())))
    return _code(asked)


def _code(name: str) -> str:
    """Return the language of a locale: `de` for `de_AT.UTF-8`."""
    return re.split(r"[-_.@]", name.strip().casefold(), maxsplit=1)[0]


def _system_locale() -> str:
    """Return the name of the system's locale."""
    name = next(filter(None, map(os.environ.get, ("LC_ALL", "LC_MESSAGES", "LANG"))), "")
    if sys.platform == "win32" and not name:
        import ctypes
        import locale

        return locale.windows_locale.get(ctypes.windll.kernel32.GetUserDefaultUILanguage(), "")
    return name


def _set_from_option(asked: str | None) -> str | None:
    if asked is not None:
        CURRENT.set(_known(asked, "--language"))
    return asked


Language = Annotated[
    str | None,
    typer.Option(
        "--language",
        help="The language, as in de; default: BAILEY_LANGUAGE, or that of the system.",
        callback=_set_from_option,
        is_eager=True,
    ),
]
