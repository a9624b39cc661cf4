"""Mistakes of authors, each planted into a fresh game, and what an author is told of it: file or field, and remedy."""

from __future__ import annotations

from typing import NamedTuple


class Mistake(NamedTuple):
    """In a file, `old` becomes `new`; without `old` it is the end of the file. `said` are parts of what is told."""

    file: str
    old: str
    new: str
    said: tuple[str, ...]


REST = "    s.players[p].coins += WAGES\n"
OFFER_REST = "    offer(menu, REST())\n"
REST_OF_ANOTHER_RULE = """    PAID.append(p)
    s.players[p].coins += len(PAID) % 2


PAID: list[int] = []


@rule
def tell_of_rest(s: State, p: int) -> None:
    \"\"\"Tell of it.\"\"\"
"""
PRICE = "s.players[p].coins >= card(card_at(s.row, slot)).price"
TOOK = "tell(s, What.TOOK, p, c, card(c).price)"
MOVE = "c = move(s, s.row, slot, s.players[p].taken)"
A_BOARD = (
    "from bailey.core import board\n\nBOARD = board.Board(table=(board.Pile('deck'), board.Row({row!r}){more}),"
    " player=(board.Counters({{'coins': ()}}), board.Row('taken')))\nGAME = Game(\n    board=BOARD,"
)

MISTAKES = {
    # Steps and choices
    "no handler": Mistake(
        "rules.py",
        "{TAKE: take, REST: rest}",
        "{TAKE: take}",
        ("step ACT: offers choice 3, which has no handler; it has handlers for take",),
    ),
    "a handler wants another argument": Mistake(
        "rules.py",
        "def take(s: State, p: int, slot: int)",
        "def take(s: State, p: int, place: int)",
        ("game.py, line ", "step ACT, take: take wants 'place', but is given s, p, slot"),
    ),
    "a step is not listed": Mistake(
        "rules.py",
        "    Step.END_TURN: end_turn,\n",
        "",
        ("game.py, line ", "steps: END_TURN is not listed; name the rule that it runs, or ask(...)"),
    ),
    "a choice outside its range": Mistake(
        "rules.py",
        "TAKE(slot), ",
        "TAKE(slot + 1), ",
        ("rules.py, line 48: ", "take: slot must be from 0 to 2, not 3"),
    ),
    "a step without end": Mistake(
        "rules.py",
        "    if s.rounds > 0:\n",
        "    todo(s, p, Step.END_TURN)\n    if s.rounds > 9:\n",
        ("step END_TURN: comes again and again, 10000 times without a question; let it lead to one",),
    ),
    "a game without end": Mistake(
        "rules.py",
        "        s.rounds -= 1\n",
        "",
        ("step ACT: comes again and again, 10000 times without a question",),
    ),
    "a bound that is too low": Mistake(
        "game.py",
        "longest=MOST_PLAYERS * MOST_ROUNDS",
        "longest=10",
        ("is not over after 10 decisions; let the rules end it, or say longest=… in game.py",),
    ),
    "nothing can be chosen": Mistake(
        "rules.py",
        OFFER_REST,
        "",
        ("step ACT: asks, but nothing can be chosen; offer what can always be chosen, or ask nobody",),
    ),
    "a choice is offered twice": Mistake(
        "rules.py", OFFER_REST, OFFER_REST * 2, ("something is offered twice: <take slot=1, rest, rest>",)
    ),
    "offering changes the state": Mistake(
        "rules.py",
        OFFER_REST,
        "    s.players[p].coins += 1\n" + OFFER_REST,
        ("step act: what it offers changes the state; a rule that offers only looks",),
    ),
    "over at once": Mistake("rules.py", "    begin_turn(s, 0)\n", "", ("the game is over before anybody is asked",)),
    "an argument counts no field": Mistake(
        "choices.py", 'at("row")', 'at("rows")', ("choices.py, line 12: ", "at('rows'): State has no such field")
    ),
    # Numbers
    "a fraction": Mistake(
        "rules.py",
        REST,
        REST.replace("WAGES", "WAGES / 2"),
        ("rules.py, line 64: rest: / makes a fraction; // divides",),
    ),
    "a float": Mistake(
        "rules.py", REST, REST.replace("WAGES", "0.5"), ("rules.py, line 64: rest: 0.5 is no whole number",)
    ),
    "a float from elsewhere": Mistake(
        "rules.py",
        "WAGES = 2",
        "WAGES = 4 / 2",
        (" leaves ", " in players.", ".coins; a state holds whole numbers"),
    ),
    "a text": Mistake(
        "rules.py",
        REST,
        REST.replace("+= WAGES", '= "many"'),
        ("rules.py, line 64: rest: sets s.players[p].coins to a text; a state holds whole numbers",),
    ),
    "a table in a rule": Mistake(
        "rules.py",
        REST,
        "    wages = {0: 1, 1: 2}\n" + REST,
        ("rules.py, line 64: rest: a rule computes with whole numbers",),
    ),
    "fewer coins than none": Mistake(
        "rules.py",
        "coins -= card(c).price",
        "coins -= card(c).price + 3",
        (".coins: must be a whole number from 0 to 100, not -",),
    ),
    "a score that is no integer": Mistake(
        "scoring.py",
        "    return total\n",
        "    return total * HALF\n\n\nHALF = 0.5\n",
        ("score: returns ", ".0 for player 0; return a whole number"),
    ),
    "a score that is nothing": Mistake(
        "scoring.py", "    return total\n", "    total\n", ("score: returns None for player 0; return a whole number",)
    ),
    "lines that do not add up": Mistake(
        "scoring.py",
        '"points": card(c).points}',
        '"points": 1}',
        ("scores ", ", but the lines add up to "),
    ),
    # Python
    "an import of Numba": Mistake(
        "rules.py",
        "from enum",
        "import numba\nfrom enum",
        ("rules.py, line 5: imports numba; leave it out: rules are plain",),
    ),
    "chance from elsewhere": Mistake(
        "rules.py",
        "from enum",
        "import random\nfrom enum",
        ("rules.py, line 5: imports random; rules take chance from the",),
    ),
    "what a state does not hold": Mistake(
        "rules.py",
        REST,
        REST + REST_OF_ANOTHER_RULE,
        ("the same seed and choices lead to another state; rules read and change the state alone",),
    ),
    "a rule that is not marked": Mistake(
        "rules.py",
        "@rule\ndef fill_row",
        "def fill_row",
        ("line 78: fill_row is called by a rule, setup; mark it @rule",),
    ),
    "a misspelt field": Mistake(
        "rules.py",
        REST,
        REST.replace("coins", "coin"),
        ("rules.py, line 64: ", "'Player' object has no attribute 'coin'"),
    ),
    # Cards and what is known
    "a card moved by assignment": Mistake(
        "rules.py",
        MOVE,
        "c = card_at(s.row, slot)\n    s.players[p].taken.slots[0] = c",
        ("rules.py, line 56: take: sets s.players[p].taken.slots[0]; cards are moved by move, draw, place and take",),
    ),
    "a pile for two owners": Mistake(
        "rules.py",
        "    begin_turn(s, 0)\n",
        "    s.players[0].taken = s.row\n    begin_turn(s, 0)\n",
        ("some card is lost, lies in two places, or is not in play; move cards by move, draw and their like",),
    ),
    "a choice that leaks what is hidden": Mistake(
        "rules.py",
        PRICE,
        f"{PRICE} + (s.deck.size > 0 and card_at(s.deck, 0) % 2)",
        ("cannot know",),
    ),
    "a hidden card is moved": Mistake(
        "rules.py",
        "draw(s, s.deck, s.row)",
        "move(s, s.deck, s.deck.size - 1, s.row)",
        ("rules.py, line 82: ", "nobody has seen this card yet: draw it, so that chance decides which one it is"),
    ),
    "a card is drawn where none is": Mistake(
        "rules.py",
        "while s.row.size < ROW and s.deck.size > 0:",
        "while s.row.size < ROW:",
        ("rules.py, line 82: ", "a card cannot be drawn from an empty stack"),
    ),
    "a pile that is too small": Mistake(
        "state.py",
        "taken: Pile = pile(len(IDS))",
        "taken: Pile = pile(1)",
        ("a pile cannot hold more cards than it was",),
    ),
    # Data and declarations
    "a card without a price": Mistake(
        "cards.json",
        '"price": 5, ',
        "",
        ("cards.py, line ", "'pearls' cannot be read (KeyError('price')); correct its row"),
    ),
    "a wrong type in the data": Mistake(
        "cards.json", '"price": 5', '"price": "five"', ("'pearls' has price='five'; it must be a whole number from 0",)
    ),
    "a number outside its range": Mistake(
        "cards.json", '"price": 5', '"price": 50', ("cards.json: cards.pearls.price: must be ", "from 0 to 9, not 50")
    ),
    "a comma that is missing": Mistake(
        "cards.json",
        '"points": 9},',
        '"points": 9}',
        ("cards.json, line 9: is no JSON (Expecting ',' delimiter); correct",),
    ),
    "two cards of one name": Mistake(
        "cards.json",
        '"id": "wine"',
        '"id": "silk"',
        ("'silk' is the name of a card of 'card' already; give each card its own",),
    ),
    "an unknown card id": Mistake(
        "rules.py",
        "WAGES = 2",
        'from .cards import IDS\n\nWAGES = IDS.index("silc")',
        ("rules.py, line 22: ValueError: ", "not in tuple"),
    ),
    "a field that is no number": Mistake(
        "state.py",
        "    row: Pile = pile(ROW)\n",
        '    row: Pile = pile(ROW)\n    weather: str = "fair"\n',
        ("state.py, line 21: State.weather: 'fair' is no field of a state, which holds whole numbers; declare",),
    ),
    "a list as a field": Mistake(
        "state.py",
        "    row: Pile = pile(ROW)\n",
        "    row: Pile = pile(ROW)\n    bids: list[int] = [0, 0]\n",
        ("state.py, line 21: State.bids: [0, 0] is no field of a state",),
    ),
    "players that are no range": Mistake(
        "game.py", "range(2, MOST_PLAYERS + 1)", "(2, 3, 4)", ("players (2, 3, 4); declare a range, as in range(2, 5)",)
    ),
    "more players than places": Mistake(
        "game.py", "range(2, MOST_PLAYERS + 1)", "range(2, 7)", ("players: 4 records for 6 who score; make room for 6",)
    ),
    "a misspelt declaration": Mistake(
        "game.py", "tiebreak=tiebreak", "tiebraek=tiebreak", ("unexpected keyword argument 'tiebraek'",)
    ),
    "facts that do not fit": Mistake(
        "game.py", "{TAKE: taking}", "{TAKE: lambda s, p: {}}", ("facts of take: ", "; let it take s, p, slot")
    ),
    # Events, board, texts
    "an event without its argument": Mistake(
        "rules.py",
        TOOK,
        "tell(s, What.TOOK, p, c)",
        ("<Told took: player, card, coins> is told with 2 arguments; tell each of its own, in their order",),
    ),
    "an event with arguments in another order": Mistake(
        "rules.py",
        TOOK,
        "tell(s, What.TOOK, p, card(c).price + 90, c)",
        ("<Told took: player, card, coins> is told with card=9", "in their order"),
    ),
    "an event that is not declared": Mistake(
        "events.py",
        '    RESTED = Told("rested", player=PLAYER, coins=NUMBER)\n',
        "",
        ("rules.py, line 65: AttributeError: ", "RESTED"),
    ),
    "a misspelt field in the board": Mistake(
        "game.py",
        "GAME = Game(",
        A_BOARD.format(row="rwo", more=""),
        ("game.py, line ", "board: Row 'rwo': there is no such field; known are seats, rounds, deck, row"),
    ),
    "a board that leaves something out": Mistake(
        "game.py",
        "GAME = Game(",
        A_BOARD.format(row="row", more=""),
        ("the board shows nothing of rounds; show it, or say",),
    ),
    "a catalogue with broken syntax": Mistake(
        "locale/en.ftl",
        "choice-rest = rest",
        "choice-rest rest",
        ("lost_trails/locale/en.ftl, line 12: 'choice-rest rest: take two coins' is no Fluent; write `key = text`",),
    ),
    "a card without text": Mistake(
        "locale/en.ftl", "card-silk = silk\n", "", ("locale/en.ftl: no text for 'card-silk'",)
    ),
    "a text with an unknown argument": Mistake(
        "locale/en.ftl",
        "takes {$card} for",
        "takes {$good} for",
        ("locale/en.ftl: event-took: Unknown external: good",),
    ),
    "a language that is not whole": Mistake(
        "locale/de.ftl", "", "title = Alte Wege\n", ("locale/de.ftl: no text for 'card-wine'",)
    ),
}
