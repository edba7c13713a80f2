"""The dialect of the rules, enforced: says in words what may not stand in table Python.

It would not run the same on plain objects, under Numba and on a GPU. `python -m tests.dialect.dialect` checks the whole
project. What no reading of the text can find is left to the tests that compare the worlds: `%` and `//` of negative
numbers, numbers too large for their row, an index that happens to be negative.
"""

import ast
import sys
from collections.abc import Iterator, Sequence

from tests.dialect.calls import wrong_calls
from tests.dialect.modules import Module, table_python

TEXT = "a text: the rules know numbers, words stand at the border"
COMPREHENSION = "a comprehension or generator: write the loop"
EXCEPTION = "an exception: rules refuse by returning a number"
UNPACKING = "an unpacking with *: arguments are counted"
SCOPE = "a name of an outer scope: state belongs to the game object"

FORBIDDEN: dict[type[ast.AST], str] = {
    ast.Dict: "a dict: use a tuple table or a row of the state",
    ast.DictComp: COMPREHENSION,
    ast.Set: "a set: use bits of a number",
    ast.SetComp: COMPREHENSION,
    ast.ListComp: COMPREHENSION,
    ast.GeneratorExp: COMPREHENSION,
    ast.Yield: COMPREHENSION,
    ast.YieldFrom: COMPREHENSION,
    ast.List: "a list made on the fly: scratch space is a field of the state, a table is a tuple",
    ast.JoinedStr: "an f-string: events carry keys and numbers, never sentences",
    ast.Try: EXCEPTION,
    ast.TryStar: EXCEPTION,
    ast.Raise: EXCEPTION,
    ast.Assert: EXCEPTION,
    ast.Div: "a division that makes a float: use `//`",
    ast.Lambda: "a lambda: give the function a name",
    ast.ClassDef: "a class: layouts are declared in the state, enums above the marker",
    ast.AsyncFunctionDef: "an async function",
    ast.AsyncFor: "an async loop",
    ast.AsyncWith: "an async block",
    ast.Await: "an await",
    ast.With: "a with block",
    ast.Global: SCOPE,
    ast.Nonlocal: SCOPE,
    ast.Delete: "a del: write an empty value",
    ast.Starred: UNPACKING,
    ast.Slice: "a slice: a copy on plain lists, but not in the other worlds",
    ast.In: "an `in`: compare with `==`",
    ast.NotIn: "an `in`: compare with `==`",
    ast.Match: "a match statement: use `if`",
    ast.Import: "an import of a whole module: import functions by name",
}

ALLOWED = (
    *(ast.FunctionDef, ast.arguments, ast.arg, ast.Return, ast.Pass, ast.Expr, ast.Assign, ast.AugAssign),
    *(ast.AnnAssign, ast.Name, ast.Load, ast.Store, ast.Tuple, ast.Constant, ast.Attribute, ast.Subscript, ast.Call),
    *(ast.For, ast.While, ast.Break, ast.Continue, ast.If, ast.IfExp, ast.BoolOp, ast.BinOp, ast.UnaryOp, ast.Compare),
    *(ast.And, ast.Or, ast.Not, ast.USub, ast.UAdd, ast.Invert, ast.Add, ast.Sub, ast.Mult, ast.FloorDiv, ast.Mod),
    *(ast.LShift, ast.RShift, ast.BitAnd, ast.BitOr, ast.BitXor, ast.Eq, ast.NotEq, ast.Lt, ast.LtE, ast.Gt, ast.GtE),
    *(ast.ImportFrom, ast.alias, ast.keyword),
)


def findings(modules: Sequence[Module]) -> list[str]:
    """What is not allowed, as `file:line: what` in the order of files and lines."""
    found = {(m.path, line, what) for m in modules for line, what in wrong_words(m)}
    found |= {(m.path, line, what) for m, line, what in wrong_calls(modules)}
    return [f"{path}:{line}: {what}" for path, line, what in sorted(found)]


def wrong_words(module: Module) -> Iterator[tuple[int, str]]:
    for top in module.tree.body:
        if imports_numba(top):
            yield top.lineno, "an import of numba: the rules know no world"
    for statement in module.body:
        line = statement.lineno
        for node in spoken(statement):
            line = getattr(node, "lineno", line)
            what = wrong_with(node, node is statement)
            if what:
                yield line, what


def imports_numba(node: ast.stmt) -> bool:
    if isinstance(node, ast.ImportFrom):
        return (node.module or "").split(".")[0] == "numba"
    return isinstance(node, ast.Import) and any(alias.name.split(".")[0] == "numba" for alias in node.names)


def spoken(node: ast.AST) -> Iterator[ast.AST]:
    """The node and what it consists of, but for annotations and docstrings: they are free."""
    if is_docstring(node):
        return
    yield node
    for name, value in ast.iter_fields(node):
        if name not in ("annotation", "returns"):
            for part in value if isinstance(value, list) else [value]:
                if isinstance(part, ast.AST):
                    yield from spoken(part)


def is_docstring(node: ast.AST) -> bool:
    """A text that stands alone does nothing in any world."""
    return isinstance(node, ast.Expr) and isinstance(node.value, ast.Constant) and isinstance(node.value.value, str)


def wrong_with(node: ast.AST, at_top: bool) -> str:
    """What is wrong with this node alone; an empty text if nothing is."""
    if isinstance(node, ast.Constant):
        return wrong_with_constant(node.value)
    if isinstance(node, ast.FunctionDef):
        return wrong_with_function(node, at_top)
    if isinstance(node, ast.ImportFrom):
        return wrong_with_import(node, at_top)
    if isinstance(node, ast.For) and not is_range(node.iter):
        return "a loop over something other than range(...)"
    if isinstance(node, ast.Subscript) and is_negative(node.slice):
        return "a negative index: plain lists count it from the end, records do not always"
    if isinstance(node, ast.keyword) and node.arg is None:
        return UNPACKING
    if isinstance(node, ast.For | ast.While) and node.orelse:
        return "an `else` of a loop"
    if type(node) in FORBIDDEN:
        return FORBIDDEN[type(node)]
    return "" if isinstance(node, ALLOWED) else f"{type(node).__name__}, which is no part of table Python"


def wrong_with_constant(value: object) -> str:
    if isinstance(value, str | bytes):
        return TEXT
    if isinstance(value, float | complex):
        return "a float: rules count in whole numbers"
    return "" if isinstance(value, int) else f"{value}: nothing is said by a number, such as NO_CARD"


def wrong_with_function(node: ast.FunctionDef, at_top: bool) -> str:
    if not at_top:
        return "a function inside a function"
    if node.decorator_list:
        return "a decorator: rules are plain functions, each world wraps its own"
    if node.args.vararg or node.args.kwarg:
        return "a parameter with *: arguments are counted"
    return ""


def wrong_with_import(node: ast.ImportFrom, at_top: bool) -> str:
    if not at_top:
        return "an import inside a function"
    root = (node.module or "").split(".")[0]
    if root not in ("grotto", "typing", "collections", "enum"):
        return f"an import of {root}: the rules know the project's own modules and annotations"
    return ""


def is_range(node: ast.expr) -> bool:
    return isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.func.id == "range"


def is_negative(node: ast.expr) -> bool:
    return isinstance(node, ast.UnaryOp) and isinstance(node.op, ast.USub)


def main() -> int:
    modules = table_python()
    found = findings(modules)
    print("\n".join(found) or f"{len(modules)} modules are table Python")
    return 1 if found else 0


if __name__ == "__main__":
    sys.exit(main())
