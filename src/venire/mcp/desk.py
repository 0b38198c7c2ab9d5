"""What every tool works with: venire and its rooms, and in whose name this server holds what it is asked to hold."""

from __future__ import annotations

from dataclasses import dataclass, field
from hashlib import sha256

from venire.app import Venire
from venire.errors import VenireError
from venire.exports.tellings.kinds import telling
from venire.host.court import NoSession
from venire.host.session import AnySession
from venire.kernel.request import LOCAL
from venire.law.case_file.case import Case
from venire.library.case_error import NoSuchCase, SourceFailed
from venire.rooms.rooms import Rooms

_OF = "-"
"""Between the owner of a desk and one of its clients."""


@dataclass(frozen=True, slots=True)
class Desk:
    """The clerk's desk, at which agents from outside are heard."""

    venire: Venire
    rooms: Rooms
    owner: str = LOCAL
    """Whose are the sessions that it opens for the command on one's own machine; on a server, how the names of the
    clients begin whose they are."""
    named: dict[str, tuple[str, ...]] = field(default_factory=dict[str, tuple[str, ...]])
    """The tools that hand up an act, by its kind; known when all tools are there."""

    def case(self, case_id: str) -> Case:
        """The case of this id. Raises :class:`VenireError`."""
        try:
            return self.venire.library.load(case_id)
        except SourceFailed:
            raise
        except NoSuchCase as error:
            raise VenireError(f"There is no case {case_id[:80]!r}.", "list_cases names those there are.") from error

    def debrief(self, session: AnySession) -> str:
        """Why it came out so, in Markdown; empty while it goes on, and where it came to no end of its own."""
        if not session.unsealed or session.halted or session.sitting.given_up:
            return ""
        return telling(session).markdown((), self.venire.ending(session))

    def client(self, connection: str) -> str:
        """The owner of what is opened over this connection: nobody reads its name off it."""
        return f"{self.owner}{_OF}{sha256(connection.encode()).hexdigest()[:24]}"

    async def session(self, name: str, client: str) -> AnySession:
        """What was held under this name for this client, or for any agent without a token: whoever knows the name of
        that may ask how it came out, also over another connection. Raises :class:`VenireError`."""
        try:
            found = await self.venire.find(name, self.owner if name == "last" else None)
            if found.head.owner not in (client, self.owner) and not found.head.owner.startswith(f"{self.owner}{_OF}"):
                raise NoSession
            return found
        except NoSession as error:
            raise VenireError(
                "Nothing was held here under that name.", "Give the `id` that debate, deliberate or examine gave."
            ) from error
