"""What an examination costs when a model sits in every seat: ``python benchmarks/model_examination.py [--latency 0.2]
[--direct 60] [--json]``.

A whole examination of the murder in memory: every call takes so many seconds and is answered as the understudy would,
so that the session is a real one, and what is measured is the prompts and the waiting. A *turn* is a question with all
that belongs to it, until the next one is put. Told are its calls; how many of them wait for one another (*in a row*)
and its seconds; tokens of a prompt by role; and how much of a prompt a provider could have kept: the longest beginning
that was sent before in the session. Then a marathon of 110 questions to one witness, by the rules alone: tokens of a
prompt about question 20 and about question 100. Goals: two calls in a row and four in all without an objection, under
3,500 tokens a prompt, no growth.
"""

from __future__ import annotations

import argparse
import asyncio
import json
from collections import defaultdict
from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import asdict, dataclass, field
from importlib import resources
from itertools import pairwise
from pathlib import Path
from statistics import mean, median
from time import monotonic

from tokenizers import Tokenizer

from venire.catalog import kinds
from venire.host.court import Court
from venire.host.session import AnySession
from venire.kernel.frozen import Frozen
from venire.kernel.proceeding import Ask
from venire.kernel.record import Act, Seat
from venire.law.case_file.case import Case
from venire.library.shipped import ShippedCases
from venire.models.vectors.embedding import EmbeddedVectors
from venire.models.vectors.likeness import sentence_likeness
from venire.participants.part import FilledAct, Part, PreparedAsk
from venire.ports import LineUp, Participant
from venire.proceedings.examination import acts
from venire.proceedings.examination import events as ev
from venire.proceedings.examination.opening import open_examination
from venire.proceedings.examination.params import Agents, CounselSettings, ExaminationParams
from venire.proceedings.examination.rules import Examination
from venire.seats.models.examination import court_parts, court_role
from venire.stores.memory import MemoryStore
from venire_understudy.courtroom import HearingRoom

IN_A_ROW, CALLS, TOKENS, GROWTH = 2, 4, 3500, 1.1
EARLY, LATE = range(15, 26), range(95, 106)
VOCABULARY = Path(str(resources.files("wordllama"))) / "tokenizers" / "l2_supercat_tokenizer_config.json"
"""That of Llama 2, 32,000 pieces: it counts more tokens than newer ones do."""
NOUNS = ("anchor", "barrel", "candle", "donkey", "easel", "ferry", "garden", "hammer", "island", "jacket", "kettle")


@dataclass
class Sent:
    """One call: its ask, its role, the whole prompt, when it began and when it was answered."""

    key: str
    role: str
    text: str
    began: float
    ended: float = 0.0

    @property
    def question(self) -> int:
        """The question that it is about; 0 for an exhibit."""
        return int(self.key[1:].partition("/")[0]) if self.key.startswith("q") else 0

    @property
    def step(self) -> str:
        return self.key.split("/")[1]


@dataclass(frozen=True)
class Counted:
    """Tokens of one call, and those at its beginning that an earlier prompt of the session began with."""

    role: str
    tokens: int
    kept: int


def prompt(turn: PreparedAsk) -> str:
    """As it goes over the line: forms, rules, what is shared, what is this seat's alone."""
    forms = json.dumps({name: form.model_json_schema() for name, form in turn.forms.items()})
    return f"{forms}\n{turn.brief.rules}\n{turn.brief.shared}\n{turn.brief.matter}"


def turn_of(parts: Sequence[Part], ask: Ask, view: Frozen) -> PreparedAsk | FilledAct:
    """What the first part that this ask belongs to makes of it."""
    turns = [part.turn(ask, view) for part in parts]
    return next(turn for turn in turns if turn is not None)


@dataclass
class Rehearsed:
    """A model's brief, a model's time to think, and the understudy's answer."""

    role: str
    parts: Sequence[Part]
    behind: Participant
    sent: list[Sent]
    latency: float
    name: str = "rehearsed"

    async def answer(self, ask: Ask, view: Frozen) -> Act:
        turn = turn_of(self.parts, ask, view)
        if isinstance(turn, FilledAct):
            return turn.act
        call = Sent(ask.key, self.role, prompt(turn), monotonic())
        self.sent.append(call)
        act = await self.behind.answer(ask, view)
        await asyncio.sleep(max(0.0, call.began + self.latency - monotonic()))
        call.ended = monotonic()
        return act

    def reading(self, ask: Ask, view: Frozen) -> object:
        turn = turn_of(self.parts, ask, view)
        return turn.brief if isinstance(turn, PreparedAsk) else turn


@dataclass
class Bench:
    """A courtroom in which every seat thinks as long as a model does."""

    case: Case
    latency: float
    sent: list[Sent] = field(default_factory=list[Sent])

    async def examined(self, direct: int) -> AnySession:
        """An examination of every witness, finished."""
        params = ExaminationParams(objection_window=None, direct=direct, cross=direct)
        opening, known = open_examination(self.case, params, "bench", {}), kinds()
        court = Court(MemoryStore({name: kind.codec for name, kind in known.items()}), known, self.line_up)
        contents = tuple(opening.contents.values())
        session = await court.open("examination", opening.events, contents, owner="bench", title=self.case.title)
        await court.drive(session)
        await court.finished(session)
        await court.close()
        return session

    def line_up(self, session: AnySession) -> LineUp:
        rules = session.sitting.proceeding
        assert isinstance(rules, Examination)
        room = HearingRoom(self.case, rules.chance, rules.flaws, EmbeddedVectors(), sentence_likeness())

        def line(seat: Seat) -> Sequence[Participant]:
            return (Rehearsed(court_role(seat) or "", court_parts(seat, rules), room, self.sent, self.latency),)

        return line


@dataclass(frozen=True)
class Turns:
    """Turns of one sort: how many, calls in the middle and on the average, calls in a row, seconds in the middle."""

    n: int
    calls: float
    calls_mean: float
    in_a_row: float
    seconds: float


def turns(session: AnySession, sent: Sequence[Sent], *, objected: bool) -> Turns:
    """Those with an objection, or those without. Left out are the last of each phase, and those after which an exhibit
    was handled."""
    put = [(entry.event, entry.at) for entry in session.entries if isinstance(entry.event, ev.QuestionPut)]
    stopped = {entry.event.no for entry in session.entries if isinstance(entry.event, ev.Objected)}
    handled = {call.question for call in sent if call.key.count("/") > 1}
    found = dict[int, float]()
    for (one, at), (after, then) in pairwise(put):
        same = (one.witness, one.phase) == (after.witness, after.phase)
        if same and after.no not in handled and (one.no in stopped) == objected:
            found[one.no] = (then - at).total_seconds()
    calls = [sum(call.question == no for call in sent) for no in found]
    rows = [in_a_row(_until_the_next(no, sent)) for no in found]
    return Turns(len(found), median(calls), round(mean(calls), 2), median(rows), round(median(found.values()), 3))


def _until_the_next(no: int, sent: Sequence[Sent]) -> Iterator[Sent]:
    """The calls between this question and the next."""
    for call in sent:
        if call.ended and call.question == no + (call.step == "put"):
            yield call


def in_a_row(calls: Iterable[Sent]) -> int:
    """The most calls of which each began when the one before had ended."""
    count, ended = 0, 0.0
    for call in sorted(calls, key=lambda one: one.ended):
        if call.began >= ended:
            count, ended = count + 1, call.ended
    return count


def counted(sent: Sequence[Sent], tokenizer: Tokenizer) -> Iterator[Counted]:
    """The tokens of every call."""
    before = list[str]()
    for call in sent:
        kept = max((shared_beginning(call.text, one) for one in before), default=0)
        yield Counted(call.role, tokens(call.text, tokenizer), tokens(call.text[:kept], tokenizer))
        before.append(call.text)


def shared_beginning(one: str, other: str) -> int:
    """How many characters two texts begin with alike."""
    low, high = 0, min(len(one), len(other))
    while low < high:
        middle = (low + high + 1) // 2
        low, high = (middle, high) if one[:middle] == other[:middle] else (low, middle - 1)
    return low


def tokens(text: str, tokenizer: Tokenizer) -> int:
    return len(tokenizer.encode(text).ids)


def marathon(case: Case, tokenizer: Tokenizer) -> Mapping[str, tuple[int, int]]:
    """Role → tokens of a prompt about question 20 and about question 100, on the average, with one witness."""
    agents = Agents(counsel=CounselSettings(error_rate=0.0))
    params = ExaminationParams(direct=110, witnesses=("W1",), agents=agents, student_slips=0.0)
    opening = open_examination(case, params, "marathon", {})
    rules = Examination(case, "marathon")
    state = rules.evolve(None, opening.events[0])
    for event in opening.events[1:]:
        state = rules.evolve(state, event)
    sizes = defaultdict[tuple[str, bool], list[int]](list)
    while state.number <= LATE[-1] and (ask := next((one for one in rules.agenda(state) if not one.standing), None)):
        view = rules.view(state, ask.seat)
        turn = turn_of(court_parts(ask.seat, rules), ask, view)
        if isinstance(turn, PreparedAsk) and (state.number in EARLY or state.number in LATE):
            sizes[court_role(ask.seat) or "", state.number in LATE].append(tokens(prompt(turn), tokenizer))
        for event in rules.decide(state, ask, _plainly(ask, state.number)):
            state = rules.evolve(state, event)
    return {role: (round(mean(sizes[role, False])), round(mean(sizes[role, True]))) for role, late in sizes if late}


def _plainly(ask: Ask, no: int) -> Act:
    """Something of the usual length; every third question is objected to, and let in."""
    thing = f"{NOUNS[no % len(NOUNS)]} of the {no}th kind, the one with {no * 7} marks on it,"
    match ask.wants[0]:
        case acts.PutQuestion:
            return acts.PutQuestion(text=f"What, if anything, did you make of the {thing} when you came to look at it?")
        case acts.Object if no % 3 == 0:
            return acts.Object(ground="vague", argument=f"Nobody can tell what is asked about the {thing} or when.")
        case acts.Rule:
            return acts.Rule(ruling="overruled", rule="611(a)", reason="The question may be put; the witness can say.")
        case acts.Testify:
            return acts.Testify(text=f"I made nothing of the {thing} and I put it back where it was.", stance="tell")
        case acts.Credit:
            return acts.Credit(taken=(acts.Taken(statement=f"The witness put the {thing} back where it was."),))
        case acts.Respond:
            return acts.Respond(text="It is one thing at one time, Your Honour.")
        case _:
            return acts.LetStand()


@dataclass(frozen=True)
class Told:
    """What was measured."""

    plain: Turns
    objected: Turns
    tokens: Mapping[str, tuple[int, int]]
    """Role → middle and most."""
    kept: Mapping[str, float]
    """Role → share of the tokens that were sent before; of all calls under ``all``."""
    growth: Mapping[str, tuple[int, int]]


def measured(latency: float, direct: int) -> Told:
    bench, tokenizer = Bench(ShippedCases().load("murder"), latency), Tokenizer.from_file(str(VOCABULARY))
    session = asyncio.run(bench.examined(direct))
    every = list(counted(bench.sent, tokenizer))
    roles = {role: [one for one in every if one.role == role] for role in dict.fromkeys(one.role for one in every)}
    return Told(
        plain=turns(session, bench.sent, objected=False),
        objected=turns(session, bench.sent, objected=True),
        tokens={role: _sizes(of) for role, of in roles.items()},
        kept={role: _share(of) for role, of in {**roles, "all": every}.items()},
        growth=marathon(bench.case, tokenizer),
    )


def _sizes(calls: Sequence[Counted]) -> tuple[int, int]:
    return round(median(one.tokens for one in calls)), max(one.tokens for one in calls)


def _share(calls: Sequence[Counted]) -> float:
    return round(sum(call.kept for call in calls) / sum(call.tokens for call in calls), 2)


def table(found: Told) -> str:
    most = max(high for _, high in found.tokens.values())
    grown = max(late / early for early, late in found.growth.values())
    roles = [
        f"{role:18} {middle:6} {high:6} {found.kept[role]:6.0%} {found.growth[role][0]:9} {found.growth[role][1]:9}"
        for role, (middle, high) in found.tokens.items()
    ]
    return "\n".join(
        (
            *(_row(name, of) for name, of in (("without an objection", found.plain), ("with one", found.objected))),
            f"two calls in a row: {_met(found.plain.in_a_row <= IN_A_ROW)}; four: {_met(found.plain.calls <= CALLS)}",
            f"{'role':18} {'middle':>6} {'most':>6} {'kept':>6} {'at 20':>9} {'at 100':>9}",
            *roles,
            f"kept of all: {found.kept['all']:.0%}; most tokens {most}: {_met(most < TOKENS)}",
            f"growth from question 20 to 100: {grown:.2f}: {_met(grown <= GROWTH)}",
        )
    )


def _row(name: str, of: Turns) -> str:
    return (
        f"{of.n} turns {name}: {of.calls:g} calls (mean {of.calls_mean}), {of.in_a_row:g} in a row, {of.seconds:.3f} s"
    )


def _met(goal: bool) -> str:
    return "met" if goal else "missed"


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--latency", type=float, default=0.2)
    parser.add_argument("--direct", type=int, default=60)
    parser.add_argument("--json", action="store_true")
    asked = parser.parse_args()
    found = measured(asked.latency, asked.direct)
    print(json.dumps(asdict(found), indent=1) if asked.json else table(found))


if __name__ == "__main__":
    main()
