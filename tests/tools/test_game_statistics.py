"""`tools.game_statistics` counts what happens in games between bots."""

from __future__ import annotations

import pytest

from bailey.core import BadInput
from bailey.games import find
from tools.game_statistics import main, play, report


def test_a_game_is_counted() -> None:
    counted = play("castle-combo", ["random", "random"], 1, 0)
    assert counted.decisions > 30
    assert counted.winners
    assert sum(counted.events.values()) > counted.decisions
    assert len(counted.lines) == 2
    assert all(n > 0 for n in counted.cards.values())


def test_a_numbered_game_is_the_same_again() -> None:
    assert play("castle-combo", ["random", "random"], 1, 3) == play("castle-combo", ["random", "random"], 1, 3)
    assert play("castle-combo", ["random", "random"], 1, 3) == play("castle-combo", ["random", "random"], 4, 0)


def test_the_report_says_how_long_games_are_and_who_won() -> None:
    games = [play("castle-combo", ["random", "random"], 1, n) for n in range(3)]
    said = report(find("castle-combo"), ["random", "random"], games)
    assert said.startswith("3 games between random, random. Decisions: median ")
    assert "The first seat won " in said
    assert "| points by | winner | others |" in said
    assert "| card | events in a game |" in said


def test_it_is_a_command(capsys: pytest.CaptureFixture[str]) -> None:
    main(["castle-combo", "--seats", "random", "--games", "2", "--players", "3"])
    assert capsys.readouterr().out.startswith("2 games between random, random, random.")


def test_it_takes_options(capsys: pytest.CaptureFixture[str]) -> None:
    main(["catan-cards", "--seats", "random", "--games", "1", "--option", "theme=5", "--option", "turn_cap=50"])
    assert "| ari | " in capsys.readouterr().out
    with pytest.raises(BadInput, match="has theme, goal"):
        main(["catan-cards", "--seats", "random", "--option", "colour=1"])


def test_a_wrong_number_of_players_is_refused() -> None:
    with pytest.raises(BadInput, match="is for 2 players"):
        main(["catan-cards", "--seats", "random,random,random"])
