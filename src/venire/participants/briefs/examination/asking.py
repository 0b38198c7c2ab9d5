"""Counsel on its feet: the next question, an exhibit offered or shown, or rest. Source: spec/trial.md."""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from functools import cached_property

from pydantic import BaseModel, Field

from venire.kernel.frozen import Frozen
from venire.kernel.proceeding import Ask
from venire.kernel.record import Act
from venire.law.advocacy.counsel_file import CounselFile as File
from venire.law.case_file.case import Case
from venire.law.evidence.grounds import CARDS, Ground, Phase
from venire.law.testimony.cross_outline import OutlineItem
from venire.participants.briefs.examination.court import Papers, claims, exhibit_number, lately, older, read
from venire.participants.briefs.examination.defects import defect
from venire.participants.briefs.examination.notes import Notes, notes_of
from venire.participants.briefs.examination.spoken import ids_of, misspoken
from venire.participants.briefs.examination.sworn_alike import sworn_alike
from venire.participants.briefs.forms import Form
from venire.participants.briefs.templates import Templates, as_name, clip
from venire.participants.part import FilledAct, PreparedAsk
from venire.ports import Brief
from venire.proceedings.examination import acts
from venire.proceedings.examination.case_file import Flaws
from venire.proceedings.examination.question_setting import setting_of
from venire.proceedings.examination.repetition import repeated
from venire.proceedings.examination.view import CounselView
from venire.proceedings.words import Spoken

NAMES = ("case", "affidavit", "heard", "counsel", "asking")
TARGETS, HELD_AGAINST, NEXT = 6, 4, 2
"""Open targets and outline items that a brief has: the weightiest, the first that are not covered. Admissions come
first, as counsel is told: while a target is open, only the next two of what can be held against the witness."""
OF_FORM: tuple[Ground, ...] = ("leading", "compound", "narrative", "argumentative")
"""Faults of form, which show in the words of a question: one that is not meant goes back."""
SEEN: tuple[Ground, ...] = ("leading", "compound", "narrative", "hearsay", "speculation")
"""Grounds on which a question must look wrong where it is meant to be. What argues with a witness does so in too many
ways for the words to tell."""
PLAIN, PLAINLY = 0.5, 0.85
"""From this sureness of the law on a meant defect is plain enough; and one that is not meant goes back."""
_JOINED = re.compile(
    r"\b(?:and|or)\b,? (?:(?:then|also|after that|if so|later),? )?"
    r"(?:did|do|does|was|were|is|are|have|has|had|could|can|would|what|when|where|who|whose|how|which|why)\b",
    re.IGNORECASE,
)
"""Where a second question is joined to the first, which makes a compound whatever the law is sure of."""
_PHASES: Mapping[Phase, str] = {
    "direct": "direct examination",
    "cross": "cross-examination",
    "redirect": "redirect examination",
    "recross": "recross-examination",
}


class PutQuestion(Form):
    """Put a question to the witness."""

    text: Spoken = Field(description="The question, in spoken words.")
    exhibit: str | None = Field(default=None, description="Id of an exhibit held up with the question.")
    aims: tuple[str, ...] = Field(default=(), description="Ids of the targets and facts that a fair answer would give.")


class OfferExhibit(Form):
    """Offer an exhibit into evidence; the other side may object."""

    exhibit: str = Field(description="Its id.")


class ShowExhibit(Form):
    """Show the jury an exhibit that is in evidence."""

    exhibit: str = Field(description="Its id.")


class Rest(Form):
    """No further questions of this witness."""


WORDS: Mapping[str, type[BaseModel]] = {"put_question": PutQuestion, "rest": Rest}
THINGS: Mapping[str, type[BaseModel]] = {**WORDS, "offer_exhibit": OfferExhibit, "show_exhibit": ShowExhibit}
"""Where there is an exhibit to offer or to show."""


@dataclass(frozen=True)
class AskingPart:
    """Counsel examines: its own witness openly, the other side's by leading. ``flaws``: what the law finds wrong with
    a question."""

    case: Case
    flaws: Flaws

    def turn(self, ask: Ask, view: Frozen) -> PreparedAsk | None:
        """See :class:`venire.participants.part.Part`."""
        if not isinstance(view, CounselView) or acts.PutQuestion not in ask.wants:
            return None
        return PreparedAsk(
            brief=self.brief(view, ask.directive),
            forms=THINGS if self._handled(view) else WORDS,
            complaint=lambda form: self._complaint(view, form),
            taken=lambda form: self._taken(view, form),
            aloud=True,
        )

    def brief(self, view: CounselView, directive: str) -> Brief:
        """What counsel plays from: nothing in it waits for the last answer to be written down."""
        mode = "oc_direct" if view.phase in ("direct", "redirect") else "oc_cross"
        templates = read(*NAMES, mode)
        return Brief(
            rules="\n".join((templates.render("counsel", {}), templates.render(mode, {}))),
            shared="\n".join((self._papers.told(templates), self._papers.affidavit(view, view.affidavit, templates))),
            matter=self._matter(view, directive, templates),
            version=templates.version,
        )

    def _matter(self, view: CounselView, directive: str, templates: Templates) -> str:
        notes = notes_of(view)
        targets = notes.open[:TARGETS]
        values = {
            "view": view,
            "name": self._papers.witness(view).name,
            "phase": _PHASES[view.phase] if view.phase else "",
            "left": "one more question" if view.left == 1 else f"{view.left} more questions",
            "topics": self._papers.labels(view.direct_topics),
            "theory": self._theory(view),
            "targets": targets,
            "told": notes.known,
            "beyond": claims(notes.beyond, view),
            "outline": tuple(_open(view))[: NEXT if targets else HELD_AGAINST],
            "sworn": self._sworn(view, [*(one.statement for one in targets), *(one.said for one in view.outline)]),
            "exhibits": tuple(self._exhibits(view, notes)),
            "asked": older(view.asked, view),
            "defect": defect(view.err_ground) if view.err and view.err_ground else None,
            "directive": directive,
        }
        return templates.render("asking", {**values, **lately(view)})

    @cached_property
    def _papers(self) -> Papers:
        return Papers(self.case)

    @cached_property
    def _file(self) -> File:
        return File(self.case)

    @cached_property
    def _ids(self) -> frozenset[str]:
        return ids_of(self.case)

    def _theory(self, view: CounselView) -> str:
        theory = self.case.prosecution_theory if view.me == "prosecution" else self.case.defence_theory
        return clip(theory.story, 300) if theory else ""

    def _sworn(self, view: CounselView, texts: Sequence[str]) -> Mapping[str, str]:
        """Text → the fact of the affidavit that says the same; empty where none does."""
        return {text: sworn_alike(text, self.case, view.witness or "", view.affidavit) for text in texts}

    def _exhibits(self, view: CounselView, notes: Notes) -> Iterator[str]:
        named = {one.id: f"{one.id} ({exhibit_number(one.id)}, {as_name(one.name)})" for one in view.exhibits}
        own = [f"{named[one]}, {self._foundation(one, notes)}" for one in named if one in self._offered(view)]
        if own:
            yield f"Yours to offer through this witness: {'; '.join(own)}."
        yield from (f"{named[one]}: in evidence, not yet shown to the jury." for one in _ready(view))
        shown = [f"{one.id} ({as_name(one.name)})" for one in view.exhibits if one.status == "shown"]
        if shown:
            yield f"Already shown to the jury: {', '.join(shown)}."

    def _foundation(self, exhibit: str, notes: Notes) -> str:
        facts = self._papers.exhibits[exhibit].foundation
        wanting = [fact for fact in facts if fact not in notes.known]
        return f"once it has told {', '.join(wanting)}" if wanting else "whose foundation is laid"

    def _handled(self, view: CounselView) -> bool:
        return bool(self._offered(view) or _ready(view))

    def _offered(self, view: CounselView) -> tuple[str, ...]:
        """What counsel can bring in: through its own witness."""
        return view.offered if self._papers.witness(view).side == view.me else ()

    def _complaint(self, view: CounselView, form: BaseModel) -> str:
        match form:
            case PutQuestion():
                return self._wrong(view, form)
            case Rest() if view.phase == "direct" and not view.exchanges:
                return "You called this witness and have asked nothing yet. Put your first question."
            case _ if view.err and view.err_ground:
                return "This once you put a question, and a wrong one, as your brief says."
            case OfferExhibit() if form.exhibit not in (own := self._offered(view)):
                return f"{form.exhibit} is not yours to offer through this witness now. {_which(own)}"
            case ShowExhibit() if form.exhibit not in (ready := _ready(view)):
                return f"{form.exhibit} is not an exhibit in evidence that the jury has yet to see. {_which(ready)}"
            case _:
                return ""

    def _wrong(self, view: CounselView, form: PutQuestion) -> str:
        known = tuple(one.id for one in view.exhibits)
        if form.exhibit is not None and form.exhibit not in known:
            return f"There is no exhibit {form.exhibit[:20]}. {_which(known)}"
        again = "" if view.err_ground == "asked_and_answered" else repeated(form.text, view, self._file.topics)
        return misspoken(form.text, self._ids) or again or self._off(view, form.text)

    def _off(self, view: CounselView, text: str) -> str:
        """A meant defect must be there, and no other plain one."""
        sure: dict[Ground, float] = {one.ground: one.sure for one in self.flaws(setting_of(self._file, view, text))}
        if view.err and view.err_ground:
            missing = view.err_ground in SEEN and sure.get(view.err_ground, 0.0) < PLAIN
            missing = missing and not (view.err_ground == "compound" and _JOINED.search(text))
            told = defect(view.err_ground)
            return f"Nobody could object to this question as {told.label.lower()}. {told.how}" if missing else ""
        found: Ground | None = next((one for one in OF_FORM if sure.get(one, 0.0) >= PLAINLY), None)
        return f"As it stands the question is open to an objection. {CARDS[found].hint} Mend it." if found else ""

    def _taken(self, view: CounselView, form: BaseModel) -> FilledAct:
        if not isinstance(form, PutQuestion):
            return FilledAct(_act(form))
        known = {*(one.id for one in view.targets), *view.affidavit, *(one.id for one in view.outline)}
        aims = tuple(dict.fromkeys(one for one in form.aims if one in known))
        strange = tuple(f"aim {one[:20]}" for one in form.aims if one not in known)
        meant = view.err_ground if view.err else None
        return FilledAct(acts.PutQuestion(text=form.text, exhibit=form.exhibit, aims=aims, defect=meant), strange)


def _act(form: BaseModel) -> Act:
    match form:
        case OfferExhibit():
            return acts.OfferExhibit(exhibit=form.exhibit)
        case ShowExhibit():
            return acts.ShowExhibit(exhibit=form.exhibit)
        case _:
            return acts.Rest()


def _open(view: CounselView) -> Iterator[OutlineItem]:
    """What can still be held against the witness."""
    return (one for one in view.outline if one.covered is None)


def _ready(view: CounselView) -> tuple[str, ...]:
    return tuple(one.id for one in view.exhibits if one.status == "admitted")


def _which(names: tuple[str, ...]) -> str:
    return f"Name one of {', '.join(names)}." if names else "There is none; put a question, or rest."
