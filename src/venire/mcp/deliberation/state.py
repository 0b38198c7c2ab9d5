"""A jury as one of its jurors finds it."""

from __future__ import annotations

from collections.abc import Mapping

from venire.errors import VenireError
from venire.mcp.seats.place import Place
from venire.mcp.told import ToolTold
from venire.proceedings.deliberation.view import JurorSeen, JurorView, Said


class JurorTold(ToolTold):
    """Somebody at the table."""

    number: int
    """The seat: name it as the target of an argument."""
    name: str
    occupation: str
    about: str
    """What everybody in the room knows."""
    vote: str
    """guilty or not_guilty; empty before the first ballot."""
    held_by: str
    """ai, person or external."""


class TableSpeech(ToolTold):
    """Something said at the table."""

    turn: int
    round: int
    by: str
    text: str
    type: str
    target: int | None
    """The seat it was addressed to."""
    answers: int | None
    """The turn it answers."""
    cites: tuple[str, ...]


class JuryStateTold(ToolTold):
    """What you may know of the jury."""

    case_id: str
    phase: str
    round: int
    max_rounds: int
    rule: str
    votes_needed: int
    """For either verdict."""
    guilty: int
    not_guilty: int
    your_seat: int
    your_name: str
    your_vote: str
    your_leaning: float | None
    """How the talk would have moved the juror whose seat you hold: 0 not guilty, 1 guilty. Your vote is your own."""
    jurors: tuple[JurorTold, ...]
    said: tuple[TableSpeech, ...]
    """The last speeches, oldest first."""
    said_before: tuple[str, ...]
    """What was said before them, in a few lines."""
    convictions: Mapping[str, float] | None
    """What the others are inclined to, by name; null unless the host of the room lets agents see it."""
    verdict: str
    """Empty until it is found."""


def jury_state(place: Place) -> JuryStateTold:
    """The jury as this juror finds it. Raises :class:`VenireError` for another seat."""
    view = place.view
    if not isinstance(view, JurorView):
        raise VenireError(f"The seat {place.seat} is not a juror's.", "Call view_court or view_debate.")
    names = {juror.number: juror.name for juror in view.jurors}
    return JuryStateTold(
        case_id=view.case,
        phase=view.phase,
        round=view.round,
        max_rounds=view.max_rounds,
        rule=view.rule,
        votes_needed=view.needed,
        guilty=view.guilty,
        not_guilty=view.not_guilty,
        your_seat=view.me,
        your_name=names[view.me],
        your_vote=view.votes.get(view.me, ""),
        your_leaning=view.conviction,
        jurors=tuple(map(_juror, view.jurors)),
        said=tuple(_speech(one, names) for one in view.said),
        said_before=view.older,
        convictions={names[one]: round(at, 3) for one, at in view.convictions.items()} if view.convictions else None,
        verdict=view.verdict or "",
    )


def _juror(one: JurorSeen) -> JurorTold:
    return JurorTold(
        number=one.number,
        name=one.name,
        occupation=one.occupation,
        about=one.public,
        vote=one.vote or "",
        held_by=one.by,
    )


def _speech(one: Said, names: Mapping[int, str]) -> TableSpeech:
    return TableSpeech(
        turn=one.turn,
        round=one.round,
        by=names[one.juror],
        text=one.text,
        type=one.type,
        target=one.target,
        answers=one.replies_to,
        cites=one.cites,
    )
