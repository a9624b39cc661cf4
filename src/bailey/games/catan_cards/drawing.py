"""Draws a position: the rival's principality, the table, and the viewer's own principality and hand below.

A principality is one row, in five bands: upper cards, upper Regions, Settlements and Cities joined by Roads, lower
Regions, lower cards. A place stands between the four Regions of its corners. A row too long for the line goes on below;
the Regions between two of its parts are drawn in both, the second time in parentheses. The signs are those of the
legend. Forty cells are enough for everything.
"""

from __future__ import annotations

from math import ceil
from typing import TYPE_CHECKING, Unpack

from bailey.core import card_at
from bailey.core.state.piles import seen_by
from bailey.core.state.slots import EVERYBODY
from bailey.core.text import drawing
from bailey.core.text.drawing import Drawing, DrawingOptions, Span, StyledLine, cut, fit, line
from bailey.games.catan_cards import choices as do
from bailey.games.catan_cards.cards import CITY, IDS, LANDS, NO_REGION, STORE, card, centre, region
from bailey.games.catan_cards.clauses import ACTION
from bailey.games.catan_cards.packing import RESOURCES, amount, unpacked
from bailey.games.catan_cards.rules.hand import stacks_in_play
from bailey.games.catan_cards.scoring import score
from bailey.games.catan_cards.state import ABOVE, BELOW, LEFT, PLAYERS, RIGHT, SIDES
from bailey.games.catan_cards.texts import Texts

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable, Iterator, Sequence

    from bailey.core import Pile
    from bailey.core.play.position import Position

LABEL, FAINT, STRONG = "bold green", "dim", "bold"
LAND_STYLES = ("yellow", "bright_black", "bright_green", "green", "red", "bright_yellow")
ACTION_STYLE, RED_STYLE, GREEN_STYLE = "yellow", "red", "green"
FULL, ROOM, FREE, ROAD, MORE = "■", "□", "·", "─", "…"
#: The width of a Region: at least, where the line is narrow, and at most.
PITCH, NARROW_PITCH, WIDE_PITCH, NARROW = 16, 13, 24, 64
INDENT = 10
#: Where the choices of a kind lie; what is asked about is drawn again before each question.
_OWN = {"end_actions", "pay", "gain", "place_region", "give_resource", "add_give", "take_region", "lay", "keep"}
_RIVALS = {"pick", "take_from_hand", "take_resource", "add_want"}
_STACKS = {"draw", "search", "put_under"}


class DrawingContext(drawing.DrawingContext):
    """What every part of a drawing needs, and the texts that this game repeats."""

    def label(self, *choices: int) -> str:
        """The labels of choices that lie at one place, with a space behind them."""
        labels = [self.labels[choice] for choice in choices if choice in self.labels]
        return "/".join(labels) + " " if labels else ""

    def card(self, c: int, *, cost: bool = False) -> list[Span]:
        """A card, word by word: its name, its printed numbers, and what it costs."""
        it = card(c)
        style = ACTION_STYLE if it.kind == ACTION else RED_STYLE if it.red else GREEN_STYLE
        printed = {"strength": it.strength, "tournament": it.tournament, "commerce": it.commerce, "points": it.points}
        figures = " ".join(f"{n}{self.say(f'drawing-sign-{name}')}" for name, n in printed.items() if n)
        price = words(f"({self.amounts(it.cost)})", FAINT) if cost and it.cost else []
        return [*words(self.texts.card(IDS[c]), style), *([Span(figures, STRONG)] if figures else []), *price]

    def amounts(self, packed: int) -> str:
        """Some packed amounts of resources."""
        said: str = self.texts.cards.amounts(unpacked(packed)) if packed else self.say("drawing-nothing")
        return said

    def region(self, c: int) -> tuple[str, str, str]:
        """A Region's land, its number, and its style."""
        land = region(c).land
        return self.say(f"drawing-land-{LANDS[land]}"), str(region(c).die), LAND_STYLES[land]

    def sees(self, slot: int) -> bool:
        """Tell whether the viewer knows the card of a slot."""
        return seen_by(slot, EVERYBODY if self.viewer is None else self.viewer)

    def listed(self, title: str, parts: Iterable[Sequence[Span]]) -> list[StyledLine]:
        """Write parts after a title, each word by word, and go on below where the line ends."""
        out = [line((f"  {title} ".ljust(INDENT), FAINT))]
        for part in parts:
            wide = INDENT + sum(len(word.text) + 1 for word in part) - 1
            for i, word in enumerate(part):
                needed = wide - INDENT if i == 0 else len(word.text)
                if out[-1].width > INDENT and out[-1].width + needed > self.width:
                    out.append(line(" " * INDENT))
                out[-1] += [word, Span("  " if i == len(part) - 1 else " ")]
        return out if out[0].width > INDENT or len(out) > 1 else [line(*out[0], (self.say("drawing-nothing"), FAINT))]


def words(text: str, style: str = "") -> list[Span]:
    """Return the words of a text."""
    return [Span(word, style) for word in text.split(" ") if word]


def draw(
    position: Position,
    seats: Sequence[int] | None = None,
    *,
    brief: bool = False,
    **options: Unpack[DrawingOptions],
) -> Drawing:
    """Draw a position; `seats` says who is drawn in full, the others get a line each.

    Brief is only what the player on turn is asked about. Without a viewer, the player on turn looks.
    """
    if "texts" not in options:
        options["texts"] = Texts(position.game)
    options.setdefault("viewer", position.turn)
    context = DrawingContext(position, **options)
    if brief and position.turn is not None:
        return Drawing(_asked_about(context, position.turn), context.width)
    table, below = Table(context), context.viewer or 0
    lines = [*table.heading(), StyledLine()]
    for p in (1 - below, below):
        area = Area(context, p)
        lines += area.lines() if seats is None or p in seats else area.head()[:1]
        lines += [StyledLine()] if p == below else [StyledLine(), *table.stacks(), *table.supply(), StyledLine()]
    return Drawing([*lines[:-1], *table.question()], context.width)


def _asked_about(context: DrawingContext, turn: int) -> list[StyledLine]:
    kinds = {choice.name for choice in context.position.choices}
    table, own, rival = Table(context), Area(context, turn), Area(context, 1 - turn)
    out = rival.lines() if kinds & _RIVALS or context.position.step == "put_under" else []
    out += table.stacks() if kinds & _STACKS else []
    if kinds & _OWN or not out:
        out += own.lines()
    elif context.position.step != "put_under":
        out += [*own.head(), *own.hand()]
    return [*out, *table.question()]


class Table:
    """What lies between the players."""

    def __init__(self, context: DrawingContext) -> None:
        self.context, self.say, self.state = context, context.say, context.state

    def heading(self) -> list[StyledLine]:
        """Whose turn it is, the die, and the event card that is resolved."""
        s, context = self.state, self.context
        turn = self.say("drawing-turn", turn=(s.turns + 1) // PLAYERS, player=context.names[s.on_turn])
        began = turn if s.turns else self.say("drawing-setup")
        parts = [self.say("drawing-over") if context.position.over else began]
        parts += [self.say("drawing-die", die=s.die)] if s.turns and not context.position.over else []
        parts += [self.say("drawing-event", card=context.texts.card(IDS[card_at(s.shown, 0)]))] if s.shown.size else []
        return [
            line((parts[0], STRONG), *(f"  {part}" for part in (*parts[1:], self.say("drawing-goal", points=s.goal))))
        ]

    def stacks(self) -> list[StyledLine]:
        """The stacks, with what the viewer knows of them."""
        return self.context.listed(
            self.say("drawing-stacks"), (self.stack(i) for i in range(stacks_in_play(self.state)))
        )

    def stack(self, i: int) -> list[Span]:
        """A stack: the labels of its choices, its size, and the cards that the viewer knows."""
        cards, label = self.state.stacks[i].cards, self.context.label(do.DRAW(i), do.SEARCH(i))
        text = self.say("drawing-stack", stack=i + 1, n=cards.size)
        return [*bracketed(label), *words(text), *self.known(cards)]

    def known(self, cards: Pile) -> list[Span]:
        """What the viewer knows of a stack: from its top on, from its bottom, and in between."""
        seen = [self.context.sees(cards.slots[i]) for i in reversed(range(cards.size))]
        names = [self.context.texts.card(IDS[card_at(cards, i)]) for i in reversed(range(cards.size))]
        if not any(seen):
            return []
        if all(seen):
            return words(f"({self.say('drawing-known', cards=', '.join(names))})", FAINT)
        top, bottom = seen.index(False), len(seen) - seen[::-1].index(False)
        said = [self.say("drawing-top", cards=", ".join(names[:top]))] if top else []
        said += [self.say("drawing-place", n=i + 1, card=names[i]) for i in range(top, bottom) if seen[i]]
        said += [self.say("drawing-bottom", cards=", ".join(names[bottom:]))] if bottom < len(seen) else []
        return words(f"({'; '.join(said)})", FAINT)

    def supply(self) -> list[StyledLine]:
        """What can still be built, the other stacks, and the discard pile."""
        s = self.state
        left = {"roads": s.roads, "settlements": s.settlements, "cities": s.cities, "regions": s.region_stack.size}
        parts = [words(self.say(f"drawing-{name}", n=n)) for name, n in left.items()]
        events = [*words(self.say("drawing-events", n=s.events_stack.size)), *self.known(s.events_stack)]
        top = self.context.texts.card(IDS[card_at(s.discard, s.discard.size - 1)]) if s.discard.size else ""
        discard = self.say("drawing-discard", n=s.discard.size) + (f" ({top})" if top else "")
        return self.context.listed(self.say("drawing-supply"), [*parts, events, words(discard)])

    def question(self) -> list[StyledLine]:
        """What the viewer looks through or lays down, and the offer that is being made."""
        s, say = self.state, self.say
        frame = s.todo[max(0, s.pending - 1)]
        panels: dict[str | None, Callable[[], tuple[str, Iterable[list[Span]]]]] = {
            "take_card": lambda: (say("drawing-searched", stack=frame.a + 1), self.searched(frame.a)),
            "take_region": lambda: (say("drawing-choice"), self.regions(s.region_stack, do.TAKE_REGION)),
            "lay_out": lambda: (say("drawing-choice"), self.regions(s.start_regions, do.LAY)),
            "place_region": lambda: (say("drawing-drawn"), self.regions(s.drawn)),
            "offer": lambda: (say("drawing-offer"), [self.offer(frame.player, frame.a, frame.b)]),
            "answer": lambda: (say("drawing-offer"), [self.offer(1 - frame.player, frame.a, frame.b)]),
        }
        title, parts = panels.get(self.context.position.step, lambda: ("", []))()
        shown = list(parts)
        return [StyledLine(), *self.context.listed(title, shown)] if shown else []

    def searched(self, stack: int) -> Iterator[list[Span]]:
        """The cards of the stack that is searched, from its top on."""
        cards = self.state.stacks[stack].cards
        for i in reversed(range(cards.size)):
            if self.context.sees(cards.slots[i]):
                yield [*words(self.context.label(do.TAKE(i)), LABEL), *self.context.card(card_at(cards, i), cost=True)]

    def regions(self, here: Pile, kind: object = None) -> Iterator[list[Span]]:
        """Some Regions that do not lie in a principality yet, with the labels of the choices to take them."""
        for i in range(here.size):
            label = self.context.label(kind(i)) if callable(kind) else ""
            if self.context.sees(here.slots[i]) and (label or here.size == 1 or not self.context.labels):
                land, die, style = self.context.region(card_at(here, i))
                yield [*words(label, LABEL), *words(f"{land} {die}", style)]

    def offer(self, by: int, give: int, want: int) -> list[Span]:
        """What a player offers, and for what."""
        about = {"give": self.context.amounts(give), "want": self.context.amounts(want)}
        return words(self.say("drawing-offers", player=self.context.names[by], **about))


class Area:
    """A player's numbers, principality and hand."""

    def __init__(self, context: DrawingContext, p: int) -> None:
        self.context, self.p, self.say, self.me = context, p, context.say, context.state.players[p]
        self.is_asked = context.position.turn == p

    def lines(self) -> list[StyledLine]:
        """Everything of a player."""
        return [*self.head(), *Row(self.context, self.p).lines(), *self.hand()]

    def head(self) -> list[StyledLine]:
        """Points, strength, tournament and commerce points, tokens; and the resources of all Regions together."""
        s, me, names = self.context.state, self.me, self.context.names
        holders = {"strength": s.knight_token, "tournament": None, "commerce": s.commerce_token}
        said = [self.say("drawing-player", player=names[self.p], points=int(score(s, self.p)))]
        for name, holder in holders.items():
            held = f" [{self.say('drawing-token')}]" if holder == self.p else ""
            said.append(self.say(f"drawing-{name}", n=getattr(me, name)) + held)
        parts = [Span(f"{said[0]},", STRONG), *(Span(f"{one},") for one in said[1:-1]), Span(said[-1])]
        first, *rest = wrapped(parts, self.context.width - 2)
        lines = [line(("▸ " if self.is_asked else "  ", LABEL), *first), *(line("  ", *one) for one in rest)]
        return [*lines, *self.context.listed(self.say("drawing-stock"), map(self.stock, range(len(RESOURCES))))]

    def stock(self, r: int) -> list[Span]:
        """How much there is of a resource, with the labels of choices to give or to take it."""
        own, rivals = (do.GIVE_RESOURCE(r), do.ADD_GIVE(r)), (do.TAKE_RESOURCE(r), do.ADD_WANT(r))
        label, n = self.context.label(*(own if self.is_asked else rivals)), amount(self.me.stock, r)
        return [*bracketed(label), *words(self.context.texts.cards.amount(RESOURCES[r], n), "" if n else FAINT)]

    def hand(self) -> list[StyledLine]:
        """The cards in hand that the viewer knows, and how many others there are."""
        parts = [self.hand_card(i) for i in range(self.me.hand.size)]
        hidden = parts.count([])
        key = "drawing-cards" if hidden == len(parts) else "drawing-unknown"
        rest = [self.say(key, n=hidden)] if hidden or not parts else []
        rest.append(self.say("drawing-limit", n=self.me.hand_limit))
        return self.context.listed(
            self.say("drawing-hand"), [*filter(None, parts), *(words(one, FAINT) for one in rest)]
        )

    def hand_card(self, i: int) -> list[Span]:
        """A card in hand: the labels of what can be done with it, its name and numbers, its cost; nothing if hidden."""
        kinds = (do.PLAY, do.COUNTER) if self.is_asked else (do.TAKE_FROM_HAND,)
        under = self.is_asked != (self.context.position.step == "put_under")
        choices = [kind(i) for kind in kinds] + [
            do.PUT_UNDER(i, stack) for stack in range(stacks_in_play(self.context.state)) if under
        ]
        if not self.context.sees(self.me.hand.slots[i]):
            return []
        return [*words(self.context.label(*choices), LABEL), *self.context.card(card_at(self.me.hand, i), cost=True)]


class Row:
    """A principality, in as many parts as the width requires."""

    def __init__(self, context: DrawingContext, p: int) -> None:
        self.context, self.p, self.me = context, p, context.state.players[p]
        self.is_asked = p == context.position.turn
        least = PITCH if context.width >= NARROW else NARROW_PITCH
        count, most = self.me.last - self.me.first + 1, max(1, context.width // least - 1)
        self.size = ceil(count / ceil(count / most))
        self.pitch = min(WIDE_PITCH, context.width // (self.size + 1))

    def lines(self) -> list[StyledLine]:
        """The parts of the row, one below the other; nothing of a row that was not written down."""
        if not any(self.me.centres):
            return []
        return [one for first in range(self.me.first, self.me.last + 1, self.size) for one in self.part(first)]

    def label(self, *choices: int) -> str:
        """The labels of choices in the own row."""
        return self.context.label(*choices) if self.is_asked else ""

    def part(self, first: int) -> list[StyledLine]:
        """Some places side by side, with their Regions and cards."""
        places = range(first, min(first + self.size, self.me.last + 1))
        columns = range(first, places[-1] + 2)
        above, below = ([self.region(SIDES * k + side, first) for k in columns] for side in (ABOVE, BELOW))
        bands = [self.band(above), self.middle(places), self.band(below)]
        return [*self.cards(places, ABOVE), *bands, *self.cards(places, BELOW)]

    def band(self, cells: Sequence[StyledLine], indent: int = 0) -> StyledLine:
        """Cells side by side, each in the middle of its width."""
        return line(" " * indent, *(span for cell in cells for span in centred(cell, self.pitch)))

    # Regions

    def region(self, cell: int, first: int) -> StyledLine:
        """A Region: its land, number and store, in parentheses if it was drawn before; or an empty corner."""
        if self.me.resource[cell] == NO_REGION:
            return line(*bracketed(self.label(do.PLACE_REGION(cell % SIDES))) or [Span(FREE, FAINT)])
        land, die, style = self.context.region(card_at(self.me.regions, cell))
        store = self.me.regions.beside[cell].store
        label = self.label(do.PAY(cell), do.GAIN(cell))
        again = cell // SIDES == first > self.me.first
        shown = f" {die} {FULL * store}{ROOM * (STORE - store)}"
        room = self.pitch - 1 - len(label) - len(shown) - 2 * again
        name = land if len(land) <= room else fit(land, max(1, room))
        text = (f"({name}{shown})", FAINT) if again else (f"{name}{shown}", style)
        return line((label, LABEL), text)

    # Settlements, Cities and Roads

    def middle(self, places: Sequence[int]) -> StyledLine:
        """Settlements and Cities with the Roads between them, and what lies at the ends."""
        half, me = self.pitch // 2, self.me
        out = self.end(LEFT, half) if places[0] == me.first else line((f"{MORE}{ROAD * (half - 1)}", FAINT))
        for place in places:
            joined = place > me.first or me.road_left, place < me.last or me.road_right
            fills = [ROAD if is_joined else " " for is_joined in joined]
            out += centred(self.centre(place), self.pitch, *fills)
        rest = self.end(RIGHT, half) if places[-1] == me.last else line((f"{ROAD * (half - 1)}{MORE}", FAINT))
        return StyledLine([*out, *rest])

    def centre(self, place: int) -> StyledLine:
        """A Settlement or a City, with the label of building the City."""
        name = self.context.say("drawing-city" if self.me.centres[place] == CITY else "drawing-settlement")
        label, rest = self.label(do.BUILD_CITY(place)), f" {self.context.texts.place(place)} "
        room = self.pitch - 2 - len(label) - len(rest)
        return line(" ", (label, LABEL), (name if len(name) <= room else fit(name, max(1, room)), STRONG), rest)

    def end(self, end: int, wide: int) -> StyledLine:
        """One end of the row: an open Road, and the labels of what can be built there."""
        scouts = [do.USE_SCOUT(slot, end) for slot in range(self.me.hand.size)]
        label = self.label(do.BUILD_ROAD(end), do.BUILD_SETTLEMENT(end), *scouts).rstrip()
        text = Span(f"[{label}]" if 0 < len(label) <= wide - 2 else label[:wide], LABEL)
        is_open = (self.me.road_left, self.me.road_right)[end]
        road = Span((ROAD if is_open else " ") * (wide - len(text.text)), FAINT)
        return line(text, road) if end == LEFT else line(road, text)

    # Cards

    def cards(self, places: Sequence[int], side: int) -> list[StyledLine]:
        """The cards of these places on one side, next to their Regions."""
        columns = [self.site(place, side) for place in places]
        high = max(map(len, columns))
        gaps = [[line("")] * (high - len(column)) for column in columns]
        full = [gap + one if side == ABOVE else one + gap for gap, one in zip(gaps, columns, strict=True)]
        return [self.band([column[i] for column in full], self.pitch // 2) for i in range(high)]

    def site(self, place: int, side: int) -> list[StyledLine]:
        """The cards at one place and side, and its free building sites, which lie farther out."""
        built = self.me.built
        here = [i for i in range(built.size) if (built.beside[i].place, built.beside[i].side) == (place, side)]
        cards = [one for i in here for one in self.built(i)]
        free = centre(self.me.centres[place]).sites - len(here)
        if free <= 0:
            return cards
        labels = self.label(*(do.BUILD(slot, place, side) for slot in range(self.me.hand.size))).rstrip().split("/")
        marks = [Span(f"[{', '.join(labels)}]", LABEL)] if labels[0] else []
        marks += [Span(FREE, FAINT)] * (free - len(marks))
        open_sites = wrapped([word for mark in marks for word in words(*mark)], self.pitch - 1)
        return [*open_sites, *cards] if side == ABOVE else [*cards, *open_sites]

    def built(self, i: int) -> list[StyledLine]:
        """A built card, with the label of pulling it down or of picking it."""
        label = self.context.label((do.PULL_DOWN if self.is_asked else do.PICK)(i))
        return wrapped([*words(label, LABEL), *self.context.card(card_at(self.me.built, i))], self.pitch - 1)


def bracketed(label: str) -> list[Span]:
    """Return a label in brackets, or nothing."""
    return [Span(f"[{label.rstrip()}]", LABEL)] if label else []


def centred(cell: StyledLine, wide: int, left: str = " ", right: str = " ") -> StyledLine:
    """Return a cell in the middle of its width, with these signs beside it."""
    cell = cut(cell, wide)
    before = (wide - cell.width) // 2
    return line((left * before, FAINT), *cell, (right * (wide - cell.width - before), FAINT))


def wrapped(parts: Sequence[Span], wide: int) -> list[StyledLine]:
    """Return words in as many lines as their width requires."""
    out = [StyledLine()]
    for word in parts:
        if out[-1] and out[-1].width + 1 + len(word.text) > wide:
            out.append(StyledLine())
        out[-1] += [Span(" "), word] if out[-1] else [word]
    return out
