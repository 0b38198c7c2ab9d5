"""The facts of an examination. Source: spec/trial.md.

What counsel did wrong on purpose stands beside every question and every objection in an event of its own for the bench,
empty where nothing was wrong, so that its being there tells nothing.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import ClassVar, Literal

from venire.kernel.record import Aloud, Audience, Event, Sealed, Seat
from venire.law.case_file.case import Side
from venire.law.evidence.grounds import Ground, Phase, Ruling
from venire.law.testimony.cross_outline import OutlineItem
from venire.proceedings.examination.acts import Matched, Stance, Taken
from venire.proceedings.examination.params import Agents, ExaminationParams, Holder
from venire.proceedings.examination.upcasts import untempted

Matter = Literal["question", "exhibit", "answer"]
"""What an objection is about: a question, an offered exhibit, or an answer that is to be struck."""


def counsel_seat(side: Side) -> Seat:
    """``counsel/prosecution``."""
    return Seat(f"counsel/{side}")


def witness_seat(witness: str) -> Seat:
    """``witness/W3``."""
    return Seat(f"witness/{witness}")


class ForCounsel(Event):
    """For the bench and one side's counsel."""

    side: Side

    @property
    def audience(self) -> Audience:
        return frozenset({counsel_seat(self.side)})


class Opened(Sealed):
    """Pins everything the proceeding depends on. The contents are kept by hash."""

    kind: ClassVar[str] = "examination_opened"
    version: ClassVar[int] = 2
    case: str
    case_hash: str
    prior_hash: str
    """Of what the witnesses said at earlier sittings."""
    params: ExaminationParams
    seed: str
    holders: Mapping[str, Holder] = {}
    """Seats that are not held by an AI."""


class Convened(Event):
    """The court sits: who is to be called, and by whom."""

    kind: ClassVar[str] = "court_convened"
    case: str
    title: str
    player: Side
    witnesses: tuple[str, ...]


class WitnessCalled(Event):
    """A witness takes the stand, sworn, called by this side."""

    kind: ClassVar[str] = "witness_called"
    witness: str
    side: Side


class PhaseOpened(Event):
    """This side may now ask."""

    kind: ClassVar[str] = "phase_opened"
    witness: str
    phase: Phase
    by: Side


class Outlined(ForCounsel):
    """Counsel's outline for this cross-examination: the items themselves, whatever would be found another day."""

    kind: ClassVar[str] = "cross_outlined"
    witness: str
    items: tuple[OutlineItem, ...]


class OutlineCovered(ForCounsel):
    """Which items of the outline an answered question of cross-examination put to the witness, often none."""

    kind: ClassVar[str] = "outline_covered"
    no: int
    items: tuple[str, ...] = ()


class QuestionPut(Aloud):
    """A question. Questions are numbered from 1 through the whole examination."""

    kind: ClassVar[str] = "question_put"
    no: int
    witness: str
    phase: Phase
    by: Side
    text: str
    exhibit: str | None = None


class QuestionMeant(Sealed):
    """What counsel meant by the question: its aims, and the defect made on purpose, if any."""

    kind: ClassVar[str] = "question_meant"
    no: int
    aims: tuple[str, ...] = ()
    defect: Ground | None = None
    flaws: tuple[Ground, ...] = ()
    """Grounds that the law's own detectors find, whoever asked."""
    made_from: tuple[str, ...] = ()


class Objected(Aloud):
    """Counsel objected."""

    kind: ClassVar[str] = "objected"
    no: int
    matter: Matter
    by: Side
    ground: Ground
    text: str = ""


class LetStood(Event):
    """Nobody objected in time, or counsel chose not to."""

    kind: ClassVar[str] = "let_stood"
    no: int
    matter: Matter
    by: Side


class ObjectionMeant(Sealed):
    """Whether counsel objected, or let a defect pass, against its better knowledge."""

    kind: ClassVar[str] = "objection_meant"
    no: int
    matter: Matter
    wrong: bool = False
    made_from: tuple[str, ...] = ()


class StrikeLetGo(Sealed):
    """Counsel that is no person was asked, as after every answer, whether to strike it, and kept silent."""

    kind: ClassVar[str] = "strike_let_go"
    no: int


class Responded(Aloud):
    """Whoever asked answered the objection; empty: said nothing."""

    kind: ClassVar[str] = "responded"
    no: int
    matter: Matter
    by: Side
    text: str = ""


class Ruled(Aloud):
    """The judge's ruling, with the rule of evidence it rests on."""

    kind: ClassVar[str] = "ruled"
    no: int
    matter: Matter
    ground: Ground
    ruling: Ruling
    rule: str
    text: str = ""
    made_from: tuple[str, ...] = ()


class QuestionStruck(Event):
    """The question is not to be answered; ``rephrase``: it may be put in another form."""

    kind: ClassVar[str] = "question_struck"
    no: int
    rephrase: bool


class Testified(Aloud):
    """The witness answered."""

    kind: ClassVar[str] = "testified"
    no: int
    witness: str
    text: str


class TestimonyMeant(Sealed):
    """From which facts of its affidavit the witness answered."""

    kind: ClassVar[str] = "testimony_meant"
    no: int
    stance: Stance
    facts: tuple[str, ...] = ()
    volunteered: tuple[str, ...] = ()
    made_from: tuple[str, ...] = ()


class Established(Sealed):
    """The claims taken out of an answer. ``ignored``: elicits that the reporter named and that did not count, each with
    the reason."""

    kind: ClassVar[str] = "established"
    no: int
    witness: str
    taken: tuple[Taken, ...] = ()
    ignored: Mapping[str, str] = {}


class Elicited(ForCounsel):
    """What an answer was worth to the side that asked, elicit by elicit. There is one for every answer. ``live``: a
    setting of the whole examination; without it nobody is told before the debrief."""

    kind: ClassVar[str] = "elicited"
    no: int
    matched: tuple[Matched, ...] = ()
    points: int = 0
    live: bool = True

    @property
    def audience(self) -> Audience:
        return frozenset({counsel_seat(self.side)}) if self.live else "bench"


class AnswerStruck(Event):
    """The jury is to disregard the answer, or what came after the part of it that was asked for."""

    kind: ClassVar[str] = "answer_struck"
    no: int
    kept: str = ""
    """The words that stay, from the beginning of the answer; empty where all of it goes. What stays is taken down anew
    and counts for what it gives."""


class ExpertTendered(Event):
    """Counsel tendered the witness as an expert with question ``no``, and the court said whether it may give opinions
    in that field: it may where that is its calling and it has been asked who it is."""

    kind: ClassVar[str] = "expert_tendered"
    no: int
    witness: str
    field: str
    received: bool
    text: str
    """What the judge says."""


class LeaveRuled(Event):
    """Counsel asked leave to lead a witness of its own as hostile, after question ``no``, and the court ruled on it."""

    kind: ClassVar[str] = "leave_ruled"
    no: int
    witness: str
    by: Side
    request: str
    """What counsel said."""
    granted: bool
    text: str
    """What the judge says."""


class ExhibitOffered(Event):
    """An exhibit was offered into evidence."""

    kind: ClassVar[str] = "exhibit_offered"
    no: int
    exhibit: str
    by: Side


class ExhibitAdmitted(Event):
    """The exhibit is in evidence."""

    kind: ClassVar[str] = "exhibit_admitted"
    no: int
    exhibit: str


class ExhibitRefused(Event):
    """The exhibit is not received; once its foundation is laid it may be offered again."""

    kind: ClassVar[str] = "exhibit_refused"
    no: int
    exhibit: str


class ExhibitShown(Event):
    """The jury has seen the exhibit. ``no``: questions put before."""

    kind: ClassVar[str] = "exhibit_shown"
    no: int
    exhibit: str
    by: Side


class PhaseClosed(Event):
    """No further questions in this phase; ``why``: counsel was done, or the court's limit was reached."""

    kind: ClassVar[str] = "phase_closed"
    witness: str
    phase: Phase
    by: Side
    why: Literal["done", "limit", "nothing"]


class Excused(Event):
    """The witness steps down."""

    kind: ClassVar[str] = "witness_excused"
    witness: str


class SideRested(Event):
    """A side has called all its witnesses."""

    kind: ClassVar[str] = "side_rested"
    side: Side


class AgentsChanged(Sealed):
    """New settings of counsel, judge and witnesses; they bind from the next ask."""

    kind: ClassVar[str] = "agents_changed"
    agents: Agents
    number: int
    """Version: 1 for the first change."""


class SeatTaken(Event):
    """A seat has a new holder."""

    kind: ClassVar[str] = "counsel_seated"
    seat: str
    by: Holder


class Closed(Event):
    """All witnesses have been heard."""

    kind: ClassVar[str] = "evidence_closed"
    questions: int


EVENTS: tuple[type[Event], ...] = (
    Opened,
    Convened,
    WitnessCalled,
    PhaseOpened,
    Outlined,
    OutlineCovered,
    QuestionPut,
    QuestionMeant,
    Objected,
    LetStood,
    ObjectionMeant,
    StrikeLetGo,
    Responded,
    Ruled,
    QuestionStruck,
    Testified,
    TestimonyMeant,
    Established,
    Elicited,
    AnswerStruck,
    ExpertTendered,
    LeaveRuled,
    ExhibitOffered,
    ExhibitAdmitted,
    ExhibitRefused,
    ExhibitShown,
    PhaseClosed,
    Excused,
    SideRested,
    AgentsChanged,
    SeatTaken,
    Closed,
)

UPCASTERS = {("examination_opened", 1): untempted}
"""(kind, version) → what brings it to the next."""
