"""The docket over HTTP."""

from __future__ import annotations

from dataclasses import asdict
from typing import Annotated, Any

from fastapi import APIRouter, Query

from venire.exports.casefile import public
from venire.web.openapi.house import CaseShape, DocketShape
from venire.web.openapi.shape import answers
from venire.web.visit import House

router = APIRouter(prefix="/api/cases", tags=["cases"])


@router.get("", **answers(DocketShape))
def cases(
    house: House,
    q: Annotated[str, Query(max_length=200)] = "",
    offset: Annotated[int, Query(ge=0, le=10**9)] = 0,
    limit: Annotated[int, Query(ge=1, le=200)] = 50,
) -> dict[str, Any]:
    """A page of the docket, or what a search finds."""
    found = house.library.search(q, limit) if q.strip() else house.library.list(offset, limit)
    return {"cases": [asdict(card) for card in found]}


@router.get("/{case}", **answers(CaseShape))
def one(house: House, case: str) -> dict[str, Any]:
    """What players may read of a case."""
    return public(house.library.load(case))
