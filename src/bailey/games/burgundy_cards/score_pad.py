"""The score pad: what everybody has at the end of a game that was played at a real table.

Of an estate only the triples are asked for, by type: a pile that is not complete counts nothing.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from bailey.core.score_pad import Ask, Fault, ScorePad
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

    from bailey.core.score_pad import Answers

CARDS_OF = {name: [card for card in IDS if KIND_OF[card].type == name] for name in TYPES}
CLOISTERS = len(CARDS_OF[TYPES[CLOISTER]])
ALL_GOODS = len(GOODS) * COPIES_OF_GOOD
NOBODY = -1


def asks(seats: int, p: int) -> list[Ask]:
    """Ask for all that scores and, where it can break a tie, for what is left; Aaron has an estate and bonus cards."""
    estate = [Ask(name, most=_most_triples(name)) for name in TYPES]
    bonus = [Ask("first-triples", most=len(TYPES)), Ask("all-seven", most=max(setup_for(seats).all_seven))]
    if seats == 1 and p == AARON:
        return [*estate, *bonus]
    goods, animals = Ask("sold", most=ALL_GOODS), [Ask(name, most=COPIES_OF_ANIMAL) for name in ANIMALS]
    scoring = [*estate, *bonus, goods, Ask("points"), *animals]
    left = [Ask("start-card", most=1), Ask("silver"), Ask("workers"), Ask("goods", most=ALL_GOODS)]
    return scoring if seats == 1 else [*scoring, *left]


def _most_triples(name: str) -> int:
    """Tell how many triples of a type the deck could make, with every cloister among them."""
    cards = len(CARDS_OF[name])
    return cards // TRIPLE if name == TYPES[CLOISTER] else min(cards, (cards + CLOISTERS) // TRIPLE)


# What cannot be


def refuse(seats: int, answers: list[Answers]) -> Fault | None:
    """Find more than there is of anything, and a bonus card that nobody can have."""
    return _refuse_estates(seats, answers) or _refuse_bonus_cards(seats, answers) or _refuse_supplies(seats, answers)


def _sum(answers: list[Answers], *names: str) -> int:
    return sum(said.get(name, 0) for said in answers for name in names)


def _refuse_estates(seats: int, answers: list[Answers]) -> Fault | None:
    needed = sum(_cloisters_in(name, _sum(answers, name)) for name in TYPES)
    if needed > CLOISTERS:
        return Fault("pad-too-many-triples", {"cloisters": CLOISTERS})
    for p, said in enumerate(answers):
        most = (sum(AARONS_PILES) if seats == 1 and p == AARON else ESTATE) // TRIPLE
        if _sum([said], *TYPES) > most:
            return Fault("pad-large-estate", {"most": most})
    return None


def _cloisters_in(name: str, triples: int) -> int:
    """Tell how many cloisters lie at least in so many triples of a type."""
    own = 0 if name == TYPES[CLOISTER] else len(CARDS_OF[name])
    return max(0, TRIPLE * triples - own)


def _refuse_bonus_cards(seats: int, answers: list[Answers]) -> Fault | None:
    if first_to_complete(answers) is None:
        return Fault("pad-first-triples-fault")
    worths = [worth for worth in setup_for(seats).all_seven if worth]
    held = [said["all-seven"] for said in answers if said.get("all-seven")]
    if len(set(held)) < len(held) or not set(held) <= set(worths):
        return Fault("pad-all-seven-fault", {"worths": ", ".join(map(str, worths))})
    return None


def _refuse_supplies(seats: int, answers: list[Answers]) -> Fault | None:
    if any(_sum(answers, name) > COPIES_OF_ANIMAL for name in ANIMALS):
        return Fault("pad-animals-fault", {"most": COPIES_OF_ANIMAL})
    if _sum(answers, "sold", "goods") > ALL_GOODS:
        return Fault("pad-goods-fault", {"most": ALL_GOODS})
    start_cards, all_told = _sum(answers, "start-card"), "start-card" in answers[-1]
    if start_cards > 1 or (seats > 1 and all_told and start_cards == 0):
        return Fault("pad-start-card-fault")
    return None


def first_to_complete(answers: list[Answers]) -> list[int] | None:
    """Say for every type who has its bonus card, so that everybody has as many as they said; None if that cannot be."""
    held = [NOBODY] * len(TYPES)
    for p, said in enumerate(answers):
        for _ in range(said.get("first-triples", 0)):
            if not _give(answers, p, held, set()):
                return None
    return held


def _give(answers: list[Answers], p: int, held: list[int], tried: set[int]) -> bool:
    """Give a player the bonus card of a type of which they have a triple; whoever held it may take another."""
    for t, name in enumerate(TYPES):
        if t in tried or not answers[p].get(name, 0):
            continue
        tried.add(t)
        if held[t] == NOBODY or _give(answers, held[t], held, tried):
            held[t] = p
            return True
    return False


# The position


def position(seats: int, answers: list[Answers]) -> dict[str, Any]:
    """Write the end of the game: of cards and goods any that make what was said."""
    estates, goods = _estates(answers), iter([name for name in GOODS for _ in range(COPIES_OF_GOOD)])
    players = [_player(said, estates[p], goods) for p, said in enumerate(answers)]
    start = next((p for p, said in enumerate(answers) if said.get("start-card")), 0)
    table = {"round": ROUNDS[-1], "start_player": start, "first_triples": first_to_complete(answers)}
    return {"seats": seats, **table, "players": players, "todo": []}


def _player(said: Answers, estate: list[dict[str, Any]], goods: Iterator[str]) -> dict[str, Any]:
    """Write one player's storage, estate and bonus cards."""
    return {
        **{name: said.get(name, 0) for name in ("silver", "workers", "points")},
        "all_seven": said["all-seven"],
        "goods": _counted(goods, said.get("goods", 0)),
        "sold": _counted(goods, said.get("sold", 0)),
        "animals": [said.get(name, 0) for name in ANIMALS],
        "estate": estate,
    }


def _counted(goods: Iterator[str], number: int) -> list[int]:
    """Take so many goods, and count them by kind."""
    taken = [next(goods) for _ in range(number)]
    return [taken.count(name) for name in GOODS]


def _estates(answers: list[Answers]) -> list[list[dict[str, Any]]]:
    """Make the triples: one card of the type at least, and where those run out, cloisters."""
    cards = {name: list(reversed(of)) for name, of in CARDS_OF.items()}
    cloisters = cards[TYPES[CLOISTER]]
    triples = [(p, name) for name in TYPES for p, said in enumerate(answers) for _ in range(said[name])]
    piles = [[cards[name].pop()] for _, name in triples]
    for (_, name), pile in zip(triples, piles, strict=True):
        while len(pile) < TRIPLE:
            pile.append(cards[name].pop() if cards[name] else cloisters.pop())
    estates: list[list[dict[str, Any]]] = [[] for _ in answers]
    for (p, _), pile in zip(triples, piles, strict=True):
        number = len(estates[p]) // TRIPLE
        estates[p] += [{"card": card, "stack": number} for card in pile]
    return estates


PAD = ScorePad(players=range(1, MOST_PLAYERS + 1), asks=asks, position=position, refuse=refuse)
