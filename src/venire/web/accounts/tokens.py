"""Your tokens for programs, over HTTP."""

from __future__ import annotations

from typing import Annotated, Any, cast

from fastapi import APIRouter, Depends, Request
from pydantic import Field, StringConstraints

from venire.accounts.program_tokens import ProgramToken, ProgramTokens
from venire.kernel.frozen import Frozen
from venire.web.openapi.accounts import RevokedShape, TokenMadeShape, TokensShape
from venire.web.openapi.shape import answers
from venire.web.visit import Owner

router = APIRouter(prefix="/api/me/tokens", tags=["tokens"])


def tokens_of(request: Request) -> ProgramTokens:
    """The tokens of everybody on this server."""
    return cast("ProgramTokens", request.app.state.tokens)


Tokens = Annotated[ProgramTokens, Depends(tokens_of)]


class NewToken(Frozen):
    """What a program may do with it, and until when."""

    name: Annotated[str, StringConstraints(min_length=1, max_length=100)]
    scopes: Annotated[tuple[str, ...], Field(min_length=1, max_length=10)] = ("read", "play", "rooms")
    days: Annotated[int, Field(ge=1, le=3650)] | None = None


@router.get("", **answers(TokensShape))
async def mine(tokens: Tokens, owner: Owner) -> dict[str, Any]:
    """Your tokens, the newest first; what they are is told only once, when they are made."""
    return {"tokens": [token_json(one) for one in await tokens.of(owner)]}


@router.post("", status_code=201, **answers(TokenMadeShape))
async def make(wanted: NewToken, tokens: Tokens, owner: Owner) -> dict[str, Any]:
    """A new token for a program that acts for you, within its scopes: send it as `Authorization: Bearer TOKEN`. It is
    told once."""
    made = await tokens.make(owner, wanted.name, wanted.scopes, wanted.days)
    return {**token_json(made.kept), "token": made.token}


@router.delete("/{token}", **answers(RevokedShape))
async def revoke(token: str, tokens: Tokens, owner: Owner) -> dict[str, Any]:
    """End one of your tokens, by its id."""
    return {"revoked": (await tokens.revoke(owner, token)).id}


def token_json(kept: ProgramToken) -> dict[str, Any]:
    """What may be told of it: all but the hash."""
    return kept.model_dump(mode="json", include={"id", "name", "scopes", "made_at", "until"})
