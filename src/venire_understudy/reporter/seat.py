"""The understudy as court reporter: what an answer established, and which targets it gave. Source: spec/trial.md."""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, replace
from functools import cached_property

from venire.errors import VenireError
from venire.kernel.frozen import Frozen
from venire.kernel.proceeding import Ask
from venire.kernel.record import Act
from venire.language.answers.reported_statement import NamedPerson, once_named
from venire.language.answers.stance import manner_of
from venire.law.api import (
    AnswerHeard,
    AnswerStatement,
    Case,
    CounselFile,
    Elicit,
    ElicitGiven,
    ElicitSought,
    entails,
    given,
    has_own_part,
    named_in,
    of_another_scene,
    resolved,
    sought,
    statements,
    touched,
)
from venire.proceedings.examination.acts import Credit, Matched, Taken
from venire.proceedings.examination.view import ReporterView
from venire_understudy.reporter.directions import Vectors
from venire_understudy.reporter.proof_by_answer import borne_out

CONFIDENCE = {"answer": 1.0, "joined": 0.9}
"""How sure a claim is: in the witness's own words, or in the words of the question."""
SAME = 0.9
"""The share of a claim's words from which another says the same."""
ABOUT = 0.6
"""The share of the words of what was denied from which the witness goes on to say the same."""
NOT_SO = "It is not so that"
"""Begins the denial of what has no verb that could be denied."""
_NOT = re.compile(r"\b(?:no|not|never|nobody|nothing|none|neither|cannot)\b|n't\b", re.IGNORECASE)
_IT = re.compile(r"It (?:was|had|has|is|did|lay|stood|hung|could|would|[a-z]+ed)\b")
_THING = re.compile(r"(?:the|The) \w")
MOST = 12
"""Claims of one answer that are kept."""


@dataclass(frozen=True)
class Reporter:
    """Answers for the seat ``reporter``. Without ``vectors`` answers are matched by their words alone."""

    case: Case
    vectors: Vectors | None = None

    async def answer(self, ask: Ask, view: Frozen) -> Act:
        """What the answer established. Raises :class:`venire.errors.VenireError` for a view that is not the seat's."""
        if not isinstance(view, ReporterView):
            raise VenireError(f"The view of {ask.key!r} is not a reporter's.", "Ask the seat that the agenda names.")
        heard = self._heard(view)
        if self.vectors is not None and view.tier != "keyword":
            await self.vectors.hear([heard.words(view.tier), heard.both], [one.statement for one in view.open_elicits])
        return self.credit(view, heard)

    def credit(self, view: ReporterView, heard: AnswerHeard | None = None) -> Credit:
        """What the answer established, by the vectors heard so far."""
        heard = heard or self._heard(view)
        likeness = self.vectors.likeness if self.vectors is not None else None
        found = {one.elicit: one for one in given(self._sought(view), heard, view.tier, likeness, view.affidavit)}
        found |= {name: sworn for name, sworn in self._sworn(view, heard).items() if name not in found}
        return Credit(taken=tuple(self._taken(view, heard))[:MOST], matched=tuple(map(_matched, found.values())))

    def _heard(self, view: ReporterView) -> AnswerHeard:
        name = next((one.name for one in view.witnesses if one.id == view.witness), None)
        question = resolved(view.question, view.before)
        claims = statements(question, view.answer, name, view.before)
        meant = (_as_meant(view, _as_sworn(view, claim)) for claim in claims)
        return AnswerHeard(question, view.answer, tuple(meant), name)

    def _sought(self, view: ReporterView) -> Sequence[ElicitSought]:
        return sought(self.case.elicits, {one.id for one in view.open_elicits})

    def _sworn(self, view: ReporterView, heard: AnswerHeard) -> Mapping[str, ElicitGiven]:
        """Targets whose every fact the witness says it answered from and did say, whatever words the target has."""
        open_ = {one.id for one in view.open_elicits}
        return {
            one.id: ElicitGiven(one.id, view.tier, 1.0, True)
            for one in self.case.elicits
            if one.id in open_ and one.facts and self._given(view, one, heard)
        }

    def _given(self, view: ReporterView, target: Elicit, heard: AnswerHeard) -> bool:
        if not has_own_part(heard.question, heard.answer, target.statement, heard.witness):
            return False
        if of_another_scene(heard.question, heard.answer, target.statement):
            return False
        return all(self._says(view, fact, heard) for fact in target.facts)

    def _says(self, view: ReporterView, fact: str, heard: AnswerHeard) -> bool:
        if fact not in view.facts or view.stance == "unknown":
            return False
        told = self._brief.told(fact)
        manners = ("sworn", manner_of(told))
        claims = [claim.text if claim.holds else claim.fact for claim in heard.claims if claim.manner in manners]
        return borne_out(
            told, [text for text in claims if text and not text.startswith(NOT_SO)], view.answer, view.question
        )

    @cached_property
    def _brief(self) -> CounselFile:
        return CounselFile(self.case)

    @cached_property
    def _called(self) -> Mapping[str, NamedPerson]:
        """Each witness by id, as its testimony is written down."""
        return {one.id: named_in(self.case, one) for one in self.case.witnesses}

    def _taken(self, view: ReporterView, heard: AnswerHeard) -> Iterator[Taken]:
        who = self._called.get(view.witness or "")
        for claim in heard.claims:
            if claim.established and not _said_again(claim, heard.claims):
                facts = self._facts(view, claim, heard)
                said = self._named(claim.text, facts)
                yield Taken(
                    statement=once_named(said, who) if who else said,
                    holds=claim.holds,
                    confidence=CONFIDENCE[claim.source],
                    facts=facts,
                    topics=touched(claim.text, self._brief.topics),
                )

    def _named(self, text: str, facts: Sequence[str]) -> str:
        """A statement with what it speaks of named: "The upper bolt had been missing" for "It had been missing"."""
        subject = self._brief.facts[facts[0]].frame.subject if len(facts) == 1 and facts[0] in self._brief.facts else ""
        thing = _THING.match(subject)
        return f"{subject[0].upper()}{subject[1:]}{text[2:]}" if thing and _IT.match(text) else text

    def _facts(self, view: ReporterView, claim: AnswerStatement, heard: AnswerHeard) -> tuple[str, ...]:
        """The facts that the witness says it answered from, as far as they bear on this claim."""
        told = [name for name in view.facts if name in view.affidavit]
        if sum(one.established for one in heard.claims) <= 1:
            return tuple(told)
        return tuple(name for name in told if entails([view.affidavit[name]], claim.text, least=0.4).coverage >= 0.4)


def _as_sworn(view: ReporterView, claim: AnswerStatement) -> AnswerStatement:
    """What might have been is sworn to where the affidavit says just that: "he could have been saved"."""
    told = [view.affidavit[name] for name in view.facts if name in view.affidavit]
    if claim.manner != "unsure" or not claim.text:
        return claim
    borne = any(
        one.coverage >= SAME and not one.reasons for one in (entails([text], claim.text, least=0.0) for text in told)
    )
    return replace(claim, manner="sworn") if borne else claim


def _as_meant(view: ReporterView, claim: AnswerStatement) -> AnswerStatement:
    """ "You told nobody, did you? – No, I didn't." says that it is so."""
    denied = claim.source == "joined" and not claim.holds
    so = denied and view.stance == "affirm" and _NOT.search(claim.text)
    return replace(claim, holds=True) if so else claim


def _said_again(claim: AnswerStatement, claims: Sequence[AnswerStatement]) -> bool:
    """Whether a claim in the question's words is in the witness's own after it: "Did you leave? – I left at ten." What
    the witness goes on to say is not denied either, whatever it began with."""
    if claim.source != "joined":
        return False
    later = claims[claims.index(claim) + 1 :]
    own = [one.text for one in later if one.source == "answer" and one.established]
    parts = [claim.text] if claim.holds else claim.text.split(" and ")
    told = [entails([text], part, least=SAME if claim.holds else ABOUT) for text in own for part in parts]
    return any(one.coverage >= (SAME if claim.holds else ABOUT) and not one.reasons for one in told)


def _matched(found: ElicitGiven) -> Matched:
    return Matched(elicit=found.elicit, tier=found.tier, score=found.score, strong=found.strong)
