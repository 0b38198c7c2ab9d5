"""What the scripts need beside static files: the catalogue of strings as a module. And signs of health."""

from __future__ import annotations

import json
from collections.abc import Mapping
from typing import cast

from fastapi import APIRouter
from starlette.responses import RedirectResponse, Response

from venire.law.civil_words import Wording, civil
from venire.web.strings import catalogue

router = APIRouter()
UNSAID = frozenset({"site", "file", "shortcuts", "outcome", "examine", "advice", "debating", "persuading"})
"""Sections of the catalogue that only the server reads: scripts need not carry them."""
SAID_OF: Mapping[str, tuple[str, ...]] = {
    "debrief": ("what_if",),
    "home": ("finished_making", "none_found", "one_shown", "opening_case", "shown"),
}
"""Sections of which scripts say only the strings whose names begin so."""
SAID_ON: Mapping[str, frozenset[str]] = {
    "hearing": frozenset({"examination", "drill"}),
    "drill": frozenset({"drill"}),
    "debate": frozenset({"debate"}),
    "persuade": frozenset({"persuasion"}),
}
"""Sections that only some pages say, by the name a page's body gives itself: the others need not carry them."""


@router.get("/strings.mjs", include_in_schema=False)
def strings(page: str = "", words: str = "") -> Response:
    """The catalogue for the scripts of one page; whole for a page that gives no name. ``words``: ``civil`` for one on
    which a civil case is heard."""
    said = {name: _said(name, table) for name, table in catalogue().items() if _carried(name, page)}
    told = _in_words(said, civil if words == "civil" else str)
    body = f"export const S = {json.dumps(told, ensure_ascii=False, separators=(',', ':'))};\n"
    return Response(body, media_type="text/javascript; charset=utf-8", headers={"Cache-Control": "no-cache"})


def _in_words(said: object, words: Wording) -> object:
    """Every string of nested tables in these words; the names stay."""
    if isinstance(said, Mapping):
        return {name: _in_words(one, words) for name, one in cast("Mapping[str, object]", said).items()}
    return words(said) if isinstance(said, str) else said


def _carried(section: str, page: str) -> bool:
    return section not in UNSAID and (not page or page in SAID_ON.get(section, {page}))


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
