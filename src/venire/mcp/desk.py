"""What every tool works with: venire and its rooms, and in whose name this server holds what it is asked to hold."""

from __future__ import annotations

from dataclasses import dataclass, field

from venire.app import Venire
from venire.errors import VenireError
from venire.exports.tellings.kinds import telling
from venire.host.court import NoSession
from venire.host.session import AnySession
from venire.kernel.request import LOCAL
from venire.law.case_file.case import Case
from venire.library.case_error import NoSuchCase, SourceFailed
from venire.rooms.rooms import Rooms


@dataclass(frozen=True, slots=True)
class Desk:
    """The clerk's desk, at which agents from outside are heard."""

    venire: Venire
    rooms: Rooms
    owner: str = LOCAL
    """Whose are the sessions that it opens by itself: of the command on one's own machine, or of the server."""
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

    async def session(self, name: str) -> AnySession:
        """What was held here under this name. Raises :class:`VenireError`."""
        try:
            return await self.venire.find(name, self.owner)
        except NoSession as error:
            raise VenireError(
                "Nothing was held here under that name.", "Give the `id` that debate, deliberate or examine gave."
            ) from error
