"""How tokens are told."""

from __future__ import annotations

from venire.accounts.scopes import Scope
from venire.web.openapi.shape import AnswerShape


class TokenShape(AnswerShape):
    """A token for programs."""

    id: str
    name: str
    scopes: tuple[Scope, ...]
    made_at: str
    until: str | None
    """When it ends by itself; null: never."""


class TokensShape(AnswerShape):
    """Your tokens, the newest first."""

    tokens: tuple[TokenShape, ...]


class TokenMadeShape(TokenShape):
    """A token that has just been made."""

    token: str
    """Told once. Keep it where only the program reads it."""


class RevokedShape(AnswerShape):
    """A token that is good for nothing any more."""

    revoked: str


class DataDeletedShape(AnswerShape):
    """How much was deleted."""

    sessions: int
    rooms: int
    tokens: int
