"""Nothing that a table told is final: it can be undone and told again, and the Automata's cards stay the same."""

from __future__ import annotations

import random

from burgundy_companion.table import position, tell

from bailey.core.records.fair import Fair
from bailey.core.records.log import GameLog
from bailey.core.records.start import Start
from bailey.games import burgundy_companion

GAME = burgundy_companion.GAME


def fair_log(depth: int) -> GameLog:
    """A table whose chance was committed to, as on a server."""
    fair = Fair.of("table", "ab" * 32, ("0" * 32,))
    return GameLog(GAME, Start(("you:a",), options={"depth": depth, "people": 2}, fair=fair)).begun()


def cards(log: GameLog) -> list[str]:
    return [str(side["card"][0]) for side in log.position.dump()["sides"]]


def test_a_game_can_be_undone_to_its_first_choice() -> None:
    log, dice = fair_log(0), random.Random(2)
    while log.position.step != "tell_points":
        log.choose(dice.choice(list(log.position.choices)))
    assert len(log.undo_points()) == len(log.rows) - 1
    log.undo(1)
    assert log.position.step == "tell_white"


def test_told_again_in_another_way_the_same_cards_come() -> None:
    """Twice the same game, once with every choice tried in another way before: each dealt card is the same."""
    dealt: list[list[list[str]]] = []
    for tries in (0, 1):
        log, dice = fair_log(1), random.Random(3)
        dealt.append([])
        while log.position.step != "finish":
            choice = dice.choice(list(log.position.choices))
            if tries:
                log.choose(log.position.choices[0])
                log.undo()
            log.choose(choice)
            dealt[-1].append(cards(log))
    assert dealt[0] == dealt[1]
    assert len({tuple(now) for now in dealt[0]}) > 4


def test_only_the_end_is_final() -> None:
    pos = position(("automata-1", {}), phase="E", round=5)
    tell(pos, "die 1", "tile mine", "round_over", *["digit 1"] * 3)
    assert (pos.step, pos.final) == ("finish", False)
    assert pos.reveals({"do": "finish"})
    tell(pos, "finish")
    assert pos.final


def test_a_card_that_was_dealt_is_not_final() -> None:
    pos = position(("automata-1", {1: "cow-2a", 2: "knowledge-1"}))
    told = tell(pos, "die 1", "tile mine")
    assert any(event["what"] == "automata_card" for event in told)
    assert pos.revealed
    assert not pos.final
