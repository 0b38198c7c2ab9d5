"""What the law makes of a hearing that took place: its bare answers in full, objections, questions asked again.

Source: spec/trial.md, "Testimony state" and "Question deduplication". Every question of counsel's is put as on cross,
to the witness who was asked it, with what that witness had said by then. Scope is not judged: what direct was about is
not in such a file.
"""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Iterator, Sequence
from dataclasses import dataclass

from venire.language.answers.bare_reply import is_bare
from venire.language.questions.long_turn import PutInTurn, asked_in, put_by
from venire.law.evidence.detectors.detection import detect
from venire.law.evidence.question.setting import Likeness, QuestionDefect, Setting
from venire.law.repetition.earlier_in_transcript import asked_before
from venire.law.testimony.exchange import statements
from venire.law.testimony.testified import Exchange
from venire.law.testimony.transcript import Transcript, TranscriptMinute, TranscriptTrouble
from venire.studies.shares import Share, share

REMEMBERED = 12
"""Questions and claims that opposing counsel has in mind, as in an examination."""
BEFORE = 3
"""Exchanges by which a fragment is understood."""
EXAMPLES = 5
NOT_JUDGED = frozenset({"scope"})
_BENCH = re.compile(r"^(?:Sir|Lady|Lord|Dame|Baroness|The Chair|Judge|Court)\b")


@dataclass(frozen=True, slots=True)
class Joining:
    """A bare answer and the fact it came to; ``fact`` is empty where none was put."""

    line: int
    question: str
    answer: str
    fact: str
    about: str = ""


@dataclass(frozen=True, slots=True)
class Objection:
    """A question to which counsel would object."""

    line: int
    question: str
    ground: str
    why: str


@dataclass(frozen=True, slots=True)
class Repeat:
    """A question asked again of the same witness."""

    line: int
    question: str
    before: int
    """The line of the question that it repeats."""
    asked: str


@dataclass(frozen=True, slots=True)
class TranscriptReading:
    """The measures of one transcript.

    ``questions``: counsel's that put something, without the business of the hearing. ``by_ground``: the surest ground
    of each that is objected to.
    """

    title: str
    exchanges: int
    questions: int
    confirmations: int
    joined: int
    objected: int
    objected_share: Share
    by_ground: dict[str, int]
    re_asked: int
    joinings: tuple[Joining, ...]
    objections: tuple[Objection, ...]
    repeats: tuple[Repeat, ...]
    problems: tuple[TranscriptTrouble, ...]


def measure(transcript: Transcript, likeness: Likeness, case_less: bool = False) -> TranscriptReading:
    """All three measures. ``case_less``: each question is judged by itself, without what was said before it."""
    joinings = tuple(joined(transcript.minutes))
    asked = counsels(transcript)
    objections = tuple(objected(asked, transcript, likeness, case_less))
    repeats = tuple(asked_again(asked))
    return TranscriptReading(
        title=transcript.title,
        exchanges=len(transcript.minutes),
        questions=len(asked),
        confirmations=len(joinings),
        joined=sum(bool(one.fact) for one in joinings),
        objected=len(objections),
        objected_share=share(len(objections), len(asked)),
        by_ground=dict(Counter(one.ground for one in objections).most_common()),
        re_asked=len(repeats),
        joinings=joinings,
        objections=objections,
        repeats=repeats,
        problems=transcript.troubles,
    )


def counsels(transcript: Transcript) -> tuple[TranscriptMinute, ...]:
    """The questions that put something and are not the bench's."""
    return tuple(one for one in transcript.minutes if not _BENCH.match(one.by) and put_by(one.question))


def joined(minutes: Sequence[TranscriptMinute]) -> Iterator[Joining]:
    """Every bare answer with the fact that it and its question come to."""
    for place, minute in enumerate(minutes):
        if is_bare(minute.answer):
            told = statements(minute.question, minute.answer, minute.witness, exchanges_before(minutes, place))
            fact = next((one for one in told if one.source == "joined"), None)
            yield Joining(
                minute.line, minute.question, minute.answer, fact.fact if fact else "", fact.about if fact else ""
            )


def exchanges_before(minutes: Sequence[TranscriptMinute], place: int) -> tuple[Exchange, ...]:
    """The last exchanges with the same witness, oldest first."""
    same = [one for one in minutes[max(0, place - BEFORE) : place] if one.witness == minutes[place].witness]
    return tuple(
        Exchange(no=no, witness=one.witness, phase="cross", by="defence", question=one.question, answer=one.answer)
        for no, one in enumerate(same, start=1)
    )


def objected(
    asked: Sequence[TranscriptMinute], transcript: Transcript, likeness: Likeness, case_less: bool = False
) -> Iterator[Objection]:
    """Counsel's questions that the detectors would object to, each with its surest ground."""
    for place, minute in enumerate(asked):
        heard = () if case_less else [one for one in asked[:place] if one.witness == minute.witness]
        found = grounds(setting_of(minute, heard, transcript.title), likeness)
        if found:
            yield Objection(minute.line, asked_in(minute.question), found[0].ground, found[0].why)


def grounds(setting: Setting, likeness: Likeness) -> tuple[QuestionDefect, ...]:
    """What is wrong with a question, the surest first, but for what cannot be judged without a direct examination."""
    return tuple(one for one in detect(setting, likeness) if one.ground not in NOT_JUDGED)


def setting_of(minute: TranscriptMinute, heard: Sequence[TranscriptMinute], title: str) -> Setting:
    """A question as a judge would have it in mind who had heard this witness so far."""
    last = heard[-REMEMBERED:]
    told = [one.fact or one.text for past in last for one in statements(past.question, past.answer, past.witness)]
    return Setting(
        question=asked_in(minute.question),
        phase="cross",
        witness=minute.witness,
        issues=(title,),
        established=tuple(told[-REMEMBERED:]),
        asked=tuple(asked_in(past.question) for past in last if answered(past)),
    )


def answered(minute: TranscriptMinute) -> bool:
    """Whether the answer says anything: no "I don't know", and no question in return."""
    said = statements(minute.question, minute.answer, minute.witness)
    return bool(said) and not minute.answer.rstrip("\"' ").endswith("?")


def asked_again(asked: Sequence[TranscriptMinute]) -> Iterator[Repeat]:
    """Questions that repeat an earlier one to the same witness, each with the one that it repeats most nearly."""
    by_witness = dict[str, list[TranscriptMinute]]()
    for minute in asked:
        by_witness.setdefault(minute.witness, []).append(minute)
    found = [repeat for minutes in by_witness.values() for repeat in _repeats(minutes)]
    yield from sorted(found, key=lambda one: one.line)


def _repeats(minutes: Sequence[TranscriptMinute]) -> Iterator[Repeat]:
    """Those put to one witness."""
    puts = [_put(minute) for minute in minutes]
    places = asked_before(puts)
    for place, first in places.items():
        yield Repeat(minutes[place].line, puts[place], minutes[first].line, puts[first])


def _put(minute: TranscriptMinute) -> str:
    put: PutInTurn | None = put_by(minute.question)
    return put.text if put else minute.question
