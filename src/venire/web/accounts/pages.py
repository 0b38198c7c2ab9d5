"""The pages of accounts: signing in and out, one's own account, and for an admin all accounts and the log."""

from __future__ import annotations

from fastapi import APIRouter, Query, Request
from starlette.responses import HTMLResponse, Response

from venire.accounts.program_tokens import PREFIX
from venire.accounts.roles import ROLES
from venire.web.accounts.office import Calling, Here, Office
from venire.web.accounts.tokens import Tokens
from venire.web.render import page
from venire.web.security.signed_in import own_place

router = APIRouter(include_in_schema=False)
SHOWN = 500
"""Rows of the log on its page, the newest."""


@router.get("/sign-in")
def sign_in(request: Request, _office: Office, caller: Calling, next: str = Query(default="/")) -> Response:
    """By a name and a password; by a link, whose token stands behind the ``#`` and is told to nobody on the way."""
    here, guests = caller.name if caller.who else "", request.app.state.venire.settings.guests
    return page(request, "accounts/sign_in.html", next=own_place(next), here=here, guests=guests)


@router.get("/sign-out")
def sign_out(request: Request, _here: Here) -> HTMLResponse:
    """To look at it changes nothing: one is signed out by its button."""
    return page(request, "accounts/sign_out.html")


@router.get("/account")
async def account(request: Request, here: Here, office: Office, tokens: Tokens, caller: Calling) -> HTMLResponse:
    """One's name and role, password, and tokens for programs."""
    mine = await tokens.of(caller.owner)
    resets = here.resets(request.app.state.venire.court.clock.now())
    return page(request, "accounts/account.html", account=here.account, tokens=mine, resets=resets, prefix=PREFIX)


@router.get("/accounts")
async def accounts(request: Request, office: Office) -> HTMLResponse:
    """All accounts."""
    return page(request, "accounts/accounts.html", everybody=await office.accounts.all(), roles=ROLES)


@router.get("/audit")
async def audit(request: Request, office: Office) -> HTMLResponse:
    """Who read what from the bench."""
    trail = await office.audit.trail()
    rows = [*reversed(trail.rows[-SHOWN:])]
    return page(request, "accounts/audit.html", rows=rows, altered=len(trail.altered), count=len(trail.rows))
