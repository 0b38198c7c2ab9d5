"""What counsel said to the jury, told at the debrief: what an opening promised and whether the jury heard it, and the
sentences of a closing that nobody swore to. Pure, from the debrief. Source: spec/trial.md, "Debrief"."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from venire.exports.counts import count, of_them
from venire.exports.court.parties import PARTIES
from venire.exports.document import Section
from venire.law.argument.improper_remarks import improper_remarks
from venire.law.case_file.case import Side
from venire.proceedings.trial.debrief import SpeechTold, TrialDebrief


def speeches_section(ending: TrialDebrief, you: Side | None) -> Sequence[Section]:
    """A line for each speech, and beneath an opening each promise that the jury never heard kept; nothing where
    nobody spoke. ``you``: the side of the student who reads it."""
    items = [line for one in ending.speeches for line in speech_lines(one, you)]
    return [Section("What was said to the jury", items=items)] if items else []


def speech_lines(one: SpeechTold, you: Side | None) -> Iterator[str]:
    """What came of one speech, in a sentence or two."""
    whose = f"Your {one.station}" if one.by == you else f"{PARTIES[one.by]}'s {one.station}"
    if not one.text:
        yield f"{whose} was waived."
        return
    yield f"{whose}, {count(len(one.text.split()), 'word')}. {_came_of(one)}"
    for promise in one.promises:
        if not promise.kept:
            yield f"{whose} promised, and the jury never heard it: “{promise.said}”"
    for said in one.improper:
        met = "the judge told the jury to disregard it" if said.stopped else "nobody objected, as they might have"
        yield f"{whose} {improper_remarks().told[said.wrong]}; {met}: “{said.said}”"


def _came_of(one: SpeechTold) -> str:
    if one.station == "closing":
        return _sworn(len(one.unsworn))
    if not one.promises:
        return "It promised no evidence in so many words."
    kept = sum(promise.kept for promise in one.promises)
    if kept == len(one.promises):
        return f"It made {count(kept, 'promise')} of evidence and kept {'it' if kept == 1 else 'them'}."
    return f"It made {count(len(one.promises), 'promise')} of evidence and kept {of_them(kept, len(one.promises))}."


def _sworn(missing: int) -> str:
    if not missing:
        return "All that it stated as fact had been sworn to or shown."
    return f"It stated as fact what nobody had sworn to, in {count(missing, 'sentence')}."
