"""How a persuasion went: a reading of its record, for a session that is over."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from venire.kernel.folds.accounts import Accounts, accounts
from venire.kernel.frozen import Frozen
from venire.kernel.record import Entry
from venire.law.case_file.case import Side
from venire.proceedings.persuasion.events import PersuasionClosed, PersuasionOpened, SaidTo, Settled, TakenIn


class PersuasionResult(Frozen):
    """What is shown when it is over."""

    case: str
    seed: str
    side: Side
    turns: int
    """What the player said, in all."""
    settled: Settled
    together: str = ""
    """The verdict of the jurors' own deliberation, where they held one."""
    words: Mapping[int, str] = {}
    """What the player said, by number."""
    hurt: tuple[int, ...] = ()
    """The numbers of what the juror took for an insult."""
    accounts: Accounts | None = None


def debrief(entries: Sequence[Entry]) -> PersuasionResult:
    """The debrief of a record. Raises :class:`ValueError` where it holds no settled persuasion."""
    opened = next((entry.event for entry in entries if isinstance(entry.event, PersuasionOpened)), None)
    settled = next((entry.event for entry in entries if isinstance(entry.event, Settled)), None)
    if opened is None or settled is None:
        raise ValueError("the record holds no settled persuasion")
    closed = next((entry.event for entry in entries if isinstance(entry.event, PersuasionClosed)), None)
    return PersuasionResult(
        case=opened.case,
        seed=opened.seed,
        side=opened.params.side,
        turns=sum(isinstance(entry.event, SaidTo) for entry in entries),
        settled=settled,
        together=closed.together if closed else "",
        words={one.event.no: one.event.text for one in entries if isinstance(one.event, SaidTo)},
        hurt=tuple(one.event.no for one in entries if isinstance(one.event, TakenIn) and _hurt(one.event)),
        accounts=accounts(entries),
    )


def _hurt(taken: TakenIn) -> bool:
    return any(mark.startswith("hurt:") for mark in taken.made_from)
