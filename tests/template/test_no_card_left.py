"""Sentence 14 of Postern, asked of the rule itself: `buy` is blocked when no card is left, so no game comes to it."""

from __future__ import annotations

from bailey.games import _template as postern
from bailey.games._template import rules


def test_14_to_draw_without_any_card_changes_nothing() -> None:
    goods = [card for card in postern.GAME.cards[:16] if "guard" not in card]
    guards = [card for card in postern.GAME.cards[:16] if "guard" in card]
    pos = postern.load({"players": [{"hand": goods[:1], "yard": goods[1:]}, {"hand": guards}]})
    assert (pos.state.deck.size, pos.state.discard.size) == (0, 0)
    before = pos.state.flat()
    rules.draw_card(pos.state, 0)
    assert (pos.state.flat(), pos.state.events) == (before, [])
