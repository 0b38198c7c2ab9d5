"""How tokens and accounts are told."""

from __future__ import annotations

from venire.accounts.audit import What
from venire.accounts.roles import Deed, Role
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


class AccountShape(AnswerShape):
    """Somebody who signs in."""

    id: str
    name: str
    role: Role
    created: str
    disabled: bool
    has_password: bool


class AccountsShape(AnswerShape):
    """All accounts, by name."""

    accounts: tuple[AccountShape, ...]


class SignedInShape(AnswerShape):
    """You have signed in."""

    account: AccountShape
    until: str
    """When this sign-in ends by itself."""


class SignedOutShape(AnswerShape):
    """You have signed out."""

    signed_out: bool


class MeShape(AnswerShape):
    """Who you are here."""

    name: str
    role: str
    """`guest` for whoever has no account."""
    may: tuple[Deed, ...]


class LinkShape(AnswerShape):
    """A link that signs in once."""

    link: str
    """Below the address of this server. Told once."""
    until: str


class RemovedShape(AnswerShape):
    """An account that is no more."""

    removed: str


class SeatingShape(AnswerShape):
    """A seat that a teacher has given to a student."""

    room: str
    seat: str
    name: str
    """What the student is called."""


class SeatingsShape(AnswerShape):
    """The seats that were given to you."""

    seatings: tuple[SeatingShape, ...]


class ReadShape(AnswerShape):
    """Somebody has read something from the bench."""

    at: str
    who: str
    name: str
    what: What
    session: str
    room: str


class AuditShape(AnswerShape):
    """Who read what from the bench, the newest first."""

    rows: tuple[ReadShape, ...]
    altered: int
    """How many rows of the whole log are not as they were written, or have lost the one before them."""
