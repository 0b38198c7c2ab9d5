"""How debates on a case read, measured on their record: what is said again, what stands on nothing, who answers whom.

Source: spec/debate.md, "Hierarchical arguments"; the measures of a deliberation (:mod:`venire.studies.prose`). Pure.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from venire.kernel.record import Entry
from venire.language.text.sentences import sentences
from venire.law.case_file.case import Case
from venire.law.case_file.claim_grounds import cast_of, grounds_of, names_of
from venire.law.debating.argument import ATTACKS, Argument, ArgumentEvidence
from venire.law.entailment import entails
from venire.proceedings.debate.events import Argued
from venire.studies.prose import FILLER, SentenceFrame, frames, repeated


@dataclass(frozen=True, slots=True)
class DebateProse:
    """Measures over debates of one case. Shares are 0 to 1."""

    debates: int
    arguments: int
    words: float
    """Of an argument, the mean."""
    sentences: int
    repeated: int
    """Sentences that were spoken before in the same debate, by either side."""
    repeated_examples: tuple[str, ...]
    frames: tuple[SentenceFrame, ...]
    """The commonest frames, most frequent first."""
    evidence: int
    """Pieces of evidence that arguments rest on."""
    grounded: float
    """Of these, those that do not go against the source that they name, by the entailment guard."""
    dangling: int
    """Sources named that the case does not have."""
    answering: float
    """Of the arguments after the opening, those that rebut or undercut an earlier one."""
    filler: float
    """Filler sentences a debate."""


def measure_debates(records: Sequence[Sequence[Entry]], case: Case, most: int = 10) -> DebateProse:
    """Measure the records of finished debates on one case. ``most``: how many frames and examples are told."""
    debates = [[entry.event.argument for entry in one if isinstance(entry.event, Argued)] for one in records]
    told = [[text for argument in one for text in sentences(argument.text)] for one in debates]
    flat, again = [text for one in told for text in one], [text for one in told for text in repeated(one)]
    arguments = [argument for one in debates for argument in one]
    rests = [piece for argument in arguments for piece in argument.evidence]
    known = grounds_of(case)
    return DebateProse(
        debates=len(records),
        arguments=len(arguments),
        words=_share(sum(len(one.text.split()) for one in arguments), len(arguments)),
        sentences=len(flat),
        repeated=len(again),
        repeated_examples=tuple(dict.fromkeys(again))[:most],
        frames=frames(flat, most),
        evidence=len(rests),
        grounded=_share(sum(_follows(piece, known.get(piece.source, ()), case) for piece in rests), len(rests)),
        dangling=sum(piece.source not in known for piece in rests),
        answering=_share(*_answers([one for one in arguments if one.round > 0])),
        filler=_share(sum(bool(FILLER.match(text)) for text in flat), len(records)),
    )


def _follows(piece: ArgumentEvidence, premises: Sequence[str], case: Case) -> bool:
    """Whether the source that it names does not contradict it; a source that the case does not have bears nothing.
    ``premises``: what that source says."""
    return bool(premises) and not entails([*premises, *cast_of(case)], piece.text, 0.0, names_of(case)).contradicted


def _answers(later: Sequence[Argument]) -> tuple[int, int]:
    return sum(any(tie.kind in ATTACKS for tie in one.relations) for one in later), len(later)


def _share(part: float, whole: int) -> float:
    return round(part / whole, 4) if whole else 0.0
