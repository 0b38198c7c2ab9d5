"""What a round costs where models play every juror: ``python benchmarks/model_rounds.py [--json]``.

A scripted server answers each call after so many milliseconds with a form well filled in. Goals: a round makes as many
calls as it has speakers, one for the whole panel, and every fifth round one that sums up; with 200 ms a call a round of
four speakers takes 450 ms; a prompt at round 80 is at most 1.1 times one at round 20 and under 3,500 tokens; 60 % of
all prompt tokens are a prefix that was sent before in the same session. The judge's narration is the understudy's here:
it is counted apart, like a person's drafts and repairs.

Beside it stands the naive design: one call for each listener of each speech.

Tokens are counted with the tokenizer of Llama 2 that comes with wordllama; newer ones make about a fifth fewer of the
same English. A prompt is rules, shared part and private part in this order; the schemas of the forms, which providers
put before them and which never change, are left out.
"""

from __future__ import annotations

import argparse
import asyncio
import json
import sys
from bisect import bisect_left
from collections.abc import Callable, Sequence
from dataclasses import asdict, dataclass
from functools import cache
from importlib import import_module
from importlib.util import find_spec
from pathlib import Path
from statistics import mean, median
from time import process_time
from typing import Protocol

sys.path.insert(0, str(Path(__file__).parents[1]))

from tests.scripted_server import Reply, Request, ScriptedServer, serving
from tests.scripted_server.replies import fills, speaks
from tests.support.scripted_deliberation import every_part, heard, inside, part_of, reacts
from venire.catalog import kinds
from venire.host.court import Court
from venire.host.session import AnySession
from venire.kernel.frozen import Frozen
from venire.kernel.proceeding import Ask
from venire.kernel.record import Act, Seat
from venire.law.case_file.case import Case
from venire.law.case_file.persona import Roster
from venire.library.rosters import default_roster
from venire.library.shipped import ShippedCases
from venire.models.pool import Pool
from venire.models.use import ModelUse
from venire.participants.briefs.deliberation.reactions import PanelReactions
from venire.participants.language_model import LanguageModel
from venire.ports import Line, LineUp, Model
from venire.proceedings.deliberation.acts import React
from venire.proceedings.deliberation.events import RoundOpened
from venire.proceedings.deliberation.opening import open_deliberation
from venire.proceedings.deliberation.params import Params
from venire.proceedings.deliberation.rules import Deliberation
from venire.proceedings.deliberation.view import PanelView
from venire.seats.models.deliberation import jury_players
from venire.stores.memory import MemoryStore
from venire_understudy.jury_room import JuryRoom

LENGTHS = (5, 20, 40, 80)
NAIVE_LENGTHS = (5, 20)
LATENCIES = (0.0, 0.2)
CALLED = frozenset({"juror", "panel", "summarizer"})
AT_ONCE = 64
"""Calls at a time: enough for the naive design too."""


class Tokenizer(Protocol):
    """What is used of the library ``tokenizers``."""

    def encode(self, sequence: str, *, add_special_tokens: bool) -> _Encoding: ...


class _Encoding(Protocol):
    @property
    def ids(self) -> Sequence[int]: ...


@cache
def tokenizer() -> Tokenizer:
    spec = find_spec("wordllama")
    assert spec is not None
    folder = Path(str(spec.origin)).parent
    found = import_module("tokenizers").Tokenizer.from_file(
        str(folder / "tokenizers/l2_supercat_tokenizer_config.json")
    )
    found.no_truncation()
    found.no_padding()
    return found


def tokens(text: str) -> int:
    return len(tokenizer().encode(text, add_special_tokens=False).ids)


@dataclass(frozen=True)
class Prompt:
    """One call as it was asked for."""

    part: str
    text: str
    known: int
    """Characters at its beginning that some earlier prompt of the session began with."""

    @property
    def tokens(self) -> int:
        return tokens(self.text)

    @property
    def kept(self) -> int:
        """Tokens of the prefix that was sent before."""
        return tokens(self.text[: self.known])


@dataclass(frozen=True)
class Table:
    """A session, its calls, and the seconds of processor time that it took; ``server``: the scripted server's own."""

    session: AnySession
    calls: Sequence[Prompt]
    cpu: float
    server: float


@dataclass(frozen=True)
class Row:
    """One line of the table."""

    design: str
    latency_ms: int
    rounds: int
    speakers: float
    """In a round, on average."""
    calls: float
    """In a round, on average."""
    prompt: float
    """Tokens of a speaker's prompt in the last tenth of the session, on average."""
    longest: int
    """Tokens of the longest prompt of all."""
    a_round: float
    """Prompt tokens of a round, on average."""
    kept: float
    """Share of the prompt tokens that are a prefix sent before."""
    seconds: float
    """Of a round, the middle one."""
    four: float
    """Seconds of a round of four speakers, the middle one; 0 where there was none."""
    cpu: float
    """Seconds of processor time a round, the scripted server's own included."""
    server: float
    """The scripted server's own: it is a thread of this process."""


def answering(latency: float) -> Callable[[Request], Reply]:
    """Speeches as long as real ones, a panel that is now for one side and now for the other."""

    def reply(request: Request) -> Reply:
        return _said(request).after(latency)

    return reply


def _said(request: Request) -> Reply:
    part = part_of(request)
    if part == "speak":
        point, _, words = inside(request, "notes").strip().removeprefix("- ").partition("\n")[0].partition(": ")
        words = words.partition(" Against ")[0].partition(" (")[0]
        text = f"I have been turning one thing over while you spoke, and I will put it as it is. {words}"
        return speaks(text=text, claims=[point] if point else [], cites=["E1"])(request)
    if part == "react":
        listened = heard(request)
        return fills("react", reacts(listened, 0.15 if sum(listened) % 2 else -0.15))(request)
    return every_part(request)


class OneByOne:
    """The naive panel: a call for each listener of each speech."""

    name = "naive"

    def __init__(self, model: Model, part: PanelReactions) -> None:
        self._model = LanguageModel(model, part)

    async def answer(self, ask: Ask, view: Frozen) -> Act:
        """All the calls at once."""
        assert isinstance(view, PanelView)
        alone = [
            view.model_copy(update={"speeches": (speech,), "listeners": (juror,), "active": ()})
            for speech in view.speeches
            for juror in view.listeners
            if juror != speech.juror
        ]
        answers = await asyncio.gather(*(self._model.answer(ask, one) for one in alone))
        return React(readings=tuple(one for act in answers if isinstance(act, React) for one in act.readings))


def seated(rules: Deliberation, model: Model, embedder: Pool, naive: bool) -> LineUp:
    """Models where calls are counted; the understudy narrates."""
    understudy = JuryRoom(rules.case, {card.id: card for card in rules.roster.jurors}, rules.chance, embedder.embedder)

    @cache
    def line(seat: Seat) -> Line:
        if seat.partition("/")[0] not in CALLED:
            return (understudy,)
        if naive and seat == "panel":
            part = PanelReactions({card.id: card for card in rules.roster.jurors}, rules.case)
            return (OneByOne(model, part), understudy)
        return (*jury_players(seat, rules, [model], understudy), understudy)

    return line


async def played(server: ScriptedServer, case: Case, roster: Roster, rounds: int, latency: float, naive: bool) -> Table:
    """A session of so many rounds, and every call made in it."""
    server.script = answering(latency)
    server.asked.clear()
    pool, known = Pool({}), kinds()
    model = pool.model(ModelUse(provider="openai", model="scripted", base_url=server.url, concurrency=AT_ONCE))
    opening = open_deliberation(case, roster, Params(max_rounds=rounds, early_end=False), "model rounds", {})
    line_up = seated(Deliberation(case, roster, "model rounds"), model, pool, naive)
    store = MemoryStore({name: kind.codec for name, kind in known.items()})
    court = Court(store, known, lambda _session: line_up, endures=False)
    contents = tuple(opening.contents.values())
    session = await court.open("deliberation", opening.events, contents, owner="benchmark", title=case.title)
    began, answered = process_time(), server.cpu
    await court.drive(session)
    await court.finished(session)
    cpu, answering_took = process_time() - began, server.cpu - answered
    await court.close()
    await pool.close()
    return Table(session, prompts(server.asked), cpu, answering_took)


def prompts(asked: Sequence[Request]) -> list[Prompt]:
    """Every call, with what of it was a prefix of an earlier one: its neighbours in the order of the alphabet tell."""
    earlier, found = list[str](), list[Prompt]()
    for request in asked:
        text = f"{request.rules}\n{request.matter}"
        place = bisect_left(earlier, text)
        known = max((common(text, other) for other in earlier[max(0, place - 1) : place + 1]), default=0)
        found.append(Prompt(part_of(request), text, known))
        earlier.insert(place, text)
    return found


def common(one: str, other: str) -> int:
    """Characters with which both begin."""
    low, high = 0, min(len(one), len(other))
    while low < high:
        middle = (low + high + 1) // 2
        low, high = (middle, high) if one[:middle] == other[:middle] else (low, middle - 1)
    return low


def row(table: Table, rounds: int, latency: float, naive: bool) -> Row:
    session, calls = table.session, table.calls
    began = [(entry.at, entry.event) for entry in session.entries if isinstance(entry.event, RoundOpened)]
    ends = [*(at for at, _ in began[1:]), session.entries[-1].at]
    took = [(end - at).total_seconds() for (at, _), end in zip(began, ends, strict=True)]
    four = [seconds for (_, event), seconds in zip(began, took, strict=True) if len(event.speakers) == 4]
    speaking = [call.tokens for call in calls if call.part == "speak"]
    total = sum(call.tokens for call in calls)
    return Row(
        design="naive" if naive else "venire",
        latency_ms=round(latency * 1000),
        rounds=rounds,
        speakers=round(mean(len(event.speakers) for _, event in began), 2),
        calls=round(len(calls) / rounds, 2),
        prompt=round(mean(speaking[-max(1, len(speaking) // 10) :])),
        longest=max(call.tokens for call in calls),
        a_round=round(total / rounds),
        kept=round(sum(call.kept for call in calls) / total, 3),
        seconds=round(median(took), 3),
        four=round(median(four), 3) if four else 0.0,
        cpu=round(table.cpu / rounds, 3),
        server=round(table.server / rounds, 4),
    )


async def measure() -> list[Row]:
    case, roster, rows = ShippedCases().load("murder"), default_roster(), list[Row]()
    with serving() as server:
        await played(server, case, roster, 2, 0.0, naive=False)
        for latency in LATENCIES:
            for naive, lengths in ((False, LENGTHS), (True, NAIVE_LENGTHS)):
                for rounds in lengths:
                    rows.append(row(await played(server, case, roster, rounds, latency, naive), rounds, latency, naive))
    return rows


def written(rows: Sequence[Row]) -> str:
    names = list(asdict(rows[0]))
    lines = [" | ".join(["", *names, ""]).strip(), "|---" * len(names) + "|"]
    lines += [" | ".join(["", *(f"{value}" for value in asdict(one).values()), ""]).strip() for one in rows]
    return "\n".join([*lines, "", *goals(rows)])


def goals(rows: Sequence[Row]) -> list[str]:
    """Which are met."""
    own = {(one.latency_ms, one.rounds): one for one in rows if one.design == "venire"}
    last, slow = own[0, 80], own[200, 80]
    growth = last.prompt / own[0, 20].prompt
    met = {
        f"a prompt at round 80 is {growth:.2f} of one at round 20 (at most 1.1)": growth <= 1.1,
        f"the longest prompt has {last.longest} tokens (under 3,500)": last.longest < 3500,
        f"{last.kept:.1%} of the prompt tokens were sent before (at least 60 %)": last.kept >= 0.6,
        f"a round of four speakers takes {slow.four:.3f} s at 200 ms a call (at most 0.45)": slow.four <= 0.45,
    }
    return [f"{'met' if good else 'missed'}: {told}" for told, good in met.items()]


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--json", action="store_true")
    rows = asyncio.run(measure())
    print(json.dumps([asdict(one) for one in rows], indent=1) if parser.parse_args().json else written(rows))


if __name__ == "__main__":
    main()
