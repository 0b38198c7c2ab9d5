"""What a kind of proceeding shows in a browser."""

from __future__ import annotations

import logging
from collections.abc import Awaitable, Callable, Mapping, Sequence
from dataclasses import dataclass
from functools import cache
from typing import Any, TypeAlias

from fastapi import APIRouter, Request
from starlette.responses import HTMLResponse

from venire.app import Venire
from venire.host.driver import Pace
from venire.host.session import AnySession
from venire.kernel.kind import AnyKind
from venire.kernel.part import NoPart, loaded
from venire.web.strings import catalogue
from venire.web.trouble import trouble
from venire.web.visit import Visitor

_log = logging.getLogger(__name__)
Shown: TypeAlias = Callable[[Request, Venire, Visitor], HTMLResponse]
"""The room of a session as it goes on."""
Ended: TypeAlias = Callable[[Request, Venire, Visitor], Awaitable[HTMLResponse]]
"""The debrief of a session that is over."""


Before: TypeAlias = Callable[[Visitor], Mapping[str, Any]]
"""What lies before a visitor's seat beside what it is asked: its draft, its table, what it thinks itself."""
Minds: TypeAlias = Callable[[Visitor], Mapping[str, float] | None]
"""What each juror is convinced of, for a visitor without a seat; None where that is not for this visitor's eyes."""


def at_once(_session: AnySession) -> Pace | None:
    """No pause between what happens."""
    return None


def nothing(_visit: Visitor) -> Mapping[str, Any]:
    """Nothing but what is asked."""
    return {}


def sealed(_visit: Visitor) -> None:
    """Nobody's mind is open."""


def in_words(result: str) -> str:
    """A result as it stands."""
    return result.replace("_", " ")


def verdict_in_words(result: str) -> str:
    """A verdict; empty for what is none."""
    return str(catalogue()["verdicts"].get(result, ""))


@dataclass(frozen=True)
class KindPage:
    """The room of a kind's sessions, their debrief, and the routes that are the kind's alone.

    ``title``: what a session of the kind is called on the first page, beside its own title; empty: nothing.
    ``entrance``: the path of the page on which one is begun, for a line on the first page; empty where that knows it.
    ``static``: the package whose folder ``static`` is served below ``/static/PACKAGE``; empty: none.
    """

    show: Shown
    debrief: Ended
    routers: Sequence[APIRouter] = ()
    pace: Callable[[AnySession], Pace | None] = at_once
    """How long the court waits after what happens, so that a person can follow."""
    title: str = ""
    entrance: str = ""
    static: str = ""
    result: Callable[[str], str] = in_words
    """How a session's result is told on the first page."""
    before: Before = nothing
    minds: Minds = sealed
    words: frozenset[str] = frozenset()
    """Sections of the catalogue that only scripts of such pages say: those whose body is called ``data-page`` by the
    kind's name carry them, and no other page does but those of a kind that names them too."""


def pages_of(kinds: Mapping[str, AnyKind]) -> Mapping[str, KindPage]:
    """The page of every kind that is shown in a browser, by the kind's name; the house opens without one that cannot be
    loaded."""
    found = {name: _page(kind) for name, kind in kinds.items()}
    return {name: page for name, page in found.items() if page is not None}


@cache
def _page(kind: AnyKind) -> KindPage | None:
    try:
        return loaded(kind.page)
    except NoPart as error:
        _log.warning("sessions of the kind %s are not shown: %s", kind.name, error)
        return None


def page_if_any(session: AnySession) -> KindPage | None:
    """How the session's kind is shown; None where it is not."""
    return _page(session.kind)


def page_of(session: AnySession) -> KindPage:
    """How the session's kind is shown. Raises a 404 where it is not."""
    found: KindPage | None = loaded(session.kind.page)
    if found is None:
        raise trouble(404, "no_page")
    return found
