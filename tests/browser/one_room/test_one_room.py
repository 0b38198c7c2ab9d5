"""One room, and everybody in it: windows of a browser, agents over HTTP and over pipes, students, a judge, a witness.
Each hears its own and nothing else, and goes on in its turn after a reload, a minute without a line, another device."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, expect

from tests.browser.conftest import House
from tests.browser.one_room.sitting import AgentSource, Answers, SeatedAgent, Sitter, agent_plays, piped, play, window
from tests.mcp.agents import Seat as AgentSeat
from tests.support.one_room.clocks import ClockSetOn
from tests.support.one_room.line import Line
from tests.support.one_room.sealed import plain, sealed_from
from venire.host.session import AnySession
from venire.kernel.proceeding import Ask
from venire.kernel.record import Seat
from venire.law.case_file.case import Case
from venire.proceedings.deliberation.events import Discarded, Spoke, StrategyTaken
from venire.proceedings.examination.events import QuestionPut, Ruled, Testified

pytestmark = pytest.mark.browser
NAMES = ("Ada", "Ben", "Cyd", "Dee")
JURORS = ("juror/7", "juror/2", "juror/4", "juror/9")
MINUTE = 60.0


@pytest.fixture
def courthouse(tmp_path: Path) -> Iterator[House]:
    with House(tmp_path / "venire", ClockSetOn()) as made:
        yield made


@pytest.fixture
def people(chromium: Browser, courthouse: House) -> Iterator[Sequence[Sitter]]:
    """A laptop and three telephones."""
    widths = ((1280, 800), (390, 844), (390, 844), (820, 1100))
    made = [Sitter(courthouse, *window(chromium, courthouse, *width)) for width in widths]
    yield made
    for one in made:
        one.blameless()


def told_on(line: Line | Path) -> str:
    """All that was told on a line, or through a pipe."""
    told = bytes(line.told) if isinstance(line, Line) else line.read_bytes()
    return told.decode(errors="replace")


@dataclass
class Heard:
    """What everybody was told until it was over."""

    session: AnySession
    sitters: Sequence[Sitter]
    agents: Mapping[str, Line | Path] = field(default_factory=dict[str, "Line | Path"])
    told: dict[str, str] = field(default_factory=dict[str, str])
    """By seat."""

    async def listens(self) -> None:
        """To the end, and not beyond: then nothing is sealed any more from those who sat there."""
        while not self.session.over:
            await self.session.changed.next().wait()
        kept = {one.seat: [*one.before, one.line] for one in self.sitters} | {k: [v] for k, v in self.agents.items()}
        self.told = {seat: "".join(map(told_on, own)) for seat, own in kept.items()}

    def each_its_own(self, code: str, case: Case, tokens: Mapping[str, str]) -> None:
        """Nobody was told what is sealed from it, nor another's token; each was told something."""
        for seat, told in self.told.items():
            others = [token for other, token in tokens.items() if other != seat]
            sealed = sealed_from(self.session, Seat(seat), *others, case=case)
            assert sealed.words >= set(others)
            assert code in told
            assert sealed.found_in(told) == [], seat
        assert set(self.told) == set(tokens)


def opened(host: Sitter, kind: str, **fields: str) -> str:
    """A room by its form: its code."""
    host.goes(f"/rooms/new?proceeding={kind}")
    for name, value in fields.items():
        place = host.page.locator(f"[name={name}]")
        (place.select_option if name == "witness" else place.fill)(value)
    host.page.click("#new-room button[type=submit]")
    expect(host.page.locator("#seats li").first).to_be_visible()
    return host.page.url[-6:]


def begun(house: House, host: Sitter, people: Sequence[Sitter]) -> AnySession:
    host.page.click("#start")
    for one in people:
        one.page.wait_for_url("**/sessions/*")
    return house.do(house.venire.find(host.page.url.rpartition("/")[2]))


def wants(ask: Ask) -> set[str]:
    return {act.kind for act in ask.wants}


def juror(vote: str) -> Answers:
    """Chooses a side, thinks of something and throws it away, says another thing, and votes so."""

    def answers(sitter: Sitter, ask: Ask) -> None:
        page, kinds = sitter.page, wants(ask)
        if "choose_side" in kinds:
            page.click(".sides .defend")
            page.click("#confirm-yes")
        elif "cast_vote" in kinds:
            page.click(f"#ballot-{vote}")
        elif "discard" in kinds:
            expect(page.locator("#draft-words")).to_be_visible()
            page.click("#speak" if sitter.state.get("thrown") else "#discard")
            sitter.state["thrown"] = True
        elif "written" in sitter.state:
            page.click("#pass")
        else:
            page.click(".strategies input[value=free_argument]", force=True)
            page.fill("#typed", thought(sitter))
            sitter.state["written"] = True
            page.click("#draft-it")

    return answers


def thought(sitter: Sitter) -> str:
    """What nobody but this juror reads: it is thrown away before it is said."""
    return f"Nobody asked {sitter.seat} who oiled the gate of the lock house."


def undisturbed(answers: Answers, at: str, chromium: Browser, code: str, keys: list[str]) -> Answers:
    """The same of somebody to whom everything happens in the first turn in which this is asked: the page is loaded
    anew, its line is gone for a minute, its seat goes to another device."""

    def disturbed(sitter: Sitter, ask: Ask) -> None:
        if at in wants(ask) and not keys:
            for happens in (
                lambda: sitter.page.reload(),
                lambda: sitter.loses_its_line(MINUTE),
                lambda: sitter.takes_another_device(chromium, code),
            ):
                happens()
                expect(sitter.page.locator("#turn-inner textarea, .strategies").first).to_be_visible()
                keys.append(ask.key)
                assert [one.key for one in sitter.asked()] == [ask.key], "it goes on in the same turn"
        answers(sitter, ask)

    return disturbed


def agent_votes(vote: str) -> Callable[[AgentSeat, Mapping[str, Any]], Any]:
    """An agent that says a thing and votes."""

    async def answers(seat: AgentSeat, ask: Mapping[str, Any]) -> None:
        if "cast_vote" in ask["answer_with"]:
            await seat.call("cast_vote", vote=vote)
        else:
            await seat.call("make_argument", argument_type="evidence", content=f"{vote}, on the windlass.")

    return answers


def counsel(*questions: str, objects: bool = False) -> Answers:
    """Asks this of the witness and rests; lets everything stand, or objects to the first thing that it hears."""

    def answers(sitter: Sitter, ask: Ask) -> None:
        page, kinds, done = sitter.page, wants(ask), sitter.state
        left: list[str] = done.setdefault("left", list(questions))
        if "put_question" in kinds and left:
            page.fill("#question", left.pop(0))
            page.press("#question", "Enter")
        elif "put_question" in kinds:
            page.click("#rest")
            page.click("#confirm-yes")
        elif "object" in kinds and objects and "rose" not in done:
            done["rose"] = True
            page.click("#rise")
            page.click("#keypad [data-ground=relevance]")
        else:
            page.click("#let-stand" if "object" in kinds else "#waive")

    return answers


def judge(sitter: Sitter, _ask: Ask) -> None:
    sitter.page.fill("#reason", "It bears on the hour.")
    sitter.page.click("#overrule")


def witness(sitter: Sitter, _ask: Ask) -> None:
    """Tells the first line of its own affidavit."""
    sitter.page.locator(".sworn input[type=checkbox]").first.check()
    sitter.page.click("#say-answer")


@pytest.mark.prove
def test_two_students_a_judge_and_a_witness_finish_an_examination(
    chromium: Browser, courthouse: House, people: Sequence[Sitter]
) -> None:
    host, *_ = people
    code, turns = opened(host, "examination", witness="W4"), list[str]()
    seats = ("judge", "counsel/prosecution", "counsel/defence", "witness/W4")
    for one, seat, name in zip(people, seats, NAMES, strict=True):
        one.sits(code, seat, name)
    session = begun(courthouse, host, people)
    heard = Heard(session, people)
    listening = courthouse.starts(heard.listens())
    students = counsel("What did you hear that evening?"), counsel("Was your alarm set?", objects=True)
    plays = (judge, *students, undisturbed(witness, "testify", chromium, code, turns))
    play(courthouse, session, {one.seat: (one, does) for one, does in zip(people, plays, strict=True)})
    listening.result(15)
    assert len(turns) == 3
    events = [entry.event for entry in session.entries]
    assert len([one for one in events if isinstance(one, QuestionPut)]) == 2
    assert len([one for one in events if isinstance(one, Testified)]) == 2
    assert [one.ruling for one in events if isinstance(one, Ruled)] == ["overruled"]
    case = courthouse.venire.library.load("murder")
    heard.each_its_own(code, case, {one.seat: one.token for one in people})
    affidavit = next(one for one in case.witnesses if one.id == "W4").affidavit
    assert affidavit[-1].text in plain(heard.told["witness/W4"]), "its own it has read"


def deliberated(
    chromium: Browser, house: House, people: Sequence[Sitter], sources: Mapping[str, tuple[AgentSource, Line | Path]]
) -> None:
    """One jury of these, the rest of whom the understudy plays, to its verdict; everything happens to the second of
    them. ``sources``: the agents by their names, whither each turns and where what it is told is kept."""
    host, ben, *_ = people
    code, turns = opened(host, "deliberation", rounds="2"), list[str]()
    for one, seat, name in zip(people, JURORS, NAMES, strict=False):
        one.sits(code, seat, name)
    with ThreadPoolExecutor(len(sources)) as pool:
        agents = {
            name: agent_plays(pool, source, code, name, agent_votes("guilty")) for name, (source, _) in sources.items()
        }
        session = begun(house, host, people)
        heard = Heard(session, people, {agent.seat: sources[name][1] for name, agent in agents.items()})
        listening = house.starts(heard.listens())
        answers = {one.seat: (one, juror("not_guilty")) for one in people}
        answers[ben.seat] = (ben, undisturbed(juror("guilty"), "take_strategy", chromium, code, turns))
        play(house, session, answers)
        for agent in agents.values():
            assert any(said["text"].startswith("Verdict:") for said in agent.over.result(60))
        listening.result(15)
    assert len(turns) == 3
    one_jury(session, [*people, *agents.values()])
    heard.each_its_own(
        code, house.venire.library.load("murder"), {one.seat: one.token for one in (*people, *agents.values())}
    )
    for one in people:
        mine = [seat for seat, told in heard.told.items() if thought(one) in told]
        assert mine == ([one.seat] if "written" in one.state else [])
        one.goes(f"/sessions/{session.id}/debrief")
        expect(one.page.locator(".verdict h1")).to_be_visible()


def one_jury(session: AnySession, sat: Sequence[Sitter | SeatedAgent]) -> None:
    """It came to a verdict; these sat in it and nobody else, agents spoke, and whoever was disturbed took one turn."""
    assert session.result in ("guilty", "not_guilty", "hung")
    assert {seat for seat, person in session.people.items() if person} == {one.seat for one in sat}
    events = [entry.event for entry in session.entries]
    spoke = {f"juror/{one.juror}" for one in events if isinstance(one, Spoke)}
    assert {one.seat for one in sat if isinstance(one, SeatedAgent)} <= spoke
    assert sum(isinstance(one, StrategyTaken) and f"juror/{one.juror}" == sat[1].seat for one in events) == 1
    assert any(isinstance(one, Discarded) for one in events)


def laid(house: House) -> Line:
    return house.do(Line(house.address).laid())


def test_two_windows_and_an_agent_come_to_one_verdict(
    chromium: Browser, courthouse: House, people: Sequence[Sitter]
) -> None:
    line = laid(courthouse)
    deliberated(chromium, courthouse, people[:2], {"Eve": (f"{line.address}/mcp", line)})


@pytest.mark.prove
def test_four_windows_and_two_agents_come_to_one_verdict(
    chromium: Browser, courthouse: House, people: Sequence[Sitter], tmp_path: Path
) -> None:
    line, kept = laid(courthouse), tmp_path / "piped"
    sources = {"Eve": (f"{line.address}/mcp", line), "Fay": (piped(courthouse, kept), kept)}
    deliberated(chromium, courthouse, people, sources)
