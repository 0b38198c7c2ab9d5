"""Who sends a request, and what it may do: by its cookie, or by the bearer token of a program."""

from __future__ import annotations

from dataclasses import dataclass

from starlette.requests import Request

from venire.accounts.program_tokens import PREFIX, ProgramTokens
from venire.accounts.scopes import ALL, Scope
from venire.web.security.owners import Owners, new_owner
from venire.web.security.scopes import scope_for
from venire.web.security.seats import bearer_of
from venire.web.strings import say
from venire.web.trouble import Trouble, trouble


@dataclass(frozen=True, slots=True)
class Caller:
    """Whoever sends a request."""

    owner: str
    """Whose sessions and rooms are its own."""
    scopes: frozenset[Scope] = ALL
    """What it may do: all, but with a token for a program."""
    fresh: bool = False
    """Whether it comes for the first time."""

    def require(self, method: str, path: str) -> None:
        """Raises a 403 for what the token is not for."""
        needed = scope_for(method, path)
        if needed not in self.scopes:
            has = ", ".join(sorted(self.scopes))
            remedy = say("errors.no_scope_remedy", scope=needed, has=has)
            raise Trouble(403, say("errors.no_scope", scope=needed), remedy)


class Callers:
    """Knows who sends a request."""

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
