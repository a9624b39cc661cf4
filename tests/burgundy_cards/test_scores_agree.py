"""The game's scores against the slow scorer: whole games by chance, and made-up endings."""

from __future__ import annotations

import random
from typing import TYPE_CHECKING, Any

import pytest
from burgundy_cards.rules.table import seat, table
from burgundy_cards.rules.test_end_and_scoring import COUNTS, POINTS, TRIPLE
from burgundy_cards.rules.test_tie_break import TIES
from burgundy_cards.slow_scorer import (
    ALL_SEVEN,
    TYPES,
    BonusCards,
    Json,
    Line,
    aaron_wins,
    score_player,
    total,
    triples_of,
    type_of,
    winners,
)
from soak import TIMES

from bailey.games import burgundy_cards

if TYPE_CHECKING:
    from collections.abc import Iterator

    from bailey.core.play.position import Position

PLAYERS = (1, 2, 3, 4)
CARDS = burgundy_cards.GAME.cards


def assert_scores_agree(pos: Position) -> None:
    position = pos.dump()
    assert pos.score() == [total(position, p) for p in range(len(position["players"]))]
    for p, points in enumerate(pos.score()):
        assert [as_line(one) for one in pos.breakdown(p)] == score_player(position, p)
        assert sum(one["points"] for one in pos.breakdown(p)) == points


def as_line(told: Json) -> Line:
    """Read one line of the game's breakdown."""
    name = f"triple {told['type']}" if told["line"] == "triple" else told["line"]
    return Line(name, told["points"], told.get("count", told.get("sets")))


def assert_endings_agree(pos: Position) -> None:
    assert pos.over
    assert_scores_agree(pos)
    assert list(pos.winners) == winners(pos.dump())


# --- what was counted by hand -----------------------------------------------------------------------------------------


@pytest.mark.parametrize("rule", COUNTS)
def test_both_count_as_the_rules_were_counted_by_hand(rule: str) -> None:
    own, *_, points = COUNTS[rule]
    pos = table(seat(**own), start_player=1)
    assert_scores_agree(pos)
    assert pos.score()[0] == points


@pytest.mark.parametrize("name", POINTS)
def test_both_count_triples(name: str) -> None:
    """Its points, and one for the first; Aaron has both, and nothing else."""
    estate = (TRIPLE[name], "mine-5a mine-6a", "cloister-6a")
    for pos in (table(seat(estate=estate), start_player=1), table(seat(), seat(estate=estate), seats=1, round="E")):
        assert_scores_agree(pos)
        assert POINTS[name] + 1 in pos.score()


def test_both_count_all_lines() -> None:
    own = {"estate": (TRIPLE["mine"], *(f"{name}-6b" for name in TYPES[:-1] if name != "mine"), "bank-6")}
    own |= {"sold": [1, 0, 2], "points": 4, "animals": [1, 1, 0, 0]}
    pos = table(seat(**own), start_player=0)
    assert_scores_agree(pos)
    lines = {"triple mine": 4, "first_triples": 1, "all_seven": 3, "goods": 3, "victory_points": 4, "animals": 1}
    assert {line.name: line.points for line in score_player(pos.dump(), 0)} == lines | {"start_player": 1}


@pytest.mark.parametrize("rule", TIES)
def test_both_know_who_wins(rule: str) -> None:
    """The last of them has the start player card, and a point less elsewhere."""
    seats, found = TIES[rule]
    last = {**seats[-1], "points": seats[-1]["points"] - 1}
    pos = table(*[seat(**one) for one in (*seats[:-1], last)], start_player=len(seats) - 1)
    assert_scores_agree(pos)
    assert list(pos.winners) == winners(pos.dump()) == found


@pytest.mark.parametrize(("own", "strict", "lost"), [(5, False, False), (5, True, True), (4, False, True)])
def test_both_know_whether_aaron_wins(own: int, *, strict: bool, lost: bool) -> None:
    pos = table(seat(points=own), seat(estate=(TRIPLE["mine"],)), seats=1, strict_win=strict, round="E")
    assert list(pos.winners) == winners(pos.dump()) == [int(lost)]


# --- whole games ------------------------------------------------------------------------------------------------------


def play(players: int, seed: int, **options: int) -> Iterator[Position]:
    """Give every position of a game that is played by chance, by a player who likes to place cards."""
    pos = burgundy_cards.new(players=players, seed=seed, options=options)
    chooser = random.Random(seed)
    while not pos.over:
        yield pos
        placing = [choice for choice in pos.choices if choice.name in ("place", "use_bought")]
        pos.push(chooser.choice(placing if placing and chooser.random() < 0.7 else list(pos.choices)))
    yield pos


def assert_game_agrees(players: int, seed: int, **options: int) -> None:
    """Score the ending, and keep the bonus cards by hand through the whole game."""
    cards: BonusCards | None = None
    for pos in play(players, seed, **options):
        if cards is None:
            cards = begun(pos, players)
        else:
            for event in pos.events:
                if event["what"] == "placed":
                    cards.placed(event["player"], event["card"], event["stack"])
    assert cards is not None
    assert_endings_agree(pos)
    position = pos.dump()
    assert position["first_triples"] == cards.first_triples
    assert [one["all_seven"] for one in position["players"]] == [
        cards.all_seven.get(p, 0) for p in range(len(position["players"]))
    ]


def begun(pos: Position, players: int) -> BonusCards:
    """What lies there before the first choice: alone, Aaron's first three cards."""
    cards = BonusCards(players)
    for p, player in enumerate(pos.dump()["players"]):
        for entry in player["estate"]:
            cards.placed(p, entry["card"], entry["stack"])
    return cards


@pytest.mark.slow
@pytest.mark.parametrize("players", PLAYERS)
def test_random_games(players: int) -> None:
    """With and without all options, and alone to the end."""
    assert_game_agrees(players, 0)
    assert_game_agrees(players, 200, **{one.name: 1 for one in burgundy_cards.GAME.options})
    assert_game_agrees(1, 50 + players, end_only_check=1)


@pytest.mark.long
@pytest.mark.parametrize("players", PLAYERS)
def test_many_more_games(players: int) -> None:
    for seed in range(1000, 1000 + 8 * TIMES):
        assert_game_agrees(players, seed)
        assert_game_agrees(players, seed, **{one.name: 1 for one in burgundy_cards.GAME.options})


@pytest.mark.slow
@pytest.mark.parametrize("players", PLAYERS)
def test_every_position_of_a_game_scores_as_if_it_ended_there(players: int) -> None:
    for pos in play(players, 101):
        assert_scores_agree(pos)


@pytest.mark.slow
def test_random_games_have_triples_bonus_cards_and_sets() -> None:
    """The comparison above is worth something only if these lines occur; at most 25 games are searched for them."""
    wanted = {"first_triples", "all_seven", "goods", "victory_points", "animals", "start_player"}
    wanted |= {f"triple {name}" for name in TYPES if name != "cloister"}
    seen: set[str] = set()
    for seed in range(25):
        *_, pos = play(2, seed)
        seen |= {line.name for p in range(2) for line in score_player(pos.dump(), p) if line.points}
        if seen >= wanted:
            break
    assert seen >= wanted


# --- against Aaron ----------------------------------------------------------------------------------------------------


@pytest.mark.slow
@pytest.mark.parametrize("seed", range(300, 303))
def test_after_each_round_the_slow_scores_are_compared(seed: int) -> None:
    """What is kept of the last round is what the slow scorer counts at the end; nobody was behind before."""
    *_, pos = play(1, seed)
    position = pos.dump()
    last = "ABCDE".index(position["round"])
    own, his = position["own_after"], position["aaron_after"]
    assert (own[last], his[last]) == (total(position, 0), total(position, 1))
    assert all(mine >= aarons for mine, aarons in zip(own[:last], his[:last], strict=True))
    assert own[last + 1 :] == his[last + 1 :] == [-1] * (4 - last)
    assert last == 4 or aaron_wins(own[last], his[last], strict=False)
    triples = [line.points for line in score_player(position, 1) if line.name.startswith("triple")]
    assert position["aaron_triples_after"][last] == sum(triples)


# --- made-up endings --------------------------------------------------------------------------------------------------


def made_up(seed: int) -> Json:
    """Deal estates, bonus cards and storages anyhow; everybody holds one last card of the last round."""
    chance = random.Random(seed)
    seats = chance.randint(1, 4)
    count = max(2, seats)
    dealt = chance.sample(CARDS, len(CARDS))
    players = [any_player(chance, [dealt.pop() for _ in range(22)], aaron=seats == 1 and p == 1) for p in range(count)]
    share(chance, players, ("goods", "sold"), 3, 6)
    share(chance, players, ("animals",), 4, 5)
    if seats == 1:
        players[1] = {"estate": players[1]["estate"]}
    for player in players[:seats]:
        player["hand"] = [dealt.pop()]
    first = share_bonus_cards(chance, players, seats)
    options = {name: chance.randint(0, 1) for name in ("single_animal_set", "strict_win")}
    rest: Json = {"start_player": chance.randrange(seats), "first_triples": first, "options": options}
    return {"game": "burgundy-cards", "seats": seats, "turn": 0, "seed": 1, "round": "E", "players": players} | rest


def any_player(chance: random.Random, cards: list[str], *, aaron: bool) -> Json:
    """Pile cards up as the rules allow, and fill a storage."""
    piles: list[list[str]] = []
    for card in cards:
        fitting = [pile for pile in piles if len(pile) < 3 and fits(card, pile, aaron=aaron)]
        pile = chance.choice(fitting) if fitting and (aaron or chance.random() < 0.9) else []
        if not pile:
            piles.append(pile)
        pile.append(card)
    estate = [{"card": card, "stack": i} for i, pile in enumerate(piles) for card in pile]
    return {"estate": estate} | {name: chance.randint(0, 4) for name in ("points", "silver", "workers")}


def fits(card: str, pile: list[str], *, aaron: bool) -> bool:
    """Whether the card may join the pile; Aaron mixes no cloisters."""
    types = {type_of(one) for one in [card, *pile]}
    return len(types if aaron else types - {"cloister"}) <= 1


def share(chance: random.Random, players: list[Json], places: tuple[str, ...], kinds: int, copies: int) -> None:
    """Deal some of the goods or animals that there are."""
    for player in players:
        player.update({place: [0] * kinds for place in places})
    for kind in range(kinds):
        for _ in range(chance.randint(0, copies)):
            chance.choice(players)[chance.choice(places)][kind] += 1


def share_bonus_cards(chance: random.Random, players: list[Json], seats: int) -> list[int]:
    """Let anybody who can have been first have been it; say who was first with a triple of each type."""
    seven = [player for player in players if {type_of(one["card"]) for one in player["estate"]} == {*TYPES}]
    for player, worth in zip(chance.sample(seven, len(seven)), ALL_SEVEN[seats], strict=False):
        player["all_seven"] = worth
    able = [[p for p, player in enumerate(players) if name in triples_of(player)] for name in TYPES]
    return [chance.choice(those) if those else -1 for those in able]


def assert_made_up_ending_agrees(seed: int) -> Position:
    pos = burgundy_cards.load(made_up(seed))
    assert_scores_agree(pos)
    assert list(pos.winners) == winners(pos.dump())
    return pos


@pytest.mark.slow
def test_made_up_endings_have_triples_of_every_type_and_several_of_one() -> None:
    positions = [assert_made_up_ending_agrees(seed).dump() for seed in range(150)]
    lines = [line for one in positions for p in range(len(one["players"])) for line in score_player(one, p)]
    assert {name for name in TYPES if any(line.name == f"triple {name}" for line in lines)} == set(TYPES)
    assert any(line.detail > 1 for line in lines if line.name.startswith("triple"))
    assert {len(line.detail) for line in lines if line.name == "animals"} >= {0, 1, 2, 3}


@pytest.mark.long
def test_many_more_made_up_endings() -> None:
    for seed in range(1000, 1000 + 300 * TIMES):
        assert_made_up_ending_agrees(seed)


def test_close_endings_are_tied_and_broken_alike() -> None:
    """Three players with few points and little in the storage: many ties."""
    chooser, tied = random.Random(5), 0
    for _ in range(100):
        players: list[Any] = [
            {
                "hand": [f"mine-{p + 1}a"],
                "goods": [chooser.randint(0, 1), 0, 0],
                "animals": [1, chooser.randint(0, 1), 0, 0],
            }
            | {name: chooser.randint(0, 1) for name in ("points", "silver", "workers")}
            for p in range(3)
        ]
        pos = burgundy_cards.load({"seats": 3, "round": "E", "start_player": chooser.randint(0, 2), "players": players})
        assert list(pos.winners) == winners(pos.dump())
        tied += len(pos.winners) > 1
    assert tied > 5
