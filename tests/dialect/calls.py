"""What table Python may call: a few builtins, and other table Python by its name; and never itself."""

import ast
from collections.abc import Iterator, Sequence

from tests.dialect.modules import Module

BUILTINS = {"abs", "bool", "int", "len", "max", "min", "range"}
# The one door out: in the compiled worlds silence stands in its place.
DOORS = {("grotto.tabletop.events", "note")}

Function = tuple[str, str]


def wrong_calls(modules: Sequence[Module]) -> Iterator[tuple[Module, int, str]]:
    by_name = {m.name: m for m in modules}
    for module in modules:
        for statement in module.body:
            for call in calls_in(statement):
                what = wrong_with_call(module, call.func, by_name)
                if what:
                    yield module, call.lineno, what
    yield from recursions(by_name)


def calls_in(node: ast.AST) -> Iterator[ast.Call]:
    return (part for part in ast.walk(node) if isinstance(part, ast.Call))


def wrong_with_call(module: Module, called: ast.expr, by_name: dict[str, Module]) -> str:
    if isinstance(called, ast.Attribute):
        return f"a call through an attribute, {ast.unparse(called)}(): import the function by name"
    if not isinstance(called, ast.Name):
        return "a call of something that is no name"
    name = called.id
    if name in BUILTINS or name in module.functions or name in module.forms:
        return ""
    if name in module.imports:
        return wrong_with_origin(name, module.imports[name], by_name)
    return f"a call of {name}(), which is neither table Python nor one of {', '.join(sorted(BUILTINS))}"


def wrong_with_origin(name: str, origin: Function, by_name: dict[str, Module]) -> str:
    home, original = origin
    if origin in DOORS or (home in by_name and original in by_name[home].functions):
        return ""
    return f"a call of {name}(), which {home} does not define in table Python"


def recursions(by_name: dict[str, Module]) -> Iterator[tuple[Module, int, str]]:
    """A function that comes back to itself, told where it is defined."""
    graph = {
        (module.name, name): sorted(callees(module, function, by_name))
        for module in by_name.values()
        for name, function in module.functions.items()
    }
    for start in graph:
        way = way_back(start, graph)
        if way:
            module = by_name[start[0]]
            line = module.functions[start[1]].lineno
            yield module, line, "recursion: " + " -> ".join(name for _, name in (*way, start))


def callees(module: Module, function: ast.FunctionDef, by_name: dict[str, Module]) -> Iterator[Function]:
    """The functions of table Python that it calls; an open name means every function of that name."""
    for call in calls_in(function):
        name = call.func.id if isinstance(call.func, ast.Name) else ""
        if name in module.functions:
            yield module.name, name
        elif name in module.forms:
            yield from ((other.name, name) for other in by_name.values() if name in other.functions)
        elif name in module.imports:
            home, original = module.imports[name]
            if home in by_name and original in by_name[home].functions:
                yield home, original


def way_back(start: Function, graph: dict[Function, list[Function]]) -> list[Function]:
    """The calls that lead from a function back to it, itself the first; empty if none do."""
    ways, seen = [[start]], {start}
    while ways:
        way = ways.pop()
        for following in graph[way[-1]]:
            if following == start:
                return way
            if following not in seen:
                seen.add(following)
                ways.append([*way, following])
    return []
