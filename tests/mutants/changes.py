"""The small faults that one can make in a module: comparisons turned, conditions fixed, calls and returns left out."""

from __future__ import annotations

import ast
from collections.abc import Callable, Iterator
from copy import deepcopy
from dataclasses import dataclass

TURNED: dict[type[ast.AST], tuple[type[ast.AST], ...]] = {
    ast.Lt: (ast.LtE, ast.Gt),
    ast.LtE: (ast.Lt, ast.GtE),
    ast.Gt: (ast.GtE, ast.Lt),
    ast.GtE: (ast.Gt, ast.LtE),
    ast.Eq: (ast.NotEq,),
    ast.NotEq: (ast.Eq,),
    ast.Is: (ast.IsNot,),
    ast.IsNot: (ast.Is,),
    ast.In: (ast.NotIn,),
    ast.NotIn: (ast.In,),
    ast.Add: (ast.Sub,),
    ast.Sub: (ast.Add,),
    ast.Mult: (ast.FloorDiv,),
    ast.FloorDiv: (ast.Mult,),
    ast.And: (ast.Or,),
    ast.Or: (ast.And,),
}

Change = Callable[[ast.AST], None]


@dataclass(frozen=True)
class Mutant:
    """A module with one fault in it."""

    tree: ast.Module
    line: int
    fault: str
    """What was done, and to which words."""


def mutants(source: str) -> Iterator[Mutant]:
    """Every mutant of a module; only what stands in functions is changed."""
    tree = ast.parse(source)
    for number, node in enumerate(_within(tree)):
        for name, change in _faults(node):
            copy = deepcopy(tree)
            change(list(_within(copy))[number])
            ast.fix_missing_locations(copy)
            line = getattr(node, "lineno", 0) or _line(node)
            yield Mutant(copy, line, f"{name} | {ast.unparse(node).splitlines()[0][:90]}")


def _within(tree: ast.Module) -> Iterator[ast.AST]:
    """What is in the bodies of functions, each once, in an order that is always the same."""
    seen = set[int]()
    for function in ast.walk(tree):
        if isinstance(function, ast.FunctionDef | ast.AsyncFunctionDef):
            for statement in function.body:
                for node in ast.walk(statement):
                    if id(node) not in seen:
                        seen.add(id(node))
                        yield node


def _line(node: ast.AST) -> int:
    return next((one.lineno for one in ast.walk(node) if hasattr(one, "lineno")), 0)


def _faults(node: ast.AST) -> Iterator[tuple[str, Change]]:
    """The faults of one place, with their names."""
    if isinstance(node, ast.Compare):
        for place, op in enumerate(node.ops):
            for other in TURNED.get(type(op), ()):
                yield f"{type(op).__name__} -> {other.__name__}", _compared(place, other)
    elif isinstance(node, ast.BoolOp | ast.BinOp):
        for other in TURNED.get(type(node.op), ()):
            yield f"{type(node.op).__name__} -> {other.__name__}", _put("op", other())
    elif isinstance(node, ast.UnaryOp) and isinstance(node.op, ast.Not):
        yield "without not", _affirmed
    elif isinstance(node, ast.Constant) and isinstance(node.value, bool):
        yield "the other", _put("value", not node.value)
    elif isinstance(node, ast.Constant) and isinstance(node.value, int):
        yield "one more", _put("value", node.value + 1)
    elif isinstance(node, ast.If | ast.IfExp | ast.While):
        if not isinstance(node, ast.While):
            yield "always", _put("test", ast.Constant(True))
        yield "never", _put("test", ast.Constant(False))
    elif isinstance(node, ast.Return) and node.value is not None and ast.unparse(node.value) != "None":
        yield "returns None", _put("value", ast.Constant(None))
    elif isinstance(node, ast.Expr) and isinstance(node.value, ast.Call):
        yield "not called", _put("value", ast.Constant(None))
    elif isinstance(node, ast.comprehension) and node.ifs:
        yield "all of them", _put("ifs", [])


def _put(name: str, value: object) -> Change:
    def change(node: ast.AST) -> None:
        setattr(node, name, value)

    return change


def _compared(place: int, other: type[ast.AST]) -> Change:
    def change(node: ast.AST) -> None:
        assert isinstance(node, ast.Compare)
        node.ops[place] = other()  # type: ignore[call-overload]

    return change


def _affirmed(node: ast.AST) -> None:
    """`not x` becomes `not not x`."""
    assert isinstance(node, ast.UnaryOp)
    node.operand = ast.UnaryOp(ast.Not(), node.operand)
