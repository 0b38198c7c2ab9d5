"""What the affidavit says to a question: yes, no, this instead, this, partly, or nothing."""

from __future__ import annotations

import re
from collections.abc import Sequence

from venire.law.entailment.stems import stem
from venire.participants.understudy.witness.deciding import ENOUGH, SAME, VALUES, Finding, elsewhere, wrong_by
from venire.participants.understudy.witness.knowledge import Knowledge, Known
from venire.participants.understudy.witness.put import put
from venire.participants.understudy.witness.question import Question
from venire.participants.understudy.witness.search import Hit, Likeness, Nearness, does, hits, light
from venire.participants.understudy.witness.slots import has_slot
from venire.participants.understudy.witness.vocabulary import likeness, stems_of

LEAST = 0.25
"""The share without which a fact answers nothing, even one that completes another."""
SOME = 0.45
"""The share from which a fact is worth naming by a witness who does not know."""
MEANT = 0.4
"""The likeness of whole sentences from which a question without words of its own is about a fact."""
_BLIND = re.compile(
    r"\b(?:could not|cannot|can not|did not|do not|never|was not able to|unable to)(?: \w+)? "
    r"(?:see|tell|say|know|make|hear|remember|recall|recognise|recognize|identify|learn|"
    r"notice|ask|read|find|get|catch)\b",
    re.IGNORECASE,
)

_SUPPOSED = re.compile(r"\b(?:would|could|might|may|should) (?:\w+ )*(?:have|be)\b")


def find(
    known: Knowledge,
    question: Question,
    context: Sequence[str] = (),
    nearness: Nearness | None = None,
    vectors: Likeness | None = None,
) -> Finding:
    """What is known to this question. ``vectors``: likeness of whole sentences, by their vectors."""
    near = _sentences(known, question, vectors)
    if question.form == "tell":
        return _told(known, question, hits(known.facts, known, question, context, nearness, near))
    if question.form == "wh":
        lone = _alone(known, question)
        found = hits(known.facts, known, question, context, nearness, near)
        finding = Finding("tell", (lone,)) if lone else _asked(known, question, found) if found else Finding("unknown")
        return _narrowed(known, question, finding)
    found = hits((*known.facts, *known.atoms), known, question, context, nearness, near)
    return put(known, question, found)


def _narrowed(known: Knowledge, question: Question, finding: Finding) -> Finding:
    """The part of a fact that answers by itself, where the rest was not asked for."""
    if finding.outcome != "tell" or question.want in ("what", "said", "why", "how", "name", "occupation", "weather"):
        return finding
    fact = finding.facts[0]
    whole = hits((fact,), known, question)
    parts = hits([part for part in known.of(fact) if part.standing == "told"], known, question)
    fit = [
        part.fact for part in parts if part.slot and whole and not set(_own_missing(part)) - set(_own_missing(whole[0]))
    ]
    return Finding("tell", tuple(fit[:1]) or (fact,))


def _own_missing(hit: Hit) -> list[str]:
    """What the question says and the fact has neither itself nor by a pronoun."""
    own = hit.fact.keys | hit.fact.referred
    return [key for key in hit.asked if not any(likeness(key, other) for other in own)]


def _sentences(known: Knowledge, question: Question, vectors: Likeness | None) -> Sequence[float]:
    return vectors(question.statement or question.text, [fact.text for fact in known.facts]) if vectors else ()


def _alone(known: Knowledge, question: Question) -> Known | None:
    """The fact that alone has what is wanted, where the question says nothing else that the affidavit could know."""
    if question.want in ("occupation", "weather"):
        return (
            next((fact for fact in known.facts if has_slot(fact, question)), None)
            if question.want == "weather" or re.search(r"\b(I|my)\b", question.statement)
            else None
        )
    if question.want not in ("how_much", "how_old", "how_tall", "how_fast", "clock", "day", "how_far", "colour"):
        return None
    if any(key not in light() and key not in _OPEN for key in question.keys):
        return None
    having = [fact for fact in known.facts if has_slot(fact, question)]
    return having[0] if len(having) == 1 else None


_OPEN = stems_of(["total", "sum", "amount", "price", "cost", "fee", "start"])


def _told(known: Knowledge, question: Question, found: Sequence[Hit]) -> Finding:
    if all(key in light() for key in question.keys):
        own = [fact for fact in known.facts if not fact.calling] or list(known.facts)
        return Finding("tell", tuple(own[:6]))
    good = [hit.fact for hit in found if hit.share >= ENOUGH and not hit.solid] or [
        hit.fact for hit in found if hit.share >= ENOUGH
    ]
    return Finding("tell", tuple(sorted(good[:4], key=lambda fact: fact.place))) if good else Finding("unknown")


def _asked(known: Knowledge, question: Question, found: Sequence[Hit]) -> Finding:
    """A question that wants something: the best fact that has it; a premise that is false is mended first."""
    best = max(found, key=lambda hit: hit.share + (hit.rank - hit.share) * 0.3)
    if best.share >= SAME and best.fact.denies and not best.heavy and not _SUPPOSED.search(best.fact.clause.group):
        positive = [
            hit
            for hit in found
            if hit.slot and not hit.fact.denies and hit.share >= best.share - 0.05 and not hit.heavy
        ]
        if not positive:
            blind, verbal = (
                _BLIND.search(best.fact.text),
                best.fact.clause.negated and question.want not in ("what", "said"),
            )
            return Finding("unknown" if blind else "correct" if verbal else "tell", (best.fact,))
    for hit in _doings(known, found, question)[:3]:
        if hit.slot and _answers(known, hit, question):
            wrong = wrong_by(known, hit, question)
            return Finding("correct" if wrong & VALUES - {"exclusives", "quantifiers"} else "tell", (hit.fact,))
    if best.share >= SOME and not best.solid:
        return Finding("unknown" if _BLIND.search(best.fact.text) else "partly", (best.fact,))
    return Finding("unknown")


def _doings(known: Knowledge, found: Sequence[Hit], question: Question) -> Sequence[Hit]:
    """For "what did she do when he came?": only what she did, and then."""
    if question.want != "what" or question.verb != "do" or re.match(r"I\b", question.statement):
        return found
    return [
        hit
        for hit in found
        if not question.aside & set(hit.missing)
        and any(does(part, question) and not part.denies for part in known.of(hit.fact))
    ]


def _answers(known: Knowledge, hit: Hit, question: Question) -> bool:
    """Whether the fact, which has what is wanted, is about what is asked."""
    blind = hit.fact.denies and _BLIND.search(hit.fact.text)
    if not question.keys:
        return not blind and (_same_hour(hit.fact, question) or hit.near >= MEANT)
    if hit.share < LEAST or not hit.direct or blind or elsewhere(hit.fact, question) or _another_deed(hit, question):
        return False
    if _undone(hit, question):
        return False
    kind = stem(question.kind.lower()) if question.kind else ""
    solid = [key for key in hit.solid if (key != kind or len(question.keys) < 2) and key not in question.aside]
    if solid and question.want == "why" and hit.share >= ENOUGH and hit.near >= MEANT:
        return True
    if solid and question.want in ("why", "when", "where", "how_long"):
        return all(_linked(known, hit.fact, key) for key in solid)
    return hit.share >= ENOUGH and (not solid or (hit.share >= 0.7 and len(hit.solid) == 1))


_DETAILS = frozenset(("when", "clock", "day", "where", "who", "how_much", "how_long", "how_far"))


_OCCURRING = stems_of(["hold", "held", "happen", "occur", "place"])


def _undone(hit: Hit, question: Question) -> bool:
    """Whether a detail is asked of one deed, and the fact tells of another, or leaves the doer out."""
    if question.seeks_doer and _BY_NOBODY.search(hit.fact.text) and question.deed in hit.fact.keys:
        return re.search(r"\bby (?:an?|the|my|[A-Z])", hit.fact.text) is None
    if (
        question.want not in _DETAILS
        or question.deed not in hit.missing
        or question.deed in light()
        or question.deed in _OCCURRING
    ):
        return False
    met = [key for key in question.keys if key not in hit.missing and key not in light() and key not in question.names]
    return len(met) < 2 and hit.near < MEANT + 0.15


_BY_NOBODY = re.compile(r"\b(?:was|were|been|is|are) (?:\w+ ?){1,2}(?:ed|en|wn|ne)?\b")


def _same_hour(fact: Known, question: Question) -> bool:
    return any(one.minute == other.minute for one in question.reading.clocks for other in fact.reading.clocks)


def _another_deed(hit: Hit, question: Question) -> bool:
    """Whether "what did he spend" finds only what he kept."""
    kind = stem(question.kind.lower()) if question.kind else ""
    unnamed = question.want == "what" and (not kind or kind in hit.missing)
    return unnamed and question.verb in hit.missing and question.verb not in light()


def _linked(known: Knowledge, fact: Known, key: str) -> bool:
    """Whether another fact with the same verb has what this one lacks: the lie, and whom it was told to."""
    verb = stem(fact.clause.group.split()[-1].lower()) if fact.clause.group else ""
    if verb in light():
        return False
    return any(verb in other.keys and other.meets(key) for other in known.facts if other.id != fact.id)
