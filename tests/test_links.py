"""Every link from a document into the repository leads somewhere, to the heading too that it names."""

from __future__ import annotations

import re
from itertools import pairwise
from pathlib import Path
from urllib.parse import unquote

from documents import ROOT, documents, tokens
from every import for_every
from mdit_py_plugins.anchors.index import slugify

FOREIGN = ("http://", "https://", "mailto:")
PATH = re.compile(r"(?:src|tests|tools|docs|scripts|examples|web)/[\w./-]*\w")
YOURS = re.compile(r"your[_-]game")
#: Old changes name files that are there no longer.
CHANGELOG = Path("CHANGELOG.md")


def links(document: Path) -> list[str]:
    """Return where the links and pictures of a document lead, as it says it."""
    inside = [child for token in tokens(document) for child in token.children or []]
    targets = [child.attrGet("href") or child.attrGet("src") for child in inside]
    return [unquote(str(target)) for target in targets if target and not str(target).startswith(FOREIGN)]


def headings(document: Path) -> set[str]:
    """Return the anchors of a document's headings; of equal ones the later are numbered."""
    found: set[str] = set()
    read = tokens(document)
    for before, token in pairwise(read):
        if before.type == "heading_open":
            slug = slugify("".join(child.content for child in token.children or []))
            later = (f"{slug}-{n}" for n in range(1, len(read)))
            found.add(slug if slug not in found else next(name for name in later if name not in found))
    return found


@for_every("document", documents())
def test_every_link_leads_somewhere(document: Path) -> None:
    for link in links(document):
        path, _, anchor = link.partition("#")
        target = (ROOT / document.parent / path).resolve() if path else ROOT / document
        assert target.exists(), f"{link}: there is no such file"
        assert target.is_relative_to(ROOT), f"{link}: leaves the repository"
        if anchor:
            assert anchor in headings(target.relative_to(ROOT)), f"{link}: there is no such heading"


@for_every("document", [name for name in documents() if name != CHANGELOG])
def test_every_file_that_is_named_is_there(document: Path) -> None:
    """Named from the root or from the document's folder; `your-game` is one that is still to be written."""
    spans = [
        child.content for token in tokens(document) for child in token.children or [] if child.type == "code_inline"
    ]
    named = [span for span in spans if PATH.fullmatch(span) and not YOURS.search(span)]
    missing = [span for span in named if not any((ROOT / base / span).exists() for base in (".", document.parent))]
    assert missing == []


def test_links_are_found() -> None:
    assert "deployment.md#what-is-defended" in links(Path("docs/protocol.md"))
    assert "what-is-defended" in headings(Path("docs/deployment.md"))
    assert {Path("README.md"), Path("web/README.md"), Path("src/bailey/games/castle_combo/README.md")} <= {*documents()}
