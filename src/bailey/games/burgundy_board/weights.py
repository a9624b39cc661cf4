"""How much each thing counts for bots, in hundredths of a point: `weights.json`, fitted by playing (decision 0011)."""

from __future__ import annotations

import json
from pathlib import Path

from bailey.core import Record, numbers, table
from bailey.games.burgundy_board.data import BUILDINGS, KINDS
from bailey.games.burgundy_board.tiles import MOST_KNOWLEDGE


class Weights(Record):
    """All weights."""

    progress: list[int] = numbers(
        6
    )  # in per cent of a region's points, by how many tiles it lacks before this one, from 2 on
    kind: list[int] = numbers(len(KINDS))
    building: list[int] = numbers(len(BUILDINGS))
    knowledge: list[int] = numbers(MOST_KNOWLEDGE + 1)
    take_kind: list[int] = numbers(len(KINDS))
    take_lacking: list[int] = numbers(5)  # by how many tiles the nearest open region of the kind lacks, from 1 on
    stored: list[int] = numbers(3)  # by how many tiles are stored already
    worker: list[int] = numbers(5)  # by how many one has
    opens: int = 0
    colour_near: int = 0
    late_kind: int = 0
    mine_phase: int = 0
    ship_good: int = 0
    animal_later: int = 0
    species: int = 0
    warehouse_good: int = 0
    hall_tile: int = 0
    take_share: int = 0
    closed: int = 0
    same_kind: int = 0
    no_space: int = 0
    die_matches: int = 0
    late_take: int = 0
    full: int = 0
    unfit: int = 0
    sell: int = 0
    sell_wait: int = 0
    silver: int = 0
    late_silver: int = 0
    late_worker: int = 0
    workers_action: int = 0
    buy: int = 0
    hire: int = 0
    finish: int = 0
    decline: int = 0
    goods_type: int = 0
    good_same: int = 0
    castle_neighbour: int = 0
    same_die: int = 0
    extra_keep: int = 0
    late_progress: int = 0
    second_die: int = 0
    inn: int = 0
    any_tile: int = 0


def _weights() -> Weights:
    made = Weights()
    for name, value in json.loads(Path(__file__).with_name("weights.json").read_text(encoding="utf-8")).items():
        if name not in {field.name for field in made.fields}:
            message = f"weights.json: there is no weight {name!r}; weights.py names them"
            raise ValueError(message)
        setattr(made, name, value)
    return made


weights = table([_weights()])
