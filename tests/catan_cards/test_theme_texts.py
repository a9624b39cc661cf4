"""Theme sets: what is said of their cards, and of their sources."""

# ruff: noqa: RUF001 - texts have typographic apostrophes

from __future__ import annotations

from collections import Counter
from typing import TYPE_CHECKING

import pytest
from catan_cards.three_languages import ALL, ENGLISH, LANGUAGES, each_language, numbers, whole

from bailey.games.catan_cards.card_texts import FIELDS, KNOWN, set_counts
from bailey.games.catan_cards.data import BASE_ALONE, ROWS, SETS, set_of

if TYPE_CHECKING:
    from catan_cards.theme_texts import Json

THEMES = [number for number in range(len(SETS)) if number != BASE_ALONE]
each_theme = pytest.mark.parametrize("theme", THEMES, ids=SETS[1:])


# What cards do, from their data


@pytest.mark.parametrize(
    ("card", "en", "de", "fr"),
    [
        (
            "landlord",
            "Among your actions, once a turn: swap 1 resource for another, only grain and wool.",
            "Unter deinen Aktionen, einmal im Zug: Tausche 1 Rohstoff gegen einen anderen, nur Getreide und Wolle.",
            "Parmi vos actions, une fois par tour : échangez 1 ressource contre une autre, seulement blé et laine.",
        ),
        (
            "castle-a",
            "Knights at its place are safe from Black Knight or Civil War.",
            "Ritter an diesem Platz sind sicher vor Schwarzer Ritter oder Bürgerkrieg.",
            "« Chevalier noir ou Guerre civile » n’atteint pas les Chevaliers de cette place.",
        ),
        (
            "toll-station-b",
            "On plenty, besides the free resource: you gain 2 gold.",
            "Beim Überfluss, zusätzlich zum freien Rohstoff: Du erhältst 2 Gold.",
            "Lors de l’abondance, en plus de la ressource gratuite : vous gagnez 2 or.",
        ),
        (
            "watchtower",
            "Brigands take nothing from you unless they count more than 9.",
            "Räuber nehmen dir nur etwas, wenn sie mehr als 9 zählen.",
            "Les pillards ne vous prennent rien s’ils ne comptent pas plus de 9.",
        ),
        (
            "damsel-imelda",
            (
                "Until your next turn begins, strength and tournament points of 1 Knight of the rival’s, of your"
                " choice, do not count."
            ),
            (
                "Bis dein nächster Zug beginnt, gilt: Stärke und Turnierpunkte von 1 Ritter des Gegners, nach"
                " deiner Wahl, zählen nicht."
            ),
            (
                "Jusqu’au début de votre prochain tour, pour 1 Chevalier de l’adversaire, de votre choix, force"
                " et points de tournoi ne comptent pas."
            ),
        ),
        (
            "squire-a",
            "Until the end of the turn, the next time you build 1 Knight, it costs 2 resources less, but at least 1.",
            (
                "Bis zum Ende des Zuges gilt: Wenn du das nächste Mal 1 Ritter baust, kostet das 2 Rohstoffe"
                " weniger, aber mindestens 1."
            ),
            (
                "Jusqu’à la fin du tour, la prochaine fois que vous construisez 1 Chevalier, cela coûte 2 ressources de"
                " moins, mais au moins 1."
            ),
        ),
        (
            "letter-of-credit",
            "You pay 1 gold. You gain 2 different resources other than gold.",
            "Du zahlst 1 Gold. Du erhältst 2 verschiedene Rohstoffe außer Gold.",
            "Vous payez 1 or. Vous gagnez 2 ressources différentes (sauf or).",
        ),
        (
            "market-day",
            "You gain 1 resource of choice for every 2 commerce points, at most 3 in all.",
            "Du erhältst 1 Rohstoff nach Wahl für je 2 Handelspunkte, höchstens 3 im Ganzen.",
            "Vous gagnez 1 ressource au choix pour chaque tranche de 2 points de commerce, 3 au plus en tout.",
        ),
        (
            "raid-a",
            (
                "Whoever has the Knight token names 3 Buildings of the other player’s, or all of them if there"
                " are fewer. The other player takes 1 of them back to hand."
            ),
            (
                "Wer die Rittermarke hat, nennt 3 Gebäude des anderen, oder alle, wenn es weniger sind. Der"
                " andere nimmt 1 davon auf die Hand zurück."
            ),
            (
                "Qui a le jeton Chevalier nomme 3 Bâtiments de l’autre joueur, ou tous s’il y en a moins."
                " L’autre joueur reprend 1 d’entre eux en main."
            ),
        ),
    ],
)
def test_what_some_cards_do_word_for_word(card: str, en: str, de: str, fr: str) -> None:
    said = {language: ALL[language].cards.effect(card).replace("\xa0", " ") for language in LANGUAGES}
    assert said == {"en": en, "de": de, "fr": fr}


#: Clauses as other sets have them, and what is said of them.
CLAUSES: list[tuple[Json, str]] = [
    (
        {"when": "before_roll", "optional": True, "do": [{"op": "peek_events", "n": 1}]},
        "before you roll, if you like: look at the top event card",
    ),
    (
        {
            "when": "production",
            "own_turn": True,
            "if": {"rolled_number_of": {"scope": "site"}},
            "do": [{"op": "gain", "who": "self", "n": 1, "res": "gold"}],
        },
        "at the production of your own turn: if the number of a Region beside it is rolled, you gain 1 gold",
    ),
    (
        {
            "when": "attacked",
            "optional": True,
            "cost": {"gold": 1},
            "do": [{"op": "duel_modifier", "shift": -1}],
        },
        (
            "when the rival plays an attack with a roll, if you like, for 1 gold: the highest number with which"
            " it succeeds is 1 lower"
        ),
    ),
    (
        {"when": "opponent_plays_card", "optional": True, "cost_magic": 2, "do": [{"op": "cancel_card"}]},
        (
            "when the rival plays an action card or a spell, if you like, for 2 magic: the card played is spent without"
            " effect"
        ),
    ),
    (
        {"when": "event_card", "do": [{"op": "gain", "who": "each_with:town-hall", "n": 1, "res": "choice"}]},
        "each player with an own Town Hall gains 1 resource of choice",
    ),
    (
        {
            "when": "event_card",
            "do": [
                {
                    "op": "lose",
                    "who": "each",
                    "n": 1,
                    "res": "choice_of_owner",
                    "if": {"at_least": {"commerce": 6}},
                }
            ],
        },
        "with at least 6 commerce points, each player gives 1 resource of choice back to the bank",
    ),
    (
        {
            "when": "play",
            "do": [
                {"op": "trade_rate", "res": "any", "give": 2, "get": 1, "until": "end_of_turn"},
            ],
        },
        "until the end of the turn, the bank takes 2 of any one resource for 1 of any other resource",
    ),
]


@pytest.mark.parametrize(("clause", "said"), CLAUSES)
def test_a_clause_says_when_on_which_terms_and_what(clause: Json, said: str) -> None:
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
    assert numbers(said) == Counter({"1": 1, "2": 2, "3": 1, "4": 1, "5": 2})
    assert whole(said)


# What is known of a card


@pytest.mark.parametrize(
    ("card", "sources"),
    [
        ("castle-a", "Known: name, number of copies. Ours: cost, printed points, effect."),
        (
            "toll-station-a",
            (
                "Known: name, number of copies, effect."
                " After a like card of another game of the family: cost, printed points."
            ),
        ),
        ("roland", "Known: name, number of copies. Ours: cost, printed points."),
        ("squire-b", "Ours: name, number of copies, effect."),
    ],
)
def test_a_sheet_ends_with_what_is_known_and_what_is_ours(card: str, sources: str) -> None:
    assert ENGLISH.card_sheet(card)[-1] == sources


def test_nothing_is_said_of_the_sources_of_the_base_game() -> None:
    assert ENGLISH.card_sheet("abbey-a")[-1] == "Built beside a Settlement or City, above or below it."
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
