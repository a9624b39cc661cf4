"""A position that somebody wrote is read with care: every fault is named, with the field and the remedy."""

from __future__ import annotations

import dataclasses
import json
from typing import Any

import pytest

from bailey.core import BadInput, Position, draw, numbers
from bailey.core.state.reading import put_below
from bailey.core.state.slots import LAST_SHUFFLE
from bailey.games import _template as postern
from bailey.games import castle_combo
from bailey.games._template.state import State

GAME = postern.GAME
GENERATOR = "00000001 0000000a deadbeef 00000003"
ACT = [{"step": "end_turn", "player": 0}, {"step": "act", "player": 0}]


def test_nothing_said_is_the_start_of_the_first_turn_of_as_many_seats_as_players_are_written() -> None:
    pos = postern.load({})
    assert (pos.turn, pos.step, pos.state.seats, pos.state.deck.size) == (0, "act", 2, 16)
    assert postern.load({"players": [{}, {}, {}, {}]}).state.seats == 4
    assert postern.load({"version": 1}).turn == 0
    with pytest.raises(BadInput, match="version: must be a whole number from 1 to 3, not 4"):
        postern.load({"version": 4})


def test_everything_may_be_said() -> None:
    pos = postern.load(
        {
            "game": "postern",
            "version": 1,
            "options": {"hours": 9},
            "hours": 2,
            "seats": 3,
            "turn": 1,
            "seed": 5,
            "discard": ["silk"],
            "players": [{}, {"coins": 4, "hand": ["bread", {"card": "salt", "known_to": [0]}], "yard": ["wool"]}],
        }
    )
    assert (pos.turn, pos.state.hours, pos.state.seats, pos.state.deck.size) == (1, 2, 3, 12)
    yard = [{"card": "wool", "gain": 0}]
    assert pos.view(1)["players"][1] == {"coins": 4, "hand": ["bread", "salt"], "yard": yard}
    assert pos.view(0)["players"][1]["hand"] == [None, "salt"]
    assert pos.view(2)["players"][1]["hand"] == 2


def test_names_truths_and_what_lies_beside_a_card_are_written_as_such() -> None:
    dumped = castle_combo.load({"messenger": "castle", "castle": {"removed": False}}).dump()
    assert (dumped["messenger"], dumped["castle"]["removed"]) == ("castle", False)
    card = {"card": "baron", "column": 0, "row": 0, "face_down": True, "stored": 0}
    pos = castle_combo.load({"players": [{"tableau": [card]}, {}]})
    assert pos.dump()["players"][0]["tableau"] == [card]


def test_cards_that_were_listed_or_not_mentioned_come_from_one_shuffle_of_their_own_deck() -> None:
    pos = postern.load({"players": [{"hand": ["bread", "salt"]}, {"hand": ["wool", "silk"]}]})
    seen = {pos.imagine(0, seed).view(1)["players"][1]["hand"][0] for seed in range(200)}
    assert seen == set(postern.GAME.cards[:16]) - {"bread", "salt"}, (
        "nobody can tell from a written position what others hold"
    )
    known = [{"card": "bread", "known_to": [0, 1]}, {"card": "salt", "known_to": [0, 1]}]
    for seed in range(5):
        pos = postern.load({"seed": seed, "deck": known})
        assert (pos.state.deck.size, pos.view(1)["deck"][-2:]) == (16, ["bread", "salt"])
        assert draw(pos.state, pos.state.deck, pos.state.players[0].hand) == GAME.cards.index("salt")
    pos = castle_combo.load({"castle": {"deck": ["baron", "prince"]}})
    for seed in range(20):
        imagined = pos.imagine(0, seed).dump()
        assert {"baron", "prince"} <= {entry["card"] for entry in imagined["castle"]["deck"]} | {
            *imagined["castle"]["row"]
        }


def test_numbers_beside_named_cards_stay_with_them() -> None:
    here = State().players[0].yard
    here.slots[0], here.beside[0].gain, here.size = 7, 3, 1
    put_below(here, [1, 2])
    assert (here.size, here.slots[:3], [here.beside[i].gain for i in range(3)]) == (3, [1, 2, 7], [0, 0, 3])


class Tracked(GAME.state):  # type: ignore[misc, name-defined]
    track: list[int] = numbers(3, default=7)


def test_a_row_of_numbers_may_be_written_in_part() -> None:
    game = dataclasses.replace(GAME, state=Tracked)
    pos = Position.load(game, {"track": [1, 2]})
    assert pos.dump()["track"] == pos.view(None)["track"] == [1, 2, 7]
    assert Position.load(game, pos.dump()) == pos
    for track, why in (
        (5, "position.track: must be a list"),
        ([1] * 4, "has 4 entries; at most 3"),
        ([1, True], r"position.track\[1\]: must be a whole number"),
    ):
        with pytest.raises(BadInput, match=why):
            Position.load(game, {"track": track})


TEXTS = [
    *((text, "this is not JSON") for text in ("", "{", "nonsense")),
    ('{"seats": 2, "seats": 3}', "seats: stands twice in one object; keep one of them"),
    ('{"players": [{"coins": 1, "coins": 1}]}', "coins: stands twice"),
    ('{"seats": NaN}', "NaN: not a number that can be used here; write a whole number"),
    ('{"seats": -Infinity}', "-Infinity: not a number"),
    ('{"seats": 1e400}', "seats: must be a whole number"),
    ("[" * 100_000, "this is nested too deeply, brackets within brackets; look for one that should be closed"),
    ("[" * 50_000 + "]" * 50_001, "this is nested too deeply"),
    ('{"hours": ' + "[" * 499 + "]" * 499 + "}", "position.hours: must be a whole number"),
    ('{"hours": ' + "[" * 500 + "]" * 500 + "}", "this is nested too deeply"),
    ("[" + '"[",' * 600 + "7]", "position: must be an object"),
    ("[" + "[]," * 600 + "7]", "position: must be an object"),
    ('{"hours": ' + "9" * 5_000 + "}", "9999999999999999999...: is a number of 5000 digits; write one of at most 19"),
    ('{"hours": -' + "9" * 20 + "}", "...: is a number of 20 digits; write one of at most 19"),
    (b"\xff\xfe\x00", "this is not UTF-8 text; save it as UTF-8"),
    (b'{"hours": "\xff"}', "this is not UTF-8 text; save it as UTF-8"),
    ("[]", "position: must be an object {...}, not []"),
    ("7", "position: must be an object"),
]


FAULTS: list[tuple[dict[Any, Any], str]] = [
    ({"game": "chess"}, 'game: this is a position of "chess", not of "postern"'),
    ({"game": 7}, "game: this is a position of 7"),
    ({"version": 0}, "version: must be a whole number from 1 to 3, not 0"),
    ({"version": "1"}, "version: must be a whole number"),
    ({"sheep": 1}, "position.sheep: is unknown here; known are"),
    ({5: 1}, "position.5: is unknown here"),
    ({"revealed": 1}, "position.revealed: is unknown here"),
    *(({"seats": n}, f"seats: must be a whole number from 2 to 4, not {n}") for n in (1, 5)),
    ({"seats": True}, "seats: must be a whole number from 2 to 4, not true"),
    *(({"seats": none}, "seats: must be a whole number") for none in (2.0, None)),
    *(({"players": [{}] * n}, f"seats: must be a whole number from 2 to 4, not {n}") for n in (1, 5)),
    ({"seats": 2, "players": [{}] * 3}, "position.players: has 3 entries; at most 2 are possible"),
    ({"players": {}}, "position.players: must be a list [...], not {}"),
    ({"players": [{}, 7]}, "position.players[1]: must be an object {...}, not 7"),
    ({"players": [{}, {"sheep": 1}]}, "position.players[1].sheep: is unknown here; known are coins, hand, yard"),
    ({"players": [{"coins": "two"}, {}]}, "position.players[0].coins: must be a whole number"),
    (
        {"players": [{"coins": 1 << 31}, {}]},
        "position.players[0].coins: must be a whole number from 0 to 1000, not 2147483648",
    ),
    ({"players": [{"coins": -1}, {}]}, "position.players[0].coins: must be a whole number from 0 to 1000, not -1"),
    *(({"hours": hours}, "position.hours: must be from 1 to 9") for hours in (-1, 0)),
    ({"turn": 2}, "turn: must be a whole number from 0 to 1, not 2"),
    ({"turn": True}, "turn: must be a whole number"),
    ({"turn": 1, "todo": []}, "turn: is 1, but with an empty `todo` the game is over; leave one of them out"),
    *(({"seed": seed}, "seed: must be a whole number from 0 to") for seed in (-1, 1 << 63, "x")),
    ({"generator": 7}, "generator: must be four words of eight hexadecimal digits, not 7; or give a seed"),
    *(
        ({"generator": words}, "generator: must be four words")
        for words in (GENERATOR + " 00000000", GENERATOR.upper(), GENERATOR + "\n")
    ),
    *(({"shuffles": n}, "shuffles: must be a whole number from 0 to") for n in (-1, LAST_SHUFFLE)),
    ({"shuffles": 1, "deck": [{"card": "silk", "shuffle": 2}]}, "shuffles: is 1, but a card was hidden by shuffle 2"),
    ({"options": 5}, "options: must be an object {...}, not 5"),
    ({"options": [1]}, "options: must be an object"),
    ({"options": {"hours": 4}}, "option 'hours': must be one of 3, 6, 9, not 4"),
    *(({"options": {"hours": hours}}, "option 'hours': must be one of") for hours in (True, [3], 6.0, "6")),
    ({"options": {"snow": 1}}, "options.snow: is unknown here; known are hours"),
    ({"deck": "silk"}, 'position.deck: must be a list [...], not "silk"'),
    ({"deck": ["sheep"]}, 'position.deck[0]: there is no card "sheep"; use the names that the game lists'),
    ({"deck": ["silken"]}, 'position.deck[0]: there is no card "silken"; did you mean silver, silk?'),
    ({"deck": [7]}, "position.deck[0]: must be the name of a card or an object {...}, not 7"),
    ({"deck": [{}]}, "position.deck[0]: names no card; write its name as `card`"),
    ({"deck": [{"card": ["silk"]}]}, 'position.deck[0]: there is no card ["silk"]'),
    ({"deck": ["silk"], "discard": ["silk"]}, 'position.discard[0]: the card "silk" lies at position.deck[0] already'),
    ({"discard": [{"card": "silk", "known_to": [0]}]}, "position.discard[0].known_to: is unknown here; known are card"),
    ({"deck": [{"card": "silk", "known_to": 0}]}, "position.deck[0].known_to: must be a list [...], not 0"),
    ({"deck": [{"card": "silk", "known_to": [8]}]}, "position.deck[0].known_to[0]: must be a whole number from 0 to 7"),
    ({"deck": [{"card": "silk", "shuffle": -1}]}, "position.deck[0].shuffle: must be a whole number from 0"),
    ({"players": [{"hand": list(postern.GAME.cards[:6])}, {}]}, "position.players[0].hand: has 6 entries; at most 5"),
    (
        {"players": [{"yard": ["old-guard"]}, {}]},
        "position.players[0].yard[0]: old-guard is not goods; put it somewhere else",
    ),
    ({"gate": ["silk"]}, "position.gate: goods lie there only in the middle of a turn"),
    ({"todo": 7}, "todo: must be a list [...], not 7"),
    ({"todo": [{"step": "act"}] * 25}, "todo: has 25 entries; at most 24 are possible"),
    ({"todo": ACT}, "todo: pending steps need the digest of a saved position; leave `todo` out to begin a turn"),
    ({"todo": ["act"], "digest": ""}, 'todo[0]: must be an object {...}, not "act"'),
    (
        {"todo": [{}], "digest": ""},
        "todo[0].step: must be one of act, come_by, watch, bring_in, look, end_turn, patrol, not null",
    ),
    ({"todo": [{"step": ["act"]}], "digest": ""}, "todo[0].step: must be one of"),
    ({"todo": [{"step": "act", "c": 1}], "digest": ""}, "todo[0].c: is unknown here; known are numbers, player, step"),
    (
        {"todo": [{"step": "act", "player": 2}], "digest": ""},
        "todo[0].player: must be a whole number from 0 to 1, not 2",
    ),
    ({"todo": [{"step": "act", "numbers": [0.5]}], "digest": ""}, "todo[0].numbers[0]: must be a whole number"),
    ({"todo": [{"step": "act", "numbers": [0] * 5}], "digest": ""}, "todo[0].numbers: has 5 entries; at most 4"),
    ({"todo": ACT[:1], "digest": "0"}, "digest: does not fit: this position was changed since it was saved"),
]


FAULTS_WITH_NAMES: list[tuple[dict[str, Any], str]] = [
    ({"messenger": "tavern"}, 'position.messenger: must be one of castle, village, not "tavern"'),
    ({"messenger": 0}, "position.messenger: must be one of castle, village, not 0"),
    ({"messenger": ["castle"]}, "position.messenger: must be one of castle, village"),
    ({"castle": {"removed": 1}}, "position.castle.removed: must be true or false, not 1"),
    ({"castle": []}, "position.castle: must be an object"),
    ({"players": [{"gold": None}, {}]}, "position.players[0].gold: must be a whole number from 0 to 1000000, not null"),
    ({"players": [{"keys": -1}, {}]}, "position.players[0].keys: must be a whole number from 0 to 1000000, not -1"),
    ({"players": [{"tableau": [5]}, {}]}, "tableau[0]: must be the name of a card or an object {...}, not 5"),
    ({"players": [{"tableau": [None]}, {}]}, "tableau[0]: must be the name of a card or an object {...}, not null"),
    ({"players": [{"tableau": [{"stored": 1}]}, {}]}, "tableau[0]: names no card; write its name as `card`"),
    ({"locations": []}, "position.locations: is unknown here"),
    (
        {"players": [{"tableau": ["baron"]}, {}], "todo": [{"step": "effect", "numbers": [7]}]},
        "todo: pending steps need the digest of a saved position",
    ),
    (
        {"players": [{"tableau": [{"card": "baron", "column": "left"}]}, {}]},
        "tableau[0].column: must be a whole number",
    ),
    ({"players": [{"tableau": [{"card": "baron", "gold": 1}]}, {}]}, "tableau[0].gold: is unknown here"),
    ({"players": [{"spots": []}, {}]}, "position.players[0].spots: is unknown here"),
    (
        {"village": {"deck": list(castle_combo.GAME.cards[:39])}},
        "position.village.deck: has no room for the 39 cards that lie there unless you say where they are",
    ),
]


CASES = [pytest.param(postern, text, why, id=f"{text[:20]!r}-{len(text)}") for text, why in TEXTS]
for asked, faults in ((postern, FAULTS), (castle_combo, FAULTS_WITH_NAMES)):
    CASES += [pytest.param(asked, fault, why, id=str(fault)[:60]) for fault, why in faults]


@pytest.mark.parametrize(("game", "source", "why"), CASES)
def test_what_is_no_position_or_has_a_fault_is_refused_with_its_remedy(game: Any, source: Any, why: str) -> None:
    with pytest.raises(BadInput) as refusal:
        game.load(source)
    assert why in str(refusal.value)
    if isinstance(source, dict) and all(isinstance(name, str) for name in source):
        with pytest.raises(BadInput) as again:
            game.load(json.dumps(source))
        assert str(again.value) == str(refusal.value)


def test_the_seat_on_turn_is_checked_beside_what_is_pending_too() -> None:
    position = Position.new(postern.GAME, 2, seed=1).dump()
    assert position["todo"]
    for turn in (10**30, 2, "p1", True):
        with pytest.raises(BadInput, match="turn"):
            Position.load(postern.GAME, {**position, "turn": turn})
