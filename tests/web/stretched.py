"""A pseudo-language: English half as long again and with accents, as no language that we speak is beside English.

The server of a test reads catalogues that are written so, and its pages parse theirs so. Nobody is offered it.
"""

from __future__ import annotations

import os
import runpy
from pathlib import Path
from typing import TYPE_CHECKING

from fluent.syntax import FluentParser, FluentSerializer, ast, visitor
from web.visits import Server

from bailey.core.text import catalogue

if TYPE_CHECKING:
    from playwright.sync_api import Page

PLAIN, ACCENTED = "aeiouycnsAEIOUYCNS", "àéîöûýçñšÀÉÎÖÛÝÇÑŠ"
ACCENTS = str.maketrans(PLAIN, ACCENTED)
#: What people type, and what a drawing of a few columns shows: no words of a sentence.
SHORT = {"word", "words", "sign", "short", "rules"}
#: The same for the catalogues of the client, which its build has parsed: they come to a page as JSON.
SCRIPT = f"""(() => {{
  const accents = Object.fromEntries([...'{PLAIN}'].map((one, i) => [one, [...'{ACCENTED}'][i]]));
  const letter = /\\p{{L}}/u;
  const stretch = text => {{
    if (!/[a-z]/.test(text)) return text;
    const letters = [...text].filter(one => letter.test(one)).length;
    const more = Math.ceil([...text.trim()].length / 2);
    let due = 0;
    return [...text].map(one => {{
      if (!letter.test(one)) return one;
      const said = accents[one] ?? one;
      due += more;
      if (due < letters) return said;
      due -= letters;
      return said + said.toLowerCase();
    }}).join('');
  }};
  const pattern = one => typeof one === 'string' ? stretch(one)
    : Array.isArray(one) ? one.map(pattern)
    : one?.type === 'select' ? {{...one, variants: one.variants.map(way => ({{...way, value: pattern(way.value)}}))}}
    : one;
  const parse = JSON.parse;
  JSON.parse = (text, ...more) => {{
    const read = parse(text, ...more);
    return Array.isArray(read) && read[0]?.id && read[0].attributes
      ? read.map(one => ({{...one, value: one.value === null ? null : pattern(one.value)}})) : read;
  }};
}})()"""


def stretch(text: str) -> str:
    """Set accents, and double so many letters, evenly, that the text is half as long again."""
    if not any("a" <= one <= "z" for one in text):
        return text  # a sign, or nothing
    letters, more, due, out = sum(map(str.isalpha, text)), -(-len(text.strip()) // 2), 0, []
    for one in text:
        said = one.translate(ACCENTS)
        out.append(said)
        due += more if one.isalpha() else 0
        if one.isalpha() and due >= letters:
            due -= letters
            out.append(said.lower())
    return "".join(out)


class Stretcher(visitor.Transformer):
    """Stretches what is written in a message; what is filled in stays."""

    def visit_Attribute(self, node: ast.Attribute) -> ast.Attribute:  # noqa: N802 - Fluent's own name
        return node if node.id.name in SHORT else self.generic_visit(node)

    def visit_TextElement(self, node: ast.TextElement) -> ast.TextElement:  # noqa: N802 - Fluent's own name
        node.value = stretch(node.value)
        return node


def stretched(source: str) -> str:
    """Return a catalogue with all its sentences half as long again."""
    return FluentSerializer().serialize(Stretcher().visit(FluentParser().parse(source)))


class StretchedServer(Server):
    """A server that says everything half as long again."""

    module = "web.stretched"

    def __init__(self, home: Path) -> None:
        super().__init__(home, PYTHONPATH=str(Path(__file__).parents[1]))


def speak_at_length(page: Page) -> None:
    """Let a page that has loaded nothing yet show the client's sentences half as long again."""
    page.context.add_init_script(SCRIPT)


def serve() -> None:
    """Run Bailey with stretched catalogues."""
    copies = Path(os.environ["BAILEY_HOME"]) / "stretched"
    copies.mkdir(exist_ok=True)
    load = catalogue.load_catalogue

    def copy(file: Path) -> Path:
        """Write the stretched copy of a file."""
        to = copies / "-".join(file.parts[-4:])
        to.write_text(stretched(file.read_text(encoding="utf-8")), encoding="utf-8")
        return to

    catalogue.load_catalogue = lambda files, language: load(tuple(map(copy, files)), language)  # type: ignore[assignment]
    runpy.run_module("bailey", run_name="__main__")


if __name__ == "__main__":
    serve()
