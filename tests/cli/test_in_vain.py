"""What would bring nothing says so at the table in the terminal, as it does in the browser."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest
from burgundy_cards.rules.table import position, seat
from castle_combo.rules.table import bought
from castle_combo.rules.table import seat as castle_seat
from cli.table_of import FirstBot, typed

from bailey import games as shelf
from bailey.cli.menu import TerminalMenu
from bailey.core.records.log import GameLog
from bailey.games import burgundy_cards, castle_combo

if TYPE_CHECKING:
    from bailey.core.play.position import Position

USE_FIRST = "6 first use the function of ship 4 (would bring nothing)"


def shown(written: dict[str, object], *lines: str, language: str = "en") -> list[str]:
    """Sit down at a written position, type some lines, and give what stands on the screen."""
    log = GameLog.from_position(burgundy_cards.GAME, ["you", "greedy"], written)
    return typed(log, *lines, bots={1: FirstBot()}, language=language).splitlines()


def ends(lines: list[str], words: str) -> list[str]:
    return [line.strip() for line in lines if line.endswith(words)]


def test_a_project_and_a_bonus_that_bring_nothing() -> None:
    """All goods are sold: a ship finds none, and neither does the bonus of the triple that it completes."""
    ships = seat(hand="castle-4a mine-4a", projects="ship-4a", estate=("ship-1a ship-2a",), sold=[6, 6, 6])
    lines = shown(position(ships), "1", "place ship")
    assert ends(lines, "(would bring nothing)") == ["2 gain 2 goods (would bring nothing)", USE_FIRST]
    alone = seat(hand="castle-4a mine-4a", projects="ship-4a", sold=[6, 6, 6])
    assert len(ends(shown(position(alone), "1"), "(would bring nothing)")) == 1


@pytest.mark.parametrize("language", ["de", "fr"])
def test_it_is_said_in_every_language(language: str) -> None:
    from bailey.cli.language import CURRENT

    words = {"de": "nichts)", "fr": "rien)"}[language]
    alone = seat(hand="castle-4a mine-4a", projects="ship-4a", sold=[6, 6, 6])
    token = CURRENT.set(language)
    try:
        assert len(ends(shown(position(alone), "1", language=language), words)) == 1
    finally:
        CURRENT.reset(token)


def vain(pos: Position) -> list[str]:
    """What the menu of a position says would bring nothing."""
    names = [f"p{p}" for p in range(pos.state.seats)]
    menu = TerminalMenu(pos, shelf.texts(castle_combo.GAME), names)
    return [str(offer.path[-1]) for offer in menu.offers if offer.vain]


def test_an_effect_or_a_neighbour_that_counts_nothing() -> None:
    """Neither the only neighbour's farmers nor full purses give a bombardier's player or a banker's anything."""
    assert vain(bought("bombardier", castle_seat("@", gold=7), castle_seat("farmer"))) == ["choose_effect effect=0"]
    assert vain(bought("bombardier", castle_seat("@", gold=7), castle_seat("potter"))) == []
    assert vain(bought("banker", castle_seat("potter:4 @", gold=7), castle_seat())) == ["choose_effect effect=0"]
    assert vain(bought("banker", castle_seat("potter:3 @", gold=7), castle_seat())) == []
    pos = bought("bombardier", castle_seat("@", gold=7), castle_seat("farmer"), castle_seat("potter"))
    pos.push({"do": "choose_effect", "effect": 0})
    assert vain(pos) == ["choose_neighbor side=0"]
