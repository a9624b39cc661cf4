"""Every card, choice, event, reason, step, option and rule has its sentence; a missing one is an error here."""
# ruff: noqa: RUF001 - card texts have a typographic apostrophe

from __future__ import annotations

import random
import re
from typing import TYPE_CHECKING, Any

import pytest
from burgundy_cards.rules.table import acting, placing, seat, table
from cases import cases
from pending import in_the_middle
from speech import NAMES, Heard, questions, speech, talk, whole

from bailey.games import burgundy_cards
from bailey.games.burgundy_cards.card_texts import CardTexts
from bailey.games.burgundy_cards.cards import IDS, KIND_OF, KINDS, MOST_BONUSES, PRINTED, ROUNDS, bonus
from bailey.games.burgundy_cards.choices import CHOICES, Why
from bailey.games.burgundy_cards.steps import Step
from bailey.games.burgundy_cards.texts import Texts

if TYPE_CHECKING:
    from collections.abc import Iterator

    from bailey.core.play.position import Position

GAME = burgundy_cards.GAME
TEXTS = Texts(GAME)
TestSpeech = speech(
    GAME,
    rules=21,
    values={"card": "ship-3a", "good": "dark", "animal": "cow", "type": "ship", "round": "C", "silver": 2},
    args={
        "workers": 2,
        "have": 1,
        "silver": 1,
        "good": "light",
        "card": "mine-1a",
        "by_card": "market-1",
        "enough": "no",
    },
    nameless={"nothing_happened", "showed_bought"},
)
OF_KIND = {KIND_OF[card].name: card for card in IDS}


def test_every_card_has_its_texts() -> None:
    for card in IDS:
        sheet = TEXTS.card_sheet(card)
        assert (len(sheet), all(map(whole, sheet))) == (3, True)
        assert 0 < len(TEXTS.cards.short_name(card)) <= 13
        assert TEXTS.cards.function(card, ".short")


@pytest.mark.parametrize("kind", KINDS)
def test_a_text_has_every_number_of_its_function(kind: str) -> None:
    wanted = [value for value in KIND_OF[OF_KIND[kind]].function.values() if isinstance(value, int)]
    wanted += [3] if kind == "warehouse" else []  # which tells of action 3
    assert list(map(int, re.findall(r"\d+", TEXTS.cards.function(OF_KIND[kind])))) == wanted


def test_the_catalogue_has_just_the_kinds_and_options_and_rules_are_found_by_their_words() -> None:
    kinds = {key for key in TEXTS.catalogue.keys("kind-") if not key.startswith(("choice-", "step-"))}
    assert kinds == set(KINDS)
    assert set(TEXTS.catalogue.keys("option-")) == {option.name.replace("_", "-") for option in GAME.options}
    assert "cloister" in {entry.id for entry in TEXTS.rules_with("on one or two cloisters")}


def test_two_kinds_say_the_same_only_if_they_do_the_same() -> None:
    for form in ("", ".short"):
        said: dict[str, Any] = {}
        for kind, card in OF_KIND.items():
            function = KIND_OF[card].function
            assert said.setdefault(TEXTS.cards.function(card, form), function) == function, kind


CHURCH = (
    "Take a castle, mine or cloister card of your choice from the display as a project;"
    " only if you have three projects already you may do without."
)
CLOISTER = "No function; it may join any pile that is not complete, and then counts as a card of that pile’s type."


@pytest.mark.parametrize(("card", "is_a", "function", "triple"), [
    ("church-2", "Church 2: a building, with a 2 as its die", CHURCH, "Three buildings of any kind: 3 points"),
    ("cloister-1a", "Cloister 1: a card of the type cloister, with a 1 as its die", CLOISTER,
        "Three cloisters alone: 6 points"),
    ("mine-6b", "Mine 6: a card of the type mine, with a 6 as its die", "Gain 2 silver.",
        "Three of the type: 4 points"),
])  # fmt: skip
def test_some_cards_word_for_word(card: str, is_a: str, function: str, triple: str) -> None:
    assert TEXTS.card_sheet(card) == [is_a, f"When placed: {function}", triple]


def test_round_bonuses_word_for_word() -> None:
    assert TEXTS.cards.bonuses(0) == "3 points, 2 goods, 2 animals, 3 silver or 3 workers"
    assert TEXTS.cards.bonuses(3) == "2 silver, 2 workers or 1 silver and 1 worker"
    for number in range(len(ROUNDS)):
        for i, row in enumerate(PRINTED["rounds"][number]["bonuses"]):
            found = sum(map(int, re.findall(r"\d+", TEXTS.cards.bonus(number, i))))
            assert found == sum(row.values()) == sum(bonus(number * MOST_BONUSES + i).flat())


def test_a_changed_function_changes_the_text(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(KIND_OF["mine-1a"].function, "silver", 5)
    assert CardTexts(TEXTS.say).function("mine-1a") == "gain 5 silver"


TWO_LIGHT = [{"top": "light", "cards": 9}, {"top": "light", "cards": 9}]


def rare() -> Iterator[Position]:
    """Begin games that come to what is rare."""
    for _ in range(6):
        # A warehouse without goods, before which something may be bought; a project that has to make room.
        own = seat(silver=3, workers=3, hand="warehouse-4", projects="warehouse-5 city-hall-5 castle-4a")
        yield table(own, seat(hand="ship-1b", goods=[5, 5, 5], animals=[5, 5, 5, 3]), display={1: "mine-2a"})
        # Open piles that run out, and the last of seven types.
        estate = ("castle-1a", "mine-1a", "cloister-1a", "knowledge-1a", "church-1", "ship-2a")
        own = seat(workers=9, hand="pasture-1a", projects="pasture-1b ship-1a", estate=estate)
        goods, animals = ([{"top": top, "cards": n} for top, n in piles] for piles in (
            (("light", 1), ("dark", 17)), (("cow", 1), ("pig", 19))))  # fmt: skip
        yield table(own, seat(hand="ship-1b"), goods_piles=goods, animal_piles=animals)
        # A triple whose bonus may be goods or animals, when none are left.
        own = seat(hand="ship-1a", projects="castle-1a castle-1b", estate=("castle-2a castle-3a",), sold=[6, 6, 6])
        yield table({**own, "animals": [5, 5, 5, 5]}, seat(hand="ship-1b"), round="B")
        # A market that takes with a full project area; a boarding house before which two goods piles show the same.
        own = {"hand": ["ship-1a"], "projects": ["boarding-house-4", "castle-1b", "castle-2a"], "workers": 3}
        written = {
            "players": [own, {"hand": ["ship-1b"]}],
            "display": [{"cards": ["ship-2a"]}],
            "goods_piles": TWO_LIGHT,
        }
        turn = ((Step.END_TURN, 0), (Step.FINISH, 0), (Step.ACT, 0), (Step.TAKE_CARD, IDS.index("market-1")))
        yield in_the_middle(GAME, written, *turn)
        yield placing("warehouse-4", seat(goods=[1, 0, 1], silver=3))


@pytest.mark.slow
def test_everything_that_happens_in_games_can_be_said() -> None:
    seen = Heard(set)
    chance = random.Random(1)
    games = [(burgundy_cards.new(1 + game % 4, seed=game), 500) for game in range(12)]
    for position, decisions in [*((one, 50) for one in rare()), *games]:
        for _ in range(decisions):
            talk(TEXTS, position, seen)
            if position.over:
                break
            position.push(chance.choice(position.choices.numbers))
    by_itself = {"keep_projects"}  # it is the only choice where it is open
    assert seen["choice"] == {kind.name for kind in CHOICES.kinds} - by_itself
    assert seen["step"] - {""} == questions(GAME)
    assert seen["event"] == {told.name for told in GAME.told}
    assert seen["reason"] | {"no_card_left"} == {why.name.lower() for why in Why}


def test_aaron_has_a_name_in_what_happens() -> None:
    event = {"what": "completed", "player": 1, "type": "ship"}
    assert TEXTS.event(event, ["You", "Aaron"], 0) == "Aaron completes a triple: ship"


@cases("workers silver blocked", {
    "a worker and two silver": (1, 2, {0: "3 workers", 1: "1 silver and 2 workers", 3: "3 silver"}),
    "three workers": (3, 0, {1: "1 silver and 2 workers", 2: "2 silver and 1 worker", 3: "3 silver"}),
})  # fmt: skip
def test_of_three_in_all_a_conversion_says_what_it_takes(workers: int, silver: int, blocked: dict[int, str]) -> None:
    """There are three, so it would be wrong that three make a point: only these three are not there."""
    pos = acting(2, seat(workers=workers, silver=silver), display={1: "castle-6a"})
    have = f"you have {workers} worker{'s' * (workers > 1)} and {silver} silver"
    for mixed, returned in blocked.items():
        assert TEXTS.reason(pos.explain({"do": "convert", "silver": mixed})) == f"that takes {returned}, {have}"


def test_choices_say_what_they_cost_and_where_they_lead() -> None:
    own = seat(workers=1, goods=[2, 0, 1], projects="ship-3a", estate=("ship-1a", "cloister-1a"))
    pos = acting(2, own, display={1: "castle-6a", 2: "bank-4", 4: "market-1"})
    assert [TEXTS.choice(pos, choice, NAMES) for choice in pos.choices] == [
        "take castle 6 from row 1 (1 worker)",
        "take bank 4 from row 2",
        "place ship 3 onto one cloister (1 worker)",
        "place ship 3 onto one ship (1 worker)",
        "sell 2 light goods for 2 silver and 2 points",
        "restock workers to two (+1)",
        "take 1 silver",
    ]
    far = CHOICES.find({"do": "take", "row": 4, "slot": 0})
    assert TEXTS.reason(pos.explain(far)) == "that takes 2 workers, you have 1"


@cases("typed found", {
    "a kind": ("church", ["church-1"]),
    "a kind and its die": ("mine 4", ["mine-4a"]),
    "one of two words": ("boarding", ["boarding-house-4"]),
    "a beginning": ("carp", ["carpenters-workshop-1"]),
    "an id": ("mine-4b", ["mine-4b"]),
    "nothing": ("x", []),
})  # fmt: skip
def test_cards_are_found_by_name(typed: str, found: list[str]) -> None:
    assert TEXTS.find_card(typed) == found
