"""A session to take away, in every form."""

from __future__ import annotations

from fastapi import APIRouter
from starlette.responses import Response

from venire.web.trouble import trouble
from venire.web.visit import House, Visiting

router = APIRouter(tags=["exports"])
FORMS = {
    "jsonl": "application/jsonl; charset=utf-8",
    "json": "application/json",
    "md": "text/markdown; charset=utf-8",
    "html": "text/html; charset=utf-8",
    "csv": "text/csv; charset=utf-8",
}


@router.get("/api/sessions/{session}/export")
async def export(visit: Visiting, house: House, format: str = "jsonl") -> Response:
    """The session as this visitor may read it: while it goes on, from its own seat; then, for its owner, whole."""
    if format not in FORMS:
        raise trouble(404, "no_format")
    reader = await house.reader(visit.session, visit.reader, visit.owner)
    body = await reader.write(format)
    name = f"venire-{visit.session.id}.{format}"
    headers = {"Content-Disposition": f'attachment; filename="{name}"', "Cache-Control": "no-store"}
    return Response(body, media_type=FORMS[format], headers=headers)
