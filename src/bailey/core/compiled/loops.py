"""Generator expressions of rules become loops: Numba compiles no generators.

`any`, `all`, `sum` and `next` of a generator expression are called as functions of their own, which run the loop:

    return any(is_bare(me, cell) for cell in range(me.cells))

compiles as a call of a helper with `me`, in which `for cell in range(me.cells)` returns once a cell is bare.
"""

from __future__ import annotations

import ast
import inspect
import textwrap
from types import CodeType
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Callable

#: What each function does before its loop, with an element, and after it. `default` is the second argument of `next`.
LOOPS = {
    "any": ("", "if {element}: return True", "return False"),
    "all": ("", "if not ({element}): return False", "return True"),
    "sum": ("_sum = 0", "_sum += {element}", "return _sum"),
    "next": ("", "return {element}", "return {default}"),
}


def with_loops(
    function: Callable[..., object], register: Callable[[Callable[..., object]], object]
) -> Callable[..., object]:
    """Return a rule with loops for its generator expressions, itself if it has none; `register` gets each helper."""
    code = function.__code__
    if not any(isinstance(part, CodeType) and part.co_name == "<genexpr>" for part in code.co_consts):
        return function
    module = ast.parse(textwrap.dedent(inspect.getsource(function)))
    ast.increment_lineno(module, code.co_firstlineno - 1)
    definition = module.body[0]
    assert isinstance(definition, ast.FunctionDef)
    definition.decorator_list, definition.returns = [], None
    for argument in definition.args.args:
        argument.annotation = None
    loops = Loops(function.__name__, {*code.co_varnames, *code.co_cellvars})
    loops.visit(definition)
    module.body = [*loops.helpers, definition]
    space = {**function.__globals__}
    exec(compile(module, code.co_filename, "exec"), space)  # noqa: S102 - the rule's own source
    for helper in loops.helpers:
        register(space[helper.name])
    made: Callable[..., object] = space[function.__name__]
    return made


class Loops(ast.NodeTransformer):
    """Replaces what calls a generator expression by calls of helpers, which have its variables as arguments."""

    def __init__(self, rule: str, variables: set[str]) -> None:
        self.rule, self.variables = rule, variables
        self.helpers: list[ast.FunctionDef] = []

    def visit_Call(self, node: ast.Call) -> ast.AST:
        """Replace a call, those inside it first."""
        given = node.args[0] if node.args else None
        if not isinstance(given, ast.GeneratorExp):
            return self.generic_visit(node)
        name = node.func.id if isinstance(node.func, ast.Name) else ""
        if name not in LOOPS or len(given.generators) > 1 or (name == "next") != (len(node.args) == 2):
            message = f"{self.rule}: a generator expression has one `for`, in any, all, sum or next(..., default)"
            raise TypeError(message)
        self.variables |= {target.id for target in ast.walk(given.generators[0].target) if isinstance(target, ast.Name)}
        self.generic_visit(node)
        return ast.copy_location(self._call(name, given, node.args[1:]), node)

    def _call(self, name: str, given: ast.GeneratorExp, default: list[ast.expr]) -> ast.Call:
        """Write a helper, and return the call of it."""
        each = given.generators[0]
        own = {part.id for part in ast.walk(each.target) if isinstance(part, ast.Name)}
        used = {part.id for one in (given, *default) for part in ast.walk(one) if isinstance(part, ast.Name)}
        names = sorted((used - own) & self.variables)
        called = f"{self.rule}_{name}_{len(self.helpers)}"
        before, inside, after = LOOPS[name]
        words = {"element": ast.unparse(given.elt), "default": "".join(map(ast.unparse, default))}
        condition = " and ".join(f"({ast.unparse(test)})" for test in each.ifs) or "True"
        lines = [f"def {called}({', '.join(names)}):", *([f"    {before}"] if before else [])]
        lines += [f"    for {ast.unparse(each.target)} in {ast.unparse(each.iter)}:", f"        if {condition}:"]
        lines += [f"            {inside.format(**words)}", f"    {after.format(**words)}"]
        helper = ast.parse("\n".join(lines)).body[0]
        assert isinstance(helper, ast.FunctionDef)
        ast.increment_lineno(helper, given.lineno - 1)
        self.helpers.append(helper)
        call = ast.parse(f"{called}({', '.join(names)})", mode="eval").body
        assert isinstance(call, ast.Call)
        return call
