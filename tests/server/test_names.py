"""Names: what can be seen of them is kept, and at a table nobody looks like somebody else."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest
from every import for_every

from bailey.server.errors import Refusal
from bailey.server.lookalikes import look_alike
from bailey.server.names import MOST_SIGNS, checked_name, clean_name

if TYPE_CHECKING:
    from server.browser import Browser

FILLERS = ["\u3164", "\u2800", "\u115f", "\uffa0", "\u034f", "\ufe0f", "\u17b4", "\u180b", "\u200b\u2060", "\u00ad"]


@for_every("name", [*FILLERS, "".join(FILLERS), "\u0301", " \u0301\u0302 ", "\0", "...", "\N{FOX FACE}"])
def test_a_name_has_a_letter_or_a_digit_that_is_seen(name: str) -> None:
    with pytest.raises(Refusal, match="malformed"):
        checked_name(name, "name")


@for_every(
    "name, kept",
    [
        ("An\0na", "An na"),
        ("  Zoe\u0308 ", "Zo\u00eb"),
        ("An\u200bna\u3164", "Anna"),
        ("Z" + "\u0335" * 9 + "oe" + "\u0301" * 7, "Z\u0335\u0335o\u00e9\u0301"),
        ("\u0301Anna \u0301B", "Anna B"),
        ("\u0e19\u0e31\u0e49\u0e19", "\u0e19\u0e31\u0e49\u0e19"),
        ("\N{FOX FACE} 7", "\N{FOX FACE} 7"),
        ("x" * (MOST_SIGNS - 1) + " y", "x" * (MOST_SIGNS - 1)),
    ],
)
def test_what_is_seen_of_a_name_is_kept_with_at_most_two_marks_on_a_letter(name: str, kept: str) -> None:
    assert clean_name(name) == kept == clean_name(kept)


@for_every(
    "one, other, alike",
    [
        ("Anna", "\u0410nna", True),
        ("paypal", "p\u0430yp\u0430l", True),
        ("Ill", "lll", True),
        ("Ann0", "AnnO", True),
        ("mom", "rnom", True),
        ("Anna", "Anna", False),
        ("Anna", "Anne", False),
        ("Guest 1011", "Guest 1001", False),
        ("Ben", "ben", False),
    ],
)
def test_names_look_alike(one: str, other: str, *, alike: bool) -> None:
    assert look_alike(one, other) is look_alike(other, one) is alike


def test_a_name_that_looks_like_somebody_elses_at_the_table_is_refused(anna: Browser, ben: Browser) -> None:
    anna.call("Anna")
    table = anna.new_table("me", "open")["table"]
    order = ben.promised(anna.get(f"/api/tables/{table}"))
    for named in ({"name": "\u0410nna"}, {}):  # the second time by the name that is his already
        told = ben.http.post(f"/api/tables/{table}/sit", json={**order, **named})
        assert (told.status_code, told.json()["key"]) == (409, "looks-alike")
        assert "Anna sits here already" in told.json()["say"]
        ben.call("\u0410nna")
    assert ben.http.post(f"/api/tables/{table}/sit", json={**order, "name": "Ben"}).status_code == 200
