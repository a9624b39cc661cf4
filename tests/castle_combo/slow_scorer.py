"""A second, slow scorer of Castle Combo, written from the rule text alone.

It shares neither code nor card table with the game it checks. It wants to be obvious, not fast: it lays the
nine cards out, fills the purses, and reads each scoring scroll aloud. Scrolls look only at their owner's own
tableau, so one player's entry of a position is all that it needs.
"""

from __future__ import annotations

import json
from dataclasses import dataclass, replace
from pathlib import Path
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable

Card = dict[str, Any]
Player = dict[str, Any]

SHIELDS = ("nobility", "faith", "scholarship", "military", "craftsmanship", "peasantry")
GOLD_AT_THE_START = 15
KEYS_AT_THE_START = 2


@dataclass(frozen=True)
class Laid:
    """A card in its cell: columns count from the left, rows from the top, both 0 to 2."""

    card: Card
    column: int
    row: int
    face_down: bool
    stored: int


@dataclass(frozen=True)
class Ending:
    """All that a scroll may look at: the tableau with its purses filled, the unstored gold, the keys."""

    tableau: tuple[Laid, ...]
    gold: int
    keys: int

    @property
    def face_up(self) -> list[Laid]:
        """Return the cards that show anything at all."""
        return [laid for laid in self.tableau if not laid.face_down]


def printed_cards() -> dict[str, Card]:
    """Read the transcription of the 78 printed cards, by id."""
    rows = json.loads((Path(__file__).parent / "printed_cards.json").read_text(encoding="utf-8"))
    return {row["id"]: row for row in rows}


# --- the end of the game: lay out, then fill the purses -------------------------------------------


def lay_out(player: Player, cards: dict[str, Card]) -> list[Laid]:
    """Shift the tableau so that its leftmost column and its top row are 0."""
    entries = player.get("tableau", [])
    left = min((entry.get("column", 0) for entry in entries), default=0)
    top = min((entry.get("row", 0) for entry in entries), default=0)
    return [
        Laid(
            card=cards[entry["card"]],
            column=entry.get("column", 0) - left,
            row=entry.get("row", 0) - top,
            face_down=entry.get("face_down", False),
            stored=entry.get("stored", 0),
        )
        for entry in entries
    ]


def capacity(laid: Laid) -> int:
    """Return how much gold the card can hold; a face-down card shows no purse."""
    if laid.face_down or laid.card["purse"] is None:
        return 0
    return int(laid.card["purse"])


def fill_purses(tableau: list[Laid], gold: int) -> tuple[list[Laid], int]:
    """Put leftover gold on the purses coin by coin, first taken first; return the rest beside the tableau."""
    filled = list(tableau)
    for place, laid in enumerate(tableau):
        while gold > 0 and filled[place].stored < capacity(laid):
            filled[place] = replace(filled[place], stored=filled[place].stored + 1)
            gold -= 1
    return filled, gold


def ending_of(player: Player, cards: dict[str, Card]) -> Ending:
    """Do the mandatory final fill, and give all that scoring looks at."""
    tableau, gold = fill_purses(lay_out(player, cards), player.get("gold", GOLD_AT_THE_START))
    return Ending(tuple(tableau), gold, player.get("keys", KEYS_AT_THE_START))


# --- what a scroll counts -------------------------------------------------------------------------


def cards_in_scope(scope: str, me: Laid, ending: Ending) -> list[Laid]:
    """Return the face-up cards that a scroll looks at; the card itself is always among them."""
    in_row = [laid for laid in ending.face_up if laid.row == me.row]
    in_column = [laid for laid in ending.face_up if laid.column == me.column]
    if scope == "tableau":
        return ending.face_up
    if scope == "row":
        return in_row
    if scope == "column":
        return in_column
    if scope == "cross":
        return in_row + [laid for laid in in_column if laid not in in_row]
    message = f"no scroll looks at {scope}"
    raise ValueError(message)


def shields_on(seen: Iterable[Laid]) -> list[str]:
    """List every shield icon on these cards; two alike on one card are listed twice."""
    return [shield for laid in seen for shield in laid.card["shields"]]


def complete_sets(wanted: list[str], icons: list[str]) -> int:
    """Take one whole set away after another until something is missing; each icon is in one set only."""
    left = list(icons)
    sets = 0
    while True:
        for icon in wanted:
            if icon not in left:
                return sets
            left.remove(icon)
        sets += 1


def count_shield(what: Card, me: Laid, ending: Ending) -> int:
    """Count one kind of shield icon."""
    return shields_on(cards_in_scope(what["scope"], me, ending)).count(what["shield"])


def count_shield_types(what: Card, me: Laid, ending: Ending) -> int:
    """Count the different shields."""
    return len(set(shields_on(cards_in_scope(what["scope"], me, ending))))


def count_missing_shield_types(what: Card, me: Laid, ending: Ending) -> int:
    """Count the shields that no face-up card of the tableau shows."""
    del what, me
    return sum(shield not in shields_on(ending.face_up) for shield in SHIELDS)


def count_shield_set(what: Card, me: Laid, ending: Ending) -> int:
    """Count complete sets of the listed shields, anywhere in the tableau."""
    del me
    return complete_sets(what["set"], shields_on(ending.face_up))


def count_identical_shields(what: Card, me: Laid, ending: Ending) -> int:
    """Count groups of `size` equal shields, each kind by itself."""
    del me
    return sum(complete_sets([shield] * what["size"], shields_on(ending.face_up)) for shield in SHIELDS)


def count_banner(what: Card, me: Laid, ending: Ending) -> int:
    """Count the face-up cards of one deck."""
    seen = cards_in_scope(what["scope"], me, ending)
    return sum(laid.card["deck"] == what["deck"] for laid in seen)


def count_banner_set(what: Card, me: Laid, ending: Ending) -> int:
    """Count complete sets of the listed banners; a banner may be listed more than once."""
    del me
    return complete_sets(what["set"], [laid.card["deck"] for laid in ending.face_up])


def has_property(what: Card, card: Card) -> bool:
    """Say whether a face-up card has what the scroll asks for; costs are the printed ones."""
    if what["property"] == "discount":
        return card["discount"] is not None
    if what["property"] == "purse":
        return card["purse"] is not None
    number = card["cost"] if what["property"] == "cost" else len(card["shields"])
    return bool(number == what["value"] if what["cmp"] == "eq" else number >= what["value"])


def count_cards_with(what: Card, me: Laid, ending: Ending) -> int:
    """Count the face-up cards with a property."""
    del me
    return sum(has_property(what, laid.card) for laid in ending.face_up)


def count_keys(what: Card, me: Laid, ending: Ending) -> int:
    """Count the keys held; they score one each beside this."""
    del what, me
    return ending.keys


def count_gold_on_card(what: Card, me: Laid, ending: Ending) -> int:
    """Count the gold on this purse."""
    del what, ending
    return me.stored


def count_gold_on_purses(what: Card, me: Laid, ending: Ending) -> int:
    """Count the gold on all purses of the tableau."""
    del what, me
    return sum(laid.stored for laid in ending.face_up)


COUNTS: dict[str, Callable[[Card, Laid, Ending], int]] = {
    "shield": count_shield, "shield_types": count_shield_types, "missing_shield_types": count_missing_shield_types,
    "shield_set": count_shield_set, "identical_shields": count_identical_shields, "banner": count_banner,
    "banner_set": count_banner_set, "cards_with": count_cards_with, "keys": count_keys,
    "gold_on_card": count_gold_on_card, "gold_on_purses": count_gold_on_purses,
}  # fmt: skip


# --- what a scroll asks ---------------------------------------------------------------------------


AREAS: dict[str, tuple[str, ...]] = {
    "top_row": ("###", "...", "..."),
    "middle_row": ("...", "###", "..."),
    "bottom_row": ("...", "...", "###"),
    "left_column": ("#..", "#..", "#.."),
    "middle_column": (".#.", ".#.", ".#."),
    "right_column": ("..#", "..#", "..#"),
    "corners": ("#.#", "...", "#.#"),
    "edges": (".#.", "#.#", ".#."),
}


def passes(test: Card, me: Laid, ending: Ending) -> bool:
    """Answer the question of a scroll that gives its points once or not at all."""
    if test["test"] == "position":
        area = AREAS[test["area"]]
        return area[me.row][me.column] == "#"
    if test["test"] == "shield_absent":
        return test["shield"] not in shields_on(ending.face_up)
    if test["test"] == "face_down_cards":
        return sum(laid.face_down for laid in ending.tableau) >= int(test["min"])
    message = f"no scroll asks for {test['test']}"
    raise ValueError(message)


# --- the score ------------------------------------------------------------------------------------


def score_card(me: Laid, ending: Ending) -> int:
    """Score one card by its scroll; a face-down card has none."""
    if me.face_down:
        return 0
    scroll = me.card["scoring"]
    points = int(scroll["points"])
    if "if" in scroll:
        return points if passes(scroll["if"], me, ending) else 0
    return points * COUNTS[scroll["per"]["count"]](scroll["per"], me, ending)


def score_player(player: Player, cards: dict[str, Card]) -> list[tuple[str, int]]:
    """Give one line for each card in order of taking, and one for the keys."""
    ending = ending_of(player, cards)
    lines = [(str(laid.card["id"]), score_card(laid, ending)) for laid in ending.tableau]
    return [*lines, ("keys", ending.keys)]


def total(player: Player, cards: dict[str, Card]) -> int:
    """Add up the lines."""
    return sum(points for _, points in score_player(player, cards))


def winners(players: list[Player], cards: dict[str, Card]) -> list[int]:
    """Return who has most points; of those who has most unstored gold; what is still tied is shared."""
    results = [(total(player, cards), ending_of(player, cards).gold) for player in players]
    return [seat for seat, result in enumerate(results) if result == max(results)]
