"""The words of which the texts of cards are made: names, amounts, and who or which cards are meant."""

from __future__ import annotations

from typing import TYPE_CHECKING

from bailey.games.catan_cards.cards import ALL_ROWS
from bailey.games.catan_cards.data import PRINTED
from bailey.games.catan_cards.packing import RESOURCES

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable, Mapping, Sequence

    from bailey.core import Data
    from bailey.core.text.catalogue import Value

Args = dict[str, "Value"]
CARD_OF = dict(ALL_ROWS)
REGION_OF = {row["id"]: row for row in PRINTED["regions"]}
#: A card of so many copies counts as one, of the name in front of the letter.
NAMES = {name: row["id"] for name, row in ALL_ROWS}
CATEGORIES = ("unit", "building", "action")
#: What a selector says besides the cards that it means: where they lie, and whose they are.
ABOUT = {"scope", "owner"}


def dashed(name: str) -> str:
    """Write a name of the data as the catalogue does."""
    return name.replace("_", "-").replace(":", "-")


class Words:
    """The words of the texts of cards."""

    def __init__(self, say: Callable[..., str]) -> None:
        self.say = say

    # Names and amounts

    def name(self, card: str) -> str:
        """Return the name of a card; copies have the same one."""
        if card in REGION_OF:
            row = REGION_OF[card]
            return self.say("region-name", land=self.say(f"land-{row['land']}"), number=row["number"])
        return self.say(f"card-{NAMES.get(card, card)}")

    def quoted(self, card: str) -> str:
        """Return the name of a card as it stands in a sentence: in German and French in quotation marks."""
        return self.say("quoted", card=self.name(card))

    def amounts(self, amounts: Mapping[str, int]) -> str:
        """Return some amounts of resources, and of magic."""
        said = [self.amount(name, amounts[name]) for name in RESOURCES if name in amounts]
        magic = [self.say("magic-amount", n=amounts["magic"])] if "magic" in amounts else []
        return self.joined([*said, *magic])

    def amount(self, resource: str, n: int) -> str:
        """Return an amount of one resource."""
        return self.say(f"resource-{resource}.amount", n=n)

    def joined(self, parts: Sequence[str], key: str = "list-and") -> str:
        """Join parts of a sentence."""
        return parts[0] if len(parts) == 1 else self.say(key, first=", ".join(parts[:-1]), last=parts[-1])

    def either(self, cards: Iterable[str]) -> str:
        """Return the names of cards of which any will do; `none` if there are none."""
        said = [self.quoted(card) for card in cards]
        return self.joined(said, "list-or") if said else "none"

    def resources(self, names: Iterable[str], key: str = "list-or") -> str:
        """Return the names of resources; `none` if there are none."""
        said = [self.say(f"resource-{name}") for name in names]
        return self.joined(said, key) if said else "none"

    def chosen(self, data: Data) -> str:
        """Return the resources that an operation is about: of one kind, or of choice."""
        n, resource = str(data["n"]), data["res"]
        if resource in RESOURCES:
            least, _, most = n.partition("..")
            amount = self.amount(resource, int(most or least))
            return self.say("most-of", amount=amount) if most else amount
        args: Args = {"n": int(n.partition("_")[0]), "distinct": int(resource == "choice_distinct")}
        but, per_paid = self.resources(data.get("not_res", ())), int(n.endswith("_per_paid"))
        return self.say("chosen", **args, but=but, **{"per-paid": per_paid})

    def points(self, names: Iterable[str]) -> str:
        """Return the names of points."""
        return self.joined([self.say(f"points-{name}") for name in names])

    # Whom and which cards are meant

    def person(self, who: str) -> Args:
        """Return who does something, for a pattern: `$who` is `self`, or `$person` says who it is."""
        if who == "self":
            return {"who": "self", "person": ""}
        group, _, of = who.partition(":")
        if group in {"each_with", "each_without"}:
            card = self.quoted(dashed(of.rpartition(".")[2]))
            return {"who": "other", "person": self.say(f"person-{dashed(group)}", card=card)}
        if group == "each_without_kind":
            none = self.selected({"kind": of}, ".none")
            return {"who": "other", "person": self.say("person-each-without-kind", none=none)}
        return {"who": "other", "person": self.say(f"person-{dashed(who)}")}

    def selected(self, wanted: Data | str, form: str = "", n: int = 1) -> str:
        """Return which cards a selector means: so many, none of them (`.none`), each (`.each`), or all (`.all`)."""
        if isinstance(wanted, str):
            return self.say(f"select-{wanted}{form}", n=n)
        if "any_of" in wanted:
            return self.joined([self.selected(one, form, n) for one in wanted["any_of"]], "list-or")
        key, args = self.which(wanted)
        return self.say(f"select-{dashed(key)}{form}", n=n, **args)

    def which(self, wanted: Data) -> tuple[str, Args]:
        """Return the pattern for a selector, and its arguments."""
        if "named" in wanted:
            return "named-ones", {}
        if "id_in" in wanted:
            return "named", {"names": self.either(wanted["id_in"])}
        if "id" in wanted:
            return f"centre-{wanted['id']}", {}
        if "printed_cost_at_least" in wanted:
            return f"{wanted['colour']}-dear", {"cost": wanted["printed_cost_at_least"]}
        if "victory_points" in wanted:
            return f"{wanted['category']}-without-points", {}
        if "not_protected_from" in wanted:
            return f"{wanted['category']}-unprotected", {"threat": self.quoted(wanted["not_protected_from"])}
        if "category_in" in wanted:
            return "-or-".join(name for name in CATEGORIES if name in wanted["category_in"]), {}
        [key] = (value for name, value in wanted.items() if name not in ABOUT)
        return key, {}
