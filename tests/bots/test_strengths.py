"""The five strengths of bots: those of each game, and what a file that a game keeps has to hold."""

from __future__ import annotations

import json
from dataclasses import replace
from typing import TYPE_CHECKING

import pytest

from bailey import games
from bailey.bots.personas import character_of
from bailey.bots.strengths import FILE, STRENGTHS, USUAL, Strength, StrengthBot, strengths_of, write_strengths
from bailey.core import BadInput
from bailey.games import castle_combo
from bailey.lab.choosing_strengths import CHARACTERS, choose_strengths
from bailey.lab.rating import Rated

if TYPE_CHECKING:
    from pathlib import Path

    from bailey.core import Game

RATED = [
    Rated(bot, rating, 10, 40)
    for bot, rating in {
        "random": 0, "casual9:20": 99, "casual9:40": 120, "casual7:40": 180, "casual5:40": 290,
        "casual:40": 420, "search:40": 480, "greedy": 600, "search:90": 530, "search:200": 700,
        "search:600": 900, "search:2000": 950,
    }.items()
]  # fmt: skip


@pytest.mark.parametrize("name", games.names())
def test_each_strength_has_its_own_character_in_every_game(name: str) -> None:
    bots = strengths_of(games.find(name))
    assert {strength: character_of(one.bot) for strength, one in bots.items()} == CHARACTERS
    ratings = [one.rating for one in bots.values() if one.rating is not None]
    assert ratings == sorted(ratings)
    assert len(ratings) in {0, len(STRENGTHS)}


def test_they_are_spaced_as_evenly_as_their_characters_allow() -> None:
    found = choose_strengths(RATED)
    assert {strength: one.bot for strength, one in found.items()} == {
        "novice": "casual9:40", "easy": "casual5:40", "medium": "search:90", "hard": "search:200",
        "master": "search:2000",
    }  # fmt: skip
    assert found["medium"].rating == 530


def test_a_character_that_was_not_rated_is_named() -> None:
    with pytest.raises(BadInput, match="none of them is dreamy, as easy is to be"):
        choose_strengths([one for one in RATED if one.bot not in {"casual5:40", "casual:40"}])
    with pytest.raises(BadInput, match="none of them is carefree, as novice is to be, with a rating of 100 or more"):
        choose_strengths([one for one in RATED if one.bot not in {"casual9:40", "casual7:40"}])


def test_strengths_in_the_wrong_order_are_refused() -> None:
    cautious = {"search:200", "search:600"}
    with pytest.raises(BadInput, match="let each pair play more games"):
        choose_strengths([replace(one, rating=200) if one.bot in cautious else one for one in RATED])


@pytest.fixture
def game(tmp_path: Path) -> Game:
    """Castle Combo in a folder where nothing was measured."""
    return replace(castle_combo.GAME, folder=tmp_path)


def test_what_was_written_is_read_and_a_game_without_has_the_usual_ones(game: Game) -> None:
    assert strengths_of(game) == USUAL
    bots: dict[Strength, StrengthBot] = choose_strengths(RATED)
    assert write_strengths(game, bots) == game.folder / FILE
    assert strengths_of(game) == bots


def test_ratings_by_other_rules_are_left_out(game: Game) -> None:
    bots = choose_strengths(RATED)
    write_strengths(game, bots)
    newer = replace(game, version=game.version + 1)
    assert strengths_of(newer) == {strength: StrengthBot(one.bot) for strength, one in bots.items()}


@pytest.mark.parametrize("key", ["easy", "bot", "rating"])
def test_a_file_that_lacks_something_is_refused(game: Game, key: str) -> None:
    path = write_strengths(game, choose_strengths(RATED))
    whole = json.loads(path.read_text(encoding="utf-8"))
    del (whole if key in whole else whole["master"])[key]
    path.write_text(json.dumps(whole), encoding="utf-8")
    with pytest.raises(BadInput, match=r"strengths.json: holds no strengths \('\w+'\); make it again by"):
        strengths_of(game)


def test_a_bot_that_does_not_exist_is_refused(game: Game) -> None:
    path = write_strengths(game, {**choose_strengths(RATED), "hard": StrengthBot("minimax:3", 1)})
    with pytest.raises(BadInput, match=r"bot 'minimax:3': write random"):
        strengths_of(game)
    path.write_text("[]", encoding="utf-8")
    strengths_of.cache_clear()
    with pytest.raises(BadInput, match="holds no strengths"):
        strengths_of(game)
