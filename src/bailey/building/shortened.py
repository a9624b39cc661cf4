"""Shortens the text of others' programs for a page: a third of what is sent is comments and docstrings."""

from __future__ import annotations

import ast


class _Undocumented(ast.NodeTransformer):
    """Drops docstrings, as `python -OO` does."""

    def visit(self, node: ast.AST) -> ast.AST:
        self.generic_visit(node)
        if isinstance(node, ast.Module | ast.ClassDef | ast.FunctionDef | ast.AsyncFunctionDef):
            if ast.get_docstring(node, clean=False) is not None:
                node.body = node.body[1:] or [ast.Pass()]
        return node


def shortened(text: bytes) -> bytes:
    """Return a module without its comments and docstrings; it does the same. One that is too new stays as it is."""
    try:
        module = ast.parse(text)
    except SyntaxError:  # a page has a newer Python than this one
        return text
    return ast.unparse(_Undocumented().visit(module)).encode()
