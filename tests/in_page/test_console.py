"""Python in a page, line by line: it says what it says in a terminal."""

from __future__ import annotations

import doctest
import json
from pathlib import Path

import pytest
from documents import blocks

from bailey.site.console import MOST_TOLD, SESSION, Console

README = Path(__file__).parents[2] / "README.md"


def run(console: Console, *lines: str) -> list[tuple[str, bool]]:
    """Return what each line writes, and whether it goes on."""
    found = [json.loads(console.run(line)) for line in lines]
    return [(one["written"], one["more"]) for one in found]


def test_the_session_that_is_offered_is_that_of_the_readme_and_says_the_same() -> None:
    [session] = [text for language, text in blocks(README) if language == "python"]
    examples = doctest.DocTestParser().get_examples(session)
    assert tuple(one.source.rstrip("\n") for one in examples) == SESSION
    written = run(Console(), *SESSION)
    assert all(
        doctest.OutputChecker().check_output(one.want, text, 0)
        for one, (text, _) in zip(examples, written, strict=True)
    )
    assert [more for _, more in written] == [False] * len(SESSION)


def test_what_goes_on_in_the_next_line_ends_with_an_empty_one() -> None:
    assert run(Console(), "for i in range(2):", "    print(i)", "") == [("", True), ("", True), ("0\n1\n", False)]


@pytest.mark.parametrize(
    ("line", "said"), [("1 / 0", "ZeroDivisionError"), ("1 +", "SyntaxError"), ("nobody", "NameError")]
)
def test_a_mistake_is_told_and_the_session_goes_on(line: str, said: str) -> None:
    console = Console()
    [(written, more), after] = run(console, line, "1 + 1")
    assert said in written
    assert not more
    assert after == ("2\n", False)


def test_there_is_no_leaving_and_no_end_of_what_is_written() -> None:
    console = Console()
    assert run(console, "raise SystemExit") == [("", False)]
    [(written, _)] = run(console, "print('x' * 10**6)")
    assert len(written) == MOST_TOLD
