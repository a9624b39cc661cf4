"""`tools.game_statistics` counts what happens in games between bots."""

from __future__ import annotations

from collections import Counter

import pytest

from bailey.core import BadInput
from bailey.games import find
from tools.game_statistics import Counted, main, play, report


def test_a_game_is_counted_and_the_same_again() -> None:
    counted = play("castle-combo", ["random", "random"], 1, 0)
    assert counted.decisions > 30
    assert counted.winners
    assert sum(counted.events.values()) > counted.decisions
    assert len(counted.lines) == 2
    assert all(n > 0 for n in counted.cards.values())
    assert play("castle-combo", ["random", "random"], 1, 3) == play("castle-combo", ["random", "random"], 1, 3)
    assert play("castle-combo", ["random", "random"], 1, 3) == play("castle-combo", ["random", "random"], 4, 0)


def test_the_report_says_how_long_games_are_and_who_won_with_its_interval() -> None:
    games = [play("castle-combo", ["random", "random"], 1, n) for n in range(3)]
    said = report(find("castle-combo"), ["random", "random"], games)
    assert said.startswith("3 games between random, random. Decisions: median ")
    assert "The first seat won " in said
    assert "| points by | winner | others |" in said
    assert "| card | events in a game |" in said
    games = [Counted(winners=[n % 2], lines=[{}, {}]) for n in range(100)]
    assert "The first seat won 50.0% (40.4% to 59.6%)." in report(find("castle-combo"), ["random"] * 2, games)


def test_the_report_says_which_part_of_events_is_the_winners_and_of_offers_is_accepted() -> None:
    by = Counter({("traded", 1): 3, ("traded", 0): 1})
    one = Counted(winners=[1], lines=[{}, {}], events=Counter(traded=4, rolled=2), by=by)
    said = report(find("castle-combo"), ["random", "random"], [one])
    assert "| traded | 4.00 | 75% |" in said
    assert "| rolled | 2.00 |  |" in said
    games = [Counted(winners=[0], lines=[{}, {}], events=Counter(offered=n, accepted=1)) for n in (1, 3)]
    assert "2 of 4 offers (50.0%) were accepted." in report(find("catan-cards"), ["random"] * 2, games)
    assert "offers" not in report(find("catan-cards"), ["random"] * 2, [Counted(winners=[0], lines=[{}, {}])])


@pytest.mark.parametrize(("capped", "said"), [(0, "0 of 4 games (0.0%)"), (3, "3 of 4 games (75.0%)")])
def test_the_report_says_how_many_games_reach_the_cap_on_turns(capped: int, said: str) -> None:
    games = [Counted(winners=[0], lines=[{}, {}], events=Counter(cap_reached=int(n < capped))) for n in range(4)]
    assert f"{said} reached the cap on turns." in report(find("catan-cards"), ["random"] * 2, games)
    assert "reached the cap" not in report(find("castle-combo"), ["random"] * 2, games)


def test_a_game_that_reaches_the_cap_is_counted() -> None:
    counted = play("catan-cards", ["random", "random"], 1, 0, {"turn_cap": 50})
    assert counted.events["cap_reached"] == 1
    assert counted.events["turn_began"] == 100


def test_it_is_a_command_with_options_for_the_players_of_the_game(capsys: pytest.CaptureFixture[str]) -> None:
    main(["castle-combo", "--seats", "random", "--games", "2", "--players", "3"])
    assert capsys.readouterr().out.startswith("2 games between random, random, random.")
    main(["catan-cards", "--seats", "random", "--games", "1", "--option", "theme=5", "--option", "turn_cap=50"])
    assert "| ari | " in capsys.readouterr().out
    with pytest.raises(BadInput, match="has theme, goal"):
        main(["catan-cards", "--seats", "random", "--option", "colour=1"])
    with pytest.raises(BadInput, match="is for 2 players"):
        main(["catan-cards", "--seats", "random,random,random"])
