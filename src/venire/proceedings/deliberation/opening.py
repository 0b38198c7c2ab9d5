"""How a deliberation is opened: contents pinned by hash, seats filled. Source: spec/design.md, "Time and change"."""

from __future__ import annotations

from collections.abc import Mapping

from venire.errors import VenireError
from venire.kernel.opening import Opening, pin, read_pinned
from venire.law.case_file.case import Case
from venire.law.case_file.persona import Roster
from venire.law.verdict import needed
from venire.proceedings.deliberation.acts import Holder
from venire.proceedings.deliberation.events import Opened, Presented, Seated
from venire.proceedings.deliberation.params import Params
from venire.proceedings.deliberation.rules import Deliberation


def open_deliberation(
    case: Case,
    roster: Roster,
    params: Params,
    seed: str,
    holders: Mapping[int, Holder],
    player: int | None = None,
) -> Opening:
    """Open a deliberation. ``holders`` names the seats that are not held by an AI; ``player``: see :class:`Opened`.

    Raises :class:`VenireError` where roster, first ballot or rule do not fit the size of the jury.
    """
    _check(roster, params)
    (case_hash, case_body), (roster_hash, roster_body) = pin(case), pin(roster)
    seated = tuple(
        Seated(juror=number, card=card.id, by=holders.get(number, "ai"))
        for number, card in enumerate(roster.jurors, start=1)
    )
    opened = Opened(
        case=case.id,
        case_hash=case_hash,
        roster=roster.id,
        roster_hash=roster_hash,
        params=params,
        seed=seed,
        seated=seated,
        player=player,
    )
    presented = Presented(case=case.id, title=case.title, seated=seated)
    return Opening((opened, presented), {case_hash: case_body, roster_hash: roster_body})


def rebuild(opened: Opened, contents: Mapping[str, bytes]) -> Deliberation:
    """The rules as they stood when this opening was recorded."""
    case = read_pinned(Case, contents[opened.case_hash])
    roster = read_pinned(Roster, contents[opened.roster_hash])
    return Deliberation(case, roster, opened.seed)


def _check(roster: Roster, params: Params) -> None:
    needed(params.rule, params.size)
    if len(roster.jurors) != params.size:
        raise VenireError(
            f"The roster {roster.id!r} seats {len(roster.jurors)}, the jury has {params.size}.",
            "Give a roster of that size, or another --size.",
        )
    ballot = params.first_ballot
    if ballot is not None and len(ballot) != params.size:
        raise VenireError(
            f"The first ballot has {len(ballot)} votes for {params.size} jurors.",
            "Give one 0 or 1 for each seat, with commas between.",
        )
