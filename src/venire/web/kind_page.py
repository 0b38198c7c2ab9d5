"""What a kind of proceeding shows in a browser."""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Sequence
from dataclasses import dataclass
from typing import TypeAlias

from fastapi import APIRouter, Request
from starlette.responses import HTMLResponse

from venire.app import Venire
from venire.host.driver import Pace
from venire.host.session import AnySession
from venire.kernel.part import loaded
from venire.web.trouble import trouble
from venire.web.visit import Visitor

Shown: TypeAlias = Callable[[Request, Venire, Visitor], HTMLResponse]
"""The room of a session as it goes on."""
Ended: TypeAlias = Callable[[Request, Venire, Visitor], Awaitable[HTMLResponse]]
"""The debrief of a session that is over."""


def at_once(_session: AnySession) -> Pace | None:
    """No pause between what happens."""
    return None


@dataclass(frozen=True)
class KindPage:
    """The room of a kind's sessions, their debrief, and the routes that are the kind's alone.

    ``title`` and ``entrance``: the name and the path of the page on which one is begun, for the first page; empty where
    the first page knows it already.
    """

    show: Shown
    debrief: Ended
    routers: Sequence[APIRouter] = ()
    pace: Callable[[AnySession], Pace | None] = at_once
    """How long the court waits after what happens, so that a person can follow."""
    title: str = ""
    entrance: str = ""


def page_of(session: AnySession) -> KindPage:
    """How the session's kind is shown. Raises a 404 where it is not."""
    found: KindPage | None = loaded(session.kind.page)
    if found is None:
        raise trouble(404, "no_page")
    return found
