"""Every refusal has a status, a sentence, and a place in the code that raises it."""

from __future__ import annotations

import ast
import re
from pathlib import Path

import bailey.server
from bailey.server.errors import STATUS, Refusal

SOURCE = Path(bailey.server.__file__).parent
ENGLISH = (SOURCE / "locale" / "en.ftl").read_text(encoding="utf-8")


def raised() -> set[str]:
    """Every text that stands in the code of the server, outside the list of keys itself."""
    found = set()
    for file in SOURCE.rglob("*.py"):
        tree = ast.parse(file.read_text(encoding="utf-8"))
        listed = {id(key) for node in ast.walk(tree) if isinstance(node, ast.Dict) for key in node.keys}
        texts = (node for node in ast.walk(tree) if isinstance(node, ast.Constant) and id(node) not in listed)
        found |= {node.value for node in texts if isinstance(node.value, str)}
    return found


def test_every_key_has_a_sentence_and_every_sentence_a_key() -> None:
    assert set(re.findall(r"^fault-([a-z-]+) =", ENGLISH, re.MULTILINE)) == set(STATUS)


def test_every_key_is_raised_somewhere() -> None:
    assert not set(STATUS) - raised()


def test_a_refusal_has_the_status_of_its_key_unless_another_is_given() -> None:
    assert {key: Refusal(key).status for key in STATUS} == STATUS
    assert Refusal("failed", status=503).status == 503
