"""The score pad in the browser: whatever a game asks, page by page."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import pytest
from burgundy_cards.test_score_pad import ANN, BEN, CAT, TEXTS, scored
from web.looks import DESKTOP, fits
from web.looks import SMALL as PHONE

from bailey.core.text.pad_form import question_text
from bailey.games.burgundy_cards.score_pad import questions

if TYPE_CHECKING:
    from web.visits import Visit

pytestmark = pytest.mark.slow

PLAYERS = [ANN, BEN, CAT]


def test_the_score_pad_adds_up_three_players(visit: Visit) -> None:
    """A position is entered on the pad as it lies on a table, and comes to the score that the position has."""
    position = scored(3, PLAYERS)
    page = visit("/pad/burgundy-cards", **PHONE)
    page.get_by_role("button", name="Add a player").tap()
    asked = {ask.name: question_text(TEXTS, ask) for ask in questions(3, 0)}
    for p, player in enumerate(PLAYERS):
        page.get_by_role("tab").nth(p).tap()
        page.get_by_label("Name", exact=True).fill("ABC"[p])
        for name, number in player.items():
            field = page.get_by_label(asked[name][:1].upper() + asked[name][1:], exact=True)
            field.check() if name == "start-card" else field.fill(str(number))
    page.reload()  # what was entered stays
    page.get_by_role("button", name="Add it up").tap()
    result = page.locator("section", has=page.locator("tfoot"))
    for p, score in enumerate(position.score()):
        result.get_by_role("tab").nth(p).tap()
        assert page.locator("tfoot td").inner_text() == str(score)
        lines = [int(line) for line in result.locator("tbody td").all_inner_texts()]
        assert lines == [line["points"] for line in position.breakdown(p)]
    assert result.locator("h2").inner_text() == "A wins"
    assert fits(page)


@pytest.mark.parametrize("device", [PHONE, pytest.param(DESKTOP, marks=pytest.mark.long)], ids=["phone", "desk"])
def test_the_score_pad_asks_for_the_set_first_and_then_for_its_cards_alone(
    visit: Visit, device: dict[str, Any]
) -> None:
    """Strength 9 to 3 and commerce 4 to 1: both tokens; two Citadels, one of them with a Wizard of its own."""
    page = visit("/pad/catan-cards", **device)
    page.get_by_label("Settlements", exact=True).wait_for()
    assert page.get_by_label("Citadels with a Wizard of their own").count() == 0
    page.get_by_label("Theme set").select_option("Wizards & Dragons")
    page.get_by_label("Citadels with a Wizard of their own").fill("1")
    for name, number in {"Cities": 2, "Citadels (no longer Settlements)": 2, "Garrison": 1}.items():
        page.get_by_label(name, exact=True).fill(str(number))
    for name in ("Karl the Strong", "Conrad the Swift", "Harbor", "Ore Fleet"):
        page.get_by_label(name, exact=True).check()
    page.get_by_role("tab").nth(1).click()
    page.get_by_label("Settlements", exact=True).fill("2")
    page.get_by_label("Otto the Berserker").check()
    page.get_by_label("Garrison", exact=True).fill("1")
    page.reload()  # the set stays, too
    page.get_by_role("button", name="Add it up").click()
    result = page.locator("section", has=page.locator("tfoot"))
    result.wait_for()
    tokens = [" ".join(line.inner_text().split()) for line in result.locator("tbody tr").all()[-2:]]
    assert tokens == ["The Knight token strength 9 : 3 1", "The Commerce token commerce 4 : 1 1"]
    assert page.locator("tfoot td").inner_text() == str(4 + 2 + 1 + 2)
    assert fits(page)
    page.get_by_label("Theme set").select_option("none")
    page.get_by_label("Citadels with a Wizard of their own").wait_for(state="detached")
    assert result.count() == 0, "what was added up for another set is gone"


def test_the_score_pad_says_what_cannot_be_and_knows_aaron(visit: Visit) -> None:
    page = visit("/pad/burgundy-cards", **PHONE)
    page.get_by_role("button", name="Remove a player").tap()
    page.get_by_role("tab", name="Aaron").tap()
    assert page.get_by_label("Name", exact=True).count() == 0
    page.get_by_label("Ship triples").fill("11")
    page.get_by_role("button", name="Add it up").tap()
    alert = page.locator("main").get_by_role("alert")
    assert alert.inner_text() == "Aaron, ship triples (0-6): That is no number from 0 to 6."
    page.get_by_label("Ship triples").fill("1")
    page.get_by_label("Bonus cards for first triples").fill("1")
    page.get_by_role("button", name="Add it up").tap()
    page.get_by_role("heading", name="Aaron wins").wait_for()
    assert alert.count() == 0
