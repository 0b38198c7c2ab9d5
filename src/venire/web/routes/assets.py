"""What the scripts need beside static files: the catalogue of strings as a module. And signs of health."""

from __future__ import annotations

import json
from collections.abc import Mapping

from fastapi import APIRouter
from starlette.responses import RedirectResponse, Response

from venire.web.strings import catalogue

router = APIRouter()
UNSAID = frozenset({"site", "file", "shortcuts", "outcome", "examine", "advice", "debating"})
"""Sections of the catalogue that only the server reads: scripts need not carry them."""
SAID_OF: Mapping[str, tuple[str, ...]] = {
    "debrief": ("what_if",),
    "home": ("finished_making", "none_found", "one_shown", "opening_case", "shown"),
}
"""Sections of which scripts say only the strings whose names begin so."""


@router.get("/strings.mjs", include_in_schema=False)
def strings() -> Response:
    """The catalogue for scripts."""
    said = {name: _said(name, words) for name, words in catalogue().items() if name not in UNSAID}
    body = f"export const S = {json.dumps(said, ensure_ascii=False, separators=(',', ':'))};\n"
    return Response(body, media_type="text/javascript; charset=utf-8", headers={"Cache-Control": "no-cache"})


def _said(name: str, words: Mapping[str, object]) -> Mapping[str, object]:
    return {key: word for key, word in words.items() if key.startswith(SAID_OF.get(name, ("",)))}


@router.get("/health")
def health() -> dict[str, str]:
    """Whether the server answers."""
    return {"status": "ok"}


@router.get("/favicon.ico", include_in_schema=False)
def favicon() -> RedirectResponse:
    """Browsers ask for it by this name."""
    return RedirectResponse("/static/icon.svg", 308)
