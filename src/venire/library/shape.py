"""What pydantic says about a wrong shape, told to an author: the path, what is wrong there, what to do."""

from __future__ import annotations

import difflib
import re
from collections.abc import Mapping, Sequence
from importlib import resources
from typing import Any, cast

from pydantic import BaseModel, ValidationError

from venire.law.case_file.case import Case
from venire.library.case_error import CaseError

SCHEMA_HINT = "`venire cases new ID` lays out a file with every field, and what belongs in it."
CARDS: Mapping[str, str] = {"JurorCard": "jurors/marcus_webb.yaml", "PersuasionCard": "jurors/robot/wang.yaml"}
"""Of each kind of card one that lies in the installed package."""
Loc = tuple[int | str, ...]
Schema = Mapping[str, Any]  # a JSON Schema is an open mapping by nature


def shape_error(file: str, error: ValidationError, kind: type[BaseModel] = Case) -> CaseError:
    """Every complaint of a validation, a sentence each, with the remedy of the first.

    ``kind``: what the file was to be. A misspelt field is told before a missing one, since it is usually why that one
    is missing.
    """
    complaints = sorted(error.errors(include_url=False), key=lambda one: one["type"] != "extra_forbidden")
    found = [
        (dotted(one["loc"]), *_told(kind, one["type"], one["loc"], one["msg"], one.get("input"))) for one in complaints
    ]
    path, reason, remedy = found[0]
    return CaseError(file, reason, remedy, path, [(path, reason) for path, reason, _ in found[1:]])


def _hint(model: type[BaseModel]) -> str:
    """Where somebody who installed venire finds a whole file of this kind."""
    card = CARDS.get(model.__name__)
    return SCHEMA_HINT if card is None else f"{resources.files('venire') / card} is a whole card."


def dotted(loc: Loc) -> str:
    """``("claims", 3, "side")`` as ``claims[3].side``."""
    parts = (f"[{part}]" if isinstance(part, int) else f".{part}" for part in loc)
    return "".join(parts).removeprefix(".")


def _told(model: type[BaseModel], kind: str, loc: Loc, message: str, given: object) -> tuple[str, str]:
    hint = _hint(model)
    if kind == "extra_forbidden":
        return _unknown(loc, model)
    if kind == "missing":
        return f"the field '{loc[-1]}' is missing", f"Add '{loc[-1]}'. {hint}"
    if kind == "model_type":
        return f"a mapping of fields is wanted here, and it is {_short(given)}", hint
    if kind == "string_type" and isinstance(given, bool | int | float):
        return f"{given!r} is a number or a yes/no where text is wanted", f'Put it in quotes: "{given}".'
    if kind == "value_error":
        return message.removeprefix("Value error, "), hint
    return f"{_wish(message)}, and is {_short(given)}", hint


def _wish(message: str) -> str:
    said = re.sub(r"^(Input|Value|List|Tuple|String)\b", "it", message).replace("List ", "it ")
    return said.replace("tuple", "list").rstrip(".")


def _short(given: object) -> str:
    if given is None:
        return "empty"
    if isinstance(given, Mapping):
        return "a mapping"
    if isinstance(given, str | int | float):
        text = repr(given)
        return text if len(text) <= 60 else text[:57] + "..."
    return "a list"


def _unknown(loc: Loc, model: type[BaseModel]) -> tuple[str, str]:
    name = str(loc[-1])
    if " " in name:
        return f"there is no field '{name}'", "If this is part of a text, put the whole text in quotes."
    known = known_fields(loc[:-1], model)
    near = difflib.get_close_matches(name, known, n=1, cutoff=0.5)
    remedy = f"Did you mean '{near[0]}'?" if near else f"Known here: {', '.join(known)}."
    return f"there is no field '{name}'", remedy


def known_fields(loc: Loc, model: type[BaseModel] = Case) -> Sequence[str]:
    """The names of the fields that a case, or another file, may have at this place."""
    root = cast("Schema", model.model_json_schema())
    node: Schema = root
    for part in loc:
        node = _into(_resolved(node, root), part)
    properties = cast("Mapping[str, object]", _resolved(node, root).get("properties", {}))
    return tuple(properties)


def _into(node: Schema, part: int | str) -> Schema:
    if isinstance(part, int):
        return cast("Schema", node.get("items", {}))
    return cast("Schema", node.get("properties", {}).get(part, {}))


def _resolved(node: Schema, root: Schema) -> Schema:
    """Follow a reference, and an optional field to what it optionally is."""
    for option in cast("Sequence[Schema]", node.get("anyOf", ())):
        if "$ref" in option:
            node = option
    reference = cast("str", node.get("$ref", ""))
    return cast("Schema", root["$defs"][reference.rsplit("/", 1)[-1]]) if reference else node
