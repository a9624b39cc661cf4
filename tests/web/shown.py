"""What a table shows for a moment only, noted while it is shown: figures, signs that fly, what glows."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from web import tables

if TYPE_CHECKING:
    from collections.abc import Callable

    from playwright.sync_api import Locator, Page

    from bailey.core.play.choices import Choice
    from bailey.core.play.position import Position

#: Note each "+2" with its counter, whatever glows, and each sign that flies: whether it comes from the middle of a
#: card or a place, and goes to a counter.
NOTE = """() => {
  window.figures = []; window.glowed = []; window.flown = [];
  const animate = Element.prototype.animate;
  Element.prototype.animate = function (frames, how) {
    if (how?.id === 'glow') window.glowed.push(this);
    return animate.call(this, frames, how);
  };
  const middle = (one) => {
    const {left, top, width, height} = one.getBoundingClientRect();
    return [left + width / 2, top + height / 2];
  };
  const at = (selector, [x, y]) => [...document.querySelectorAll(selector)].some((one) => {
    const [a, b] = middle(one);
    return Math.hypot(a - x, b - y) < 3;
  });
  const flown = (copy) => {
    const {left, top, width, height} = copy.style;
    const to = [parseFloat(left) + parseFloat(width) / 2, parseFloat(top) + parseFloat(height) / 2];
    const start = copy.getAnimations()[0]?.effect.getKeyframes()[0].transform.match(/-?[\\d.]+(?=px)/g).map(Number);
    return start && at('main [data-fly], main [data-nest]', [to[0] + start[0], to[1] + start[1]])
      && at('[data-counter] svg', to);
  };
  new MutationObserver((all) => {
    for (const node of all.flatMap((one) => [...one.addedNodes])) {
      if (node.matches?.('.gains .gain')) window.figures.push([node.dataset.of, node.textContent]);
      if (node.matches?.('.gains svg')) window.flown.push(flown(node));
    }
  }).observe(document.querySelector('.table'), {childList: true, subtree: true});
}"""


def figures(page: Page, counter: str) -> list[int]:
    """The figures that rose above a counter, in their order."""
    told = page.evaluate("() => window.figures")
    return [int(figure.replace("\N{MINUS SIGN}", "-")) for of, figure in told if of == counter]


def count(page: Page, counter: str) -> int:
    """What one's own counter counts."""
    return int(page.locator(f".own [data-counter='{counter}']").get_attribute("data-count") or 0)


#: What `begin` of a new table takes, the position that it begins with, and a choice in it.
Led = tuple[dict[str, Any], "Position", "Choice"]


def leading_to(name: str, seats: int, *wanted: str, do: str = "place") -> Led:
    """Find a position in which a choice of the first seat brings these events."""
    return between(name, seats, lambda _, after: {*wanted} <= {event["what"] for event in after.events}, do)


def between(name: str, seats: int, wanted: Callable[[Position, Position], object], do: str = "place") -> Led:
    """Find a choice of the first seat by the positions before and after it."""
    found: list[tuple[Position, Choice]] = []

    def leads(position: Position) -> bool:
        for choice in position.choices:
            if choice.name == do and wanted(position, position.tried(choice)):
                found.append((position.copy(), choice))
                return True
        return False

    return tables.record_of(name, seats, leads), *found[-1]


def place_for(page: Page, choice: Choice) -> Locator:
    """The place where a choice lays a card of Castle Combo."""
    said = choice.to_json()
    cell = page.locator(f".own [data-cell='{said['column']},{said['row']}']")
    return cell.locator("button.place")


def lay_tile(page: Page, before: Position, choice: Choice) -> str:
    """Lay a stored tile of the board game where a choice lays it, with whichever die; tells its name."""
    said = choice.to_json()
    tile = str(before.view(0)["players"][0]["storage"][said["tile"]])
    page.locator(f".own [data-area$='.storage'] [data-fly=card-{tile}]").click()
    page.locator(".own .hexes .place").nth(said["space"]).locator(".hexagon").click()
    laid, ask = page.locator(f".own .hexes [data-fly=card-{tile}]"), page.locator(".choices .button.primary")
    laid.or_(ask).first.wait_for()
    if ask.count():
        ask.first.click()
    laid.wait_for()
    return tile
