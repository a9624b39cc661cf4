"""One test for each sentence of the rules, on a position that is written down."""

from __future__ import annotations

from lost_trails import load, new


def test_at_the_beginning() -> None:
    """1 and 2. Everybody has two coins, and three cards lie in the row."""
    view = new(players=4, seed=1).view(None)
    assert [player["coins"] for player in view["players"]] == [2, 2, 2, 2]
    assert len(view["row"]) == 3


def test_a_turn() -> None:
    """3. On your turn you take a card, lay one, search, or rest."""
    pos = load({"row": ["bread", "salt"], "players": [{"coins": 2, "hand": ["wine"]}, {}]})
    assert [str(choice) for choice in pos.choices] == ["take slot=0", "take slot=1", "search", "rest"]


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
    """5. When you rest you take two coins, or three if you have none."""
    pos = load({"row": ["bread"], "players": [{"coins": 1}, {}]})
    pos.push({"do": "rest"})
    assert pos.view(0)["players"][0]["coins"] == 3


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


def test_to_rest_brings_three_coins_to_whoever_has_none() -> None:
    """5. When you rest you take two coins, or three if you have none."""
    pos = load({"players": [{"coins": 0}, {}]})
    pos.push({"do": "rest"})
    assert pos.view(0)["players"][0]["coins"] == 3


def test_a_hand_is_seen_by_its_owner_alone() -> None:
    """9. Everybody is dealt two cards, which only they see."""
    pos = new(players=3, seed=1)
    assert None not in pos.view(0)["players"][0]["hand"]
    assert pos.view(1)["players"][0]["hand"] == 2
    assert pos.view(None)["players"][2]["hand"] == 2


def test_a_card_of_the_hand_is_paid_for() -> None:
    """10. You pay its price, and it lies open."""
    pos = load({"players": [{"coins": 4, "hand": ["wine", "silk"]}, {}]})
    pos.push({"do": "lay", "slot": 1})
    me = pos.view(1)["players"][0]
    assert (me["coins"], me["hand"], me["taken"]) == (0, 1, ["silk"])


def test_others_are_told_that_a_card_was_drawn_but_not_which() -> None:
    """11. You draw a card, which only you see."""
    pos = load({"players": [{"hand": ["wine"]}, {}]})
    pos.push({"do": "search"})
    mine, others = pos.events_for(0)[0]["card"], pos.events_for(1)[0]["card"]
    assert (mine in pos.view(0)["players"][0]["hand"], others) == (True, None)


def test_nobody_holds_more_than_two_cards() -> None:
    """11. You never hold more than two."""
    pos = load({"players": [{"hand": ["wine", "silk"]}, {}]})
    assert pos.explain({"do": "search"})["key"] == "hand-full"
