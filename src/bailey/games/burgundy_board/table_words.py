"""The words of the table: tiles, goods and kinds, which questions, choices and events name."""

from __future__ import annotations

from typing import TYPE_CHECKING

from bailey.core import card_at
from bailey.core.state.todo import StateOf
from bailey.core.text.catalogue import GameTexts
from bailey.games.burgundy_board.card_texts import TileTexts
from bailey.games.burgundy_board.data import GOODS, PRINTED
from bailey.games.burgundy_board.tiles import IDS

if TYPE_CHECKING:
    from collections.abc import Iterable, Sequence

    from bailey.core.play.game import Game
    from bailey.core.state.slots import Cells, Pile


class TableWords(GameTexts[StateOf]):
    """The words of the table."""

    def __init__(self, game: Game, language: str = "en") -> None:
        super().__init__(game, language)
        self.tiles = TileTexts(self.say)

    def card(self, card: str | None) -> str:
        """The name of a tile."""
        return self.say("hidden-card") if card is None else self.tiles.name(card)

    def tile(self, card: str | None) -> str:
        """A tile as what somebody takes or places: its name with an article."""
        return self.say("hidden-card") if card is None else self.tiles.one(card)

    def card_sheet(self, card: str) -> list[str]:
        """All that is known of a tile, line by line."""
        return self.tiles.sheet(card)

    def find_card(self, typed: str, among: Iterable[str] | None = None) -> list[str]:
        """Return the tiles that match an input; copies count as one."""
        return list({self.card(card): card for card in reversed(super().find_card(typed, among))}.values())[::-1]

    def duchy(self, duchy: str) -> str:
        """The name of a duchy: its number, and the edition that it is of where two have another one by that number."""
        number, _, edition = duchy.partition("-")
        return self.say("duchy-name", number=number, edition=edition)

    def name_in(self, here: Pile | Cells, i: int) -> str:
        """Return the name of a tile of a pile."""
        return self.card(IDS[card_at(here, i)])

    def goods(self, good: int, n: int) -> str:
        """Return so many goods of a type, in words."""
        return self.say(f"good-{GOODS[good]}", n=n)

    def goods_list(self, goods: Sequence[int]) -> str:
        """Return goods of several types, in words."""
        held = [self.goods(good, n) for good, n in enumerate(goods) if n]
        return self.tiles.listed(held) or self.say("no-goods")

    def kinds_list(self, kinds: int) -> str:
        """Return the names of some kinds, one bit each."""
        return self.tiles.listed([self.tiles.kind(kind) for kind in range(len(PRINTED["kinds"])) if kinds >> kind & 1])
