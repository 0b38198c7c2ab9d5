"""What a debate costs where a model sits in every seat: ``python benchmarks/model_debate.py [--json]``.

A scripted server answers each call after so many milliseconds with a form well filled in: arguments of some eighty
words. Goals: one call for each argument, each evaluation, each evaluator, and one look at the topic; with 200 ms a call
two debaters, three rounds and three evaluators in 1.8 s; at 0 ms at most 2 ms a call of the engine's own; 12,000 prompt
tokens in all, where the topic has two sources.

The engine's own at 0 ms: processor time of the whole debate without that which the same requests take when they are
sent by the model alone, one after the other. Tokens are those of Llama 2 (with wordllama), rules, shared and private
part; the forms, which never change, are left out.
"""

from __future__ import annotations

import argparse
import asyncio
import json
import sys
from collections import Counter
from collections.abc import Callable, Mapping, Sequence
from dataclasses import asdict, dataclass, field
from pathlib import Path
from time import perf_counter, process_time

sys.path.insert(0, str(Path(__file__).parents[1]))

from pydantic import BaseModel

from benchmarks.model_rounds import tokens
from tests.scripted_server import Reply, Request, ScriptedServer, serving
from tests.support.scripted_debate import every_seat
from venire.catalog import kinds
from venire.host.court import Court
from venire.host.session import AnySession
from venire.kernel.record import Seat
from venire.law.debating.subject import GUILTY, Source, Subject
from venire.library.shipped import ShippedCases
from venire.models.pool import Pool
from venire.models.use import ModelUse
from venire.participants.language_model import LanguageModel
from venire.ports import Brief, Filled, LineUp, LookUp, Model, Participant
from venire.proceedings.debate.opening import open_debate
from venire.proceedings.debate.params import DebateParams, Debater
from venire.proceedings.debate.rules import DebateRules
from venire.proceedings.debate.state import State
from venire.seats.models.debate import debate_parts
from venire.stores.memory import MemoryStore

SIZES = ((2, 3, 3), (4, 5, 12))
"""Debaters, rounds, evaluators."""
LATENCIES = (0.0, 0.2)
TRIES = 3
"""The quickest counts: the others had to load something, or to share the machine."""
NAMES = ("Ada", "Ben", "Cyd", "Dee")
STANCES = ("for", "against", "own", "own")
KNOWN = kinds()
"""Looked up once, as a program does: what is installed belongs to no debate."""
QUAY = Subject(
    topic="The old quay should be closed to cars.",
    sources=(
        Source(
            id="S1",
            title="Traffic count",
            text="In May 4,200 cars a day crossed the old quay. On the first Sunday without cars the shops there sold "
            "a fifth more than on the Sunday before. Two of the three delivery firms said that they could come before "
            "ten in the morning.",
        ),
        Source(
            id="S2",
            title="Letter of the fishmongers",
            text="Our customers come by car and carry heavy boxes. If the quay is closed, a third of our trade will go "
            "to the supermarket, because nobody carries ice through the town.",
        ),
    ),
)


@dataclass(frozen=True)
class Sent:
    """One call as it was asked for."""

    part: str
    brief: Brief
    forms: Mapping[str, type[BaseModel]]

    @property
    def text(self) -> str:
        return f"{self.brief.rules}\n{self.brief.shared}\n{self.brief.matter}"


@dataclass
class Heard:
    """A model that keeps what it was asked."""

    model: Model
    sent: list[Sent] = field(default_factory=list[Sent])
    checking: float = 0.0
    """Seconds in which what it handed in was checked."""

    @property
    def name(self) -> str:
        return self.model.name

    async def fill(
        self,
        brief: Brief,
        forms: Mapping[str, type[BaseModel]],
        complaint: Callable[[BaseModel], str],
        *,
        tools: Sequence[LookUp] = (),
        heard: Callable[[str], None] | None = None,
    ) -> Filled:
        self.sent.append(Sent(next(iter(forms)), brief, forms))
        return await self.model.fill(
            brief, forms, lambda form: self._checked(form, complaint), tools=tools, heard=heard
        )

    def _checked(self, form: BaseModel, complaint: Callable[[BaseModel], str]) -> str:
        began = perf_counter()
        told = complaint(form)
        self.checking += perf_counter() - began
        return told

    async def close(self) -> None:
        await self.model.close()


@dataclass(frozen=True)
class Row:
    """One debate."""

    subject: str
    debaters: int
    rounds: int
    evaluators: int
    latency_ms: int
    seconds: float
    calls: int
    by_form: Mapping[str, int]
    tokens: int
    """Of all prompts."""
    longest: int
    kept: float
    """Share of the tokens that some earlier prompt of the debate began with."""
    own_ms: float
    """Of processor time a call, beyond what the bare call takes."""
    check_ms: float
    """Of these, what the output check takes: fifteen readings of every sentence that was handed in."""


def answering(latency: float) -> Callable[[Request], Reply]:
    """Every seat, after so many seconds."""
    return lambda request: every_seat(request).after(latency)


async def held(subject: Subject, size: tuple[int, int, int], model: Heard) -> AnySession:
    """One debate to its end."""
    debaters, rounds, evaluators = size
    seated = [Debater.model_validate({"name": NAMES[at], "stance": STANCES[at]}) for at in range(debaters)]
    params = DebateParams(debaters=tuple(seated), rounds=rounds, evaluators=evaluators)
    opening = open_debate(subject, params, "bench")
    court = Court(MemoryStore({name: kind.codec for name, kind in KNOWN.items()}), KNOWN, _line_up(model))
    contents = tuple(opening.contents.values())
    session = await court.open("debate", opening.events, contents, owner="bench", title="bench")
    await court.drive(session)
    await court.finished(session)
    await court.close()
    return session


def _line_up(model: Model) -> Callable[[AnySession], LineUp]:
    def of(session: AnySession) -> LineUp:
        rules, state = session.sitting.proceeding, session.sitting.state
        assert isinstance(rules, DebateRules)
        assert isinstance(state, State)
        players = dict[Seat, Participant]()

        def line(seat: Seat) -> Sequence[Participant]:
            parts = debate_parts(seat, rules.subject, state.params)
            return (players.setdefault(seat, LanguageModel(model, *parts)),)

        return line

    return of


async def measured(server: ScriptedServer, subject: Subject, size: tuple[int, int, int], latency: float) -> Row:
    use = ModelUse(provider="openai", model="scripted", base_url=server.url, retries=0, concurrency=64)
    pool = Pool({})
    model = Heard(pool.model(use))
    server.script = answering(0.0)
    cpu, checking = min([await _at_once(subject, size, model) for _ in range(TRIES)])
    sent = list(model.sent)
    bare = min([await _bare(model, sent) for _ in range(TRIES)])
    server.script = answering(latency)
    began = perf_counter()
    session = await held(subject, size, model)
    seconds = perf_counter() - began
    assert session.over, "the model failed"
    await pool.close()
    texts = [one.text for one in sent]
    sizes = [tokens(text) for text in texts]
    kept = [tokens(text[: _known(text, texts[:place])]) for place, text in enumerate(texts)]
    return Row(
        "case" if subject.case else "topic",
        *size,
        latency_ms=round(latency * 1000),
        seconds=round(seconds, 3),
        calls=len(sent),
        by_form=Counter(one.part for one in sent),
        tokens=sum(sizes),
        longest=max(sizes),
        kept=round(sum(kept) / sum(sizes), 2),
        own_ms=round(max(0.0, cpu - bare) / len(sent) * 1000, 2),
        check_ms=round(checking / len(sent) * 1000, 2),
    )


async def _at_once(subject: Subject, size: tuple[int, int, int], model: Heard) -> tuple[float, float]:
    """Processor time of a debate whose model answers at once, and seconds of it in which answers were checked."""
    model.sent.clear()
    model.checking = 0.0
    began = process_time()
    await held(subject, size, model)
    return process_time() - began, model.checking


async def _bare(model: Heard, sent: Sequence[Sent]) -> float:
    """Processor time of the same calls by themselves, as many at once as a stage has."""
    began = process_time()
    for place in range(0, len(sent), 4):
        await asyncio.gather(*(model.model.fill(one.brief, one.forms, lambda _: "") for one in sent[place : place + 4]))
    return process_time() - began


def _known(text: str, earlier: Sequence[str]) -> int:
    """Characters at the beginning that an earlier text begins with."""
    return max((_shared(text, one) for one in earlier), default=0)


def _shared(one: str, other: str) -> int:
    low, high = 0, min(len(one), len(other))
    while low < high:
        middle = (low + high + 1) // 2
        low, high = (middle, high) if one[:middle] == other[:middle] else (low, middle - 1)
    return low


def rows() -> Sequence[Row]:
    case = Subject(topic=GUILTY, case=ShippedCases().load("murder"))
    with serving() as server:
        plain = [asyncio.run(measured(server, QUAY, size, latency)) for size in SIZES for latency in LATENCIES]
        return [*plain, asyncio.run(measured(server, case, SIZES[0], LATENCIES[1]))]


def told(one: Row) -> str:
    calls = ", ".join(f"{count} {part}" for part, count in one.by_form.items())
    return (
        f"{one.subject}, {one.debaters} debaters, {one.rounds} rounds, {one.evaluators} evaluators at "
        f"{one.latency_ms} ms: {one.seconds:.2f} s, {one.calls} calls "
        f"({calls}), {one.tokens} prompt tokens, "
        f"{one.longest} at the most, {one.kept:.0%} kept, {one.own_ms:.2f} ms of our own a call, "
        f"{one.check_ms:.2f} of them the output check"
    )


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--json", action="store_true")
    given = parser.parse_args()
    found = rows()
    print(json.dumps([asdict(one) for one in found]) if given.json else "\n".join(map(told, found)))


if __name__ == "__main__":
    main()
