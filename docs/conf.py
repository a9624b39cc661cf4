"""How Sphinx makes the documentation site: of the repository's Markdown files, where they lie.

`scripts/docs` serves it, `scripts/docs build` builds it (decision 0042). Sphinx reads from the root of the repository,
so every relative link works in the repository and on the site.
"""

from __future__ import annotations

from importlib.util import find_spec
from typing import TYPE_CHECKING, Any

from bailey import __version__

if TYPE_CHECKING:
    from sphinx.application import Sphinx

project = "Bailey"
version = release = __version__
root_doc = "docs/index"
include_patterns = [
    "docs/**.md",
    "CHANGELOG.md",
    "CONTRIBUTING.md",
    "SECURITY.md",
    "web/README.md",
    "src/bailey/games/*/README.md",
    "examples/lost-trails/README.md",
]
exclude_patterns = [".*", "build", "**/node_modules", "**/dist", "docs/decisions/0000-template.md"]
extensions = ["myst_parser", "sphinx.ext.autodoc"]

#: The pages below each page. A page that is not named here fails the build.
NAVIGATION = {
    "docs/index": ["docs/play", "docs/research", "docs/design", "docs/reference", "CHANGELOG"],
    "docs/play": [
        "docs/install",
        "docs/games",
        "docs/analysis",
        "docs/deployment",
        "docs/alone",
        "docs/load",
        "SECURITY",
    ],
    "docs/games": [
        "src/bailey/games/castle_combo/README",
        "src/bailey/games/burgundy_cards/README",
        "docs/burgundy-board",
        "docs/burgundy-companion",
        "docs/catan-cards",
    ],
    "docs/burgundy-board": ["src/bailey/games/burgundy_board/README"],
    "docs/burgundy-companion": ["src/bailey/games/burgundy_companion/README"],
    "docs/catan-cards": ["src/bailey/games/catan_cards/README"],
    "docs/research": [
        "docs/learning",
        "docs/study",
        "docs/strength",
        "docs/solving",
        "docs/reproducibility",
        "docs/speed",
        "docs/speed-history",
        "docs/gpu",
        "docs/cluster",
    ],
    "docs/design": [
        "docs/your-game/index",
        "CONTRIBUTING",
        "docs/house",
        "src/bailey/games/_template/README",
        "web/README",
        "docs/web",
        "docs/mutants",
        "docs/decisions/index",
    ],
    "docs/your-game/index": [
        "docs/your-game/rules",
        "docs/your-game/hidden-cards",
        "docs/your-game/languages",
        "docs/your-game/board",
        "docs/your-game/bots-and-study",
        "docs/your-game/declarations",
        "examples/lost-trails/README",
    ],
    "docs/decisions/index": ["docs/decisions/0*"],
    "docs/reference": [
        "docs/cli",
        "docs/formats",
        "docs/protocol",
        "docs/python/index",
        "docs/observations/index",
    ],
    "docs/python/index": ["docs/python/playing", "docs/python/laboratory", "docs/python/games"],
    "docs/observations/index": ["docs/observations/[bc]*"],
}

#: Pages that are little more than the list of those below them.
LISTS = {"docs/decisions/index", "docs/observations/index"}

myst_heading_anchors = 4
default_role = "literal"  # docstrings set names in single backticks
# What has no wheel for this machine (the set-up says so) is not needed to read the docstrings of what uses it.
autodoc_mock_imports = [name for name in ("pettingzoo", "pyspiel") if find_spec(name) is None]
autodoc_member_order = "bysource"
autodoc_typehints_format = "short"
autodoc_preserve_defaults = True
python_use_unqualified_type_names = True
maximum_signature_line_length = 120

html_theme = "pydata_sphinx_theme"
html_title = "Bailey"
html_static_path = ["site"]
html_css_files = ["bailey.css"]
html_show_sourcelink = False
html_copy_source = False
html_extra_path = ["site/root"]
html_theme_options = {
    "navbar_align": "left",
    "header_links_before_dropdown": 5,
    "show_prev_next": False,
    "show_toc_level": 2,
    "navigation_with_keys": False,
    "secondary_sidebar_items": {"**": ["page-toc"], "docs/index": []},
    "footer_start": ["copyright"],
    "footer_end": [],
    "pygments_light_style": "a11y-high-contrast-light",
    "pygments_dark_style": "a11y-high-contrast-dark",
}
html_sidebars = {"docs/index": [], "CHANGELOG": []}
copyright = "the authors of Bailey, under the Apache License 2.0"  # noqa: A001 (the name of Sphinx's setting)


def add_navigation(_app: Sphinx, page: str, source: list[str]) -> None:
    """Add the list of the pages below a page, which is part of the site only; it is shown where it is the page."""
    if below := NAVIGATION.get(page):
        shown = ":maxdepth: 1" if page in LISTS else ":hidden:"
        source[0] += "\n".join(["", "```{toctree}", shown, ":glob:", *(f"/{name}" for name in below), "```", ""])


def show_code(_app: Sphinx, _what: str, _name: str, _found: object, _options: object, lines: list[str]) -> None:
    """Mark the indented blocks of a docstring as code, which in Python's own tools they need no mark for."""
    for i in reversed(range(1, len(lines))):
        if lines[i].startswith("    ") and not lines[i - 1].strip() and not is_code_before(lines, i):
            lines[i:i] = ["::", ""]


def is_code_before(lines: list[str], i: int) -> bool:
    """Return whether the last line with words before a line is indented too."""
    before = next((line for line in reversed(lines[:i]) if line.strip()), "")
    return before.startswith("    ")


def setup(app: Sphinx) -> dict[str, Any]:
    """Register what this file adds to Sphinx."""
    app.connect("source-read", add_navigation)
    app.connect("autodoc-process-docstring", show_code)
    return {"parallel_read_safe": True, "parallel_write_safe": True}
