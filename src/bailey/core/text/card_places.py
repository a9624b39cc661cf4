"""Where cards lie in a view, and what the area is called that shows them."""

from __future__ import annotations

from collections import Counter
from typing import TYPE_CHECKING, NamedTuple

from bailey.core.play.board import Part, Zoomed
from bailey.core.play.board_checks import player_of
from bailey.core.play.pointing import row_names
from bailey.core.state.kinds.cells import CellsField
from bailey.core.state.kinds.many import Many
from bailey.core.state.kinds.pile import PileField
from bailey.core.text.board import board_of, called, document

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator

    from bailey.core.play.game import Game
    from bailey.core.state.data import Data
    from bailey.core.state.kinds.field import Recorded
    from bailey.core.text.catalogue import GameTexts

PLAYERS = "players."


class CardsAt(NamedTuple):
    """A path in a view where cards lie, or one in the record of a player (`own`), and what that is called."""

    at: str
    name: str
    own: bool


def card_places(game: Game, texts: GameTexts) -> Iterator[CardsAt]:
    """Yield every place of a view where cards lie; what no area of the board shows has no name."""
    board = document(game, texts)
    names = dict(areas_in(board["table"])) | drawn_by_hand(game, texts)
    own = dict(areas_in(board["player"])) | drawn_by_hand(game, texts, own=True)
    for area, field in card_areas(game.state):
        if not field.startswith(PLAYERS):
            yield CardsAt(area, names.get(area) or names.get(field) or unshown(texts, field), own=False)
    for area, field in card_areas(player_of(game.state)):
        yield CardsAt(area, own.get(field, ""), own=True)


def card_areas(record: type[Recorded], area: str = "", field: str = "") -> Iterator[tuple[str, str]]:
    """Yield each area of a record where cards lie, with its field, which in a row of records is that of each."""
    for one in record.fields:
        if isinstance(one, Many) and not one.inner:
            for row in row_names(one):
                yield from card_areas(one.record, f"{area}{row}.", f"{field}{one.name}.")
        elif isinstance(one, PileField | CellsField) and not one.inner:
            yield area + one.name, field + one.name


def areas_in(areas: Iterable[Data]) -> Iterator[tuple[str, str]]:
    """Yield each area with what it is called; where those of several groups are called alike, by the group."""
    for one in areas:
        if one["kind"] != "each":
            if "area" in one:
                yield one["area"], one["name"]
            continue
        for inner in (one["around"] or {}).get("areas", ()):
            yield inner["area"], inner["name"]
        alike = Counter(inner["name"] for group in one["of"] for inner in group["areas"])
        for group in one["of"]:
            for inner in group["areas"]:
                yield inner["area"], group["name"] if alike[inner["name"]] > 1 else inner["name"]


def unshown(texts: GameTexts, field: str) -> str:
    """Return what a field is called that no area shows, if the catalogue says it."""
    key = f"area-{field.replace('_', '-').replace('.', '-')}"
    return texts.say(key) if texts.catalogue.has(key) else ""


def drawn_by_hand(game: Game, texts: GameTexts, *, own: bool = False) -> dict[str, str]:
    """Return what the parts are called that a game draws by hand, by the fields that they show."""
    board = board_of(game)
    areas = (*board.player, *board.printed) if own else (*board.table, *board.printed)
    found: dict[str, str] = {}
    for one in areas:
        if isinstance(one, Part | Zoomed):
            found |= {field.removeprefix(PLAYERS): called(texts, "area", one.name) for field in one.shows}
    return found
