"""What the routes of accounts work with, and the trail of what is read from the bench."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Annotated, cast

from fastapi import Depends, Request

from venire.accounts.audit import Audit, What
from venire.accounts.book import AccountBook, SignedIn
from venire.accounts.tries import Tries
from venire.kernel.record import BENCH
from venire.web.security.bench_log import written_down
from venire.web.security.callers import Caller
from venire.web.security.owners import Owners
from venire.web.trouble import trouble
from venire.web.visit import Visitor


@dataclass(frozen=True, slots=True)
class AccountsOffice:
    """Of a server with accounts."""

    accounts: AccountBook
    audit: Audit
    owners: Owners
    tries: Tries


def office_of(request: Request) -> AccountsOffice:
    """Raises a 404 where there are no accounts."""
    office = cast("AccountsOffice | None", request.app.state.office)
    if office is None:
        raise trouble(404, "no_accounts")
    return office


def caller_of(request: Request) -> Caller:
    """Who sends this request."""
    return cast("Caller", request.state.caller)


def signed_in(request: Request, _office: Annotated[AccountsOffice, Depends(office_of)]) -> SignedIn:
    """Who has signed in with this browser. Raises a 403 for guests, and for programs: a token is no sign-in."""
    who = caller_of(request).who
    if who is None:
        raise trouble(403, "no_sign_in")
    return who


Office = Annotated[AccountsOffice, Depends(office_of)]
Calling = Annotated[Caller, Depends(caller_of)]
Here = Annotated[SignedIn, Depends(signed_in)]


def address_of(request: Request) -> str:
    """From where it comes."""
    return request.client.host if request.client else ""


async def told_from_bench(request: Request, visit: Visitor, what: What) -> None:
    """Write down that this visitor is about to read from the bench, where there are accounts."""
    if visit.reader == BENCH:
        await written_down(request, visit.session.head, visit.place, what)
