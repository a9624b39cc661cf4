"""Every card, choice, event, reason, step and rule has its sentence, with the same numbers in every language."""
# ruff: noqa: RUF001 - French has apostrophes

from __future__ import annotations

import random
import re
from collections import Counter
from typing import TYPE_CHECKING, Any

import pytest
from castle_combo.rules.table import VILLAGE, bought, castle_removed, position, seat, site
from every import for_every
from speech import NAMES, Heard, numbers, questions, speech, talk, whole

from bailey.cli.pad import PadDialog
from bailey.core.text.catalogue import languages_in
from bailey.games import castle_combo
from bailey.games.castle_combo.card_texts import CardTexts
from bailey.games.castle_combo.cards import CARDS, rulebook
from bailey.games.castle_combo.choices import CHOICES, Why
from bailey.games.castle_combo.drawing import ABILITY_WIDTH, NARROW_CELL, WIDE, draw
from bailey.games.castle_combo.texts import Texts

if TYPE_CHECKING:
    from collections.abc import Iterator

    from bailey.core.play.position import Position
    from bailey.core.play.telling import Told

GAME = castle_combo.GAME
LANGUAGES = languages_in(GAME.folder / "locale")
ALL = {language: Texts(GAME, language) for language in LANGUAGES}
TEXTS = ALL["en"]
TestSpeech = speech(GAME, rules=21, args={"card": "baron", "price": 3, "gold": 1, "location": "castle"})
BY_NAME = {row["id"]: row for row in CARDS}
HEAD = 5 + 22 + 7 + 3 + 1 + 1  # what stands in front of the ability in the line of a card
each_language = pytest.mark.parametrize("language", LANGUAGES)
each_other = pytest.mark.parametrize("language", [language for language in LANGUAGES if language != "en"])


def forms(texts: Texts, row: dict[str, Any]) -> tuple[str, str]:
    """The short texts of a card."""
    return texts.cards.ability_short(row), texts.cards.scroll_short(row)


def test_there_are_german_and_french() -> None:
    assert {"en", "de", "fr"} <= set(LANGUAGES)


# --- cards ----------------------------------------------------------------------------------------


@each_language
def test_every_card_has_its_texts_with_the_numbers_of_the_english(language: str) -> None:
    texts = ALL[language]
    for row in CARDS:
        sheet, english = texts.card_sheet(row["id"]), TEXTS.card_sheet(row["id"])
        assert len(sheet) == len(english) == 5 + bool(row["purse"])
        for said, told in zip([*sheet, *forms(texts, row)], [*english, *forms(TEXTS, row)], strict=True):
            assert numbers(said) == numbers(told)
            assert whole(said)
        assert texts.find_card(texts.card(row["id"])) == [row["id"]]
    assert len({texts.card(row["id"]) for row in CARDS}) == len(CARDS)
    assert set(texts.catalogue.keys("card-")) == set(BY_NAME)
    assert [TEXTS.card(row["id"]) for row in CARDS] == [row["name"] for row in CARDS]


@for_every("row", CARDS)
def test_a_text_has_every_number_of_its_effects(row: dict[str, Any]) -> None:
    """The numbers in the text are those in the data, no more and no fewer."""
    wanted: Counter[int] = Counter()
    for effect in row["ability"]["effects"]:
        value = effect.get("per", {}).get("value")
        if effect["op"] != "discard_row_card":
            wanted[effect["amount"] if effect["amount"] != "full" else effect["cards"]] += 1
        wanted.update([value] if value is not None and value != 1 else [])
    assert numbers(TEXTS.cards.ability(row)) == wanted


@each_language
def test_two_cards_say_the_same_only_if_they_do_the_same(language: str) -> None:
    cards = ALL[language].cards
    says = {cards.ability: "ability", cards.ability_short: "ability", cards.scroll: "scoring"}
    for form, does in {**says, cards.scroll_short: "scoring"}.items():
        said: dict[str, Any] = {}
        for row in CARDS:
            assert said.setdefault(form(row), row[does]) == row[does]


@pytest.mark.parametrize(("lying", "cell", "said"), [
    ({}, (0, 0), "down as the first card"),
    ({"judge": (0, 0)}, (1, 0), "right of Judge"),
    ({"judge": (0, 0)}, (0, -1), "above Judge"),
    ({"judge": (0, 0)}, (2, 1), "apart from all other cards"),
    ({"judge": (0, 0), "mercenary": (0, 1), "baron": (1, 1)}, (1, 0), "right of Judge, above Baron"),
])  # fmt: skip
def test_a_cell_is_named_by_the_cards_beside_it(
    lying: dict[str, tuple[int, int]], cell: tuple[int, int], said: str
) -> None:
    tableau = [{"card": card, "column": column, "row": row} for card, (column, row) in lying.items()]
    me = castle_combo.load({"players": [{"tableau": tableau}, {}]}).state.players[0]
    assert TEXTS.where(me, cell) == said


@pytest.mark.parametrize(("card", "beside", "said"), [
    ("banker", "potter:1", [
        "put 2 gold on each purse that has room", "gain 3 keys",
    ]),
    ("guildmaster", "judge", [
        "discard Miraculously cured: gain 2 keys", "discard Vicar: gain 0 keys", "discard Spy: gain 4 keys",
    ]),
])  # fmt: skip
def test_a_choice_of_an_ability_says_what_it_brings(card: str, beside: str, said: list[str]) -> None:
    pos = bought(card, seat(f"{beside} @", gold=9))
    assert [TEXTS.choice(pos, choice, NAMES) for choice in pos.choices] == said


def test_a_line_of_the_score_says_what_counts_and_how() -> None:
    said = [
        TEXTS.score_line({"line": "card", "card": "judge", **more})
        for more in ({"face_down": True}, {"stored": 3}, {"stored": 3, "left_over": 1})
    ]
    assert [name for name, _ in said] == ["Judge (face down)", "Judge", "Judge"]
    assert said[0][1] == "scores nothing"
    assert said[1][1].endswith("3 gold stored")
    assert said[2][1].endswith("3 gold stored, 1 of it only at the end")
    assert TEXTS.score_line({"line": "keys", "keys": 2})[0] == "2 keys"


@pytest.mark.parametrize(("card", "ability", "scroll"), [
    ("baron", "From now on, every card costs you 1 gold less.", "10 points if no Peasantry shield is in your tableau."),
    ("duchess", "Gain 2 keys.", "8 points if it lies in the top row of your tableau."),
    ("templar", ("Gain 1 gold for each Faith shield in the tableau of one neighbour, "
        "and gain 1 key for each Military shield in your tableau."), "1 point for each key that you hold."),
    ("banker", "Either put 2 gold from the supply on each of your purses, as far as there is room, or gain 3 keys.",
        "1 point for each gold stored on any of your purses."),
    ("brigand", None, "7 points for each set of 3 village cards in your tableau."),
    ("judge", None, "3 points for each set of one castle card and one village card in your tableau."),
    ("her-majesty-the-queen", None,
        "10 points for each set of Nobility, Scholarship and Craftsmanship shields in your tableau."),
    ("guildmaster", "Discard a card of the village row, and gain its printed cost in keys.", None),
    ("royal-guard", "Every player gains 1 key.", None),
    ("steward", "Fill 2 of your purses to the brim from the supply.", None),
])  # fmt: skip
def test_some_cards_word_for_word(card: str, ability: str | None, scroll: str | None) -> None:
    assert ability in (None, TEXTS.cards.ability(BY_NAME[card]))
    assert scroll in (None, TEXTS.cards.scroll(BY_NAME[card]))


def test_a_changed_effect_changes_the_text() -> None:
    effect = {"op": "gain", "resource": "key", "amount": 5, "who": "all"}
    row = {**BY_NAME["duchess"], "ability": {"mode": "all", "effects": [effect]}}
    assert CardTexts(TEXTS.say).ability(row) == "Every player gains 5 keys."


@each_language
def test_everything_fits_into_80_columns(language: str) -> None:
    """The line of a card is cut nowhere, two grids stand side by side, few scrolls outgrow a narrow cell."""
    texts = ALL[language]
    for row in CARDS:
        ability, scroll = forms(texts, row)
        purse = texts.say("draw-purse", purse=row["purse"]) if row["purse"] else ""
        assert (len(texts.card(row["id"])) <= 22, len(ability) <= ABILITY_WIDTH) == (True, True)
        assert len(scroll + purse) <= WIDE + 1 - HEAD - ABILITY_WIDTH
        for price in range(row["cost"] + 1):
            key = "draw-price" if price == row["cost"] else "draw-price-reduced"
            assert len(texts.say(key, price=price, cost=row["cost"])) < 7
    assert sum(len(scroll) > NARROW_CELL for scroll in {forms(texts, row)[1] for row in CARDS}) <= 2
    player = {"de": "Spieler 2", "fr": "Joueur 2"}.get(language, "Player 2")
    head = texts.say("draw-player", player=player, gold=14, keys=9)
    assert len("▸ " + head + texts.say("draw-points", points=99)) <= (80 - 2) // 2


@each_language
def test_the_legend_explains_the_signs_of_every_card(language: str) -> None:
    """A sign that English shows on a card is shown by the same card in every language."""
    texts, word = ALL[language], re.compile(r"[^\W\d_]{3,}")
    known = set(word.findall(" ".join(f"{sign} {text}" for sign, text in texts.legend())))
    for row in CARDS:
        assert set(word.findall(" ".join(forms(texts, row)))) <= known, row["id"]
    for (sign, _), (other, _) in zip(TEXTS.legend(), texts.legend(), strict=True):
        assert all(other in forms(texts, row) for row in CARDS if sign in forms(TEXTS, row))
    kinds = texts.catalogue.keys("shield-")
    assert len({texts.say(f"shield-{kind}.sign") for kind in kinds}) == len(kinds) == 6


@pytest.mark.parametrize(("typed", "found"), [
    ("duch", ["duchess"]),
    ("her maj", ["her-majesty-the-queen"]),
    ("queen", ["queen-mother", "her-majesty-the-queen"]),
    ("Master-at-arms", ["master-at-arms"]),
    ("x", []),
    ("monk", ["monk"]),
])  # fmt: skip
def test_cards_are_found_by_name(typed: str, found: list[str]) -> None:
    assert TEXTS.find_card(typed) == found


# --- what happens ---------------------------------------------------------------------------------


def begun() -> Iterator[Position]:
    """Begin games where something is asked or happens seldom, and others from the first turn."""
    yield bought("steward", seat("potter:4 vicar sculptor", "@ . ."))
    yield bought("bombardier", seat("@", gold=9, keys=1), seat("potter"), seat("judge"))
    yield bought("brigand", seat("@", gold=9), seat("baker judge"), seat("duchess"))
    yield bought("brigand", seat("@", gold=9), seat("judge"), seat("duchess"))
    yield bought("gravedigger", seat("@", gold=9, keys=1))
    yield castle_combo.load(castle_removed())
    yield castle_combo.load({"village": {"deck": [], "row": [], "discard": [*VILLAGE]}, "players": [{}, {}]})
    yield from (castle_combo.new(players, seed=players) for players in (2, 3))


@pytest.mark.slow
@each_language
def test_everything_that_happens_in_games_can_be_said_and_drawn(language: str) -> None:
    seen, chance, texts = Heard(set), random.Random(1), ALL[language]
    for pos in begun():
        for _ in range(60):
            talk(texts, pos, seen)
            drawing = str(draw(pos, names=NAMES[: pos.state.seats], texts=texts, width=80))
            assert all(len(line) <= 80 for line in drawing.splitlines())
            said = [texts.choice(pos, choice, NAMES) for choice in pos.choices if choice.name != "choose_neighbor"]
            assert len(set(said)) == len(said) or texts is not TEXTS
            if pos.over:
                break
            pos.push(chance.choice(pos.choices.numbers))
    assert seen["choice"] == {kind.name for kind in CHOICES.kinds}
    assert seen["step"] - {""} == questions(GAME)
    assert seen["event"] == {told.name for told in GAME.told}
    assert seen["reason"] == {why.name.lower() for why in Why} - {"no_key"}, "who has no key is not asked"


@each_language
@for_every("told", GAME.told)
def test_an_event_is_told_to_oneself_in_another_way(language: str, told: Told) -> None:
    values = {"location": "castle", "card": "baron", "face_down": 0}
    event = {"what": told.name} | {name: values.get(name, 1) for name in told.arguments}
    mine, *theirs = (ALL[language].event(event, NAMES, viewer) for viewer in (1, None, 0))
    if "player" in told.arguments:
        assert mine.startswith({"de": "Du ", "fr": "Vous "}.get(language, "You "))
        assert all("Ben" in said and (language == "en" or said.startswith("Ben ")) for said in theirs)
        assert "Ben" not in mine
    else:
        assert {mine, *theirs} == {mine}
    assert mine


@pytest.mark.parametrize(("language", "other", "you"), [
    ("en", "Ben takes Baron face down and gains 6 gold and 2 keys", "You take Baron face down and gain 6"),
    ("de", "Ben nimmt Baron verdeckt und erhält 6 Gold und 2 Schlüssel", "Du nimmst Baron verdeckt und erhältst 6"),
    ("fr", "face cachée et gagne 6 pièces d’or et 2 clés", "face cachée et gagnez 6"),
])  # fmt: skip
def test_who_takes_a_card_face_down_gains_what_the_rules_give(
    language: str, other: str, you: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    took = {"what": "took_face_down", "player": 1, "card": "baron"}
    assert other in ALL[language].event(took, NAMES, 0)
    assert you in ALL[language].event(took, NAMES, 1)
    monkeypatch.setattr(rulebook(), "face_down_gold", 5)
    monkeypatch.setattr(rulebook(), "face_down_keys", 1)
    assert TEXTS.event(took, NAMES, 0).endswith("gains 5 gold and 1 key")


def test_what_all_games_refuse_has_a_sentence() -> None:
    over = castle_combo.new(2, 7)
    assert TEXTS.reason(over.explain({"do": "discard", "location": 0, "slot": 0})) == "that cannot be chosen now"
    while not over.over:
        over.push(over.choices[0])
    assert TEXTS.reason(over.explain(0)) == "the game is over"


def test_a_price_says_what_the_discounts_take_off() -> None:
    own = seat("alchemist squire", gold=4)
    pos = castle_combo.load(position(own, messenger="castle", castle=site("baron steward general")))
    said = [TEXTS.choice(pos, choice, NAMES) for choice in pos.choices]
    assert said[:3] == [
        "take Baron for 1 gold (3 less 2)",
        "take Steward for nothing",
        "take Baron face down: gain 6 gold and 2 keys",
    ]
    assert TEXTS.reason(pos.explain(next(iter(pos.blocked)))) == "General costs 5 gold, you have 4"


@pytest.mark.parametrize(("cell", "said"), [
    ((0, 0), "Ben puts Baron down as the first card"),
    ((-1, 0), "Ben puts Baron one column left, counted from the first card"),
    ((0, 2), "Ben puts Baron two rows below, counted from the first card"),
    ((2, -1), "Ben puts Baron two columns right and one row above, counted from the first card"),
])  # fmt: skip
def test_where_a_card_was_put_is_said_without_coordinates(cell: tuple[int, int], said: str) -> None:
    column, row = cell
    put = {"what": "placed", "player": 1, "card": "baron", "column": column, "row": row}
    assert TEXTS.event(put, NAMES, 0) == said
    for language in LANGUAGES:
        told = ALL[language].event(put, NAMES, 0)
        assert whole(told)
        assert not numbers(told)


@each_language
def test_an_effect_that_is_chosen_does_not_speak_to_whoever_reads_of_it(language: str) -> None:
    """A replay says it of somebody else: “Anna chooses: put 2 gold on each purse that has room”."""
    reader = {"de": r"\b(du|dein\w*|erhalte|lege)\b", "fr": r"\b(vos|votre|vous|gagnez|posez)\b"}
    for row in CARDS:
        if row["ability"]["mode"] == "choose_one":
            for effect in row["ability"]["effects"]:
                said = ALL[language].cards.chosen(effect)
                assert whole(said)
                assert not re.search(reader.get(language, r"\byour?\b"), said), said


@pytest.mark.parametrize(
    ("language", "one", "two"),
    [("en", "1 gold", "2 gold"), ("de", "1 Gold", "2 Gold"), ("fr", "1 pièce d’or", "2 pièces d’or")],
)
def test_none_one_and_many_are_told_apart(language: str, one: str, two: str) -> None:
    say = ALL[language].say
    assert (say("gold", n=1), say("gold", n=2)) == (one, two)
    assert say("draw-cards", cards=1) != say("draw-cards", cards=2).replace("2", "1")
    assert "0" in say("keys", n=0)
    assert "0" in say("event-gained-keys", who="you", player="", amount=0)
    assert "0" in say("score-keys", keys=0)


# --- lists, rules and the score pad ---------------------------------------------------------------


def rule(language: str, name: str) -> str:
    """Read the text of a rule."""
    book = ALL[language]
    return dict(zip(book.rule_ids, (entry.text for entry in book.rules()), strict=True))[name]


@pytest.mark.parametrize(("language", "leftover"), [
    ("en", "Gold that is not on a purse scores nothing."),
    ("de", "Gold, das nicht auf einem Beutel liegt, bringt nichts."),
    ("fr", "L’or hors des bourses ne rapporte rien."),
])  # fmt: skip
def test_the_rules_tell_of_leftover_gold_the_shields_and_the_carpenter(language: str, leftover: str) -> None:
    texts = ALL[language]
    assert leftover in rule(language, "end")
    for shield in ("nobility", "faith", "scholarship", "military", "craftsmanship", "peasantry"):
        assert texts.say(f"shield-{shield}") in rule(language, "sets")
    said, points = rule(language, "face-down"), BY_NAME["carpenter"]["scoring"]["points"]
    assert texts.card("carpenter") in said
    assert list(map(int, re.findall(r"\d+", said))) == [rulebook().face_down_gold, rulebook().face_down_keys, points]


def test_the_readme_names_the_carpenter_where_it_tells_of_cards_face_down() -> None:
    readme = (GAME.folder / "README.md").read_text(encoding="utf-8")
    assert "Carpenter" in next(part for part in readme.split("\n\n") if part.startswith("**Face down"))


@pytest.mark.parametrize(("language", "cells"), [
    ("de", ["herzogin", "königinm 4", "zurück", "konigin 4", "baron", "verdeckt", *[""] * 5, "3", "5"]),
    ("fr", ["duchesse", "doyenne 4", "retour", "doyen 4", "baron", "face cachee", *[""] * 5, "3", "5"]),
])  # fmt: skip
def test_the_score_pad_is_filled_in_ones_own_language(language: str, cells: list[str]) -> None:
    answers = iter(["1", *cells])
    written, players = PadDialog(ALL[language], lambda _: next(answers), lambda _: None).run()
    tableau = written["players"][0]["tableau"]
    assert players == 1
    assert [one["card"] for one in tableau[:3]] == ["duchess", "queen-mother", "baron"]
    assert [one["face_down"] for one in tableau] == [False, False, False, True]
