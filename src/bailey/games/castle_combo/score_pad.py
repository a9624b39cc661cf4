"""The score pad: the cards of a game that was played at a real table, entered cell by cell."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, NamedTuple

from bailey.core.text import plain_words
from bailey.games.castle_combo.cards import CARDS, IDS
from bailey.games.castle_combo.state import MOST_PLAYERS

if TYPE_CHECKING:
    from collections.abc import Callable

    from bailey.games.castle_combo.texts import Texts

SIDE = 3
MOST_GOLD = 999
PURSES = {row["id"]: row["purse"] or 0 for row in CARDS}


class Entered(NamedTuple):
    """What was said of a cell: a card face up with the gold on it, a card face down, or nothing."""

    card: str | None = None
    stored: int = 0
    face_down: bool = False


class Refused(Exception):
    """An answer that does not do; it is asked for again."""


class ScorePad:
    """Asks for everything that the score needs; `back` goes to the question before."""

    def __init__(self, texts: Texts, ask: Callable[[str], str], say: Callable[[str], None]) -> None:
        self.texts, self.ask, self.say = texts, ask, say
        self.text = texts.say
        self.answers: list[Any] = []

    def fill(self) -> tuple[dict[str, Any], int]:
        """Ask everything, and write the position; tell also how many players there are."""
        self.say(self.text("pad-help"))
        while len(self.answers) < 1 or len(self.answers) < 1 + self.answers[0] * (SIDE * SIDE + 2):
            typed = self.ask(self.question())
            if self.means(typed, "pad-back"):
                self.answers[-1:] = []
                continue
            try:
                self.answers.append(self.understood(typed))
            except Refused as why:
                self.say(str(why))
        return self.position(), self.answers[0]

    def at(self) -> tuple[int, int]:
        """Whose question it is, and which of theirs."""
        return divmod(len(self.answers) - 1, SIDE * SIDE + 2)

    def question(self) -> str:
        """The next question."""
        if not self.answers:
            return self.text("pad-players") + " "
        player, which = self.at()
        if which == SIDE * SIDE:
            return self.text("pad-gold", player=player + 1) + " "
        if which == SIDE * SIDE + 1:
            return self.text("pad-keys", player=player + 1) + " "
        return self.text("pad-cell", player=player + 1, row=which // SIDE, column=which % SIDE) + " "

    def understood(self, typed: str) -> int | Entered:
        """Understand an answer, or refuse it."""
        if not self.answers:
            return self.number(typed, 1, MOST_PLAYERS)
        if self.at()[1] >= SIDE * SIDE:
            return self.number(typed or "0", 0, MOST_GOLD)
        return self.cell(typed)

    def number(self, typed: str, least: int, most: int) -> int:
        """Understand a number."""
        if not typed.isdecimal() or len(typed) > 6 or not least <= int(typed) <= most:
            raise Refused(self.text("pad-no-number", least=least, most=most))
        return int(typed)

    def cell(self, typed: str) -> Entered:
        """Understand what lies in a cell: `baron`, `sculptor 4`, `down`, or nothing."""
        words = plain_words(typed)
        if not words:
            return Entered()
        if self.means(typed, "pad-down"):
            return Entered(face_down=True)
        stored = words.pop() if len(words) > 1 and words[-1].isdecimal() else "0"
        card = self.card(" ".join(words))
        if len(stored) > 3 or int(stored) > PURSES[card]:
            raise Refused(self.text("pad-purse", card=self.texts.card(card), purse=PURSES[card]))
        return Entered(card, int(stored))

    def means(self, typed: str, key: str) -> bool:
        """Tell whether somebody typed one of the words that the catalogue lists."""
        return plain_words(typed) in map(plain_words, self.text(key).split("|"))

    def card(self, typed: str) -> str:
        """Find one card that was not entered yet."""
        found = self.texts.find_card(typed)
        if not found:
            raise Refused(self.text("pad-no-card", typed=typed))
        if len(found) > 1:
            raise Refused(self.text("pad-which", cards=", ".join(map(self.texts.card, found))))
        if any(isinstance(one, Entered) and one.card == found[0] for one in self.answers):
            raise Refused(self.text("pad-twice", card=self.texts.card(found[0])))
        return found[0]

    def position(self) -> dict[str, Any]:
        """Write the position; a card face down is any that was not entered."""
        taken = {one.card for one in self.answers[1:] if isinstance(one, Entered)}
        unused = [card for card in IDS if card not in taken]
        each = SIDE * SIDE + 2
        rows = [self.answers[1 + p * each : 1 + (p + 1) * each] for p in range(self.answers[0])]
        players = [self.player(row, unused) for row in rows]
        players += [{"gold": 0, "keys": 0}] * (2 - len(players))
        return {"game": "castle-combo", "version": 1, "players": players}

    def player(self, row: list[Any], unused: list[str]) -> dict[str, Any]:
        """Write one player's supply and tableau."""
        tableau = []
        for i, entered in enumerate(row[: SIDE * SIDE]):
            if entered.card or entered.face_down:
                spot = {"column": i % SIDE, "row": i // SIDE, "face_down": entered.face_down}
                tableau.append({"card": entered.card or unused.pop(), **spot, "stored": entered.stored})
        return {"gold": row[-2], "keys": row[-1], "tableau": tableau}
