"""Accounts, and the log of who read what, for an admin."""

from __future__ import annotations

from typing import Annotated, Any

from fastapi import APIRouter, Query
from pydantic import StringConstraints

from venire.accounts.audit import BenchRead
from venire.accounts.roles import Role
from venire.kernel.frozen import Frozen
from venire.web.accounts.office import Office
from venire.web.accounts.signing import account_json
from venire.web.openapi.accounts import AccountShape, AccountsShape, AuditShape, LinkShape, RemovedShape
from venire.web.openapi.shape import answers

router = APIRouter(prefix="/api", tags=["accounts"])
Most = Annotated[int, Query(ge=1, le=10_000, description="So many rows at most, the newest.")]


class NewAccount(Frozen):
    """Somebody who is to sign in."""

    name: Annotated[str, StringConstraints(min_length=1, max_length=100)]
    role: Role = "player"


class AccountChange(Frozen):
    """What is to be otherwise; null: as it is."""

    role: Role | None = None
    disabled: bool | None = None


@router.get("/accounts", **answers(AccountsShape))
async def accounts(office: Office) -> dict[str, Any]:
    """All accounts, by name. An admin's alone, as is all below this address."""
    return {"accounts": [account_json(one) for one in await office.accounts.all()]}


@router.post("/accounts", status_code=201, **answers(AccountShape))
async def add(wanted: NewAccount, office: Office) -> dict[str, Any]:
    """A new account. Make a link for it and hand that over: nothing is sent."""
    return account_json(await office.accounts.add(wanted.name, wanted.role))


@router.patch("/accounts/{account}", **answers(AccountShape))
async def change(account: str, wanted: AccountChange, office: Office) -> dict[str, Any]:
    """Give it another role, disable it, or enable it again."""
    kept = await office.accounts.named(account)
    if wanted.role is not None:
        kept = await office.accounts.set_role(kept.id, wanted.role)
    if wanted.disabled is not None:
        kept = await office.accounts.disable(kept.id, wanted.disabled)
    return account_json(kept)


@router.post("/accounts/{account}/link", status_code=201, **answers(LinkShape))
async def link(account: str, office: Office) -> dict[str, Any]:
    """A link that signs in to this account once, within 15 minutes. Nothing is sent: hand it over yourself."""
    token, kept = await office.accounts.link(account)
    return {"link": f"/sign-in#link={token}", "until": kept.until.isoformat()}


@router.delete("/accounts/{account}", **answers(RemovedShape))
async def remove(account: str, office: Office) -> dict[str, Any]:
    """Remove an account with its sign-ins and tokens. Its sessions stay."""
    return {"removed": (await office.accounts.remove(account)).id}


@router.get("/audit", **answers(AuditShape))
async def audit(office: Office, most: Most = 500) -> dict[str, Any]:
    """Who read what from the bench, the newest first; `altered`: how many rows are not as they were written."""
    trail = await office.audit.trail()
    return {"rows": [read_json(row) for row in reversed(trail.rows[-most:])], "altered": len(trail.altered)}


def read_json(row: BenchRead) -> dict[str, Any]:
    """A row, without what binds it."""
    return row.model_dump(mode="json", exclude={"before", "seal"})
