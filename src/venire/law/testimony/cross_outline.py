"""The outline of a cross-examination: what can be held against a witness when direct is over.

From the case and from what direct established: contradictions with other witnesses, with the evidence, with the
witness's own affidavit and with earlier sessions; and what the author holds against its credibility. Two sentences that
differ in a number or a "not" are found by their words; those that only a reader would see to collide are found where
the argument map rests one claim on the one and an answer to it on the other. Source: spec/trial.md, "Case memory and
cross-examination outline"; Federal Rules of Evidence 607-613, 611(b).
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator, Sequence
from typing import Literal

from venire.kernel.frozen import Frozen
from venire.language.text.calendar import MONTHS, WEEKDAYS
from venire.law.case_file.case import Case, Side, Witness
from venire.law.case_file.claim_grounds import in_third_person, names_of
from venire.law.entailment import entails
from venire.law.repetition.same_question import jaccard, normalised
from venire.law.testimony.testified import EstablishedClaim, stated

Scope = Literal["within_direct_scope", "credibility"]
Rebuttal = Literal[
    "inconsistent_testimony",
    "contradiction_with_prior_session",
    "contradicts_evidence",
    "prior_inconsistent_statement",
    "impeachment_opportunity",
    "bias_indicator",
]
MOST = 8
"""The most contradictions in one outline; credibility comes besides."""
ALIKE = 0.45
"""How far two sentences must share their words (Jaccard) before they can contradict each other."""
_COLLIDING = frozenset({"amounts", "times", "dates", "polarity", "exclusives", "quantifiers"})
"""Rules of the entailment guard whose objection, between sentences so alike, is a contradiction and not a silence."""
_OF_FIGURES = frozenset({"amounts", "times", "dates"})
"""Of those, the ones that want a figure on either side that the other has not: "on Saturday" only adds to "at 1:30"."""
_NUMBERS = "one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|twenty|thirty|forty|fifty|half|noon|midnight"
_FIGURE = re.compile(rf"\d[\d:.,]*\d|\d|\b(?:{_NUMBERS}|{'|'.join((*WEEKDAYS, *MONTHS))})\b", re.IGNORECASE)
COVERS = 0.5
"""The share of an item's words that a question must have to cover it."""
_BIAS = re.compile(
    r"\b(?:paid|pays?|fee|suit|sue[sd]?|promis\w+|niece|nephew|friend|family|lov\w+|grie\w+|brother|sister"
    r"|husband|wife|"
    r"employ\w+|reward|deal|immun\w+|to lose|to gain|to fear|feared|dislik\w+|hat(?:es?|ed)|quarrel\w*|grudge)\b|\$",
    re.IGNORECASE,
)


class OutlineItem(Frozen):
    """A rebuttal item of a cross-examination."""

    id: str
    scope: Scope
    type: Rebuttal
    said: str
    """What the witness said, or what is known of it."""
    against: str
    """What stands against it; empty where the matter speaks for itself."""
    source: str
    """Where that is from: a fact, an exhibit, an earlier question."""
    covered: tuple[Side, int] | None = None
    """By whom and by which question it was covered."""


class PriorClaim(Frozen):
    """What a witness said at an earlier sitting: a deposition, a trial before this one."""

    session: str
    witness: str
    statement: str
    holds: bool = True


class PriorSessions(Frozen):
    """Everything of earlier sittings that an examination may use."""

    claims: tuple[PriorClaim, ...] = ()


QUOTED = 'Asked "'
"""Begins a statement that only quotes a question and its answer, and that nothing can be held against."""


def outline(
    case: Case, witness: Witness, told: Sequence[EstablishedClaim], prior: Sequence[PriorClaim] = ()
) -> tuple[OutlineItem, ...]:
    """The items for cross-examining this witness, after it has told this on direct. Ids: ``W1/R1``, ``W1/R2`` …"""
    found = _once((*_contradictions(case, witness, told, prior),))[:MOST]
    items = (*found, *_credibility(witness))
    return tuple(item.model_copy(update={"id": f"{witness.id}/R{no}"}) for no, item in enumerate(items, start=1))


def covered(question: str, item: OutlineItem) -> bool:
    """Whether a question puts this item to the witness: it has half the words of either side of the contradiction."""
    asked = normalised(question)
    return any(_share(normalised(text), asked) >= COVERS for text in (item.said, item.against) if text)


def _share(wanted: frozenset[str], given: frozenset[str]) -> float:
    return len(wanted & given) / len(wanted) if wanted else 0.0


def _contradictions(
    case: Case, witness: Witness, told: Sequence[EstablishedClaim], prior: Sequence[PriorClaim]
) -> Iterator[OutlineItem]:
    names, evidence, others = names_of(case), tuple(_evidence(case)), tuple(_others(case, witness))
    told = [claim for claim in told if not claim.statement.startswith(QUOTED)]
    for claim in told:
        yield from _own_affidavit(witness, claim, names)
        yield from _against(claim, _earlier(witness, prior), "contradiction_with_prior_session", names)
        yield from _against(claim, evidence, "contradicts_evidence", names)
        yield from _against(claim, others, "inconsistent_testimony", names)
    for claim in told:
        yield from _answered(case, witness, claim)


def _answered(case: Case, witness: Witness, told: EstablishedClaim) -> Iterator[OutlineItem]:
    """Claims of the other side that answer a claim resting on what was said, by what somebody else brings, and that
    speak of the same thing."""
    facts, people = set(told.facts) if told.holds else set[str](), names_of(case)
    topics = {topic for fact in witness.affidavit if fact.id in facts for topic in fact.topics}
    resting = {claim.id for claim in case.claims if claim.side == witness.side and facts.intersection(claim.grounds)}
    for claim in case.claims:
        aims = {relation.to for relation in claim.relations if relation.kind in ("rebuts", "undercuts")}
        ground = next((one for one in claim.grounds if one[0] in "WEX" and not one.startswith(f"{witness.id}.")), None)
        meets = claim.side != witness.side and bool(aims & resting) and bool(topics.intersection(claim.topics))
        meets = meets and bool(_things(told.statement, people) & _things(claim.text, people))
        if meets and ground is not None:
            kind: Rebuttal = "inconsistent_testimony" if ground.startswith("W") else "contradicts_evidence"
            yield _item(kind, told, claim.text, ground)


_SPOKEN = normalised("say said saw seen see hear heard find found come came go went one two three night time day")
"""Words that two sentences can share without speaking of the same thing."""


def _things(text: str, people: frozenset[str]) -> frozenset[str]:
    """What a sentence speaks of, without its people."""
    return normalised(text) - _SPOKEN - frozenset().union(*map(normalised, people))


def _own_affidavit(witness: Witness, claim: EstablishedClaim, names: frozenset[str]) -> Iterator[OutlineItem]:
    """What was sworn before trial: contradicted outright where the witness now denies it."""
    for fact in witness.affidavit:
        if not claim.holds and fact.frame.negated:
            continue  # to deny what was never sworn says what was sworn
        sworn = in_third_person(fact, witness)
        denied = fact.id in claim.facts and not claim.holds and _says(sworn, claim.statement, names)
        if denied or (fact.id in claim.facts and _contradict(sworn, claim, names)):
            yield _item("prior_inconsistent_statement", claim, sworn, fact.id)


def _says(sworn: str, statement: str, names: frozenset[str]) -> bool:
    """Whether what was sworn says what is now denied: "I heard no cry" does not say that a cry was heard."""
    judged = entails((sworn,), statement, least=0.0, names=names)
    return judged.coverage >= COVERS and not judged.reasons


def _against(
    claim: EstablishedClaim, others: Iterable[tuple[str, str]], kind: Rebuttal, names: frozenset[str]
) -> Iterator[OutlineItem]:
    for source, text in others:
        if _contradict(text, claim, names):
            yield _item(kind, claim, text, source)


def _contradict(text: str, claim: EstablishedClaim, names: frozenset[str]) -> bool:
    """Whether a text with much the same words says something else; or the same, where the witness denied it."""
    if jaccard(normalised(claim.statement), normalised(text)) < ALIKE:
        return False
    reasons = entails((text,), claim.statement, least=0.0, names=names).reasons
    rules = {reason.rule for reason in reasons} & _COLLIDING
    if not _figures(claim.statement) - _figures(text) or not _figures(text) - _figures(claim.statement):
        rules -= _OF_FIGURES
    return bool(rules) if claim.holds else not reasons


def _figures(text: str) -> frozenset[str]:
    return frozenset(match.group().lower() for match in _FIGURE.finditer(text))


def _item(kind: Rebuttal, claim: EstablishedClaim, against: str, source: str) -> OutlineItem:
    said = stated(claim.statement, claim.holds)
    return OutlineItem(id="", scope="within_direct_scope", type=kind, said=said, against=against, source=source)


def _earlier(witness: Witness, prior: Sequence[PriorClaim]) -> Iterator[tuple[str, str]]:
    return ((claim.session, claim.statement) for claim in prior if claim.witness == witness.id and claim.holds)


def _evidence(case: Case) -> Iterator[tuple[str, str]]:
    for item in case.evidence:
        for sentence in re.split(r"(?<=[.!?])\s+(?=[A-Z])", item.description):
            yield item.id, sentence


def _others(case: Case, witness: Witness) -> Iterator[tuple[str, str]]:
    for other in case.witnesses:
        if other.id != witness.id:
            yield from ((fact.id, in_third_person(fact, other)) for fact in other.affidavit)


def _credibility(witness: Witness) -> Iterator[OutlineItem]:
    for text in witness.credibility:
        kind: Rebuttal = "bias_indicator" if _BIAS.search(text) else "impeachment_opportunity"
        yield OutlineItem(id="", scope="credibility", type=kind, said=text, against="", source=witness.id)


def _once(items: Sequence[OutlineItem]) -> tuple[OutlineItem, ...]:
    """Each answer once, and nothing said held against the same thing twice, as first found."""
    first = {(item.source, item.against): item for item in reversed(items)}
    return tuple({item.said: item for item in first.values()}.values())[::-1]
