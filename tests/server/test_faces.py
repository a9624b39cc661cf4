"""A face that a player has chosen goes with them to every table."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from server.browser import play
from server.test_rematches import again

if TYPE_CHECKING:
    from server.browser import Browser


def choose(browser: Browser, face: int) -> dict[str, Any]:
    """Choose a face; tells who the player is then."""
    answer = browser.http.patch("/api/me", json={"face": face})
    assert answer.status_code == 200, answer.text
    told: dict[str, Any] = answer.json()
    return told


def faces(table: dict[str, Any]) -> list[int]:
    """The faces of those at a table."""
    return [seat.get("face", 0) for seat in table["seats"]]


def test_a_face_is_remembered_and_seen_at_tables(anna: Browser, ben: Browser) -> None:
    assert anna.get("/api/me").get("face", 0) == 0
    assert choose(anna, 7)["face"] == 7
    anna.call("Anna")
    assert anna.get("/api/me")["face"] == 7, "a new name keeps the face"
    made = anna.new_table("me", "open", "novice")
    assert faces(made) == [7, 0, 0]
    choose(ben, 3)
    assert faces(ben.sit(made["table"])) == [7, 3, 0]
    assert faces(anna.get(f"/api/tables/{made['table']}")) == [7, 3, 0]
    assert choose(anna, 0).get("face", 0) == 0


def test_who_leaves_an_open_table_takes_the_face_along(anna: Browser, ben: Browser) -> None:
    choose(ben, 5)
    table = anna.new_table("me", "open", "open")["table"]
    ben.sit(table)
    ben.post(f"/api/tables/{table}/stand")
    assert faces(anna.get(f"/api/tables/{table}")) == [0, 0, 0]


def test_in_a_rematch_everybody_keeps_their_face(anna: Browser, ben: Browser) -> None:
    choose(anna, 9)
    choose(ben, 2)
    table = str(anna.new_table("me", "open")["table"])
    ben.sit(table)
    with anna.at(table) as one, ben.at(table) as other:
        play(one, other)
    new = anna.get(f"/api/tables/{again(anna, ben, table=table)}")
    assert {seat["player"]: seat["face"] for seat in new["seats"]} == {
        browser.get("/api/me")["player"]: face for browser, face in ((anna, 9), (ben, 2))
    }


def test_there_are_so_many_faces_and_no_more(anna: Browser) -> None:
    for face in (-1, 18, "7", 1.5):
        assert anna.refused("patch", "/api/me", 400, face=face) == "malformed"


def test_a_deleted_history_takes_the_face_along(anna: Browser, ben: Browser) -> None:
    choose(anna, 4)
    choose(ben, 3)
    table = str(anna.new_table("me", "open")["table"])
    ben.sit(table)
    with anna.at(table) as one, ben.at(table) as other:
        play(one, other)
    anna.delete_history()
    assert faces(ben.get(f"/api/tables/{table}")) == [0, 3], "nor does it stay at a table that others keep"
    assert anna.get("/api/me").get("face", 0) == 0
