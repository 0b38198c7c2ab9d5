"""How a jury that found no verdict is told its own ending: what divided it, and what came nearest to each vote."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from venire.exports.document import Section, Table
from venire.exports.jury.debrief_sentences import counted
from venire.exports.transcript import Names
from venire.proceedings.deliberation.acts import Vote
from venire.proceedings.deliberation.readings.debrief import Debrief
from venire.proceedings.deliberation.readings.hung_jury import Dividing, Holdout, Hung

TITLE = "Where it stuck"
HELD = "Who held, and what came nearest to turning them"
LEGEND = (
    "Points are hundredths of conviction, as the law of the room reckons it. “Moved” is how far that speech drew the "
    "juror toward the other vote; “wanting” is what was left, after it, before the vote would have turned."
)
COLUMNS = ("Juror", "Held to", "What came nearest", "Moved", "Wanting")
ENDED = {
    "called": "The final vote was called with the table still divided",
    "max_rounds": "The last round was over and the table was still divided",
    "stable": "Round after round nobody moved, and the table was still divided",
}


def hung_told(end: Debrief, names: Names, you: int | None = None) -> Sequence[str]:
    """What still divided the jury, in sentences; empty where it found a verdict."""
    told = end.hung
    if told is None:
        return ()
    return [_ended(end), *_dividing(told, names, you), *_last(told, names, you)]


def hung_sections(end: Debrief, names: Names, you: int | None = None) -> Sequence[Section]:
    """The ending of a hung jury as sections of a document; none where it found a verdict."""
    if end.hung is None:
        return ()
    table = holdouts(end.hung, names, you)
    return (Section(TITLE, hung_told(end, names, you)), Section(HELD, (LEGEND,), table=table))


def _ended(end: Debrief) -> str:
    guilty = sum(vote == "guilty" for vote in end.votes.values())
    start = ENDED.get(end.why, "At the end the table was still divided")
    return f"{start}: {guilty} for guilty, {len(end.votes) - guilty} for not guilty."


def _dividing(told: Hung, names: Names, you: int | None) -> Iterator[str]:
    if not told.dividing:
        yield "No one point parted the two camps: what was said moved them alike, or moved nobody."
        return
    first, *others = told.dividing
    yield f"What parted them most was {_handle(first.claim, names)}. {_weighed(first)} {_last_on(first, names, you)}"
    if others:
        yield f"After that came {' and '.join(f'{_handle(one.claim, names)} ({_apart(one)})' for one in others)}."


def _weighed(one: Dividing) -> str:
    count = "One speech led with it" if one.speeches == 1 else f"{counted(one.speeches)} speeches led with it"
    moved, others, camp = _stronger(one)
    they = "it" if one.speeches == 1 else "they"
    return (
        f"{count}, and on the average {they} moved those who ended at {camp} {_toward(moved)} and {_others(*others)}."
    )


def _apart(one: Dividing) -> str:
    moved, others, camp = _stronger(one)
    return f"{_toward(moved)} for those who ended at {camp}; {_others(*others)}"


def _stronger(one: Dividing) -> tuple[float, tuple[float, float], str]:
    """How far the camp that it told with most was moved; the other camp's share beside it; the first camp's vote."""
    if abs(one.guilty) >= abs(one.not_guilty):
        return one.guilty, (one.not_guilty, one.guilty), "guilty"
    return one.not_guilty, (one.guilty, one.not_guilty), "not guilty"


def _toward(delta: float) -> str:
    return f"{points(delta)} toward {'guilt' if delta > 0 else 'acquittal'}"


def _others(delta: float, beside: float) -> str:
    """The other camp, told beside the first."""
    number = round(abs(delta) * 100)
    if not number:
        return "the others not at all"
    return f"the others {number}{'' if delta * beside > 0 else ' the other way'}"


def _last_on(one: Dividing, names: Names, you: int | None) -> str:
    if one.speaker == you:
        return f"You were the last to speak of it, in turn {one.turn}."
    return f"{names.juror(one.speaker)} was the last to speak of it, in turn {one.turn}."


def _last(told: Hung, names: Names, you: int | None) -> Iterator[str]:
    """What was on the table when the talk ended, unless that was just said."""
    named = {(one.claim, one.turn) for one in told.dividing[:1]}
    if told.last is None or told.last_claim is None or (told.last_claim, told.last) in named:
        return
    point, who = _handle(told.last_claim, names), _who(told.last_speaker or 0, names, you)
    yield f"When the talk ended, the point on the table was {point} ({who}, turn {told.last})."


def holdouts(told: Hung, names: Names, you: int | None = None) -> Table:
    """One row for each juror, the smaller camp first: the vote held, and the speech that came nearest to turning it."""
    size = {vote: sum(one.vote == vote for one in told.holdouts) for vote in ("guilty", "not_guilty")}
    ordered = sorted(told.holdouts, key=lambda one: (size[one.vote], one.vote, one.juror))
    return Table(COLUMNS, [_row(one, names, you) for one in ordered])


def _row(one: Holdout, names: Names, you: int | None) -> Sequence[str]:
    who = "You" if one.juror == you else names.juror(one.juror)
    held = vote_words(one.vote)
    if one.left is None:
        return (who, held, "a mind nobody reckons" if one.juror != you else "you alone can say", "", "")
    if one.turn is None or one.speaker is None:
        why = "nothing: the vote had only just turned" if one.fresh else "no speech to speak of"
        return (who, held, why, "", points(one.left))
    about = f": {_handle(one.claim, names)}" if one.claim else ""
    nearest = f"{_who(one.speaker, names, you)}, turn {one.turn}{about}"
    return (who, held, nearest, points(one.delta), points(one.left))


def points(share: float) -> str:
    """ "12 points" of a hundred."""
    number = round(abs(share) * 100)
    return "1 point" if number == 1 else f"{number} points" if number else "under a point"


def vote_words(vote: Vote) -> str:
    """The vote as it is said."""
    return vote.replace("_", " ")


def _who(juror: int, names: Names, you: int | None) -> str:
    return "you" if juror == you else names.juror(juror)


def _handle(claim: str | None, names: Names) -> str:
    return next((one.handle for one in names.case.claims if one.id == claim), "a point of its own")
