"""Writes a whole game of Castle Combo as a text in which a person can check every decision against the rules.

`transcript(scene)` is a function of the scene alone. The catalogue makes the sentences; what lies on the table is
written before every card that is taken, and what everybody holds after every decision.
"""

from __future__ import annotations

import random
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

from bailey.core import card_at
from bailey.games import castle_combo
from bailey.games.castle_combo.cards import CARDS, IDS, LOCATIONS
from bailey.games.castle_combo.texts import Texts

if TYPE_CHECKING:
    from collections.abc import Callable

    from bailey.core.position import Position

    Policy = Callable[[Position, random.Random], int]

NAMES = ("Ann", "Ben", "Cleo", "Dan", "Eve")
ROWS = {row["id"]: row for row in CARDS}
#: Steps of an ability that asks something.
ASKING = "choose_effect", "choose_neighbor", "discard_card", "fill_purse"


@dataclass(frozen=True)
class Scene:
    """A game to write down: how it begins, and how each seat chooses."""

    title: str
    policies: tuple[Policy, ...]
    seed: int
    position: dict[str, Any] | None = None


def one_of(numbers: list[int], dice: random.Random) -> int:
    """Draw by `random()`, the one method whose numbers Python promises to keep."""
    return numbers[int(dice.random() * len(numbers))]


def at_random(pos: Position, dice: random.Random) -> int:
    """Choose any open choice."""
    return one_of(pos.choices.numbers, dice)


def eager(pos: Position, dice: random.Random) -> int:
    """Choose what can lead to most by the end of the turn: points, and a third of a point for each gold."""
    seat = pos.turn
    assert seat is not None
    numbers = [choice.number for choice in pos.choices if choice.name != "renew_row"]
    promises = []
    for number in numbers:
        pos.push(number)
        promises.append(promise(pos, seat))
        pos.pop()
    return one_of([n for n, value in zip(numbers, promises, strict=True) if value == max(promises)], dice)


def promise(pos: Position, seat: int) -> float:
    """Tell the most that the rest of the turn can lead to."""
    if pos.turn != seat:
        return pos.score()[seat] + pos.state.players[seat].gold / 3
    best = -1.0
    for choice in pos.choices:
        if choice.name != "renew_row":
            pos.push(choice)
            best = max(best, promise(pos, seat))
            pos.pop()
    return best


def curious(pos: Position, dice: random.Random) -> int:
    """Take a card that asks something, if there is one; choose all else at random."""
    asking = []
    for number in pos.choices.numbers if pos.step == "take_card" else []:
        pos.push(number)
        if pos.step == "place_card":
            pos.push(pos.choices[0])
            asking += [number] if pos.step in ASKING else []
            pos.pop()
        else:
            asking += [number] if pos.step in ASKING else []
        pos.pop()
    return one_of(asking or pos.choices.numbers, dice)


def transcript(scene: Scene) -> str:
    """Play a scene and write it down."""
    game = castle_combo
    pos = game.new(len(scene.policies), scene.seed) if scene.position is None else game.load(scene.position)
    dice = random.Random(scene.seed)
    writer = Writer(pos, scene)
    while not pos.over:
        seat = pos.turn
        assert seat is not None
        number = scene.policies[seat](pos, dice)
        writer.ask(number)
        pos.push(number)
        writer.tell()
    writer.end()
    return "\n".join(writer.lines) + "\n"


class Writer:
    """Writes what happens to one position."""

    def __init__(self, pos: Position, scene: Scene) -> None:
        self.pos, self.names, self.texts = pos, NAMES[: len(scene.policies)], Texts(castle_combo.GAME)
        self.lines = [scene.title, ""]
        self.decisions = self.turns_from = 0
        begun = f"seed {scene.seed}" if scene.position is None else "a written position"
        self.lines.append(f"Castle Combo, {len(self.names)} players, {begun}; the choices from dice of {scene.seed}")
        for name, policy in zip(self.names, scene.policies, strict=True):
            self.lines.append(f"{name} chooses: {policy.__name__.replace('_', ' ')}")
        self.hold()
        if scene.position is not None:
            self.tableaus()

    def ask(self, number: int) -> None:
        """Write a decision: who, which step, what is open, what is not and why, and what is chosen."""
        pos, texts = self.pos, self.texts
        assert pos.turn is not None
        if pos.step in ("spend_key", "take_card"):
            self.table(pos.turn)
        self.decisions += 1
        self.lines.append(f"{self.decisions}. {self.names[pos.turn]}, {pos.step}: {texts.step(pos)}")
        for choice in pos.choices:
            mark = "=>" if choice.number == number else "  "
            self.lines.append(f"   {mark} {texts.choice(pos, choice, self.names)} ({choice})")
        if pos.step != "place_card":
            for blocked in pos.blocked:
                name = castle_combo.GAME.choices.read(blocked)
                self.lines.append(f"      not {name}: {texts.reason(pos.explain(blocked))}")

    def tell(self) -> None:
        """Write what a choice led to."""
        for event in self.pos.events:
            self.lines.append(f"     - {self.texts.event(event, self.names, None)}")
        self.hold()

    def hold(self) -> None:
        """Write what everybody holds."""
        held = [
            f"{name} {me.gold} gold {me.keys} keys"
            for name, me in zip(self.names, self.pos.state.players, strict=False)
        ]
        self.lines.append(f"     [{'; '.join(held)}]")

    def table(self, seat: int) -> None:
        """Write the rows with printed costs, and the piles; the first time in a turn, whose it is."""
        state = self.pos.state
        taken = sum(state.players[p].tableau.size for p in range(state.seats))
        self.lines.append("")
        if taken >= self.turns_from:
            self.turns_from = taken + 1
            self.lines.append(f"== {self.names[seat]}'s card {state.players[seat].tableau.size + 1}")
        for here, location in enumerate(LOCATIONS):
            there = state.locations[here]
            row = [IDS[card_at(there.row, i)] for i in range(there.row.size)]
            cards = ", ".join(f"{self.texts.card(card)} {ROWS[card]['cost']}g" for card in row)
            where = "  <- messenger" if state.messenger == here else ""
            piles = f"deck {there.deck.size}, discard {there.discard.size}, gone {there.gone.size}"
            self.lines.append(f"   {location}: {cards or 'removed'} ({piles}){where}")

    def tableaus(self) -> None:
        """Write everybody's cards: column, row, counted from the first card."""
        for name, me in zip(self.names, self.pos.dump()["players"], strict=True):
            self.lines.append(f"{name}'s tableau:")
            for row in sorted({entry["row"] for entry in me["tableau"]}):
                line = sorted((e for e in me["tableau"] if e["row"] == row), key=lambda e: int(e["column"]))
                self.lines.append(f"   row {row}: " + " | ".join(map(self.card, line)))

    def card(self, entry: dict[str, Any]) -> str:
        """Write a card that lies in a tableau, with all of it that scoring reads."""
        name = self.texts.card(entry["card"])
        if entry.get("face_down"):
            return f"[{entry['column']}] {name} FACE DOWN"
        row = ROWS[entry["card"]]
        shields = "".join(shield[0].upper() for shield in row["shields"])
        purse = f" purse {entry.get('stored', 0)}/{row['purse']}" if row["purse"] else ""
        return f"[{entry['column']}] {name} {row['deck'][0]}{row['cost']} {shields}{purse}"

    def end(self) -> None:
        """Write the tableaus and the scores, line by line."""
        pos = self.pos
        self.lines += ["", "== The end"]
        self.tableaus()
        for p, name in enumerate(self.names):
            self.lines.append(f"{name}: {pos.score()[p]} points")
            for line in pos.breakdown(p):
                what, how = self.texts.score_line(line)
                self.lines.append(f"   {line['points']:>3}  {what}: {how}")
        left = [f"{name} {me.gold}" for name, me in zip(self.names, pos.state.players, strict=False)]
        self.lines.append(f"Gold left for a tie: {', '.join(left)}")
        self.lines.append(f"Winners: {', '.join(self.names[p] for p in pos.winners)}")
