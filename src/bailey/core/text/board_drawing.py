"""The drawing of a game that has none of its own: every area of its board in a line, in words."""

from __future__ import annotations

import textwrap
from typing import TYPE_CHECKING

from bailey.core.text.board import document
from bailey.core.text.drawing import LABEL, LEAST, STRONG, Drawing, line

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence

    from bailey.core.play.position import Position
    from bailey.core.state.data import Data, Datum
    from bailey.core.text.catalogue import GameTexts
    from bailey.core.text.drawing import StyledLine

#: What stands for a place that is empty.
EMPTY = "—"


def draw(
    position: Position, *, width: int, names: Sequence[str], texts: GameTexts, viewer: int | None = None, **_: object
) -> Drawing:
    """Draw what a viewer sees: the areas of the table, then those of each player."""
    return Drawing(BoardDrawing(position, max(width, LEAST), names, texts, viewer).lines(), max(width, LEAST))


class BoardDrawing:
    """The lines of one drawing."""

    def __init__(
        self, position: Position, width: int, names: Sequence[str], texts: GameTexts, viewer: int | None
    ) -> None:
        self.position, self.width, self.names, self.texts = position, width, names, texts
        self.view: Data = position.view(viewer)
        self.board = document(position.game, texts)

    def lines(self) -> Iterator[StyledLine]:
        """Yield the lines of the table and of the players."""
        for area in self.there(self.board["table"]):
            if area["kind"] == "each":
                for group in (*area["of"], *([area["around"]] if area["around"] else ())):
                    yield line((str(group["name"]), STRONG))
                    for inner in self.there(group["areas"]):
                        yield from self.area(inner, self.looked_up(inner["area"]), "  ")
            elif area["kind"] == "track":
                spaces = [f"{name} {player[area['field']]}" for name, player in self.players()]
                yield from self.area(area, ", ".join(spaces), "")
            else:
                yield from self.area(area, self.looked_up(area["area"]), "")
        for p, (_, player) in enumerate(self.players()):
            yield from self.player(p, player)

    def players(self) -> Iterator[tuple[str, Data]]:
        """Return the name and what is shown of each who scores."""
        return zip(self.names, self.view["players"], strict=False)

    def there(self, areas: Sequence[Data]) -> Iterator[Data]:
        """Yield the areas that the options of this game have, but for those that a game draws by hand and counters."""
        for area in areas:
            if area["kind"] not in {"counters", "part", "zoomed"} and (not area.get("when") or self.view[area["when"]]):
                yield area

    def player(self, p: int, player: Data) -> Iterator[StyledLine]:
        """Yield a player's name and counters, and each of their areas."""
        counters = [one for area in self.board["player"] if area["kind"] == "counters" for one in area["of"]]
        told = [f"{one['name']} {player[one['field']]}" for one in counters]
        mark = "▸ " if p == self.position.turn else "  "
        yield line((mark, LABEL), (", ".join([self.names[p], *told]), STRONG))
        for area in self.there(self.board["player"]):
            yield from self.area(area, player[area["area"]], "    ")

    def looked_up(self, path: str) -> Datum:
        """Return what lies at a path of the view."""
        here: Datum = self.view
        for step in path.split("."):
            here = here[int(step)] if isinstance(here, list) else here[step]
        return here

    def area(self, area: Data, found: Datum, indent: str) -> Iterator[StyledLine]:
        """Yield the lines of one area."""
        told = ", ".join(map(self.told, found)) or EMPTY if isinstance(found, list) else self.told(found)
        wide = self.width - len(indent)
        first, *rest = textwrap.wrap(f"{area['name']}: {told}", wide, subsequent_indent="  ")
        name, _, after = first.partition(":")
        yield line(indent, (name, LABEL), f":{after}")
        yield from (line(indent + one) for one in rest)

    def told(self, found: Datum) -> str:
        """Return a number, a card or a place in words; the numbers beside it that are not 0 follow it."""
        if isinstance(found, dict):
            held = found.get("holds", found.get("card"))
            beside = [f"{name} {value}" for name, value in found.items() if name not in {"holds", "card"} and value]
            said = self.told(held) if "holds" in found or "card" in found else ""
            return " ".join(filter(None, [said, f"({', '.join(beside)})" if beside else ""]))
        if isinstance(found, str):
            return self.texts.card(found) if found in self.position.game.cards else found
        return EMPTY if found is None else str(int(found) if isinstance(found, bool) else found)
