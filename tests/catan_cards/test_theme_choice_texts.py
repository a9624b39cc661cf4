"""Theme sets: what is said of their choices, questions, reasons and events."""

# ruff: noqa: RUF001 - texts have typographic apostrophes

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import pytest
from catan_cards.rules import table
from catan_cards.rules.table import choice, do, event, player, rolled
from catan_cards.three_languages import ALL, ENGLISH, LANGUAGES, PEOPLE

if TYPE_CHECKING:
    from bailey.core import Position
from catan_cards.theme_texts import Json, clear, said

KM = 1


# Choices, questions, reasons
OPEN_GATE: Json = {"theme": KM, "action_gate": 3}
STRONG = {"karl": (5, "above"), "siegfried": (6, "above")}
WEAK = {"otto": (5, "above"), "walter": (6, "above")}


def asked(pos: Position) -> list[str]:
    """Say in each language what is asked."""
    return [clear(ALL[language].step(pos)) for language in LANGUAGES]


def why_not(pos: Position, what: str, **arguments: Any) -> list[str]:
    """Say in each language why a choice is blocked."""
    explained = pos.explain(choice(pos, what, **arguments))
    return [clear(ALL[language].reason(explained)) for language in LANGUAGES]


def told(pos: Position, what: str) -> list[str]:
    """Say in each language what happened, to a viewer who is no player."""
    [one] = [one for one in pos.events_for(None) if one["what"] == what]
    return [clear(ALL[language].event(one, PEOPLE, None)) for language in LANGUAGES]


def test_a_card_that_is_used() -> None:
    built = {"landlord": (5, "above"), "trade-academy": (6, "above")}
    mine = player(0, built=built, settlements=(5,), cities=(6,), stores={"fields-1": 1})
    pos = table.acting(mine, theme=KM)
    assert said(pos, "use", card="landlord") == [
        "use Landlord above L1, beside Pasture 3 and Gold River 6",
        "Gutsherr über L1, neben Weideland 3 und Goldfluss 6, nutzen",
        "utiliser « Seigneur terrien » au-dessus de G1, à côté de Pâturage 3 et Rivière d’or 6",
    ]
    assert why_not(pos, "use", card="trade-academy") == [
        "you have less than 2 of every resource, or no room for another",
        "du hast weniger als 2 von jedem Rohstoff, oder keinen Platz für einen anderen",
        "vous avez moins de 2 de chaque ressource, ou pas de place pour une autre",
    ]
    do(pos, "use", card="landlord")
    assert told(pos, "used") == ["Anna uses Landlord", "Anna nutzt Gutsherr", "Anna utilise « Seigneur terrien »"]
    assert why_not(pos, "use", card="landlord")[0] == "Landlord was used in this turn already"


def test_a_swap_at_a_rate_says_how_many_are_given() -> None:
    built = {"trade-academy": (6, "above")}
    pos = table.acting(player(0, built=built, settlements=(5,), cities=(6,), stores={"fields-1": 2}), theme=KM)
    do(pos, "use", card="trade-academy")
    assert asked(pos) == [
        "Of which resource do you swap 2? (once)",
        "Von welchem Rohstoff tauschst du 2? (einmal)",
        "De quelle ressource en échangez-vous 2 ? (1 fois)",
    ]
    assert said(pos, "trade", give="grain", get="ore") == [
        "trade 2 grain for 1 ore",
        "2 Getreide gegen 1 Erz tauschen",
        "échanger 2 blés contre 1 minerai",
    ]


def test_a_card_that_is_cheaper() -> None:
    pos = table.acting(player(0, hand="squire-a karl", stores={"fields-1": 3, "pasture-3": 2}), **OPEN_GATE)
    do(pos, "play", slot="squire-a")
    build = {"slot": "karl", "place": 5, "side": "above"}
    assert said(pos, "build", **build)[0].endswith("(3 wool, 2 ore and 2 grain, 2 less)")
    assert why_not(pos, "build", **build) == [
        "needs 1 wool and 2 ore more, of which 2 are saved",
        "dafür fehlt noch 1 Wolle und 2 Erz, 2 davon werden gespart",
        "il manque 1 laine et 2 minerais, dont 2 sont économisés",
    ]
    assert ENGLISH.piles(pos) == [("Discard pile", []), ("Played, until spent", ["Squire"])]


def test_which_resource_is_saved() -> None:
    pos = table.acting(player(0, hand="squire-a karl", stores=3), **OPEN_GATE)
    do(pos, "play", slot="squire-a")
    do(pos, "build", slot="karl", place=5, side="above")
    assert asked(pos) == [
        "Which resource do you save? (2 to save, of 3 wool, 2 ore and 2 grain)",
        "Welchen Rohstoff sparst du? (noch 2, von 3 Wolle, 2 Erz und 2 Getreide)",
        "Quelle ressource économisez-vous ? (encore 2, sur 3 laines, 2 minerais et 2 blés)",
    ]
    assert said(pos, "save", resource="ore") == ["save 1 ore", "1 Erz sparen", "économiser 1 minerai"]
    do(pos, "save", resource="ore")
    assert told(pos, "saved")[0] == "Anna saves 1 ore"


def test_what_is_saved_without_a_question_is_told_too() -> None:
    """Otto costs wool, 2 ore and grain."""
    for stores in ({"mountains-2": 1, "pasture-3": 1}, {"mountains-2": 2}):
        pos = table.acting(player(0, hand="squire-a otto", stores=stores), **OPEN_GATE)
        do(do(pos, "play", slot="squire-a"), "build", slot="otto", place=5, side="above")
        saved = [one["resource"] for one in pos.events if one["what"] == "saved"]
        assert sorted(saved) == (["grain", "ore"] if len(stores) > 1 else ["grain", "wool"])


@pytest.mark.parametrize(
    ("card", "reasons"),
    [
        (
            "border-dispute-a",
            [
                "Border Dispute: you must have the Knight token",
                "Grenzstreit: du musst die Rittermarke haben",
                "« Querelle de frontière » : il vous faut le jeton Chevalier",
            ],
        ),
        (
            "ransom-a",
            [
                "Ransom: you must have more strength than the rival",
                "Lösegeld: du musst mehr Stärke haben als der Gegner",
                "« Rançon » : il vous faut plus de force que l’adversaire",
            ],
        ),
        (
            "letter-of-credit",
            [
                "Letter of Credit: you must have 1 gold",
                "Kreditbrief: du musst 1 Gold haben",
                "« Lettre de crédit » : il vous faut 1 or",
            ],
        ),
        (
            "market-day",
            [
                "Market Day: you must have 2 commerce points",
                "Markttag: du musst 2 Handelspunkte haben",
                "« Jour de marché » : il vous faut 2 points de commerce",
            ],
        ),
        (
            "damsel-imelda",
            ["the rival has no Knight", "der Gegner hat keinen Ritter", "l’adversaire n’a aucun Chevalier"],
        ),
    ],
)
def test_the_first_condition_that_is_not_met(card: str, reasons: list[str]) -> None:
    assert why_not(table.acting(player(0, hand=card), **OPEN_GATE), "play", slot=card) == reasons


def test_a_later_condition_is_named_when_the_first_is_met() -> None:
    pos = table.acting(player(0, hand="border-dispute-a ransom-a", built=STRONG), **OPEN_GATE)
    assert why_not(pos, "play", slot="border-dispute-a")[0] == "Border Dispute: you must have a land at least twice"
    said = "Ransom: the rival must have a resource that you have room for, or 1 Knight"
    assert why_not(pos, "play", slot="ransom-a")[0] == said


@pytest.mark.parametrize(
    ("action_gate", "said"),
    [
        (4, "Squire waits until both players have 3 points each; you have 2, the rival 2"),
        (0, "Squire waits until both players have 7 points each; you have 2, the rival 2"),
    ],
)
def test_the_gate_of_the_set_is_named(action_gate: int, said: str) -> None:
    pos = table.acting(player(0, hand="squire-a"), theme=KM, action_gate=action_gate)
    assert why_not(pos, "play", slot="squire-a")[0] == said


def ransom(seat_1_hand: str = "") -> Position:
    """Play a Ransom against a player with two Knights and one of each resource."""
    pos = table.acting(
        player(0, hand="ransom-a", built=STRONG), player(1, built=WEAK, stores=1, hand=seat_1_hand), **OPEN_GATE
    )
    return do(pos, "play", slot="ransom-a")


def test_the_two_ways_of_a_ransom() -> None:
    pos = do(ransom(), "no_counter")
    assert asked(pos)[0] == "Ransom: which do you choose?"
    assert said(pos, "choose", way=0) == [
        "give the rival 2 resources",
        "dem Gegner 2 Rohstoffe geben",
        "donner 2 ressources à l’adversaire",
    ]
    assert said(pos, "choose", way=1) == [
        "take 1 Knight back to hand",
        "1 Ritter auf die Hand zurücknehmen",
        "reprendre 1 Chevalier en main",
    ]
    do(pos, "choose", way=1)
    assert asked(pos)[:2] == [
        "Which of your cards returns to your hand? (1 Knight)",
        "Welche deiner Karten kommt auf deine Hand zurück? (1 Ritter)",
    ]
    assert said(pos, "pick", card="walter")[0] == "pick Walter the Recreant above R1, beside Fields 2 and Pasture 4"


def test_what_is_given_for_a_ransom_is_counted() -> None:
    pos = do(do(ransom(), "no_counter"), "choose", way=0)
    assert asked(pos)[0] == "Which resource do you give the rival? (2 to give)"


def test_a_card_that_cancels() -> None:
    pos = ransom("oath-of-fealty bishop-a")
    assert asked(pos)[0] == "Ransom: do you play a card against it?"
    assert why_not(pos, "counter", slot="bishop-a")[0] == "Bishop does not help against it"
    do(pos, "counter", slot="oath-of-fealty")
    assert told(pos, "cancelled") == [
        "Ben answers with Oath of Fealty and is spared",
        "Ben antwortet mit Treueid und bleibt verschont",
        "Ben répond par « Serment de fidélité » : rien ne lui arrive",
    ]


def test_a_knight_without_points() -> None:
    pos = table.acting(player(0, hand="damsel-imelda"), player(1, built=WEAK), **OPEN_GATE)
    do(do(pos, "play", slot="damsel-imelda"), "no_counter")
    assert asked(pos)[0] == "Which card of the rival’s has no points for a while? (1 Knight)"
    do(pos, "pick", card="otto")
    assert told(pos, "silenced") == [
        "A card of Ben’s has no points until the other player’s next turn: Otto the Berserker",
        "Bis zum nächsten Zug des anderen ohne Punkte ist eine Karte von Ben: Otto der Berserker",
        "Une carte de Ben n’a pas de points jusqu’au prochain tour de l’autre joueur : Otto le Berserker",
    ]


def test_regions_that_are_exchanged() -> None:
    more = {"fields-3": (8, "above"), "fields-4": (8, "below")}
    mine = player(0, hand="border-dispute-a", built=STRONG, settlements=(5, 6, 7), extra=more, stores={"fields-3": 2})
    pos = do(table.acting(mine, player(1, stores=1), **OPEN_GATE), "play", slot="border-dispute-a")
    assert said(pos, "pick_region", cell="fields-3")[0] == "give Fields 3, which shows 2"
    do(pos, "pick_region", cell="fields-3")
    assert asked(pos)[1] == "Welche Landschaft des Gegners nimmst du für Ackerland 3?"
    assert said(pos, "pick_region", cell="forest-5")[0] == "take Forest 5, which shows 1"
    do(pos, "pick_region", cell="forest-5")
    assert told(pos, "exchanged_regions") == [
        "Anna gives Fields 3 for Forest 5",
        "Anna gibt Ackerland 3 für Wald 5",
        "Anna donne Champs 3 contre Forêt 5",
    ]


def test_a_card_of_the_discard_pile_on_plenty() -> None:
    palace = player(0, built={"palace": (6, "above")}, settlements=(5,), cities=(6,))
    discard = [{"card": "abbey-a"}, {"card": "abbey-b"}]
    pos = rolled("plenty", 1, palace, discard=discard, theme=KM)
    assert asked(pos)[0] == "Plenty: the free resource, or a card of the discard pile?"
    assert said(pos, "skip")[0] == "take the free resource"
    assert said(pos, "take_discarded", slot=1)[0] == "take Abbey from the discard pile"
    assert len({str(ENGLISH.alike(pos, one)) for one in pos.choices}) == 2
    do(pos, "take_discarded", slot=1)
    assert told(pos, "fetched")[1] == "Anna nimmt Kloster vom Ablagestapel"


def test_buildings_that_are_named() -> None:
    built = {"abbey-a": (5, "above"), "abbey-b": (5, "below"), "garrison-a": (6, "above"), "library-a": (6, "below")}
    pos = event("raid-a", player(0, built=STRONG), player(1, settlements=(), cities=(5, 6), built=built), theme=KM)
    assert asked(pos) == [
        "Which card of the rival’s do you name? (3 Buildings to name)",
        "Welche Karte des Gegners nennst du? (noch 3 Gebäude)",
        "Quelle carte de l’adversaire nommez-vous ? (encore 3 Bâtiments)",
    ]
    do(pos, "pick", card="abbey-a")
    assert told(pos, "named_card")[0] == "Anna names Abbey"
    do(do(pos, "pick", card="abbey-b"), "pick", card="garrison-a")
    assert asked(pos)[0] == "Which of your cards returns to your hand? (1 of them)"


# Science & Progress
SP = 2


def test_a_new_development() -> None:
    mine = player(0, settlements=(5,), cities=(6,), stores=3, built={"abbey-a": (5, "above")})
    pos = table.acting(mine, theme=SP)
    assert ENGLISH.piles(pos)[1] == ("New developments", ["University", "University"])
    build = {"slot": 0, "place": 6, "side": "above"}
    assert said(pos, "build_new", **build) == [
        (
            "build the new development University above R1, beside Gold River 6 and Hills 5"
            " (1 lumber, 2 brick and 2 grain)"
        ),
        (
            "die neue Entwicklung Universität über R1, neben Goldfluss 6 und Hügelland 5, bauen"
            " (1 Holz, 2 Lehm und 2 Getreide)"
        ),
        (
            "construire le nouveau développement « Université » au-dessus de D1, à côté de Rivière d’or 6 et Collines 5"
            " (1 bois, 2 argiles et 2 blés)"
        ),
    ]
    do(pos, "build_new", **build)
    reason = why_not(pos, "build_new", slot=0, place=6, side="below")
    assert reason[:2] == ["you have University already: one each", "Universität hast du schon: nur eine für jeden"]


def test_what_a_development_needs_is_named() -> None:
    pos = table.acting(player(0, settlements=(5,), cities=(6,), stores=3), theme=SP)
    assert why_not(pos, "build_new", slot=0, place=6, side="above") == [
        "University: you must have Abbey or Library in play",
        "Universität: du musst Kloster oder Bibliothek ausliegen haben",
        "« Université » : il vous faut Abbaye ou Bibliothèque en jeu",
    ]


def test_regions_that_gain() -> None:
    mine = player(0, hand="land-reform-a", settlements=(5,), cities=(6,), built={"university-a": (6, "above")})
    pos = do(table.acting(mine, theme=SP, action_gate=3), "play", slot="land-reform-a")
    assert asked(pos) == [
        "Which of your Regions gains 1? (up to 3 more)",
        "Welche deiner Landschaften erhält 1? (noch bis zu 3)",
        "Laquelle de vos Régions gagne 1 ? (encore 3 au plus)",
    ]
    assert said(pos, "pick_region", cell="forest-4")[0] == "gain 1 in Forest 4, which shows 0"
    do(pos, "pick_region", cell="forest-4")
    assert said(pos, "stop")[0] == "no more Regions gain"


def test_the_next_card_of_a_stack() -> None:
    built = {"university-a": (6, "above"), "printing-house": (6, "below")}
    pos = table.drawing(player(0, settlements=(5,), cities=(6,), built=built), theme=SP)
    do(pos, "draw", stack=2)
    assert asked(pos)[0] == "Keep the card that you drew, or look at the next one of stack 3 too?"
    assert said(pos, "keep")[0] == "keep the drawn card"
    do(pos, "use", card="printing-house")
    assert asked(pos)[0] == "Keep the card that you drew, or take the next one of stack 3 instead?"
    assert told(pos, "saw_next")[0] == "Anna looks at a hidden card on top of stack 3"
    assert said(pos, "draw", stack=2) == [
        "take the next card of stack 3 instead",
        "dafür die nächste Karte von Stapel 3 nehmen",
        "prendre plutôt la carte suivante de la pile 3",
    ]
    do(pos, "draw", stack=2)
    assert told(pos, "laid_back")[1] == "Anna legt eine verdeckte Karte oben auf Stapel 3 zurück"


# Politics & Intrigue
PI = 3


def test_a_metropolis() -> None:
    pos = table.acting(player(0, settlements=(5,), cities=(6,), stores=3), theme=PI)
    assert why_not(pos, "build_metropolis", place=6) == [
        "Metropolis: its City must have Church or Town Hall",
        "Metropole: diese Stadt muss Kirche oder Rathaus haben",
        "« Métropole » : sa Ville doit avoir Église ou Hôtel de ville",
    ]
    mine = player(0, settlements=(5,), cities=(6,), stores=3, built={"church-a": (6, "above")})
    pos = table.acting(mine, theme=PI)
    assert said(pos, "build_metropolis", place=6)[0] == "build a Metropolis at R1 (2 brick, 2 ore and 2 grain)"
    do(pos, "build_metropolis", place=6)
    assert told(pos, "built_metropolis")[1] == "Anna baut eine Metropole auf R1"
    lines = [ENGLISH.score_line(line) for line in pos.breakdown(0)]
    assert ("1 Metropolis", "3 each") in lines


def test_a_card_whose_use_is_not_paid() -> None:
    mine = player(0, hand="arsonist-a")
    theirs = player(1, built={"legation": (5, "above")})
    pos = do(table.acting(mine, theirs, theme=PI, action_gate=3), "play", slot="arsonist-a")
    assert why_not(pos, "use", card="legation") == [
        "you have nothing to pay Legation with: 1 gold",
        "für Gesandtschaft fehlt dir die Bezahlung: 1 Gold",
        "vous n’avez pas de quoi payer « Légation » : 1 or",
    ]


def test_cards_that_lie_open_on_the_stacks() -> None:
    pos = event("good-neighbors", player(0, hand="spy-a"), player(1), theme=PI)
    assert "1 Unit or Building" in asked(pos)[0]
    top = table.stack_cards(pos, next(iter(table.open_values(pos, "draw", "stack"))))[0]
    assert ENGLISH.card(top) in " ".join(ENGLISH.choice(pos, one, PEOPLE) for one in pos.choices)
