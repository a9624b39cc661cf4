"""What a site holds that others have written, and under which licences."""

from __future__ import annotations

from importlib.metadata import distribution

from bailey.core.distribution import NAME

ABOUT = """Python in WebAssembly: Pyodide 314.0.7, https://pyodide.org, under the Mozilla Public License 2.0.
Its source: https://github.com/pyodide/pyodide. One line of pyodide.asm.mjs was changed: memory grows before a snapshot
is restored. python_stdlib.zip is Python's own library, under the licence of the Python Software Foundation
(https://docs.python.org/3/license.html), in part, without comments.
bailey.zip holds Bailey, and in part and without comments what it imports. The licences of all follow.
"""
#: What `bailey.zip` holds; fluent.runtime and fluent.syntax come without a text, and have the licence of Bailey.
HELD = (
    NAME, "fluent.runtime", "fluent.syntax", "attrs", "Babel", "confusable-homoglyphs", "msgspec", "prometheus-client",
    "pytz", "SQLAlchemy", "typing-extensions",
)  # fmt: skip
LICENCES = ("LICEN", "COPYING", "NOTICE", "AUTHORS")


def notice() -> str:
    """Return what is held, and the licences."""
    return ABOUT + "".join(f"\n\n{name} {distribution(name).version}\n\n{_licences(name)}" for name in HELD)


def _licences(name: str) -> str:
    held = distribution(name)
    files = [file for file in held.files or () if file.name.upper().startswith(LICENCES)]
    return "\n".join(file.read_text() for file in files) or f"{held.metadata['License'] or 'Apache 2.0'}\n"
