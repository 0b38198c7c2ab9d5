"""A small case on the stand, and hands that examine it by the rules alone."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from datetime import UTC, datetime
from functools import cache
from typing import Any, cast

from tests.support.places import TINY
from venire.catalog import EXAMINATION
from venire.kernel.proceeding import Ask
from venire.kernel.record import Act, Entry, Event, Viewer
from venire.kernel.sitting import Answer, CausedEvent, Sitting
from venire.law.case_file.case import Case
from venire.law.evidence.grounds import Ground
from venire.law.evidence.question.setting import QuestionDefect, Setting
from venire.law.testimony.cross_outline import PriorSessions
from venire.library.reading import read_case
from venire.proceedings.examination import acts
from venire.proceedings.examination.case_file import Flaws, no_flaws
from venire.proceedings.examination.events import Opened
from venire.proceedings.examination.opening import open_examination, rebuild
from venire.proceedings.examination.params import Agents, CounselSettings, ExaminationParams, Holder
from venire.proceedings.examination.rules import Examination
from venire.proceedings.examination.state import State
from venire.proceedings.examination.view import CounselView, ReporterView, WitnessView

CODEC = EXAMINATION.codec
PROSECUTION, DEFENCE = "counsel/prosecution", "counsel/defence"
NEVER = Agents(counsel=CounselSettings(error_rate=0.0))
ALWAYS = Agents(counsel=CounselSettings(error_rate=1.0))
NOUNS = (
    "anchor", "barrel", "candle", "donkey", "easel", "ferry", "garden", "hammer", "island", "jacket", "kettle",
    "ladder", "mirror", "needle", "orchard", "pencil", "quarry", "ribbon", "saddle", "teapot", "umbrella",
    "violin", "window", "yacht", "zebra", "bottle", "carpet", "drawer", "engine", "fiddle",
)  # fmt: skip


@cache
def tiny() -> Case:
    """Two witnesses, three elicits, one exhibit."""
    return read_case(TINY.read_bytes(), TINY.name)


def marked(setting: Setting) -> Sequence[QuestionDefect]:
    """Finds wrong with a question what is written in it in brackets: ``[leading]``."""
    grounds: tuple[Ground, ...] = ("leading", "hearsay", "relevance")
    return [
        QuestionDefect(ground=one, sure=0.9, why="It says so.") for one in grounds if f"[{one}]" in setting.question
    ]


def params(**changes: Any) -> ExaminationParams:
    """No errors on purpose unless a test wants them."""
    return ExaminationParams.model_validate({"agents": NEVER, "student_slips": 0.0, **changes})


Respond = Callable[[Ask, Any], Act]


@dataclass
class Play:
    """An examination played by hand: pure, without host or store."""

    sitting: Sitting[State]
    entries: list[Entry] = field(default_factory=list[Entry])

    @classmethod
    def opened(
        cls,
        settings: ExaminationParams | None = None,
        *,
        of: Case | None = None,
        seed: str = "seed",
        holders: Mapping[str, Holder] | None = None,
        flaws: Flaws = no_flaws,
        prior: PriorSessions | None = None,
    ) -> Play:
        opening = open_examination(of or tiny(), settings or params(), seed, holders or {}, prior)
        first = opening.events[0]
        assert isinstance(first, Opened)
        play = cls(Sitting(rebuild(first, opening.contents, flaws)))
        play.record([CausedEvent(event) for event in opening.events])
        return play

    @property
    def rules(self) -> Examination:
        assert isinstance(self.sitting.proceeding, Examination)
        return self.sitting.proceeding

    @property
    def state(self) -> State:
        assert self.sitting.state is not None
        return self.sitting.state

    def record(self, ruled: Sequence[CausedEvent]) -> None:
        for one in ruled:
            entry = Entry(self.sitting.seq + 1, datetime(2024, 1, 1, tzinfo=UTC), one.event, one.cause)
            self.sitting = self.sitting.hear(entry, CODEC.acts)
            self.entries.append(entry)

    def ask(self, key: str) -> Ask:
        return next(ask for ask in self.sitting.agenda() if ask.key == key)

    def asked(self) -> list[Ask]:
        """What is not yet answered and waited for."""
        return [ask for ask in self.sitting.agenda() if not ask.standing]

    def keys(self) -> list[str]:
        return [ask.key for ask in self.sitting.agenda()]

    def give(self, key: str, act: Act) -> Play:
        """One answer at this key, from the seat that is asked."""
        self.record(self.sitting.submit(Answer(self.ask(key).seat, key, act, f"{key}#{self.sitting.seq}")))
        return self

    def step(self, respond: Respond) -> None:
        ask = self.asked()[0]
        self.give(ask.key, respond(ask, self.view(ask.seat)))

    def run(self, respond: Respond, until: Callable[[Play], bool] = lambda _: False) -> Play:
        while self.asked() and not until(self):
            self.step(respond)
        return self

    def until(self, step: str, respond: Respond | None = None) -> Play:
        """Play plainly until something of this step is asked: ``put``, ``rule`` …"""
        return self.run(respond or plainly, lambda play: f"/{step}" in play.asked()[0].key)

    def through(self, question: str, *, stay: bool = False, **answer: Any) -> Play:
        """A whole question, unobjected: put, answered, credited with nothing unless ``credit`` says so; ``stay``: stop
        before anyone says whether to strike it."""
        credit = answer.pop("credit", acts.Credit())
        no = self.state.number + 1
        self.give(self.asked()[0].key, acts.PutQuestion(text=question))
        self.give(f"q{no}/object", acts.LetStand())
        self.give(f"q{no}/answer", acts.Testify.model_validate({"text": "Yes.", "stance": "affirm", **answer}))
        self.give(f"q{no}/credit", credit)
        return self if stay else self.let_go()

    def let_go(self) -> Play:
        """Nobody moves to strike the last answer."""
        asked = self.asked()
        return self.give(asked[0].key, acts.LetStand()) if asked and "/strike" in asked[0].key else self

    def rest(self) -> Play:
        return self.give(self.asked()[0].key, acts.Rest())

    def view(self, viewer: str) -> Any:
        return self.sitting.proceeding.view(self.state, cast("Viewer", viewer))

    def of(self, kind: type[Event]) -> list[Any]:
        return [entry.event for entry in self.entries if isinstance(entry.event, kind)]


def question(number: int) -> str:
    """A question like no other, about nothing in the case."""
    one, other = NOUNS[number % len(NOUNS)], NOUNS[(number * 7 + 3) % len(NOUNS)]
    return f"What of the {one} {number}p, the {other} {number}q, the {number}r?"


def plainly(ask: Ask, view: Any) -> Act:
    """Answers every ask in the plainest way; errs as the view says, so that the dice show."""
    if acts.PutQuestion in ask.wants:
        assert isinstance(view, CounselView)
        return acts.PutQuestion(text=question(view.number + 1), defect=view.err_ground)
    if acts.Object in ask.wants:
        assert isinstance(view, CounselView)
        return acts.Object(ground=view.err_ground, argument="I object.") if view.err_ground else acts.LetStand()
    if acts.Rule in ask.wants:
        return acts.Rule(ruling="overruled", rule="611(a)", reason="The question may be put.")
    if acts.Testify in ask.wants:
        return testified(view)
    if acts.Credit in ask.wants:
        return credited(view)
    return acts.Respond(text="It is a fair question.") if acts.Respond in ask.wants else acts.LetStand()


def testified(view: Any) -> acts.Testify:
    """The next fact of its affidavit, told with the number of the question."""
    assert isinstance(view, WitnessView)
    facts = sorted(view.affidavit)
    fact = facts[view.number % len(facts)]
    return acts.Testify(text=f"To question {view.number}: {view.affidavit[fact]}", stance="tell", facts=(fact,))


def credited(view: Any) -> acts.Credit:
    """Every open elicit whose facts were told."""
    assert isinstance(view, ReporterView)
    told = tuple(acts.Taken(statement=view.affidavit[fact], facts=(fact,)) for fact in view.facts)
    elicits = {one.id: one for one in tiny().elicits}
    gave = [one.id for one in view.open_elicits if set(elicits[one.id].facts) & set(view.facts)]
    return acts.Credit(taken=told, matched=tuple(acts.Matched(elicit=one, tier="keyword", score=0.8) for one in gave))
