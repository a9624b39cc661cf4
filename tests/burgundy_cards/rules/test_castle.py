"""Castles: a free action, as if a card with any die number had been discarded."""

from __future__ import annotations

from typing import Any

import pytest
from burgundy_cards.rules import table as t
from cases import cases

EVERY_ROW = {1: "castle-4b", 2: "mine-5b", 3: "ship-6c", 4: "pasture-1c", 5: "bank-4", 6: "market-2"}


@pytest.mark.parametrize("card", t.of_kind("castle"))
def test_a_castle_gives_a_free_action(card: str) -> None:
    """Immediately after it is placed; no card is played for it."""
    pos = t.placing(card, t.seat(), discard=["ship-1a"])
    wanted: t.Json = {"step": "act", "turn": 0, "estate": [card]}
    assert t.seen(pos, wanted) == wanted
    wanted = {"silver": 1, "turn": 1, "discard": t.discard(pos), "told played": []}
    assert t.seen(t.go(pos, "take_silver"), wanted) == wanted


@cases("own moves wanted", {
    **{f"takes from row {line}": ({"workers": 2}, f"take {EVERY_ROW[line]}", {"projects": [EVERY_ROW[line]],
        "workers": 2}) for line in t.ROWS},
    "places any project": ({"projects": "mine-3a knowledge-6a"}, "place knowledge-6a", {"estate": ["castle-1a",
        "knowledge-6a"], "workers": 2}),
    "sells light goods": ({"goods": [2, 2, 2]}, "sell light", {"silver": 2, "sold": [2, 0, 0], "start_player": 0}),
    "sells medium goods": ({"goods": [2, 2, 2]}, "sell medium", {"silver": 2, "sold": [0, 2, 0], "start_player": 0}),
    "sells dark goods": ({"goods": [2, 2, 2]}, "sell dark", {"silver": 2, "sold": [0, 0, 2], "start_player": 0}),
    "restocks": ({"workers": 1}, "restock", {"workers": 2}),
    "converts": ({"workers": 2, "silver": 1}, "convert silver=1", {"points": 1}),
    "places a city hall and this a castle": ({"projects": "city-hall-4 castle-2a"}, "place city-hall-4, take ship-6c",
        {"estate": ["castle-1a castle-2a", "city-hall-4"], "projects": ["ship-6c"], "turn": 1}),
})  # fmt: skip
def test_its_action_is_any_action_with_any_number(own: dict[str, Any], moves: str, wanted: t.Json) -> None:
    """No worker is needed and none returned; chains of any kind are allowed, each function once and in order."""
    pos = t.placing("castle-1a", t.seat(**own), display=EVERY_ROW, start_player=1)
    assert t.seen(t.go(pos, moves), wanted) == wanted


def test_what_a_die_cannot_do_a_castle_cannot_do_either() -> None:
    """No goods to sell, enough workers, too few cards to convert."""
    pos = t.placing("castle-1a", t.seat(workers=2), display=EVERY_ROW)
    assert t.questions(pos) == {"take", "take_silver"}
    assert t.refusal(pos, t.RESTOCK)[0] == "enough-workers"
    assert t.refusal(pos, {"do": "sell", "good": 0})[0] == "no-goods"
    assert t.refusal(pos, {"do": "convert", "silver": 0})[0] == "too-few-to-convert"


def test_castles_chain_without_limit() -> None:
    """Three castles in one turn: each places the next, the last brings a silver and the triple its bonus."""
    pos = t.placing("castle-1a", t.seat(projects="castle-4a castle-6b"), round="E")
    assert {one["project"] for one in t.offered(pos, "place")} == {0, 1}
    wanted: t.Json = {"estate": ["castle-1a castle-4a castle-6b"], "step": "round_bonus"}
    assert t.seen(t.go(pos, "place castle-4a, place castle-6b"), wanted) == wanted
    assert t.go(pos, "use_function").step == "act"
    wanted = {"silver": 2, "turn": 1}
    assert t.seen(t.go(pos, "take_silver, take_bonus bonus=0"), wanted) == wanted
