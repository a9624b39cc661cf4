"""An update costs the same however large a game is, says what it must and nothing that its viewer may not know."""

from __future__ import annotations

import json
import random
from typing import TYPE_CHECKING

import pytest
from server.browser import seated

from bailey import games
from bailey.core.play.position import Position
from bailey.core.records.log import GameLog
from bailey.core.records.start import Start
from bailey.core.state.digest import pack
from bailey.games import _template, burgundy_cards, castle_combo
from bailey.server.messages.socket import OpenChoice
from bailey.server.views.foresight import foresee
from bailey.server.views.incremental_json import IncrementalJson
from bailey.server.views.view_builder import ENCODER, SharedView, ViewBuilder
from tools.soak.shelves.game import GAME as SHELVES

if TYPE_CHECKING:
    from server.browser import Browser

    from bailey.core import Game

ALL_GAMES = [SHELVES, *(games.find(name) for name in games.names())]
ROWS = 30
#: Which games have choices that do nothing or only lead to others, and are shown with what comes after.
LEADING = {
    "burgundy-board": False,
    "burgundy-cards": True,
    "burgundy-companion": False,
    "castle-combo": True,
    "catan-cards": False,
    SHELVES.name: False,
}


def begun(game: Game) -> GameLog:
    """Begin a game of two, or of one where there is only one seat."""
    return GameLog(game, Start(("you:a", "you:b")[: game.players[-1]], 1)).begun()


class Played:
    """Counts the choices that are played."""

    def __init__(self, game: Game, monkeypatch: pytest.MonkeyPatch) -> None:
        self.count, self.advance = 0, game.engine.advance
        monkeypatch.setattr(game, "engine", game.engine._replace(advance=self))

    def __call__(self, *arguments: object) -> None:
        self.count += 1
        self.advance(*arguments)


def encode(log: GameLog, json: IncrementalJson, seat: int | None, language: str | None) -> bool:
    """Encode an update, and tell whether it has choices that lead on."""
    snapshot = SharedView(log, log.rows[-1].n, 0, json)
    builder = ViewBuilder(log.position, ["Anna", "Ben"], seat, language)
    update = snapshot.update(builder, asked=seat == snapshot.turn)
    ENCODER.encode(update)
    return update.leads


@pytest.mark.parametrize("game", ALL_GAMES, ids=lambda game: game.name)
@pytest.mark.parametrize("language", ["en", None])
def test_an_update_plays_no_choice(game: Game, language: str | None, monkeypatch: pytest.MonkeyPatch) -> None:
    chance, played, led = random.Random(1), Played(game, monkeypatch), 0
    log, json = begun(game), IncrementalJson(game, 2)
    for _ in range(ROWS):
        before = played.count
        led += sum([encode(log, json, seat, language) for seat in (*range(len(log.seats)), None)])
        assert played.count == before
        log.choose(chance.choice(log.position.choices.numbers))
        assert played.count == before + 1
    assert bool(led) == bool(language and LEADING[game.name])


@pytest.mark.parametrize("game", ALL_GAMES, ids=lambda game: game.name)
def test_what_comes_after_plays_only_choices_that_lead_on(game: Game, monkeypatch: pytest.MonkeyPatch) -> None:
    chance, played = random.Random(1), Played(game, monkeypatch)
    log = begun(game)
    for _ in range(ROWS):
        builder = ViewBuilder(log.position, ["Anna", "Ben"], log.position.turn, "en")
        before = played.count
        builder.ahead()
        assert played.count == before + len(builder.leading())
        log.choose(chance.choice(log.position.choices.numbers))


def test_the_game_that_is_measured_is_as_large_as_it_says() -> None:
    log = GameLog(SHELVES, Start(("you:a", "you:b"), 1)).begun()
    chance = random.Random(1)
    assert SHELVES.choices.count == 3000
    while not log.position.over:
        choices = ViewBuilder(log.position, ["Anna", "Ben"], log.position.turn, "en").choices()
        assert len([choice for choice in choices if isinstance(choice, OpenChoice)]) == 60
        log.choose(chance.choice(log.position.choices.numbers))


GAMES = [_template.GAME, castle_combo.GAME, burgundy_cards.GAME]


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.name)
def test_every_view_of_a_game_is_written_alike_and_running_scores_are_those_of_the_position(game: Game) -> None:
    chance = random.Random(5)
    for seats in (game.players[0], game.players[-1]):
        pos, page = Position.new(game, seats, seed=seats), IncrementalJson(game, game.scoring(seats))
        while not pos.over:
            packed = pack(pos.state)
            for seat in (None, *range(seats)):
                assert [*json.loads(page.view(pos.state, packed, seat)).items()] == [*pos.view(seat).items()]
            pos.push(chance.choice(pos.choices.numbers))
            assert page.scores(pos, pos.keep().packed) == pos.score()


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.name)
def test_one_page_serves_views_in_any_order(game: Game) -> None:
    seats = game.players[-1]
    first, page = Position.new(game, seats, seed=1), IncrementalJson(game, game.scoring(seats))
    other = Position.new(game, seats, seed=2)
    for pos in (first, other, first):
        for seat in (0, seats - 1, None):
            assert json.loads(page.view(pos.state, pack(pos.state), seat)) == pos.view(seat)


def test_what_a_viewer_knows_is_written_for_no_other_viewer() -> None:
    pos = _template.load({"players": [{"hand": ["silk", "wool", "salt"]}, {"hand": ["wine", "bread", "honey"]}]})
    page = IncrementalJson(_template.GAME, 2)
    for seat, theirs in ((0, "wine"), (1, "silk"), (0, "bread"), (None, "silk")):
        written = page.view(pos.state, pack(pos.state), seat)
        assert theirs.encode() not in written, "a card in somebody else's hand is told"


FIRST_TURNS = 12
SHIPPED = ["burgundy-board", "burgundy-cards", "castle-combo", "catan-cards"]


def test_a_client_is_told_what_a_choice_brings_before_it_is_made(anna: Browser) -> None:
    chance = random.Random(1)
    with seated(anna, bots=("novice",), language="en") as (seat,):
        for _ in range(FIRST_TURNS):
            seat.wait_for_turn()
            choice, before = chance.choice(seat.now["choices"]), seat.now["scores"][0]
            told = seat.ask("foresee", n=seat.now["n"], number=choice["number"])
            assert (told["type"], told["n"], told["number"]) == ("foreseen", seat.now["n"], choice["number"])
            frame = seat.choose(choice["number"])["update"]
            assert told["points"] == frame["scores"][0] - before
            happened = [event for row in frame["news"] for event in row.get("events", [])]
            assert all(event in happened for event in told.get("events", []))


def test_a_choice_that_comes_after_another_is_foreseen_with_it(anna: Browser) -> None:
    with seated(anna, bots=("novice",), language="en") as (seat,):
        seat.wait_for_turn()
        while not seat.now.get("leads"):
            seat.choose(seat.now["choices"][0]["number"])
            seat.wait_for_turn()
        ahead = seat.until("ahead")["ahead"][0]
        choice = ahead["choices"][-1]
        assert seat.ask("foresee", n=seat.now["n"], number=choice["number"])["fault"]["key"] == "not-open"
        told = seat.ask("foresee", n=seat.now["n"], number=choice["number"], after=ahead["by"])
        assert told["type"] == "foreseen"
        before = seat.now["scores"][0]
        first = seat.choose(ahead["by"])["update"]
        frame = seat.choose(choice["number"])["update"]
        happened = [event for update in (first, frame) for row in update["news"] for event in row.get("events", [])]
        assert told["points"] == frame["scores"][0] - before
        assert all(event in happened for event in told.get("events", []))
        acts = {"took", "took_face_down", "placed"}
        assert len(acts & {event["what"] for event in happened}) == 2
        assert not acts & {event["what"] for event in told.get("events", [])}, "the choice says it"


def test_nothing_is_foreseen_after_a_choice_that_does_more_than_lead_on(anna: Browser) -> None:
    """Which choices are open after a card was drawn would tell which card it was."""
    with seated(anna, bots=("novice",), language="en") as (seat,):
        seat.wait_for_turn()
        choices = [choice["number"] for choice in seat.now["choices"]]
        leads = [ahead["by"] for ahead in seat.until("ahead")["ahead"]] if seat.now.get("leads") else []
        others = [number for number in choices if number not in leads]
        assert others
        follow = [choice.number for choice in castle_combo.GAME.choices if choice.name in {"place", "take"}]
        for after in others[:2]:
            for number in follow:
                told = seat.ask("foresee", n=seat.now["n"], number=number, after=after)
                assert told["fault"]["key"] == "not-open"


def test_what_cannot_be_chosen_is_not_foreseen(anna: Browser, ben: Browser) -> None:
    with seated(anna, bots=("novice",)) as (seat,), ben.at(seat.id) as spectator:
        seat.wait_for_turn()
        n, number = seat.now["n"], seat.now["choices"][0]["number"]
        spectator.present()
        for who, row, choice, why in (
            (spectator, n, number, "no-seat"),
            (seat, n, 1 << 20, "not-open"),
            (seat, n - 1, number, "stale"),
        ):
            assert who.ask("foresee", n=row, number=choice)["fault"]["key"] == why


@pytest.mark.parametrize("name", SHIPPED)
def test_nothing_is_told_that_the_seat_cannot_know(name: str) -> None:
    """What is told of a choice is the same when all that the seat cannot know was dealt again."""
    game = games.find(name)
    position, chance = Position.new(game, 2, 5), random.Random(5)
    for _ in range(60):
        if position.over or position.turn is None:
            break
        number, seat = chance.choice(position.choices.numbers), position.turn
        assert foresee(position.imagine(seat, 99), seat, [number]) == foresee(position, seat, [number])
        position.push(number)
