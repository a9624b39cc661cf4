"""What luck came from: the deal, dice, draws, or dice and draws at once; the sources add up to luck."""

from __future__ import annotations

import random
from dataclasses import asdict

import pytest
from sensible import sensible

from bailey import games
from bailey.analysis.columns import assemble
from bailey.analysis.findings import SOURCES, ComparedChoice, Decision, Value
from bailey.core.records.log import GameLog

#: The events that tell of a die; no other game has dice.
DICE = {
    "castle-combo": set[str](),
    "burgundy-cards": set[str](),
    "burgundy-board": {"rolled", "white_die", "automata_rolled"},
    "catan-cards": {"rolled_number", "rolled_face", "duel_rolled", "rolled_die", "contest"},
}


def random_game(name: str, seed: int = 3) -> GameLog:
    """A game of two in which everybody plays at random."""
    log, chance = GameLog.new(games.find(name), ["you", "you"], seed), random.Random(seed)
    while not log.position.over:
        log.choose(sensible(log.position, chance))
    return log


@pytest.mark.parametrize("name", DICE)
def test_a_die_is_told_from_what_was_drawn_or_shown(name: str) -> None:
    log, seen = random_game(name), set()
    for _, position in log.positions()[1:]:
        told = {str(event["what"]) for event in position.events}
        assert position.rolled == bool(told & DICE[name]), told
        assert (position.rolled or position.drew) == bool(position.revealed)
        seen.add((position.rolled, position.drew))
    wanted = {(False, False), (False, True)} | ({(True, False), (True, True)} if DICE[name] else set())
    assert seen == wanted


def test_taking_back_and_putting_back_keep_what_chance_was() -> None:
    position = random_game("catan-cards").start.deal(games.find("catan-cards"))
    chance = random.Random(1)
    while not position.rolled:
        position.push(chance.choice(position.choices.numbers))
    kept = position.keep()
    while position.rolled:
        position.push(chance.choice(position.choices.numbers))
    position.pop()
    assert position.rolled
    position.push(chance.choice(position.choices.numbers))
    position.put_back(kept)
    assert position.rolled


@pytest.mark.parametrize("name", ["burgundy-board", "catan-cards"])
def test_the_sources_of_luck_add_up_to_it(name: str) -> None:
    log, chance = random_game(name), random.Random(5)
    steps = log.positions()

    def value() -> Value:
        won = round(chance.random(), 6)
        return Value([won, 1 - won], [30.0, 20.0], [10.0, -10.0])

    found = {}
    for i in range(1, len(steps)):
        options = [ComparedChoice({"do": "any"}, value(), 0.0, 0.0, 0.0, 8)]
        found[i] = {"decision": asdict(Decision(options, 0, 0.0, "sound"))}
        if steps[i][1].revealed:
            found[i]["after"] = asdict(value())
    found[1] |= {"dealt": asdict(value()), "beginning": asdict(value())}
    analysis = assemble(log, steps, found, 16, "")
    for player in analysis.players:
        assert sum(player.luck_by.values()) == pytest.approx(player.luck, abs=1e-5)
        assert list(player.luck_by) == list(SOURCES), "in this order, and each of them came"
        deal = analysis.dealt.chance[player.player] - analysis.beginning.chance[player.player]
        assert player.luck_by["deal"] == pytest.approx(deal, abs=1e-5)
        dice = sum(row.luck[player.player] for row in analysis.rows if row.source == "dice")
        assert player.luck_by["dice"] == pytest.approx(dice, abs=1e-5)
    assert {row.source for row in analysis.rows} == {"", "dice", "draws", "both"}
