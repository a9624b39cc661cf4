"""Write the client's types from what they are types of, so that client and server cannot differ.

python -m bailey.server.typescript web/src

`protocol.ts` mirrors the messages; `views/` has for each game what its views, choices and events are.
"""
# Any: it is one of the types that are written.

from __future__ import annotations

import ast
import inspect
import sys
from pathlib import Path
from types import NoneType, UnionType
from typing import Annotated, Any, Literal, TypeGuard, Union, get_args, get_origin, get_type_hints

import msgspec

from bailey.core.text.typescript import comment, game_types, interface
from bailey.games import built_in, find
from bailey.server.messages import (
    analyses,
    base,
    board,
    days,
    games,
    history,
    pads,
    puzzles,
    replays,
    server,
    socket,
    tables,
)

MODULES = (base, board, games, tables, server, socket, replays, analyses, puzzles, pads, history, days)
HEAD = "// Made from {source} by `python -m bailey.server.typescript web/src`; do not edit.\n"
PLAIN = {str: "string", int: "number", float: "number", bool: "boolean", NoneType: "null", Any: "Json"}
JSON = """
/** What a game writes in its own words: a view, a card's data. */
// eslint-disable-next-line @typescript-eslint/no-explicit-any
export type Json = any;
"""


def files() -> dict[str, str]:
    """Write every file, by its place in the client's source."""
    views = {f"views/{name}.ts": _views(name) for name in built_in()}
    return {"protocol.ts": write(), **views}


def _views(name: str) -> str:
    game = find(name)
    return HEAD.format(source=f"src/bailey/games/{game.folder.name}") + game_types(game)


def write() -> str:
    """Write all message types as TypeScript."""
    head = HEAD.format(source="src/bailey/server/messages")
    types = [
        t for module in MODULES for t in vars(module).values() if is_message(t) and t.__module__ == module.__name__
    ]
    docs = field_docs()
    unions = [f"\nexport type {name} = {_type(getattr(socket, name))};\n" for name in ("Commands", "Answers")]
    return "".join([head, JSON, *(_interface(t, docs) for t in types), *unions])


def is_message(found: object) -> TypeGuard[type]:
    """Tell whether something is a message type, and no base class."""
    bases = (base.Message, base.Input, socket.Command)
    return isinstance(found, type) and issubclass(found, msgspec.Struct) and found not in (*bases, msgspec.Struct)


def field_docs() -> dict[tuple[str, str], str]:
    """Read the docstrings that stand behind fields."""
    found = {}
    for node in (node for module in MODULES for node in ast.parse(inspect.getsource(module)).body):
        if isinstance(node, ast.ClassDef):
            for field, doc in zip(node.body, node.body[1:], strict=False):
                if isinstance(field, ast.AnnAssign) and isinstance(field.target, ast.Name) and _is_text(doc):
                    found[node.name, field.target.id] = ast.literal_eval(doc.value)  # type: ignore[attr-defined]
    return found


def _is_text(node: ast.stmt) -> bool:
    return isinstance(node, ast.Expr) and isinstance(node.value, ast.Constant) and isinstance(node.value.value, str)


def _interface(struct: type[msgspec.Struct], docs: dict[tuple[str, str], str]) -> str:
    hints = get_type_hints(struct, include_extras=True)
    config = struct.__struct_config__
    lines = [] if config.tag is None else [f'{config.tag_field}: "{config.tag}";']
    for field in msgspec.structs.fields(struct):
        doc = docs.get((struct.__name__, field.name))
        lines += [comment(doc)] if doc else []
        lines.append(f"{field.name}{'' if field.required else '?'}: {_type(hints[field.name])};")
    return interface(_name(struct), struct.__doc__ or "", lines)


def _name(struct: type) -> str:
    return struct.__name__.rstrip("_")


def _type(hint: object) -> str:
    """Write a Python type as TypeScript."""
    origin, given = get_origin(hint), get_args(hint)
    if hint in PLAIN:
        return PLAIN[hint]
    if hint is msgspec.Raw:
        return "Update"
    if origin is Annotated:
        return _type(given[0])
    if origin is Literal:
        return " | ".join(f'"{value}"' for value in given)
    if origin in (Union, UnionType):
        return " | ".join(_type(one) for one in given)
    if origin is list:
        inner = _type(given[0])
        return f"({inner})[]" if "|" in inner else f"{inner}[]"
    if origin is dict:
        return f"Record<{_type(given[0])}, {_type(given[1])}>"
    if is_message(hint):
        return _name(hint)
    message = f"{hint!r} has no counterpart in TypeScript; add one here"
    raise TypeError(message)


def main() -> None:
    """Write the files."""
    for name, text in files().items():
        file = Path(sys.argv[1]) / name
        file.parent.mkdir(exist_ok=True)
        file.write_text(text, encoding="utf-8")


if __name__ == "__main__":
    main()
