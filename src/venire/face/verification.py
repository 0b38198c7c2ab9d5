"""Is a record as it was written? ``verify("record.jsonl", outcome)``."""

from __future__ import annotations

from dataclasses import dataclass
from pathlib import Path

from venire.errors import VenireError
from venire.exports.recorded import Lines, lines_of, require_lines, text_of
from venire.face.apart import run_apart
from venire.face.opening import open_venire
from venire.face.outcome import Outcome
from venire.kernel.chain import first_fault
from venire.kernel.frozen import Frozen


@dataclass(frozen=True, slots=True)
class Verified:
    """What came of a check. It is true where the record is as it was written."""

    session: str
    entries: int
    line: int = 0
    """The first entry that is not as it was written; 0: all are."""
    fault: str = ""
    """What is wrong with it, in a sentence."""

    def __bool__(self) -> bool:
        return not self.fault


def verify(
    record: Path | str | Outcome[Frozen],
    key: bytes | Outcome[Frozen] | None = None,
    *,
    data: Path | str | None = None,
) -> Verified:
    """Check a record: every entry there, in order, unaltered, to the end.

    ``record``: a ``.jsonl`` export by its path, or an outcome. ``key``: the key of its session, or the outcome that has
    it; None: the one kept in ``data``, the data folder. Raises :class:`VenireError` where there is nothing to check, or
    no key to check it with.
    """
    lines = _lines(record)
    named = lines[0].get("session") if lines else None
    if not isinstance(named, str) or not any("hash" in line for line in lines):
        raise VenireError("There is nothing here that can be checked.", "Give a whole jsonl export, made by the bench.")
    kept = key if key is not None else record if isinstance(record, Outcome) else None
    signed = kept.key if isinstance(kept, Outcome) else kept
    fault = first_fault(signed or run_apart(lambda: _key(named, data)), named, lines)
    return Verified(named, len(lines)) if fault is None else Verified(named, len(lines), fault.line, fault.what)


def _lines(record: Path | str | Outcome[Frozen]) -> Lines:
    text = record.export("jsonl") if isinstance(record, Outcome) else text_of(Path(record))
    require_lines(text)
    return lines_of(text)


async def _key(session: str, data: Path | str | None) -> bytes:
    async with open_venire(data) as venire:
        try:
            return await venire.court.store.key(session)
        except KeyError as error:
            raise VenireError(
                f"The key of session {session[:60]!r} is not kept here.", "Give the data folder, or the key."
            ) from error
