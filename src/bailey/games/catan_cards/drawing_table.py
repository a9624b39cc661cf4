"""Draws what lies between the players: the turn, the stacks, the supply, open cards, and what is asked about."""

from __future__ import annotations

from textwrap import wrap
from typing import TYPE_CHECKING

from bailey.core import card_at
from bailey.core.text.drawing import FAINT, LABEL, STRONG, StyledLine, StyledSpan
from bailey.games.catan_cards import choices as do
from bailey.games.catan_cards.cards import CITADEL, FACES, IDS, METROPOLIS, centre, sets
from bailey.games.catan_cards.data import BASE_ALONE
from bailey.games.catan_cards.drawing_parts import bracketed, words, wrapped
from bailey.games.catan_cards.rules.conditions import count_centres
from bailey.games.catan_cards.rules.hand import may_use, stacks_in_play
from bailey.games.catan_cards.rules.turn import points_to_win
from bailey.games.catan_cards.state import NO_FACE, PLAYERS

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable, Iterator, Sequence

    from bailey.core import ChoiceKind, Pile
    from bailey.games.catan_cards.drawing_parts import GameContext


class TableDrawing:
    """What lies between the players."""

    def __init__(self, context: GameContext) -> None:
        self.context, self.say, self.state = context, context.say, context.state

    def heading(self) -> list[StyledLine]:
        """Whose turn it is, the die, the event card that is resolved, the theme set, and how many points win."""
        s, context, over = self.state, self.context, self.context.position.over
        turn = self.say("drawing-turn", turn=(s.turns + 1) // PLAYERS, player=context.names[s.on_turn])
        began = turn if s.turns else self.say("drawing-setup")
        parts = [StyledSpan(self.say("drawing-over") if over else began, STRONG)]
        parts += [StyledSpan(self.say("drawing-die", die=s.die))] if s.turns and not over else []
        named = [self.say("drawing-face", face=self.say(f"face-{FACES[s.face]}"))] if s.face != NO_FACE else []
        parts += map(StyledSpan, named)
        shown = context.texts.card(IDS[card_at(s.shown, 0)]) if s.shown.size else ""
        parts += [StyledSpan(self.say("drawing-event", card=shown))] if shown else []
        parts += [StyledSpan(self.say(f"option-theme-{s.theme}"))] if s.theme != BASE_ALONE else []
        parts += [StyledSpan(self.say("drawing-goal", points=int(points_to_win(s))))]
        pieces = [StyledSpan(text, part.style) for part in parts for text in wrap(part.text, context.width)]
        return wrapped(pieces, context.width, gap=2)

    def lines(self) -> list[StyledLine]:
        """The stacks, the supply, and the cards that lie open."""
        return [*self.stacks(), *self.supply(), *self.open_cards()]

    def stacks(self) -> list[StyledLine]:
        """The stacks, with what the viewer knows of them; those of a theme set on a line of their own."""
        basic, every = int(sets(self.state.theme).basic_stacks), stacks_in_play(self.state)
        of_base = self.context.listed(self.say("drawing-stacks"), map(self.stack, range(basic)))
        of_set = self.context.listed(self.say("drawing-set-stacks"), map(self.stack, range(basic, every)))
        return [*of_base, *(of_set if basic < every else [])]

    def stack(self, i: int) -> list[StyledSpan]:
        """A stack: the labels of its choices, its size, and the cards that the viewer knows."""
        cards, label = self.state.stacks[i].cards, self.context.label(do.DRAW(i), do.SEARCH(i), do.BLOCK(i)).text
        text = self.say("drawing-stack", stack=i + 1, n=cards.size)
        blocked = [self.context.names[p] for p in range(PLAYERS) if not may_use(self.state, p, i)]
        notes = [self.say("drawing-blocked", player=name) for name in blocked]
        return [*bracketed(label), *words(text), *words(f"[{', '.join(notes)}]" if notes else ""), *self.known(cards)]

    def known(self, cards: Pile) -> list[StyledSpan]:
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

    def open_cards(self) -> list[StyledLine]:
        """The new developments, and the cards that lie open until they are spent, if there are any."""
        s, context = self.state, self.context
        new = [context.card(card_at(s.developments, i), cost=True) for i in range(s.developments.size)]
        new += self.centres("metropolis", METROPOLIS, int(sets(s.theme).metropolises))
        new += self.centres("citadel", CITADEL, int(sets(s.theme).citadels))
        played = [
            [*context.card(card_at(s.lasting, i)), *words(f"({context.names[s.lasting.beside[i].by]})", FAINT)]
            for i in range(s.lasting.size)
        ]
        removed = [context.card(card_at(s.removed, i)) for i in range(s.removed.size)]
        out = context.listed(self.say("drawing-developments"), counted(new)) if new else []
        out += context.listed(self.say("drawing-lasting"), played) if played else []
        return out + (context.listed(self.say("drawing-removed"), removed) if removed else [])

    def centres(self, name: str, what: int, copies: int) -> list[list[StyledSpan]]:
        """The cards that cover Settlements or Cities, and are left of so many, with their cost."""
        left = copies - sum(int(count_centres(me, what)) for me in self.state.players)
        cost = words(f"({self.context.amounts(centre(what).cost)})", FAINT)
        return [[StyledSpan(self.say(f"drawing-{name}"), STRONG), *cost] for _ in range(left)]

    def question(self) -> list[StyledLine]:
        """What the viewer looks through, chooses from or lays down, and the offer that is being made."""
        s = self.state
        top = s.todo[max(0, s.pending - 1)]
        panels: dict[str | None, Callable[[], tuple[str, Iterable[list[StyledSpan]]]]] = {
            "take_card": lambda: ("searched", self.cards(s.stacks[top.a].cards, do.TAKE)),
            "take_region": lambda: ("choice", self.regions(s.region_stack, do.TAKE_REGION)),
            "change_region": lambda: ("choice", self.regions(s.region_stack, do.TAKE_REGION)),
            "remove_event": lambda: ("choice", self.cards(s.events_stack, do.REMOVE_EVENT, cost=False)),
            "lay_out": lambda: ("choice", self.regions(s.start_regions, do.LAY)),
            "place_region": lambda: ("drawn", self.regions(s.drawn)),
            "offer": lambda: ("offer", [self.offer(top.player, top.a, top.b)]),
            "fetch": lambda: ("discarded", self.cards(s.discard, do.TAKE_DISCARDED)),
            "instead": lambda: ("discarded", self.cards(s.discard, do.TAKE_DISCARDED)),
            "take_top": lambda: ("open", self.tops()),
            "put_same": lambda: ("open", self.tops()),
            "choose": lambda: ("choice", self.ways()),
            "answer": lambda: ("offer", [self.offer(1 - top.player, top.a, top.b)]),
        }
        title, parts = panels.get(self.context.position.step, lambda: ("", []))()
        shown = list(parts)
        return (
            [StyledLine(), *self.context.listed(self.say(f"drawing-{title}", stack=top.a + 1), shown)] if shown else []
        )

    def cards(self, here: Pile, kind: ChoiceKind, *, cost: bool = True) -> Iterator[list[StyledSpan]]:
        """The cards of a pile that the viewer knows, from its top on, with the labels of the choices to take them."""
        for i in reversed(range(here.size)):
            if self.context.sees(here.slots[i]):
                label = words(self.context.label(kind(i)).text, LABEL)
                yield [*label, *self.context.card(card_at(here, i), cost=cost)]

    def tops(self) -> Iterator[list[StyledSpan]]:
        """The top cards that lie open, with the labels of the choices to take them."""
        for i in range(stacks_in_play(self.state)):
            cards = self.state.stacks[i].cards
            if (self.state.tops_open >> i) & 1 and cards.size:
                where = words(self.say("drawing-at-stack", stack=i + 1))
                label = words(self.context.label(do.DRAW(i)).text, LABEL)
                yield [*label, *where, *self.context.card(card_at(cards, cards.size - 1), cost=True)]

    def ways(self) -> Iterator[list[StyledSpan]]:
        """The ways of which one is chosen."""
        for choice in self.context.position.choices:
            said = self.context.texts.choice(self.context.position, choice, self.context.names)
            yield [*words(self.context.label(choice.number).text, LABEL), *words(said)]

    def regions(self, here: Pile, kind: ChoiceKind | None = None) -> Iterator[list[StyledSpan]]:
        """Some Regions that do not lie in a principality yet, with the labels of the choices to take them."""
        for i in range(here.size):
            label = self.context.label(kind(i)).text if kind else ""
            if self.context.sees(here.slots[i]) and (label or here.size == 1 or not self.context.labels):
                land, die, style = self.context.region(card_at(here, i))
                yield [*words(label, LABEL), *words(f"{land} {die}", style)]

    def offer(self, by: int, give: int, want: int) -> list[StyledSpan]:
        """What a player offers, and for what."""
        about = {"give": self.context.amounts(give), "want": self.context.amounts(want)}
        return words(self.say("drawing-offers", player=self.context.names[by], **about))


def counted(parts: Sequence[list[StyledSpan]]) -> list[list[StyledSpan]]:
    """Return each of some parts once, with its number where there are several that are alike."""
    once = [part for i, part in enumerate(parts) if part not in parts[:i]]
    return [[*words(f"{parts.count(one)}x" if parts.count(one) > 1 else ""), *one] for one in once]
