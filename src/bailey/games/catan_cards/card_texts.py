"""The text of a card, composed from its data: a pattern of the catalogue for each operation, none for a single card."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from bailey.core.text.catalogue import sentence
from bailey.games.catan_cards.cards import PRINTED, ROWS, STORE
from bailey.games.catan_cards.packing import RESOURCES

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable, Mapping, Sequence

    from bailey.core.text.catalogue import Value

Data = dict[str, Any]
CARD_OF = dict(ROWS)
REGION_OF = {row["id"]: row for row in PRINTED["regions"]}
#: The numbers printed on a card, in the order of the texts.
VALUES = ("victory_points", "strength", "tournament", "commerce")
#: A card of so many copies counts as one, of the name in front of the letter.
NAMES = {name: row["id"] for name, row in ROWS}


class CardTexts:
    """The names of cards, and all that is known of them."""

    def __init__(self, say: Callable[..., str]) -> None:
        self.say = say

    # Words

    def name(self, card: str) -> str:
        """Return the name of a card; copies have the same one."""
        if card in REGION_OF:
            row = REGION_OF[card]
            return self.say("region-name", land=self.say(f"land-{row['land']}"), number=row["number"])
        return self.say(f"card-{NAMES.get(card, card)}")

    def amounts(self, amounts: Mapping[str, int]) -> str:
        """Return some amounts of resources."""
        return self.joined([self.amount(name, amounts[name]) for name in RESOURCES if name in amounts])

    def amount(self, resource: str, n: int) -> str:
        """Return an amount of one resource."""
        return self.say(f"resource-{resource}.amount", n=n)

    def joined(self, parts: Sequence[str], key: str = "list-and") -> str:
        """Join parts of a sentence."""
        return parts[0] if len(parts) == 1 else self.say(key, first=", ".join(parts[:-1]), last=parts[-1])

    def either(self, cards: Iterable[str]) -> str:
        """Return the names of cards of which any will do."""
        return self.joined([self.name(card) for card in cards], "list-or")

    def selected(self, wanted: Data | str, form: str = "", n: int = 1) -> str:
        """Return which cards a selector means: so many, each of them (`.each`), or all (`.all`)."""
        if wanted == "city":
            return self.say(f"select-city{form}", n=n)
        assert isinstance(wanted, dict)
        key, value = next(iter(wanted.items()))
        if key == "id_in":
            return self.say(f"select-named{form}", n=n, names=self.either(value))
        named = "-or-".join(value) if isinstance(value, list) else value
        return self.say(f"select-{named.replace('_', '-')}{form}", n=n)

    # What a card does

    def effect(self, card: str) -> str:
        """Return what a card does, as sentences; nothing if it does nothing of its own."""
        clauses = CARD_OF[card].get("effect", ())
        return " ".join(sentence(part) for clause in clauses for part in self.clause(clause))

    def clause(self, clause: Data) -> list[str]:
        """Return what the operations of a clause do."""
        return [self.operation(operation, clause) for operation in clause["do"]]

    def operation(self, operation: Data, clause: Data) -> str:
        """Return what one operation does."""
        about = ARGUMENTS.get(operation["op"])
        args = about(self, operation, clause) if about else {"n": operation.get("n", 0)}
        return self.say(f"op-{operation['op'].replace('_', '-')}", **args)

    def steps(self, operations: Sequence[Data]) -> str:
        """Return what the operations of one outcome of a duel do."""
        return self.joined([self.operation(operation, {}) for operation in operations])

    # The sheet of a card

    def sheet(self, card: str) -> list[str]:
        """Return all that is known of a card, line by line; what it does comes first."""
        if card in REGION_OF:
            return self.region_sheet(card)
        row = CARD_OF[card]
        lines = [self.say("sheet-head", card=self.name(card), kind=self.kind(row))]
        lines += [self.effect(card)] if self.effect(card) else []
        values = [self.say(f"value-{name.replace('_', '-')}", n=row[name]) for name in VALUES if row.get(name)]
        lines += [sentence(", ".join(values))] if values else []
        if "cost" in row:
            lines.append(self.say("sheet-cost", cost=self.amounts(row["cost"])))
        return [*lines, self.playable(row)]

    def region_sheet(self, card: str) -> list[str]:
        """Return all that is known of a Region."""
        row = REGION_OF[card]
        produces = self.say("sheet-region", resource=self.amount(row["resource"], 1), number=row["number"], most=STORE)
        return [self.say("sheet-head", card=self.name(card), kind=self.say("sheet-kind-region")), produces]

    def kind(self, row: Data) -> str:
        """Return the kind of a card."""
        key = f"sheet-kind-{row['kind'].replace('_', '-')}"
        return self.say(key, colour=row["colour"], **{"class": row.get("class", "none")})

    def playable(self, row: Data) -> str:
        """Return when a card can be played, built or turned up."""
        if row["kind"] == "event":
            return self.say("sheet-event")
        if row["kind"] != "action":
            return self.say("sheet-built", colour=row["colour"])
        said = [self.say(f"sheet-timing-{row['timing'].replace('_', '-')}")]
        said += [self.need(need) for need in row.get("needs", ())]
        if row.get("class") in {"attack", "neutral"}:
            said.append(self.say("sheet-waits", **{"by-option": "yes" if "gate_option" in row else "no"}))
        else:
            said.append(self.say("sheet-waits-not"))
        return " ".join(map(sentence, said))

    def need(self, need: Data) -> str:
        """Return what it takes to play a card."""
        key, value = next(iter(need.items()))
        what = self.selected(value, n=1) if isinstance(value, dict) else ""
        return self.say(f"need-{key.replace('_', '-')}", what=what)

    def needed(self, card: str) -> str:
        """Return what the rival must have for a card to be played."""
        wanted = next(need["opponent_has"] for need in CARD_OF[card]["needs"] if "opponent_has" in need)
        return self.selected(wanted, ".none")


Args = dict[str, "Value"]


def _duel(texts: CardTexts, operation: Data, _: Data) -> Args:
    return {
        "most": operation["win"][-1],
        "most-countered": operation["win_countered"][-1],
        "won": texts.steps(operation["on_win"]),
        "lost": texts.steps(operation["on_lose"]),
        "counter": texts.either(operation["counter"]) if operation["counter"] else "none",
    }


def _picked(texts: CardTexts, operation: Data, _: Data) -> Args:
    return {"chooser": operation["chooser"], "what": texts.selected(operation["select"], n=operation["n"])}


def _steal(_: CardTexts, operation: Data, __: Data) -> Args:
    chooser = "giver" if operation["res"] == "chosen_by_giver" else "taker"
    return {"to": operation["to"], "n": operation["n"], "upto": int(operation.get("upto", 0)), "chooser": chooser}


def _beside(form: str) -> Callable[[CardTexts, Data, Data], Args]:
    return lambda texts, data, _: {"n": data["n"], "beside": texts.selected(data["bordering"], form)}


def _doubled(texts: CardTexts, operation: Data, _: Data) -> Args:
    select = operation["select"]
    return {"n": operation["add"], "land": texts.say(f"land-{select['land']}"), "scope": select["scope"]}


def _rate(texts: CardTexts, operation: Data, _: Data) -> Args:
    return {"give": texts.amount(operation["res"], operation["give"]), "n": operation["get"]}


def _points_per(texts: CardTexts, operation: Data, _: Data) -> Args:
    points = texts.say(f"value-{operation['points']}.more", n=operation["add"])
    return {"points": points, "each": texts.selected(operation["per"], ".each")}


def _actor(who: str) -> str:
    """Return who does something: `self`, or the `holder` of the token."""
    return who.partition(":")[0]


def _put_under(_: CardTexts, operation: Data, __: Data) -> Args:
    same = "yes" if operation.get("same_stack") else "no"
    return {"by": _actor(operation["chooser"]), "n": operation["n"], "same": same}


def _search(_: CardTexts, operation: Data, __: Data) -> Args:
    other = "yes" if operation.get("different_stacks") else "no"
    optional = "yes" if operation.get("optional") else "no"
    return {"n": operation["take"], "under": operation.get("put_under", 0), "other": other, "optional": optional}


def _safe(texts: CardTexts, operation: Data, _: Data) -> Args:
    select, threats = operation["select"], operation["to" if "to" in operation else "from"]
    what = texts.selected({"category": select["category"]}, ".all") if "category" in select else ""
    return {"scope": select["scope"], "threat": texts.either(threats), "what": what}


#: The arguments of an operation's pattern, where they are more than its number.
ARGUMENTS: dict[str, Callable[[CardTexts, Data, Data], Args]] = {
    "set_die": lambda _, data, __: {"die": data["die"]},
    "duel": _duel,
    "return_to_hand": _picked,
    "steal": _steal,
    "swap_with_bank": lambda _, data, __: {"n": data["upto"]},
    "look_hand": lambda _, data, __: {"by": _actor(data["by"])},
    "take_from_hand": lambda texts, data, _: {"what": texts.selected(data["filter"], n=data["n"])},
    "put_under_stack": _put_under,
    "search_stack": _search,
    "region_sub": _beside(""),
    "region_add": _beside(".each"),
    "gain_per": lambda texts, data, _: {"n": data["n"], "each": texts.selected(data["per"], ".each")},
    "counter_attack_card": lambda texts, _, clause: {"attacks": texts.either(clause["by"])},
    "hand_limit": lambda _, data, __: {"n": data["add"]},
    "search_cost": lambda _, data, __: {"n": data["set"]},
    "uncounted_by_brigands": lambda _, data, __: {"scope": data["select"]["scope"]},
    "production_bonus": _doubled,
    "trade_rate": _rate,
    "points_per": _points_per,
    "immune": _safe,
    "protect": _safe,
}
