"""The document of the interface as chapters that a person reads: what each route takes and answers."""

from __future__ import annotations

import json
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from typing import Any

Json = Mapping[str, Any]
DEEPEST = 3
"""Levels of fields that are told; what is deeper is in the document."""
PREFIX = "#/components/schemas/"


@dataclass(frozen=True, slots=True)
class FieldRead:
    """A field or a parameter: ``depth`` levels within."""

    name: str
    kind: str
    text: str
    needed: bool
    depth: int = 0


@dataclass(frozen=True, slots=True)
class RouteRead:
    """One operation."""

    id: str
    method: str
    path: str
    text: str
    given: Sequence[FieldRead]
    """What stands in the address."""
    body: Sequence[FieldRead]
    example: str
    status: str
    answer: Sequence[FieldRead]


@dataclass(frozen=True, slots=True)
class InterfaceChapter:
    """The routes of one tag."""

    name: str
    text: str
    routes: Sequence[RouteRead]


def chapters_of(document: Json) -> Sequence[InterfaceChapter]:
    """Every operation, by its tag, in the order of the document."""
    routes = [(tag, _route(document, method, path, one)) for tag, method, path, one in _each(document)]
    return [
        InterfaceChapter(tag["name"], tag["description"], [route for named, route in routes if named == tag["name"]])
        for tag in document["tags"]
    ]


def _each(document: Json) -> Iterator[tuple[str, str, str, Json]]:
    for path, item in document["paths"].items():
        for method, operation in item.items():
            yield operation["tags"][0], method, path, operation


def _route(document: Json, method: str, path: str, operation: Json) -> RouteRead:
    schemas = document["components"]["schemas"]
    status = next(status for status in operation["responses"] if status.startswith("2"))
    content = operation.get("requestBody", {}).get("content", {}).get("application/json", {})
    answer = operation["responses"][status].get("content", {}).get("application/json", {})
    return RouteRead(
        id=operation["operationId"],
        method=method.upper(),
        path=path,
        text=operation["description"],
        given=[_given(one) for one in operation.get("parameters", ()) if "name" in one],
        body=list(_fields(schemas, content.get("schema", {}))),
        example=json.dumps(content["example"], ensure_ascii=False, indent=2) if "example" in content else "",
        status=status,
        answer=list(_fields(schemas, answer.get("schema", {}))),
    )


def _given(parameter: Json) -> FieldRead:
    return FieldRead(
        parameter["name"],
        _kind(parameter["schema"]),
        parameter.get("description", ""),
        parameter.get("required", False),
    )


def _fields(schemas: Json, schema: Json, depth: int = 0) -> Iterator[FieldRead]:
    """The fields of an object, each followed by its own."""
    found = _object(schemas, schema)
    needed = found.get("required", ())
    for name, field in found.get("properties", {}).items():
        yield FieldRead(name, _kind(field), field.get("description", ""), name in needed, depth)
        if depth + 1 < DEEPEST:
            yield from _fields(schemas, field, depth + 1)


def _object(schemas: Json, schema: Json) -> Json:
    """What a schema says of an object: followed to its component, into a list, past null."""
    if "$ref" in schema:
        return _object(schemas, schemas.get(schema["$ref"].removeprefix(PREFIX), {}))
    if "items" in schema:
        return _object(schemas, schema["items"])
    several = [one for one in (*schema.get("anyOf", ()), *schema.get("oneOf", ())) if one.get("type") != "null"]
    return _object(schemas, several[0]) if len(several) == 1 else schema if not several else {}


def _kind(schema: Json) -> str:
    """In a word or two what a value is: ``string``, ``list of AskShape``, ``a | b``."""
    if "$ref" in schema:
        return str(schema["$ref"]).removeprefix(PREFIX)
    if "const" in schema:
        return json.dumps(schema["const"])
    if "enum" in schema:
        return " | ".join(json.dumps(one) for one in schema["enum"])
    if several := [*schema.get("anyOf", ()), *schema.get("oneOf", ())]:
        return " | ".join(dict.fromkeys(_kind(one) for one in several))
    if schema.get("type") == "array":
        return f"list of {_kind(schema.get('items', {}))}"
    return str(schema.get("type", "anything"))
