"""Signs of health, and the icon by the name browsers ask for."""

from __future__ import annotations

from fastapi import APIRouter
from starlette.responses import RedirectResponse

from venire.web.openapi.house import HealthShape
from venire.web.openapi.shape import answers

router = APIRouter(tags=["server"])


@router.get("/health", **answers(HealthShape))
def health() -> dict[str, str]:
    """Whether the server answers."""
    return {"status": "ok"}


@router.get("/favicon.ico", include_in_schema=False)
def favicon() -> RedirectResponse:
    """Browsers ask for it by this name."""
    return RedirectResponse("/static/icon.svg", 308)
