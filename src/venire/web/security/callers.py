"""Who sends a request, and what it may do: by its cookie, or by the bearer token of a program."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from dataclasses import dataclass
from typing import Protocol

from starlette.requests import Request

from venire.accounts.book import SignedIn
from venire.accounts.program_tokens import PREFIX, ProgramTokens
from venire.accounts.roles import Deed, Standing, may
from venire.accounts.scopes import ALL, Scope
from venire.web.security.doors import deed_of
from venire.web.security.owners import Owners, new_owner
from venire.web.security.scopes import scope_for
from venire.web.security.seats import bearer_of
from venire.web.strings import say
from venire.web.trouble import Trouble, trouble

GUEST = "guest"
"""The owner's id of whoever has not signed in: nothing is ever owned by it."""


@dataclass(frozen=True, slots=True)
class Caller:
    """Whoever sends a request."""

    owner: str
    """Whose sessions and rooms are its own."""
    scopes: frozenset[Scope] = ALL
    """What it may do: all, but with a token for a program."""
    fresh: bool = False
    """Whether it comes for the first time."""
    standing: Standing | None = None
    """What it is by its account; None where this server has no accounts."""
    who: SignedIn | None = None
    """The account with which this browser has signed in."""
    name: str = ""
    """What it is called."""
    looks_again: Callable[[], Awaitable[bool]] | None = None
    """Whether it would still be let in; None where nothing can end that."""

    async def still_in(self) -> bool:
        """For whoever streams, between two things to tell."""
        return self.looks_again is None or await self.looks_again()

    def require(self, method: str, path: str) -> None:
        """Raises a 403 for what the token is not for, or the role does not allow."""
        needed = scope_for(method, path)
        if needed not in self.scopes:
            has = ", ".join(sorted(self.scopes))
            remedy = say("errors.no_scope_remedy", scope=needed, has=has)
            raise Trouble(403, say("errors.no_scope", scope=needed), remedy)
        self.require_deed(deed_of(method, path))

    def may(self, deed: Deed) -> bool:
        """Whether the role allows it. Without accounts everybody may do what has no need of them."""
        return deed not in NEEDS_ROLE if self.standing is None else may(self.standing, deed)

    def require_deed(self, deed: Deed) -> None:
        """Raises a 403 for what the role does not allow, and a 404 for what there is only with accounts."""
        if self.may(deed):
            return
        if self.standing is None:
            raise trouble(404, "no_accounts")
        told = say(f"deeds.{deed}")
        remedy = say("errors.no_deed_remedy")
        raise Trouble(403, say("errors.no_deed", role=say(f"roles.{self.standing}"), deed=told), remedy)


NEEDS_ROLE: frozenset[Deed] = frozenset({"seat", "be_seated", "bench", "rate", "accounts", "audit"})


class KnowsCallers(Protocol):
    """Tells who sends a request."""

    async def of(self, request: Request) -> Caller:
        """Raises a 401 for somebody who is not let in."""
        ...

    def cookie(self, owner: str) -> str:
        """What the cookie of this owner holds."""
        ...


class Callers:
    """Knows who sends a request, where there are no accounts."""

    def __init__(self, owners: Owners, tokens: ProgramTokens) -> None:
        self._owners, self._tokens = owners, tokens

    async def of(self, request: Request) -> Caller:
        """Raises a 401 for a token for programs that is good for nothing."""
        bearer = bearer_of(request)
        if bearer.startswith(PREFIX):
            return await self._program(bearer)
        owner = self._owners.of(request)
        return Caller(owner or new_owner(), fresh=owner is None)

    def cookie(self, owner: str) -> str:
        """What the cookie of this owner holds."""
        return self._owners.token(owner)

    async def _program(self, bearer: str) -> Caller:
        kept = await self._tokens.find(bearer)
        if kept is None:
            raise trouble(401, "no_token")
        return Caller(kept.owner, frozenset(kept.scopes))
