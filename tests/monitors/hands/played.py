"""Debates of the understudy on every shipped case, and on the sources of the topics of ``developing``."""

from __future__ import annotations

import asyncio
import random
from collections.abc import Iterator, Mapping, Sequence

from scripts.empty_talk import EMPTY_TALK
from tests.monitors.developing.make import topics
from tests.monitors.hands.planting import Pool, planted
from tests.monitors.hands.rows import Debate, Said
from venire.kernel.chance import Chance
from venire.law.debating.argument import Argument
from venire.law.debating.subject import GUILTY, LIABLE, Source, Subject
from venire.library.shipped import ShippedCases
from venire.monitors.adapters.case_papers import papers_of
from venire.proceedings.debate.acts import Unable
from venire.proceedings.debate.opening import open_debate
from venire.proceedings.debate.params import DebateParams, Debater
from venire.proceedings.debate.rules import DebateRules as Rules
from venire.proceedings.debate.state import State
from venire_understudy.debater.seat import DebaterUnderstudy

SIDES = {"For": "for", "Against": "against"}
DEBATERS = (Debater(name="For", stance="for"), Debater(name="Against", stance="against"))


def subjects() -> Mapping[str, Subject]:
    """What is debated, by name."""
    cases = ShippedCases()
    tried = {"criminal": GUILTY, "civil": LIABLE}
    found = {one.id: Subject(topic=tried[one.kind], case=cases.load(one.id)) for one in cases.list()}
    return found | {str(row["topic"]): _sourced(row) for row in topics()}


def _sourced(row: Mapping[str, object]) -> Subject:
    papers: Sequence[Mapping[str, str]] = row["sources"]  # type: ignore[assignment]
    given = tuple(Source(id=str(one["id"]), title=one["title"], text=one["text"]) for one in papers)
    return Subject(topic=str(row["topic"]), sources=given)


def played(seeds: Sequence[str] = ("1", "2", "3")) -> Iterator[Debate]:
    """Each debate as it was held, and once with each kind of plant."""
    held = {(name, seed): debated(name, subject, seed) for name, subject in subjects().items() for seed in seeds}
    for (name, seed), debate in held.items():
        others = [one for (other, _), one in held.items() if other != name]
        same = [one for (other, at), one in held.items() if other == name and at != seed]
        yield debate
        yield from planted(
            debate,
            Pool(same, others, (*EMPTY_TALK["boasting"], *EMPTY_TALK["filling a form"])),
            random.Random(f"{name}{seed}"),
        )


def debated(name: str, subject: Subject, seed: str) -> Debate:
    """One debate of the understudy."""
    turns = tuple(
        Said(one.by, SIDES[one.by], one.text, tuple(part.source for part in one.evidence))
        for one in asyncio.run(_spoken(subject, seed))
    )
    return Debate(f"{name}-{seed}", subject.topic, turns, tuple(_papers(subject)))


def _papers(subject: Subject) -> Iterator[Mapping[str, str]]:
    papers = papers_of(subject.case).sources if subject.case else subject.sources
    yield from ({"id": one.id, "title": one.title, "text": one.text} for one in papers)


async def _spoken(subject: Subject, seed: str) -> Sequence[Argument]:
    """The debaters alone: nobody scores, nobody judges."""
    rules, debater = Rules(subject, seed), DebaterUnderstudy(subject, Chance(seed))
    state: State | None = None
    for event in open_debate(subject, DebateParams(debaters=DEBATERS), seed).events:
        state = rules.evolve(state, event)
    while state is not None and rules.agenda(state):
        state = await _asked(rules, state, debater)
    return state.arguments if state is not None else ()


async def _asked(rules: Rules, state: State, debater: DebaterUnderstudy) -> State:
    ask = rules.agenda(state)[0]
    speaks = ask.seat.startswith("debater")
    act = await debater.answer(ask, rules.view(state, ask.seat)) if speaks else Unable(why="Nobody judges.")
    for event in rules.decide(state, ask, act):
        state = rules.evolve(state, event)
    return state
