"""A court as counsel, a witness or the judge finds it."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from venire.errors import VenireError
from venire.law.testimony.cross_outline import OutlineItem
from venire.law.testimony.testified import EstablishedClaim, Exchange, RuledOn, stated
from venire.mcp.seats.place import Place
from venire.mcp.told import ToolTold
from venire.proceedings.examination.view import CounselView, CourtView, JudgeView, Pending, Target, WitnessView


class ExchangeTold(ToolTold):
    """A question and its answer."""

    no: int
    by: str
    question: str
    answer: str
    struck: bool


class RulingTold(ToolTold):
    """An objection, and how it was ruled on."""

    no: int
    by: str
    ground: str
    ruling: str
    rule: str
    reason: str


class BeforeCourt(ToolTold):
    """What is before the court: a question, an exhibit that is offered, or an answer that is to be struck."""

    no: int
    matter: str
    by: str
    """The side that asked or offered."""
    text: str
    exhibit: str
    ground: str
    """Of the objection, if one was made."""
    argument: str
    response: str


class WantedTold(ToolTold):
    """A fact that your side wants from the witness on the stand."""

    label: str
    statement: str
    points: int
    got: bool


class CourtExhibitTold(ToolTold):
    """An exhibit, and whether it is in evidence."""

    id: str
    name: str
    status: str


class CourtStateTold(ToolTold):
    """What you may know of the court. What is empty is not for your seat, or not now."""

    case_id: str
    station: str
    """What the court is about: examining, objecting, responding, ruling, answering, reporting, over."""
    your_seat: str
    on_the_stand: str
    """The witness, by id and name."""
    phase: str
    """direct, cross, redirect or recross."""
    asks: str
    """The side that asks."""
    questions_left: int
    before: BeforeCourt | None
    exchanges: tuple[ExchangeTold, ...]
    """The last with this witness, oldest first."""
    rulings: tuple[RulingTold, ...]
    exhibits: tuple[CourtExhibitTold, ...]
    affidavit: Mapping[str, str]
    """Counsel: what the witness on the stand swore to before trial. A witness: what you know; answer from it alone."""
    wanted: tuple[WantedTold, ...]
    """Counsel: what your side wants from this witness."""
    outline: tuple[str, ...]
    """Counsel on cross: what to put to this witness."""
    testified: tuple[str, ...]
    """What has been established: by this witness for counsel, by you for a witness, by all for the judge."""
    you_may_offer: tuple[str, ...]
    """Counsel: exhibits that this witness can lay the foundation for."""
    err: str
    """Counsel against whom somebody practises: the mistake to make now, on purpose, so that there is something to
    catch; "any" for one of your choice, "let it pass" for an objection not to make. Empty: do it properly."""
    score: int | None
    """Counsel: your points, where they are shown."""
    question: str
    """A witness: what you are asked."""
    manner: str
    """A witness: how you are on the stand."""
    foundation: tuple[str, ...]
    """The judge: what was laid for the exhibit that is offered."""
    wanting: tuple[str, ...]
    """The judge: what is still missing of it."""
    answer: str
    """The judge: the answer that is to be struck."""


def court_state(place: Place) -> CourtStateTold:
    """The court as this seat finds it. Raises :class:`VenireError` for a seat that is in none."""
    view = _court_in(place.view)
    if view is None:
        raise VenireError(
            f"The seat {place.seat} is in no court now.", "Call get_deliberation_state, view_debate or view_record."
        )
    return CourtStateTold(
        case_id=view.case,
        station=view.station,
        your_seat=place.seat,
        on_the_stand=_on_stand(view),
        phase=view.phase or "",
        asks=view.by or "",
        questions_left=view.left,
        before=_before(view.pending) if view.pending else None,
        exchanges=tuple(map(_exchange, view.exchanges)),
        rulings=tuple(map(_ruling, view.rulings)),
        exhibits=tuple(CourtExhibitTold(id=one.id, name=one.name, status=one.status) for one in view.exhibits),
        **{**_NOTHING, **_own(view)},
    )


def _court_in(view: object) -> CourtView | None:
    """The court that this view is of, or the one within the trial that it is of."""
    inner = getattr(view, "examination", view)
    return inner if isinstance(inner, CourtView) else None


_NOTHING: Mapping[str, Any] = {
    "affidavit": {},
    "wanted": (),
    "outline": (),
    "testified": (),
    "you_may_offer": (),
    "err": "",
    "score": None,
    "question": "",
    "manner": "",
    "foundation": (),
    "wanting": (),
    "answer": "",
}


def _own(view: CourtView) -> Mapping[str, Any]:
    """What this seat knows beside what everybody does."""
    match view:
        case CounselView():
            return {
                "affidavit": view.affidavit,
                "wanted": tuple(map(_wanted, view.targets)),
                "outline": tuple(_item(item) for item in view.outline if item.covered is None),
                "testified": tuple(map(_stated, view.told)),
                "you_may_offer": view.offered,
                "err": _err(view),
                "score": view.score,
            }
        case WitnessView():
            return {
                "affidavit": view.affidavit,
                "testified": tuple(map(_stated, view.said)),
                "question": view.question,
                "manner": view.profile.manner,
            }
        case JudgeView():
            return {
                "testified": view.established,
                "foundation": view.foundation,
                "wanting": view.wanting,
                "answer": view.answer,
            }
        case _:
            return {}


def _on_stand(view: CourtView) -> str:
    return next((f"{one.id} {one.name}, {one.role}" for one in view.witnesses if one.id == view.witness), "")


def _err(view: CounselView) -> str:
    """The mistake that counsel is to make now."""
    if not view.err:
        return ""
    return view.err_ground or ("let it pass" if view.station == "objecting" else "any")


def _item(item: OutlineItem) -> str:
    """What was said, and what stands against it."""
    return f"{item.said} ({item.source}){f' – but {item.against}' if item.against else ''}"


def _stated(claim: EstablishedClaim) -> str:
    return stated(claim.statement, claim.holds)


def _wanted(one: Target) -> WantedTold:
    return WantedTold(label=one.label, statement=one.statement, points=one.points, got=one.got)


def _before(one: Pending) -> BeforeCourt:
    return BeforeCourt(
        no=one.no,
        matter=one.matter,
        by=one.by,
        text=one.text,
        exhibit=one.exhibit or "",
        ground=one.ground or "",
        argument=one.argument,
        response=one.response,
    )


def _exchange(one: Exchange) -> ExchangeTold:
    return ExchangeTold(no=one.no, by=one.by, question=one.question, answer=one.answer, struck=one.struck)


def _ruling(one: RuledOn) -> RulingTold:
    return RulingTold(no=one.no, by=one.by, ground=one.ground, ruling=one.ruling, rule=one.rule, reason=one.reason)
