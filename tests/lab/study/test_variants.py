"""What is varied in a study: a name, and two values or more."""

from __future__ import annotations

import pytest

from bailey import games
from bailey.core import BadInput
from bailey.lab.study.variants import BOTS, MOST_VARIANTS, PLAYERS, read_variants

GAME = games.find("burgundy-cards")


def test_players_and_options_are_varied() -> None:
    assert read_variants(GAME, "players = 2, 3", lambda *_: 0) == (PLAYERS, [("2", 2), ("3", 3)])
    assert read_variants(GAME, "exact-three=no,yes", lambda _, value: len(value)) == (
        "exact_three",
        [("no", 2), ("yes", 3)],
    )
    many = ",".join(map(str, range(MOST_VARIANTS)))
    assert len(read_variants(GAME, f"exact_three={many}", lambda *_: 1)[1]) == MOST_VARIANTS
    with pytest.raises(BadInput, match="names a value twice"):
        read_variants(GAME, "players=2,2", lambda *_: 0)


def test_bots_are_varied() -> None:
    assert read_variants(GAME, "bots=random, search:50", lambda *_: 1) == (BOTS, [("random", 0), ("search:50", 0)])
    with pytest.raises(BadInput, match="clever"):
        read_variants(GAME, "bots=random,clever", lambda *_: 0)


@pytest.mark.parametrize(
    "text", ["", "players", "colour=1,2", "players=2", "exact_three=" + "1," * (MOST_VARIANTS + 1)]
)
def test_what_varies_nothing_is_refused_with_the_names(text: str) -> None:
    with pytest.raises(BadInput, match=r"write NAME=VALUE,VALUE with 2 to 12 values; names: players, bots, "):
        read_variants(GAME, text, lambda *_: 0)


@pytest.mark.parametrize("text", ["players=2,5", "players=2,x"])
def test_players_must_be_so_many_as_the_game_is_for(text: str) -> None:
    with pytest.raises(BadInput, match="is for 1 to 4 players"):
        read_variants(GAME, text, lambda *_: 0)
