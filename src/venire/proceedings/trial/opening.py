"""How a trial is opened: contents pinned by hash. Source: spec/design.md, "Time and change"."""

from __future__ import annotations

from collections.abc import Mapping

from venire.kernel.opening import Opening, pin, read_pinned
from venire.law.case_file.case import Case
from venire.law.case_file.persona import Roster
from venire.law.testimony.cross_outline import PriorSessions
from venire.proceedings.deliberation.opening import open_deliberation
from venire.proceedings.examination.case_file import Flaws, no_flaws
from venire.proceedings.examination.opening import open_examination
from venire.proceedings.examination.params import Holder
from venire.proceedings.trial.events import TrialOpened
from venire.proceedings.trial.params import TrialParams
from venire.proceedings.trial.people import of_court, of_jury
from venire.proceedings.trial.rules import TrialRules


def open_trial(
    case: Case,
    roster: Roster,
    params: TrialParams,
    seed: str,
    holders: Mapping[str, Holder],
    prior: PriorSessions | None = None,
) -> Opening:
    """Open a trial. ``holders`` names the seats that are not held by an AI: ``counsel/defence`` → ``person``.

    Raises :class:`VenireError` where an examination could not be opened so, or the roster does not fit the jury.
    """
    said = prior or PriorSessions()
    open_examination(case, params.examination, seed, of_court(holders), said)
    if params.jury:
        open_deliberation(case, roster, params.deliberation, seed, of_jury(holders))
    pins = [pin(content) for content in (case, roster, said)]
    opened = TrialOpened(
        case=case.id,
        case_hash=pins[0][0],
        roster=roster.id,
        roster_hash=pins[1][0],
        prior_hash=pins[2][0],
        params=params,
        seed=seed,
        holders={seat: by for seat, by in holders.items() if by != "ai"},
    )
    return Opening(tuple(TrialRules(case, roster, seed, said).begun(opened)), dict(pins))


def rebuild(opened: TrialOpened, contents: Mapping[str, bytes], flaws: Flaws = no_flaws) -> TrialRules:
    """The rules as they stood when this opening was recorded."""
    return TrialRules(
        read_pinned(Case, contents[opened.case_hash]),
        read_pinned(Roster, contents[opened.roster_hash]),
        opened.seed,
        read_pinned(PriorSessions, contents[opened.prior_hash]),
        flaws,
    )
