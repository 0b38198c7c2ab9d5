"""The case as an examination uses it: its people and things by id, and a question in its setting."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from functools import cached_property

from venire.kernel.proceeding import Refused
from venire.law.case_file.case import Elicit, Exhibit, Side, other
from venire.law.case_file.introduction import introduced
from venire.law.evidence.court_record import recalled
from venire.law.evidence.grounds import Phase
from venire.law.evidence.papers import CasePapers, named_in_court
from venire.law.evidence.question.setting import OpenedSubjects, QuestionDefect, Setting
from venire.law.evidence.question.subject_matter import called_for, opened, subjects
from venire.law.repetition.same_question import touched
from venire.law.testimony.after_strike import still_told
from venire.law.testimony.cross_outline import PriorClaim
from venire.law.testimony.testified import Exchange, stated
from venire.law.training.scoring import seeks
from venire.proceedings.examination.params import ExaminationParams
from venire.proceedings.examination.state import Before, State, is_known_fact
from venire.proceedings.examination.view import MORE, WINDOW

Flaws = Callable[[Setting], Sequence[QuestionDefect]]
"""What the law finds wrong with a question in its setting."""


def no_flaws(_: Setting) -> Sequence[QuestionDefect]:
    """The law finds nothing: where nobody has told the examination how to look."""
    return ()


@dataclass(frozen=True)
class CaseFile(CasePapers):
    """A case, and what its witnesses said at earlier sittings."""

    prior: tuple[PriorClaim, ...] = ()

    @cached_property
    def elicits(self) -> Mapping[str, Elicit]:
        return {elicit.id: elicit for elicit in self.case.elicits}

    @cached_property
    def issues(self) -> tuple[str, ...]:
        """What the case is about: charges, elements, topics."""
        charges = [charge.name for charge in self.case.charges]
        elements = [element.handle for charge in self.case.charges for element in charge.elements]
        return (*charges, *elements, *(topic.label for topic in self.case.topics))

    def about(self, text: str) -> tuple[str, ...]:
        """The topics of the case that a text touches."""
        return touched(text, self.topics)

    def affidavit(self, witness: str) -> Mapping[str, str]:
        """Fact -> its text, for one witness."""
        return {fact.id: fact.text for fact in self.witnesses[witness].affidavit}

    def exhibit(self, name: str, params: ExaminationParams) -> Exhibit:
        """The exhibit of this id. Raises :class:`Refused` where there is none."""
        known = [one for one in self.exhibits if one not in params.withheld]
        if name not in known:
            raise Refused(f"There is no exhibit {name!r} here.", f"Name one of {', '.join(known) or 'none'}.")
        return self.exhibits[name]

    def answered_from(self, before: Before) -> tuple[str, ...]:
        """The facts that the answer before the court tells; of one struck in part, those that what stays tells."""
        if not before.cut:
            return before.facts
        asked = {fact: self.facts[fact].text for fact in before.facts if fact not in before.volunteered}
        besides = [self.facts[fact].text for fact in before.volunteered]
        return still_told(asked, besides, before.text, before.answer, before.struck)

    def sought(self, witness: str, by: Side) -> tuple[Elicit, ...]:
        """What this side wants from this witness, the weightiest first."""
        called_by = self.witnesses[witness].side
        wanted = [one for one in self.case.elicits if one.witness == witness and seeks(one, by, called_by)]
        return tuple(sorted(wanted, key=lambda one: -abs(one.weight)))

    def founded(self, state: State, exhibit: Exhibit) -> tuple[tuple[str, ...], tuple[str, ...]]:
        """Of an exhibit's foundation, what has been testified to and what is wanting."""
        laid = [fact for fact in exhibit.foundation if is_known_fact(state, fact)]
        wanting = [fact for fact in exhibit.foundation if fact not in laid]
        return tuple(map(self.told, laid)), tuple(map(self.told, wanting))

    def setting(self, state: State, question: str) -> Setting:
        """A question to the witness on the stand as a judge would have it in mind."""
        assert state.stand is not None
        assert state.stand.phase is not None
        witness = self.witnesses[state.stand.witness]
        return Setting(
            question=question,
            phase=state.stand.phase,
            witness=introduced(witness),
            issues=self.issues,
            established=recalled(question, established_before(state), WINDOW * 2, MORE),
            asked=answered(state, witness.id, state.stand.by),
            asked_by_other=answered(state, witness.id, state.stand.by and other(state.stand.by)),
            direct_topics=direct_topics(state, witness.id),
            opened=self.opened(state),
            in_court=named_in_court(
                {one.id: one.name for one in self.case.exhibits if state.exhibits.get(one.id) in ("admitted", "shown")},
                {one.id: one.name for one in self.case.exhibits},
                question,
            ),
            subjects=subjects(self.case, witness.id, question),
            called_for=called_for(self.case, witness.id, state.stand.phase),
            defendant=self.case.defendant.name,
            leave=state.stand.leave,
        )

    def opened(self, state: State) -> OpenedSubjects | None:
        """What the examination before this one opened; None while there is none before it."""
        stand = state.stand
        if stand is None or stand.phase is None or stand.phase == "direct":
            return None
        heard = _setting_scope(state, stand.witness)
        numbers = {one.no for one in heard}
        facts = {fact for claim in state.established if claim.no in numbers for fact in claim.facts}
        return opened(self.case, ((one.question, one.answer) for one in heard), facts)


def answered(state: State, witness: str, by: Side | None = None) -> tuple[str, ...]:
    """The questions that a witness has answered and whose answer stands; ``by``: those of one side only."""
    heard = (one for one in state.of_witness(witness) if one.answer and not one.struck)
    return tuple(one.question for one in heard if by in (None, one.by))


def established_before(state: State) -> tuple[str, ...]:
    """What has been testified, in words."""
    return tuple(stated(claim.statement, claim.holds) for claim in state.established)


COVERED_BY: Mapping[Phase, tuple[Phase, ...]] = {
    "direct": ("direct",),
    "cross": ("direct",),
    "redirect": ("cross",),
    "recross": ("redirect",),
}


def direct_topics(state: State, witness: str) -> tuple[str, ...]:
    """What the examination so far was about, as far as it sets the scope of the phase that is on."""
    return tuple(dict.fromkeys(topic for one in _setting_scope(state, witness) for topic in one.topics))


def _setting_scope(state: State, witness: str) -> tuple[Exchange, ...]:
    """The exchanges of the examination that sets the scope of this one, as far as they stand."""
    phase = state.stand.phase if state.stand and state.stand.phase else "direct"
    phases = COVERED_BY[phase]
    return tuple(one for one in state.of_witness(witness) if one.phase in phases and one.answer and not one.struck)
