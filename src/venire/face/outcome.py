"""What came of a proceeding: its debrief, its record, and the ways on from there."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace
from pathlib import Path
from typing import Generic, TypeVar

from venire import __version__
from venire.app import rules_of
from venire.exports.session import ExportReader
from venire.face.apart import run_apart
from venire.host.session import AnySession
from venire.kernel.frozen import Frozen
from venire.kernel.minutes import Alerted, SteppedIn
from venire.kernel.record import BENCH, Event, Viewer, may_see
from venire.law.case_file.persona import JurorCard

R_co = TypeVar("R_co", bound=Frozen, covariant=True)


@dataclass(frozen=True, slots=True, repr=False)
class Outcome(Generic[R_co]):
    """A proceeding that is over. ``result`` is the debrief of its kind."""

    result: R_co
    session: AnySession
    """The session itself, to be read: ``session.entries`` is the whole record."""
    key: bytes
    """The key that its record is signed with: what ``verify`` checks an exported record against."""
    data: Path | None
    """The data folder in which it is kept; None: in memory only."""
    _reader: ExportReader
    version: str = __version__
    """Of venire, that held it."""

    @property
    def id(self) -> str:
        """The session's id."""
        return self.session.id

    @property
    def ended(self) -> str:
        """How it ended, in a word: ``not_guilty``."""
        return self.session.result

    @property
    def jurors(self) -> Sequence[JurorCard]:
        """Who sat on the jury of a deliberation, by seat. Raises :class:`venire.errors.VenireError` elsewhere."""
        return rules_of(self.session).roster.jurors

    def export(self, form: str = "jsonl", viewer: Viewer = BENCH) -> str:
        """The session as ``jsonl``, ``json``, ``md`` or ``html``, or its tables as ``csv``.

        ``viewer``: only what this seat, or the ``gallery``, saw. Raises :class:`venire.errors.VenireError` for a form
        that there is not.
        """
        reader = self._reader if viewer == BENCH else replace(self._reader, viewer=viewer, ending=None)
        return run_apart(lambda: reader.write(form))

    def save(self, path: Path | str) -> Path:
        """Write it to a file, in the form that its ending says: ``record.jsonl``, ``debate.html``."""
        target = Path(path)
        target.write_text(self.export(target.suffix.removeprefix(".") or "jsonl"), encoding="utf-8")
        return target

    def events(self, viewer: Viewer = BENCH) -> Sequence[Event]:
        """Everything that happened, as this viewer may see it."""
        return [entry.event for entry in self.session.entries if may_see(viewer, entry.event)]

    @property
    def stepped_in(self) -> Sequence[SteppedIn]:
        """Where somebody could not answer, and who answered instead: one's own participants' failures are here."""
        return [event for event in self.events() if isinstance(event, SteppedIn)]

    @property
    def alerts(self) -> Sequence[Alerted]:
        """What the monitors found."""
        return [event for event in self.events() if isinstance(event, Alerted)]

    def __repr__(self) -> str:
        told = f"{self.session.kind.name} {self.id}: {self.ended or 'ended'}"
        return f"<{told}, {len(self.session.entries)} entries>"
