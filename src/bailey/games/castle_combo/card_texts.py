"""The text of a card, composed from its effect data: text and rule agree."""

from __future__ import annotations

from typing import TYPE_CHECKING

from bailey.core.text.catalogue import sentence

if TYPE_CHECKING:
    from collections.abc import Callable

    from bailey.core import Data
    from bailey.core.text.catalogue import Value


class CardTexts:
    """The texts of cards, in full, and in short for the terminal."""

    def __init__(self, say: Callable[..., str]) -> None:
        self.say = say

    def ability(self, card: Data) -> str:
        """The ability of a card, as a sentence."""
        return sentence(self._ability(card, ""))

    def ability_short(self, card: Data) -> str:
        """The ability of a card, in short."""
        return self._ability(card, ".short")

    def _ability(self, card: Data, form: str) -> str:
        parts = [self.effect(effect, form) for effect in card["ability"]["effects"]]
        if len(parts) == 1:
            return parts[0]
        joined = "effects-or" if card["ability"]["mode"] == "choose_one" else "effects-and"
        return self.say(joined + form, first=parts[0], second=parts[1])

    def effect(self, effect: Data, form: str = "") -> str:
        """One effect of an ability."""
        op = effect["op"]
        if op == "gain":
            what = self.goods(effect["resource"], effect["amount"], form)
            return self.say("effect-gain" + form, who=effect["who"], what=what, count=self.count(effect, form))
        if op == "store_gold":
            return self._store(effect, form)
        if op == "discard_row_card":
            return self.say("effect-discard" + form, deck=self.deck(effect["deck"]), reward=effect["reward"])
        decks = effect["decks"][0] if len(effect["decks"]) == 1 else "both"
        return self.say("effect-discount" + form, decks=decks, n=effect["amount"])

    def chosen(self, effect: Data) -> str:
        """One of two effects as whoever chooses it names it: a replay says it of somebody else."""
        if effect["op"] == "store_gold" and effect["amount"] != "full":
            return self.say("effect-store.chosen", n=effect["amount"])
        if effect["op"] == "gain" and effect["who"] == "self":
            what = self.goods(effect["resource"], effect["amount"])
            return self.say("effect-gain.chosen", what=what, count=self.count(effect, ""))
        return self.effect(effect)

    def _store(self, effect: Data, form: str) -> str:
        if effect["amount"] == "full":
            return self.say("effect-fill" + form, n=effect["cards"])
        return self.say("effect-store" + form, n=effect["amount"])

    def goods(self, resource: str, amount: int, form: str = "") -> str:
        """An amount of gold or keys."""
        return self.say(("gold" if resource == "gold" else "keys") + form, n=amount)

    def scroll(self, card: Data) -> str:
        """The scroll of a card, as a sentence."""
        return sentence(self._scroll(card["scoring"], ""))

    def scroll_short(self, card: Data) -> str:
        """The scroll of a card, in short."""
        return self._scroll(card["scoring"], ".short")

    def _scroll(self, scoring: Data, form: str) -> str:
        count = self.count(scoring, form) if "per" in scoring else self.test(scoring["if"], form)
        return self.say("scroll" + form, n=scoring["points"], count=count)

    def count(self, clause: Data, form: str) -> str:
        """What a clause counts; without a count, nothing."""
        per = clause.get("per")
        if per is None:
            return self.say("count-one" + form)
        return self.say(f"count-{_count_key(per)}{form}", **self._count_args(per, form))

    def _count_args(self, per: Data, form: str) -> dict[str, Value]:
        args: dict[str, Value] = {name: per[name] for name in ("value", "size") if name in per}
        if "shield" in per:
            args |= self._shield(per["shield"])
        if "deck" in per:
            args["deck"] = self.deck(per["deck"])
        if "set" in per:
            args["signs" if form else "set"] = self._set(per, form)
        return args

    def _set(self, per: Data, form: str) -> str:
        if per["count"] == "banner_set":
            decks = dict.fromkeys(per["set"])
            parts = [self.say(f"set-banner{_sign(form)}", n=per["set"].count(d), deck=self.deck(d)) for d in decks]
        else:
            parts = [self.say(f"set-shield{_sign(form)}", **self._shield(shield, "")) for shield in per["set"]]
        return self.say("list-signs" if form else "list-and", **_ends(parts, form))

    def test(self, test: Data, form: str) -> str:
        """Under what condition a scroll scores."""
        args: dict[str, Value] = {name: test[name] for name in ("area", "min") if name in test}
        if "shield" in test:
            args |= self._shield(test["shield"])
        return self.say(f"test-{test['test'].replace('_', '-')}{form}", **args)

    def _shield(self, shield: str, form: str = ".shield") -> dict[str, Value]:
        return {"shield": self.say(f"shield-{shield}{form}"), "sign": self.say(f"shield-{shield}.sign")}

    def shields(self, card: Data) -> str:
        """The shields of a card by name."""
        return ", ".join(self.say(f"shield-{shield}") for shield in card["shields"])

    def signs(self, card: Data) -> str:
        """Return the symbols of a card's shields."""
        return "".join(self.say(f"shield-{shield}.sign") for shield in card["shields"])

    def deck(self, deck: str) -> str:
        """The name of a deck."""
        return self.say(deck)

    def sheet(self, card: Data) -> list[str]:
        """All that is known of a card, line by line."""
        name = self.say(f"card-{card['id']}")
        lines = [
            self.say("sheet-head", card=name, deck=self.deck(card["deck"]), cost=card["cost"]),
            self.say("sheet-shields", shields=self.shields(card)),
            self.say("sheet-ability", ability=self.ability(card)),
            self.say("sheet-scroll", scroll=self.scroll(card)),
            self.say("sheet-messenger", messenger=card["messenger"] or "none"),
        ]
        return [*lines, self.say("sheet-purse", purse=card["purse"])] if card["purse"] else lines


def _count_key(per: Data) -> str:
    """Return the key of a count in the catalogue."""
    parts = [per["count"], *(str(per[name]) for name in ("property", "cmp", "state") if name in per)]
    if per["count"] in ("shield", "banner", "shield_types"):
        parts.append(per["scope"])
    return "-".join(parts).replace("_", "-")


def _sign(form: str) -> str:
    return ".sign" if form else ""


def _ends(parts: list[str], form: str) -> dict[str, Value]:
    return {"first": ("+" if form else ", ").join(parts[:-1]), "last": parts[-1], "n": len(parts)}
