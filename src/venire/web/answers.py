"""How errors are answered: JSON for the interface, a page for people, always a sentence and a remedy."""

from __future__ import annotations

import logging
import os
from collections.abc import Mapping
from math import isfinite
from pathlib import Path

from fastapi import FastAPI
from fastapi.exceptions import RequestValidationError
from starlette.exceptions import HTTPException
from starlette.requests import Request
from starlette.responses import JSONResponse, RedirectResponse, Response

from venire.accounts.account import LastAdmin, NameTaken, NoAccount
from venire.accounts.book import WrongLink, WrongPassword
from venire.accounts.program_tokens import NoToken
from venire.accounts.seatings import NoSeating
from venire.accounts.tries import TooManyTries
from venire.errors import StillSealed, VenireError
from venire.host.court import NoSession
from venire.host.seals import Damaged
from venire.kernel.codec import CodecError
from venire.kernel.proceeding import Refused
from venire.library.case_error import CaseError
from venire.quotas.spent import QuotaSpent
from venire.rooms.refusals import RoomRefusal
from venire.stores.trouble import StoreError
from venire.web.render import page
from venire.web.security.signed_in import NotSignedIn, sign_in_at
from venire.web.strings import catalogue, say
from venire.web.trouble import Trouble, trouble

INTERFACE = ("/api/", "/health", "/openapi.json")
"""Where programs ask."""
_log = logging.getLogger(__name__)


def answer(request: Request, met: Trouble) -> Response:
    """A trouble as JSON to programs, as a page to people."""
    told = _answered(request, met)
    if met.wait is not None:
        told.headers["Retry-After"] = str(met.wait)
    return told


def _answered(request: Request, met: Trouble) -> Response:
    if request.scope["path"].startswith(INTERFACE):
        wants = {"WWW-Authenticate": "Bearer"} if met.status == 401 else None
        return JSONResponse({"error": str(met), "remedy": met.remedy}, met.status, wants)
    if isinstance(met, NotSignedIn) and request.method == "GET":
        return RedirectResponse(sign_in_at(request), 303)
    titles = catalogue()["errors"]
    title = titles.get(f"title_{met.status}", titles["title_400"])
    return page(request, "error.html", met.status, title=title, sentence=str(met), remedy=met.remedy)


def status_of(error: VenireError) -> int:
    """409 for an act out of order, 404 for a case or session that is not there, 422 for what cannot be read that was
    sent, 500 for a record that cannot be read, 503 for a store that fails."""
    match error:
        case Trouble() | RoomRefusal():
            return error.status
        case QuotaSpent():
            return 429
        case Refused() | StillSealed():
            return 409
        case CodecError():
            return 422
        case NoSession() | NoToken() | NoAccount() | NoSeating():
            return 404
        case WrongPassword() | WrongLink():
            return 401
        case TooManyTries():
            return 429
        case NameTaken() | LastAdmin():
            return 409
        case Damaged():
            return 500
        case StoreError():
            return 503
        case CaseError():
            return 404 if not error.path else 422
        case _:
            return 400


def _told(request: Request, error: Exception) -> Response:
    assert isinstance(error, VenireError)
    data: Path = request.app.state.venire.settings.data
    told, remedy = (_sentence(_placeless(text, data)) for text in (str(error), error.remedy))
    wait = error.wait if isinstance(error, QuotaSpent | Trouble) else None
    return answer(request, Trouble(status_of(error), told, remedy, wait))


def _placeless(text: str, data: Path) -> str:
    """The same without the places of this machine, which are nobody's business but of whoever runs it: of a file its
    name, and of the data folder that it is that."""
    for folder in sorted({str(data.absolute()), str(data.resolve())}, key=len, reverse=True):
        text = text.replace(f"{folder}{os.sep}", "").replace(folder, "the data folder")
    return " ".join(word.replace(place, Path(place).name) if (place := _place(word)) else word for word in text.split())


def _place(word: str) -> str:
    """The path of this machine that a word is; empty for none."""
    bare = word.strip(".,:;'\"()“”‘’")
    return bare if bare.startswith(os.sep) and Path(bare).parent.is_dir() and Path(bare).parent != Path(os.sep) else ""


def _sentence(text: str) -> str:
    """With a capital first and a stop at the end."""
    text = text.strip()
    return text if not text else text[0].upper() + text[1:] + ("" if text[-1] in ".!?" else ".")


def _misshapen(request: Request, error: Exception) -> Response:
    assert isinstance(error, RequestValidationError)
    first = error.errors()[0]
    place, *inside = first["loc"]
    where = ".".join(str(part) for part in inside if first["type"] != "json_invalid") or "the body"
    remedy = _correction(where, first)
    return answer(request, Trouble(422, say("errors.not_json" if place == "body" else "errors.not_asked"), remedy))


def _correction(where: str, first: Mapping[str, object]) -> str:
    """What to send instead."""
    given = first.get("input")
    if first["type"] == "json_invalid":
        return say("errors.not_body_remedy")
    if isinstance(given, float) and not isfinite(given):
        return say("errors.not_number_remedy", where=where)
    return say("errors.not_json_remedy", where=where, why=str(first["msg"]).removeprefix("Value error, ").lower())


def _http(request: Request, error: Exception) -> Response:
    assert isinstance(error, HTTPException)
    if error.status_code == 404:
        return answer(request, trouble(404, "no_page"))
    if error.status_code == 400:  # a body that no parser gets through, such as one nested thousands of levels deep
        return answer(request, Trouble(422, say("errors.not_json"), say("errors.not_body_remedy")))
    told = answer(request, Trouble(error.status_code, _sentence(str(error.detail)), say("errors.no_page_remedy")))
    told.headers.update(error.headers or {})
    return told


def _broken(request: Request, error: Exception) -> Response:
    _log.error("a request failed", exc_info=error)
    return answer(request, trouble(500, "broken"))


def install(app: FastAPI) -> None:
    """Every error that can leave a route."""
    app.add_exception_handler(VenireError, _told)
    app.add_exception_handler(RequestValidationError, _misshapen)
    app.add_exception_handler(HTTPException, _http)
    app.add_exception_handler(Exception, _broken)
