"""Whether an answer is what the document of the interface says of it."""

import re
from collections.abc import Mapping
from functools import cache
from typing import Any

import httpx
from fastapi import FastAPI
from jsonschema import Draft202012Validator

Json = Mapping[str, Any]
DOCUMENT = "/api/openapi.json"
_known = dict[str, Any]()


def document_of(app: FastAPI) -> Json:
    """The document; it is the same for every application of one process."""
    if not _known:
        _known.update(app.openapi())
    return _known


@cache
def _paths() -> tuple[tuple[re.Pattern[str], str], ...]:
    known = sorted(_known["paths"], key=lambda path: (path.count("{"), -len(path)))
    return tuple((re.compile(_shape(path)), path) for path in known)


def _shape(path: str) -> str:
    """The addresses at a path; a seat may have a stroke in its name."""
    return re.sub(r"\\{\w+\\}", "[^/]+", re.escape(path).replace(r"\{seat\}", ".+"))


@cache
def _validator(path: str, method: str, status: str, media: str) -> Draft202012Validator:
    schema = _known["paths"][path][method]["responses"][status]["content"][media]["schema"]
    return Draft202012Validator({**schema, "components": _known["components"]})


def require_true(app: FastAPI, answer: httpx.Response) -> None:
    """Fails for an answer of the interface with a status, a type or a field that the document does not name."""
    path, method = answer.request.url.path, answer.request.method.lower()
    if answer.status_code >= 400:
        return
    told = document_of(app)
    found = next((known for shape, known in _paths() if shape.fullmatch(path) and method in told["paths"][known]), None)
    if found is None:
        assert not path.startswith("/api/") or path == DOCUMENT, (method, path, "is not in the document")
        return
    responses = told["paths"][found][method]["responses"]
    media = answer.headers["content-type"].partition(";")[0]
    if media not in responses[str(answer.status_code)]["content"]:  # a package may have brought it to this one alone
        responses = app.openapi()["paths"][found][method]["responses"]
    assert media in responses[str(answer.status_code)]["content"], (found, media)
    if media == "application/json":
        validator: Any = _validator(found, method, str(answer.status_code), media)
        errors = [(list(one.path), one.message[:200]) for one in validator.iter_errors(answer.json())]
        assert not errors, (method, found, errors[:3])
