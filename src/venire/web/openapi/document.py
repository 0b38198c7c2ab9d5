"""The document of the interface: what the routes say of themselves, the forms of the acts, and who may call.

Source: https://spec.openapis.org/oas/v3.1.1.html.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from typing import Any

from fastapi import FastAPI
from fastapi.openapi.utils import get_openapi

from venire.kernel.kind import AnyKind
from venire.web.openapi.acts import form_of
from venire.web.openapi.examples import EXAMPLES
from venire.web.strings import catalogue

SAFE = frozenset({"get", "head"})
ACTS = "/api/sessions/{session}/acts"
EXPORT = "/api/sessions/{session}/export"
BEARER = {"type": "http", "scheme": "bearer"}
OURS: Mapping[str, Any] = {
    "name": "X-Venire",
    "in": "header",
    "required": False,
    "schema": {"type": "string", "enum": ["1"]},
}
Json = dict[str, Any]


def document(app: FastAPI, kinds: Mapping[str, AnyKind], media: Mapping[str, str], version: str) -> Json:
    """The whole interface of this application. ``media``: the type of each form of export, by its name."""
    told = catalogue()["interface"]
    made = get_openapi(
        title=app.title,
        version=version,
        description=told["description"],
        routes=app.routes,
        tags=[{"name": name, "description": text} for name, text in told["tags"].items()],
    )
    for method, path, operation in _operations(made):
        _said(operation, method, told)
        _exampled(operation, EXAMPLES.get((method, path)))
    schemas = made["components"]["schemas"]
    acts = _acts(kinds, schemas)
    _handed(made["paths"][ACTS]["post"], schemas["Handed"], acts)
    _exported(made["paths"][EXPORT]["get"], media)
    made["components"]["securitySchemes"] = {"bearer": {**BEARER, "description": told["bearer"]}}
    made["components"]["parameters"] = {"Ours": {**OURS, "description": told["ours"]}}
    made["security"] = [{}, {"bearer": []}]
    return made


def _operations(made: Json) -> Iterator[tuple[str, str, Json]]:
    for path, item in made["paths"].items():
        for method, operation in item.items():
            yield method, path, operation


def _said(operation: Json, method: str, told: Mapping[str, Any]) -> None:
    """Its text as one flows on, and the header that a browser's page sends and another site's cannot."""
    operation["description"] = " ".join(operation.get("description", "").split())
    if method not in SAFE:
        operation.setdefault("parameters", []).append({"$ref": "#/components/parameters/Ours"})
    for status, answer in operation["responses"].items():
        if status in ("200", "201"):
            answer["description"] = told["done"]


def _exampled(operation: Json, example: object) -> None:
    if example is not None:
        operation["requestBody"]["content"]["application/json"]["example"] = example


def _acts(kinds: Mapping[str, AnyKind], schemas: Json) -> Sequence[tuple[str, str]]:
    """Puts the form of every act among the components; the kind of each and its component."""
    found = {name: act for kind in kinds.values() for name, act in kind.codec.acts.items()}
    for act in found.values():
        form = dict(form_of(act, "#/components/schemas/{model}"))
        schemas.update({name: one for name, one in form.pop("$defs", {}).items() if name not in schemas})
        schemas[f"Act{act.__name__}"] = form
    return [(name, f"Act{act.__name__}") for name, act in sorted(found.items())]


def _handed(operation: Json, handed: Json, acts: Sequence[tuple[str, str]]) -> None:
    """The body by which an act is handed up: one of them all, with its fields."""
    content = operation["requestBody"]["content"]["application/json"]
    content["schema"] = {"oneOf": [_one(handed, name, component) for name, component in acts]}


def _one(handed: Json, name: str, component: str) -> Json:
    fields = {**handed["properties"], "kind": {"const": name}, "act": {"$ref": f"#/components/schemas/{component}"}}
    return {**handed, "title": name, "properties": fields}


def _exported(operation: Json, media: Mapping[str, str]) -> None:
    text, anything = Json(schema={"type": "string"}), Json(schema=Json())
    bodies = {kind.partition(";")[0]: (anything if "json" in kind else text) for kind in media.values()}
    operation["responses"]["200"]["content"] = bodies
    for one in operation["parameters"]:
        if one["name"] == "format":
            one["schema"] |= {"enum": list(media)}
