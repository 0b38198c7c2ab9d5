"""Whatever can be held here, over HTTP: what can be asked for of each kind, and a session of it opened.

Every kind with a request has these; what a kind's own page needs beside them is the kind's own.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Annotated, Any

from fastapi import APIRouter, Body

from venire.app import Venire
from venire.kernel.kind import AnyKind
from venire.kernel.request import Request, asked, settings_of
from venire.web.openapi.acts import form_of
from venire.web.openapi.house import ActsShape, ProceedingsShape
from venire.web.openapi.sessions import OpenedShape
from venire.web.openapi.shape import ForecastAnswer, answers
from venire.web.purse import foretold
from venire.web.trouble import Trouble
from venire.web.visit import House, Owner
from venire.web.wire import named

router = APIRouter(prefix="/api/proceedings", tags=["proceedings"])
Settings = Annotated[Mapping[str, Any], Body(default_factory=dict[str, Any])]
"""Settings by name; those left out are the usual ones."""


@router.get("", **answers(ProceedingsShape))
def proceedings(house: House) -> dict[str, object]:
    """Every kind that can be held, and its settings by name, each with its default."""
    return {"proceedings": [_told(kind) for kind in house.kinds.values() if kind.request is not None]}


def _told(kind: AnyKind) -> dict[str, object]:
    request = kind.request
    assert request is not None
    usual = request().model_dump(mode="json")
    names = [name for name in settings_of(request) if name not in request.closed]
    return {"kind": kind.name, "what": (request.__doc__ or "").strip(), "settings": names, "usual": usual}


@router.get("/{kind}/acts", **answers(ActsShape))
def acts(kind: str, house: House) -> dict[str, object]:
    """The form of every act that any seat of such a proceeding may hand up: the JSON schema of its fields, by the
    kinds that the asks name in `wants`."""
    return {"kind": kind, "acts": {name: form_of(act) for name, act in _kind(house, kind).codec.acts.items()}}


@router.post("/{kind}", status_code=201, **answers(OpenedShape))
async def hold(kind: str, house: House, owner: Owner, settings: Settings) -> dict[str, object]:
    """Open one with these settings by name. ``forecast``: what its models are likely to take; null where none plays."""
    request = _asked(house, kind, settings, owner)
    told = foretold(house.forecast(request))
    return {**named(await house.open(request)), **told}


@router.post("/{kind}/forecast", **answers(ForecastAnswer))
def forecast(kind: str, house: House, owner: Owner, settings: Settings) -> dict[str, object]:
    """What the models of such a session are likely to take; nothing is opened."""
    return foretold(house.forecast(_asked(house, kind, settings, owner)))


def _asked(house: Venire, kind: str, settings: Mapping[str, Any], owner: str) -> Request:
    """The request, whose session it is with it. Raises a 404 for what cannot be held, and what :func:`asked` does."""
    request = _kind(house, kind).request
    assert request is not None
    return asked(request, settings, outside=True).owned_by(owner)


def _kind(house: Venire, kind: str) -> AnyKind:
    found = house.kinds.get(kind)
    if found is None or found.request is None:
        known = ", ".join(name for name, one in house.kinds.items() if one.request is not None)
        raise Trouble(404, f"There is no proceeding {kind[:40]!r}.", f"Hold one of {known}.")
    return found
