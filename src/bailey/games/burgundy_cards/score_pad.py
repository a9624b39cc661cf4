"""The score pad for physical games: what everybody has at the end.

Of an estate only the triples are asked for, by type: a pile that is not complete counts nothing. Whoever has all seven
types gets a card of each type that is missing.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from bailey.core.play.score_pad import InvalidAnswer, PadQuestion, ScorePad
from bailey.games.burgundy_cards.cards import (
    AARONS_PILES,
    ANIMALS,
    CLOISTER,
    COPIES_OF_ANIMAL,
    COPIES_OF_GOOD,
    GOODS,
    IDS,
    KIND_OF,
    ROUNDS,
    TRIPLE,
    TYPES,
    setup_for,
)
from bailey.games.burgundy_cards.state import AARON, ESTATE, MOST_PLAYERS

if TYPE_CHECKING:
    from collections.abc import Iterator

    from bailey.core import Data
    from bailey.core.play.score_pad import Answers

CARDS_OF = {name: [card for card in IDS if KIND_OF[card].type == name] for name in TYPES}
CLOISTERS = len(CARDS_OF[TYPES[CLOISTER]])
ALL_GOODS = len(GOODS) * COPIES_OF_GOOD
NOBODY = -1


def questions(seats: int, p: int) -> list[PadQuestion]:
    """Ask for all that scores and, where it can break a tie, for what is left; Aaron has an estate and bonus cards."""
    estate = [PadQuestion(name, most=_most_triples(name, mixed=not _is_aaron(seats, p))) for name in TYPES]
    bonus = [
        PadQuestion("first-triples", most=len(TYPES)),
        PadQuestion("all-seven", most=max(setup_for(seats).all_seven)),
    ]
    if _is_aaron(seats, p):
        return [*estate, *bonus]
    goods, animals = PadQuestion("sold", most=ALL_GOODS), [PadQuestion(name, most=COPIES_OF_ANIMAL) for name in ANIMALS]
    scoring = [*estate, *bonus, goods, PadQuestion("points"), *animals]
    left = [
        PadQuestion("start-card", most=1),
        PadQuestion("silver"),
        PadQuestion("workers"),
        PadQuestion("goods", most=ALL_GOODS),
    ]
    return scoring if seats == 1 else [*scoring, *left]


def _is_aaron(seats: int, p: int) -> bool:
    return seats == 1 and p == AARON


def _most_triples(name: str, *, mixed: bool) -> int:
    """Return how many triples of a type the deck allows, with every cloister used if they may be mixed."""
    cards = len(CARDS_OF[name])
    pure = not mixed or name == TYPES[CLOISTER]
    return cards // TRIPLE if pure else min(cards, (cards + CLOISTERS) // TRIPLE)


# Impossible answers


def faults(seats: int, answers: list[Answers]) -> Iterator[InvalidAnswer]:
    """Find more of something than exists, and bonus cards that nobody can have."""
    yield from _of_estates(seats, answers)
    yield from _of_bonus_cards(seats, answers)
    yield from _of_supplies(answers)


def _sum(answers: list[Answers], *names: str) -> int:
    return sum(said.get(name, 0) for said in answers for name in names)


def _of_estates(seats: int, answers: list[Answers]) -> Iterator[InvalidAnswer]:
    estates = _estates(seats, answers)
    if estates is None:
        yield InvalidAnswer("pad-too-many-triples", {"cloisters": CLOISTERS})
        return
    for p, estate in enumerate(estates):
        most = sum(AARONS_PILES) if _is_aaron(seats, p) else ESTATE
        if len(estate) > most:
            yield InvalidAnswer("pad-large-estate", {"most": most // TRIPLE})


def _of_bonus_cards(seats: int, answers: list[Answers]) -> Iterator[InvalidAnswer]:
    completed = sum(_sum(answers, name) > 0 for name in TYPES)
    too_few = _all_told(answers, "first-triples") and _sum(answers, "first-triples") < completed
    if first_to_complete(answers) is None or too_few:
        yield InvalidAnswer("pad-first-triples-fault")
    worths = [int(worth) for worth in setup_for(seats).all_seven if worth]
    held = [said["all-seven"] for said in answers if said.get("all-seven")]
    from_the_top = not _all_told(answers, "all-seven") or {*held} == {*worths[: len(held)]}
    if len(set(held)) < len(held) or not set(held) <= set(worths) or not from_the_top:
        yield InvalidAnswer("pad-all-seven-fault", {"worths": ", ".join(map(str, worths))})


def _all_told(answers: list[Answers], name: str) -> bool:
    """Return whether the last player, and so everybody, has answered this question."""
    return name in answers[-1]


def _of_supplies(answers: list[Answers]) -> Iterator[InvalidAnswer]:
    if any(_sum(answers, name) > COPIES_OF_ANIMAL for name in ANIMALS):
        yield InvalidAnswer("pad-animals-fault", {"most": COPIES_OF_ANIMAL})
    if _sum(answers, "sold", "goods") > ALL_GOODS:
        yield InvalidAnswer("pad-goods-fault", {"most": ALL_GOODS})
    start_cards = _sum(answers, "start-card")
    if start_cards > 1 or (_all_told(answers, "start-card") and start_cards == 0):
        yield InvalidAnswer("pad-start-card-fault")


def first_to_complete(answers: list[Answers]) -> list[int] | None:
    """Return the holder of each type's bonus card, so that everybody has as many as answered; None if impossible."""
    held = [NOBODY] * len(TYPES)
    for p, said in enumerate(answers):
        for _ in range(said.get("first-triples", 0)):
            if not _give(answers, p, held, set()):
                return None
    return held


def _give(answers: list[Answers], p: int, held: list[int], tried: set[int]) -> bool:
    """Give a player a bonus card of a type with a triple, if needed from a player who can hold another (a matching)."""
    for t, name in enumerate(TYPES):
        if t in tried or not answers[p].get(name, 0):
            continue
        tried.add(t)
        if held[t] == NOBODY or _give(answers, held[t], held, tried):
            held[t] = p
            return True
    return False


# The position


def position(seats: int, answers: list[Answers]) -> dict[str, object]:
    """Return the position at the end of the game, with any cards and goods that fit the answers."""
    estates, goods = _estates(seats, answers) or [], iter([name for name in GOODS for _ in range(COPIES_OF_GOOD)])
    players = [_player(said, estates[p], goods) for p, said in enumerate(answers)]
    start = next((p for p, said in enumerate(answers) if said.get("start-card")), 0)
    table = {"round": ROUNDS[-1], "start_player": start, "first_triples": first_to_complete(answers)}
    return {"seats": seats, **table, "players": players, "todo": []}


def _player(said: Answers, estate: list[Data], goods: Iterator[str]) -> dict[str, object]:
    """Return one player's storage, estate and bonus cards."""
    return {
        **{name: said.get(name, 0) for name in ("silver", "workers", "points")},
        "all_seven": said["all-seven"],
        "goods": _counted(goods, said.get("goods", 0)),
        "sold": _counted(goods, said.get("sold", 0)),
        "animals": [said.get(name, 0) for name in ANIMALS],
        "estate": estate,
    }


def _counted(goods: Iterator[str], number: int) -> list[int]:
    """Take a number of goods, and return how many are of each kind."""
    taken = [next(goods) for _ in range(number)]
    return [taken.count(name) for name in GOODS]


def _estates(seats: int, answers: list[Answers]) -> list[list[Data]] | None:
    """Return the estates: the triples, and cards for all seven types; None if there are too few cards."""
    cards = {name: list(reversed(of)) for name, of in CARDS_OF.items()}
    try:
        piles = _triples(seats, answers, cards)
        _add_missing_types(answers, piles, cards)
    except IndexError:
        return None
    return [[{"card": card, "stack": number} for number, pile in enumerate(own) for card in pile] for own in piles]


def _triples(seats: int, answers: list[Answers], cards: dict[str, list[str]]) -> list[list[list[str]]]:
    """Return the triples: at least one card of the type each, completed with cloisters if cards of the type run out.

    Aaron's come first, since they hold no cloisters; last come those of players who need one for all seven types.
    """
    order = sorted(range(len(answers)), key=lambda p: (not _is_aaron(seats, p), bool(answers[p].get("all-seven"))))
    made = [(p, name, [cards[name].pop()]) for p in order for name in TYPES for _ in range(answers[p].get(name, 0))]
    for p, name, pile in made:
        while len(pile) < TRIPLE:
            mixed = not cards[name] and not _is_aaron(seats, p)
            pile.append(cards[TYPES[CLOISTER] if mixed else name].pop())
    return [[pile for owner, _, pile in made if owner == p] for p in range(len(answers))]


def _add_missing_types(answers: list[Answers], piles: list[list[list[str]]], cards: dict[str, list[str]]) -> None:
    """Add a card of each missing type for players who have all seven."""
    for said, own in zip(answers, piles, strict=True):
        present = {KIND_OF[card].type for pile in own for card in pile}
        if said.get("all-seven"):
            own += [[cards[name].pop()] for name in TYPES if name not in present]


PAD = ScorePad(players=range(1, MOST_PLAYERS + 1), questions=questions, position=position, faults=faults)
