"""The books of all games: chapters, groups of cards, and the rule of each event and of each blocked choice."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest
from every import for_every

from bailey import games
from bailey.core.text.card_places import card_places
from bailey.core.text.catalogue import GameTexts, languages_in
from bailey.core.text.rule_texts import MORE, Chapter
from bailey.games import burgundy_board, castle_combo, catan_cards
from bailey.games.castle_combo.state import State
from bailey.server import texts
from bailey.server.http.game_info import book

if TYPE_CHECKING:
    from bailey.core.play.game import Game

#: The events that are about no rule: what is gained is so by an action, a card or a bonus, and what is declined may be
#: any of them; or about a single card, whose sheet says all.
WITHOUT_RULE = {
    *("gained_points", "gained_silver", "gained_workers", "paid_silver", "declined"),
    *("rolled_die", "contest", "searched_events", "removed_event", "took_built", "lies_open"),
}


def rules_of(game: Game) -> set[str]:
    return set(texts.of_game(game, "en").catalogue.keys("rule-"))


@for_every("name", games.names())
def test_every_rule_stands_in_one_chapter_and_chapters_are_called_something(name: str) -> None:
    game = games.find(name)
    for language in languages_in(game.folder / "locale"):
        said = texts.of_game(game, language)
        assert MORE not in {chapter.id for chapter in said.chapters_read}
        assert sorted(said.rule_ids) == sorted(rules_of(game))
        assert all(set(chapter.steps) <= set(chapter.rules) for chapter in said.chapters_read)
        titles = [said.chapter(chapter.id) for chapter in said.chapters_read]
        assert all(titles)
        assert len({*titles}) == len(titles) > 3


@for_every("name", games.names())
def test_every_event_is_about_a_rule(name: str) -> None:
    game = games.find(name)
    said = texts.of_game(game, "en")
    told = {kind.name for kind in game.told}
    assert told - said.event_rules.keys() <= WITHOUT_RULE
    assert said.event_rules.keys() <= told
    assert {*said.event_rules.values()} <= rules_of(game)


@for_every("name", games.names())
def test_every_reason_names_a_rule(name: str) -> None:
    game = games.find(name)
    said = texts.of_game(game, "en")
    for why in game.reasons:
        key = why.name.lower().replace("_", "-")
        assert said.rule_of_reason({"key": key, "args": {}}) in rules_of(game), why
    assert said.rule_of_reason({"key": "not-now", "args": {}}) == ""


@for_every("name", games.names())
def test_every_card_is_in_one_group_which_is_called_something(name: str) -> None:
    game = games.find(name)
    groups = texts.of_game(game, "en").card_groups()
    assert sorted(card for group in groups for kind in group.kinds for card in kind.cards) == sorted(game.cards)
    assert all(group.title for group in groups)
    assert all(len({*kind.sheet}) == len(kind.sheet) > 0 for group in groups for kind in group.kinds)


def test_rules_that_no_chapter_names_come_last_and_a_game_without_chapters_has_none() -> None:
    class Some(GameTexts[State]):
        chapters = (Chapter("end", ("tie", "scoring")),)

    some = Some(castle_combo.GAME)
    assert some.rule_ids[:3] == ["tie", "scoring", "aim"]
    assert [(chapter.id, len(chapter.rules)) for chapter in some.chapters_read] == [("end", 2), (MORE, 19)]
    assert some.chapter(MORE) == "More rules"
    plain = GameTexts[State](castle_combo.GAME)
    assert plain.chapters_read == ()
    assert plain.rule_ids == plain.catalogue.keys("rule-")


def test_the_book_says_the_chapter_of_each_rule_and_which_step_it_is() -> None:
    rules = {rule.id: rule for rule in book(castle_combo.GAME, "en").rules}
    assert (rules["aim"].chapter, rules["aim"].step) == ("begin", 0)
    assert (rules["key"].chapter, rules["key"].step) == ("turn", 1)
    assert (rules["refill"].chapter, rules["refill"].step) == ("turn", 6)


def test_cards_that_are_alike_are_one_kind_in_the_book() -> None:
    plain = book(burgundy_board.GAME, "en").groups[0]
    castles = plain.kinds[0]
    assert (castles.name, len(castles.cards), castles.sheet) == ("Castle", 14, [])


@pytest.mark.parametrize(
    ("key", "args", "rule"),
    [
        ("too-dear", {"centre": "road"}, "road"),
        ("too-dear", {"card": "abbey"}, "cards"),
        ("needs", {"card": "border-dispute-a"}, "border-dispute"),
        ("needs", {"card": "goetz"}, "conditions"),
        ("gate", {"card": "merchant-a"}, "gate"),
    ],
)
def test_a_reason_of_catan_leads_to_the_rule_of_what_it_is_about(key: str, args: dict[str, object], rule: str) -> None:
    assert texts.of_game(catan_cards.GAME, "en").rule_of_reason({"key": key, "args": args}) == rule


def test_an_event_of_catan_leads_to_the_rule_of_its_card() -> None:
    said = texts.of_game(catan_cards.GAME, "en")
    assert said.rule_of_event({"what": "played", "player": 0, "card": "merchant-b"}) == "merchant"
    assert said.rule_of_event({"what": "played", "player": 0, "card": "squire-a"}) == "action-cards"
    assert said.rule_of_event({"what": "no_holder", "token": "knight"}) == "knight-token"
    assert said.rule_of_event({"what": "no_holder", "token": "most"}) == "event-card"


def test_places_of_cards_are_called_as_the_area_that_shows_them() -> None:
    places = {
        place.at: place.name for place in card_places(burgundy_board.GAME, texts.of_game(burgundy_board.GAME, "en"))
    }
    assert places["depots.0.tiles"] == "Depot 1"
    assert places["storage"] == "Storage"
    assert places["discard"] == "Out of the game"
    assert places["supplies.0.tiles"] == ""
