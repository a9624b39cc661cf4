"""The analysis of a finished game: asked for where the game is, waited for, read, and tried."""

from __future__ import annotations

import random
import re
from functools import cache
from itertools import pairwise
from typing import TYPE_CHECKING, Any

import pytest
from web.boxes import box_of
from web.looks import DESKTOP, PHONE, Looks, check, fits, still
from web.test_study import DROP, record_of

from bailey import bots, games
from bailey.core.records.log import GameLog
from bailey.core.records.log_text import write_log
from web import people, tables

if TYPE_CHECKING:
    from playwright.sync_api import Locator, Page, Route
    from web.visits import Visit

    from bailey.core.play.position import Position

pytestmark = pytest.mark.slow

GAME = "castle-combo"
MINUS = "\N{MINUS SIGN}"
#: The process that computes gives way to all else on the machine.
PATIENCE = 300_000


def whole(seed: int = 3, first: str = "random") -> GameLog:
    """A game of a bot on Ann's seat against a greedy player."""
    log = GameLog.new(games.find(GAME), ["you:Ann", "greedy"], seed)
    players = [bots.make(spec, log.game, plain=True) for spec in (first, "greedy")]
    while log.position.turn is not None:
        log.choose(players[log.position.turn].choose(log.position, len(log.rows)))
    return log


def late(back: int = 2, seed: int = 3) -> dict[str, Any]:
    """A position some choices of the first seat before the end; tells what `begin` of a new table takes."""
    log = whole(seed)
    mine = [before.n for before, row in pairwise(log.effective) if row.seat == 0]
    return {"n": mine[-back], "record": write_log(log)}


def short_game(page: Page) -> str:
    """Play a game that begins shortly before its end, and open its analysis; tells the code."""
    code = tables.played(page, late())
    page.goto(f"{tables.address_of(page)}/analysis/{code}")
    return code


def analysed(page: Page) -> Page:
    """Wait until the analysis stands on the page."""
    page.locator("#decisions").wait_for(timeout=PATIENCE)
    return page


def column(page: Page, player: int) -> list[int]:
    """The figures of a player as they are shown: beginning, four parts, end."""
    rows = page.locator("section[aria-labelledby=columns] tbody").first.locator("tr:not(.source)")
    return [_number(row.locator("td").nth(player).inner_text()) for row in rows.all()]


def _number(written: str) -> int:
    return int(re.sub(r"[^0-9-]", "", written.replace(MINUS, "-")))


def said(where: Locator) -> str:
    return " ".join(where.inner_text().split())


FAR = r"^\d+ of \d+ decisions"
#: Note what the progress of an analysis is called, and what it says, whenever it is seen.
NOTE_PROGRESS = """() => {
  window.progress = [];
  new MutationObserver(() => {
    const bar = document.querySelector('[role=progressbar], progress');
    if (bar) window.progress.push([bar.getAttribute('aria-label'), bar.parentElement.innerText]);
  }).observe(document.body, {childList: true, subtree: true, characterData: true});
}"""


def test_a_game_is_analysed_from_its_result_and_its_moments_lead_into_the_replay(visit: Visit) -> None:
    page = visit(**DESKTOP)
    tables.see_the_end(page, late())
    page.evaluate(NOTE_PROGRESS)  # on a quiet machine it is over in an instant
    page.get_by_role("dialog").get_by_role("link", name="Analyse").click()
    page.get_by_role("heading", name="Analysis", exact=True).wait_for()
    people.until(page, f"() => window.progress.some(([, said]) => /{FAR}/m.test(said))")
    assert {label for label, _ in page.evaluate("window.progress")} == {"Analysis"}
    page.get_by_role("link", name="Bailey", exact=True).click()  # the page may be left
    page.get_by_role("heading", name=people.GAME, exact=True).wait_for()
    page.go_back()
    analysed(page)
    check_columns(page)
    check_moments(page)
    check_offers(page)
    check_open_cards(page)


def test_of_a_game_that_is_too_long_the_last_choices_are_offered(visit: Visit) -> None:
    page = visit(**PHONE)

    def too_long(route: Route) -> None:
        fault = {"key": "analysis-too-long", "say": "This game has 4 choices.", "args": {"choices": 4, "most": 2}}
        if "last=" in route.request.url:
            route.continue_()
        else:
            route.fulfill(status=400, json=fault)

    page.route("**/analysis?**", too_long)
    code = tables.played(page, late(4))
    page.goto(f"{tables.address_of(page)}/analysis/{code}")
    page.get_by_role("alert").get_by_text("This game has 4 choices.").wait_for()
    check(page)
    page.get_by_role("button", name="Analyse the last 2 choices").click()
    analysed(page)
    assert "Only the last 2 of" in said(page.locator("main"))
    page.get_by_role("button", name="All (2)").click()
    last = int(page.locator(".moment .number").last.inner_text())
    assert page.locator(".moment .number").all_inner_texts() == [str(last - 1), str(last)]
    assert last > 2
    check(page)


def test_what_is_found_before_it_is_done_says_who_chose_what(visit: Visit) -> None:
    page = visit(**PHONE)
    code = tables.played(page, late(4))
    address = tables.address_of(page)
    table = page.request.get(f"{address}/api/me/games").json()["games"][0]["table"]
    row = page.request.get(f"{address}/api/tables/{table}/replay").json()["rows"][-1]
    mark = {"n": row["n"], "number": 4, "seat": row["seat"], "quality": "blunder"}
    state = {"id": "0" * 32, "state": "waiting", "done": 1, "total": 4, "working": True, "marks": [mark]}
    page.route(re.compile(r"/api/(tables/\w+/analysis|analyses/)"), lambda route: route.fulfill(json=state))
    page.goto(f"{address}/analysis/{code}")
    found = page.get_by_role("region", name="Found so far").get_by_role("link")
    found.get_by_text(row["told"][1:]).wait_for()
    assert said(found).endswith("Blunder, Decision 4")
    check(page)


def test_an_analysis_is_stopped_and_goes_on_when_it_is_asked_for_again(visit: Visit) -> None:
    """It is a long one, of a record from a file."""
    page = visit("/replay", **PHONE)
    page.locator(".drop").wait_for()
    page.evaluate(DROP, ["long.bailey", record_of("burgundy-board")])
    page.locator(".controls").wait_for()
    page.get_by_role("button", name="Analyse").click()
    for _ in range(2):
        page.locator("progress").wait_for()
        page.get_by_text(re.compile(FAR)).wait_for()
        page.get_by_role("button", name="Stop the analysis").tap()
        page.get_by_text("The analysis is stopped.").wait_for()
        check(page)
        page.get_by_role("button", name="Go on").tap()
    page.get_by_role("button", name="Stop the analysis").tap()
    page.get_by_text("The analysis is stopped.").wait_for()


def check_columns(page: Page) -> None:
    """The parts of each column come to its end, and the curve says so, too."""
    for player in range(2):
        *parts, end = column(page, player)
        assert len(parts) == 5
        assert sum(parts) == end
        assert parts[1] <= 0
        sources = page.locator(f"section[aria-labelledby=columns] .source td:nth-of-type({player + 1})")
        told = sources.all_inner_texts()
        assert not told or abs(sum(map(_number, told)) - parts[3]) <= len(told), "each is rounded by itself"
    assert sorted(column(page, player)[-1] for player in range(2)) in ([0, 100], [50, 50])
    told = page.locator("ul[aria-label='Chances to win over the game'] li").all_text_contents()
    assert [line.rpartition(", ")[2] for line in told] == [f"{column(page, p)[-1]}% in the end" for p in range(2)]


def check_moments(page: Page) -> None:
    """A moment leads to itself in the replay, by click and by key; so does a place of the curve."""
    page.get_by_role("button", name="All (").focus()
    page.keyboard.press("Enter")
    last = page.locator(".moment a").last
    wanted = said(last)
    last.click()
    page.locator(".controls").wait_for()
    shown = page.locator("aside [aria-current=step]")
    assert _names_of(wanted) & _names_of(said(shown))
    assert page.locator(".scrubber").input_value() == page.locator(".scrubber").get_attribute("max")
    page.go_back()
    analysed(page)
    page.get_by_role("button", name="All (").click()
    page.locator(".moment a").first.focus()
    page.keyboard.press("Enter")
    page.locator(".controls").wait_for()
    page.go_back()
    analysed(page)
    box = box_of(page.locator("figure div"))
    page.mouse.click(box["x"] + box["width"] - 12, box["y"] + 60)
    page.locator(".controls").wait_for()
    assert page.locator(".scrubber").input_value() == page.locator(".scrubber").get_attribute("max")


def check_offers(page: Page) -> None:
    """The last games offer their analysis, on the shelf and on the page of all games."""
    address = tables.address_of(page)
    table = page.request.get(f"{address}/api/me/games").json()["games"][0]["table"]
    for path in ("/", "/played"):
        page.goto(address + path)
        games_played = page.get_by_role("region", name="Last games" if path == "/" else "Games", exact=True)
        games_played.get_by_role("link", name="Analyse this game of Castle Combo").click()
        page.wait_for_url(f"**/analysis/{table}")
    analysed(page)


PLACE = "button => button.getBoundingClientRect().top + scrollY"


def check_open_cards(page: Page) -> None:
    """What the open cards would have said comes on request, and stays."""
    assert page.get_by_text("With all cards open").count() == 0
    held: list[Route] = []
    page.route(re.compile(r"/analysis\?.*open_cards=true"), lambda route: held.append(route))  # noqa: PLW0108 - a method of a list takes no mark
    every = page.get_by_role("button", name="All (")
    before = every.evaluate(PLACE)
    page.get_by_role("button", name="What the open cards would have said").click()
    page.locator(".open").wait_for()
    assert every.evaluate(PLACE) == before, "what is pressed stays where it is"
    every.click()
    while not held:
        page.wait_for_timeout(20)
    held[0].continue_()
    page.unroute_all(behavior="wait")
    page.locator(".moment", has_text="With all cards open").first.wait_for(timeout=PATIENCE)
    said_open = page.locator(".moment", has_text="With all cards open").count()
    assert said_open == page.locator(".moment .said").count()
    page.reload()
    page.get_by_role("button", name="All (").click()
    page.locator(".moment", has_text="With all cards open").first.wait_for(timeout=PATIENCE)


def _names_of(sentence: str) -> set[str]:
    """The words that begin with a capital letter: players and cards."""
    return set(re.findall(r"\b[A-Z]\w+", sentence))


@cache
def decisive() -> tuple[dict[str, Any], int]:
    """A position of the first seat's last choice, and a choice that loses where another one wins."""
    for seed in range(200):
        log = whole(seed, "greedy")
        *_, (_, position), (row, _) = log.positions()
        if row.seat != 0 or len(position.choices.numbers) < 2:
            continue
        ends = {choice.number: share(position, choice) for choice in position.choices}
        if {0.0, 1.0} <= set(ends.values()):
            return {"n": log.effective[-2].n, "record": write_log(log)}, next(n for n in ends if ends[n] == 0)
    raise AssertionError("no game is decided by its last choice")


def share(position: Position, choice: Any) -> float | None:
    """The first seat's share of the win after a choice that ends the game, if no hidden card matters."""
    tried = [one.tried(choice) for one in (position, *(position.imagine(0, deal) for deal in range(3)))]
    if not all(one.over for one in tried):
        return None
    shares = {1 / len(one.winners) if 0 in one.winners else 0.0 for one in tried}
    return shares.pop() if len(shares) == 1 else None


def blunder(page: Page) -> str:
    """Lose a game by its last choice, and open its analysis; tells the code of the table."""
    begin, losing = decisive()
    made = tables.set_up(page, GAME, begin=begin)
    with tables.person(page) as browser, browser.at(browser.give(made)["table"]) as seat:
        seat.present()
        seat.choose(losing)
    page.goto(f"{tables.address_of(page)}/analysis/{made['code']}")
    analysed(page)
    return str(made["code"])


def test_a_planted_blunder_stands_first_is_compared_and_can_be_tried(visit: Visit) -> None:
    page = visit(**DESKTOP)
    code = blunder(page)
    analysis, found = page.url, result_of(page, code)
    assert column(page, 0)[1] <= -50
    assert column(page, 0)[-1] == 0
    check_curve(page, found)
    for device in (DESKTOP, PHONE):
        page.set_viewport_size(device["viewport"])
        page.goto(analysis)
        analysed(page)
        check_row(page, found)
    page.goto(analysis)
    check_first(page)
    check_link(page, visit)
    page.goto(analysis)
    check_trial(page, code)


def check_first(page: Page) -> None:
    """It stands first, with what was better, also where it leads in the replay."""
    first = page.locator("section[aria-labelledby=costliest] li").first
    first.wait_for()
    assert "Blunder" in first.inner_text()
    assert f"{MINUS}100%" in first.inner_text()
    assert "Better: " in first.inner_text()
    assert page.get_by_role("heading", name="Your costliest choice", exact=True).is_visible()
    assert page.locator(".moment.blunder").count() == 1
    better = first.locator(".better").inner_text()
    first.get_by_role("link", name="Look at it").click()
    page.locator(".controls").wait_for()
    assert page.locator("aside .better").inner_text() == better
    ahead = page.locator("aside .small.ahead")
    assert ahead.inner_text().startswith("Next: "), "the choice is seen before it is made"
    page.get_by_role("button", name="One step on").click()
    people.until(page, "() => document.querySelector('aside .better') && !document.querySelector('aside .ahead')")
    assert page.locator("aside .better").inner_text() == better
    moment = page.url
    page.get_by_role("button", name="One step back").click()
    ahead.wait_for()
    page.goto(moment)


def check_link(page: Page, visit: Visit) -> None:
    """A judgement is there after a reload, and for whoever gets the link."""
    page.reload()
    page.locator("aside .better").wait_for()
    better = page.locator("aside .better").inner_text()
    judged = page.locator("aside .lines .judged").count()
    assert judged >= 1
    other = visit("/" + page.url.split("/", 3)[3], **PHONE)
    other.locator("aside .better").wait_for()
    assert other.locator("aside .better").inner_text() == better
    assert other.locator("aside .lines .judged").count() == judged
    assert "Blunder" in other.locator("aside .lines [aria-current=step]").inner_text()


def check_trial(page: Page, code: str) -> None:
    """What was found can be tried, at a table that counts for nothing."""
    address = tables.address_of(page)
    page.get_by_role("button", name="Try it").first.click()
    page.locator(".table[data-whose=mine] .board").wait_for()
    assert page.url != f"{address}/t/{code}"
    tried = page.request.get(f"{address}/api/tables/{page.url.rpartition('/')[2]}").json()
    assert tried["practice"] is True
    assert [(seat["kind"], seat.get("strength")) for seat in tried["seats"]] == [("person", None), ("bot", "novice")]
    tables.finish(page)
    (first, *_) = page.request.get(f"{address}/api/me/games").json()["games"]
    assert first["uncounted"] is True
    assert page.request.get(f"{address}/api/me/history").json() == {"kinds": []}


def result_of(page: Page, code: str) -> dict[str, Any]:
    """The numbers of an analysis, as the server has them."""
    address = page.url.partition("/analysis/")[0]
    found: dict[str, Any] = page.request.get(f"{address}/api/tables/{code}/analysis").json()["result"]
    return found


def check_curve(page: Page, found: dict[str, Any]) -> None:
    """Mistakes and luck are marked on the curve, and the accuracy is told."""
    told = [mark.text_content() or "" for mark in page.locator("figure path.blunder title").all()]
    lost = said(page.locator(".moment.blunder a").last)
    assert f"{lost} (Blunder, {MINUS}100%)" in [re.sub(r"^\d+: ", "", one) for one in told]
    luck = [found["deal"]["luck"][0], *(row["luck"][0] for row in found["rows"])]
    strokes = sum(abs(change) >= 0.05 for change in luck)
    assert page.locator("figure :is(path.lucky, path.unlucky)").count() == strokes
    accuracy = page.locator("tr", has_text="Accuracy").locator("td").all_inner_texts()
    shares = [one["accuracy"] for one in found["players"]]
    assert accuracy == ["\N{EN DASH}" if share is None else f"{round(100 * share)}%" for share in shares]


def check_row(page: Page, found: dict[str, Any]) -> None:
    """A row opens and compares the choices; so does the moment in the replay."""
    row = page.locator(".moment.blunder").last
    opener = row.get_by_role("button", name="Choices compared")
    assert opener.get_attribute("aria-expanded") == "false"
    opener.focus()
    page.keyboard.press("Enter")
    assert opener.get_attribute("aria-expanded") == "true"
    compared = [said(line) for line in row.locator("tbody").first.locator("tr").all()]
    decision = found["rows"][-1]["decision"]
    assert len(compared) == len(decision["options"])
    assert re.search(rf" 100% ± [\d.]+% [+{MINUS}]?[\d.]+$", compared[0])
    assert [i for i, line in enumerate(compared) if " chosen " in line] == [decision["made"]]
    stands = [said(line) for line in row.locator("tbody.everybody tr").all()[1:]]
    assert len(stands) == 2
    assert re.search(rf" 100% → 0% [+{MINUS}]?[\d.]+ → [+{MINUS}]?[\d.]+$", stands[0])
    assert "100% of the chance to win given away" in row.inner_text()
    assert fits(page)
    opener.click()
    assert row.locator("table").count() == 0
    row.locator("a").click()
    page.locator("aside").get_by_text("Choices compared").click()
    page.locator("aside tbody tr").first.wait_for()
    assert [said(line) for line in page.locator("aside tbody").first.locator("tr").all()] == compared
    assert fits(page)


#: What analyses found of two games, the earliest first.
SKILL = {
    "game": GAME,
    "title": "Castle Combo",
    "games": [
        {"table": "a1", "code": "b1", "ended": 1_790_000_000, "won": False, "say": "Vera, hasty"}
        | {"loss": 0.034, "luck": -0.2, "decisions": 20, "sound": 15},
        {"table": "a2", "code": "b2", "ended": 1_790_100_000, "won": True, "say": "Odile, cautious"}
        | {"loss": 0.012, "luck": 0.1, "decisions": 25, "sound": 24},
        {"table": "a3", "code": "b3", "ended": 1_790_200_000, "won": True, "say": "Odile, cautious"}
        | {"loss": 0.01, "luck": -0.1, "decisions": 20, "sound": 19},
    ],
}


def test_who_asked_for_no_analysis_is_shown_none_but_skill_and_luck_over_time(visit: Visit) -> None:
    page = visit(**PHONE)
    code = tables.played(page)
    address = tables.address_of(page)
    table = page.request.get(f"{address}/api/tables/{code}").json()["table"]
    refused: list[str] = []
    page.on("response", lambda answer: refused.append(answer.url) if answer.status >= 400 else None)
    page.goto(f"{address}/replay/{table}")
    page.locator(".controls").wait_for()
    page.wait_for_load_state("networkidle")
    assert refused == []
    assert page.request.get(f"{address}/api/tables/{table}/analysis").json()["state"] == "unasked"
    assert page.locator("aside .judged").count() == 0
    page.goto("/played")
    page.get_by_text("Analyse a game in the list above").wait_for()
    page.route("**/api/me/skill*", lambda route: route.fulfill(json={"games": [SKILL]}))
    page.reload()
    chart = page.locator("section[aria-labelledby=skill] article")
    chart.get_by_role("heading", name=people.GAME, exact=True).wait_for()
    assert chart.locator("circle").count() == chart.locator("rect.luck").count() == 3
    heights = [float(dot.get_attribute("cy") or 0) for dot in chart.locator("circle").all()]
    assert heights == sorted(heights, reverse=True), "what gives less away stands higher"
    assert chart.locator("rect.lucky").count() == 1
    chart.get_by_text("As a table").tap()
    rows = [row.locator("td").all_inner_texts() for row in chart.locator("tbody tr").all()]
    assert rows == [["1%", f"{MINUS}10%", "95%"], ["1.2%", "+10%", "96%"], ["3.4%", f"{MINUS}20%", "75%"]]
    assert chart.locator("tbody a").first.get_attribute("href") == "/analysis/a3"
    companion = tables.set_up(page, "burgundy-companion", seats=1)["code"]
    for code, why in ((companion, "tells what happened at a real table"), ("nothing", "There is no such table")):
        page.goto(f"/analysis/{code}")
        page.get_by_role("alert").get_by_text(why).wait_for()


def test_a_record_from_a_file_can_be_analysed(visit: Visit) -> None:
    page = visit("/replay", **DESKTOP)
    page.locator(".drop").wait_for()
    log = whole(4)
    n = late(2, 4)["n"]
    position = next(at for row, at in log.walk() if row.n == n).dump()
    short = GameLog.from_position(log.game, ["you:Ann", "greedy"], position)
    chance = random.Random(1)
    while not short.position.over:
        short.choose(chance.choice(short.position.choices.numbers))
    page.evaluate(DROP, ["short.bailey", write_log(short)])
    page.get_by_role("button", name="Analyse").click()
    analysed(page)
    page.get_by_role("button", name="All (").click()
    assert page.locator(".moment .said").first.inner_text()
    page.locator(".moment button.plain").first.click()
    page.locator(".controls").wait_for()
    assert page.locator(".scrubber").input_value() == "1"
    page.get_by_role("button", name="Analyse").click()
    analysed(page)  # it was made, and is kept
    page.get_by_role("button", name="Replay").click()
    page.locator(".controls").wait_for()


#: How reports begin in other languages.
VERBS = {
    "de": r"\b(legt|nimmt|behält|gibt|wählt|füllt)\b",
    "fr": r"\b(place|prend|garde|dépense|choisit|défausse|remplit)\b",
}


def test_it_speaks_the_language_of_the_page(visit: Visit) -> None:
    page = visit(**PHONE)
    short_game(page)
    for language, verbs in VERBS.items():
        page.evaluate("settings => localStorage.setItem('bailey-settings', settings)", still(language=language))
        page.reload()
        analysed(page)
        page.locator(".kinds button").last.tap()
        page.locator(".kinds button:last-child[aria-pressed=true]").wait_for()
        told = page.locator(".moment .said a").all_inner_texts()
        assert told
        assert [line for line in told if not re.search(verbs, line)] == []
        assert page.evaluate("document.body.innerText.match(/\\b(quality|column|costliest|skill)-\\w+/)") is None


def test_axe_finds_nothing_nor_where_it_waits_or_has_failed_and_is_asked_for_again(visit: Visit, looks: Looks) -> None:
    page = visit(bypass_csp=True)
    waiting = {"id": "0" * 32, "state": "waiting", "done": 1, "total": 3}
    page.route(re.compile(r"/api/(tables/\w+/analysis|analyses/)"), lambda route: route.fulfill(json=waiting))
    short_game(page)
    page.get_by_role("progressbar").wait_for()
    check(page, looks)
    page.unroute_all(behavior="wait")
    failed = {"id": "0" * 32, "state": "failed", "done": 0, "total": 0}
    page.route("**/api/tables/*/analysis*", lambda route: route.fulfill(json=failed))
    page.reload()
    page.get_by_role("alert").get_by_text("The analysis has failed.").wait_for()
    page.unroute_all(behavior="wait")
    page.get_by_role("button", name="Try again").click()
    analysed(page)
    check(page, looks)
    page.get_by_role("button", name="All (").click()
    page.get_by_role("button", name="Choices compared").last.click()
    check(page, looks)
    page.locator(".moment a").last.click()
    page.locator("aside").get_by_text("Choices compared").click()
    check(page, looks)
    page.goto("/played")
    page.locator("#analyses").wait_for()
    check(page, looks)
