"""The Automata's finished cards, its colours, and its final scoring (the first text)."""

from __future__ import annotations

import pytest
from burgundy_board.automata_turns import IT, after, before, cards, covered, him, its, told, view
from burgundy_board.positions import with_goods

from bailey.core import NEVER
from bailey.games import burgundy_board
from bailey.games.burgundy_board.data import AUTOMATA_PRINTED

POINTS = {row["id"]: row["points"] for row in AUTOMATA_PRINTED["cards"]}
#: A left card that lacks one mine.
ALMOST = ("automata-1", {1: "cow-2a", 2: "knowledge-9"})
MINE = {1: {0: "mine-1"}}


@pytest.mark.parametrize(("level", "points"), [(1, 8), (2, 12), (3, 16)])
def test_a_full_card_scores_by_the_level(level: int, points: int) -> None:
    pos = after(1, left=ALMOST, depots=MINE, level=level)
    assert its(pos, "cards") == points


def test_the_points_of_the_cards() -> None:
    by_size = {3: [8, 12, 16], 4: [14, 18, 22], 5: [17, 21, 25]}
    assert {row["id"]: row["points"] for row in AUTOMATA_PRINTED["cards"]} == POINTS
    assert all(row["points"] == by_size[len(row["items"])] for row in AUTOMATA_PRINTED["cards"])


def test_its_tiles_go_to_the_duchy_and_wild_ones_are_turned() -> None:
    pos = after(1, left=("automata-1", {1: "*castle-16", 2: "knowledge-9"}), depots=MINE)
    assert set(view(pos, "finished")) == {"mine-1", "castle-16", "knowledge-9"}
    assert him(pos).placed[0] == 1, "a castle"


def test_left_finished_the_right_card_slides_and_a_new_one_comes() -> None:
    pos = after(1, left=ALMOST, right=("automata-2", {0: "bank-1", 2: "*pig-3c"}), depots=MINE)
    assert cards(pos)[0] == "automata-2"
    assert covered(pos, 0) == {0: "bank-1", 2: "*pig-3c"}
    assert covered(pos, 1) == {}
    assert view(pos, "automata_discard") == ["automata-1"]
    assert told(pos, "automata_slid")


def test_right_finished_a_new_right_card_comes() -> None:
    pos = after(1, 6, left=("automata-2", {0: "bank-1"}), right=ALMOST, depots=MINE)
    assert cards(pos)[0] == "automata-2"
    assert cards(pos)[1] not in {"automata-1", "automata-2"}
    assert not told(pos, "automata_slid")
    assert view(pos, "automata_discard") == ["automata-1"]


def test_both_finished_both_score_and_two_new_cards_come() -> None:
    left = ("automata-8", {1: "mine-2", 2: "cow-2a", 3: "ship-2"})
    right = ("automata-2", {0: "bank-1", 1: "church-1", 2: "cow-2b"})
    pos = after(1, 1, left=left, right=right, depots={1: {0: "castle-6", 1: "knowledge-9"}})
    assert [event["card"] for event in told(pos, "automata_finished")] == ["automata-8", "automata-2"]
    assert its(pos, "cards") == 14 + 14
    assert {"automata-8", "automata-2"}.isdisjoint(cards(pos))
    assert view(pos, "automata_discard") == ["automata-8", "automata-2"]


def test_of_two_finished_cards_the_right_one_is_discarded_after_the_left_one_is_replaced() -> None:
    """With an empty deck the new card comes from those that were discarded before it."""
    left = ("automata-8", {1: "mine-2", 2: "cow-2a", 3: "ship-2"})
    right = ("automata-2", {0: "bank-1", 1: "church-1", 2: "cow-2b"})
    gone = [f"automata-{n}" for n in (1, 3, 4, 5, 6, 7, 9)]
    depots = {1: {0: "castle-6", 1: "knowledge-9"}}
    for seed in range(60):
        pos = after(1, 1, left=left, right=right, depots=depots, automata_discard=gone, first_seed=seed)
        assert "automata-2" not in cards(pos)
        assert view(pos, "automata_discard") == ["automata-2"]


def test_an_empty_deck_is_made_of_the_discarded_cards() -> None:
    gone = [f"automata-{n}" for n in range(3, 10)]
    pos = after(1, left=ALMOST, depots=MINE, automata_discard=gone)
    assert told(pos, "automata_shuffled")
    assert pos.state.automata_deck.size == 7
    assert cards(pos)[1] in {*gone, "automata-1"}


# Colours

ENOUGH = {"mine": 3, "castle": 4, "livestock": 6, "ship": 6, "knowledge": 6, "building": 12}
OF = {
    "mine": ["mine-1", "mine-2", "mine-3"],
    "castle": [f"castle-{n}" for n in range(5, 9)],
    "livestock": ["cow-2b", "cow-3a", "cow-3b", "cow-4a", "pig-2a", "pig-2b"],
    "ship": [f"ship-{n}" for n in range(1, 7)],
    "knowledge": [f"knowledge-{n}" for n in range(2, 8)],
    "building": [f"bank-{n}" for n in range(1, 8)] + [f"church-{n}" for n in range(1, 6)],
}
ORDER = ("castle", "mine", "knowledge", "ship", "livestock", "building")


def finished_with(kind: str, less: int, **more: object) -> object:
    """Finish a card with a castle in place of other tiles, and so many tiles of a kind in the duchy."""
    lying = {0: "*castle-14", 1: "*castle-13"}
    tiles = [name for name in OF[kind][: ENOUGH[kind] - less] if name != "knowledge-9"]
    return after(1, left=("automata-1", lying), finished=tiles, depots={1: {0: "knowledge-13"}}, **more)  # type: ignore[arg-type]


@pytest.mark.parametrize("kind", ["mine", "livestock", "ship", "building"])
def test_with_enough_of_a_colour_it_takes_the_bonus_tile(kind: str) -> None:
    pos = finished_with(kind, 0)
    assert its(pos, "colours") == 6, "three play"  # type: ignore[arg-type]
    assert pos.state.first_bonus[ORDER.index(kind)] == IT  # type: ignore[attr-defined]
    assert its(finished_with(kind, 1), "colours") == 0  # type: ignore[arg-type]


def test_knowledge_and_castles_of_the_card_itself_count() -> None:
    assert its(finished_with("knowledge", 1), "colours") == 6  # type: ignore[arg-type]
    assert its(finished_with("knowledge", 2), "colours") == 0  # type: ignore[arg-type]
    assert its(finished_with("castle", 2), "colours") == 6  # type: ignore[arg-type]
    assert its(finished_with("castle", 3), "colours") == 0  # type: ignore[arg-type]


def test_the_second_tile_if_the_first_is_gone_and_none_after_that() -> None:
    gone = {"first_bonus": [-1, 0, -1, -1, -1, -1]}
    assert its(finished_with("mine", 0, **gone), "colours") == 3  # type: ignore[arg-type]
    gone["second_bonus"] = [-1, 1, -1, -1, -1, -1]
    assert its(finished_with("mine", 0, **gone), "colours") == 0  # type: ignore[arg-type]


@pytest.mark.parametrize(
    "held",
    [
        {"first_bonus": [-1, IT, -1, -1, -1, -1]},
        {"first_bonus": [-1, 0, -1, -1, -1, -1], "second_bonus": [-1, IT, -1, -1, -1, -1]},
    ],
)
def test_once_for_a_colour(held: dict[str, list[int]]) -> None:
    assert its(finished_with("mine", 0, **held), "colours") == 0  # type: ignore[arg-type]


def test_it_is_checked_only_when_a_card_is_finished() -> None:
    pos = after(1, left=("automata-1", {}), finished=OF["mine"], depots={1: {0: "knowledge-13"}})
    assert its(pos, "colours") == 0


def test_tiles_on_other_cards_count_only_by_the_option() -> None:
    right = ("automata-4", {3: "mine-3"})
    for option in (False, True):
        pos = finished_with("mine", 1, right=right, automata_bonus_on_cards=option)
        assert its(pos, "colours") == (6 if option else 0)  # type: ignore[arg-type]


def test_modifiers_a_and_b_count_tiles_that_nobody_placed() -> None:
    assert before(automata_a=True).state.players[IT].placed == [0, 0, 1, 1, 1, 2]
    assert before(automata_b=True).state.players[IT].placed == [1, 1, 0, 0, 0, 1]
    assert burgundy_board.new(2, 1, {"automata": 1, "automata_a": 1, "automata_b": 1}).state.players[IT].placed == [
        1,
        1,
        1,
        1,
        1,
        3,
    ]
    assert its(finished_with("mine", 1, automata_b=True), "colours") == 6  # type: ignore[arg-type]


# The end


def total(**more: object) -> int:
    """Return its score in a position."""
    said = {"left": ("automata-1", {}), "right": ("automata-2", {}), **more}
    return before(**said).score()[IT]  # type: ignore[arg-type]


def test_it_scores_what_is_left_over() -> None:
    assert total() == 0
    assert total(finished=["knowledge-2", "mine-1"]) == 4
    assert total(him={"goods": with_goods(t1=2, t6=1)}) == 3
    assert total(him={"silver": 5}) == 5
    assert total(reserve=["cow-2a", "knowledge-2"], wilds=["pig-3c"]) == 3, "knowledge in the reserve counts as a tile"
    assert total(left=("automata-1", {0: "mine-1"}), right=("automata-2", {2: "cow-2a"})) == 4
    assert total(left=("automata-1", {2: "knowledge-2"})) == 2 + 4
    assert total(left=("automata-1", {2: "*knowledge-2"})) == 2, "a wild tile is no knowledge"


def test_its_lines() -> None:
    pos = before(him={"silver": 2, "goods": with_goods(t2=1), "points": [0, 14, 6, 3, 9, 4]}, finished=["knowledge-2"])
    found = {str(row["line"]): row["points"] for row in pos.breakdown(IT)}
    assert found == {
        "cards": 14,
        "colours": 6,
        "livestock": 3,
        "sales": 9,
        "buildings": 4,
        "goods": 1,
        "silver": 2,
        "automata_knowledge": 4,
        "automata_reserve": 0,
        "automata_unfinished": 0,
    }
    assert sum(map(int, found.values())) == pos.score()[IT]


def test_it_wins_ties() -> None:
    pos = before(him={"silver": 1}, todo=[])
    assert pos.score() == [1, 1, 1]
    assert pos.winners == [IT]


def test_what_it_had_after_each_phase_is_kept() -> None:
    pos = after(1, round=5, left=("automata-1", {}), order=[0, 1, IT, -1], depots={1: {0: "knowledge-13"}})
    while not told(pos, "phase_ended"):
        pos.push(next(c for c in pos.choices if c.name in {"take_workers", "finish"}))
    kept = pos.state.automata_after
    assert kept[0] == 2 + 4
    assert kept[6] == 2 + 4, "all of it left over"
    assert kept[7:] == [-1] * 28
    read = burgundy_board.GAME.chronicle
    assert read is not None
    assert read.read(pos.state, 0, 0) == 6
    assert read.read(pos.state, 0, 4) == NEVER
