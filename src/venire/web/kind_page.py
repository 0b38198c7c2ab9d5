"""What a kind of proceeding shows in a browser."""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Mapping, Sequence
from dataclasses import dataclass
from typing import TypeAlias

from fastapi import APIRouter, Request
from starlette.responses import HTMLResponse

from venire.app import Venire
from venire.host.driver import Pace
from venire.host.session import AnySession
from venire.kernel.kind import AnyKind
from venire.kernel.part import loaded
from venire.web.strings import catalogue
from venire.web.trouble import trouble
from venire.web.visit import Visitor

Shown: TypeAlias = Callable[[Request, Venire, Visitor], HTMLResponse]
"""The room of a session as it goes on."""
Ended: TypeAlias = Callable[[Request, Venire, Visitor], Awaitable[HTMLResponse]]
"""The debrief of a session that is over."""


def at_once(_session: AnySession) -> Pace | None:
    """No pause between what happens."""
    return None


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


def pages_of(kinds: Mapping[str, AnyKind]) -> Mapping[str, KindPage]:
    """The page of every kind that is shown in a browser, by the kind's name."""
    found: Mapping[str, KindPage | None] = {name: loaded(kind.page) for name, kind in kinds.items()}
    return {name: page for name, page in found.items() if page is not None}


def page_of(session: AnySession) -> KindPage:
    """How the session's kind is shown. Raises a 404 where it is not."""
    found: KindPage | None = loaded(session.kind.page)
    if found is None:
        raise trouble(404, "no_page")
    return found
