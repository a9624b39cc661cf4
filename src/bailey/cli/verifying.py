"""The command `verify`: checks what a record proves about the game's randomness."""

from __future__ import annotations

import re
from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

from bailey.cli.language import Language, text

if TYPE_CHECKING:
    from bailey.core.records.fair import Fair
    from bailey.core.records.log import GameLog

COMMITMENT = re.compile("[0-9a-f]{64}")
NONCE = re.compile("(?:([1-9][0-9]?)=)?([0-9a-f]{32})")


def add_to(app: typer.Typer) -> None:
    """Add the command of this module."""
    app.command()(verify)


def verify(
    record: Annotated[Path, typer.Argument(help="The record of a game from a table; `-` for standard input.")],
    commitment: Annotated[
        str | None, typer.Option(metavar="HEX", help="The commitment that the table showed before you gave your nonce.")
    ] = None,
    nonce: Annotated[
        list[str] | None,
        typer.Option(
            metavar="HEX|SEAT=HEX", help="A nonce that you gave, and for which player (1, 2, ...). Repeatable."
        ),
    ] = None,
    language: Language = None,
) -> None:
    """Replay the record of a finished game, and print what it proves about the game's randomness."""
    from bailey.cli.files import read_cut_record
    from bailey.core.errors import BadInput

    log, cut = read_cut_record(record)
    fair = log.start.fair
    if fair is None:
        raise BadInput(text("error-verify-seed", file=str(record)))
    own = [_own_commitment(fair, commitment), *_own_nonces(fair, nonce or [])]
    for line in [*_replayed(log, fair), *own]:
        print(line)
    if not log.position.over:
        raise BadInput(
            text("error-verify-unfinished", file=str(record), rows=len(log.rows), cut="yes" if cut else "no")
        )


def _replayed(log: GameLog, fair: Fair) -> list[str]:
    """Return what replaying the record has proved."""
    from bailey.core.records.day import DayChance
    from bailey.core.records.fair import NO_NONCE
    from bailey.core.records.start import is_person

    folded = text("verify-folded" if log.digests_compared else "verify-not-compared", rows=len(log.rows))
    committed, key = text("verify-committed", commitment=fair.commitment), text("verify-key", found=log.next_key())
    doubts = [text("verify-removed")] if log.start.removed else []
    doubts += [text("verify-practice")] if log.practice else []
    if isinstance(fair, DayChance):
        return [committed, folded, text("verify-day", day=fair.day), key, *doubts]
    given = sum(nonce != NO_NONCE for nonce in fair.nonces)
    pairs = enumerate(zip(log.start.seats, fair.nonces, strict=True), 1)
    silent = [n for n, (by, nonce) in pairs if is_person(by) and nonce == NO_NONCE]
    return [
        committed,
        folded,
        text("verify-nonces", n=given),
        *(text("verify-no-nonce", player=n) for n in silent if given),
        key,
        *doubts,
    ]


def _own_commitment(fair: Fair, given: str | None) -> str:
    """Compare the commitment with the given one, or return that it was not checked."""
    from bailey.core.errors import BadInput

    if given is None:
        return text("verify-not-commitment")
    if not COMMITMENT.fullmatch(given.lower()):
        raise BadInput(text("error-verify-commitment-form", given=f"{given:.80}"))
    if given.lower() != fair.commitment:
        raise BadInput(text("error-verify-commitment", given=given.lower(), found=fair.commitment))
    return text("verify-own-commitment")


def _own_nonces(fair: Fair, given: list[str]) -> list[str]:
    """Find the given nonces in the record, or return that none was checked."""
    if not given:
        return [text("verify-not-nonce")]
    return [_own_nonce(fair, one) for one in given]


def _own_nonce(fair: Fair, given: str) -> str:
    from bailey.core.errors import BadInput

    read = NONCE.fullmatch(given.lower())
    if read is None:
        raise BadInput(text("error-verify-nonce-form", given=f"{given:.80}"))
    seat, nonce = int(read[1] or 0), read[2]
    if seat > len(fair.nonces):
        raise BadInput(text("error-verify-nonce-seat", given=given.lower(), seat=seat, most=len(fair.nonces)))
    if nonce not in fair.nonces:
        raise BadInput(text("error-verify-nonce", nonce=nonce))
    if seat and fair.nonces[seat - 1] != nonce:
        raise BadInput(text("error-verify-nonce-at", nonce=nonce, seat=seat, at=fair.nonces.index(nonce) + 1))
    return text("verify-own-nonce", nonce=nonce, player=seat or fair.nonces.index(nonce) + 1)
