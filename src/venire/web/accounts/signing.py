"""Signing in and out, and what one may change of one's own account."""

from __future__ import annotations

from typing import Annotated, Any

from fastapi import APIRouter, Request, Response
from pydantic import StringConstraints, model_validator

from venire.accounts.account import UserAccount
from venire.accounts.book import BegunSignIn
from venire.accounts.roles import DEEDS
from venire.accounts.sign_ins import DAYS
from venire.kernel.frozen import Frozen
from venire.web.accounts.office import AccountsOffice, Calling, Here, Office, address_of
from venire.web.openapi.accounts import MeShape, SignedInShape, SignedOutShape
from venire.web.openapi.shape import answers
from venire.web.security.owners import COOKIE as BROWSER
from venire.web.security.signed_in import COOKIE

router = APIRouter(tags=["accounts"])
Password = Annotated[str, StringConstraints(max_length=200)]


class SigningIn(Frozen):
    """Either a name and its password, or the token of a link."""

    name: Annotated[str, StringConstraints(max_length=200)] = ""
    password: Password = ""
    link: Annotated[str, StringConstraints(max_length=100)] = ""

    @model_validator(mode="after")
    def _one_of_them(self) -> SigningIn:
        if bool(self.link) == bool(self.name or self.password):
            raise ValueError("give either a name and its password, or a link")
        return self


class NewPassword(Frozen):
    """The old one may be empty for whoever has none, and for an hour after signing in by a link."""

    old: Password = ""
    new: Password


@router.post("/api/sign-in", **answers(SignedInShape))
async def sign_in(wanted: SigningIn, office: Office, request: Request, response: Response) -> dict[str, Any]:
    """Sign in with a name and its password, or by a link that whoever runs the server has handed you, which is good
    once. Keep the cookie that you are given, and send it with every request."""
    address, counted = address_of(request), "" if wanted.link else wanted.name
    office.tries.take(address, counted)
    begun = await _begun(office, wanted)
    office.tries.fitted(address, counted)
    await office.accounts.sign_out(request.cookies.get(COOKIE, ""))
    account = await _claimed(office, request, begun.who.account)
    _keep(response, request, COOKIE, begun.token, DAYS * 24 * 3600)
    _keep(response, request, BROWSER, "", 0)
    return {"account": account_json(account), "until": begun.who.sign_in.until.isoformat()}


async def _begun(office: AccountsOffice, wanted: SigningIn) -> BegunSignIn:
    if wanted.link:
        return await office.accounts.by_link(wanted.link)
    return await office.accounts.by_password(wanted.name, wanted.password)


async def _claimed(office: AccountsOffice, request: Request, account: UserAccount) -> UserAccount:
    """With what was begun in this browser before there was an account."""
    before = office.owners.read(request.cookies.get(BROWSER, ""))
    venire = request.app.state.venire
    if before is None or not await venire.sessions(before):
        return account
    return await office.accounts.claim(account, before)


@router.post("/api/sign-out", **answers(SignedOutShape))
async def sign_out(office: Office, request: Request, response: Response) -> dict[str, Any]:
    """End this sign-in: its cookie is good for nothing any more, wherever it was copied to."""
    await office.accounts.sign_out(request.cookies.get(COOKIE, ""))
    _keep(response, request, COOKIE, "", 0)
    return {"signed_out": True}


@router.get("/api/me", **answers(MeShape))
async def me(_office: Office, caller: Calling) -> dict[str, Any]:
    """Who you are here, and what you may do."""
    may = sorted(deed for deed in DEEDS if caller.may(deed))
    return {"name": caller.name, "role": caller.standing or "", "may": may}


@router.put("/api/me/password", **answers(SignedInShape))
async def change_password(wanted: NewPassword, here: Here, office: Office, request: Request) -> dict[str, Any]:
    """Set your password; every other sign-in to your account ends. The old one is asked for, but for an hour after
    signing in by a link."""
    address = address_of(request)
    office.tries.take(address, here.account.name)
    kept = await office.accounts.change_password(here, wanted.old, wanted.new)
    office.tries.fitted(address, here.account.name)
    return {"account": account_json(kept), "until": here.sign_in.until.isoformat()}


def account_json(account: UserAccount) -> dict[str, Any]:
    """What may be told of it: all but the hash, and whose browser it was."""
    told = account.model_dump(mode="json", include={"id", "name", "role", "created", "disabled"})
    return {**told, "has_password": bool(account.password)}


def _keep(response: Response, request: Request, name: str, value: str, seconds: int) -> None:
    secure = "; Secure" if request.url.scheme == "https" else ""
    cookie = f"{name}={value}; Path=/; Max-Age={seconds}; HttpOnly; SameSite=Lax{secure}"
    response.headers.append("Set-Cookie", cookie)
