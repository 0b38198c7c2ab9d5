"""Each speaker's sayings, gathered over the whole transcript and numbered as the facts of an affidavit."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from dataclasses import dataclass, field

from venire.law.case_file.case import Side
from venire.library.old_bailey.claims.cues import cues_of, negated, weight
from venire.library.old_bailey.report.sentences import Saying, open_question, sayings, word_count
from venire.library.old_bailey.report.trial import Paragraph, ReportedTrial

MOST_FACTS = 60
"""Facts kept of one speaker: in a trial that ran for days, those with most to do with the charge."""
MOST_SPEAKERS = 40


@dataclass(slots=True)
class WitnessSayings:
    """One saying in court with all that decides its use."""

    saying: Saying
    cues: frozenset[str]
    side: Side
    """Whom it helps, as far as its words show."""
    crossed: bool
    weight: float
    """How much it has to do with the charge; very short and very long sayings count for less."""
    fact: str = ""


@dataclass(slots=True)
class Speaker:
    """A witness, the prisoner, or the report of those it does not name."""

    name: str
    side: Side
    prisoner: bool = False
    sworn: bool = True
    note: str = ""
    told: list[WitnessSayings] = field(default_factory=list[WitnessSayings])
    short: str = ""

    reported: bool = False
    """Whether the words are the reporter's summary rather than the speaker's own."""


def speakers(trial: ReportedTrial) -> list[Speaker]:
    """Everyone who says something that can be quoted, in order of appearance, with facts numbered W1.1, W1.2, ..."""
    found: dict[str, Speaker] = {}
    pending = ""
    for paragraph in trial.transcript:
        if paragraph.voice not in ("witness", "prisoner"):
            continue
        speaker = found.setdefault(paragraph.speaker, _speaker(paragraph))
        speaker.note = speaker.note or paragraph.note
        speaker.told += [_told(s, paragraph) for s in sayings(paragraph.text, pending) if _quotable(s)]
        pending = open_question(paragraph.text)
    kept = [s for s in found.values() if s.told]
    order = {s.name: n for n, s in enumerate(kept)}
    kept = sorted(sorted(kept, key=_importance)[:MOST_SPEAKERS], key=lambda s: order[s.name])
    return _named(_numbered(kept))


def _speaker(paragraph: Paragraph) -> Speaker:
    return Speaker(
        paragraph.speaker, paragraph.side, paragraph.voice == "prisoner", paragraph.sworn, reported=paragraph.reported
    )


def _quotable(saying: Saying) -> bool:
    return (
        saying.text.count("‘") == saying.text.count("’") and word_count(saying.asked) <= 45 and "�" not in saying.text
    )


def _told(saying: Saying, paragraph: Paragraph) -> WitnessSayings:
    cues = cues_of(saying.text)
    length = word_count(saying.text)
    worth = weight(cues) - (0.8 if length < 6 else 0.0) - (0.3 if length > 34 else 0.0)
    side = _helps(cues, paragraph, negated(saying.text))
    return WitnessSayings(saying, cues, side, paragraph.crossed, worth)


def _helps(cues: frozenset[str], paragraph: Paragraph, denies: bool) -> Side:
    """The side that a saying helps: its speaker's, but for a Crown witness's doubt or good word, or an admission."""
    if paragraph.voice == "prisoner" or paragraph.side == "defence":
        return paragraph.side
    if "character" in cues and not cues & {"identification", "possession", "confession"}:
        return "defence"
    doubts = "doubt" in cues and (denies or "identification" not in cues)
    if doubts and (paragraph.crossed or not cues & {"possession", "confession", "property"}):
        return "defence"
    kind = paragraph.crossed and denies and "innocence" in cues
    return "defence" if kind or "alibi" in cues else "prosecution"


def _importance(speaker: Speaker) -> float:
    return -sum(t.weight for t in speaker.told)


def _numbered(kept: list[Speaker]) -> list[Speaker]:
    for number, speaker in enumerate(kept, start=1):
        speaker.told = _weightiest(list(_once(speaker.told)))
        for i, told in enumerate(speaker.told, start=1):
            told.fact = f"W{number}.{i}"
    return kept


def _weightiest(told: list[WitnessSayings]) -> list[WitnessSayings]:
    """At most :data:`MOST_FACTS`, in the order in which they were said."""
    if len(told) <= MOST_FACTS:
        return told
    kept = sorted(range(len(told)), key=lambda i: -told[i].weight)[:MOST_FACTS]
    return [told[i] for i in sorted(kept)]


def _once(told: list[WitnessSayings]) -> Iterator[WitnessSayings]:
    seen: set[str] = set()
    for t in told:
        if t.saying.text not in seen:
            seen.add(t.saying.text)
            yield t


def _named(kept: list[Speaker]) -> list[Speaker]:
    """Each with the shortest name that nobody else here answers to."""
    surnames = Counter(s.name.split()[-1] for s in kept)
    for s in kept:
        office = s.name.startswith("The ")
        alone = surnames[s.name.split()[-1]] == 1
        s.short = s.name[0].lower() + s.name[1:] if office else s.name.split()[-1] if alone else s.name
    return kept
