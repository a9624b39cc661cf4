"""Theme sets: what is said of their cards, and of their sources."""

from __future__ import annotations

from typing import Any

import pytest
from catan_cards.three_languages import ALL, ENGLISH, LANGUAGES, each_language
from speech import numbers, whole

from bailey.games.catan_cards.card_texts import FIELDS, KNOWN, set_counts
from bailey.games.catan_cards.data import BASE_ALONE, ROWS, SETS, set_of

Json = dict[str, Any]

THEMES = [number for number in range(len(SETS)) if number != BASE_ALONE]
each_theme = pytest.mark.parametrize("theme", THEMES, ids=SETS[1:])


# What cards do, from their data


GOLD = {"op": "gain", "who": "self", "n": 1, "res": "gold"}
WITH_A_HALL = {"op": "gain", "who": "each_with:town-hall", "n": 1, "res": "choice"}
LOSS = {"op": "lose", "who": "each", "n": 1, "res": "choice_of_owner", "if": {"at_least": {"commerce": 6}}}
RATE = {"op": "trade_rate", "res": "any", "give": 2, "get": 1, "until": "end_of_turn"}
#: Clauses as other sets have them: when, on which terms, what, and what is said of them.
CLAUSES: list[tuple[str, Json, Json, str]] = [
    ("before_roll", {"optional": True}, {"op": "peek_events", "n": 1},
        "before you roll, if you like: look at the top event card"),
    ("production", {"own_turn": True, "if": {"rolled_number_of": {"scope": "site"}}}, GOLD,
        "at the production of your own turn: if the number of a Region beside it is rolled, you gain 1 gold"),
    ("attacked", {"optional": True, "cost": {"gold": 1}}, {"op": "duel_modifier", "shift": -1},
        ("when the rival plays an attack with a roll, if you like, for 1 gold:"
        " the highest number with which it succeeds is 1 lower")),
    ("opponent_plays_card", {"optional": True, "cost_magic": 2}, {"op": "cancel_card"},
        ("when the rival plays an action card or a spell, if you like, for 2 magic:"
        " the card played is spent without effect")),
    ("event_card", {}, WITH_A_HALL, "each player with Town Hall in play gains 1 resource of choice"),
    ("event_card", {}, LOSS,
        "with at least 6 commerce points, each player gives 1 resource of choice back to the bank"),
    ("play", {}, RATE,
        "until the end of the turn, the bank takes 2 of any one resource for 1 of any other resource"),
]  # fmt: skip


@pytest.mark.parametrize(("when", "terms", "what", "said"), CLAUSES)
def test_a_clause_says_when_on_which_terms_and_what(when: str, terms: Json, what: Json, said: str) -> None:
    clause = {"when": when, **terms, "do": [what]}
    assert ENGLISH.cards.clause(clause) == [said]
    for language in LANGUAGES:
        [other] = ALL[language].cards.clause(clause)
        assert whole(other)
        assert numbers(other) == numbers(said)


@each_language
def test_a_roll_with_a_table_says_its_outcomes_in_groups(language: str) -> None:
    gain = [{"op": "gain", "who": "self", "n": 2, "res": "choice"}]
    cards = ALL[language].cards
    said = cards.operation({"op": "roll_table", "table": {"1": [], "2": [], "3": gain, "4": gain, "5": []}}, {})
    assert numbers(said) == {1: 1, 2: 2, 3: 1, 4: 1, 5: 2}
    assert whole(said)


# What is known of a card


def test_nothing_is_said_of_the_sources_of_the_base_game() -> None:
    assert all(n == 0 for counts in set_counts(BASE_ALONE).values() for n in counts.values())


@each_theme
def test_the_counts_of_a_set_add_up_to_its_cards(theme: int) -> None:
    rows = [row for row in ROWS if set_of(row) == theme]
    counts = set_counts(theme)
    assert list(counts) == list(FIELDS)
    assert all(list(known) == list(KNOWN) for known in counts.values())
    assert sum(counts["name"].values()) == sum(counts["count"].values()) == len(rows)
    assert sum(counts["cost"].values()) == sum("cost" in row or "cost_magic" in row for row in rows)
    assert sum(counts["effect"].values()) == sum("effect" in row for row in rows)
    ours = [row["id"] for row in rows if row["provenance"]["name"] == "original"]
    assert counts["name"]["ours"] == len(ours)


@each_theme
@each_language
def test_the_page_of_a_set_has_a_sentence_for_each_field_that_its_cards_have(theme: int, language: str) -> None:
    said = ALL[language].cards.set_sources(theme)
    assert len(said) == sum(any(known.values()) for known in set_counts(theme).values())
    assert all(whole(line) and line.endswith(".") for line in said)
    assert [numbers(line) for line in said] == [numbers(line) for line in ENGLISH.cards.set_sources(theme)]
