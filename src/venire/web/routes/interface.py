"""The interface told: as a document for programs, and as a page for those who write them."""

from __future__ import annotations

import json
from collections.abc import Callable, Mapping
from typing import Any, cast

from fastapi import APIRouter, Request
from starlette.responses import HTMLResponse, Response

from venire.web.openapi.reading import chapters_of
from venire.web.render import page

router = APIRouter(include_in_schema=False)


def _document(request: Request) -> Mapping[str, Any]:
    return cast("Callable[[], Mapping[str, Any]]", request.app.openapi)()


@router.get("/openapi.json")
@router.get("/api/openapi.json")
def openapi(request: Request) -> Response:
    """The document."""
    return Response(json.dumps(_document(request), ensure_ascii=False), media_type="application/json")


@router.get("/api")
def interface(request: Request) -> HTMLResponse:
    """The page; it asks nobody else for anything."""
    told = _document(request)
    return page(request, "interface.html", told=told["info"], chapters=chapters_of(told))
