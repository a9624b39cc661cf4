"""A second engine of the Catan Card Game, slow and plain, written from the rule text alone.

`SlowEngine(pos.dump())` takes a position at the start of a game. `choices` are the legal choices, and `apply` plays
one; from what the real engine told after the same choice it takes only what chance decided. All else it works out.
"""

from __future__ import annotations

from collections import Counter
from typing import TYPE_CHECKING

from catan_cards.slow_engine_cards import can_be_played, play_card, turn_up, waits
from catan_cards.slow_engine_hand import draw_phase, start_searches
from catan_cards.slow_engine_notes import note_standing
from catan_cards.slow_engine_resources import Asking, Choice, Game, Question, ask, gain, gain_of_choice, pay, take_one
from catan_cards.slow_engine_table import (
    DOUBLERS,
    FULL,
    PRINTED,
    REGIONS,
    RESOURCES,
    SIDES,
    Built,
    Json,
    Region,
    Table,
    cost_of,
    is_red,
    kind,
    title,
)
from catan_cards.slow_engine_trade import deal_with_rival, last_offer, may_propose

if TYPE_CHECKING:
    from collections.abc import Iterable

COSTS = {one["id"]: Counter(one["cost"]) for one in PRINTED["centres"]}
CORNERS = [(column, side) for side in SIDES for column in (5, 6, 7)]


class SlowEngine:
    """A game that is played by sending it choices."""

    def __init__(self, dump: Json) -> None:
        self.game = Game(Table(dump))
        self.table = self.game.table
        self._flow = whole_game(self.game)
        self.question: Question | None = next(self._flow)

    def choices(self) -> set[Choice]:
        """The legal choices: the kind of each, and its arguments."""
        return set(self.question.choices) if self.question else set()

    @property
    def turn(self) -> int | None:
        """Who has to decide."""
        return self.question.player if self.question else None

    def apply(self, choice: Choice, told: Iterable[Json]) -> None:
        """Play a choice.

        Of what is told only this is read: what the dice show, the cards that were drawn or turned up (`drawn_region`
        for Regions), and the `order` of a stack that is looked through.
        """
        assert choice in self.choices(), choice
        self.game.told = {}
        for event in told:
            self.game.told.setdefault(event["what"], []).append(event)
        self.game.orders = {one["pile"]: one["cards"] for one in self.game.told.get("order", [])}
        try:
            self.question = self._flow.send(choice)
        except StopIteration:
            self.question = None


# --- the game


def whole_game(game: Game) -> Asking[None]:
    """Setup, then turns until somebody has won or the last turn is over."""
    table = game.table
    yield from lay_out(game)
    yield from start_searches(game)
    while table.winners is None and table.turns < 2 * table.options["turn_cap"]:
        table.on_turn = table.turns % 2
        table.turns += 1
        yield from turn(game, table.on_turn)
    if table.winners is None:
        points = [table.points(p) for p in (0, 1)]
        table.winners = [p for p in (0, 1) if points[p] == max(points)]
        game.note("turn cap", *(["shared victory"] if len(table.winners) > 1 else []))


def lay_out(game: Game) -> Asking[None]:
    """Where the layout is chosen, each player puts the own six Regions at the corners, one by one."""
    for p, start in enumerate(("start_a", "start_b")):
        for corner in CORNERS if game.table.start_regions else []:
            lying = game.table.start_regions
            own = [slot for slot, card in enumerate(lying) if REGIONS[card]["where"] == start]
            choice = yield from ask(p, [("lay", slot) for slot in own])
            game.table.players[p].regions[corner] = Region(lying.pop(choice[1]), 1)


def somebody_wins(game: Game) -> bool:
    """Check the points of the player on turn, or with `any_time` of both."""
    table = game.table
    seats = [table.on_turn, 1 - table.on_turn] if table.options["win_check"] else [table.on_turn]
    winners = [p for p in seats if table.points(p) >= table.options["goal"]]
    if winners:
        table.winners = winners[:1]
        game.note("won in the rival's turn" if winners[0] != table.on_turn else "won in the own turn")
    return bool(winners)


def turn(game: Game, p: int) -> Asking[None]:
    """Event, production, actions, hand."""
    note_standing(game)
    if somebody_wins(game):
        return
    number = yield from before_the_roll(game, p)
    number = number or game.chance("rolled_number")["die"]
    yield from event(game, p, game.chance("rolled_face")["face"])
    if somebody_wins(game):
        return
    produce(game, number)
    yield from action_phase(game, p)
    if game.table.winners is None:
        yield from draw_phase(game, p)


def before_the_roll(game: Game, p: int) -> Asking[int | None]:
    """An Alchemist names the production number."""
    hand = game.table.players[p].hand
    playable = [slot for slot, card in enumerate(hand) if title(card) == "alchemist" and not waits(game.table, card)]
    choice = yield from ask(p, [("roll",), *(("play", slot) for slot in playable)], always=True)
    if choice[0] == "roll":
        return None
    game.table.discard.append(hand.pop(choice[1]))
    game.note("alchemist")
    named = yield from ask(p, [("name_number", n) for n in range(1, 7)])
    yield from ask(p, [("roll",)], always=True)
    return int(named[1])


# --- event and production


def event(game: Game, p: int, face: str) -> Asking[None]:
    """Resolve the event die, for both players."""
    game.note(f"face {face}")
    match face:
        case "tournament":
            points = [one.tournament() for one in game.table.players]
            if points[0] != points[1]:
                winner = points.index(max(points))
                game.note(*(title(card) for card in game.table.players[winner].knights()))
                yield from gain_of_choice(game, [(winner, 1)])
        case "commerce":
            holder = game.table.commerce_token()
            if holder is not None:
                yield from take_one(game, holder)
        case "brigands":
            brigands(game)
        case "plenty":
            yield from gain_of_choice(game, [(p, 1)])
            yield from gain_of_choice(game, [(1 - p, 1)])
        case "event":
            yield from turn_up(game, p)


def brigands(game: Game) -> None:
    """Whoever has more than 7 resources outside of Garrisons loses all ore and wool; not in the first two turns."""
    if game.table.turns <= 4:
        return
    for own in game.table.players:
        regions = list(own.regions.values())
        unprotected = [region for region in regions if not own.beside_own("garrison", region)]
        if len(unprotected) < len(regions):
            game.note("garrison")
        if sum(region.store for region in unprotected) <= 7:
            continue
        for region in regions if game.table.options["brigands_take_protected"] else unprotected:
            if region.resource in {"ore", "wool"}:
                region.store = 0


def produce(game: Game, number: int) -> None:
    """Every Region with the number gains 1, or 2 beside a building that doubles its land."""
    for own in game.table.players:
        for region in own.regions.values():
            if region.number == number:
                game.note(*([DOUBLERS[region.resource]] if own.made(region) > 1 else []))
                region.store = min(FULL, region.store + own.made(region))


# --- actions


def action_phase(game: Game, p: int) -> Asking[None]:
    """Actions in any order and number; the points are checked after each."""
    game.table.offers, game.table.offers_begun = [], 0
    while True:
        choice = yield from ask(p, actions(game, p), always=True)
        if choice[0] == "end_actions":
            if game.table.options["rival_trade"] == 2:
                yield from last_offer(game, 1 - p)
            return
        if choice[0] == "propose":
            yield from deal_with_rival(game, p)
        else:
            yield from act(game, p, choice)
        if somebody_wins(game):
            return


def actions(game: Game, p: int) -> list[Choice]:
    """All that may be done."""
    own = game.table.players[p]
    found: list[Choice] = [*building(game, p), *trades(game, p), ("end_actions",)]
    found += [("pull_down", i) for i in range(len(own.built))]
    found += [("play", slot) for slot, card in enumerate(own.hand) if can_be_played(game.table, p, card)]
    if game.table.options["rival_trade"] and may_propose(game, p):
        found.append(("propose",))
    return found


def building(game: Game, p: int) -> list[Choice]:
    """All that may be built, and where."""
    own = game.table.players[p]
    able = {what for what, left in game.table.supply.items() if left and own.can_pay(COSTS[what])}
    found: list[Choice] = []
    for end in (0, 1):
        if "road" in able and end not in own.open_roads:
            found.append(("build_road", end))
        if "settlement" in able and end in own.open_roads:
            found.append(("build_settlement", end))
            found += [("use_scout", slot, end) for slot, card in enumerate(own.hand) if title(card) == "scout"]
    if "city" in able:
        found += [("build_city", place) for place, what in own.row.items() if what == "settlement"]
    for slot, card in enumerate(own.hand):
        if kind(card) != "action" and own.can_pay(cost_of(card)):
            places = [place for place, what in own.row.items() if what == "city" or not is_red(card)]
            free = [(place, side) for place in places for side in SIDES if own.free_at(place, side)]
            found += [("build", slot, place, SIDES.index(side)) for place, side in free]
    return found


def trades(game: Game, p: int) -> list[Choice]:
    """The trades with the bank that can be paid and have room."""
    own = game.table.players[p]
    return [
        ("trade", g, h)
        for g, give in enumerate(RESOURCES)
        for h, get in enumerate(RESOURCES)
        if give != get and own.has(give) >= own.rate(give) and own.room_for(get)
    ]


def act(game: Game, p: int, choice: Choice) -> Asking[None]:
    """Carry out an action, except a trade with the rival."""
    own = game.table.players[p]
    match choice:
        case ("build_road", end):
            game.table.supply["road"] -= 1
            own.open_roads.add(end)
            yield from pay(game, p, COSTS["road"])
        case ("build_settlement", end):
            yield from build_settlement(game, p, end)
        case ("use_scout", slot, end):
            game.table.discard.append(own.hand.pop(slot))
            game.note("scout")
            yield from build_settlement(game, p, end, scout=True)
        case ("build_city", place):
            game.table.supply["city"] -= 1
            own.row[place] = "city"
            yield from pay(game, p, COSTS["city"])
        case ("build", slot, place, side):
            card = own.hand.pop(slot)
            own.built.append(Built(card, place, SIDES[side]))
            game.note(f"built {title(card)}")
            yield from pay(game, p, cost_of(card))
        case ("trade", give, get):
            rate = own.rate(RESOURCES[give])
            game.note(*([] if rate == 3 else ["mint" if rate == 1 else f"{RESOURCES[give]}-fleet"]))
            yield from pay(game, p, Counter({RESOURCES[give]: rate}))
            yield from gain(game, p, Counter([RESOURCES[get]]))
        case ("pull_down", i):
            game.table.discard.append(own.built.pop(i).card)
        case ("play", slot):
            yield from play_card(game, p, slot)


def build_settlement(game: Game, p: int, end: int, *, scout: bool = False) -> Asking[None]:
    """A new Settlement at the open end of a Road brings two Regions, at its outer corners."""
    own = game.table.players[p]
    place = max(own.row) + 1 if end else min(own.row) - 1
    game.table.supply["settlement"] -= 1
    own.open_roads.discard(end)
    own.row[place] = "settlement"
    yield from pay(game, p, COSTS["settlement"])
    stack = game.table.region_stack
    if scout:
        stack.look_through(game.orders["regions"])
    free = list(SIDES)
    for _ in SIDES:
        if scout:
            choice = yield from ask(p, [("take_region", slot) for slot in range(len(stack))])
            card = stack.take(choice[1])
        else:
            card = stack.draw(game.chance("drawn_region")["card"])
        if game.table.options["region_draw"]:
            side = free[0]
        else:
            choice = yield from ask(p, [("place_region", SIDES.index(one)) for one in free])
            side = SIDES[choice[1]]
        free.remove(side)
        own.regions[place + end, side] = Region(card)
    if scout:
        stack.shuffle()
