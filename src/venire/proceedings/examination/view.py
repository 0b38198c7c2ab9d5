"""What each seat of an examination may know. Windows keep it the same size however long the record grows."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Literal

from venire.kernel.frozen import Frozen
from venire.law.case_file.case import Profile, Side
from venire.law.evidence.grounds import Ground, Phase, Ruling
from venire.law.evidence.question.setting import OpenedSubjects
from venire.law.testimony.cross_outline import OutlineItem
from venire.law.testimony.elicits import Tier
from venire.law.testimony.testified import EstablishedClaim, Exchange, RuledOn
from venire.proceedings.examination.acts import Stance
from venire.proceedings.examination.events import Matter
from venire.proceedings.examination.params import Agents, CounselSettings, Holder, JudgeSettings
from venire.proceedings.examination.stages.modes import Mode

ASKED = 31
"""Questions to a witness that counsel still knows, so that it asks none again: nearly as many as there can be."""
WINDOW = 12
"""Questions, claims and statements that a view keeps: the last so many."""
RECENT = 6
"""Exchanges and rulings that a view keeps."""
MORE = 8
"""Older statements that a view goes back to, since they bear on the question before the court."""
PRECEDENTS = 2
"""Rulings on questions like the one before the court that the judge is reminded of."""

Station = Literal["examining", "objecting", "responding", "ruling", "answering", "reporting", "over"]


class WitnessSeen(Frozen):
    """A witness as everyone in the room sees one."""

    id: str
    name: str
    role: str
    side: Side
    heard: bool = False


class ExhibitSeen(Frozen):
    """An exhibit as everyone in the room knows it: its description only once it was shown."""

    id: str
    name: str
    status: Literal["unoffered", "offered", "refused", "admitted", "shown"]
    description: str = ""


class Pending(Frozen):
    """What is before the court: a question or an offer, and how far an objection to it has come."""

    no: int
    matter: Matter
    by: Side
    text: str = ""
    exhibit: str | None = None
    ground: Ground | None = None
    argument: str = ""
    response: str = ""


class Precedent(Frozen):
    """What this court ruled before on a question like the one before it."""

    question: str
    phase: Phase
    ruled: RuledOn


class CourtView(Frozen):
    """What everyone may know; all that the gallery knows."""

    case: str
    title: str
    station: Station
    player: Side
    witnesses: tuple[WitnessSeen, ...]
    witness: str | None
    """On the stand."""
    phase: Phase | None
    by: Side | None
    """The side that asks."""
    number: int
    """Questions put so far."""
    left: int
    """Questions that the side asking may still put in this phase."""
    leave: bool = False
    """Whether the side that asks has leave to lead its own witness."""
    pending: Pending | None
    exchanges: tuple[Exchange, ...]
    """The last with this witness, oldest first."""
    rulings: tuple[RuledOn, ...]
    """The last ones."""
    exhibits: tuple[ExhibitSeen, ...]
    holders: Mapping[str, Holder] = {}
    """Seats that are not held by an AI."""


class Target(Frozen):
    """A fact that counsel wants from the witness on the stand, and what it is worth."""

    id: str
    label: str
    statement: str
    category: str
    points: int
    got: bool = False
    got_no: int | None = None
    """The question that got it."""
    question: str = ""
    """A fair question that would bring it out; empty in the view of a person."""


class CounselView(CourtView):
    """Counsel for one side."""

    me: Side
    mode: Mode | None
    """Set for opposing counsel only."""
    err: bool = False
    """Whether counsel is to err now, on purpose. Always false in the view of a person."""
    err_ground: Ground | None = None
    """The kind of defect to make, or the ground to object on wrongly; none while objecting: let the defect pass."""
    affidavit: Mapping[str, str] = {}
    """What the witness on the stand swore to before trial: both sides have read it."""
    affidavit_topics: Mapping[str, tuple[str, ...]] = {}
    targets: tuple[Target, ...] = ()
    """What counsel wants from this witness, the weightiest first; without points where they are not shown live."""
    outline: tuple[OutlineItem, ...] = ()
    asked: tuple[str, ...] = ()
    """Questions put to this witness, in short: not to be asked again. The last :data:`ASKED`."""
    unanswered: tuple[str, ...] = ()
    """Those of them that were struck, or whose answer was: what they were after may be asked in other words."""
    told: tuple[EstablishedClaim, ...] = ()
    """What this witness has established, the last :data:`WINDOW`."""
    known: tuple[str, ...] = ()
    """Facts of the affidavit to which this witness has spoken, affirmed or denied."""
    established: tuple[str, ...] = ()
    """What earlier witnesses established, the last :data:`WINDOW` statements, and older ones that bear on the
    question before the court."""
    said_before: str = ""
    """What was said at objections, by its :func:`venire.law.evidence.court_record.marks`."""
    direct_topics: tuple[str, ...] = ()
    opened: OpenedSubjects | None = None
    """What the examination before this one opened; None on direct."""
    asked_by_other: tuple[str, ...] = ()
    """Those of ``asked`` that the side now listening put."""
    issues: tuple[str, ...] = ()
    offered: tuple[str, ...] = ()
    """Exhibits of one's own that this witness can lay the foundation for, and that are not yet admitted."""
    volunteered: tuple[str, ...] = ()
    """While counsel is asked whether to strike the last answer: what of it was not asked for. Never set for a person;
    empty, there is nothing to strike."""
    score: int | None = None
    settings: CounselSettings = CounselSettings()

    @property
    def affirmed(self) -> frozenset[str]:
        """Facts of the affidavit to which this witness has sworn, however long ago: all it has spoken to but what it
        has denied of late."""
        held = {fact for claim in self.told if claim.holds for fact in claim.facts}
        denied = {fact for claim in self.told if not claim.holds for fact in claim.facts}
        return frozenset(held | (set(self.known) - denied))


class WitnessView(CourtView):
    """A witness: its own affidavit and its own testimony, and no other's."""

    me: str
    name: str
    role: str
    affidavit: Mapping[str, str]
    profile: Profile
    question: str
    asks: Side
    said: tuple[EstablishedClaim, ...] = ()
    """What it has said already, the last :data:`WINDOW`."""
    told: frozenset[str] = frozenset()
    """Facts of its affidavit that it has told."""


class JudgeView(CourtView):
    """The judge at a ruling."""

    established: tuple[str, ...] = ()
    """What was testified, the last :data:`WINDOW` statements, and older ones that bear on the question."""
    asked: tuple[str, ...] = ()
    """Questions that the witness has answered, the last :data:`WINDOW`, and older ones like the one before the court;
    the one by which it was tendered as an expert among them."""
    unknown: tuple[str, ...] = ()
    """Those of ``asked`` that have no answer which stands: struck, nothing known, or a yes to an open question."""
    precedents: tuple[Precedent, ...] = ()
    """What was ruled before on this ground, on questions like this one: the last :data:`PRECEDENTS`."""
    said_before: str = ""
    """What the court has said in its rulings, by its :func:`venire.law.evidence.court_record.marks`."""
    direct_topics: tuple[str, ...] = ()
    opened: OpenedSubjects | None = None
    """What the examination before this one opened; None on direct."""
    asked_by_other: tuple[str, ...] = ()
    """Those of ``asked`` that the side now listening put."""
    issues: tuple[str, ...] = ()
    foundation: tuple[str, ...] = ()
    """What has been established of the foundation of the exhibit that is offered."""
    wanting: tuple[str, ...] = ()
    """What is still missing of it."""
    answer: str = ""
    """The answer that is to be struck, if that is the matter."""
    settings: JudgeSettings = JudgeSettings()


class ReporterView(CourtView):
    """Whoever writes down what an answer established."""

    question: str
    answer: str
    asks: Side
    facts: tuple[str, ...] = ()
    """Facts of the affidavit that the witness says it answered from."""
    stance: Stance = "tell"
    affidavit: Mapping[str, str] = {}
    open_elicits: tuple[Target, ...] = ()
    before: tuple[Exchange, ...] = ()
    """The last exchanges, by which pronouns and bare confirmations are understood."""
    tier: Tier = "contextual"


class ClerkView(CourtView):
    """The clerk, who keeps the settings."""

    agents: Agents = Agents()
    version: int = 0


class BenchView(CourtView):
    """Everything that the debrief will show, while it happens."""

    scores: Mapping[str, int] = {}
    errors: int = 0
    """Errors that counsel made on purpose so far."""
    occasions: int = 0
    struck: tuple[int, ...] = ()
    last: tuple[Ground, ...] = ()
    """What is wrong with the question before the court."""
    ruled: Ruling | None = None
