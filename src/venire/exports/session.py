"""A session in every form it can be taken away in, as one viewer may see it."""

from __future__ import annotations

import csv
import json
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, replace
from io import StringIO
from typing import Any

from venire.errors import VenireError
from venire.exports.alerts import alerts_of, alerts_table, alerts_told
from venire.exports.document import Table
from venire.exports.tellings.deliberation import DeliberationTold
from venire.exports.tellings.kinds import case_if_any
from venire.exports.tellings.protocol import Telling
from venire.exports.transcript import Names, Passage
from venire.host.session import AnySession
from venire.kernel.frozen import Frozen
from venire.kernel.record import BENCH, Entry, Viewer, may_see
from venire.law.case_file.case import Case
from venire.law.case_file.civil_words import Wording, in_text_of, in_words_of
from venire.law.case_file.persona import Roster
from venire.ports import Store

Lines = Sequence[Mapping[str, Any]]
FORMS = ("jsonl", "json", "md", "html", "csv")
RECORDED = ("jsonl", "json")
"""Those that hold the record line by line."""


@dataclass(frozen=True)
class ExportReader:
    """A session to read. ``ending`` is given to the bench once it is over: it tells what was sealed from the seats."""

    store: Store
    session: AnySession
    viewer: Viewer
    telling: Telling
    ending: Frozen | None

    @property
    def case(self) -> Case:
        return self.telling.case

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
        entries = self.entries()
        told = (*self.telling.passages(entries), *alerts_told(entries))
        return tuple(replace(passage, text=self._words(passage.text), who=self._words(passage.who)) for passage in told)

    @property
    def _words(self) -> Wording:
        """A debate on a topic is of no case, and told as it stands."""
        case = case_if_any(self.session)
        return str if case is None else in_words_of(case)

    async def write(self, form: str) -> str:
        """The whole session as ``jsonl``, ``json``, ``md`` or ``html``, or its tables as ``csv``.

        Raises :class:`VenireError`.
        """
        return self.written(form, await self.lines() if form in RECORDED else ())

    def written(self, form: str, lines: Lines) -> str:
        """The same, given what :meth:`lines` gives. Raises :class:`VenireError`."""
        match form:
            case "jsonl":
                return "".join(json.dumps(line, ensure_ascii=False) + "\n" for line in lines)
            case "json":
                return json.dumps(self._whole(lines), ensure_ascii=False, indent=1) + "\n"
            case "md":
                return self._words(self.telling.markdown(self.passages(), self.ending))
            case "html":
                return in_text_of(self.telling.html(self.passages(), self.ending), self._words)
            case "csv":
                return self._csv()
            case _:
                raise VenireError(f"There is no format {form[:20]!r}.", f"Use {', '.join(FORMS[:-1])} or {FORMS[-1]}.")

    def _csv(self) -> str:
        """Every table, one after another; the first column names it."""
        if not self.session.over:
            raise VenireError(f"{self.telling.pending} Its tables are sealed until it is over.", "Export md or jsonl.")
        if self.session.halted and self.viewer == BENCH:
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
            return await self.store.export(self.session.id)
        return self.seen_lines()

    def seen_lines(self) -> Lines:
        """One mapping an entry that this viewer may see, numbered for it."""
        encode = self.session.kind.codec.encode_event
        return [
            {"seq": no, "at": entry.at.isoformat(), **encode(entry.event), "session": self.session.id}
            for no, entry in enumerate(self.entries(), start=1)
        ]

    def _whole(self, lines: Lines) -> Mapping[str, object]:
        """Everything needed to read the session elsewhere: what it was opened on, entries, debrief."""
        sealed = self.viewer != BENCH
        return {
            "session": self.session.id,
            "kind": self.session.kind.name,
            "title": self.telling.title,
            "viewer": self.viewer,
            "contents": {} if sealed else {pin: json.loads(body) for pin, body in self.session.contents.items()},
            "entries": list(lines),
            "debrief": self.ending.model_dump(mode="json") if self.ending else None,
            "alerts": [one.model_dump(mode="json") for one in alerts_of(self.entries())],
        }


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
