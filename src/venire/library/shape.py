"""What pydantic says about a wrong shape, told to an author: the path, what is wrong there, what to do."""

from __future__ import annotations

import difflib
import re
from collections.abc import Mapping, Sequence
from typing import Any, cast

from pydantic import BaseModel, ValidationError

from venire.law.case_file.case import Case
from venire.library.case_error import CaseError

SCHEMA_HINT = "The fields and their types are listed in docs/reference/case-schema.json."
JUROR_HINT = "docs/add-a-juror.md shows a whole card."
Loc = tuple[int | str, ...]
Schema = Mapping[str, Any]  # a JSON Schema is an open mapping by nature


def shape_error(file: str, error: ValidationError, kind: type[BaseModel] = Case) -> CaseError:
    """The first complaint of a validation as one sentence, with the number of the others.

    ``kind``: what the file was to be. A misspelt field is told before a missing one, since it is usually why that one
    is missing.
    """
    complaints = error.errors(include_url=False)
    first = min(complaints, key=lambda complaint: complaint["type"] != "extra_forbidden")
    reason, remedy = _told(kind, first["type"], first["loc"], first["msg"], first.get("input"))
    others = f" ({len(complaints) - 1} more in this file)" if len(complaints) > 1 else ""
    return CaseError(file, reason + others, remedy, dotted(first["loc"]))


def dotted(loc: Loc) -> str:
    """``("claims", 3, "side")`` as ``claims[3].side``."""
    parts = (f"[{part}]" if isinstance(part, int) else f".{part}" for part in loc)
    return "".join(parts).removeprefix(".")


def _told(model: type[BaseModel], kind: str, loc: Loc, message: str, given: object) -> tuple[str, str]:
    hint = SCHEMA_HINT if model is Case else JUROR_HINT
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
