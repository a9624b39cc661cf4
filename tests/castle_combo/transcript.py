"""Whole games of Castle Combo in writing: its table, its tableaus, and two ways to choose."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from transcript import Writer, one_of

from bailey.core import card_at
from bailey.games import castle_combo
from bailey.games.castle_combo.cards import CARDS, IDS, LOCATIONS

if TYPE_CHECKING:
    import random

    from bailey.core.play.position import Position

ROWS = {row["id"]: row for row in CARDS}
#: Steps of an ability that asks something.
ASKING = "choose_effect", "choose_neighbor", "discard_card", "fill_purse"


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


class CastleWriter(Writer):
    """Writes what happens to one position of Castle Combo."""

    turns_from = 0

    def begin(self) -> None:
        """Write how the game begins, and in a written position what lies there."""
        super().begin()
        if self.scene.position is not None:
            self.areas()

    def choices(self, number: int) -> None:
        """Write what is open, what is not and why, and what is chosen."""
        pos, texts = self.pos, self.texts
        for choice in pos.choices:
            mark = "=>" if choice.number == number else "  "
            self.lines.append(f"   {mark} {texts.choice(pos, choice, self.names)} ({choice})")
        if pos.step != "place_card":
            for blocked in pos.blocked:
                name = castle_combo.GAME.choices.read(blocked)
                self.lines.append(f"      not {name}: {texts.reason(pos.explain(blocked))}")

    def hold(self) -> None:
        """Write what everybody holds."""
        held = [
            f"{name} {me.gold} gold {me.keys} keys"
            for name, me in zip(self.names, self.pos.state.players, strict=False)
        ]
        self.lines.append(f"     [{'; '.join(held)}]")

    def table(self, name: str) -> None:
        """Write the rows with printed costs, and the piles; the first time in a turn, whose it is."""
        if self.pos.step not in ("spend_key", "take_card"):
            return
        state = self.pos.state
        taken = sum(state.players[p].tableau.size for p in range(state.seats))
        self.lines.append("")
        if taken >= self.turns_from:
            self.turns_from = taken + 1
            self.lines.append(f"== {name}'s card {state.players[self.turn].tableau.size + 1}")
        for here, location in enumerate(LOCATIONS):
            there = state.locations[here]
            row = [IDS[card_at(there.row, i)] for i in range(there.row.size)]
            cards = ", ".join(f"{self.texts.card(card)} {ROWS[card]['cost']}g" for card in row)
            where = "  <- messenger" if state.messenger == here else ""
            piles = f"deck {there.deck.size}, discard {there.discard.size}, gone {there.gone.size}"
            self.lines.append(f"   {location}: {cards or 'removed'} ({piles}){where}")

    def areas(self) -> None:
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

    def left(self) -> str:
        """Write the gold that is not stored."""
        left = [f"{name} {me.gold}" for name, me in zip(self.names, self.pos.state.players, strict=False)]
        return f"Gold left for a tie: {', '.join(left)}"
