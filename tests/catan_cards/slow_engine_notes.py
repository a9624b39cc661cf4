"""What stands in the principalities as a turn begins, counted for the tests: no rule looks at it."""

from __future__ import annotations

from typing import TYPE_CHECKING

from catan_cards.slow_engine_table import printed, title

if TYPE_CHECKING:
    from catan_cards.slow_engine_resources import Game


def note_standing(game: Game) -> None:
    """Note the cards that only stand there: those with points, with commerce for the token, and that add to others."""
    table = game.table
    for p, own in enumerate(table.players):
        names = [title(one.card) for one in own.built]
        game.note(*(name for name in names if printed(name, "victory_points") and name == "colossus"))
        if table.commerce_token() == p:
            game.note(*(name for name in names if name in {"marketplace", "counting-house", "merchant-guild"}))
            game.note(*(["harbor"] if "harbor" in names and own.fleets() else []))
        if table.knight_token() == p and "smithy" in names and own.knights():
            game.note("smithy")
    for what, left in table.supply.items():
        game.note(*([] if left else [f"no {what} left"]))
    if not all(len(stack) for stack in table.stacks):
        game.note("empty stack")
