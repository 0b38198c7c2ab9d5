"""The understudy as the assessor and the evaluators of a debate. Source: spec/debate.md, "Jury panel"."""

from __future__ import annotations

import asyncio
from collections.abc import Mapping
from dataclasses import dataclass, field
from functools import cached_property
from threading import Lock

from venire.errors import VenireError
from venire.kernel.frozen import Frozen
from venire.kernel.proceeding import Ask
from venire.kernel.record import Act
from venire.law.debating.argument import Argument
from venire.law.debating.subject import Subject
from venire.law.debating.texts_cited import record_of
from venire.proceedings.debate.acts import Appraise, Evaluate, Judge
from venire.proceedings.debate.view import AssessorView, DebateView, EvaluatorView
from venire_understudy.panel.lines.line import Rows, lines_of
from venire_understudy.panel.merits.debate_heard import DebateHeard, Tables, all_tables
from venire_understudy.panel.merits.findings import ArgumentFindings
from venire_understudy.panel.scores import scores
from venire_understudy.panel.sides.allegiance import Pleaded, claims_of
from venire_understudy.panel.sides.case_phrases import Voices, voices_of
from venire_understudy.panel.topic_appraisal import complexity, sensitivity, why
from venire_understudy.panel.verdict import Side, opinion, side_of
from venire_understudy.panel.verdict_reasons import told

KEPT = 4
"""Debates read as a whole that are kept: the evaluators of one panel read the same."""


@dataclass(frozen=True)
class EvaluatorUnderstudy:
    """Answers for ``assessor`` and ``evaluator/n``. ``rows``: sentence vectors of the embedded model, 256 numbers each;
    the tables were learned with them. Nothing here is drawn by lot."""

    subject: Subject
    rows: Rows
    tables: Tables = field(default_factory=all_tables)
    _read: dict[tuple[Argument, ...], Mapping[str, Side]] = field(
        default_factory=dict[tuple[Argument, ...], Mapping[str, Side]]
    )

    _lock: Lock = field(default_factory=Lock, compare=False)
    """Evaluators judge at once, in threads."""

    name = "understudy"

    async def answer(self, ask: Ask, view: Frozen) -> Act:
        """The scores of one argument, a verdict, or the appraisal of the topic. Raises :class:`VenireError` for a view
        that is neither the assessor's nor an evaluator's."""
        if isinstance(view, EvaluatorView):
            return await asyncio.to_thread(self.judged, view)
        if isinstance(view, AssessorView):
            return await asyncio.to_thread(self._assessed, ask.key, view)
        raise VenireError(f"The view of {ask.key!r} is not a panel's.", "Ask the seat that the agenda names.")

    def _assessed(self, key: str, view: AssessorView) -> Act:
        made = {f"evaluate/{one.id}": one for one in view.arguments}
        if key in made:
            return self.evaluated(made[key], view)
        return Appraise(
            sensitivity=sensitivity(self.subject), complexity=complexity(self.subject), why=why(self.subject)
        )

    def evaluated(self, argument: Argument, view: DebateView) -> Evaluate:
        """The scores of an argument, beside what was said up to its round."""
        heard = tuple(_spoken(one) for one in view.arguments if one.round <= argument.round)
        seen = ArgumentFindings(_spoken(argument), self._room(heard))
        return Evaluate.model_validate({**scores(seen), "validity": seen.validity})

    def judged(self, view: EvaluatorView) -> Judge:
        """The verdict of one evaluator, in its perspective."""
        with self._lock:
            sides = self._sides(view)
            found = opinion(sides, view.perspective)
            reasoning = told(found, sides, view.perspective)
        return Judge(winner=found.winner, confidence=found.confidence, reasoning=reasoning)

    def _sides(self, view: EvaluatorView) -> list[Side]:
        """Read once for all evaluators, whatever the order in which the debaters are put before them."""
        spoken = tuple(sorted((_spoken(one) for one in view.arguments), key=lambda one: one.id))
        if spoken not in self._read:
            if len(self._read) >= KEPT:
                del self._read[next(iter(self._read))]
            room = self._room(spoken)
            self._read[spoken] = {one.name: side_of(one.name, room) for one in view.debaters}
        return [self._read[spoken][one.name] for one in view.debaters]

    def _room(self, arguments: tuple[Argument, ...]) -> DebateHeard:
        return DebateHeard(
            self.subject.topic, arguments, self._record, self.rows, self.tables, self._pleaded, self._voices
        )

    @cached_property
    def _pleaded(self) -> Pleaded:
        claims = claims_of(self.subject.case)
        return {side: lines_of(" ".join(texts), self.rows) for side, texts in claims.items()}

    @cached_property
    def _voices(self) -> Voices:
        return voices_of(self.subject.case, self.rows)

    @cached_property
    def _record(self) -> Mapping[str, str]:
        return record_of(self.subject)


def _spoken(argument: Argument) -> Argument:
    """Without what nobody heard."""
    return argument.model_copy(update={"thinking": ""}) if argument.thinking else argument
