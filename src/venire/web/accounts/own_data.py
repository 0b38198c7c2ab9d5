"""My data: everything that belongs to a visitor, to take away or to delete; over HTTP and on a page."""

from __future__ import annotations

from typing import Annotated, Any

from fastapi import APIRouter, Depends, Query, Request
from starlette.responses import HTMLResponse, Response

from venire.keeping.own_data import OwnData
from venire.web.accounts.tokens import Tokens
from venire.web.openapi.accounts import DataDeletedShape
from venire.web.openapi.shape import answers
from venire.web.render import page
from venire.web.security.seats import HouseRooms
from venire.web.strings import say
from venire.web.trouble import trouble
from venire.web.visit import House, Owner

WORD = "delete my data"
"""What whoever means it types."""
ZIP = {"content": {"application/zip": {"schema": {"type": "string", "format": "binary"}}}}
router = APIRouter(prefix="/api/me/data", tags=["data"])
pages = APIRouter(include_in_schema=False)


def own_data(house: House, rooms: HouseRooms, tokens: Tokens, owner: Owner) -> OwnData:
    """That of whoever asks."""
    return OwnData(house, rooms, tokens, owner)


Own = Annotated[OwnData, Depends(own_data)]


@router.get("", response_class=Response, responses={200: ZIP})
async def take_away(own: Own) -> Response:
    """All that this server keeps of you, as a zip: your sessions as you may read them now, your rooms, what your tokens
    are called."""
    headers = {"Content-Disposition": 'attachment; filename="venire-my-data.zip"', "Cache-Control": "no-store"}
    return Response(await own.packed(), media_type="application/zip", headers=headers)


@router.delete("", **answers(DataDeletedShape))
async def delete(own: Own, confirm: Annotated[str, Query(max_length=100)]) -> dict[str, Any]:
    """Delete all of it, at once and for good; what goes on ends. `confirm` must be `delete my data`."""
    if confirm.strip().lower() != WORD:
        raise trouble(422, "not_confirmed")
    gone = await own.delete()
    return {"sessions": gone.sessions, "rooms": gone.rooms, "tokens": gone.tokens}


@pages.get("/my-data")
async def my_data(request: Request, own: Own) -> HTMLResponse:
    """The page."""
    counted = await own.count()
    told = say("my_data.counted", sessions=counted.sessions, rooms=counted.rooms, tokens=counted.tokens)
    return page(request, "accounts/my_data.html", counted=told, word=WORD)
