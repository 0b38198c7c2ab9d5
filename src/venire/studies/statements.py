"""What witnesses said on the stand, checked by another way than theirs: word by word against the affidavit.

Every word of content, number and name of an answer has to be found, by stem or as a synonym in the thesaurus, in the
facts that the witness drew on, in the rest of its affidavit, in its own earlier answers or in the question; and a
sentence must not say no where what it rests on says yes. Pure functions. Source: spec/models.md, "Witness".
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass, field

from venire.kernel.record import Entry
from venire.language.text.content import is_content
from venire.language.text.tokens import plain, tokens
from venire.language.words.stems import stem
from venire.language.words.thesaurus import nearness
from venire.language.words.word_list import words
from venire.law.case_file.case import Case
from venire.law.evidence.identification import asked_of
from venire.proceedings.examination.events import (
    QuestionMeant,
    QuestionPut,
    Testified,
    TestimonyMeant,
)
from venire.studies.benchmarks.measures.answers import not_knowing
from venire.studies.shares import Share, share

ALIKE = 0.8
"""From this nearness in the thesaurus two words are taken for one."""
COPIED = 8
"""So many words in a row are a copy."""
FOUND = 0.7
"""The share of the words of a question, or of a sentence, from which a fact is taken to speak of it."""
SAME_MATTER = 0.75
"""The share of words in common from which two sentences speak of one matter."""
SHOWN = 20
"""How many examples of a fault are told."""
_FREE = frozenset(
    stem(word)
    for word in words(
        """fact yes no well oh ah sure everything right correct quite exactly precisely absolutely indeed true fine
        course afraid sorry someth remember recall memory memories know tell say said told mention mentioned
        guess guessing idea knowledge wish help something bless past either add thing things much little already
        once moment ago before matter put way question again mind clear think let see best time accept denied
        deny honest honestly sir madam now also really rather more only never anything about around over one get
        got go went wrong kind sort far call called who what where when anyone else part happened happen speak
        speaks earlier point love like business affair private keep rest mean ashamed proud oath leave feel feeling
        count both jury reason statement sworn swore"""
    )
)
"""Words that witnesses use around what they tell."""
_NO = re.compile(
    r"\b(?:not|never|no|nobody|nothing|none|neither|nor|nowhere|without|cannot|refused|declined)\b|n't\b", re.I
)
_SHORT = re.compile(r"'(?:d|ve|ll|re|m)\b")
_NUMBER = re.compile(r"\d[\d.,:]*\d|\d")
_SENTENCE = re.compile(r"(?<=[.!?])\s+(?=[\"“A-Z£$\d])")
_TITLE = re.compile(r"\b(Mr|Mrs|Ms|Dr|St|No|Sgt)\.\s")


@dataclass(frozen=True, slots=True)
class SwornStatement:
    """An answer with its question. ``drawn``: the facts it was drawn from; ``own``: all facts of the witness;
    ``earlier``: its answers so far; ``meant``: whether the question was made from facts;
    ``repeats_on_purpose``: whether counsel put it again as an error on purpose."""

    session: str
    no: int
    witness: str
    question: str
    answer: str
    drawn: tuple[str, ...]
    own: tuple[str, ...]
    earlier: tuple[str, ...]
    meant: bool
    repeats_on_purpose: bool
    who: str = ""
    """The name and the role of the witness, which everybody in the room knows, and the exhibits that it vouches for."""
    identifies: bool = False
    """Whether it was asked of such an exhibit whether it knows it, what it is or whether it is as it was: that it can
    say so is what the case file means by its sponsor."""


@dataclass(frozen=True, slots=True)
class Statements:
    """Measures over all answers of witnesses. ``answered``: of the questions that an affidavit can answer."""

    sessions: int
    answers: int
    supported: Share
    answered: Share
    copied: Share
    contradictions: int
    repeats: int
    unsupported: tuple[str, ...] = field(default=())
    unanswered: tuple[str, ...] = field(default=())
    contradicting: tuple[str, ...] = field(default=())
    repeated: tuple[str, ...] = field(default=())


def measure(records: Iterable[Sequence[Entry]], case: Case) -> Statements:
    """What the witnesses of these examinations said, measured."""
    sessions = [list(said_in(record, case, str(number))) for number, record in enumerate(records, 1)]
    every = [said for session in sessions for said in session]
    wanting = [(said, lack) for said in every if (lack := unsupported(said))]
    can = [said for said in every if answerable(said)]
    silent = [said for said in can if not_knowing(said.answer)]
    clashes = [pair for session in sessions for pair in contradictions(session)]
    again = [pair for session in sessions for pair in repeats(session)]
    return Statements(
        sessions=len(sessions),
        answers=len(every),
        supported=share(len(every) - len(wanting), len(every)),
        answered=share(len(can) - len(silent), len(can)),
        copied=share(sum(copies(said) for said in every), len(every)),
        contradictions=len(clashes),
        repeats=len(again),
        unsupported=tuple(f"{_line(said)} [{', '.join(lack)}]" for said, lack in wanting[:SHOWN]),
        unanswered=tuple(_line(said) for said in silent[:SHOWN]),
        contradicting=tuple(f"{_line(one)} <> {_line(other)}" for one, other in clashes[:SHOWN]),
        repeated=tuple(f"{_line(one)} <> {_line(other)}" for one, other in again[:SHOWN]),
    )


def _line(said: SwornStatement) -> str:
    return f"{said.session}/{said.no} {said.witness}: {said.question} – {said.answer}"


def said_in(record: Sequence[Entry], case: Case, session: str) -> Iterator[SwornStatement]:
    """The answers of one examination, in their order; those to questions that were struck are not given."""
    facts = {one.id: {fact.id: fact.text for fact in one.affidavit} for one in case.witnesses}
    vouched = {one.id: [card.name for card in case.exhibits if card.sponsor == one.id] for one in case.witnesses}
    known = {one.id: ". ".join((f"{one.name}, {one.role}", *vouched[one.id])) for one in case.witnesses}
    events = [entry.event for entry in record]
    put = {event.no: event for event in events if isinstance(event, QuestionPut)}
    meant = {event.no: event for event in events if isinstance(event, QuestionMeant)}
    drawn = {event.no: event.facts for event in events if isinstance(event, TestimonyMeant)}
    earlier: dict[str, tuple[str, ...]] = {}
    for event in events:
        if not isinstance(event, Testified):
            continue
        own, why = facts.get(event.witness, {}), meant.get(event.no)
        yield SwornStatement(
            session=session,
            no=event.no,
            witness=event.witness,
            question=put[event.no].text,
            answer=event.text,
            drawn=tuple(own[name] for name in drawn.get(event.no, ()) if name in own),
            own=tuple(own.values()),
            earlier=earlier.get(event.witness, ()),
            meant=why is not None and bool(set(why.made_from) & own.keys()),
            repeats_on_purpose=why is not None and why.defect == "asked_and_answered",
            who=known.get(event.witness, ""),
            identifies=bool(vouched.get(event.witness)) and asked_of(put[event.no].text) is not None,
        )
        earlier[event.witness] = (*earlier.get(event.witness, ()), event.text)


def unsupported(said: SwornStatement) -> list[str]:
    """The words, numbers and signs of an answer that nothing the witness knows or was asked bears out."""
    grounds = (*(said.drawn or said.own), *said.earlier, said.question, said.who)
    known = frozenset(key for text in grounds for key in _keys(text))
    if any(re.search(r"\b[ap]\.?m\b", text) for text in grounds):
        known |= frozenset(stem(word) for word in ("morning", "afternoon", "evening", "night"))
    figures = frozenset(figure for text in grounds for figure in _figures(text))
    lacking = [key for key in _keys(said.answer) if key not in _FREE and not _borne_out(key, known)]
    lacking += [figure for figure in _figures(said.answer) if figure not in figures]
    lacking += [f"affirmed: {key}" for key in _too_freely(said)]
    return lacking + [f"sign: {sentence}" for sentence in _sentences(said.answer) if _turned(sentence, said)]


_YES = re.compile(
    r"^(?:oh,? |well,? |sure,? )*(?:yes|correct|that's right|that is right|quite right|exactly|I'd accept that)\b", re.I
)


def _too_freely(said: SwornStatement) -> list[str]:
    """What a bare yes affirms though the facts it is drawn from have not half of the question: the words they lack."""
    told = [key for key in _keys(said.answer) if key not in _FREE]
    if said.identifies or not _YES.match(said.answer.replace("’", "'")) or len(told) > 2:
        return []
    put = said.question.replace("’", "'").split(". ")[-1]
    asked = [key for key in _keys(put) if key not in _FREE]
    known = frozenset(key for text in (*said.drawn, said.who) for key in _keys(text))
    lacking = [key for key in asked if not _borne_out(key, known)]
    return lacking if 2 * len(lacking) > len(asked) else []


def _borne_out(key: str, known: frozenset[str]) -> bool:
    return key in known or any(nearness(key, other) >= ALIKE or nearness(other, key) >= ALIKE for other in known)


def _keys(text: str) -> tuple[str, ...]:
    row = tokens(plain(_SHORT.sub("", text.replace("’", "'"))))
    return tuple(dict.fromkeys(one.stem for one in row if is_content(one) and not _NUMBER.search(one.text)))


def _figures(text: str) -> frozenset[str]:
    return frozenset(found.replace(",", "").replace(".", ":").strip(":") for found in _NUMBER.findall(text))


def _sentences(text: str) -> list[str]:
    kept = _TITLE.sub(lambda found: f"{found[1]}\u00b7", text)
    return [part.replace("\u00b7", ". ") for part in _SENTENCE.split(kept) if part.strip()]


def _turned(sentence: str, said: SwornStatement) -> bool:
    """Whether a sentence says no where the fact that has most of its words does not."""
    own = frozenset(_keys(sentence)) - _FREE
    if len(own) < 3 or not_knowing(sentence):
        return False
    ground = max(said.drawn or said.own, key=lambda fact: len(own & frozenset(_keys(fact))))
    if len(own & frozenset(_keys(ground))) < FOUND * len(own):
        return False
    mine = re.sub(r"^(?:No|Yes)\b[^.;:]*?[,.;:]\s*", "", sentence)
    return bool(_NO.search(mine)) and not _NO.search(ground)


def answerable(said: SwornStatement) -> bool:
    """Whether the affidavit has an answer: the question was made from a fact, or a fact has most of its words."""
    asked = [key for key in _keys(said.question) if key not in _FREE]
    return said.meant or (len(asked) > 1 and any(_share(asked, fact) >= FOUND for fact in said.own))


def _share(asked: Sequence[str], fact: str) -> float:
    known = frozenset(_keys(fact))
    return sum(_borne_out(key, known) for key in asked) / len(asked)


def copies(said: SwornStatement) -> bool:
    """Whether an answer has eight words in a row that the affidavit has."""
    runs = frozenset(run for fact in said.own for run in _runs(fact))
    return any(run in runs for run in _runs(said.answer))


def _runs(text: str) -> Iterator[tuple[str, ...]]:
    row = re.findall(r"[\w']+", text.lower().replace("’", "'"))
    return (tuple(row[at : at + COPIED]) for at in range(len(row) - COPIED + 1))


def contradictions(session: Sequence[SwornStatement]) -> Iterator[tuple[SwornStatement, SwornStatement]]:
    """Two answers of one witness that say yes and no of one matter, or give it different figures."""
    for later, one in enumerate(session):
        for other in session[:later]:
            if one.witness == other.witness and any(
                _clash(mine, theirs) for mine in _sentences(one.answer) for theirs in _sentences(other.answer)
            ):
                yield other, one


def _clash(one: str, other: str) -> bool:
    mine, theirs = frozenset(_keys(one)) - _FREE, frozenset(_keys(other)) - _FREE
    if min(len(mine), len(theirs)) < 3 or not_knowing(one) or not_knowing(other):
        return False
    if len(mine & theirs) < SAME_MATTER * len(mine | theirs):
        return False
    figures, others = _figures(one), _figures(other)
    return bool(_NO.search(one)) != bool(_NO.search(other)) or bool(figures and others and not figures & others)


def repeats(session: Sequence[SwornStatement]) -> Iterator[tuple[SwornStatement, SwornStatement]]:
    """Questions put twice to one witness in the same words, but for those repeated on purpose."""
    asked: dict[tuple[str, tuple[str, ...]], SwornStatement] = {}
    for said in session:
        key = (said.witness, tuple(sorted(re.findall(r"\w+", said.question.lower()))))
        if key in asked and not said.repeats_on_purpose:
            yield asked[key], said
        asked.setdefault(key, said)
