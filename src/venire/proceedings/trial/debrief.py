"""The debrief of a trial: that of its examination, that of its jury, and what counsel said to it."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Literal

from venire.kernel.folds.accounts import Accounts, accounts
from venire.kernel.frozen import Frozen
from venire.kernel.record import Entry
from venire.kernel.within import within
from venire.law.argument.improper_address import Wrong, improper
from venire.law.case_file.case import Side, other
from venire.proceedings.deliberation.readings.debrief import Debrief as JuryDebrief
from venire.proceedings.deliberation.readings.debrief import debrief as debrief_jury
from venire.proceedings.examination.readings.debrief import Debrief as CourtDebrief
from venire.proceedings.examination.readings.debrief import debrief as debrief_court
from venire.proceedings.trial import events as ev
from venire.proceedings.trial.address_checks import promised, unkept
from venire.proceedings.trial.rules import State, TrialRules


class Unsworn(Frozen):
    """A sentence that counsel told the jury and nobody swore to."""

    station: ev.Station
    by: Side
    said: str
    met: Literal["objection", "judge", "nothing"]
    """With an objection at once, with the judge's word at the close, or with nothing: a promise that was not kept."""


class Promise(Frozen):
    """A sentence of an opening that promised evidence. ``kept``: whether the jury heard it."""

    said: str
    kept: bool


class ImproperTold(Frozen):
    """A sentence of a speech that was improper whatever was sworn. ``stopped``: whether it was objected to."""

    said: str
    wrong: Wrong
    stopped: bool


class SpeechTold(Frozen):
    """An opening or a closing, and what came of it."""

    station: ev.Station
    by: Side
    text: str
    """Empty where it was waived."""
    promises: tuple[Promise, ...] = ()
    """Of an opening."""
    unsworn: tuple[str, ...] = ()
    """Sentences of a closing that nobody swore to."""
    improper: tuple[ImproperTold, ...] = ()
    """Appeals to passion, the golden rule, counsel's own belief."""


class TrialDebrief(Frozen):
    """What is shown when it is over."""

    case: str
    verdict: str
    """Empty where no jury sat."""
    examination: CourtDebrief
    jury: JuryDebrief | None
    heard: tuple[str, ...]
    """Facts and exhibits that reached the jury."""
    unsworn: tuple[Unsworn, ...] = ()
    """In the order in which it was said: promises of openings that were not kept, then facts of closings."""
    speeches: tuple[SpeechTold, ...] = ()
    """What counsel said to the jury, in the order in which it was said."""
    accounts: Accounts | None = None
    """What the models took; the whole trial's; None where none was called."""


def debrief(rules: TrialRules, state: State, entries: Sequence[Entry]) -> TrialDebrief:
    """The debrief of a record that has come to its end. Raises :class:`ValueError` where nobody was examined."""
    told = rules.heard(state)
    sat = within(entries, ev.JURY)
    missing = tuple(_unsworn(rules, state, entries))
    return TrialDebrief(
        case=rules.case.id,
        verdict=state.verdict,
        examination=debrief_court(rules.case, within(entries, ev.EXAMINATION)),
        jury=debrief_jury(told.as_case(), sat) if sat else None,
        heard=tuple(sorted(told.facts | told.exhibits)),
        unsworn=missing,
        speeches=tuple(_speech(rules, state, one, missing) for one in state.addresses),
        accounts=accounts(entries),
    )


def _speech(rules: TrialRules, state: State, one: ev.Addressed, missing: Sequence[Unsworn]) -> SpeechTold:
    court = state.examination.state if state.examination else None
    promises = promised(rules.case, court, one) if court and one.station == "opening" else ()
    closing = [told.said for told in missing if (told.station, told.by) == ("closing", one.by)]
    return SpeechTold(
        station=one.station,
        by=one.by,
        text=one.text,
        promises=tuple(Promise(said=said, kept=kept) for said, kept in promises),
        unsworn=tuple(closing) if one.station == "closing" else (),
        improper=tuple(_improper(state, one, closing)),
    )


def _improper(state: State, one: ev.Addressed, unsworn: Sequence[str]) -> Iterator[ImproperTold]:
    for found in improper(one.text):
        stopped = found.said in state.stopped
        if stopped or found.said not in unsworn:
            yield ImproperTold(said=found.said, wrong=found.wrong, stopped=stopped)


def _unsworn(rules: TrialRules, state: State, entries: Sequence[Entry]) -> Iterator[Unsworn]:
    court = state.examination.state if state.examination else None
    if court is not None:
        for one in state.spoken("opening"):
            for said in unkept(rules.case, court, one):
                yield Unsworn(station="opening", by=one.by, said=said, met="nothing")
    for event in (entry.event for entry in entries):
        match event:
            case ev.AddressRuled(wrong=None):
                yield Unsworn(station="closing", by=other(event.by), said=event.said, met="objection")
            case ev.AddressHeard():
                for said in event.passed:
                    yield Unsworn(station="closing", by=event.by, said=said, met="judge")
            case _:
                pass
