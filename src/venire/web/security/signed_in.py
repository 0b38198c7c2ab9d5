"""Who sends a request, where people have accounts: by the sign-in of its browser, by the token of a program, or as a
guest by the seat it holds in a room. Source: spec/platform.md, "Security"."""

from __future__ import annotations

from collections.abc import Sequence
from urllib.parse import quote

from starlette.requests import Request

from venire.accounts.book import AccountBook, SignedIn
from venire.accounts.program_tokens import PREFIX
from venire.accounts.programs import Programs
from venire.kernel.record import Seat
from venire.rooms.codes import read_code
from venire.rooms.room import Room
from venire.rooms.rooms import Rooms
from venire.web.security.callers import GUEST, Caller
from venire.web.security.doors import LOBBY, OPEN, PAPERS, ROOM, SAFE, SESSION
from venire.web.security.owners import Owners
from venire.web.security.seats import COOKIE as SEAT
from venire.web.security.seats import LONGEST, bearer_of
from venire.web.strings import say
from venire.web.trouble import Trouble, trouble

COOKIE = "venire_sign_in"
LONGEST_PLACE = 1000
"""Characters of an address."""
MOST_SEATS = 8
"""Seats of one browser that are looked at."""


class NotSignedIn(Trouble):
    """Nobody is known here."""

    def __init__(self) -> None:
        super().__init__(401, say("errors.sign_in"), say("errors.sign_in_remedy"))


def sign_in_at(request: Request) -> str:
    """The page on which one signs in, and from which one comes back to where one wanted to go."""
    path, asked = request.scope["path"], request.scope["query_string"].decode("latin-1")
    wanted = quote(f"{path}?{asked}" if asked else path, safe="")
    return "/sign-in" if path == "/" else f"/sign-in?next={wanted}"


def own_place(wanted: str) -> str:
    """Where to go after signing in: a page of this server, or else its first. A browser reads ``\\`` as ``/``, and
    leaves tabs and line ends out; ``//elsewhere`` is another server."""
    plain = wanted.isprintable() and "\\" not in wanted and len(wanted) <= LONGEST_PLACE
    return wanted if plain and wanted.startswith("/") and not wanted.startswith("//") else "/"


class SignedInCallers:
    """Knows who sends a request, where there are accounts."""

    def __init__(
        self, owners: Owners, accounts: AccountBook, programs: Programs, rooms: Rooms, *, guests: bool
    ) -> None:
        self._owners, self._accounts, self._programs = owners, accounts, programs
        self._rooms, self._guests = rooms, guests

    async def of(self, request: Request) -> Caller:
        """Raises :class:`NotSignedIn`, and a 401 for a token for programs that is good for nothing."""
        if bearer_of(request).startswith(PREFIX):
            return await self._program(bearer_of(request))
        token = request.cookies.get(COOKIE, "")
        who = await self._accounts.who(token)
        if who is not None:
            return self._known(token, who)
        if OPEN.fullmatch(request.scope["path"]) or (self._guests and await self._let_in(request)):
            return Caller(GUEST, standing="guest", name=GUEST)
        raise NotSignedIn

    def cookie(self, owner: str) -> str:
        """What the cookie of this owner holds."""
        return self._owners.token(owner)

    def _known(self, token: str, who: SignedIn) -> Caller:
        async def again() -> bool:
            return await self._accounts.who(token) is not None

        account = who.account
        return Caller(account.owner, standing=account.role, who=who, name=account.name, looks_again=again)

    async def _program(self, bearer: str) -> Caller:
        found = await self._programs.of(bearer)
        if found is None:
            raise trouble(401, "no_token")

        async def again() -> bool:
            return await self._programs.of(bearer) is not None

        scopes = frozenset(found.token.scopes)
        return Caller(found.token.owner, scopes, standing=found.role, name=found.name, looks_again=again)

    async def _let_in(self, request: Request) -> bool:
        """Whether it comes to a room by its code, or holds a seat in the one that it is about."""
        path: str = request.scope["path"]
        if LOBBY.fullmatch(path):
            return True
        if SAFE.isdisjoint({request.method}) or not PAPERS.fullmatch(path):
            return any(_about(path, *held) for held in await self._held(request))
        return bool(await self._held(request))

    async def _held(self, request: Request) -> Sequence[tuple[Room, Seat]]:
        """The seats for which a request carries a token."""
        found = [await self._rooms.seat_of(token) for token in _seats_shown(request)]
        return [held for held in found if held is not None]


def _about(path: str, room: Room, _seat: Seat) -> bool:
    """Whether an address is one of this room, or of its session."""
    of_room, of_session = ROOM.fullmatch(path), SESSION.fullmatch(path)
    if of_room is not None:
        return read_code(of_room[1]) == room.code
    return of_session is not None and of_session[1] == room.session


def _seats_shown(request: Request) -> list[str]:
    """The tokens for seats that a request carries, as a bearer and in its cookies."""
    cookies = [value for name, value in request.cookies.items() if name.startswith(SEAT)]
    return [token[:LONGEST] for token in (bearer_of(request), *cookies[:MOST_SEATS]) if token]
