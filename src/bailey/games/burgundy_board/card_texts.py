"""The names and sheets of tiles and of the Automata's cards, composed from their rows: text and rule agree."""

from __future__ import annotations

from typing import TYPE_CHECKING

from bailey.core.text.catalogue import sentence
from bailey.games.burgundy_board.data import ANY_TILE, AUTOMATA_PRINTED, BUILDINGS, KINDS, PRINTED, REWARDS, SPECIES
from bailey.games.burgundy_board.tiles import ROUTE_TILES, TILES

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable, Sequence

    from bailey.core import Data

#: The rows of all tiles, cards of the Automata and tiles of trade routes, by their names.
ROWS: dict[str, Data] = {row["id"]: row for row in [*TILES, *AUTOMATA_PRINTED["cards"], *ROUTE_TILES]}
BLACK, INN = "black", "inn"


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

    def kinds(self, kind: str) -> str:
        """Return the name of a kind for many of its tiles."""
        return self.say(f"kind-{kind}.many")

    def building(self, which: int) -> str:
        """Return the name of a building."""
        return self.say(f"building-{key_of(BUILDINGS[which])}")

    def species(self, which: int) -> str:
        """Return the name of a species."""
        return self.say(f"species-{SPECIES[which]}.name")

    def name(self, card: str) -> str:
        """Return the name of a tile: what distinguishes it among its kind; copies have one name."""
        key, n = self.called(card)
        return self.say(key, n=n)

    def one(self, card: str) -> str:
        """Return a tile as what somebody takes or places: its name with an article; animals have their number."""
        key, n = self.called(card)
        return self.say(key if ROWS[card].get("kind") == "livestock" else f"{key}.one", n=n)

    def called(self, card: str) -> tuple[str, int]:
        """Return the key of a tile's name, and the number in it."""
        row = ROWS[card]
        if "items" in row:
            return "tile-automata", int(card.rpartition("-")[2])
        if "spaces" in row:
            return "tile-route", int(card.rpartition("-")[2])
        if row["kind"] == "knowledge":
            return "tile-knowledge", row["number"]
        if row["kind"] == "building":
            return f"building-{key_of(row['building'])}", 1
        if row["kind"] == "livestock":
            return f"species-{row['species']}", row["animals"]
        return f"kind-{row['kind']}", 1

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
        return self.effect_of(BUILDINGS[which])

    def effect_of(self, name: str) -> str:
        """Return what a building does, or a reward of a trade route."""
        return self.say(f"does-{key_of(name)}", n=PRINTED["gains"].get(name, 0))

    def knows(self, row: Data) -> str:
        """Return what knowledge does."""
        of = row.get("of", ())
        buildings = self.listed([self.say(f"building-{key_of(name)}") for name in of if name in BUILDINGS])
        kinds = self.either([self.kinds(name) for name in of if name in KINDS])
        return self.say(f"knows-{key_of(row['effect'])}", n=row["amount"], building=buildings, kinds=kinds)

    def listed(self, parts: Sequence[str]) -> str:
        """Join the parts of a list."""
        return ", ".join(parts)

    def either(self, parts: Sequence[str]) -> str:
        """Join alternatives in a sentence."""
        *first, last = parts or [""]
        return self.say("list-or", first=self.listed(first), last=last) if first else last

    def sheet(self, card: str) -> list[str]:
        """Return all that is known of a tile, or of a card of the Automata, line by line."""
        row = ROWS[card]
        if "items" in row:
            easy, medium, hard = row["points"]
            items = self.listed([*self.items(row)])
            return [self.say("sheet-automata", items=items, easy=easy, medium=medium, hard=hard)]
        if "spaces" in row:
            return [sentence(self.name(card)), *self.route_sheet(row)]
        name, kind = self.name(card), self.say(f"kind-{row['kind']}")
        known = sentence(name) if name == kind else self.say("sheet-tile", card=sentence(name).rstrip("."), kind=kind)
        lines = [known]
        lines.append(sentence(self.does(card)))
        if row["back"] in {BLACK, INN}:
            lines.append(self.say(f"sheet-{row['back']}"))
        return lines

    def route_sheet(self, row: Data) -> list[str]:
        """Return what the spaces of a route tile bring, and whether the tile is our own design."""
        spaces = [
            self.say("sheet-route-space", good=good, reward=self.effect_of(reward)) for good, reward in row["spaces"]
        ]
        ours = [self.say("sheet-ours")] if row["provenance"] == "original" else []
        return [self.say("sheet-route"), *map(sentence, spaces), *ours]

    def route_spaces(self, card: str) -> list[str]:
        """Return the types of goods and the rewards of a route tile, in short, from left to right."""
        rows = ROWS[card]["spaces"]
        return [self.say("route-space", good=good, reward=self.reward(reward)) for good, reward in rows]

    def reward(self, name: str) -> str:
        """Return what a reward is called: the building that brings the same."""
        return self.say("reward-any-tile" if name == REWARDS[ANY_TILE] else f"building-{key_of(name)}")

    def items(self, row: Data) -> Iterable[str]:
        """Yield the items of a card of the Automata, from the top."""
        for item in row["items"]:
            kind = self.say(f"kind-{item['kind']}")
            yield self.say("sheet-box", kind=kind) if item.get("box") else kind
