"""For whom a program acts that shows a token, where people have accounts."""

from __future__ import annotations

from dataclasses import dataclass

from venire.accounts.book import AccountBook
from venire.accounts.program_tokens import PREFIX, ProgramToken, ProgramTokens
from venire.accounts.roles import Role
from venire.kernel.request import LOCAL


@dataclass(frozen=True, slots=True)
class Program:
    """A program, and whose it is."""

    token: ProgramToken
    role: Role
    name: str


class Programs:
    """Knows programs by their tokens: those of accounts, and those of whoever has the machine in hand."""

    def __init__(self, accounts: AccountBook, tokens: ProgramTokens) -> None:
        self._accounts, self._tokens = accounts, tokens

    async def of(self, bearer: str) -> Program | None:
        """None for a token that is good for nothing, and for one whose account is disabled or was removed."""
        kept = await self._tokens.find(bearer) if bearer.startswith(PREFIX) else None
        if kept is None:
            return None
        if kept.owner == LOCAL:
            return Program(kept, "admin", LOCAL)
        account = await self._accounts.of_owner(kept.owner)
        return None if account is None or account.disabled else Program(kept, account.role, account.name)
