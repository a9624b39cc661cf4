"""Whatever stays put on the page of a table while one plays."""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Callable

    from playwright.sync_api import FloatRect, Locator, Page

#: Where everything lies that stays put, on the page as a whole: the own board with its cards by the part they lie in,
#: the places of the market or the display, and how high the bar and the boards of the others are.
BOXES = """() => {
  const found = {};
  const note = (name, element) => {
    const box = element.getBoundingClientRect();
    let [x, y] = [box.x + scrollX, box.y + scrollY];
    for (let up = element.parentElement; up !== document.body; up = up.parentElement) {
      x += up.scrollLeft;
      y += up.scrollTop;
    }
    found[name] = [x, y, box.width, box.height].map(Math.round).join();
  };
  document.querySelectorAll('.own').forEach(own => note('own', own));
  // The others' boards stick to the window of a phone, in a strip that scrolls; those of the board game may grow.
  document.querySelectorAll('.others:not(:has(.hexes, .automata)) > .player').forEach((one, i) => {
    const [{top, height}, race] = [one.getBoundingClientRect(), one.querySelector('.race')?.getBoundingClientRect()];
    found['other' + i] = [height, race ? race.top - top : 0].map(Math.round).join();
  });
  // A grid with rims moves once when a card was laid in a rim: its cards lie elsewhere then.
  const cornerOf = one => {
    const corner = one.closest('.grid')?.querySelector('.cell').dataset.cell;
    if (corner) found['corner'] = corner;
    return corner ? `@${corner}` : '';
  };
  const areas = ['tableau', 'projects', 'estate', 'hand'].map(area => ['.' + area, `[data-area$='.${area}']`]);
  for (const [name, part] of [['.tableau', '.tableau'], ['.hand', '.hand'], ...areas])
    for (const one of document.querySelectorAll(`.own ${part} [data-fly]`))
      note(name + one.dataset.fly + cornerOf(one), one);
  document.querySelectorAll('.own .cell').forEach((one, i) => note('cell' + i, one));
  const market = '[data-part=table] :is(.cards > li, ol)';
  document.querySelectorAll(market).forEach((one, i) => note('place' + i, one));
  note('bar', document.querySelector('.bar, .over-bar'));
  found['bar'] = found['bar'].split(',').at(-1);
  return found;
}"""


def box_of(found: Locator) -> FloatRect:
    """Where something lies in the window."""
    box = found.bounding_box()
    assert box is not None
    return box


class Boxes:
    """Where everything lay when it was first seen; it must lie there ever after."""

    def __init__(self, *loose: str) -> None:
        self.first: dict[str, str] = {}
        #: The first cell of a grid, each time.
        self.corners: list[str] = []
        #: The parts in which things close up, as cards of a hand of which one is played.
        self.loose = loose

    def compare(self, page: Page) -> None:
        """Fail if anything has moved, or if the page is wider than its window."""
        assert page.evaluate("document.documentElement.scrollWidth - innerWidth") <= 0, "no button widens the page"
        now = page.evaluate(BOXES)
        # A card that went back to a hand may be laid somewhere else.
        self.first = {name: box for name, box in self.first.items() if name in now or not name.startswith(".tableau")}
        if corner := now.pop("corner", None):
            self.corners.append(corner)
            assert all(
                len(set(places)) <= 2 for places in zip(*(one.split(",") for one in self.corners), strict=True)
            ), f"the grid moved twice in one direction: {self.corners}"
        for name, box in now.items():
            if not self.loose or not name.startswith(self.loose):
                self.note(name, box)

    def note(self, name: str, box: str) -> None:
        """Fail if something lies elsewhere than before, or has another size."""
        first = self.first.setdefault(name, box)
        assert first == box, f"{name} moved, or changed its size: {first} became {box}"

    def before(self, choose: Callable[[Page, int], None]) -> Callable[[Page, int], None]:
        """Compare before every choice."""

        def compare_and_choose(page: Page, i: int) -> None:
            self.compare(page)
            choose(page, i)

        return compare_and_choose

    def of(self, *parts: str) -> set[str]:
        """Tell what was seen of some parts."""
        return {name for name in self.first if name.startswith(parts)}
