"""What is to be read of a game: what it offers, its rules, its cards; and the score pad."""

from __future__ import annotations

import importlib
from functools import cache
from typing import TYPE_CHECKING, Any, get_args

from bailey.core.game import winners
from bailey.core.position import Position
from bailey.core.score_pad import Filling, Lying, Refused, fill, note
from bailey.server import words
from bailey.server.errors import Refusal
from bailey.server.messages import (
    BotInfo,
    CardInfo,
    GameBook,
    GameInfo,
    LegendEntry,
    OptionInfo,
    OptionValue,
    RuleEntry,
    Strength,
)
from bailey.server.pads import FilledPad, PadAsk, PadCard, PadPage, PadSheet, Scored
from bailey.server.thinking import STRENGTHS
from bailey.server.views import Teller

if TYPE_CHECKING:
    from types import ModuleType

    from bailey.core.game import Game, Option
    from bailey.core.text import GameTexts
    from bailey.server.thinking import Thinkers


def info(game: Game, thinkers: Thinkers, language: str) -> GameInfo:
    """Tell of a game on the shelf."""
    texts = words.texts(game, language)
    rules = texts.rules()
    about = texts.say("about") if texts.catalogue.has("about") else rules[0].text if rules else texts.title
    bots = [
        BotInfo(strength=strength, title=words.say(f"strength-{strength}", language), spec=STRENGTHS[strength])
        for strength in get_args(Strength)
    ]
    return GameInfo(
        name=game.name,
        title=texts.title,
        version=game.version,
        players=list(game.players),
        printed=list(game.printed.get(1, ())),
        about=about,
        options=[_option(texts, option) for option in game.options],
        bots=bots,
        languages=words.languages(game),
        longest=game.longest,
        warming=thinkers.warming(game, language),
    )


def _option(texts: GameTexts, option: Option) -> OptionInfo:
    """Say what an option means: `option-NAME`, and `option-NAME-VALUE` for each of its values."""
    key = f"option-{option.name.replace('_', '-')}"
    title = texts.say(key) if texts.catalogue.has(key) else option.name.replace("_", " ")
    text = texts.say(f"{key}.text") if texts.catalogue.has(f"{key}.text") else ""
    values = [OptionValue(value=v, say=_value(texts, key, option, v)) for v in option.values]
    players = list(option.players)
    return OptionInfo(name=option.name, title=title, default=option.default, values=values, text=text, players=players)


def _value(texts: GameTexts, key: str, option: Option, value: int) -> str:
    """Say what a value of an option is called; one that is on or off is so in every game."""
    if texts.catalogue.has(f"{key}-{value}"):
        return texts.say(f"{key}-{value}")
    return words.say(f"option-{'on' if value else 'off'}", texts.catalogue.language) if option.switch else str(value)


@cache
def book(game: Game, language: str) -> GameBook:
    """Give the rules, the legend, and every card with its text and the data that it is drawn from."""
    texts = words.texts(game, language)
    data = card_data(game)
    return GameBook(
        game=game.name,
        title=texts.title,
        language=texts.catalogue.language,
        rules=[
            RuleEntry(id=i, title=rule.title, text=rule.text)
            for i, rule in zip(texts.catalogue.keys("rule-"), texts.rules(), strict=True)
        ],
        legend=[LegendEntry(sign=sign, text=text) for sign, text in texts.legend()],
        cards=[
            CardInfo(card=card, name=texts.card(card), sheet=texts.card_sheet(card), data=data.get(card))
            for card in game.cards
        ],
        printed=getattr(_package(game), "PRINTED", None),
    )


def card_data(game: Game) -> dict[str, dict[str, Any]]:
    """Find the rows of card data that a game's package names CARDS, by their `id`."""
    return {row["id"]: row for row in getattr(_package(game), "CARDS", ()) if isinstance(row, dict) and "id" in row}


def _package(game: Game) -> ModuleType:
    return importlib.import_module(f"bailey.games.{game.folder.name}")


def pad(game: Game, seats: int, language: str) -> PadSheet:
    """Give the score pad for so many players."""
    texts, filling = words.texts(game, language), Filling(game, seats)
    printed = game.called([""] * seats)
    pages = [PadPage(asks=[], printed=printed[p]) for p in range(filling.scorers)]
    for p, ask in filling.asks:
        most = 0 if ask.wide else ask.most
        pages[p].asks.append(PadAsk(name=ask.name, say=_capital(ask.say(texts)), most=most, wide=ask.wide))
    players, holds = filling.pad.players, {card: most for card, most in filling.pad.holds.items() if most}
    stored = _capital(texts.say("pad-stored")) if holds else ""
    least, most = players[0], players[-1]
    return PadSheet(least=least, most=most, note=note(texts), pages=pages, holds=holds, stored=stored)


def scored(game: Game, filled: FilledPad, language: str) -> Scored:
    """Count what was entered in a score pad; it may be for fewer than can play, and they alone are told of."""
    entered = [{name: _given(of) for name, of in player.items()} for player in filled.players]
    try:
        filling = fill(game, filled.seats, entered)
    except Refused as refused:
        raise Refusal("refused", detail=refused.told(words.texts(game, language), filled.seats)) from refused
    position = Position.load(game, filling.position())
    names = game.called([f"p{p + 1}" for p in range(position.state.seats)])
    counts = Teller(position, names, None, language).counts()
    shown = filling.scorers
    won = [p for p in winners(game, position.state) if p < shown]
    return Scored(scores=position.score()[:shown], winners=won, counts=counts[:shown])


def _given(given: int | PadCard) -> int | Lying:
    return Lying(given.card, given.stored, given.face_down) if isinstance(given, PadCard) else given


def _capital(text: str) -> str:
    return text[:1].upper() + text[1:]
