"""What a question is about, and what an examination opened: the one measure of scope. Federal Rule of Evidence 611(b).

Cross may follow the subject matter of direct, not its words alone. So a question is placed among the topics of the case
by the facts that it resembles, and what was opened is the topics of the facts that were told. Rules, counsel, judge and
debrief all go by this.
"""

from __future__ import annotations

from collections.abc import Collection, Iterable, Mapping, Sequence
from functools import lru_cache
from math import log

from venire.language.questions.form import content, of_matter, read, shared
from venire.law.case_file.by_identity import ByIdentity
from venire.law.case_file.case import Case, Fact
from venire.law.evidence.question.setting import OpenedSubjects

ALIKE = 0.5
"""A question is about what a fact is about from this share of its words on, each by how rare it is in the case."""
OF_OTHERS = 0.6
"""A fact that only another witness tells must come nearer."""
FEW = 2
"""A single word that belongs to more topics than these places nothing."""
NEARLY = 0.85
"""Facts that come so near to the best one place the question too."""
WINDOW = 62
"""Questions and answers that are kept of what was opened: of thirty-one exchanges, as many as there are by default."""


def subjects(case: Case, witness: str, question: str) -> tuple[str, ...]:
    """The topics of the case, by label, that a question to this witness is about; empty where it resembles no fact."""
    return _subjects(ByIdentity(case), witness, question)


@lru_cache(maxsize=1024)
def _subjects(itself: ByIdentity[Case], witness: str, question: str) -> tuple[str, ...]:
    """Kept, since counsel, judge and court ask after the same question."""
    case, facts = itself.held, _facts(itself.held)
    mine = of_matter(content(read(question).body)) - _everybodys(case)
    like = list(zip(_shares(mine, tuple(fact.text for fact in facts)), facts, strict=True))
    own = [one for one in like if one[1].id.partition(".")[0] == witness]
    found = _best(case, own, ALIKE) or _best(case, like, OF_OTHERS)
    return found if len(mine) > 1 or len(found) <= FEW else ()


def opened(case: Case, exchanges: Iterable[tuple[str, str]], facts: Collection[str]) -> OpenedSubjects:
    """What an examination opened: ``exchanges`` are its questions and answers, ``facts`` what they established."""
    told = [fact for fact in _facts(case) if fact.id in facts]
    topics = dict.fromkeys(topic for fact in told for topic in fact.topics)
    said = [text for exchange in exchanges for text in exchange]
    return OpenedSubjects(subjects=_labels(case, topics), said=tuple(said[-WINDOW:]))


def called_for(case: Case, witness: str, phase: str) -> tuple[str, ...]:
    """The topics on which cross may try this witness by the case's own plan; none in another examination."""
    if phase != "cross":
        return ()
    sought = [one for one in case.elicits if one.witness == witness and one.weight < 0]
    own = {fact.id: fact for fact in _facts(case)}
    topics = (topic for one in sought for fact in one.facts if fact in own for topic in own[fact].topics)
    return _labels(case, dict.fromkeys(topics))


def _best(case: Case, like: Sequence[tuple[float, Fact]], least: float) -> tuple[str, ...]:
    """The topics of the facts that are most alike, if they are alike enough."""
    best = max((share for share, _ in like), default=0.0)
    if best < least:
        return ()
    found = (topic for share, fact in like if share >= NEARLY * best for topic in fact.topics)
    return _labels(case, dict.fromkeys(found))


def _everybodys(case: Case) -> frozenset[str]:
    """The names that come up whatever is spoken of: of who is charged, and of who was hurt."""
    people = (case.defendant, *((case.victim,) if case.victim else ()))
    return content(" ".join(one.name for one in people))


@lru_cache(maxsize=512)
def _shares(mine: frozenset[str], texts: tuple[str, ...]) -> tuple[float, ...]:
    """Of each text the share of the question's words that it has, each by its weight."""
    weights = _rarity(texts)
    return tuple(weighed_share(mine, content(text), weights) for text in texts)


def weighed_share(mine: frozenset[str], theirs: frozenset[str], weights: Mapping[str, float]) -> float:
    """Of the weight of my words, the share that is theirs too; 0 for no words."""
    whole = sum(weights.get(word, 1.0) for word in mine)
    return sum(weights.get(word, 1.0) for word in shared(mine, theirs)) / whole if whole else 0.0


def _labels(case: Case, topics: Iterable[str]) -> tuple[str, ...]:
    known = {topic.id: topic.label for topic in case.topics}
    return tuple(known.get(topic, topic) for topic in topics)


def _facts(case: Case) -> tuple[Fact, ...]:
    return tuple(fact for witness in case.witnesses for fact in witness.affidavit)


@lru_cache(maxsize=16)
def _rarity(texts: tuple[str, ...]) -> Mapping[str, float]:
    """How much a word narrows down, 0 to 1: one that half the texts have tells little."""
    counts = dict[str, int]()
    for text in texts:
        for word in content(text):
            counts[word] = counts.get(word, 0) + 1
    most = log(len(texts) + 1) or 1.0
    return {word: log((len(texts) + 1) / count) / most for word, count in counts.items()}
