"""Going on from an earlier point of a session: ``fork(outcome, before=5).run_sync()``."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import TypeVar, overload

from venire.app import Venire, before_turn
from venire.errors import ConfigurationError
from venire.face.given.company import Given
from venire.face.given.models import ModelGiven
from venire.face.given.monitors import MonitorGiven
from venire.face.given.participants import Seated
from venire.face.outcome import Outcome
from venire.face.planned import Planned
from venire.face.records import RecordGiven, file_of, session_at_hand, session_named
from venire.host.session import AnySession
from venire.kernel.frozen import Frozen
from venire.seats.company import Company

R_co = TypeVar("R_co", bound=Frozen, covariant=True)
R = TypeVar("R", bound=Frozen)


class Forked(Planned[R_co]):
    """A session that begins with the record of another, and goes on by itself."""

    def __init__(
        self, source: RecordGiven, turn: int, *, anew: bool, ends: type[R_co], company: Company, data: Path | str | None
    ) -> None:
        """``anew``: the turn comes again; else it is never made, and whoever is asked the same answers the same."""
        super().__init__(ends, data)
        self._source = source
        self._turn = turn
        self._anew = anew
        self._company = company

    async def _begun(self, venire: Venire) -> AnySession:
        source = await self._found(venire)
        if self._anew:
            return await venire.fork(source, before_turn(source, self._turn), company=self._company)
        return await venire.without(source, self._turn, company=self._company)

    async def _found(self, venire: Venire) -> AnySession:
        """The session to be forked, with what it was opened on in this store."""
        if isinstance(self._source, str | Path) and file_of(self._source) is None:
            return await session_named(venire, str(self._source))
        session = session_at_hand(self._source)
        for pin, body in session.contents.items():
            await venire.court.store.keep(pin, body)
        return session


@overload
def fork(
    source: Outcome[R],
    *,
    before: int | None = None,
    without: int | None = None,
    participants: Mapping[str, Seated] | None = None,
    models: Mapping[str, ModelGiven] | None = None,
    monitors: Sequence[MonitorGiven] | None = None,
    data: Path | str | None = None,
) -> Planned[R]: ...
@overload
def fork(
    source: AnySession | Path | str,
    *,
    before: int | None = None,
    without: int | None = None,
    participants: Mapping[str, Seated] | None = None,
    models: Mapping[str, ModelGiven] | None = None,
    monitors: Sequence[MonitorGiven] | None = None,
    data: Path | str | None = None,
) -> Planned[Frozen]: ...
def fork(
    source: RecordGiven,
    *,
    before: int | None = None,
    without: int | None = None,
    participants: Mapping[str, Seated] | None = None,
    models: Mapping[str, ModelGiven] | None = None,
    monitors: Sequence[MonitorGiven] | None = None,
    data: Path | str | None = None,
) -> Planned[Frozen]:
    """A session that begins as ``source`` did: ``before`` this turn, which then comes anew, or ``without`` this speech
    of a deliberation, in which case whoever is asked the same answers the same.

    ``source``: an outcome, a session, a ``.json`` export by its path, or the id of a session in ``data``. Nothing is
    played yet: ``run``, ``run_sync``, ``stream`` and ``open`` are those of every proceeding. ``participants``,
    ``models``, ``monitors``: who takes part from there on; of the source's own nobody comes along.

    Raises :class:`ConfigurationError` where not one of ``before`` and ``without`` is given.
    """
    turn = before if before is not None else without
    if turn is None or (before is not None and without is not None):
        raise ConfigurationError("A fork begins before a turn, or is without one.", "Give `before` or `without`.")
    given = Given(participants=participants, models=models, monitors=monitors)
    company, _ = given.company({seat.partition("/")[0]: None for seat in participants or {}})
    kept = source.data if isinstance(source, Outcome) and data is None else data
    ends = type(source.result) if isinstance(source, Outcome) else Frozen
    return Forked(source, turn, anew=before is not None, ends=ends, company=company, data=_folder(source, kept))


def _folder(source: RecordGiven, data: Path | str | None) -> Path | str | None:
    """Where the fork is kept: beside its source, where that is kept."""
    by_id = isinstance(source, str | Path) and file_of(source) is None
    return "data" if by_id and data is None else data
