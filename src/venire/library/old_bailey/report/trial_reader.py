"""Session files as trials."""

from __future__ import annotations

import datetime as dt
import re
from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path
from xml.etree.ElementTree import Element

from venire.library.old_bailey.report.marks import CHARGE, CHARGE_END, marked_text, unmarked
from venire.library.old_bailey.report.narrative import Digest
from venire.library.old_bailey.report.persons import TrialFacts, gather, offences, parties, punishments, verdicts
from venire.library.old_bailey.report.sealed_outcome import seal_reported, seal_tagged, seal_testimony
from venire.library.old_bailey.report.speakers import Listener, joined
from venire.library.old_bailey.report.trial import Paragraph, Party, ReportedTrial
from venire.library.old_bailey.report.typography import clean
from venire.library.old_bailey.report.xml_stream import SIZE_LIMIT, trial_divs

_OATH_FROM = dt.date(1898, 10, 12)
"""The Criminal Evidence Act 1898 (61 & 62 Vict. c. 36) came into force on this day."""
_FORMAL_FROM = dt.date(1700, 1, 1)
"""Reports before about this time may tell the story first, and name the charge within it or nowhere."""
_EPOCH = dt.date(1674, 1, 1)


def parse(path: Path, size_limit: int = SIZE_LIMIT) -> Iterator[ReportedTrial]:
    """The trials of one session file in order, one in memory at a time.

    Raises :class:`venire.library.old_bailey.report.xml_stream.BrokenFile` where the file cannot be read further; the
    trials before that place have been given out.
    """
    return (read_trial(div, path.stem) for div in trial_divs(path, size_limit))


def read_trial(div: Element, session: str = "") -> ReportedTrial:
    """One ``trialAccount`` as a trial. Anything may be missing from it but the element itself."""
    facts = gather(div)
    marked = joined([text for p in div if p.tag == "p" and (text := clean(marked_text(p)))])
    tagged = seal_tagged(marked)
    opening = next((i for i, text in enumerate(marked) if CHARGE in text), 0)
    charge_text = unmarked(tagged[opening].visible) if tagged else ""
    accused, victims = (parties(facts, kind, charge_text) for kind in ("defendantName", "victimName"))
    day = _date(facts, div.get("id", ""), session)
    transcript, hidden = _transcript([s.visible for s in tagged], opening, accused, victims, day)
    return ReportedTrial(
        id=div.get("id", "") or f"t{session}-unnumbered",
        date=day,
        defendants=accused,
        victims=victims,
        witnesses=_witnesses(facts, transcript),
        offences=offences(facts),
        verdicts=verdicts(facts),
        punishments=punishments(facts),
        places=tuple(dict.fromkeys(place for place in facts.places if place)),
        transcript=tuple(transcript),
        sealed=tuple(s.hidden for s in tagged if s.hidden) + tuple(hidden),
    )


def _date(facts: TrialFacts, trial: str, session: str) -> dt.date:
    """The session's first day; from the id or the file's name where the tag is missing or no date."""
    values = [*(v.get("date", "") for v in facts.values.values() if "date" in v), trial, session]
    for value in values:
        found = re.search(r"(1[67]\d\d|18\d\d|19[01]\d)(\d\d)(\d\d)", value)
        if found:
            try:
                return dt.date(*(int(part) for part in found.groups()))
            except ValueError:
                continue
    return _EPOCH


def _witnesses(facts: TrialFacts, transcript: list[Paragraph]) -> tuple[str, ...]:
    tagged = [party.name for party in parties(facts, "witnessName", "")]
    heard = [p.speaker for p in transcript if p.voice == "witness"]
    return tuple(dict.fromkeys(name for name in tagged + heard if name))


def _transcript(
    visible: list[str], opening: int, accused: tuple[Party, ...], victims: tuple[Party, ...], day: dt.date
) -> tuple[list[Paragraph], list[str]]:
    """The paragraphs with their voices, and the words sealed by the second and third net."""
    listener = _listener(accused, victims, day)
    prosecutor = victims[0].name if victims else "The prosecutor"
    digest = Digest(accused[0].name if accused else "The prisoner", prosecutor)
    result: list[Paragraph] = []
    hidden: list[str] = []
    for number, text in enumerate(visible):
        heard = _opened(text, digest, day) if number == opening or CHARGE in text else []
        if number > opening and CHARGE not in text:
            heard = [listener.hear(text)]
        for paragraph in (p for h in heard for p in _digested(h, text, digest)):
            reporter = paragraph.voice == "reporter" or paragraph.reported or number == opening
            seal = seal_reported if reporter else seal_testimony
            sealed = seal(paragraph.text)
            hidden += [sealed.hidden] if sealed.hidden else []
            result += [replace(paragraph, text=sealed.visible)] if _says_something(sealed.visible, paragraph) else []
    return result, hidden


def _says_something(text: str, paragraph: Paragraph) -> bool:
    """What a verdict leaves behind ("SMITH—") says nothing."""
    return bool(text) and (paragraph.voice != "reporter" or len(text.split()) > 2)


def _listener(accused: tuple[Party, ...], victims: tuple[Party, ...], day: dt.date) -> Listener:
    return Listener(
        accused={
            key: p.name
            for p in reversed(accused)
            if p.surname
            for key in (p.surname.split()[-1].lower(), p.name.lower())
        },
        known={p.surname.split()[-1].lower(): p.name for p in reversed(victims) if p.surname},
        prosecutor=victims[0].name if victims else "",
        late=day >= _OATH_FROM,
    )


def _opened(text: str, digest: Digest, day: dt.date) -> list[Paragraph]:
    """The opening paragraph: the indictment, and in early reports the whole evidence after it."""
    end = text.rfind(CHARGE_END) + 1
    if CHARGE in text and not end:
        return [Paragraph(unmarked(text), voice="indictment")]
    if not end or (day < _FORMAL_FROM and "ndict" not in text):
        return [Paragraph(unmarked(text), voice="indictment"), *digest.read(text)]
    rest = re.search(r"(?<=[\w’)\ue001\ue005]{2})[.;:][\ue001\ue005]*\s+(?=\W*[A-Zdvwp])|\bwho (?=depos)", text[end:])
    after = text[end + rest.end() :] if rest else ""
    head = text[: end + rest.start()] if rest else text
    return [Paragraph(unmarked(head), voice="indictment"), *digest.read(after)]


def _digested(paragraph: Paragraph, marked: str, digest: Digest) -> list[Paragraph]:
    """A reporter's paragraph of some length may be a digest of testimony too."""
    if paragraph.voice == "reporter" and len(paragraph.text.split()) > 14 and not paragraph.text.startswith("("):
        return digest.read(marked) or [paragraph]
    return [paragraph]
