"""A session in every form it can be taken away in, as one viewer may see it."""

from __future__ import annotations

import csv
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, replace
from inspect import isawaitable
from io import StringIO
from json import loads
from typing import Any

from venire.catalog import EXPORTS
from venire.errors import VenireError
from venire.exports.alerts import alerts_of, alerts_table, alerts_told
from venire.exports.document import Table
from venire.exports.tellings.deliberation import DeliberationTold
from venire.exports.tellings.protocol import Telling
from venire.exports.transcript import Names, Passage
from venire.exports.unprinted import json_text
from venire.host.session import AnySession
from venire.kernel.folds.views import instant
from venire.kernel.frozen import Frozen
from venire.kernel.record import BENCH, Entry, Viewer, may_see
from venire.law.case_file.case import Case
from venire.law.case_file.civil_words import Wording, in_text_of, in_words_of
from venire.law.case_file.persona import Roster
from venire.ports import Store

Lines = Sequence[Mapping[str, Any]]


@dataclass(frozen=True)
class ExportReader:
    """A session to read. ``ending`` is given to the bench once it is over: it tells what was sealed from the seats."""

    store: Store
    session: AnySession
    viewer: Viewer
    telling: Telling
    ending: Frozen | None
    kept: Lines | None = None
    """What the bench reads of the store, where it has been read already."""

    @property
    def case(self) -> Case:
        """The case. Raises :class:`VenireError` for a session that is no deliberation."""
        return self._jury.case

    @property
    def roster(self) -> Roster:
        """The jurors. Raises :class:`VenireError` for a session that is no deliberation."""
        return self._jury.roster

    @property
    def names(self) -> Names:
        """What jurors and things are called. Raises :class:`VenireError` for a session that is no deliberation."""
        return self._jury.names

    @property
    def _jury(self) -> DeliberationTold:
        if not isinstance(self.telling, DeliberationTold):
            raise VenireError("This session is not a deliberation.", "Choose another from `venire sessions`.")
        return self.telling

    def entries(self) -> Sequence[Entry]:
        """What this viewer may see."""
        return [entry for entry in self.session.entries if may_see(self.viewer, entry.event)]

    def passages(self) -> Sequence[Passage]:
        """The transcript; at its end, for the bench, what monitors noted."""
        return self.passages_of(self.entries())

    def passages_of(self, entries: Sequence[Entry]) -> Sequence[Passage]:
        """The same of some of what this viewer may see."""
        told = (*self.telling.passages(entries), *alerts_told(entries))
        return tuple(replace(passage, text=self._words(passage.text), who=self._words(passage.who)) for passage in told)

    @property
    def _words(self) -> Wording:
        """What is of no case is told as it stands."""
        case = self.telling.case
        return str if case is None else in_words_of(case)

    async def write(self, form: str) -> str:
        """The whole session as ``jsonl``, ``json``, ``md`` or ``html``, its tables as ``csv``, or in a form of another
        package. Raises :class:`VenireError`."""
        wanted = named_form(form)
        try:
            made = wanted.write(self)
            text: object = await made if isawaitable(made) else made
            if isinstance(text, str):
                return text
            raise TypeError("a form writes text")
        except VenireError:
            raise
        except Exception as error:
            told = f"The form {form!r} could not write this session ({type(error).__name__})."
            raise VenireError(told, "Choose another form.") from error

    async def jsonl(self) -> str:
        """The record, one entry a line."""
        return "".join(json_text(line) + "\n" for line in await self.lines())

    async def json(self) -> str:
        """Everything needed to read it elsewhere."""
        return json_text(await self._whole(), indent=1) + "\n"

    def markdown(self) -> str:
        """The transcript, and, for the bench, the debrief."""
        return self._words(self.telling.markdown(self.passages(), self.ending))

    def html(self) -> str:
        """The same, to be read in a browser."""
        return in_text_of(self.telling.html(self.passages(), self.ending), self._words)

    def csv(self) -> str:
        """Every table, one after another; the first column names it."""
        if not self.session.over:
            raise VenireError(f"{self.telling.pending} Its tables are sealed until it is over.", "Export md or jsonl.")
        if self.viewer == BENCH and (self.session.halted or self.session.sitting.given_up):
            return "\n".join(written(name, table) for name, table in self._alerts().items())
        if self.ending is None:
            raise VenireError("The tables tell what was sealed.", "Export csv without --as.")
        tables = {**self.telling.tables(self.ending), **self._alerts()}
        if not tables:
            raise VenireError(f"A {self.session.kind.name} has no tables.", "Export it as jsonl, json, md or html.")
        return "\n".join(written(name, table) for name, table in tables.items())

    def _alerts(self) -> Mapping[str, Table]:
        table = alerts_table(self.entries())
        return {"alerts": table} if table.rows else {}

    async def lines(self) -> Lines:
        """One mapping an entry. From the bench with salts and hashes, else numbered for this viewer alone."""
        if self.viewer == BENCH:
            return await self.store.export(self.session.id) if self.kept is None else self.kept
        return self.seen_lines()

    def seen_lines(self) -> Lines:
        """One mapping an entry that this viewer may see, numbered for it."""
        encode = self.session.kind.codec.encode_event
        return [
            {
                "seq": no,
                "at": instant(self.viewer, entry).isoformat(),
                **encode(entry.event),
                "session": self.session.id,
            }
            for no, entry in enumerate(self.entries(), start=1)
        ]

    def _outcome(self) -> Mapping[str, object] | None:
        """What the real court decided; None before its time, and where none has."""
        real = self.telling.case.outcome if self.ending and self.telling.case else None
        return real.model_dump(mode="json") if real else None

    async def _whole(self) -> Mapping[str, object]:
        """Everything needed to read the session elsewhere: what it was opened on, entries, debrief."""
        sealed = self.viewer != BENCH
        return {
            "session": self.session.id,
            "kind": self.session.kind.name,
            "title": self.telling.title,
            "viewer": self.viewer,
            "contents": {} if sealed else {pin: loads(body) for pin, body in self.session.contents.items()},
            "entries": list(await self.lines()),
            "debrief": self.ending.model_dump(mode="json") if self.ending else None,
            "outcome": self._outcome(),
            "alerts": [one.model_dump(mode="json") for one in alerts_of(self.entries())],
        }


def named_form(name: str) -> Any:  # noqa: ANN401 - an ExportForm, whose module imports this one
    """The form of this name. Raises :class:`VenireError` where there is none, or it is left out."""
    if name in EXPORTS.names():
        return EXPORTS.named(name)
    if EXPORTS.installed().failed(name):
        raise EXPORTS.lack(name)
    *first, last = EXPORTS.names()
    raise VenireError(f"There is no format {name[:20]!r}.", f"Use {', '.join(first)} or {last}.")


def written(name: str, table: Table) -> str:
    """A table as CSV."""
    out = StringIO()
    writer = csv.writer(out, lineterminator="\n")
    writer.writerow(("table", *table.columns))
    writer.writerows((name, *map(_inert, row)) for row in table.rows)
    return out.getvalue()


def _inert(cell: str) -> str:
    """A text that no spreadsheet takes for a formula; numbers stay numbers."""
    number = cell[:1] in "+-" and cell[1:].isdigit()
    return f"'{cell}" if cell[:1] in ("=", "+", "-", "@") and not number else cell
