"""The court says whether counsel may lead a witness of its own. Source: Federal Rule of Evidence 611(c)(2).

It follows by itself, as the word on an expert does, from who the witness is in everybody's papers and from what
stands on the record; what is sealed of a witness decides nothing.
"""

from __future__ import annotations

from collections.abc import Mapping

from venire.kernel.chance import Chance
from venire.law.case_file.case import Side
from venire.law.testimony.hostile_witness import LeaveSought, hostile_standing
from venire.proceedings.examination import events as ev
from venire.proceedings.examination.case_file import CaseFile
from venire.proceedings.examination.state import State

SAID: Mapping[str, tuple[str, ...]] = {
    "adverse": (
        "Granted. {name} is the adverse party, and Rule 611(c)(2) lets counsel lead.",
        "{name} is on the other side of this case. You may lead, counsel; Rule 611(c)(2).",
    ),
    "identified": (
        "Granted. {name} is identified with the other side, and may be led under Rule 611(c)(2).",
        "We have heard what ties {name} to the other side. You may lead, counsel; Rule 611(c)(2).",
    ),
    "evasive": (
        "Granted. I have heard these answers, and {name} keeps from giving any. You may lead; Rule 611(c)(2).",
        "The record shows a witness who will not be drawn. You may lead {name}, counsel; Rule 611(c)(2).",
    ),
    "denied": (
        "Denied. {name} has answered what was asked and is tied to nobody on the other side; Rule 611(c) keeps you to "
        "open questions.",
        "Not on this record, counsel. I have seen no hostility in {name}, and an answer that disappoints is none. "
        "Denied; Rule 611(c).",
    ),
    "own_right": ("You need no leave for that, counsel: on {phase} you may lead. Rule 611(c)(2).",),
    "given": ("You have that leave already, counsel. Go on.",),
}


def leave(file: CaseFile, state: State, by: Side, sought: LeaveSought, chance: Chance) -> ev.LeaveRuled:
    """What the court says of the request."""
    stand = state.stand
    assert stand is not None
    assert stand.phase is not None
    witness = file.witnesses[stand.witness]
    if stand.phase in ("cross", "recross"):
        why = "own_right"
    elif stand.leave:
        why = "given"
    else:
        why = hostile_standing(file.case, witness, by, state.of_witness(witness.id)) or "denied"
    said = chance.pick(SAID[why], "hostile", witness.id, state.number, stand.turns)
    return ev.LeaveRuled(
        no=state.number,
        witness=witness.id,
        by=by,
        request=sought.request,
        granted=why != "denied",
        text=said.format(name=witness.name, phase=stand.phase),
    )
