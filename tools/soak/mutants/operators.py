"""The operators: what kinds of faults are planted in Python, each as changes of the text of a module.

Nothing is changed where no test could tell: in annotations, docstrings, decorators, blocks for type checkers,
`__all__`, the numbers of enumerations, what is logged, texts, the messages of errors, assertions and `__repr__`.
"""

from __future__ import annotations

import ast
import re
from dataclasses import dataclass
from functools import cache
from itertools import pairwise
from typing import TYPE_CHECKING

from tools.soak.mutants.faults import Change

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator

TURNED = {
    ast.Eq: ("==", "!="),
    ast.NotEq: ("!=", "=="),
    ast.Lt: ("<", ">="),
    ast.GtE: (">=", "<"),
    ast.Gt: (">", "<="),
    ast.LtE: ("<=", ">"),
    ast.In: ("in", "not in"),
    ast.NotIn: ("not in", "in"),
    ast.Is: ("is", "is not"),
    ast.IsNot: ("is not", "is"),
}
BOUNDARIES = {ast.Lt: ("<", "<="), ast.LtE: ("<=", "<"), ast.Gt: (">", ">="), ast.GtE: (">=", ">")}
SUMS = {ast.Add: ("+", "-"), ast.Sub: ("-", "+")}
ENUMERATIONS = {"Enum", "IntEnum", "IntFlag", "Flag", "StrEnum"}
LOGGERS = {"LOGGER", "logger", "logging", "warnings"}
#: Names of seats; only a whole number is one.
SEATS = {"p", "q", "seat", "player", "viewer", "rival", "owner", "other", "turn"}
#: Constants beyond are sizes and times that were chosen, not rules.
MOST = 100
#: The name of the function of what stands in none.
MODULE = "(module)"
#: What is returned instead, by the written type; another type becomes None.
INSTEAD = {
    "int": "0",
    "bool": "",
    "float": "0.0",
    "str": '""',
    "list": "[]",
    "dict": "{}",
    "tuple": "()",
    "set": "set()",
}


@dataclass(frozen=True)
class Module:
    """The text of a module, and where its lines begin."""

    source: str
    begins: tuple[int, ...]

    @classmethod
    def of(cls, source: str) -> Module:
        """Return a module of this text."""
        lines = source.splitlines(keepends=True)
        begins = [0]
        for line in lines:
            begins.append(begins[-1] + len(line))
        return cls(source, tuple(begins))

    def at(self, line: int, column: int) -> int:
        """Return the character at a line and a column in bytes, as `ast` counts them."""
        begins = self.begins[line - 1]
        text = self.source[begins : self.begins[line]]
        return begins + len(text.encode()[:column].decode())

    def start(self, node: ast.expr | ast.stmt) -> int:
        """Return where a node begins."""
        return self.at(node.lineno, node.col_offset)

    def end(self, node: ast.expr | ast.stmt) -> int:
        """Return where a node ends."""
        assert node.end_lineno is not None
        assert node.end_col_offset is not None
        return self.at(node.end_lineno, node.end_col_offset)

    def text(self, node: ast.expr | ast.stmt) -> str:
        """Return the text of a node."""
        return self.source[self.start(node) : self.end(node)]

    def gap(self, left: ast.expr, right: ast.expr) -> str:
        """Return the text between two nodes."""
        return self.source[self.end(left) : self.start(right)]

    def instead(self, node: ast.expr | ast.stmt, text: str) -> Change:
        """Return the change that writes something else for a node."""
        return Change(self.start(node), self.end(node), text)

    def between(self, left: ast.expr, right: ast.expr, word: str, other: str) -> Iterator[Change]:
        """Yield the change of an operator between two nodes."""
        pattern, begins = r"\s+".join(map(re.escape, word.split())), self.end(left)
        if found := re.search(rf"(?<![\w<>=!]){pattern}(?![\w<>=!])", self.gap(left, right)):
            yield Change(begins + found.start(), begins + found.end(), other)


@dataclass(frozen=True)
class Place:
    """Where a node stands: in which function, whose definition is given if there is one."""

    module: Module
    function: ast.FunctionDef | ast.AsyncFunctionDef | None

    def is_seat(self, node: ast.expr) -> bool:
        """Return whether a node is the number of a seat."""
        if not isinstance(node, ast.Name) or node.id not in SEATS:
            return False
        if node.id in {"p", "q"}:
            return True
        return any(a.arg == node.id and _written(a.annotation) == "int" for a in _arguments(self.function))


def _arguments(function: ast.FunctionDef | ast.AsyncFunctionDef | None) -> list[ast.arg]:
    return [*function.args.args, *function.args.kwonlyargs] if function else []


def _written(annotation: ast.expr | None) -> str:
    return ast.unparse(annotation) if annotation else ""


def comparison_turned(node: ast.AST, place: Place) -> Iterator[Change]:
    """`<` becomes `>=`, `==` becomes `!=`, `in` becomes `not in`."""
    yield from _comparisons(node, place, TURNED)


def boundary(node: ast.AST, place: Place) -> Iterator[Change]:
    """`<` becomes `<=`, and so on."""
    yield from _comparisons(node, place, BOUNDARIES)


def _comparisons(node: ast.AST, place: Place, table: dict[type[ast.cmpop], tuple[str, str]]) -> Iterator[Change]:
    if isinstance(node, ast.Compare):
        for (left, right), kind in zip(pairwise([node.left, *node.comparators]), node.ops, strict=True):
            if type(kind) in table:
                yield from place.module.between(left, right, *table[type(kind)])


def constant_off(node: ast.AST, place: Place) -> Iterator[Change]:
    """A whole number becomes one more or one less; none becomes negative."""
    if isinstance(node, ast.Constant) and type(node.value) is int and node.value <= MOST:
        yield place.module.instead(node, str(node.value + 1))
        if node.value > 0:
            yield place.module.instead(node, str(node.value - 1))


def truth_turned(node: ast.AST, place: Place) -> Iterator[Change]:
    """`True` becomes `False`, and the other way round."""
    if isinstance(node, ast.Constant) and isinstance(node.value, bool):
        yield place.module.instead(node, str(not node.value))


def call_left_out(node: ast.AST, place: Place) -> Iterator[Change]:
    """A statement that calls something is left out."""
    if isinstance(node, ast.Expr):
        called = node.value.value if isinstance(node.value, ast.Await) else node.value
        if isinstance(called, ast.Call):
            yield place.module.instead(node, "pass")


def arguments_swapped(node: ast.AST, place: Place) -> Iterator[Change]:
    """Two neighbouring arguments of a call change places, where their order matters."""
    if isinstance(node, ast.Call) and _root(node.func) not in {"min", "max"}:
        for one, two in pairwise(node.args):
            if all(isinstance(a, ast.Name | ast.Attribute | ast.Constant) for a in (one, two)):
                module = place.module
                first, gap, second = module.text(one), module.gap(one, two), module.text(two)
                if first != second:
                    yield Change(module.start(one), module.end(two), f"{second}{gap}{first}")


def and_or(node: ast.AST, place: Place) -> Iterator[Change]:
    """An `and` becomes an `or`, and the other way round."""
    if isinstance(node, ast.BoolOp):
        words = ("and", "or") if isinstance(node.op, ast.And) else ("or", "and")
        for left, right in pairwise(node.values):
            yield from place.module.between(left, right, *words)


def wrong_seat(node: ast.AST, place: Place) -> Iterator[Change]:
    """A seat becomes another one: `1 - p` becomes `p`, `players[p]` and `f(s, p)` are given the next seat of two."""
    if isinstance(node, ast.BinOp) and isinstance(node.op, ast.Sub) and place.is_seat(node.right):
        if isinstance(node.left, ast.Constant) and node.left.value == 1:
            yield place.module.instead(node, place.module.text(node.right))
    given = node.args if isinstance(node, ast.Call) else [node.slice] if isinstance(node, ast.Subscript) else []
    for seat in given:
        if place.is_seat(seat):
            yield place.module.instead(seat, f"({place.module.text(seat)} + 1) % 2")


def not_left_out(node: ast.AST, place: Place) -> Iterator[Change]:
    """A `not` is left out."""
    if isinstance(node, ast.UnaryOp) and isinstance(node.op, ast.Not):
        yield place.module.instead(node, f"({place.module.text(node.operand)})")


def condition_turned(node: ast.AST, place: Place) -> Iterator[Change]:
    """A condition that is a name or a call is negated."""
    if isinstance(node, ast.If | ast.IfExp | ast.While) and isinstance(node.test, ast.Name | ast.Attribute | ast.Call):
        yield place.module.instead(node.test, f"(not {place.module.text(node.test)})")


def return_replaced(node: ast.AST, place: Place) -> Iterator[Change]:
    """Something else is returned: nothing, zero, something empty, or the contrary."""
    if not isinstance(node, ast.Return) or node.value is None or place.function is None:
        return
    kind = _written(place.function.returns).partition("[")[0]
    value = f"(not ({place.module.text(node.value)}))" if kind == "bool" else INSTEAD.get(kind, "None")
    if value != place.module.text(node.value):
        yield place.module.instead(node.value, value)


def plus_minus(node: ast.AST, place: Place) -> Iterator[Change]:
    """A `+` becomes a `-`, and the other way round; `+=` likewise."""
    if isinstance(node, ast.BinOp) and type(node.op) in SUMS and not (_is_text(node.left) or _is_text(node.right)):
        yield from place.module.between(node.left, node.right, *SUMS[type(node.op)])
    if isinstance(node, ast.AugAssign) and type(node.op) in SUMS and not _is_text(node.value):
        word, other = SUMS[type(node.op)]
        at = place.module.source.index(f"{word}=", place.module.end(node.target))
        yield Change(at, at + 1, other)


def _is_text(node: ast.expr) -> bool:
    """Return whether a node is what cannot be subtracted."""
    return isinstance(node, ast.JoinedStr | ast.List | ast.ListComp | ast.Tuple) or (
        isinstance(node, ast.Constant) and isinstance(node.value, str | bytes)
    )


def least_most(node: ast.AST, place: Place) -> Iterator[Change]:
    """A `min` becomes a `max`, and the other way round."""
    if isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.func.id in {"min", "max"}:
        yield place.module.instead(node.func, "max" if node.func.id == "min" else "min")


OPERATORS: dict[str, Callable[[ast.AST, Place], Iterator[Change]]] = {
    operator.__name__.replace("_", "-"): operator
    for operator in (
        comparison_turned,
        boundary,
        constant_off,
        truth_turned,
        call_left_out,
        arguments_swapped,
        and_or,
        wrong_seat,
        not_left_out,
        condition_turned,
        return_replaced,
        plus_minus,
        least_most,
    )
}


@dataclass(frozen=True)
class Candidate:
    """A fault that can be planted: the name of its function, the operator and the change."""

    function: str
    operator: str
    change: Change


def candidates(source: str) -> list[Candidate]:
    """Return everything that can be planted in a module, in the order of its text."""
    module, tree = Module.of(source), ast.parse(source)
    found = list(_inside(tree, "", Place(module, None)))
    return sorted(found, key=lambda one: (one.change.start, one.change.end, one.operator, one.change.text))


def _inside(node: ast.AST, name: str, place: Place) -> Iterator[Candidate]:
    for child in _children(node):
        if isinstance(child, ast.FunctionDef | ast.AsyncFunctionDef | ast.ClassDef):
            inner = f"{name}.{child.name}" if name else child.name
            function = place.function if isinstance(child, ast.ClassDef) else child
            yield from _inside(child, inner, Place(place.module, function))
            continue
        for operator, changes in OPERATORS.items():
            for change in changes(child, place):
                yield Candidate(name or MODULE, operator, change)
        yield from _inside(child, name, place)


@cache
def functions(source: str) -> dict[str, int]:
    """Return where the first line of each function and class begins; of those that share a name the first one's."""
    module, found = Module.of(source), {MODULE: 0}

    def walk(node: ast.AST, name: str) -> None:
        for child in ast.iter_child_nodes(node):
            inner = name
            if isinstance(child, ast.FunctionDef | ast.AsyncFunctionDef | ast.ClassDef):
                inner = f"{name}.{child.name}" if name else child.name
                found.setdefault(inner, module.begins[child.lineno - 1])
            walk(child, inner)

    walk(ast.parse(source), "")
    return found


def _children(node: ast.AST) -> Iterator[ast.AST]:
    """Yield the children of a node in which a fault can be seen."""
    unseen = _unseen(node)
    for child in ast.iter_child_nodes(node):
        if not any(child is one for one in unseen) and not _is_silent(child):
            yield child


def _unseen(node: ast.AST) -> list[ast.AST | None]:
    """Return the parts of a node that only people and type checkers read."""
    if isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef):
        return [node.returns, *node.decorator_list]
    if isinstance(node, ast.ClassDef):
        return [*node.decorator_list, *node.bases]
    if isinstance(node, ast.arg | ast.AnnAssign):
        return [node.annotation]
    if isinstance(node, ast.Call) and _root(node.func) in {"cast", "TypeVar"}:
        return [*node.args[:1]]
    if isinstance(node, ast.keyword) and node.arg == "strict":  # whether `zip` complains about itself
        return [node.value]
    return []


def _root(node: ast.expr) -> str:
    """Return the name that an attribute or a name begins with."""
    while isinstance(node, ast.Attribute):
        node = node.value
    return node.id if isinstance(node, ast.Name) else ""


def _is_silent(node: ast.AST) -> bool:
    """Return whether nothing within a node is to be changed."""
    if isinstance(node, ast.If):
        return bool(re.search(r"\bTYPE_CHECKING\b|\b__name__\b", ast.unparse(node.test)))
    if isinstance(node, ast.Assign):
        return any(isinstance(target, ast.Name) and target.id == "__all__" for target in node.targets)
    if isinstance(node, ast.Expr) and isinstance(node.value, ast.Call):
        return _root(node.value.func) in LOGGERS
    if isinstance(node, ast.FunctionDef) and node.name == "__repr__":
        return True
    if isinstance(node, ast.ClassDef):  # the numbers of an enumeration stand for its names
        return any(ast.unparse(base).split(".")[-1] in ENUMERATIONS for base in node.bases)
    return isinstance(node, ast.Raise | ast.Assert | ast.JoinedStr | ast.pattern)
