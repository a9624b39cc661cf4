"""The reference of the Python interface names what the core exports, and nothing that is not there."""

from __future__ import annotations

import re

from documents import ROOT

import bailey.core

PAGES = "\n".join(page.read_text(encoding="utf-8") for page in (ROOT / "docs/python").glob("*.md"))


def test_every_name_of_the_core_is_in_the_reference() -> None:
    described = {*re.findall(r"^\.\. auto\w+:: (?:bailey\.core\.)?(\w+)", PAGES, re.MULTILINE)}
    in_words = {*re.findall(r"`(\w+)`", PAGES)}
    assert {*bailey.core.__all__} - described - in_words == set()
