"""Messages about a game: its options and bots, its rules and cards, its score pad."""

from __future__ import annotations

from functools import cache
from typing import TYPE_CHECKING

import msgspec

from bailey import games
from bailey.bots.strengths import strengths_of
from bailey.core.play.game import winners
from bailey.core.play.position import Position
from bailey.core.play.score_pad import PlacedCard
from bailey.core.text.board import called, document
from bailey.core.text.card_places import card_places
from bailey.core.text.pad_form import AnswerRefused, PadForm, fill_in, note, question_text
from bailey.server import texts
from bailey.server.errors import Refusal
from bailey.server.messages.board import BoardInfo
from bailey.server.messages.games import (
    BotInfo,
    CardGroupEntry,
    CardInfo,
    CardKindEntry,
    GameBook,
    GameInfo,
    LegendEntry,
    OptionInfo,
    OptionValue,
    PlaceOfCards,
    RuleChapter,
    RuleEntry,
)
from bailey.server.messages.pads import FilledPad, PadAsk, PadCard, PadPage, PadSheet, Scored
from bailey.server.views.view_builder import ViewBuilder

if TYPE_CHECKING:
    from collections.abc import Mapping

    from bailey.core.play.game import Game, Option
    from bailey.core.text.catalogue import GameTexts
    from bailey.server.bots.thinking import BotThreads


def info(game: Game, thinkers: BotThreads, language: str) -> GameInfo:
    """Return what a list of games shows of a game."""
    game_texts = texts.of_game(game, language)
    rules = game_texts.rules()
    about = (
        game_texts.say("about") if game_texts.catalogue.has("about") else rules[0].text if rules else game_texts.title
    )
    bots = [
        BotInfo(
            strength=strength,
            title=texts.say(f"strength-{strength}", language),
            about=texts.say(f"strength-{strength}.text", language),
            spec=one.bot,
        )
        for strength, one in strengths_of(game).items()
    ]
    return GameInfo(
        name=game.name,
        title=game_texts.title,
        version=game.version,
        players=list(game.players),
        printed=list(game.printed_for(1)),
        retold=game.retold,
        pad=game.pad is not None,
        about=about,
        options=[_option(game_texts, option) for option in game.options],
        bots=bots,
        languages=texts.languages_of(game),
        longest=game.longest,
        warming=thinkers.warming(game, language),
    )


def _option(game_texts: GameTexts, option: Option) -> OptionInfo:
    """Return an option with its texts: `option-NAME`, and `option-NAME-VALUE` for each value."""
    key = option_key(option.name)
    title = game_texts.say(key) if game_texts.catalogue.has(key) else option.name.replace("_", " ")
    text = game_texts.say(f"{key}.text") if game_texts.catalogue.has(f"{key}.text") else ""
    values = [OptionValue(value=v, say=_value(game_texts, key, option, v)) for v in option.values]
    return OptionInfo(
        name=option.name,
        title=title,
        default=option.default,
        values=values,
        text=text,
        players=list(option.players),
        without=list(option.without),
        first_game=option.first_game,
        everything=option.everything,
    )


def option_value(game_texts: GameTexts, game: Game, name: str, value: int) -> str:
    """Return the text of one value of an option."""
    option = next(option for option in game.options if option.name == name)
    return _value(game_texts, option_key(name), option, value)


def option_key(name: str) -> str:
    """Return the key of an option's texts."""
    return f"option-{name.replace('_', '-')}"


def _value(game_texts: GameTexts, key: str, option: Option, value: int) -> str:
    """Return the text of an option's value: its own, that of all games for on and off, or the word of `--option`."""
    if game_texts.catalogue.has(f"{key}-{value}"):
        return game_texts.say(f"{key}-{value}")
    if option.words:
        return option.words[option.values.index(value)]
    return (
        texts.say(f"option-{'on' if value else 'off'}", game_texts.catalogue.language) if option.switch else str(value)
    )


@cache
def book(game: Game, language: str) -> GameBook:
    """Return the rules, the legend, and every card with its text and the data for drawing it."""
    game_texts = texts.of_game(game, language)
    data = games.card_data(game)
    return GameBook(
        game=game.name,
        title=game_texts.title,
        language=game_texts.catalogue.language,
        rules=rules(game_texts),
        chapters=[RuleChapter(id=one.id, title=game_texts.chapter(one.id)) for one in game_texts.chapters_read],
        legend=[LegendEntry(sign=sign, text=text) for sign, text in game_texts.legend()],
        cards=[
            CardInfo(card=card, name=game_texts.card(card), sheet=game_texts.card_sheet(card), data=data.get(card))
            for card in game.cards
        ],
        groups=groups(game_texts),
        places=[PlaceOfCards(at=at, name=name, own=own) for at, name, own in card_places(game, game_texts)],
        board=msgspec.convert({**document(game, game_texts), "numbers": numbers_in(data, game_texts)}, BoardInfo),
        printed=getattr(games.package_of(game), "PRINTED", None),
    )


def rules(game_texts: GameTexts) -> list[RuleEntry]:
    """Return the rules, each with its chapter, and with its number where it is a step of that."""
    chapters = {rule: chapter for chapter in game_texts.chapters_read for rule in chapter.rules}
    steps = {rule: n for chapter in game_texts.chapters_read for n, rule in enumerate(chapter.steps, 1)}
    return [
        RuleEntry(
            id=i,
            title=rule.title,
            text=rule.text,
            chapter=chapters[i].id if i in chapters else "",
            step=steps.get(i, 0),
        )
        for i, rule in zip(game_texts.rule_ids, game_texts.rules(), strict=True)
    ]


def groups(game_texts: GameTexts) -> list[CardGroupEntry]:
    """Return all cards by group and kind; a kind says its sheet where that is not the one of its first card."""
    return [
        CardGroupEntry(
            id=group.id,
            title=group.title,
            kinds=[
                CardKindEntry(
                    name=_capital(kind.name),
                    cards=kind.cards,
                    sheet=[] if kind.sheet == game_texts.card_sheet(kind.cards[0]) else kind.sheet,
                )
                for kind in group.kinds
            ],
        )
        for group in game_texts.card_groups()
    ]


def numbers_in(data: Mapping[str, Mapping[str, object]], game_texts: GameTexts) -> dict[str, str]:
    """Return what the numbers in the data of cards are called, by their names there."""
    names = (name for row in data.values() for name, value in row.items() if type(value) in (int, float))
    return {name: called(game_texts, "data", name) for name in dict.fromkeys(names)}


def pad(game: Game, seats: int, value: int | None, language: str) -> PadSheet:
    """Return the score pad for so many players, and a value of the option on which it depends."""
    game_texts, form = texts.of_game(game, language), PadForm(game, seats, value)
    printed = game.called([""] * seats, {})
    pages = [PadPage(asks=[], printed=printed[p]) for p in range(form.scorers)]
    for p, question in form.questions:
        most, text = 0 if question.wide else question.most, _capital(question_text(game_texts, question))
        group = game_texts.say(f"pad-group-{question.group}") if question.group else ""
        pages[p].asks.append(PadAsk(name=question.name, say=text, most=most, wide=question.wide, group=group))
    players, holds = form.pad.players, {card: most for card, most in form.pad.holds.items() if most}
    stored = _capital(game_texts.say("pad-stored")) if holds else ""
    least, most = players[0], players[-1]
    option = next((option for option in game.options if option.name == form.pad.option), None)
    return PadSheet(
        least=least,
        most=most,
        note=note(game_texts),
        pages=pages,
        holds=holds,
        stored=stored,
        option=_option(game_texts, option) if option is not None else None,
        value=option.default if value is None and option is not None else value or 0,
    )


def scored(game: Game, filled: FilledPad, language: str) -> Scored:
    """Return the scores of a score pad; it may be filled in by fewer people than can play the game."""
    entered = [{name: _given(of) for name, of in player.items()} for player in filled.players]
    try:
        form = fill_in(game, filled.seats, entered, filled.value)
    except AnswerRefused as refused:
        raise Refusal("refused", detail=refused.in_full(texts.of_game(game, language), filled.seats)) from refused
    position = Position.load(game, form.position())
    names = position.called([f"p{p + 1}" for p in range(position.state.seats)])
    counts = ViewBuilder(position, names, None, language).counts()
    shown = form.scorers
    won = [p for p in winners(game, position.state) if p < shown]
    return Scored(scores=position.score()[:shown], winners=won, counts=counts[:shown])


def _given(given: int | PadCard) -> int | PlacedCard:
    return PlacedCard(given.card, given.stored, given.face_down) if isinstance(given, PadCard) else given


def _capital(text: str) -> str:
    return text[:1].upper() + text[1:]
