"""A session to take away, in every form."""

from __future__ import annotations

from fastapi import APIRouter, Request
from starlette.responses import Response

from venire.catalog import EXPORTS
from venire.exports.session import named_form
from venire.web.accounts.office import told_from_bench
from venire.web.trouble import trouble
from venire.web.visit import House, Visiting

router = APIRouter(tags=["exports"])


@router.get("/api/sessions/{session}/export")
async def export(request: Request, visit: Visiting, house: House, format: str = "jsonl") -> Response:
    """The session as this visitor may read it: while it goes on, from its own seat; then, for its owner, whole."""
    if format not in EXPORTS.names() and not EXPORTS.installed().failed(format):
        raise trouble(404, "no_format")
    form = named_form(format)
    await told_from_bench(request, visit, "export")
    reader = await house.reader(visit.session, visit.reader, visit.owner)
    body = await reader.write(format)
    name = f"venire-{visit.session.id}.{format}"
    headers = {"Content-Disposition": f'attachment; filename="{name}"', "Cache-Control": "no-store"}
    return Response(body, media_type=form.media, headers=headers)
