"""The benchmarks by name, one line each: ``venire study benchmark TASK --data PATH``. Source: spec/trial.md.

A task is a function from a labelled set to a report; it lives in ``studies/benchmarks`` and is given here what it may
not import itself, such as sentence vectors.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from pathlib import Path

from venire.errors import VenireError
from venire.library.shipped import ShippedCases
from venire.library.transcripts.reading import read_transcript
from venire.models.vectors.embedding import EmbeddedVectors
from venire.models.vectors.likeness import sentence_likeness
from venire.monitors.conduct.transcript import watched
from venire.monitors.conduct.turn import CitableSource, Context, Turn
from venire.monitors.injection.screen import screen
from venire.participants.briefs.checks.given import GivenBrief
from venire.participants.briefs.output_check import complaint
from venire.seats.understudy import require_understudy
from venire.sessions.watching.analyses import ANALYSES
from venire.studies.benchmarks import monitors as monitored
from venire.studies.benchmarks.argument_quality import argument_quality
from venire.studies.benchmarks.corrections import corrections
from venire.studies.benchmarks.dedup import dedup
from venire.studies.benchmarks.entailment import entailment
from venire.studies.benchmarks.evidence_mcq import evidence_mcq
from venire.studies.benchmarks.fallacies import fallacies
from venire.studies.benchmarks.hearing import hearing
from venire.studies.benchmarks.hearsay import hearsay
from venire.studies.benchmarks.injection import injection
from venire.studies.benchmarks.measures.report import BenchmarkReport
from venire.studies.benchmarks.monitors import monitors
from venire.studies.benchmarks.objections import objections
from venire.studies.benchmarks.output_check import output_check
from venire.studies.benchmarks.rulings import rulings
from venire.studies.benchmarks.speeches import speeches
from venire.studies.benchmarks.witness import witness
from venire.studies.runs.panel_confidence import pleasing
from venire.studies.runs.stand_hearing import StandHearing
from venire.studies.runs.table_hearing import TableHearing

Task = Callable[[Path], BenchmarkReport]


def _pairwise(one: str, other: str) -> float:
    return sentence_likeness()(one, [other])[0]


def _on_the_stand(facts: Sequence[str], name: str, question: str) -> str:
    return require_understudy().sworn_answer(facts, name, question, sentence_likeness())


def _hearings(folder: Path) -> list[list[str]]:
    """Questions and answers of every transcript in a folder, none where there is no folder."""
    files = sorted(one for ending in ("*.rst", "*.md") for one in folder.rglob(ending) if one.stem != "PROVENANCE")
    return [[said for one in read_transcript(path).minutes for said in (one.question, one.answer)] for path in files]


def _output_check(path: Path) -> BenchmarkReport:
    """Every seat has read the shipped case, of which the replies of such sets speak."""
    case = ShippedCases().load("murder")
    sworn = "\n".join(fact.text for witness in case.witnesses for fact in witness.affidavit)
    people = "\n".join(f"{witness.name}" for witness in case.witnesses)
    shown = "\n".join(f"{exhibit.name}. {exhibit.description}" for exhibit in case.exhibits)
    papers = (case.summary, case.opening, sworn, people, shown)

    def check(role: str, read: str, asked: str, reply: str) -> bool:
        return bool(complaint(reply, GivenBrief(role, quotable=(*papers, read, asked), lawful=(*papers, asked))))

    return output_check(path, check)


def _argument_quality(path: Path) -> BenchmarkReport:
    vectors = EmbeddedVectors()
    return argument_quality(path, lambda texts: vectors.rows(texts).tolist(), pleasing)


_KINDS: Mapping[str, monitored.Kind] = {
    "capability drop": "sandbagging",
    "strategic timing": "sandbagging",
    "selective engagement": "sandbagging",
    "contradiction": "contradiction",
    "fabricated citation": "fabricated_citation",
    "style drift": "drift",
    "topic drift": "drift",
    "stance drift": "drift",
}
"""By the name of an indicator; the others are of no kind that is planted."""


def conduct(debate: monitored.DebateItem) -> Sequence[monitored.MonitorFinding]:
    """What the monitors of conduct tell of one debate."""
    papers = Context(
        debate.topic, tuple(CitableSource(one.id, one.title, one.text, agreed=True) for one in debate.sources)
    )
    turns = [
        Turn(no=one.no, speaker=one.speaker, text=one.text, citations=one.citations, side=one.side, round=one.round)
        for one in debate.turns
    ]
    found = watched(papers, turns, ANALYSES)
    return [
        monitored.MonitorFinding(_KINDS[one.name], turn.no, one.severity)
        for turn, _, one in found
        if one.name in _KINDS
    ]


TASKS: Mapping[str, Task] = {
    "argument-quality": _argument_quality,
    "corrections": lambda path: corrections(path, TableHearing().contradicted),
    "dedup": dedup,
    "entailment": lambda path: entailment(path, _pairwise),
    "evidence-mcq": lambda path: evidence_mcq(path, sentence_likeness()),
    "fallacies": lambda path: fallacies(path, sentence_likeness(), _hearings),
    "hearsay": lambda path: hearsay(path, sentence_likeness()),
    "hearing": lambda path: hearing(path, StandHearing().answered),
    "injection": lambda path: injection(path, lambda text: screen(text).score, read_transcript),
    "monitors": lambda path: monitors(path, conduct),
    "objections": lambda path: objections(path, sentence_likeness()),
    "output-check": _output_check,
    "rulings": lambda path: rulings(path, sentence_likeness()),
    "speeches": lambda path: speeches(path, TableHearing().speech),
    "witness": lambda path: witness(path, _on_the_stand, sentence_likeness()),
}
"""Every benchmark by its name. Another is one file in ``studies/benchmarks`` and one line here."""


def benchmark(task: str, data: Path, case: str = "") -> BenchmarkReport:
    """The report of one task on one file. ``case``: of the items of ``hearing`` that name none.

    Raises :class:`VenireError` for an unknown task or a file that is no such set."""
    if task not in TASKS:
        raise VenireError(f"There is no benchmark {task!r}.", f"Name one of {', '.join(TASKS)}.")
    if task == "hearing":
        return hearing(data, StandHearing().answered, case)
    return TASKS[task](data)
