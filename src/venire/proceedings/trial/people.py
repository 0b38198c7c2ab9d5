"""Who holds the seats of a trial that no AI holds: those of the court, and those of the jury within."""

from __future__ import annotations

from collections.abc import Mapping

from venire.kernel.request import Holder
from venire.proceedings.deliberation.events import SeatTaken
from venire.proceedings.examination.acts import SeatHolder

JUROR = "juror/"


def taken(holders: Mapping[str, Holder], seat: str, by: Holder) -> Mapping[str, Holder]:
    """The holders, with this seat held so."""
    others: dict[str, Holder] = {name: held for name, held in holders.items() if name != seat}
    return others if by == "ai" else {**others, seat: by}


def of_court(holders: Mapping[str, Holder]) -> Mapping[str, Holder]:
    """Counsel, judge and witnesses."""
    return {seat: by for seat, by in holders.items() if not seat.startswith(JUROR)}


def of_jury(holders: Mapping[str, Holder]) -> Mapping[int, Holder]:
    """The jurors, by number."""
    return {int(seat.removeprefix(JUROR)): by for seat, by in holders.items() if seat.startswith(JUROR)}


def juror_taken(act: SeatHolder) -> SeatTaken:
    """What the jury notes of a juror's seat."""
    return SeatTaken(juror=int(act.seat.removeprefix(JUROR)), by=act.by)
