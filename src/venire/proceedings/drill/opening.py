"""How a drill is opened."""

from __future__ import annotations

from collections.abc import Mapping

from venire.errors import VenireError
from venire.kernel.opening import Opening, pin, read_pinned
from venire.law.case_file.case import Case
from venire.proceedings.drill.events import DrillOpened
from venire.proceedings.drill.params import DrillParams
from venire.proceedings.drill.rules import PRACTISED, Drill


def open_drill(case: Case, params: DrillParams, seed: str) -> Opening:
    """Open a drill. Raises :class:`VenireError` where the case has no such witness, or a ground cannot be drilled."""
    known = [witness.id for witness in case.witnesses]
    strangers = [one for one in params.witnesses if one not in known]
    if strangers or not known:
        raise VenireError(
            f"The case {case.id!r} has no witness {', '.join(strangers) or 'at all'}.",
            f"Choose from {', '.join(known)}." if known else "Choose another case.",
        )
    if len(set(params.witnesses)) < len(params.witnesses):
        raise VenireError("Each witness is named once.", f"Choose some of {', '.join(known)}.")
    wrong = [ground for ground in params.grounds if ground not in PRACTISED]
    if wrong:
        raise VenireError(f"A question cannot be {', '.join(wrong)}.", f"Choose from {', '.join(PRACTISED)}.")
    case_hash, body = pin(case)
    opened = DrillOpened(case=case.id, case_hash=case_hash, params=params, seed=seed)
    return Opening(tuple(Drill(case, seed).begun(opened)), {case_hash: body})


def rebuild(opened: DrillOpened, contents: Mapping[str, bytes]) -> Drill:
    """The rules as they stood when this opening was recorded."""
    return Drill(read_pinned(Case, contents[opened.case_hash]), opened.seed)
