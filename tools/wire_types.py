"""Writes web/src/net/wire.gen.ts: what travels over the wire, in the browser's words.

python tools/wire_types.py            writes the file
python tools/wire_types.py --check    exit status 1 if it is out of date

The truth is server/wire.py and, for HTTP, what the handlers of server/edge/http say that they take and answer.
The server leaves out what holds its default. So each message that is told has a type in which everything is present,
and a function that puts the defaults back; what is asked may leave them out, too.
"""

import ast
import json
import sys
from collections import Counter
from pathlib import Path
from types import UnionType
from typing import Any, Final, get_args, get_type_hints

import msgspec
from litestar.handlers import HTTPRouteHandler
from msgspec import inspect

ROOT: Final = Path(__file__).resolve().parent.parent
sys.path.insert(0, str(ROOT / "src"))

from igroteka.server import limits, wire  # noqa: E402 -- the path is set above
from igroteka.server.app import ROUTES  # noqa: E402
from igroteka.server.edge.http import games, pages, rooms  # noqa: E402

PLACE: Final = ROOT / "web" / "src" / "net" / "wire.gen.ts"
WIDTH: Final = 120

SENTENCES: Final = (
    wire.Scene,
    wire.PlainState,
    wire.PlainHappened,
)  # for clients without words of their own
PROGRAMS: Final = (
    games.BoxInfo,
    pages.Health,
    rooms.Acting,
    rooms.Undoing,
    rooms.Wondering,
    rooms.Talking,
    rooms.Haggling,
)  # over HTTP; the browser does not ask for it, or asks at its socket
CHANGES: Final = (wire.Own, wire.PublicChange)  # what these leave out has no default: it is as it was
MANY: Final = (wire.Option, wire.Told)  # hundreds at a time; whoever reads them knows that something may be missing

HEAD: Final = """\
// Made from server/wire.py and the handlers of server/edge/http by tools/wire_types.py; change it there, and run that.

import type { Patch } from './patch'
import type { Json, Raw, Sheets, Standing } from './wire'

export const VERSION = {version}
"""
LIMITS: Final = {
    "chat": limits.CHAT_LENGTH,
    "name": limits.NAME_SHOWN,
    "login": limits.LOGIN_LENGTH[1],
    "passwordLeast": limits.PASSWORD_LENGTH[0],
    "password": limits.PASSWORD_LENGTH[1],
    "mail": limits.MAIL_LENGTH,
    "webhook": limits.WEBHOOK_LENGTH,
}
BY_HAND: Final = ("Patch", "Sheets", "Standing")
RESERVED: Final = ("public",)


def main() -> int:
    """Write or compare the file."""
    text = written()
    if "--check" not in sys.argv:
        PLACE.write_text(text, encoding="utf-8")
    elif not PLACE.exists() or PLACE.read_text(encoding="utf-8") != text:
        print(f"{PLACE} is out of date: python tools/wire_types.py")
        return 1
    return 0


def written() -> str:
    """The whole file."""
    house = House()
    parts = [HEAD.replace("{version}", str(wire.VERSION))]
    parts.append("/** How long what people write may be; server/limits.py has these and all others. */")
    parts += ["export const LIMITS = {", *(f"  {name}: {most}," for name, most in LIMITS.items()), "}\n"]
    parts += [house.interface(kind) for kind in house.kinds]
    parts += [union("Asked", wire.Asked), union("ToldAll", wire.ToldAll), "// --- defaults put back\n"]
    parts += [house.filler(kind) for kind in house.kinds if house.has_filler(kind)]
    parts.append(house.fill())
    return "\n".join(parts)


class House:
    """The structs of the wire: which are told, which are asked, what is said about them."""

    def __init__(self) -> None:
        answers, bodies = over_http()
        self.told: Final = reached(*get_args(wire.ToldAll), *answers)
        self.asked: Final = reached(*get_args(wire.Asked), *bodies)
        known = {**self.told, **self.asked}
        ours = structs_of(wire.__name__)
        if lost := [kind.__name__ for kind in ours if kind not in known and kind not in SENTENCES]:
            raise ValueError(f"neither told nor asked: {', '.join(lost)}")
        others = sorted({kind.__module__ for kind in known} - {wire.__name__})
        self.kinds: Final = [
            kind for module in (wire.__name__, *others) for kind in structs_of(module) if kind in known
        ]
        if double := [name for name, times in Counter(kind.__name__ for kind in self.kinds).items() if times > 1]:
            raise ValueError(f"two structs of one name: {', '.join(double)}")
        self.remarks: Final = remarks({base for kind in self.kinds for base in lineage(kind)})

    def is_whole(self, kind: type[msgspec.Struct]) -> bool:
        """Is everything present once the defaults are back?"""
        return kind in self.told and kind not in (*CHANGES, *MANY)

    def interface(self, kind: type[msgspec.Struct]) -> str:
        """The type of a message or a part of one."""
        whole, info = self.is_whole(kind), struct(kind)
        lines = said("", self.remarks[kind.__name__, ""])
        lines.append(f"export interface {kind.__name__} {{")
        if info.tag_field:
            lines.append(f"  {info.tag_field}: {quoted(info.tag)}")
        for field in info.fields:
            lines += said("  ", self.remark(kind, field.name))
            mark = "" if field.required or whole else "?"
            lines.append(f"  {field.encode_name}{mark}: {self.name(field.type, whole=whole)}")
        return "\n".join([*lines, "}", ""])

    def remark(self, kind: type[msgspec.Struct], member: str) -> str:
        """What is said of a member, by the struct or by those it is made from."""
        return next((said for base in lineage(kind) if (said := self.remarks.get((base.__name__, member)))), "")

    def name(self, kind: inspect.Type, *, whole: bool) -> str:
        """A type in TypeScript; parts of something that may lack its defaults may lack theirs."""
        if isinstance(kind, inspect.Metadata):
            return title(kind)
        if isinstance(kind, inspect.StructType):
            loose = not whole and self.is_whole(kind.cls) and any(not field.required for field in kind.fields)
            if loose and any(field.required for field in kind.fields):
                raise ValueError(f"{kind.cls.__name__}: asked and told, with and without defaults")
            return f"Partial<{kind.cls.__name__}>" if loose else kind.cls.__name__
        if isinstance(kind, inspect.LiteralType):
            return " | ".join(map(quoted, kind.values))
        if isinstance(kind, inspect.UnionType):
            return " | ".join(self.name(one, whole=whole) for one in kind.types)
        if isinstance(kind, inspect.ListType):
            item = self.name(kind.item_type, whole=whole)
            return f"({item})[]" if " " in item else f"{item}[]"
        if isinstance(kind, inspect.TupleType):
            return f"[{', '.join(self.name(one, whole=whole) for one in kind.item_types)}]"
        if isinstance(kind, inspect.DictType):
            value = self.name(kind.value_type, whole=whole)
            return "Json" if value == "Raw" else f"Record<string, {value}>"
        plain = {
            inspect.IntType: "number",
            inspect.FloatType: "number",
            inspect.StrType: "string",
            inspect.BoolType: "boolean",
            inspect.NoneType: "null",
            inspect.AnyType: "Raw",
        }
        return plain[type(kind)]

    # --- defaults

    def has_filler(self, kind: type[msgspec.Struct]) -> bool:
        """Is there anything that the server leaves out, here or in a part of it?"""
        return self.is_whole(kind) and (
            (kind.__struct_config__.omit_defaults and any(not field.required for field in struct(kind).fields))
            or any(self.part(field.type) for field in struct(kind).fields)
        )

    def part(self, kind: inspect.Type) -> str:
        """How a member is filled, if that is to be done; `raw` stands for it."""
        if isinstance(kind, inspect.Metadata) and title(kind) not in BY_HAND:
            kind = struct(getattr(wire, title(kind)))
        if isinstance(kind, inspect.StructType) and self.has_filler(kind.cls):
            return f"{called(kind.cls)}(raw)"
        if isinstance(kind, inspect.ListType) and (item := self.part(kind.item_type)):
            return f"(raw ?? []).map({item.removesuffix('(raw)')})"
        if isinstance(kind, inspect.UnionType):
            parts = [found for one in kind.types if (found := self.part(one))]
            return f"raw ? {parts[0]} : null" if parts else ""
        return ""

    def filler(self, kind: type[msgspec.Struct]) -> str:
        """The function that puts back what the server has left out."""
        before, after = [], []
        for field in struct(kind).fields:
            if part := self.part(field.type):
                after.append(f"    {field.encode_name}: {part.replace('raw', f'raw.{field.encode_name}')},")
            elif not field.required:
                before.append(f"    {field.encode_name}: {default(field)},")
        body = "\n".join(["  return {", *before, "    ...raw,", *after, "  }"])
        return f"export function {called(kind)}(raw: Raw): {kind.__name__} {{\n{body}\n}}\n"

    def fill(self) -> str:
        """The same for any message."""
        lines = ["/** A message as the server wrote it, with every default put back. */"]
        lines += ["export function fill(raw: Raw): ToldAll {", "  switch (raw.t) {"]
        for kind in get_args(wire.ToldAll):
            if self.has_filler(kind):
                lines += [f"    case {quoted(struct(kind).tag)}:", f"      return {called(kind)}(raw)"]
        return "\n".join([*lines, "    default:", "      return raw", "  }", "}", ""])


def over_http() -> tuple[list[type[msgspec.Struct]], list[type[msgspec.Struct]]]:
    """What the handlers answer, and what they are asked with; without what the browser never sees."""
    members = [one for route in ROUTES for one in (vars(route).values() if isinstance(route, type) else (route,))]
    answers, bodies = [], []
    for handler in members:
        if isinstance(handler, HTTPRouteHandler):
            hints = get_type_hints(handler.fn)
            answers += structs_in(hints["return"])
            answers += [kind for spec in (handler.responses or {}).values() for kind in structs_in(spec.data_container)]
            bodies += structs_in(hints.get("data"))
    return answers, bodies


def structs_in(kind: Any) -> list[type[msgspec.Struct]]:
    """The structs of an annotation such as `Response[Person] | list[Phrase]`, as far as the browser needs them."""
    if isinstance(kind, type) and issubclass(kind, msgspec.Struct):
        return [] if kind in SENTENCES or kind in PROGRAMS else [kind]
    return [found for part in get_args(kind) for found in structs_in(part)]


def structs_of(module: str) -> list[type[msgspec.Struct]]:
    """Those of a module, as they are written there."""
    members = [one for one in vars(sys.modules[module]).values() if isinstance(one, type)]
    return [one for one in members if issubclass(one, msgspec.Struct) and one.__module__ == module]


def lineage(kind: type[msgspec.Struct]) -> list[type[msgspec.Struct]]:
    """A struct and those it is made from."""
    return [base for base in kind.__mro__ if issubclass(base, msgspec.Struct) and base is not msgspec.Struct]


def reached(*kinds: type[msgspec.Struct]) -> dict[type[msgspec.Struct], None]:
    """These structs and all that they are made of."""
    found: dict[type[msgspec.Struct], None] = {}
    waiting: list[Any] = [struct(kind) for kind in kinds]
    while waiting:
        kind = waiting.pop()
        if isinstance(kind, inspect.Metadata):
            if title(kind) not in BY_HAND:
                waiting.append(struct(getattr(wire, title(kind))))
        elif isinstance(kind, inspect.StructType):
            if kind.cls not in found:
                found[kind.cls] = None
                waiting += [field.type for field in kind.fields]
        elif isinstance(kind, inspect.UnionType):
            waiting += kind.types
        elif isinstance(kind, inspect.ListType):
            waiting.append(kind.item_type)
        elif isinstance(kind, inspect.DictType):
            waiting.append(kind.value_type)
    return found


def struct(kind: type[msgspec.Struct]) -> inspect.StructType:
    """What msgspec knows of it."""
    found = inspect.type_info(kind)
    assert isinstance(found, inspect.StructType)
    return found


def title(kind: inspect.Metadata) -> str:
    """The name that wire.py gives to what has no type in Python: what is encoded already, patches, score sheets."""
    return str((kind.extra_json_schema or {})["title"])


def called(kind: type[msgspec.Struct]) -> str:
    """The name of a function for it."""
    name = kind.__name__[0].lower() + kind.__name__[1:]
    return f"{name}_" if name in RESERVED else name


def default(field: inspect.Field) -> str:
    """Its default, in TypeScript."""
    if field.default_factory is not msgspec.NODEFAULT:
        return {list: "[]", dict: "{}"}[field.default_factory]
    return quoted(field.default)


def quoted(value: Any) -> str:
    """A word, a number or nothing, in TypeScript."""
    return f"'{value}'" if isinstance(value, str) else json.dumps(value).removesuffix(".0")


def union(name: str, kinds: UnionType) -> str:
    """Any message of one direction."""
    said = " | ".join(kind.__name__ for kind in get_args(kinds))
    line = f"export type {name} = {said}"
    return f"{line}\n" if len(line) <= WIDTH else f"export type {name} =\n  {said}\n"


# --- what is said about them


def remarks(kinds: set[type[msgspec.Struct]]) -> dict[tuple[str, str], str]:
    """The strings that follow the members of a class, by class and member; those of classes under an empty name."""
    found: dict[tuple[str, str], str] = {}
    sources = {module: sys.modules[module].__file__ for module in sorted({kind.__module__ for kind in kinds})}
    names = {(kind.__module__, kind.__name__) for kind in kinds}
    for module, source in sources.items():
        for node in ast.parse(Path(str(source)).read_text(encoding="utf-8")).body:
            if isinstance(node, ast.ClassDef) and (module, node.name) in names:
                found[node.name, ""] = ast.get_docstring(node) or ""
                for member, after in zip(node.body, node.body[1:], strict=False):
                    if (
                        isinstance(member, ast.AnnAssign)
                        and isinstance(member.target, ast.Name)
                        and isinstance(after, ast.Expr)
                        and isinstance(after.value, ast.Constant)
                    ):
                        found[node.name, member.target.id] = str(after.value.value)
    return found


def said(indent: str, text: str) -> list[str]:
    """As a comment, in one line."""
    return [f"{indent}/** {' '.join(text.split())} */"] if text else []


if __name__ == "__main__":
    sys.exit(main())
