"""A game in the terminal: people and bots take turns, and people can use commands such as `why` and `hint`."""
# Any: what else a drawing is told, is its game's.

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from bailey.cli import score_card
from bailey.cli.language import matches, text
from bailey.cli.menu import MenuLine, TerminalMenu
from bailey.cli.narration import Narration
from bailey.cli.seats import is_person, seat_names
from bailey.core.records.rows import Kind

if TYPE_CHECKING:
    from collections.abc import Callable, Mapping, Sequence
    from typing import Protocol

    from bailey.cli.screen import Screen
    from bailey.core.play.choices import Choice
    from bailey.core.play.position import Position
    from bailey.core.records.log import GameLog
    from bailey.core.records.rows import LogRow
    from bailey.core.text.catalogue import GameTexts

    class Chooser(Protocol):
        """Anything that chooses for a seat."""

        def choose(self, position: Position, seed: int) -> Choice:
            """Return a choice for the seat on turn."""

    class Adviser(Chooser, Protocol):
        """Anything that says why its choice is good, too."""

        def why(self, position: Position, choice: Choice, seed: int, texts: GameTexts, names: Sequence[str]) -> str:
            """Return why the choice that was advised last is better than others; empty if that cannot be told."""


COMMANDS = ("why", "undo", "hint", "score", "card", "look", "discards", "legend", "help", "quit")
HELP = ("help-choose", *(f"command-{command}" for command in COMMANDS))


class PlayerLeft(Exception):
    """A person has left the table; the game can be continued later."""


class TerminalTable:
    """One game in play."""

    def __init__(
        self,
        log: GameLog,
        bots: Mapping[int, Chooser],
        screen: Screen,
        texts: GameTexts,
        adviser: Callable[[], Adviser],
    ) -> None:
        self.log, self.bots, self.screen, self.texts = log, dict(bots), screen, texts
        self.people = [seat for seat in range(len(log.seats)) if is_person(log.seats[seat])]
        self.names = log.position.called(seat_names(log.seats, log.start.key))
        self.narration = Narration(log, texts, self.names)
        self.adviser = adviser
        self.seed = log.start.seed
        self.asked: int | None = None  # the seat that was asked last, if nobody has chosen since
        self.changed = False

    @property
    def position(self) -> Position:
        """The current position."""
        return self.log.position

    @property
    def viewer(self) -> int | None:
        """The seat that is addressed as `you`: that of the only person."""
        return self.people[0] if len(self.people) == 1 else None

    def play(self) -> None:
        """Play until the game is over, or until a person leaves."""
        while (turn := self.position.turn) is not None:
            if turn in self.bots:
                self.bot_turn(turn)
            else:
                self.person_turn(turn)
        self.finish()

    def bot_turn(self, turn: int) -> LogRow:
        """Let a bot choose, and return the row."""
        if turn in self.log.resigned:
            self.log.takeover(turn, self.log.seats[turn])
        with self.screen.waiting(text("thinking", player=self.names[turn])):
            choice = self.bots[turn].choose(self.position, self.bot_seed())
        return self.add(self.log.choose(choice, turn))

    def bot_seed(self) -> int:
        """Return the seed of a bot's random numbers; a resumed game gives the same seed at the same row."""
        return (self.seed * 1_000_003 + len(self.log.rows)) & ((1 << 63) - 1)

    def add(self, row: LogRow) -> LogRow:
        """Add a row to the narration and return it."""
        self.narration.add(row, self.position)
        return row

    def person_turn(self, turn: int) -> None:
        """Ask a person until they choose or undo."""
        brief = self.asked == turn
        self.hand_over(turn)
        self.print_news(turn)
        self.screen.say()
        self.menu = TerminalMenu(self.position, self.texts, self.names)
        self.draw(self.default_seats(turn), brief=brief)
        self.show_menu()
        self.asked, self.changed = turn, False
        while not self.changed:
            offer = self.answer(self.screen.ask("> "))
            if offer is not None:
                self.choose(offer, turn)

    def hand_over(self, turn: int) -> None:
        """With several people at one keyboard, print whose turn it is; if there are hidden cards, clear the screen."""
        if len(self.people) < 2 or self.asked == turn:
            return
        if any(place.owned for place in self.log.game.places):
            self.screen.clear()
            self.screen.ask(text("hand-over", player=self.names[turn]) + " ")
        self.screen.rule(self.names[turn])

    def print_news(self, seat: int) -> None:
        """Print what the others did since this seat last chose."""
        for news in self.narration.since(seat, self.viewer):
            self.screen.item("·", news, indent=1)

    def default_seats(self, turn: int) -> Sequence[int] | None:
        """Return the seats that are drawn by default: both of two players, otherwise one's own."""
        return None if len(self.names) == 2 else [turn]

    def draw(self, seats: Sequence[int] | None, *, brief: bool = False) -> None:
        """Draw the table as the player on turn sees it; `brief` draws only what the question is about."""
        how = {"viewer": self.position.turn, "labels": self.menu.labels, "seats": seats, "brief": brief}
        self.screen.draw(drawing_of(self.menu.at, self.screen.width, self.names, self.texts, **how))

    def show_menu(self) -> None:
        """Print the question and the numbered choices."""
        self.screen.say(self.menu.question, "bold")
        final = [offer.final for offer in self.menu.offers]
        for offer in self.menu.offers:
            sentence = text("in-vain", choice=offer.sentence) if offer.vain else offer.sentence
            self.screen.item(offer.label, sentence + ("\u00a0*" if offer.final and not all(final) else ""))
        if any(final):
            self.screen.say(text("all-final" if all(final) else "some-final"), "dim", 5)

    def answer(self, typed: str) -> MenuLine | None:
        """Run a command and return None, or return the offer that the input selects."""
        if not typed:
            return None
        if (command := command_of(typed)) is not None:
            getattr(self, command)(typed.partition(" ")[2].strip())
            return None
        found = self.menu.find(typed)
        if len(found) == 1:
            return found[0]
        if found:
            self.screen.say(
                text("which-one", found=text("between").join(f"{offer.label} {offer.sentence}" for offer in found))
            )
        else:
            self.explain_unavailable(typed)
        return None

    def explain_unavailable(self, typed: str) -> None:
        """Print why something cannot be chosen, or that the input is not understood."""
        reasons = self.menu.why(typed)
        if reasons:
            self.screen.say(text("not-now", reason=reasons[0][1]))
        else:
            self.screen.say(text("not-understood", typed=repr(typed)))

    def choose(self, offer: MenuLine, turn: int) -> None:
        """Play the choices of an offer, and print what happened."""
        happened: list[str] = []
        for choice in offer.path:
            self.add(self.log.choose(choice, turn))
            happened += self.narration.last(turn, self.viewer)
        if happened:
            self.screen.say(" ".join(happened), "italic")
        self.changed = True
        self.asked = turn if self.position.turn == turn else None

    def finish(self) -> None:
        """Print the last events, the table, and the score card by card."""
        viewer = self.viewer
        for seat in self.people[:1]:
            self.print_news(seat)
        self.screen.say()
        self.screen.draw(drawing_of(self.position, self.screen.width, self.names, self.texts, viewer=viewer))
        self.screen.rule(text("game-over"))
        for seat, name in enumerate(self.names):
            score_card.show(self.screen, self.position, self.texts, seat, name)
            self.screen.say()
        score_card.standings(self.screen, self.position, self.names, viewer)

    # Commands

    def why(self, rest: str) -> None:
        """Print why something cannot be chosen."""
        reasons = self.menu.why(rest)
        if not reasons:
            self.screen.say(text("nothing-blocks", typed=repr(rest)) if rest else text("nothing-blocked"))
        for sentence, reason in reasons:
            self.screen.item("-", text("why-line", choice=sentence, reason=reason))

    def undo(self, _: str) -> None:
        """Undo the last choice."""
        points = self.log.undo_points()
        asked = [n for n in points if not self.is_passing(n)]
        if not points or self.log.effective[-1].seat != self.position.turn:
            self.screen.say(text("nothing-to-undo"))
            return
        self.add(self.log.undo((asked or points)[0]))
        self.screen.say(text("taken-back"))
        self.changed, self.asked = True, None

    def is_passing(self, n: int) -> bool:
        """Return whether a row is a choice that does nothing."""
        row = self.log.rows[n - 1]
        return row.kind is Kind.CHOICE and row.choice is not None and row.choice.name in self.texts.passing

    def hint(self, _: str) -> None:
        """Print what the search bot would choose, and why."""
        adviser, at, seed = self.adviser(), self.position, self.bot_seed()
        with self.screen.waiting(text("hint-thinking")):
            choice = adviser.choose(at, seed)
            if choice in self.menu.skipped:
                at = self.menu.at
                choice = adviser.choose(at, seed)
            reason = adviser.why(at, choice, seed, self.texts, self.names)
        offer = next(offer for offer in self.menu.offers if offer.path[-1] == choice)
        self.screen.say(text("hint", label=offer.label, choice=offer.sentence))
        if reason:
            self.screen.say(reason)

    def score(self, rest: str) -> None:
        """Print everybody's points so far, or one player's card by card."""
        if not rest:
            score_card.standings(self.screen, self.position, self.names, self.viewer)
            return
        seat = self.seat(rest)
        if seat is not None:
            score_card.show(self.screen, self.position, self.texts, seat, self.names[seat])

    def seat(self, typed: str) -> int | None:
        """Return the seat of a player's number, or print that there is none."""
        if typed.isdecimal() and 1 <= int(typed) <= len(self.names):
            return int(typed) - 1
        self.screen.say(text("no-player", most=len(self.names)))
        return None

    def card(self, rest: str) -> None:
        """Print the text of a card: of one in play, if there is one of this name."""
        game, s = self.position.game, self.position.state
        in_play = game.cards_in_play(s.seats, game.options_of(s))
        found = self.texts.find_card(rest, in_play) or self.texts.find_card(rest)
        if len(found) == 1:
            for line in self.texts.card_sheet(found[0]):
                self.screen.say(line)
        elif found:
            self.screen.say(text("which-one", found=", ".join(map(self.texts.card, found))))
        else:
            self.screen.say(text("no-card", typed=repr(rest)) if rest else text("which-card"))

    def look(self, rest: str) -> None:
        """Draw the table again."""
        self.draw(None if rest or self.asked is None else self.default_seats(self.asked))

    def discards(self, _: str) -> None:
        """Print the cards of the open piles."""
        for name, cards in self.texts.piles(self.position):
            self.screen.say(text("pile", pile=name, cards=", ".join(cards) or text("pile-empty")))

    def legend(self, _: str) -> None:
        """Explain the symbols."""
        self.screen.pairs(self.texts.legend())

    def help(self, rest: str) -> None:
        """Print the commands, or the rules that contain a word."""
        if not rest:
            self.screen.pairs([(text(key), text(f"{key}.text")) for key in HELP])
            return
        if matches(rest, "command-help.rules"):
            self.screen.pairs([(entry.id, entry.title) for entry in self.texts.rules()])
            return
        found = self.texts.rules_with(rest)
        for entry in found:
            self.screen.say(f"{entry.title}. {entry.text}")
        if not found:
            known = ", ".join(entry.id for entry in self.texts.rules())
            self.screen.say(text("no-rule", typed=repr(rest), known=known))

    def quit(self, _: str) -> None:
        """Leave the table."""
        raise PlayerLeft


def command_of(typed: str) -> str | None:
    """Return the command that a line begins with; a single letter is a command only if it stands alone."""
    word, _, rest = typed.partition(" ")
    if rest and len(word) == 1 and word.isalpha():
        return None
    return next((command for command in COMMANDS if matches(word, f"command-{command}.words")), None)


def drawing_of(position: Position, width: int, names: Sequence[str], texts: GameTexts, **how: Any) -> object:
    """Return the drawing of a position: that of its game, or its board in words."""
    from bailey.core.text import board_drawing

    draw = position.game.draw or board_drawing.draw
    return draw(position, width=width, names=names, texts=texts, **how)
