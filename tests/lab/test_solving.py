"""Small games: their trees, equilibria and best responses against known answers, and bots against them."""

from __future__ import annotations

import json
from itertools import permutations
from typing import TYPE_CHECKING, Any

import numpy as np
import pytest

from bailey.bots import make
from bailey.core.errors import BadInput
from bailey.core.play.position import Position
from bailey.games import find, names
from bailey.games._template.game import GAME as POSTERN
from bailey.lab import small as small_module
from bailey.lab.small import SmallGame, find_small, small_games
from bailey.lab.solving import tree as tree_module
from bailey.lab.solving.bot_strategy import bot_strategy, judge
from bailey.lab.solving.equilibrium import solve
from bailey.lab.solving.strategies import best_response, exploitability, uniform, values, write_strategy
from bailey.lab.solving.tree import END, NO_SLOT, ROOT, GameTree, InformationSet, build

if TYPE_CHECKING:
    from pathlib import Path

#: Kuhn's poker: what the first player wins after bets (b) and passes (p), with the higher card and with the lower.
KUHN = {"pp": (1, -1), "bp": (1, 1), "bb": (2, -2), "pbp": (-1, -1), "pbb": (2, -2)}
#: Its value for the first player is -1/18 (Kuhn 1950); amounts from -2 to 2 are payoffs from 0 to 1 here.
KUHN_VALUE = (2 - 1 / 18) / 4


def kuhn() -> GameTree:
    """Return the tree of Kuhn's poker."""
    nodes: list[tuple[int, int, int, float, float]] = [(ROOT, 0, NO_SLOT, 1.0, 0.0)]
    sets: dict[tuple[int, int, str], InformationSet] = {}
    levels, slots = [slice(0, 1)], [slice(0, 0)]
    waiting = [(cards, "", 0, NO_SLOT, 1 / 6) for cards in permutations(range(3), 2)]
    while waiting:
        following, decided = [], 2 * len(sets)
        for cards, done, parent, slot, chance in waiting:
            if done in KUHN:
                won = KUHN[done][0 if cards[0] > cards[1] else 1]
                nodes.append((END, parent, slot, chance, (won + 2) / 4))
                continue
            player = len(done) % 2
            example: Any = None
            fresh = InformationSet(player, example, [0, 1], 2 * len(sets), len(levels))
            one = sets.setdefault((player, cards[player], done), fresh)
            following += [(cards, done + bet, len(nodes), one.slot + k, 1.0) for k, bet in enumerate("pb")]
            nodes.append((player, parent, slot, chance, 0.0))
        levels.append(slice(levels[-1].stop, len(nodes)))
        slots.append(slice(decided, 2 * len(sets)))
        waiting = following
    player, parent, slot, chance, payoff = (np.array(column) for column in zip(*nodes, strict=True))
    found = list(sets.values())
    set_of, owner = np.repeat(np.arange(len(found)), 2), np.repeat([one.player for one in found], 2)
    small: Any = None
    first = np.arange(0, 2 * len(found), 2)
    return GameTree(small, found, player, parent, slot, chance, payoff, set_of, owner, levels, slots, first, False)  # noqa: FBT003 - as declared


def test_kuhns_poker_is_worth_a_loss_of_an_eighteenth() -> None:
    found = solve(kuhn(), 1e-4)
    assert found.value == pytest.approx(KUHN_VALUE, abs=2e-4)
    assert found.low <= KUHN_VALUE + 1e-12
    assert found.high >= KUHN_VALUE - 1e-12
    assert found.exploitability <= 1e-4


def test_in_kuhns_poker_a_player_at_random_loses_what_is_known() -> None:
    """OpenSpiel's exploitability of its own Kuhn poker for the uniform policy is 11/24; amounts are quarters here."""
    assert exploitability(kuhn(), uniform(kuhn())) == pytest.approx(11 / 24 / 4)


def test_a_best_response_brings_what_is_said_of_it() -> None:
    tree = kuhn()
    for player in (0, 1):
        answer, worth = best_response(tree, uniform(tree), player)
        played = values(tree, np.where(tree.owner == player, answer, uniform(tree)))[0]
        assert (played if player == 0 else 1 - played) == pytest.approx(worth)


def test_every_game_for_two_has_a_small_game_with_two_players_and_no_printed_opponent() -> None:
    found = {name: small_games(find(name)) for name in names()}
    assert [name for name in found if not found[name]] == ["burgundy-companion"]
    assert all(one.table.seats == 2 and not one.table.printed for game in found.values() for one in game.values())


def hidden_hands() -> SmallGame:
    return find_small(POSTERN, "last-hours")


@pytest.mark.slow
def test_openspiel_finds_the_same_exploitability() -> None:
    """Its algorithm walks its own states, and groups them by its own texts."""
    pyspiel = pytest.importorskip("pyspiel", reason="OpenSpiel is not installed: scripts/extras openspiel")
    from open_spiel.python import policy
    from open_spiel.python.algorithms import exploitability as theirs

    from bailey.lab.openspiel_game import register, short_name

    register(POSTERN)
    game = pyspiel.load_game(f"{short_name(POSTERN)}(small=last-hours)")
    tree = build(hidden_hands())
    assert not tree.perfect
    ours = exploitability(tree, uniform(tree))
    assert ours == pytest.approx(theirs.exploitability(game, policy.UniformRandomPolicy(game)))
    assert ours > 0.1


#: What each small game is worth to the first player, and what a player at random leaves to gain (docs/solving.md).
ANSWERS = {
    "castle-combo": ("last-cards", 1 / 2, 0.4062),
    "burgundy-cards": ("last-dice", 1.0, 0.0273),
    "catan-cards": ("last-turn", 11 / 24, 0.0201),
    "burgundy-board": ("last-round", 1 / 4, 0.3477),
}


@pytest.mark.slow
@pytest.mark.parametrize("name", ANSWERS)
def test_the_answers_are_those_of_the_documents(name: str) -> None:
    small, worth, left = ANSWERS[name]
    tree = build(find_small(find(name), small))
    found = solve(tree, 1e-3)
    assert found.value == pytest.approx(worth, abs=1e-3)
    assert exploitability(tree, uniform(tree)) == pytest.approx(left, abs=1e-4)


@pytest.mark.slow
def test_search_plays_a_small_game_as_the_exact_answer_says() -> None:
    """With few iterations it does not, and neither does greedy: so the small game tells them apart."""
    game = find("castle-combo")
    tree = build(find_small(game, "last-cards"))
    left = {
        name: exploitability(tree, bot_strategy(tree, make(name, game), 1))
        for name in ("greedy", "search:200", "learned:500")
    }
    assert left["greedy"] > 0.1
    assert left["search:200"] == left["learned:500"] == 0


def test_a_bot_is_judged_against_the_equilibrium_as_either_player() -> None:
    tree = build(hidden_hands())
    solved = solve(tree, 1e-3)
    found = judge(tree, solved, solved.strategy, "itself")
    assert found.first == pytest.approx(1 - found.second)
    assert found.first == pytest.approx(solved.value, abs=1e-3)
    at_random = judge(tree, solved, bot_strategy(tree, make("random", POSTERN), 1), "random")
    assert at_random.first <= found.first + 1e-3
    assert at_random.second < found.second
    assert at_random.exploitability == exploitability(tree, uniform(tree))


def test_players_are_not_told_what_they_do_not_see() -> None:
    """Player 1 drew a card at the end of the first turn: player 0 decides the same, whichever it was."""
    tree = build(hidden_hands())
    drawn = [one for one in tree.sets if one.player == 0 and any("drew" in line for line in one.example.news[0])]
    assert drawn
    assert all('"card":null' in line for one in drawn for line in one.example.news[0] if '"drew","player":1' in line)


def test_a_strategy_is_written_a_line_for_each_information_set(tmp_path: Path) -> None:
    tree = build(hidden_hands())
    write_strategy(tree, uniform(tree), tmp_path / "strategy.jsonl")
    lines = [json.loads(line) for line in (tmp_path / "strategy.jsonl").read_text(encoding="utf-8").splitlines()]
    assert len(lines) == len(tree.sets)
    assert all(sum(line["chooses"].values()) == pytest.approx(1) for line in lines)
    assert lines[0]["player"] == 1
    assert "rest" in lines[0]["chooses"]


def test_a_tree_that_is_too_large_is_refused(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(tree_module, "MOST_WALKED", 100)
    with pytest.raises(BadInput, match="more than 100 states"):
        build(hidden_hands())


def test_only_games_of_two_against_each_other_are_solved() -> None:
    three = SmallGame(POSTERN, "three", {"seats": 3})
    with pytest.raises(BadInput, match="two players against each other"):
        build(three)


def test_a_position_in_the_middle_of_a_turn_and_one_that_is_over_are_refused() -> None:
    saved = Position.new(POSTERN, 2, 1).dump()
    with pytest.raises(BadInput, match="leave out `todo` and `digest`"):
        build(SmallGame(POSTERN, "saved", saved))
    with pytest.raises(BadInput, match="nothing is to be decided"):
        build(SmallGame(POSTERN, "over", {"seats": 2, "hours": 0, "todo": []}))


def test_a_file_that_cannot_be_written_is_named(tmp_path: Path) -> None:
    tree = build(hidden_hands())
    with pytest.raises(BadInput, match="cannot be written"):
        write_strategy(tree, uniform(tree), tmp_path)


def test_an_unknown_small_game_is_refused_with_those_that_there_are() -> None:
    with pytest.raises(BadInput, match="Postern has last-hours"):
        find_small(POSTERN, "first-hours")
    with pytest.raises(BadInput, match="has no small games"):
        find_small(find("burgundy-companion"), "any")


def test_a_position_of_ones_own_is_solved() -> None:
    written = json.loads((POSTERN.folder / small_module.FILE).read_text(encoding="utf-8"))["last-hours"]
    changed = {**written, "hours": 1}
    tree = build(SmallGame(POSTERN, "mine", changed))
    assert len(tree.player) < len(build(hidden_hands()).player)
