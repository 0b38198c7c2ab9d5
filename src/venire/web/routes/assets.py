"""What the scripts need beside static files: the catalogue of strings as a module. And signs of health."""

from __future__ import annotations

import json

from fastapi import APIRouter
from starlette.responses import RedirectResponse, Response

from venire.web.strings import catalogue

router = APIRouter()
UNSAID = frozenset({"site", "file", "shortcuts", "outcome"})
"""Sections of the catalogue that only templates read: scripts need not carry them."""


@router.get("/strings.mjs", include_in_schema=False)
def strings() -> Response:
    """The catalogue for scripts."""
    said = {section: words for section, words in catalogue().items() if section not in UNSAID}
    body = f"export const S = {json.dumps(said, ensure_ascii=False, separators=(',', ':'))};\n"
    return Response(body, media_type="text/javascript; charset=utf-8", headers={"Cache-Control": "no-cache"})


@router.get("/health")
def health() -> dict[str, str]:
    """Whether the server answers."""
    return {"status": "ok"}


@router.get("/favicon.ico", include_in_schema=False)
def favicon() -> RedirectResponse:
    """Browsers ask for it by this name."""
    return RedirectResponse("/static/icon.svg", 308)
