"""Write what the wire's types say, for those who do not read Python: TypeScript for the client, a page for people.

python scripts/wire_types.py            write web/src/wire/types.ts and docs/reference/wire.md
python scripts/wire_types.py --check    say whether they are current
"""

import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any, get_args, get_type_hints

import msgspec

from grotto.games import GAMES, open_box
from grotto.server.wire import VERSION, border, commands, messages, parts, words
from grotto.tabletop.box import Box
from grotto.tabletop.words import Named, SeatsWording, SeatWording, SomeOf, Wording, YesNo, kebab

HOME = Path(__file__).parents[1]
TYPES, PAGE = HOME / "web/src/wire/types.ts", HOME / "docs/reference/wire.md"
HEAD = "// Made by scripts/wire_types.py of the server's types. Not to be edited by hand.\n"
WORDS = ("Phrase", "Reaction", "Phase", "SeatKind", "Connection", "RaceMode", "Motion", "PaceKind", "Reason")
PREAMBLE = (HOME / "scripts/wire_preamble.md").read_text(encoding="utf-8")
FORMS = (commands.Said, messages.Told)
Schema = dict[str, Any]


def typescript() -> str:
    made = [HEAD, f"export const WIRE_VERSION = {VERSION}\n"]
    made += [f"export type {name} = {of_literal(getattr(words, name))}\n" for name in WORDS]
    made += list(interfaces(wire_types(), ""))
    made.append(f"export type Command = {of_union(commands.Command)}\n")
    made.append(f"export type Message = {of_union(messages.Message)}\n")
    for game in GAMES:
        made += list(of_game(open_box(game)))
    made.append("export type View = " + " | ".join(f"{game.title()}View" for game in GAMES) + "\n")
    return "\n".join(made)


def wire_types() -> list[Any]:
    """Every structure that is declared in the modules of the wire."""
    return [
        thing
        for module in (commands, parts, messages, border)
        for thing in vars(module).values()
        if isinstance(thing, type) and issubclass(thing, msgspec.Struct) and thing.__module__ == module.__name__
        if thing not in FORMS
    ]


# -- games --------------------------------------------------------------------------


def of_game(box: Box) -> Iterator[str]:
    """The view, the events and the actions of a game."""
    prefix = box.name.title()
    yield f"// -- {box.title}\n"
    yield from interfaces([view_type(box)], prefix)
    yield f"export type {prefix}Event =\n" + "\n".join(f"  | {of_telling(telling)}" for telling in box.tellings) + "\n"
    yield f"export type {prefix}Action =\n" + "\n".join(f"  | {of_verb(verb)}" for verb in box.verbs.verbs) + "\n"
    yield (
        f"export type {prefix}Refusal = " + " | ".join(f'"{kebab(reason)}"' for reason in box.refusals if reason) + "\n"
    )


def view_type(box: Box) -> Any:
    """What the game says its view is; where it only says `dict`, the structure of that name beside it."""
    said = get_type_hints(box.view)["return"]
    return vars(sys.modules[box.view.__module__])["View"] if getattr(said, "__origin__", said) is dict else said


def of_telling(telling: Any) -> str:
    parts = "; ".join(f"{key(p.name)}{'?' if p.secret else ''}: {of_wording(p.wording)}" for p in telling.parts)
    return f'{{ key: "{telling.key}"; arguments: {{ {parts} }} }}'


def of_verb(verb: Any) -> str:
    values = "; ".join(f"{key(a.what)}: {of_names(a.names)}" for a in verb.arguments)
    return f'{{ words: string; key: "{verb.key}"; values: {{ {values} }} }}'


def of_wording(wording: Wording) -> str:
    if isinstance(wording, Named):
        return of_names([name for name in wording.names if name]) + (" | null" if "" in wording.names else "")
    if isinstance(wording, SomeOf):
        return f"({of_names([name for name in wording.named.names if name])})[]"
    kinds = {SeatWording: "number | null", SeatsWording: "number[]", YesNo: "boolean"}
    return kinds.get(type(wording), "number")


def of_names(names: Any) -> str:
    return " | ".join(f'"{name}"' for name in names) if len(names) <= 40 else "string"


# -- from JSON Schema -----------------------------------------------------------------


def interfaces(types: list[Any], prefix: str) -> Iterator[str]:
    _, found = msgspec.json.schema_components(types, ref_template=f"{prefix}{{name}}")
    for name, schema in found.items():
        yield interface(prefix + name, schema)


def interface(name: str, schema: Schema) -> str:
    if "enum" in schema:
        return f"export type {name} = {' | '.join(msgspec.json.encode(one).decode() for one in schema['enum'])}\n"
    required = set(schema.get("required", ()))
    lines = [comment(schema)] if schema.get("description") else []
    lines.append(f"export interface {name} {{")
    for field, of in schema.get("properties", {}).items():
        lines.append(f"  {key(field)}{'' if field in required else '?'}: {written(of)}")
    return "\n".join([*lines, "}\n"])


def comment(schema: Schema) -> str:
    return "/** " + " ".join(schema["description"].split()) + " */"


def written(schema: Schema) -> str:
    """A JSON Schema as a TypeScript type."""
    if "$ref" in schema:
        return str(schema["$ref"])
    if "anyOf" in schema:
        return " | ".join(written(one) for one in schema["anyOf"])
    if "enum" in schema:
        return of_word([msgspec.json.encode(one).decode() for one in schema["enum"]])
    kind = schema.get("type")
    if kind == "array":
        return of_list(written(schema["items"])) if "items" in schema else "unknown[]"
    if kind == "object":
        inside = schema.get("additionalProperties")
        return f"Record<string, {written(inside) if isinstance(inside, dict) else 'unknown'}>"
    plain = {"string": "string", "integer": "number", "number": "number", "boolean": "boolean", "null": "null"}
    return plain.get(str(kind), "unknown")


def of_list(inside: str) -> str:
    return f"({inside})[]" if "|" in inside else f"{inside}[]"


def of_word(choices: list[str]) -> str:
    """The name of these fixed words, if they have one."""
    for name in WORDS:
        if sorted(choices) == sorted(f'"{word}"' for word in get_args(getattr(words, name))):
            return name
    return " | ".join(choices)


def of_literal(literal: Any) -> str:
    return " | ".join(f'"{word}"' for word in get_args(literal))


def of_union(union: Any) -> str:
    return " | ".join(of.__name__ for of in get_args(union))


def key(name: str) -> str:
    return name if name.isidentifier() else f'"{name}"'


# -- the page -------------------------------------------------------------------------


def page() -> str:
    made = [PREAMBLE.strip() + "\n", "## Commands\n"]
    made += [entry(of) for of in get_args(commands.Command)]
    made.append("## Messages\n")
    made += [entry(of) for of in get_args(messages.Message)]
    made.append("## Their parts\n")
    tagged = {*get_args(commands.Command), *get_args(messages.Message)}
    inside = [of for of in wire_types() if of not in tagged and of.__module__ != border.__name__]
    made += [entry(of) for of in inside]
    made.append("## Words\n")
    made += [f"**{name}**: " + ", ".join(f"`{w}`" for w in get_args(getattr(words, name))) + "\n" for name in WORDS]
    return "\n".join(made)


def entry(of: Any) -> str:
    """A structure as a heading, a sentence and a table of its fields."""
    _, found = msgspec.json.schema_components([of], ref_template="{name}")
    schema = found[of.__name__]
    tag = of.__struct_config__.tag
    lines = [f"### {f'`{tag}`' if tag else of.__name__}\n"]
    if schema.get("description"):
        lines.append(" ".join(schema["description"].split()) + "\n")
    fields = {name: one for name, one in schema.get("properties", {}).items() if name != "type"}
    if fields:
        required = set(schema.get("required", ()))
        lines += ["| field | type | |", "| --- | --- | --- |"]
        lines += [
            f"| `{n}` | {in_table(written(s))} | {'' if n in required else 'may be absent'} |"
            for n, s in fields.items()
        ]
        lines.append("")
    return "\n".join(lines)


def in_table(text: str) -> str:
    return "`" + text.replace("|", "\\|") + "`"


def main() -> None:
    made = {TYPES: typescript(), PAGE: page()}
    if "--check" in sys.argv:
        stale = [str(path.relative_to(HOME)) for path, text in made.items() if not is_current(path, text)]
        sys.exit(f"not current: {', '.join(stale)}; run python scripts/wire_types.py" if stale else 0)
    for path, text in made.items():
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(text, encoding="utf-8")


def is_current(path: Path, text: str) -> bool:
    return path.exists() and path.read_text(encoding="utf-8") == text


if __name__ == "__main__":
    main()
