"""The board of a game as a client draws it: every area with its path in a view, what it is called, and its shape.

A game that declares no board has the one that its state makes (`default`).
"""

from __future__ import annotations

from math import ceil, isqrt
from typing import TYPE_CHECKING

from bailey.core.play.board import (
    Area,
    Board,
    Cells,
    Claims,
    Counters,
    Dice,
    Each,
    Grid,
    Hexes,
    Part,
    Pawn,
    Pile,
    Row,
    Shown,
    Stacks,
    Supplies,
    Tokens,
    Track,
    Zoomed,
)
from bailey.core.play.board_checks import fields_of, player_of
from bailey.core.play.pointing import row_names
from bailey.core.state.kinds.cells import CellsField
from bailey.core.state.kinds.many import Many
from bailey.core.state.kinds.number import Named, Number
from bailey.core.state.kinds.numbers import Numbers
from bailey.core.state.kinds.pile import PileField
from bailey.core.state.slots import NOBODY, OWNER

if TYPE_CHECKING:
    from collections.abc import Iterable, Mapping

    from bailey.core.play.game import Game
    from bailey.core.state.data import Data
    from bailey.core.state.kinds.field import Field
    from bailey.core.text.catalogue import GameTexts

#: A row has at most so many places side by side; more cards overlap.
MOST_PLACES = 6
#: The height of a hexagon that is one wide.
HEXAGON = 1.1547


def board_of(game: Game) -> Board:
    """Return the board of a game: the one that it declares, or the one that its state makes."""
    return game.board or default(game)


def document(game: Game, texts: GameTexts) -> Data:
    """Return the board as a client draws it, in one language."""
    return BoardWriter(game, texts).document()


def across(places: int) -> int:
    """Return how many of so many places stand side by side: all if they are few, a square's side, or equal lines."""
    if places <= MOST_PLACES:
        return places
    side = isqrt(places)
    return side if side * side == places <= MOST_PLACES**2 else ceil(places / ceil(places / MOST_PLACES))


def called(texts: GameTexts, of: str, name: str) -> str:
    """Return what the catalogue calls an area (`area-NAME`) or a number of cards (`data-NAME`); else its name."""
    key = f"{of}-{name.replace('_', '-').replace('.', '-')}"
    return texts.say(key) if texts.catalogue.has(key) else name.rpartition(".")[2].replace("_", " ")


class BoardWriter:
    """Writes the document of one board."""

    def __init__(self, game: Game, texts: GameTexts) -> None:
        self.game, self.texts, self.board = game, texts, board_of(game)
        self.table, self.player = fields_of(game.state), fields_of(player_of(game.state))
        #: The fields that some choice points at, and those beside whose cards choices stand.
        self.pointed = {name for kind in game.choices.kinds for name in kind.fields}
        self.tabbed = {name for kind in self.board.tabs for name in game.choices.kind(kind).fields}

    def document(self) -> Data:
        """Write the areas of the table, those of a player, what is held, and the sizes."""
        board = self.board
        return {
            "table": [self.group(one) if isinstance(one, Each) else self.one(one, self.table) for one in board.table],
            "player": [self.one(one, self.player, of="players.") for one in board.player],
            "printed": [self.one(one, self.player, of="players.") for one in board.printed],
            "held": board.held and {"area": board.held.field, "goes_to": board.held.goes_to},
            "tabs": {kind: self.texts.say(f"tab-{kind.replace('_', '-')}") for kind in board.tabs},
            "buttons": self.kinds(board.buttons),
            "ratio": HEXAGON if board.hexagons else board.ratio,
            "hexagons": board.hexagons,
            "facing": board.facing,
            "sizes": {"own": vars(board.own), "table": vars(board.rows), "others": vars(board.others)},
        }

    def one(self, one: Area | Counters | Part | Zoomed, among: Mapping[str, Field], of: str = "") -> dict[str, object]:
        """Write an area, the counters of a panel, or what the game draws by hand."""
        if isinstance(one, Counters):
            return self.counters(one)
        if isinstance(one, Part):
            return self.part(one)
        if isinstance(one, Zoomed):
            shapes = [{"name": name, "wide": wide, "high": high} for name, (wide, high) in one.shapes.items()]
            return {
                "kind": "zoomed",
                "area": one.name,
                "name": self.called(one.name),
                "shapes": shapes,
                "when": one.when,
            }
        return self.track(one) if isinstance(one, Track) else self.area(one, among, of=of)

    def part(self, part: Part) -> dict[str, object]:
        """Write a part that the game draws by hand, in a room of a size."""
        said = {"area": part.name, "name": self.called(part.name), "when": part.when, "untitled": part.untitled}
        more = {"bare": part.bare, "draws": [*part.draws], "offers": self.kinds(part.offers)}
        return {"kind": "part", **said, "wide": part.wide, "high": part.high, **more}

    def kinds(self, names: Iterable[str]) -> list[str]:
        """Return kinds of choices as clients name them."""
        return [self.game.choices.kind(name).name for name in names]

    def track(self, track: Track) -> dict[str, object]:
        """Write a track, which is on the table, and shows a number of each player."""
        field, name = self.player[track.field], track.name or track.field
        assert isinstance(field, Number)
        said = {"area": name, "name": self.called(name), "when": track.when, "untitled": track.untitled}
        return {
            "kind": "track",
            **said,
            "field": track.field,
            "spaces": field.most + 1,
            "order": track.order,
            "done": track.done,
        }

    def called(self, name: str) -> str:
        """Return what an area is called: by the catalogue, or as its field."""
        return called(self.texts, "area", name)

    def counters(self, counters: Counters) -> dict[str, object]:
        """Write the counters of a panel."""
        of = [{"field": name, "name": self.called(name), "events": [*events]} for name, events in counters.of.items()]
        return {"kind": "counters", "of": of}

    def group(self, each: Each) -> dict[str, object]:
        """Write one group for each of a row of records."""
        row = self.table[each.field]
        assert isinstance(row, Many)
        inner = fields_of(row.record)
        groups = [
            {
                "area": name,
                "name": self.called(row.names[i]) if row.names else f"{self.called(each.field)} {i + 1}",
                "lit_by": each.lit,
                "lit_as": self.lit_as(each.lit, name, i),
                "areas": [self.inside(area, inner, name, f"{each.field}.", i) for area in each.areas],
            }
            for i, name in enumerate(row_names(row))
        ]
        around = self.around(each) if each.around else None
        said = {"area": each.field, "across": each.across, "when": each.when}
        return {"kind": "each", **said, "of": groups, "around": around}

    def lit_as(self, by: str, name: str, i: int) -> str | int:
        """Return what a number says where a group is lit: its name, or its number, counted from 1."""
        return i + 1 if by and not isinstance(self.table[by], Named) else name

    def around(self, each: Each) -> dict[str, object]:
        """Write the group around which the others stand."""
        name = f"{each.field}.middle"
        return {
            "area": name,
            "name": self.called(name),
            "areas": [self.area(area, self.table) for area in each.around],
        }

    def inside(self, area: Area, inner: Mapping[str, Field], row: str, of: str, i: int) -> dict[str, object]:
        """Write an area of one of a row of records; a pawn stands with one of them."""
        if isinstance(area, Pawn):
            return {**self.area(area, self.table), "here": row}
        return self.area(area, inner, f"{row}.", of, i)

    def area(
        self, area: Area, among: Mapping[str, Field], path: str = "", of: str = "", i: int = 0
    ) -> dict[str, object]:
        """Write one area, in a record at a path, which is one of a row of records."""
        field, called = among[area.field], self.called(area.name or path + area.field)
        shows = [{"field": name, "name": self.called(name)} for name in area.shows]
        said = {"area": path + area.field, "name": called, "shows": shows, "when": area.when}
        if isinstance(area, Row):
            row = self.row(area, field, tabs=of + area.field in self.tabbed)
            return {"kind": "row", **said, **row, **self.ways(area, among, path, of)}
        if isinstance(area, Tokens):
            return {"kind": "tokens", **said, **self.tokens(area), "chosen": of + area.field in self.pointed}
        if isinstance(area, Supplies):
            return {"kind": "supplies", **said, **self.supplies(area, field)}
        if isinstance(area, Claims):
            return {"kind": "claims", **said, "of": self.words(area)}
        return {**said, **plain(area, field, i)}

    def row(self, row: Row, field: Field, *, tabs: bool) -> dict[str, object]:
        """Write how the cards of a row lie."""
        slots = min(field.length, MOST_PLACES) if isinstance(field, PileField) else 1
        ways = {"fans": row.fans, "falls": row.falls, "floats": row.floats, "untitled": row.untitled, "dice": row.dice}
        return {"slots": slots, **ways, "tabs": tabs, "wide": row.wide, "moved": row.moved, "in_head": row.in_head}

    def ways(self, row: Row, among: Mapping[str, Field], path: str, of: str) -> dict[str, object]:
        """Write from where the cards of a row come, and what says that it is gone."""
        beside = path if path or not of else "."
        source = (beside if row.filled_from in among else "") + row.filled_from
        return {"source": source, "gone": path + row.gone if row.gone else ""}

    def tokens(self, area: Tokens) -> dict[str, object]:
        """Write what each of a row of numbers counts, and how they are drawn."""
        return {"of": self.noted(area), "summed": area.summed, "most": area.most}

    def words(self, area: Tokens | Claims) -> list[dict[str, object]]:
        """Write what each of a row of numbers counts."""
        return [{"word": word, "name": self.called(word)} for word in area.of]

    def noted(self, area: Tokens) -> list[dict[str, object]]:
        """Write what each of a row of numbers counts, and what stands beside it."""
        notes = area.notes or ("",) * len(area.of)
        return [{**word, "note": note} for word, note in zip(self.words(area), notes, strict=True)]

    def supplies(self, area: Supplies, row: Field) -> dict[str, object]:
        """Write what may lie on top of each of a row of open piles."""
        assert isinstance(row, Many)
        top = fields_of(row.record)[area.top]
        assert isinstance(top, Named)
        of = [{"word": word, "name": self.called(word)} for word in top.names]
        return {"piles": [*row_names(row)], "of": of, "top": area.top, "cards": area.cards}


def plain(area: Area, field: Field, i: int) -> dict[str, object]:
    """Write the kind of an area that names no other field, in one of a row of records, and how it is drawn."""
    match area:
        case Pile():
            return {"kind": "pile", "browse": area.browse, "ordered": area.ordered}
        case Cells():
            used = [*area.used[i]] if area.used else []
            assert isinstance(field, CellsField)
            wide = area.across or across(field.length)
            return {"kind": "cells", "count": field.length, "across": wide, "square": area.square, "used": used}
        case Hexes():
            places = [[*place] for place in area.places]
            return {"kind": "hexes", "places": places, "printed_by": area.printed_by, "none": area.none}
        case Grid():
            return {"kind": "grid", **grid(area)}
        case Stacks():
            return {"kind": "stacks", "by": area.by, "high": area.high, "across": area.across}
        case Dice():
            return {"kind": "dice", "count": field.length if isinstance(field, Numbers) else 1}
        case Pawn():
            return {"kind": "pawn", "here": ""}
    return {"kind": "number"}


def grid(area: Grid) -> dict[str, object]:
    """Write what is said of a grid."""
    across, down = area.own
    own = {"left": across[0], "top": down[0], "columns": len(across), "rows": len(down)}
    shape = {"across": area.across, "down": area.down, "own": own, "side": area.side}
    return {**shape, "face_down": area.face_down, "worth": area.worth}


# The board that a state makes


def default(game: Game) -> Board:
    """Return the board that a state makes: every pile, row of cells and number that is no option."""
    options = {option.name for option in game.options}
    table = {name: one for name, one in fields_of(game.state).items() if name not in {*options, "seats", "players"}}
    player = fields_of(player_of(game.state))
    groups = [group(one) for one in table.values() if isinstance(one, Many)]
    counters = {name: () for name, one in player.items() if isinstance(one, Number)}
    panel = [area for one in player.values() if not isinstance(one, Number) and (area := area_for(one, own=True))]
    return Board(
        table=(*(area for one in table.values() if (area := area_for(one))), *(one for one in groups if one.areas)),
        player=(*([Counters(counters)] if counters else []), *panel),
    )


def group(row: Many) -> Each:
    """Return the areas of each of a row of records."""
    return Each(row.name, tuple(area for one in row.record.fields if not one.inner and (area := area_for(one))))


def area_for(one: Field, *, own: bool = False) -> Area | None:
    """Return the area of a field, if it has one; what a player has collected (`own`) lies side by side."""
    if isinstance(one, CellsField):
        return Cells(one.name, shows=tuple(inner.name for inner in one.site.fields) if one.site else ())
    if isinstance(one, PileField):
        if one.see == NOBODY:
            return Pile(one.name)
        if own or one.see == OWNER or one.beside is not None or one.length <= MOST_PLACES:
            return Row(one.name, fans=one.length > 1)
        return Pile(one.name, browse=True)
    return Shown(one.name) if isinstance(one, Number | Named | Numbers) else None
