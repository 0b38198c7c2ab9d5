"""Accounts: made, listed, signed in to by a password or a link, disabled, removed.

No mail is sent: whoever makes a link hands it over. Source: spec/platform.md, "Security".
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from datetime import datetime, timedelta
from typing import Literal

from venire.accounts.account import LastAdmin, NameTaken, NoAccount, UserAccount, key_of, new_id, readable_name
from venire.accounts.drawer import Drawer
from venire.accounts.passwords import Passwords
from venire.accounts.program_tokens import ProgramTokens
from venire.accounts.roles import role_in
from venire.accounts.sign_ins import DAYS, LINK, RESETS, SignIn, SignIns
from venire.errors import VenireError
from venire.kernel.request import LOCAL
from venire.ports import Store


@dataclass(frozen=True, slots=True)
class SignedIn:
    """Somebody who has signed in, and in which browser."""

    account: UserAccount
    sign_in: SignIn

    def resets(self, now: datetime) -> bool:
        """Whether a password can be set without knowing the old one."""
        return not self.account.password or (self.sign_in.by == "link" and now < self.sign_in.begun + RESETS)


@dataclass(frozen=True, slots=True)
class BegunSignIn:
    """A sign-in that has just begun, and its only telling."""

    who: SignedIn
    token: str


class WrongPassword(VenireError):
    """Name and password do not fit: whether the one or the other is not told."""

    def __init__(self) -> None:
        super().__init__("Name and password do not fit.", "Try again, or ask whoever runs this server for a link.")


class WrongLink(VenireError):
    """A link that is good for nothing."""

    def __init__(self) -> None:
        super().__init__(
            "This link is good for nothing: it was used, or its 15 minutes are over.",
            "Ask whoever runs this server for another.",
        )


class AccountBook:
    """The accounts of one server. Whatever changes them raises :class:`venire.errors.VenireError`."""

    def __init__(self, store: Store, now: Callable[[], datetime], passwords: Passwords | None = None) -> None:
        self._kept, self._now = Drawer(store, "accounts", UserAccount), now
        self._passwords = passwords or Passwords()
        self._sign_ins = SignIns(store, "sign_ins", timedelta(days=DAYS), now)
        self._links = SignIns(store, "sign_in_links", LINK, now)
        self._tokens = ProgramTokens(store, now)
        self._writing = asyncio.Lock()

    async def all(self) -> Sequence[UserAccount]:
        """In the order of their names."""
        return sorted(await self._kept.all(), key=lambda one: key_of(one.name))

    async def named(self, name: str) -> UserAccount:
        """The account of this name, or with this id. Raises :class:`NoAccount`."""
        found = await self._kept.find(name[:200]) or await self._called(name)
        if found is None:
            raise NoAccount
        return found

    async def of_owner(self, owner: str) -> UserAccount | None:
        """Whose sessions these are."""
        return next((one for one in await self._kept.all() if one.owner == owner), None)

    async def add(self, name: str, role: str) -> UserAccount:
        """A new one, which nobody can sign in to before there is a link or a password for it."""
        called, given = readable_name(name), role_in(role)
        async with self._writing:
            if await self._called(called) is not None:
                raise NameTaken
            made = new_id()
            kept = UserAccount(id=made, name=called, role=given, owner=made, created=self._now())
            return await self._kept.keep(made, kept)

    async def link(self, name: str) -> tuple[str, SignIn]:
        """A token that signs in to this account once, within 15 minutes, for whoever runs the server to hand over."""
        account = await self.named(name)
        if account.disabled:
            raise VenireError("This account is disabled.", "Enable it first.")
        return await self._links.begin(account.id, "link")

    async def set_role(self, name: str, role: str) -> UserAccount:
        """What it may do from now on."""
        given = role_in(role)
        async with self._writing:
            account = await self.named(name)
            await self._require_admin_beside(account, given == "admin" and not account.disabled)
            return await self._kept.keep(account.id, account.model_copy(update={"role": given}))

    async def disable(self, name: str, disabled: bool = True) -> UserAccount:
        """Nobody signs in to it any more, and all its sign-ins and links end; its tokens for programs rest. Or again
        as before."""
        async with self._writing:
            account = await self.named(name)
            await self._require_admin_beside(account, not disabled)
            kept = await self._kept.keep(account.id, account.model_copy(update={"disabled": disabled}))
        if disabled:
            await self._end(account)
        return kept

    async def remove(self, name: str) -> UserAccount:
        """It and its tokens are no more; its sessions stay for who deletes them."""
        async with self._writing:
            account = await self.named(name)
            await self._require_admin_beside(account, False)
            await self._kept.take_out(account.id)
        await self._end(account)
        await self._tokens.forget(account.owner)
        return account

    async def set_password(self, name: str, password: str, here: SignIn | None = None) -> UserAccount:
        """From now on this one. Every other sign-in than ``here`` ends, and every link."""
        hashed = await self._passwords.hashed(password)
        async with self._writing:
            account = await self.named(name)
            kept = await self._kept.keep(account.id, account.model_copy(update={"password": hashed}))
        await self._end(account, here.hashed if here else "")
        return kept

    async def change_password(self, who: SignedIn, old: str, password: str) -> UserAccount:
        """As :meth:`set_password`, by its owner. Raises :class:`WrongPassword` where the old one does not fit."""
        fits = await self._passwords.fits(who.account.password, old)
        if not fits and not who.resets(self._now()):
            raise WrongPassword
        return await self.set_password(who.account.id, password, who.sign_in)

    async def by_password(self, name: str, password: str) -> BegunSignIn:
        """Sign in. The same work is done for a name that nobody has. Raises :class:`WrongPassword`."""
        account = await self._called(name)
        fits = await self._passwords.fits(account.password if account else "", password)
        if account is None or account.disabled or not fits:
            raise WrongPassword
        return await self._begun(account, "password")

    async def by_link(self, link: str) -> BegunSignIn:
        """Sign in, once. Raises :class:`WrongLink`."""
        used = await self._links.end(link)
        account = await self._kept.find(used.account) if used else None
        if account is None or account.disabled:
            raise WrongLink
        return await self._begun(account, "link")

    async def who(self, token: str) -> SignedIn | None:
        """Who has signed in with this token."""
        sign_in = await self._sign_ins.find(token)
        account = await self._kept.find(sign_in.account) if sign_in else None
        if sign_in is None or account is None or account.disabled:
            return None
        return SignedIn(account, sign_in)

    async def sign_out(self, token: str) -> None:
        """What this token was good for it is no more."""
        await self._sign_ins.end(token)

    async def claim(self, account: UserAccount, owner: str) -> UserAccount:
        """What was begun in this browser before there was an account is this account's, where it has begun nothing of
        its own yet and nobody else has claimed it."""
        async with self._writing:
            now = await self.named(account.id)
            if now.owner != now.id or owner == LOCAL or await self.of_owner(owner) is not None:
                return now
            return await self._kept.keep(now.id, now.model_copy(update={"owner": owner}))

    async def _begun(self, account: UserAccount, by: Literal["password", "link"]) -> BegunSignIn:
        """Looked at again afterwards: whoever changed the password or disabled it meanwhile has ended what there was
        then."""
        token, sign_in = await self._sign_ins.begin(account.id, by)
        now = await self._kept.find(account.id)
        if now is None or now.disabled or now.password != account.password:
            await self._sign_ins.end(token)
            raise WrongPassword
        return BegunSignIn(SignedIn(now, sign_in), token)

    async def _called(self, name: str) -> UserAccount | None:
        key = key_of(name[:200])
        return next((one for one in await self._kept.all() if key_of(one.name) == key), None)

    async def _end(self, account: UserAccount, but: str = "") -> None:
        await self._sign_ins.end_all(account.id, but)
        await self._links.end_all(account.id)

    async def _require_admin_beside(self, account: UserAccount, stays: bool) -> None:
        """Raises :class:`LastAdmin` where the last one who can sign in would cease to be one."""
        others = [one for one in await self._kept.all() if one.id != account.id]
        if account.role == "admin" and not account.disabled and not stays and not any(map(_manages, others)):
            raise LastAdmin


def _manages(account: UserAccount) -> bool:
    return account.role == "admin" and not account.disabled
