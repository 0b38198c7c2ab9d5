"""A session in every form it can be taken away in, as one viewer may see it."""

from __future__ import annotations

import json
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any

from venire.errors import VenireError
from venire.exports.html import html
from venire.exports.markdown import markdown
from venire.exports.transcript import Names, Passage, transcript
from venire.host.session import AnySession
from venire.kernel.record import BENCH, Entry, Viewer, may_see
from venire.law.case import Case
from venire.law.persona import Roster
from venire.ports import Store
from venire.proceedings.deliberation.debrief import Debrief
from venire.proceedings.deliberation.own_part import OwnPart, own_part

Lines = Sequence[Mapping[str, Any]]


@dataclass(frozen=True)
class Reader:
    """A session to read. ``ending`` is given once it is over; then nothing is sealed any more."""

    store: Store
    session: AnySession
    viewer: Viewer
    case: Case
    roster: Roster
    ending: Debrief | None

    @property
    def names(self) -> Names:
        return Names(self.roster, self.case)

    def entries(self) -> Sequence[Entry]:
        """What this viewer may see."""
        return [entry for entry in self.session.entries if may_see(self.viewer, entry.event)]

    def passages(self) -> Sequence[Passage]:
        """The transcript."""
        return list(transcript(self.entries(), self.names))

    def parts(self) -> Sequence[OwnPart]:
        """What the people who sat in it did; told once it is over."""
        seats = [int(seat.rpartition("/")[2]) for seat in self.session.people] if self.ending else []
        return [own_part(self.session.entries, seat) for seat in seats]

    async def write(self, form: str) -> str:
        """The whole session as ``jsonl``, ``json``, ``md`` or ``html``. Raises :class:`VenireError`."""
        match form:
            case "jsonl":
                return "".join(json.dumps(line, ensure_ascii=False) + "\n" for line in await self.lines())
            case "json":
                return json.dumps(await self._whole(), ensure_ascii=False, indent=1) + "\n"
            case "md":
                return markdown(self.passages(), self.ending, self.names, self.parts())
            case "html":
                return html(self.case.title, self.passages(), self.ending, self.names, self.parts())
            case _:
                raise VenireError(f"There is no format {form[:20]!r}.", "Use jsonl, json, md or html.")

    async def lines(self) -> Lines:
        """One mapping an entry. From the bench with salts and hashes, else numbered for this viewer alone."""
        if self.viewer == BENCH:
            return await self.store.export(self.session.id)
        encode = self.session.kind.codec.encode_event
        return [
            {"seq": no, "at": entry.at.isoformat(), **encode(entry.event), "session": self.session.id}
            for no, entry in enumerate(self.entries(), start=1)
        ]

    async def _whole(self) -> Mapping[str, object]:
        """Everything needed to read the session elsewhere: what it was opened on, entries, debrief."""
        sealed = self.viewer != BENCH
        return {
            "session": self.session.id,
            "kind": self.session.kind.name,
            "title": self.case.title,
            "viewer": self.viewer,
            "contents": {} if sealed else {pin: json.loads(body) for pin, body in self.session.contents.items()},
            "entries": list(await self.lines()),
            "debrief": self.ending.model_dump(mode="json") if self.ending else None,
        }
