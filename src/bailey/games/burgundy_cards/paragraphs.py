"""The chapters of the card game's rules, and which rule an event and a blocked choice are about."""

from __future__ import annotations

from bailey.core.text.rule_texts import Chapter
from bailey.games.burgundy_cards.choices import Why

CHAPTERS = (
    Chapter("begin", ("aim", "cards", "setup")),
    Chapter(
        "turn", ("round", "turn", "workers", "purchase", "round-end", "deck"), steps=("round", "turn", "round-end")
    ),
    Chapter("actions", ("take", "place", "sell", "restock", "silver", "convert")),
    Chapter("estate", ("estate", "cloister", "triple", "round-bonuses", "all-seven")),
    Chapter(
        "functions",
        ("castle", "mine", "knowledge", "ship", "pasture", "buildings", "workshops", "other-buildings"),
    ),
    Chapter("end", ("end", "animals", "tie")),
    Chapter("alone", ("aaron",)),
)
EVENT_RULES = {
    "round_began": "round",
    "dealt_row": "round",
    "drew": "turn",
    "played": "turn",
    "paid_workers": "workers",
    "took": "take",
    "discarded": "take",
    "placed": "place",
    "completed": "triple",
    "first_triple": "triple",
    "all_seven": "all-seven",
    "chose_bonus": "round-bonuses",
    "none_left": "triple",
    "took_good": "ship",
    "took_animal": "pasture",
    "showed_good": "ship",
    "showed_animal": "pasture",
    "split_goods": "ship",
    "split_animals": "pasture",
    "equal_tops": "ship",
    "sold": "sell",
    "took_start_card": "sell",
    "converted": "convert",
    "nothing_happened": "place",
    "bought": "purchase",
    "showed_bought": "purchase",
    "kept": "purchase",
    "used": "purchase",
    "reshuffled": "deck",
    "round_ended": "round-end",
    "start_player": "round-end",
    "cloister_point": "aaron",
    "compared": "aaron",
    "aaron_ahead": "aaron",
}
REASON_RULES: dict[int, str] = {
    Why.TOO_FEW_WORKERS: "workers",
    Why.NO_GOODS: "sell",
    Why.ENOUGH_WORKERS: "restock",
    Why.TOO_FEW_TO_CONVERT: "convert",
    Why.DOES_NOT_FIT: "workshops",
    Why.NO_SILVER: "purchase",
    Why.BOUGHT_ALREADY: "purchase",
    Why.NO_CARD_LEFT: "purchase",
    Why.NO_DIFFERENCE: "ship",
}
