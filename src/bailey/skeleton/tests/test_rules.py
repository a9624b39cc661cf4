"""One test for each sentence of the rules, on a position that is written down."""

from __future__ import annotations

from my_game import load, new


def test_at_the_beginning() -> None:
    """1 and 2. Everybody has two coins, and three cards lie in the row."""
    view = new(players=4, seed=1).view(None)
    assert [player["coins"] for player in view["players"]] == [2, 2, 2, 2]
    assert len(view["row"]) == 3


def test_a_turn() -> None:
    """3. On your turn you take a card, or rest."""
    pos = load({"row": ["bread", "salt"], "players": [{"coins": 2}, {}]})
    assert [str(choice) for choice in pos.choices] == ["take slot=0", "take slot=1", "rest"]


def test_a_card_is_paid_for() -> None:
    """4. You pay its price, and the row is filled again."""
    pos = load({"row": ["cloth", "pearls"], "players": [{"coins": 3}, {}]})
    assert {"do": "take", "slot": 1} not in pos.choices
    pos.push({"do": "take", "slot": 0})
    me = pos.view(0)["players"][0]
    assert (me["coins"], me["taken"]) == (1, ["cloth"])
    assert len(pos.view(0)["row"]) == 3


def test_why_a_card_cannot_be_taken() -> None:
    """4. A card that you cannot pay for is blocked, and it is said why."""
    pos = load({"row": ["bread", "pearls"], "players": [{"coins": 3}, {}]})
    said = pos.explain({"do": "take", "slot": 1})
    assert said == {"key": "too-expensive", "args": {"card": "pearls", "price": 5, "coins": 3}}


def test_to_rest_brings_two_coins() -> None:
    """5. When you rest you take two coins."""
    pos = new(seed=1)
    pos.push({"do": "rest"})
    assert pos.view(0)["players"][0]["coins"] == 4


def test_the_game_ends_after_six_rounds() -> None:
    """6. Everybody has six turns."""
    pos = new(players=2, seed=1)
    for _ in range(12):
        pos.push({"do": "rest"})
    assert pos.over


def test_points_and_coins_decide() -> None:
    """7 and 8. Points count; of equal points, more coins win."""
    pos = load({"rounds": 0, "todo": [], "players": [{"taken": ["silk"]}, {"taken": ["silver"], "coins": 3}]})
    assert pos.score() == [7, 7]
    assert pos.winners == [1]
