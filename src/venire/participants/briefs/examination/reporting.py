"""The court reporter: what an answer swore to, and which targets it gave. Source: spec/trial.md, "Testimony state".

The model reads; the law has the last word: a claim that the words do not bear out is left out, and so is a target that
the entailment guard does not find in them. What the words alone give counts, whether the model saw it or not.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from functools import cached_property

from pydantic import BaseModel, Field

from venire.kernel.frozen import Frozen
from venire.kernel.proceeding import Ask
from venire.language.morphology.persons import answering
from venire.language.questions.form import read as question_read
from venire.language.text.calendar import MONTHS, WEEKDAYS
from venire.law.case_file.case import Case
from venire.law.case_file.claim_grounds import names_of
from venire.law.case_file.topics import topics_of
from venire.law.entailment import Judgement, entails
from venire.law.entailment.graded import ENTAILED, entailed
from venire.law.evidence.question.setting import Likeness
from venire.law.repetition.same_question import normalised, touched
from venire.law.testimony.elicits import STRONG, AnswerHeard, ElicitSought, given, of_another_fact, sought
from venire.law.testimony.exchange import statements
from venire.participants.briefs.examination.court import Papers, read, told_short
from venire.participants.briefs.forms import Form
from venire.participants.part import FilledAct, PreparedAsk
from venire.ports import Brief
from venire.proceedings.examination import acts
from venire.proceedings.examination.view import ReporterView, Target
from venire.proceedings.words import Spoken

NAMES = ("affidavit", "reporter", "reporting")
BEFORE = 3
"""Exchanges by which pronouns and bare confirmations are understood."""
MOST = 12
"""Claims of one answer that are kept."""
TELLING = 4
"""Letters of a word that by itself can tell what a claim is about: "put" and "out" cannot."""
SAID = 0.5
"""The share of a claim's content words that question, answer and the exchanges before must have."""


class Claim(BaseModel):
    """One claim of the answer."""

    statement: Spoken = Field(description="A sentence that stands on its own, with names for pronouns.")
    holds: bool = Field(default=True, description="False where the witness denied it.")
    facts: tuple[str, ...] = Field(default=(), description="Ids of the affidavit that say the same.")


class Credit(Form):
    """Take down the answer."""

    taken: tuple[Claim, ...] = Field(default=(), description="What the witness swore to.")
    given: tuple[str, ...] = Field(default=(), description="Ids of the open targets that it gave.")


FORMS: Mapping[str, type[BaseModel]] = {"credit": Credit}

UNSWORN = frozenset({"names"})
STRANGE = frozenset({"names", "dates"})
"""What a claim may take from the affidavit that was not spoken: who is meant, and which day "that night" was."""
FIGURES, DAYS = frozenset({"times", "amounts"}), frozenset({"dates"})
"""What must have been spoken; a day only where question or answer names one."""
CIRCUMSTANCES = frozenset({"names", "dates", "times", "amounts"})
"""What an answer to who, what or when takes up from the question: whose, when and how many it was, unless it says so
itself. What a yes or a no takes up is in what was joined from both."""


def _names_a_day(view: ReporterView) -> bool:
    spoken = set(f"{view.question} {view.answer}".lower().replace(",", " ").split())
    return bool(spoken & {*WEEKDAYS, *MONTHS})


def _rules(found: Judgement) -> frozenset[str]:
    return frozenset(reason.rule for reason in found.reasons)


@dataclass(frozen=True)
class Reporting:
    """The reporter. ``likeness``: how alike two sentences are in meaning; without it words alone decide."""

    case: Case
    likeness: Likeness | None = None

    def turn(self, ask: Ask, view: Frozen) -> PreparedAsk | None:
        """See :class:`venire.participants.part.Part`."""
        if not isinstance(view, ReporterView) or acts.Credit not in ask.wants:
            return None
        return PreparedAsk(self.brief(view, ask.directive), FORMS, lambda _: "", lambda form: self._taken(view, form))

    def brief(self, view: ReporterView, directive: str) -> Brief:
        """What a reporter writes from: no weights, and exchanges before only where the tier lets them count."""
        templates = read(*NAMES)
        witness = self._papers.witness(view)
        values = {
            "view": view,
            "name": witness.name,
            "witness": witness,
            "before": told_short([one for one in view.before if one.answer][-BEFORE:])
            if view.tier == "contextual"
            else (),
            "answered_from": tuple(one for one in view.facts if one in view.affidavit),
            "targets": view.open_elicits,
            "directive": directive,
        }
        return Brief(
            rules=templates.render("reporter", {}),
            shared=self._papers.affidavit(view, view.affidavit, templates),
            matter=templates.render("reporting", values),
            version=templates.version,
        )

    @cached_property
    def _papers(self) -> Papers:
        return Papers(self.case)

    @cached_property
    def _topics(self) -> tuple[str, ...]:
        return topics_of(self.case)

    def _taken(self, view: ReporterView, form: BaseModel) -> FilledAct:
        assert isinstance(form, Credit)
        kept = [claim for claim in form.taken if self._borne_out(view, claim)][:MOST]
        matched = tuple(self._matched(view, form, kept))
        found = {one.elicit for one in matched}
        dropped = (
            *(f"claim {claim.statement[:60]}" for claim in form.taken if claim not in kept),
            *(f"target {one[:20]}" for one in form.given if one not in found),
        )
        claims = tuple(self._claim(view, claim) for claim in kept)
        return FilledAct(acts.Credit(taken=claims, matched=matched), dropped)

    def _said(self, view: ReporterView) -> Sequence[str]:
        """Everything that a claim may take its words and names from, oldest first."""
        return (*self._asked_before(view), view.question, view.answer, f"{self._name(view)} is the witness.")

    def _sworn(self, view: ReporterView) -> Sequence[str]:
        """What the answer swears to: its own words, and the question's as far as it took them up. An exchange that
        could only be set down as asked and said adds nothing to the answer, and its "if anything" sounds like doubt."""
        told = statements(view.question, view.answer, self._name(view), view.before)
        joined = [claim.fact or claim.text for claim in told]
        return (answering(view.answer, self._name(view)), *(one for one in joined if not one.startswith("Asked ")))

    def _asked_before(self, view: ReporterView) -> Sequence[str]:
        """The exchanges before, on which "that evening" and "all that while" rest."""
        return [text for one in view.before[-BEFORE:] for text in (one.question, one.answer) if text]

    def _borne_out(self, view: ReporterView, claim: Claim) -> bool:
        """Its words were spoken, its figures too, its names and days are known, and what was sworn to does not say
        otherwise. Of a denial, which is written down as what was denied, only the words are looked at."""
        said = self._said(view)
        spoken = self._judged(said, claim)
        unknown = _rules(self._judged((*said, *view.affidavit.values()), claim)) & STRANGE
        unsaid = _rules(spoken) & (FIGURES | DAYS if _names_a_day(view) else FIGURES)
        if spoken.coverage < SAID or unknown or unsaid:
            return False
        return not claim.holds or not self._against(view, claim)

    def _against(self, view: ReporterView, claim: Claim) -> frozenset[str]:
        """Why what was sworn to does not give this. When it was may stand in the exchanges before; what an answer to
        who, what or when takes up may come from the question."""
        sworn = self._sworn(view)
        found = _rules(self._judged(sworn, claim))
        if question_read(view.question).form == "wh":
            return found - CIRCUMSTANCES
        undated = _rules(self._judged((*sworn, *self._asked_before(view)), claim)) & CIRCUMSTANCES
        return (found - CIRCUMSTANCES) | (undated & found) - UNSWORN

    def _judged(self, premises: Sequence[str], claim: Claim) -> Judgement:
        return entails(premises, claim.statement, least=0.0, names=names_of(self.case))

    def _claim(self, view: ReporterView, claim: Claim) -> acts.Taken:
        return acts.Taken(
            statement=claim.statement,
            holds=claim.holds,
            confidence=0.9,
            facts=tuple(dict.fromkeys(fact for fact in claim.facts if fact in view.affidavit)),
            topics=self._about(view, claim),
        )

    def _about(self, view: ReporterView, claim: Claim) -> tuple[str, ...]:
        """The topics that the claim speaks of: that it is this witness who speaks, or a small word, is no topic."""
        own = normalised(self._name(view))
        words = normalised(claim.statement) - own
        return tuple(
            topic
            for topic in touched(claim.statement, self._topics)
            if len(shared := words & normalised(topic)) > 1 or any(len(word) >= TELLING for word in shared)
        )

    def _matched(self, view: ReporterView, form: Credit, kept: Sequence[Claim]) -> Iterator[acts.Matched]:
        targets = {one.id: one for one in self._sought(view)}
        found = given(tuple(targets.values()), self._heard(view), view.tier, self._alike, view.affidavit)
        plain = {one.elicit: one for one in found}
        for target in view.open_elicits:
            if target.id in plain:
                one = plain[target.id]
                yield acts.Matched(elicit=one.elicit, tier=one.tier, score=one.score, strong=one.strong)
            elif target.id in form.given and not of_another_fact(targets[target.id], self._heard(view), view.affidavit):
                yield from self._guarded(view, target, kept)

    def _guarded(self, view: ReporterView, target: Target, kept: Sequence[Claim]) -> Iterator[acts.Matched]:
        """The target, if the guard finds it in the answer, or in what the answer says once its pronouns are names."""
        told = " ".join(claim.statement for claim in kept if claim.holds) if view.tier == "contextual" else ""
        score = max(
            entailed(view.question, view.answer, target.statement, self._name(view), self._alike).score,
            entailed(view.question, told, target.statement, self._name(view), self._alike).score if told else 0.0,
        )
        if score >= ENTAILED:
            yield acts.Matched(elicit=target.id, tier=view.tier, score=round(score, 3), strong=score >= STRONG)

    @cached_property
    def _alike(self) -> Callable[[str, str], float] | None:
        likeness = self.likeness
        return None if likeness is None else lambda one, other: likeness(one, (other,))[0]

    def _sought(self, view: ReporterView) -> Sequence[ElicitSought]:
        return sought(self.case.elicits, {one.id for one in view.open_elicits})

    def _heard(self, view: ReporterView) -> AnswerHeard:
        told = statements(view.question, view.answer, self._name(view), view.before)
        return AnswerHeard(view.question, view.answer, told, self._name(view))

    def _name(self, view: ReporterView) -> str:
        return self._papers.witness(view).name
