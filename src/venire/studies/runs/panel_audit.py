"""The audit of the understudy's panel, with all that the study itself may not import. Source: spec/debate.md."""

from __future__ import annotations

import asyncio
from collections.abc import Sequence
from dataclasses import dataclass, field
from itertools import chain, islice
from pathlib import Path

from venire.errors import VenireError
from venire.kernel.chance import Chance
from venire.law.case_file.case import Case
from venire.law.debating.argument import Argument
from venire.law.debating.panel import PanelVerdict, Vote, decided
from venire.law.debating.perspective import PERSPECTIVES, perspective_of
from venire.law.debating.subject import GUILTY, Subject
from venire.law.debating.texts_cited import record_of
from venire.library.shipped import ShippedCases
from venire.models.vectors.likeness import sentence_rows
from venire.ports import Evaluator
from venire.proceedings.debate.acts import Unable
from venire.proceedings.debate.opening import open_debate
from venire.proceedings.debate.order import presented
from venire.proceedings.debate.params import DebateParams, Debater
from venire.proceedings.debate.rules import DebateRules
from venire.proceedings.debate.state import State
from venire.proceedings.debate.view import EvaluatorView
from venire.seats.understudy import require_understudy
from venire.studies import panel_audit
from venire.studies.benchmarks.sets.argument_pairs import read_arguments
from venire.studies.panel_audit.audit import AuditReport, audited
from venire.studies.panel_audit.coherent import Coherent, of_topics, of_web
from venire.studies.runs.panel_confidence import confidence

EVALUATORS = len(PERSPECTIVES)
DEBATERS = (Debater(name="For", stance="for"), Debater(name="Against", stance="against"))
TOPICS = Path(panel_audit.__file__).with_name("topics.yaml")
CASES = ("murder",)


def panel_audit_report(pairs: int, data: Path | None) -> AuditReport:
    """The audit on so many coherent arguments: the written disputes, the best of web debates where ``data`` holds
    UKPConvArg1, and arguments of debates on the shipped case. Raises :class:`VenireError` for a path without pairs."""
    read = read_arguments(data) if data else None
    web = of_web(read) if read else []
    spoken = chain.from_iterable(_debated(case, str(seed)) for seed in range(1, pairs) for case in _cases())
    arguments = list(islice(chain(of_topics(TOPICS), web, spoken), pairs))
    return audited(arguments, UnderstudyPanel(), confidence(read) if read else None)


def _cases() -> Sequence[Case]:
    return [ShippedCases().load(one) for one in CASES]


@dataclass
class UnderstudyPanel:
    """Five evaluators of the understudy, one of each perspective, before whom the sides come in turns."""

    _seats: dict[str, Evaluator] = field(default_factory=dict[str, Evaluator])

    def __call__(self, setting: Coherent, arguments: Sequence[Argument]) -> PanelVerdict:
        seat = self._seat(setting)
        names = tuple(one.by for one in arguments)
        votes = [_vote(seat, setting, arguments, names, number) for number in range(1, EVALUATORS + 1)]
        return decided(votes, names)

    def _seat(self, setting: Coherent) -> Evaluator:
        key = f"{setting.source}/{setting.unseen}/{setting.subject.topic}"
        if key not in self._seats:
            self._seats[key] = require_understudy().evaluator(setting.subject, sentence_rows, setting.unseen)
        return self._seats[key]


def _vote(seat: Evaluator, setting: Coherent, arguments: Sequence[Argument], names: Sequence[str], number: int) -> Vote:
    """As in a debate: see :func:`venire.proceedings.debate.view.seen`."""
    order = presented(names, number)
    perspective = perspective_of(number - 1)
    view = EvaluatorView(
        topic=setting.subject.topic,
        phase="deliberation",
        round=1,
        rounds=1,
        debaters=tuple(Debater(name=name) for name in order),
        arguments=tuple(sorted(arguments, key=lambda one: (one.round, order.index(one.by)))),
        perspective=perspective,
    )
    told = seat.judged(view)
    return Vote(
        evaluator=f"evaluator/{number}",
        perspective=perspective,
        winner=told.winner,
        confidence=told.confidence,
        reasoning=told.reasoning,
    )


def _debated(case: Case, seed: str) -> list[Coherent]:
    """All arguments of one debate of the understudy on a case, each with one of the other side's in the same round."""
    subject = Subject(topic=GUILTY, case=case)
    spoken = asyncio.run(_played(subject, seed))
    record = record_of(subject)
    return [
        Coherent(
            one,
            subject,
            record,
            case.id,
            opponent=next((o for o in spoken if o.by != one.by and o.round == one.round), None),
        )
        for one in spoken
    ]


async def _played(subject: Subject, seed: str) -> Sequence[Argument]:
    """The debaters alone: nobody scores, nobody judges."""
    rules = DebateRules(subject, seed)
    state: State | None = None
    for event in open_debate(subject, DebateParams(debaters=DEBATERS), seed).events:
        state = rules.evolve(state, event)
    assert state is not None
    debater = require_understudy().debater(subject, Chance(seed))
    while asks := list(rules.agenda(state)):
        view = rules.view(state, asks[0].seat)
        speaks = asks[0].seat.startswith("debater")
        act = await debater.answer(asks[0], view) if speaks else Unable(why="The audit judges by itself.")
        for event in rules.decide(state, asks[0], act):
            state = rules.evolve(state, event)
    if not state.arguments:
        raise VenireError("Nothing was argued.", "Name a case with claims on both sides.")
    return state.arguments
