"""Draws a principality: its row with Regions, Settlements, Cities and Roads, and the cards beside it.

A row has five bands: upper cards, upper Regions, Settlements and Cities joined by Roads, lower Regions, lower cards. A
place stands between the four Regions of its corners. A row too long for the line goes on below; the Regions between two
of its parts are drawn in both, the second time in parentheses.
"""

from __future__ import annotations

from math import ceil
from typing import TYPE_CHECKING

from bailey.core import card_at
from bailey.core.text.drawing import FAINT, LABEL, STRONG, StyledLine, StyledSpan, fit, line
from bailey.games.catan_cards import choices as do
from bailey.games.catan_cards.cards import CITADEL, CITY, IDS, METROPOLIS, NO_REGION, STORE, card, centre
from bailey.games.catan_cards.clauses import FLEET
from bailey.games.catan_cards.drawing_parts import MAGIC_STYLE, bracketed, centred, words, wrapped
from bailey.games.catan_cards.packing import RESOURCES
from bailey.games.catan_cards.rules.sums import is_silenced, sites_of
from bailey.games.catan_cards.state import ABOVE, BELOW, LEFT, RIGHT, SIDES

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence

    from bailey.games.catan_cards.drawing_parts import GameContext

FULL, ROOM, FREE, ROAD, MORE = "■", "□", "·", "─", "…"
MAGIC, NO_MAGIC, COVERED = "●", "○", "†"
#: The width of a Region: at least, where the line is narrow, and at most.
PITCH, NARROW_PITCH, WIDE_PITCH, NARROW = 16, 13, 24, 64
#: The names of what stands in the middle of the row, where it is not a Settlement.
CENTRES = {CITY: "city", METROPOLIS: "metropolis", CITADEL: "citadel"}
#: The steps in which Regions, or Wizards, of the rival's are picked; and own built cards.
OF_RIVALS, OWN_PICKS = {"take_rivals_region", "put_on_region", "drain"}, {"pick_own", "swap_first", "swap_second"}


class PrincipalityDrawing:
    """A principality, in as many parts as the width requires."""

    def __init__(self, context: GameContext, p: int) -> None:
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
        return self.context.label(*choices).text if self.is_asked else ""

    def part(self, first: int) -> list[StyledLine]:
        """Some places side by side, with their Regions and cards."""
        places = range(first, min(first + self.size, self.me.last + 1))
        columns = range(first, places[-1] + 2)
        above, below = ([self.region(SIDES * k + side, first) for k in columns] for side in (ABOVE, BELOW))
        wizards = [[self.wizard(SIDES * k + side) for k in columns] for side in (ABOVE, BELOW)]
        upper, lower = ([self.band(one)] if any(one) else [] for one in wizards)
        bands = [*upper, self.band(above), self.middle(places), self.band(below), *lower]
        return [*self.cards(places, ABOVE), *bands, *self.cards(places, BELOW)]

    def band(self, cells: Sequence[StyledLine], indent: int = 0) -> StyledLine:
        """Cells side by side, each in the middle of its width."""
        return line(" " * indent, *(span for cell in cells for span in centred(cell, self.pitch)))

    # Regions

    def region(self, cell: int, first: int) -> StyledLine:
        """A Region: its land, number and store, in parentheses if it was drawn before; or an empty corner."""
        if self.me.resource[cell] == NO_REGION:
            return line(*bracketed(self.label(do.PLACE_REGION(cell % SIDES))) or [StyledSpan(FREE, FAINT)])
        land, die, style = self.context.region(card_at(self.me.regions, cell))
        store = self.me.regions.beside[cell].store
        put = [do.PUT_WIZARD(slot, cell) for slot in range(self.me.hand.size)]
        label = self.label(do.PAY(cell), do.GAIN(cell), do.BUY_OFF(cell), *put) + self.picked_label(cell)
        again = cell // SIDES == first > self.me.first
        covered = COVERED if self.me.regions.beside[cell].foreign else ""
        shown = f" {die} {FULL * store}{ROOM * (STORE - store)}{covered}"
        room = self.pitch - 1 - len(label) - len(shown) - 2 * again
        name = land if len(land) <= room else fit(land, max(1, room))
        text = (f"({name}{shown})", FAINT) if again else (f"{name}{shown}", style)
        return line((label, LABEL), text)

    def picked_label(self, cell: int) -> str:
        """The label of choosing a Region, one's own or the rival's."""
        is_rivals = self.context.position.step in OF_RIVALS
        return self.context.label(do.PICK_REGION(cell)).text if self.is_asked != is_rivals else ""

    def wizard(self, cell: int) -> StyledLine:
        """The Wizard on a Region, with the labels of its choices and the magic that it has; nothing without one."""
        if cell not in self.me.wizards.taken():
            return StyledLine()
        c, n = card_at(self.me.wizards, cell), int(self.me.wizards.beside[cell].magic)
        is_rivals = self.context.position.step in OF_RIVALS
        picked = self.context.label(do.PICK_WIZARD(cell)).text if self.is_asked != is_rivals else ""
        name, magic = self.context.texts.card(IDS[c]), f" {MAGIC * n}{NO_MAGIC * (card(c).most_magic - n)}"
        return line((self.label(do.ADD_MAGIC(cell)) + picked, LABEL), (name + magic, MAGIC_STYLE))

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
        """A Settlement or what covers it, with the labels of what can be built on it."""
        name = self.context.say(f"drawing-{CENTRES.get(self.me.centres[place], 'settlement')}")
        label = self.label(do.BUILD_CITY(place), do.BUILD_METROPOLIS(place), do.BUILD_CITADEL(place))
        rest = f" {self.context.texts.place(place)} "
        room = self.pitch - 2 - len(label) - len(rest)
        return line(" ", (label, LABEL), (name if len(name) <= room else fit(name, max(1, room)), STRONG), rest)

    def end(self, end: int, wide: int) -> StyledLine:
        """One end of the row: an open Road, and the labels of what can be built there."""
        scouts = [do.USE_SCOUT(slot, end) for slot in range(self.me.hand.size)]
        label = self.label(do.BUILD_ROAD(end), do.BUILD_SETTLEMENT(end), *scouts).rstrip()
        text = StyledSpan(f"[{label}]" if 0 < len(label) <= wide - 2 else label[:wide], LABEL)
        is_open = (self.me.road_left, self.me.road_right)[end]
        road = StyledSpan((ROAD if is_open else " ") * (wide - len(text.text)), FAINT)
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
        marks = self.free_sites(place, side, [card_at(built, i) for i in here])
        if not marks:
            return cards
        open_sites = wrapped(marks, self.pitch - 1)
        return [*open_sites, *cards] if side == ABOVE else [*cards, *open_sites]

    def free_sites(self, place: int, side: int, here: Sequence[int]) -> list[StyledSpan]:
        """The free sites beside these cards: labels of building there, and a sign for each other site."""
        what, units = self.me.centres[place], sum(card(c).kind <= FLEET for c in here)
        sites = int(sites_of(self.context.state, what))
        room = sites + centre(what).unit_sites - len(here)
        free = min(room, sites - len(here) + units)
        hand = [do.BUILD(slot, place, side) for slot in range(self.me.hand.size)]
        new = [do.BUILD_NEW(slot, place, side) for slot in range(self.context.state.developments.size)]
        labels = self.label(*hand, *new).rstrip().split("/")
        marks = [StyledSpan(f"[{', '.join(labels)}]", LABEL)] if labels[0] else []
        marks += [StyledSpan(FREE, FAINT)] * (free - len(marks))
        only = self.context.say("drawing-unit-sites", n=room - free) if room > free else ""
        return [word for mark in marks for word in words(*mark)] + words(only, FAINT)

    def built(self, i: int) -> list[StyledLine]:
        """A built card, with the labels of what can be done with it, and what is said of it for a while."""
        picks_own = self.context.position.step in OWN_PICKS
        choices = [do.PICK(i)] if self.is_asked == picks_own else []
        choices += [do.USE(i), do.PULL_DOWN(i)] if self.is_asked else []
        label, c, said = self.context.label(*choices).text, card_at(self.me.built, i), ", ".join(self.notes(i))
        notes = words(f"({said})", FAINT) if said else []
        return wrapped([*words(label, LABEL), *self.context.card(c), *notes], self.pitch - 1)

    def notes(self, i: int) -> Iterator[str]:
        """What is said of a built card: whether it was used, counts for nothing or was named, and what it keeps."""
        say, texts, me = self.context.say, self.context.texts, self.me
        site, pawns = me.built.beside[i], card(card_at(me.built, i)).pawns
        if site.used == self.context.state.turns > 0 and not pawns:
            yield say("drawing-used")
        if is_silenced(self.context.state, me, i):
            yield say("drawing-silenced")
        if site.named:
            yield say("drawing-named")
        if site.foreign:
            yield say("drawing-covered")
        if site.resources:
            named = [say(f"resource-{name}") for r, name in enumerate(RESOURCES) if site.resources >> r & 1]
            yield say("drawing-named-resources", what=texts.cards.joined(named))
        if site.kept:
            yield say("drawing-keeps", what=self.context.amounts(site.kept))
        if pawns and me.pawned.size:
            known = self.context.sees(me.pawned.slots[0])
            yield say("drawing-pawned", card=texts.card(IDS[card_at(me.pawned, 0)] if known else None))
