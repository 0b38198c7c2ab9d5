"""How an examination is opened: contents pinned by hash, witnesses in order.

Source: spec/design.md, "Time and change".
"""

from __future__ import annotations

from collections.abc import Mapping

from venire.errors import VenireError
from venire.kernel.opening import Opening, pin, read_pinned
from venire.law.case_file.case import SIDES, Case
from venire.law.testimony.cross_outline import PriorSessions
from venire.proceedings.examination.case_file import Flaws, no_flaws
from venire.proceedings.examination.events import Convened, Opened
from venire.proceedings.examination.params import ExaminationParams, Holder
from venire.proceedings.examination.rules import Examination


def open_examination(
    case: Case,
    params: ExaminationParams,
    seed: str,
    holders: Mapping[str, Holder],
    prior: PriorSessions | None = None,
) -> Opening:
    """Open an examination. ``holders`` names the seats that are not held by an AI: ``counsel/defence`` → ``person``.

    Raises :class:`VenireError` where there is nobody to examine, or where witnesses or exhibits are named that the case
    does not have.
    """
    said = prior or PriorSessions()
    witnesses = _called(case, params)
    _withheld(case, params)
    (case_hash, case_body), (prior_hash, prior_body) = pin(case), pin(said)
    opened = Opened(
        case=case.id,
        case_hash=case_hash,
        prior_hash=prior_hash,
        params=params,
        seed=seed,
        holders={seat: by for seat, by in holders.items() if by != "ai"},
    )
    convened = Convened(case=case.id, title=case.title, player=params.player, witnesses=witnesses)
    rules = Examination(case, seed, prior=said.claims)
    return Opening(tuple(rules.begun((opened, convened))), {case_hash: case_body, prior_hash: prior_body})


def rebuild(opened: Opened, contents: Mapping[str, bytes], flaws: Flaws = no_flaws) -> Examination:
    """The rules as they stood when this opening was recorded."""
    case = read_pinned(Case, contents[opened.case_hash])
    prior = read_pinned(PriorSessions, contents[opened.prior_hash])
    return Examination(case, opened.seed, flaws, prior.claims)


def _called(case: Case, params: ExaminationParams) -> tuple[str, ...]:
    """The witnesses in the order in which they are called."""
    known = [witness.id for side in SIDES for witness in case.witnesses if witness.side == side]
    chosen = params.witnesses or tuple(known)
    strangers = [witness for witness in chosen if witness not in known]
    if strangers:
        named = ", ".join(strangers)
        raise VenireError(
            f"The case {case.id!r} has no witness {named}.", f"Call {', '.join(known) or 'another case'}."
        )
    if not chosen or len(set(chosen)) < len(chosen):
        raise VenireError("Each witness is called once, and at least one is.", f"Call some of {', '.join(known)}.")
    return chosen


def _withheld(case: Case, params: ExaminationParams) -> None:
    known = [exhibit.id for exhibit in case.exhibits]
    strangers = [exhibit for exhibit in params.withheld if exhibit not in known]
    if strangers:
        named = ", ".join(strangers)
        raise VenireError(f"The case {case.id!r} has no exhibit {named}.", f"Withhold some of {', '.join(known)}.")
