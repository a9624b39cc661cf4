"""python-chess: random playouts, and counting the move sequences of the start position (perft)."""

import importlib
import random
from collections.abc import Callable
from typing import Any

DEPTH = 4
SEQUENCES = 197_281
MOST_MOVES = 1000
DRAWN_AT = 150

Amount = dict[str, float]
Work = Callable[[random.Random], Amount]
Board = Any


def tasks() -> list[tuple[str, str, Callable[[], Work]]]:
    return [("chess", "random playout", playouts), ("chess", f"perft({DEPTH})", perft)]


def playouts() -> Work:
    board_of = importlib.import_module("chess").Board
    return lambda rng: play(board_of(), rng)


def play(board: Board, rng: random.Random) -> Amount:
    """Play until mate, stalemate, insufficient material or the 75-move rule; repetition is not checked."""
    decisions = forced = 0
    while decisions < MOST_MOVES and board.halfmove_clock < DRAWN_AT and not board.is_insufficient_material():
        moves = list(board.generate_legal_moves())
        if not moves:
            break
        decisions += 1
        forced += len(moves) == 1
        board.push(moves[int(rng.random() * len(moves))])
    return {"games": 1, "decisions": decisions, "forced": forced}


def perft() -> Work:
    board_of = importlib.import_module("chess").Board

    def work(_: random.Random) -> Amount:
        counted = sequences(board_of(), DEPTH)
        if counted != SEQUENCES:
            message = f"perft({DEPTH}) is {SEQUENCES}, counted {counted}"
            raise ValueError(message)
        return {"nodes": counted}

    return work


def sequences(board: Board, depth: int) -> int:
    if depth == 1:
        return int(board.legal_moves.count())
    counted = 0
    for move in board.generate_legal_moves():
        board.push(move)
        counted += sequences(board, depth - 1)
        board.pop()
    return counted
