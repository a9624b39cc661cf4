"""What one sees before one chooses: what a choice would bring, the best ones, all players, a card in words, the log."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING

import pytest
from web.boxes import box_of
from web.looks import DESKTOP, SMALL

from web import people, tables

if TYPE_CHECKING:
    from playwright.sync_api import Locator, Page
    from web.visits import Visit

    from bailey.core.play.position import Position

pytestmark = pytest.mark.slow

LATE = 20
TOLD = ".bar .foretold"


def number(written: str) -> int:
    """The points in a cell; a dash stands for none."""
    return 0 if written == "\N{EN DASH}" else int(written.replace("\N{MINUS SIGN}", "-"))


def late(page: Page, game: str, back: int = LATE, seats: int = 2) -> str:
    """Sit down late in a game, at one's own turn."""
    return tables.my_turn(page, game, seats=seats, begin=tables.before_the_end(game, seats, back))


def test_what_a_choice_would_bring_stands_in_the_bar_before_it_is_made_and_moves_no_button(visit: Visit) -> None:
    page = visit(**DESKTOP)
    late(page, "burgundy-board", 60)
    buttons = page.locator(".choices .button")
    assert buttons.count() >= 1
    before = box_of(buttons.first)
    page.locator("main .card.open").first.hover()
    told = page.locator(TOLD)
    told.wait_for()
    assert box_of(buttons.first) == before
    buttons.first.hover()
    people.until(page, "() => /You (take|gain)/.test(document.querySelector('.bar .foretold')?.innerText ?? '')")
    assert box_of(buttons.first) == before
    page.locator("h1").hover()
    told.wait_for(state="detached")


def test_the_space_of_a_tile_says_what_its_region_still_lacks(visit: Visit) -> None:
    page = visit(**DESKTOP)
    record = tables.record_of("burgundy-board", 2, one_place)
    tables.my_turn(page, "burgundy-board", begin=record)
    page.locator(".own .hexes .open").hover()
    people.until(
        page, "() => /region of \\d+ (lacks|is full)/.test(document.querySelector('.foretold')?.innerText ?? '')"
    )


def test_where_there_are_several_choices_the_first_is_foretold_and_the_others_are_counted(visit: Visit) -> None:
    page = visit(**DESKTOP)
    late(page, "burgundy-cards", 22)
    page.locator(".own .die.open").first.hover()
    page.locator(TOLD).get_by_text("One other way.").wait_for()
    assert "Restock workers" in page.locator(TOLD).inner_text()


def one_place(position: Position) -> bool:
    """Whether a tile may be placed in one way alone."""
    return [choice.name for choice in position.choices].count("place") == 1


def takes(position: Position) -> bool:
    """Whether a card is to be taken: nearly all cost or bring something, which other choices need not."""
    return {choice.name for choice in position.choices} == {"take", "take_face_down"}


def test_a_hint_lists_the_three_best_and_says_what_each_would_bring(visit: Visit) -> None:
    page = visit(**DESKTOP)
    tables.my_turn(page, begin=tables.record_of("castle-combo", 2, takes))
    page.keyboard.press("h")
    hints = page.locator(".hints")
    hints.wait_for()
    best = hints.locator("li")
    assert 1 < best.count() <= 3
    assert re.search(r"\d+ % to win", best.first.inner_text())
    assert best.locator(".why").count() >= best.count() - 1
    log = box_of(page.locator("aside"))
    assert box_of(hints)["x"] >= log["x"], "nothing of the board is covered"
    n = page.locator(".table").get_attribute("data-n")
    best.first.locator("button").click()
    people.until(page, "n => document.querySelector('.table').dataset.n !== n", n)
    hints.wait_for(state="detached")


def test_on_a_phone_the_best_choices_are_listed_when_one_asks_why(visit: Visit) -> None:
    page = visit(**SMALL)
    late(page, "castle-combo", 10)
    page.get_by_role("button", name="Hint").click()
    page.get_by_role("button", name="Why?").click()
    page.locator(".hints li").first.wait_for()
    page.locator(".hints").get_by_role("button", name="Close").click()
    assert page.locator(".hints").count() == 0


@pytest.mark.parametrize(
    ("game", "lines"),
    [
        ("castle-combo", {"Gold", "Keys", "Cards"}),
        ("burgundy-board", {"Silver", "Workers", "Full regions"}),
        ("burgundy-cards", {"Silver", "Workers"}),
        ("catan-cards", {"brick", "Cities", "Strength", "Tournament points", "Commerce points"}),
    ],
)
def test_all_players_are_compared_line_by_line(visit: Visit, game: str, lines: set[str]) -> None:
    page = visit(**DESKTOP)
    late(page, game)
    points = page.locator("main .seat .points > [aria-hidden]").all_inner_texts()
    page.keyboard.press("c")
    table = page.locator("dialog table")
    table.locator("tfoot").wait_for()
    names = {one.lower() for one in table.locator("tbody th[scope=row]").all_inner_texts()}
    assert {line.lower() for line in lines} <= names
    totals = table.locator("tfoot td").all_inner_texts()
    assert sorted(totals) == sorted(re.sub(r"\D", "", one) for one in points)
    for column in range(2):
        cells = table.locator(f"tbody:last-of-type tr > td:nth-of-type({column + 1})").all_inner_texts()
        assert sum(map(number, cells)) == int(totals[column])


def test_a_card_that_is_pointed_at_is_read_beside_the_table(visit: Visit) -> None:
    page = visit(**DESKTOP)
    late(page, "castle-combo")
    page.keyboard.press("p")
    card = page.locator("[data-area=village] .card").first
    card.hover()
    reader = page.locator(".reader")
    reader.locator("li").first.wait_for()
    assert "Scroll:" in reader.inner_text()
    assert page.locator(".peek").count() == 0, "it is shown once"
    page.locator("h1").hover()
    assert "Scroll:" in reader.inner_text(), "it stays"
    page.reload()
    reader.wait_for()
    page.keyboard.press("p")
    reader.wait_for(state="detached")


def test_the_log_is_told_by_turns_and_of_one_player_alone(visit: Visit) -> None:
    page = visit(**DESKTOP)
    tables.my_turn(page, "castle-combo", seats=3)
    for i in range(8):
        if people.wait_for_me(page) == "over":
            break
        people.choose_and_see(page, people.by_mouse, i)
    people.wait_for_me(page)
    rows = page.locator(".log > li")
    assert rows.count() > 3
    whose = page.locator(".whose button")
    assert whose.count() == 3
    whose.nth(1).click()
    name, other = (whose.nth(i).get_attribute("title") or "" for i in (1, 2))
    assert rows.count() >= 1
    said = rows.locator("p").all_inner_texts()
    assert any(line.startswith(name) for line in said)
    # What names nobody, such as the messenger, is told with what caused it.
    assert not any(line.startswith((other, "You")) for line in said)
    shields = rows.locator("> svg").evaluate_all("all => all.map(one => one.getAttribute('style'))")
    assert len(shields) == rows.count()
    assert all("player-1" in style for style in shields)
    whose.nth(1).click()
    assert any("You" in said for said in rows.all_inner_texts())


def slots(row: Locator) -> list[str | None]:
    """The cards that lie in the places of a row."""
    return [
        one.locator(".card").first.get_attribute("data-fly") if one.locator(".card").count() else None
        for one in row.all()
    ]


def test_after_a_reload_the_market_lies_as_before_and_what_was_picked_is_picked(visit: Visit) -> None:
    page = visit(**DESKTOP)
    tables.sit_down(page)
    for _ in range(2):  # the first card has but one place, and lies there at once
        people.wait_for_me(page)
        before = people.row(page)
        page.locator("[data-lit=true] button.tab").nth(1).click()
        people.gone_on(page, before)
    page.locator("button.place").first.wait_for()
    row = page.locator("[data-lit=true] .cards > li")
    lying = slots(row)
    assert lying[1] is None, "the place of the card that was taken stays free"
    page.reload()
    page.locator(people.MINE).wait_for()
    assert slots(row) == lying


def test_what_is_picked_stays_picked_after_a_reload(visit: Visit) -> None:
    page = visit(**DESKTOP)
    late(page, "burgundy-board", 30)
    page.locator(".own .dice .die.open, .own .dice .open").first.click()
    page.locator(".own .dice .picked").wait_for()
    page.reload()
    page.locator(people.MINE).wait_for()
    page.locator(".own .dice .picked").wait_for()


def test_a_table_is_set_up_by_a_preset_and_again_with_one_click(visit: Visit) -> None:
    page = visit(**DESKTOP)
    page.goto("/new/burgundy-board?against=bots")
    page.get_by_text("Everything", exact=True).click()
    page.get_by_text("Trade routes: yes").wait_for()
    page.get_by_role("button", name="Begin").click()
    page.locator(".board").wait_for()
    page.goto("/")
    page.get_by_role("button", name="More ways to play The Castles of Burgundy", exact=True).click()
    again = page.get_by_role("button", name=re.compile("Last table again"))
    assert "2 players, 1 bot, 5 variants" in again.inner_text()
    again.click()
    page.locator(".table[aria-busy=false] .board").wait_for()
    assert page.locator("[data-area$='.route']").count() > 0, "the trade routes are there"


def check_moments(page: Page) -> None:
    """A moment names who got points by it; these are points of the final scores, and nobody's good deed is a loss."""
    record = page.locator("dialog a[download]").first.get_attribute("href") or ""
    replay = page.request.get(record.replace("/record", "/replay")).json()
    lasting = {row["n"]: points for row, points in zip(replay["rows"], replay["lasting"], strict=True)}
    assert [sum(column) for column in zip(*lasting.values(), strict=True)] == replay["rows"][-1]["scores"]
    for moment in page.locator("dialog .moments li").all():
        n = int((moment.locator("a").get_attribute("href") or "").rpartition("=")[2])
        told = set(re.findall(r"[+\N{MINUS SIGN}]\d+$", moment.locator(".brought").inner_text(), re.MULTILINE))
        assert told == {f"{by:+}".replace("-", "\N{MINUS SIGN}") for by in lasting[n] if by}


def test_a_result_says_what_decided_it_and_keeps_a_picture_of_the_end(visit: Visit) -> None:
    page = visit(**DESKTOP)
    tables.see_the_end(page, whole=True)
    moments = page.locator("dialog .moments li")
    moments.first.wait_for()
    assert 1 <= moments.count() <= 3
    assert re.search(r"/replay/.+\?n=\d+", moments.first.locator("a").get_attribute("href") or "")
    check_moments(page)
    for kind, begins in (("PNG", b"\x89PNG"), ("SVG", b"<svg")):
        with page.expect_download() as download:
            page.get_by_role("button", name=kind, exact=True).click()
        content = download.value.path().read_bytes()
        assert content.startswith(begins)
        assert len(content) > 20_000
    assert b"(you)" not in content
    moments.first.locator("a").click()
    page.wait_for_url(re.compile(r"/replay/.+(\?n=|#)\d+"))  # the study soon writes an address of its own
