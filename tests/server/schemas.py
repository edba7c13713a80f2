"""Values that fit a JSON schema as msgspec writes it, drawn by Hypothesis; and some that do not quite."""

from collections.abc import Callable
from typing import Any

from hypothesis import strategies as st

Schema = dict[str, Any]
TEXT = st.text(max_size=70)
ANY = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats(allow_nan=False, allow_infinity=False) | TEXT,
    lambda inner: st.lists(inner, max_size=3) | st.dictionaries(TEXT, inner, max_size=3),
    max_leaves=5,
)


def values(schema: Schema, parts: dict[str, Schema]) -> st.SearchStrategy[Any]:
    """What the schema describes."""
    if "$ref" in schema:
        return values(parts[schema["$ref"].rpartition("/")[2]], parts)
    if "anyOf" in schema:
        return st.one_of([values(one, parts) for one in schema["anyOf"]])
    if "enum" in schema:
        return st.sampled_from(schema["enum"])
    if "const" in schema:
        return st.just(schema["const"])
    made: dict[str, Callable[[Schema], st.SearchStrategy[Any]]] = {
        "string": text,
        "integer": whole,
        "number": number,
        "boolean": lambda _: st.booleans(),
        "null": lambda _: st.none(),
        "object": lambda of: thing(of, parts),
        "array": lambda of: st.lists(values(of.get("items", {}), parts), max_size=4),
        "any": lambda _: ANY,
    }
    return made[schema.get("type", "any")](schema)


def text(schema: Schema) -> st.SearchStrategy[str]:
    if "pattern" in schema:
        pattern: str = schema["pattern"]
        return st.from_regex(pattern).filter(lambda found: len(found) <= schema.get("maxLength", 70))
    return st.text(min_size=schema.get("minLength", 0), max_size=schema.get("maxLength", 70))


def whole(schema: Schema) -> st.SearchStrategy[int]:
    few = st.integers(0, 3)
    wide = st.integers(schema.get("minimum"), schema.get("maximum"))
    fits = [n for n in range(4) if schema.get("minimum", n) <= n <= schema.get("maximum", n)]
    return few.filter(lambda n: n in fits) | wide if fits else wide


def number(schema: Schema) -> st.SearchStrategy[float]:
    return st.floats(schema.get("minimum"), schema.get("maximum"), allow_nan=False, allow_infinity=False)


def thing(schema: Schema, parts: dict[str, Schema]) -> st.SearchStrategy[dict[str, Any]]:
    if "properties" not in schema:
        return st.dictionaries(TEXT, ANY, max_size=3)
    needed = set(schema.get("required", ()))
    of = {name: values(one, parts) for name, one in schema["properties"].items()}
    return st.fixed_dictionaries(
        {name: one for name, one in of.items() if name in needed},
        optional={name: one for name, one in of.items() if name not in needed},
    )


@st.composite
def spoilt(draw: st.DrawFn, whole: st.SearchStrategy[dict[str, Any]]) -> dict[str, Any]:
    """One part of it is another thing, is missing, or is too much. Its type stays, its id mostly does."""
    made = dict(draw(whole))
    name = draw(st.sampled_from([*(name for name in made if name != "type"), "more"]))
    if draw(st.booleans()) and name in made:
        del made[name]
    else:
        made[name] = draw(ANY)
    return made
