"""Every change of vote, told as a document tells it: a few in sentences, many in a table."""

from __future__ import annotations

from collections.abc import Sequence

from venire.exports.document import Section, Table
from venire.exports.jury.debrief_sentences import flip_told
from venire.exports.transcript import Names
from venire.proceedings.deliberation.readings.debrief import Debrief, Flip

TITLE = "Why votes changed"
FEW = 3
"""So many changes are told in sentences; more are easier to compare in a table."""
COLUMNS = ("Round", "Juror", "Went to", "On what", "Without that")
NONE = "No vote changed."


def flips_section(end: Debrief, names: Names, session: str = "", you: int | None = None) -> Section:
    """``session``: an id for the command that tries it; ``you``: the seat of whoever reads it."""
    if len(end.flips) <= FEW:
        told = [flip_told(flip, names, session, you, place) for place, flip in enumerate(end.flips)]
        return Section(TITLE, () if told else (NONE,), told)
    tries = f" `venire fork {session} --without TURN` plays it again without a speech." if session else ""
    legend = f"The last column is the reckoning of that round with the speech left out.{tries}"
    return Section(TITLE, (legend,), table=Table(COLUMNS, [_row(flip, names, you) for flip in end.flips]))


def _row(flip: Flip, names: Names, you: int | None) -> Sequence[str]:
    who = "You" if flip.juror == you else names.juror(flip.juror)
    when = "last ballot" if flip.last else str(flip.round)
    return (when, who, flip.vote.replace("_", " "), _on_what(flip, names, you), _without(flip))


def _on_what(flip: Flip, names: Names, you: int | None) -> str:
    if flip.by_hand:
        return "by hand"
    if flip.speaker is None:
        return "the others' votes, and the mood of the moment"
    speaker = "you" if flip.speaker == you else names.juror(flip.speaker)
    handle = next((claim.handle for claim in names.case.claims if claim.id == flip.claim), "")
    exhibit = f" ({names.cited((flip.exhibit,))[0]})" if flip.exhibit else ""
    speech = f"turn {flip.turn}, {speaker}{f': {handle}' if handle else ''}{exhibit}"
    return f"the others' votes most; then {speech}" if flip.pulled else speech


def _without(flip: Flip) -> str:
    if flip.by_hand or flip.speaker is None:
        return ""
    before = "not guilty" if flip.vote == "guilty" else "guilty"
    return f"still {before}" if flip.alone else "the same"
