"""A game at the table: people and bots take their turns, and people can ask for everything that helps."""

from __future__ import annotations

from typing import TYPE_CHECKING

from bailey.cli import score_card
from bailey.cli.language import means, text
from bailey.cli.menu import Menu, Offer
from bailey.cli.story import Story
from bailey.cli.tables import is_person, seat_names
from bailey.core.log import Kind

if TYPE_CHECKING:
    from collections.abc import Callable, Mapping, Sequence
    from typing import Protocol

    from bailey.cli.screen import Screen
    from bailey.core.choices import Choice
    from bailey.core.log import GameLog, Row
    from bailey.core.position import Position
    from bailey.core.text import GameTexts

    class Thinker(Protocol):
        """Whoever chooses for a seat."""

        def choose(self, position: Position, seed: int) -> Choice:
            """Choose for the seat on turn."""


COMMANDS = ("why", "undo", "hint", "score", "card", "look", "discards", "legend", "help", "quit")
HELP = ("help-choose", *(f"command-{command}" for command in COMMANDS))


class Left(Exception):
    """A person has left the table; the game can go on later."""


class Table:
    """One game in play."""

    def __init__(
        self,
        log: GameLog,
        thinkers: Mapping[int, Thinker],
        screen: Screen,
        texts: GameTexts,
        adviser: Callable[[], Thinker],
    ) -> None:
        self.log, self.thinkers, self.screen, self.texts = log, dict(thinkers), screen, texts
        self.people = [seat for seat in range(len(log.seats)) if is_person(log.seats[seat])]
        self.names = log.game.called(seat_names(log.seats))
        self.story = Story(log, texts, self.names)
        self.adviser = adviser
        self.seed = log.start.seed
        self.asked: int | None = None  # who was asked last, with nobody's choice since
        self.changed = False

    @property
    def position(self) -> Position:
        """The game as it stands."""
        return self.log.position

    @property
    def viewer(self) -> int | None:
        """The seat that is called `you`: a person alone among bots."""
        return self.people[0] if len(self.people) == 1 else None

    def play(self) -> None:
        """Play until the game is over, or until a person leaves."""
        while (turn := self.position.turn) is not None:
            if turn in self.thinkers:
                self.think(turn)
            else:
                self.person(turn)
        self.finish()

    def think(self, turn: int) -> Row:
        """Let a bot choose."""
        if turn in self.log.resigned:
            self.log.takeover(turn, self.log.seats[turn])
        with self.screen.waiting(text("thinking", player=self.names[turn])):
            choice = self.thinkers[turn].choose(self.position, self.bot_seed())
        return self.note(self.log.choose(choice, turn))

    def bot_seed(self) -> int:
        """Seed a bot's own luck: the same when a resumed game comes by the same row again."""
        return (self.seed * 1_000_003 + len(self.log.rows)) & ((1 << 63) - 1)

    def note(self, row: Row) -> Row:
        """Remember what a row did."""
        self.story.note(row, self.position)
        return row

    def person(self, turn: int) -> None:
        """Ask a person until something is chosen or taken back."""
        brief = self.asked == turn
        self.hand_over(turn)
        self.tell_news(turn)
        self.screen.say()
        self.menu = Menu(self.position, self.texts, self.names)
        self.draw(self.near(turn), brief=brief)
        self.show_menu()
        self.asked, self.changed = turn, False
        while not self.changed:
            offer = self.answer(self.screen.ask("> "))
            if offer is not None:
                self.take(offer, turn)

    def hand_over(self, turn: int) -> None:
        """Where several people play at one keyboard, say whose turn it is, and hide what is not theirs."""
        if len(self.people) < 2 or self.asked == turn:
            return
        if any(place.field.see == -1 for place in self.log.game.places):
            self.screen.clear()
            self.screen.ask(text("hand-over", player=self.names[turn]) + " ")
        self.screen.rule(self.names[turn])

    def tell_news(self, seat: int) -> None:
        """Say what the others did since a person last chose."""
        for news in self.story.since(seat, self.viewer):
            self.screen.item("·", news, indent=1)

    def near(self, turn: int) -> Sequence[int] | None:
        """Whose grids are drawn without asking: all of two players, otherwise one's own."""
        return None if len(self.names) == 2 else [turn]

    def draw(self, seats: Sequence[int] | None, *, brief: bool = False) -> None:
        """Draw the table as the player on turn sees it; `brief` is only what the question is about."""
        how = {"viewer": self.position.turn, "labels": self.menu.labels, "seats": seats, "brief": brief}
        self.screen.draw(picture(self.menu.at, self.screen.width, self.names, self.texts, **how))

    def show_menu(self) -> None:
        """Write what is asked, and the numbered answers."""
        self.screen.say(self.menu.question, "bold")
        final = [offer.final for offer in self.menu.offers]
        for offer in self.menu.offers:
            said = text("in-vain", choice=offer.said) if offer.vain else offer.said
            self.screen.item(offer.label, said + ("\u00a0*" if offer.final and not all(final) else ""))
        if any(final):
            self.screen.say(text("all-final" if all(final) else "some-final"), "dim", 5)

    def answer(self, typed: str) -> Offer | None:
        """Understand a line: a command, or one of the offers."""
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
                text("which-one", found=text("between").join(f"{offer.label} {offer.said}" for offer in found))
            )
        else:
            self.not_offered(typed)
        return None

    def not_offered(self, typed: str) -> None:
        """Say why something cannot be chosen, or that it is not understood."""
        reasons = self.menu.why(typed)
        if reasons:
            self.screen.say(text("not-now", reason=reasons[0][1]))
        else:
            self.screen.say(text("not-understood", typed=repr(typed)))

    def take(self, offer: Offer, turn: int) -> None:
        """Play what was chosen, and tell what came of it."""
        happened: list[str] = []
        for choice in offer.path:
            self.note(self.log.choose(choice, turn))
            happened += self.story.last(turn, self.viewer)
        if happened:
            self.screen.say(" ".join(happened), "italic")
        self.changed = True
        self.asked = turn if self.position.turn == turn else None

    def finish(self) -> None:
        """End the game: tell what happened last, draw the table, and score card by card."""
        viewer = self.viewer
        for seat in self.people[:1]:
            self.tell_news(seat)
        self.screen.say()
        self.screen.draw(picture(self.position, self.screen.width, self.names, self.texts, viewer=viewer))
        self.screen.rule(text("game-over"))
        for seat, name in enumerate(self.names):
            score_card.show(self.screen, self.position, self.texts, seat, name)
            self.screen.say()
        score_card.standings(self.screen, self.position, self.names, viewer)

    # what a person can ask for

    def why(self, rest: str) -> None:
        """Say why something cannot be chosen."""
        reasons = self.menu.why(rest)
        if not reasons:
            self.screen.say(text("nothing-blocks", typed=repr(rest)) if rest else text("nothing-blocked"))
        for said, reason in reasons:
            self.screen.item("-", text("why-line", choice=said, reason=reason))

    def undo(self, _: str) -> None:
        """Take the last choice back."""
        points = self.log.undo_points()
        asked = [n for n in points if not self.is_passing(n)]
        if not points or self.log.effective[-1].seat != self.position.turn:
            self.screen.say(text("nothing-to-undo"))
            return
        self.note(self.log.undo((asked or points)[0]))
        self.screen.say(text("taken-back"))
        self.changed, self.asked = True, None

    def is_passing(self, n: int) -> bool:
        """Tell whether a row is a choice that does nothing."""
        row = self.log.rows[n - 1]
        return row.kind is Kind.CHOICE and row.choice is not None and row.choice.name in self.texts.passing

    def hint(self, _: str) -> None:
        """Ask the search bot."""
        with self.screen.waiting(text("hint-thinking")):
            choice = self.adviser().choose(self.position, self.bot_seed())
            if choice in self.menu.skipped:
                choice = self.adviser().choose(self.menu.at, self.bot_seed())
        offer = next(offer for offer in self.menu.offers if offer.path[-1] == choice)
        self.screen.say(text("hint", label=offer.label, choice=offer.said))

    def score(self, rest: str) -> None:
        """Say what everybody has so far, or one player card by card."""
        if not rest:
            score_card.standings(self.screen, self.position, self.names, self.viewer)
            return
        seat = self.seat(rest)
        if seat is not None:
            score_card.show(self.screen, self.position, self.texts, seat, self.names[seat])

    def seat(self, typed: str) -> int | None:
        """Find a player by number."""
        if typed.isdecimal() and 1 <= int(typed) <= len(self.names):
            return int(typed) - 1
        self.screen.say(text("no-player", most=len(self.names)))
        return None

    def card(self, rest: str) -> None:
        """Tell all that a card does."""
        found = self.texts.find_card(rest)
        if len(found) == 1:
            for line in self.texts.card_sheet(found[0]):
                self.screen.say(line)
        elif found:
            self.screen.say(text("which-one", found=", ".join(map(self.texts.card, found))))
        else:
            self.screen.say(text("no-card", typed=repr(rest)) if rest else text("which-card"))

    def look(self, rest: str) -> None:
        """Draw the table again."""
        self.draw(None if rest or self.asked is None else self.near(self.asked))

    def discards(self, _: str) -> None:
        """Look through the open piles."""
        for name, cards in self.texts.piles(self.position):
            self.screen.say(text("pile", pile=name, cards=", ".join(cards) or text("pile-empty")))

    def legend(self, _: str) -> None:
        """Explain the signs."""
        self.screen.pairs(self.texts.legend())

    def help(self, rest: str) -> None:
        """Say what can be typed, or tell a rule."""
        if not rest:
            self.screen.pairs([(text(key), text(f"{key}.text")) for key in HELP])
            return
        if means(rest, "command-help.rules"):
            self.screen.pairs([(entry.id, entry.title) for entry in self.texts.rules()])
            return
        found = self.texts.rules_with(rest)
        for entry in found:
            self.screen.say(f"{entry.title}. {entry.text}")
        if not found:
            known = ", ".join(entry.id for entry in self.texts.rules())
            self.screen.say(text("no-rule", typed=repr(rest), known=known))

    def quit(self, _: str) -> None:
        """Stop for now."""
        raise Left


def command_of(typed: str) -> str | None:
    """Find the command that a line begins with; a single letter means one only if it stands alone."""
    word, _, rest = typed.partition(" ")
    if rest and len(word) == 1 and word.isalpha():
        return None
    return next((command for command in COMMANDS if means(word, f"command-{command}.words")), None)


def picture(position: Position, width: int, names: Sequence[str], texts: GameTexts, **how: object) -> object:
    """Draw a position, or write what a viewer sees of it where the game has no drawing."""
    if position.game.draw is None:
        from bailey.core.forms import as_text

        viewer = how.get("viewer")
        return as_text(position.view(viewer if isinstance(viewer, int) else None))
    return position.game.draw(position, width=width, names=names, texts=texts, **how)
