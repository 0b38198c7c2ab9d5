"""The court says whether a witness that is tendered may give opinions. Source: Federal Rule of Evidence 702.

It follows by itself, as the judge's word to the jury does: the witness may where its own role is a calling of that kind
and it has been asked who it is; where it has not, the tender comes too soon. Opposing counsel meets a single opinion by
objecting to the question that asks for it.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from venire.kernel.chance import Chance
from venire.law.evidence.expertise import field_of, tendered
from venire.proceedings.examination import events as ev
from venire.proceedings.examination.case_file import CaseFile, answered
from venire.proceedings.examination.state import State

SAID: Mapping[str, tuple[str, ...]] = {
    "received": (
        "{name} may give opinions in {field}. Rule 702. Go on, counsel.",
        "I am satisfied under Rule 702: {name} may speak as an expert in {field}, and the jury will weigh it like "
        "anything else it hears.",
        "Received in {field}, and no further than that; Rule 702.",
    ),
    "too_soon": (
        "Not yet, counsel. Let us first hear who the witness is and what it has done; Rule 702 asks for that.",
    ),
    "no_expert": (
        "I have heard nothing that makes {name} an expert in {field}. Ask for what was seen and heard; Rule 701.",
    ),
}


def expert(file: CaseFile, state: State, put: ev.QuestionPut, chance: Chance) -> Sequence[ev.Event]:
    """What the court says of a tender that comes with a question; nothing where there is none."""
    field = tendered(put.text)
    if not field:
        return ()
    witness = file.witnesses[put.witness]
    asked = bool(answered(state, put.witness))
    why = "no_expert" if not field_of(witness) else "received" if asked else "too_soon"
    said = chance.pick(SAID[why], "expert", put.witness).format(name=witness.name, field=field)
    return (ev.ExpertTendered(no=put.no, witness=put.witness, field=field, received=why == "received", text=said),)
