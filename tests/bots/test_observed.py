"""Observations as features and as rows of cards: the viewer first, and the same with and without Numba."""

from __future__ import annotations

from typing import TYPE_CHECKING

import numpy as np
import pytest

from bailey import games
from bailey.bots.observed.actions import NO_ARGUMENT, action_rows
from bailey.bots.observed.card_data import EMPTY_ROW, FIRST_CARD, OWN_COLUMNS, UNKNOWN_ROW, card_columns
from bailey.bots.observed.card_rows import CARD, OWNER, PLACE, card_rows
from bailey.bots.observed.features import MOST_OF_CARDS, features
from bailey.bots.observed.forms import FORMS, checked_form, first_of, in_form
from bailey.bots.observed.plan import turned
from bailey.core import BadInput
from bailey.core.state.kinds.field import KINDS
from bailey.core.state.observe import SPECTATOR, layout
from bailey.games import _template, castle_combo, catan_cards
from bailey.lab.batch import Batch

if TYPE_CHECKING:
    from numpy.typing import NDArray

    from bailey.core import Game

GAME = castle_combo.GAME
LANES = 12


def played(game: Game, players: int, decisions: int = 40) -> Batch:
    """Some games into which bots have played at random."""
    batch, chance = Batch(game, players, LANES, seed=players, plain=True), np.random.default_rng(players)
    batch.reset()
    for _ in range(decisions):
        masks = batch.masks()
        batch.step(np.where(batch.over, -1, (masks * chance.random(masks.shape)).argmax(1)))
    return batch


def column(found: NDArray[np.float32], name: str, players: int = 2) -> NDArray[np.float32]:
    """One column of features of Castle Combo, by its name."""
    names = [one.name for one in features(GAME, players).columns]
    return found[:, names.index(name)]


@pytest.mark.parametrize("game", [*map(games.find, games.built_in()), _template.GAME], ids=lambda game: game.name)
@pytest.mark.usefixtures("numba")
def test_features_keep_their_bounds_and_are_the_same_with_and_without_numba(game: Game) -> None:
    for players in {game.players[0], game.usual, game.players[-1]}:
        batch, found = played(game, players), features(game, players)
        least, most = (np.array([getattr(one, end) for one in found.columns]) for end in ("least", "most"))
        for viewer in (SPECTATOR, *range(players)):
            raw, viewers = batch.observe(viewer), np.full(LANES, viewer)
            plain = found.of(raw, viewers, plain=True)
            assert (plain == found.of(raw, viewers, plain=False)).all()
            assert (plain >= least - 1e-6).all()
            assert (plain <= most + 1e-6).all()
        assert len({one.name for one in found.columns}) == found.width
        assert len(found.program.slots) + len(found.program.piles) <= MOST_OF_CARDS
        assert all(entry.kind in KINDS for entry in layout(game, players))


def test_the_seats_are_turned_to_the_viewer() -> None:
    batch = played(GAME, 3)
    raw = batch.observe(1)
    gold = [column(features(GAME, 3).of(raw, np.full(LANES, 1), plain=True), f"players[{p}].gold", 3) for p in range(3)]
    for p in range(3):
        at = next(entry.at for entry in layout(GAME, 3) if entry.name == f"players[{(1 + p) % 3}].gold")
        assert np.allclose(gold[p], raw[:, at] / 20)
    assert (np.sort(turned(GAME, 3), axis=1) == np.arange(raw.shape[1])).all()


def test_a_seat_is_counted_from_the_viewer_and_a_category_has_a_column_for_each_value() -> None:
    batch = played(GAME, 3)
    found = features(GAME, 3).of(batch.observe(2), np.full(LANES, 2), plain=True)
    for p in range(3):
        assert (column(found, f"turn={p}", 3) == (batch.turn == (2 + p) % 3)).all()
    castle, village = (column(found, f"messenger={place}", 3) for place in range(2))
    assert (castle + village == 1).all()
    assert 0 < castle.sum() < LANES


def test_a_card_is_told_by_what_is_printed_on_it() -> None:
    names, rows = card_columns(GAME, 100)
    assert names[:2] == OWN_COLUMNS
    data = games.card_data(GAME)
    dearest = max(row["cost"] for row in data.values())  # type: ignore[type-var]
    costs = rows[FIRST_CARD:, names.index("cost")]
    assert np.allclose(costs * dearest, [data[card]["cost"] for card in GAME.cards], atol=dearest / 256)
    faith = [data[card]["shields"].count("faith") for card in GAME.cards]  # type: ignore[attr-defined]
    assert np.allclose(rows[FIRST_CARD:, names.index("shields=faith")] * max(faith), faith, atol=0.01)
    assert rows[UNKNOWN_ROW].sum() == rows[UNKNOWN_ROW, 0] == 1
    assert not rows[EMPTY_ROW].any()
    assert len(card_columns(GAME, 5).names) == len(OWN_COLUMNS) + 5
    having = [int((rows[FIRST_CARD:, k] != 0).sum()) for k in range(2, len(names))]
    assert min(having) == 2, "what only one card has tells nothing of another"


def test_cards_into_which_nobody_sees_are_only_counted() -> None:
    names = [one.name for one in features(GAME, 2).columns if "deck" in one.name and "shields" not in one.name]
    assert {"castle.deck.size", "village.deck.size"} <= {*names}
    assert not any(name.startswith(("castle.deck:", "village.deck:", "castle.deck[")) for name in names)
    assert not any("deck" in place for place in card_rows(GAME, 2).places)


def test_cards_with_a_column_and_a_row_stand_in_the_cells_of_a_grid() -> None:
    batch = played(GAME, 2)
    found = features(GAME, 2).of(batch.observe(0), np.zeros(LANES, int), plain=True)
    for lane in range(LANES):
        tableau = batch.position(lane).view(0)["players"][0]["tableau"]
        left, top = (min((card[way] for card in tableau), default=0) for way in ("column", "row"))
        for y in range(3):
            for x in range(3):
                here = [card for card in tableau if (card["column"] - left, card["row"] - top) == (x, y)]
                name = f"players[0].tableau({x},{y})"
                assert column(found, f"{name}: known")[lane] == len(here)
                assert column(found, f"{name}.face_down")[lane] == sum(card["face_down"] for card in here)


def test_the_cards_of_a_long_pile_are_added_up() -> None:
    batch = played(GAME, 2)
    found = features(GAME, 2).of(batch.observe(0), np.zeros(LANES, int), plain=True)
    sizes = [len(batch.position(lane).view(0)["castle"]["discard"]) for lane in range(LANES)]
    assert column(found, "castle.discard: known").tolist() == sizes
    assert max(sizes) > 1


def test_rows_of_cards_tell_the_card_its_place_and_its_owner_and_what_lies_beside_it() -> None:
    batch, rows = played(GAME, 2), card_rows(GAME, 2)
    seen = rows.of(batch.observe(1), np.ones(LANES, int))
    assert rows.columns == ("card", "place", "owner", "number", "column", "row", "face_down", "stored")
    tableau = rows.places.index("players.tableau")
    for lane in range(LANES):
        own = batch.position(lane).view(1)["players"][1]["tableau"]
        here = seen["cards"][lane][(seen["mask"][lane] == 1) & (seen["cards"][lane][:, PLACE] == tableau)]
        mine = here[here[:, OWNER] == 1]
        assert [GAME.cards[card - FIRST_CARD] for card in mine[:, CARD]] == [card["card"] for card in own]
        assert mine[:, 4:6].tolist() == [[card["column"], card["row"]] for card in own]
    assert seen["table"].shape == (LANES, rows.table.width)


def test_a_hidden_card_is_a_row_without_its_number() -> None:
    batch = played(catan_cards.GAME, 2, decisions=20)
    rows = card_rows(catan_cards.GAME, 2)
    seen = rows.of(batch.observe(0), np.zeros(LANES, int))
    hand = (seen["cards"][:, :, PLACE] == rows.places.index("players.hand")) & (seen["mask"] == 1)
    theirs = seen["cards"][:, :, CARD][hand & (seen["cards"][:, :, OWNER] == 2)]
    mine = seen["cards"][:, :, CARD][hand & (seen["cards"][:, :, OWNER] == 1)]
    assert len(theirs) >= LANES
    assert (theirs == UNKNOWN_ROW).all()
    assert (mine >= FIRST_CARD).all()


def test_what_is_counted_along_an_empty_place_is_told() -> None:
    game = _template.GAME
    batch, rows = played(game, 2, decisions=25), card_rows(game, 2)
    raw = batch.observe(0)
    seen = rows.of(raw, np.zeros(LANES, int))
    niches = [(i, slot) for i, slot in enumerate(rows.slots) if rows.places[rows._fixed[i, PLACE]].endswith("niches")]
    told = 0
    for i, slot in niches:
        for name, entry in slot.beside.items():
            at = turned(game, 2)[0][entry.at]
            assert (seen["cards"][:, i, rows.columns.index(name)] == raw[:, at]).all()
            told += int(((seen["mask"][:, i] == 0) & (raw[:, at] != 0)).sum())
    assert told > 0, "also where no card lies"


def test_a_batch_is_observed_in_each_form() -> None:
    batch = played(GAME, 2)
    raw, viewers = batch.observe(0), np.zeros(LANES, int)
    assert (batch.observe_as("raw", 0) == raw).all()
    assert (batch.observe_as("features", 0) == features(GAME, 2).of(raw, viewers)).all()
    some = batch.observe_as("cards", 0, lanes=[3, 5])
    assert all((array == in_form("cards", GAME, 2, raw, viewers)[name][[3, 5]]).all() for name, array in some.items())
    assert first_of(some, 1)["cards"].shape == some["cards"].shape[1:]
    assert [checked_form(form) for form in FORMS] == [*FORMS]
    with pytest.raises(BadInput, match="observation: must be one of raw, features, cards, not 'pixels'"):
        batch.observe_as("pixels", 0)


@pytest.mark.parametrize("name", games.built_in())
def test_an_action_is_told_by_its_kind_and_its_arguments(name: str) -> None:
    game = games.find(name)
    told = action_rows(game)
    assert len(told.rows) == game.choices.count
    for choice in game.choices:
        row = dict(zip(told.columns, told.rows[choice.number].tolist(), strict=True))
        kind = game.choices.kind(choice.name)
        assert told.kinds[row.pop("do")] == choice.name
        least = {argument: span[0] for argument, span in kind.ranges}
        known = {argument: value + least[argument] for argument, value in row.items() if value != NO_ARGUMENT}
        assert known == choice.args
