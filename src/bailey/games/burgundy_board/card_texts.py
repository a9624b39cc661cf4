"""The names and sheets of tiles and of the Automata's cards, composed from their rows: text and rule agree."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from bailey.core.text.catalogue import sentence
from bailey.games.burgundy_board.data import AUTOMATA_PRINTED, BUILDINGS, KINDS, PRINTED, SPECIES
from bailey.games.burgundy_board.tiles import TILES

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable, Sequence

Data = dict[str, Any]
#: The rows of all tiles and cards of the Automata, by their names.
ROWS: dict[str, Data] = {row["id"]: row for row in [*TILES, *AUTOMATA_PRINTED["cards"]]}
BLACK = "black"


def key_of(name: str) -> str:
    """Return a name as keys of the catalogue are written."""
    return name.replace("_", "-")


class TileTexts:
    """The texts of tiles."""

    def __init__(self, say: Callable[..., str]) -> None:
        self.say = say

    def kind(self, kind: int) -> str:
        """Return the name of a kind."""
        return self.say(f"kind-{KINDS[kind]}")

    def building(self, which: int) -> str:
        """Return the name of a building."""
        return self.say(f"building-{key_of(BUILDINGS[which])}")

    def species(self, which: int) -> str:
        """Return the name of a species."""
        return self.say(f"species-{SPECIES[which]}.name")

    def name(self, card: str) -> str:
        """Return the name of a tile: what distinguishes it among its kind; copies have one name."""
        row = ROWS[card]
        if "items" in row:
            return self.say("tile-automata", n=int(card.rpartition("-")[2]))
        if row["kind"] == "knowledge":
            return self.say("tile-knowledge", n=row["number"])
        if row["kind"] == "building":
            return self.say(f"building-{key_of(row['building'])}")
        if row["kind"] == "livestock":
            return self.say(f"species-{row['species']}", n=row["animals"])
        return self.say(f"kind-{row['kind']}")

    def does(self, card: str) -> str:
        """Return what a tile does."""
        row = ROWS[card]
        if row["kind"] == "knowledge":
            return self.knows(row)
        what = str(row.get("building", row["kind"]))
        if row.get("species") == "geese":
            what = "geese"
        return self.say(f"does-{key_of(what)}", n=PRINTED["gains"].get(what, 0))

    def effect(self, which: int) -> str:
        """Return what a building does."""
        name = BUILDINGS[which]
        return self.say(f"does-{key_of(name)}", n=PRINTED["gains"].get(name, 0))

    def knows(self, row: Data) -> str:
        """Return what knowledge does."""
        of = row.get("of", ())
        buildings = self.listed([self.say(f"building-{key_of(name)}") for name in of if name in BUILDINGS])
        kinds = self.listed([self.say(f"kind-{name}") for name in of if name in KINDS])
        return self.say(f"knows-{key_of(row['effect'])}", n=row["amount"], building=buildings, kinds=kinds)

    def listed(self, parts: Sequence[str]) -> str:
        """Join alternatives."""
        return ", ".join(parts)

    def sheet(self, card: str) -> list[str]:
        """Return all that is known of a tile, or of a card of the Automata, line by line."""
        row = ROWS[card]
        if "items" in row:
            easy, medium, hard = row["points"]
            items = self.listed([*self.items(row)])
            return [self.say("sheet-automata", items=items, easy=easy, medium=medium, hard=hard)]
        name, kind = self.name(card), self.say(f"kind-{row['kind']}")
        known = sentence(name) if name == kind else self.say("sheet-tile", card=sentence(name).rstrip("."), kind=kind)
        lines = [known]
        lines.append(sentence(self.does(card)))
        return [*lines, self.say("sheet-black")] if row["back"] == BLACK else lines

    def items(self, row: Data) -> Iterable[str]:
        """Yield the items of a card of the Automata, from the top."""
        for item in row["items"]:
            kind = self.say(f"kind-{item['kind']}")
            yield self.say("sheet-box", kind=kind) if item.get("box") else kind
