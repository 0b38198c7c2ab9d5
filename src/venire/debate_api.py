"""Debates as a library: ``from venire import Debate``. Source: spec/debate.md, "Use from elsewhere".

A debate lives in memory unless a data folder is named; what was set in the environment for models holds here too.
"""

from __future__ import annotations

import asyncio
from collections.abc import AsyncGenerator, AsyncIterator, Mapping, Sequence
from contextlib import asynccontextmanager
from pathlib import Path

from pydantic import ValidationError

from venire import __version__
from venire.app import Venire, opened, require_ended
from venire.errors import AgentError, ConfigurationError, EvaluationError
from venire.host.session import AnySession
from venire.kernel.folds.views import SeenEntry
from venire.kernel.frozen import Frozen
from venire.kernel.minutes import Guarded, SafetyMode
from venire.kernel.record import BENCH, Event, Viewer
from venire.law.debating.subject import Source
from venire.proceedings.debate.debrief import DebateResult
from venire.proceedings.debate.params import DebateParams, Debater
from venire.proceedings.debate.request import DebateRequest
from venire.sessions.debate import debaters_of
from venire.sessions.debate_sources import sources_of
from venire.settings import Settings, settings


class Debated(Frozen):
    """A finished debate: its id in the store, the version that held it, and its result."""

    debate: str
    version: str
    result: DebateResult


class Debate:
    """A debate to be held.

    ``debaters``: names, ``Name=for``, ``Name=against``, ``Name=role``, or :class:`Debater`; without them one for the
    topic and one against it. ``sources``: what there is to argue from, text files by their paths or
    :class:`venire.law.debating.subject.Source`. ``changes``: any of :class:`DebateParams`, such as ``rounds=2``.
    ``data``: the folder in which the debate is kept; None: in memory only.

    Raises :class:`ConfigurationError` for a setting that there is not, or that is out of range, or a source that
    cannot be read.
    """

    def __init__(
        self,
        topic: str | None = None,
        debaters: Sequence[str | Debater] = (),
        *,
        case: str | None = None,
        sources: Sequence[Source | Path | str] = (),
        seed: str | None = None,
        safety_mode: SafetyMode = "passive",
        halt_on_safety_violation: bool = False,
        data: Path | None = None,
        **changes: object,
    ) -> None:
        self.wish = DebateRequest(
            topic=topic,
            case=case,
            sources=sources_of(sources),
            params=_params(debaters, changes),
            seed=seed,
            safety=Guarded(mode=safety_mode, halts=halt_on_safety_violation),
        )
        self._data = data

    async def run(self) -> Debated:
        """Hold it to its end.

        Raises :class:`ConfigurationError` for what cannot be debated, :class:`venire.errors.SafetyHalt` where a monitor
        stopped it, :class:`AgentError` where nobody could answer for a seat, and :class:`EvaluationError` where there
        were arguments and nobody could judge them.
        """
        async with self._held() as (venire, session):
            await venire.court.finished(session)
            return _debated(venire, session)

    def run_sync(self) -> Debated:
        """As :meth:`run`, for a program that has no event loop."""
        return asyncio.run(self.run())

    async def stream(self, viewer: Viewer = BENCH) -> AsyncGenerator[Event, None]:
        """Every event as it happens, as this viewer may see it: :class:`venire.proceedings.debate.events.Argued` …

        Ends with the debate; raises as :meth:`run` does.
        """
        async with self._held() as (venire, session):
            async for item in session.streams.follow(viewer):
                if isinstance(item, SeenEntry):
                    yield item.event
            await venire.court.finished(session)
            _debated(venire, session)

    def __aiter__(self) -> AsyncIterator[Event]:
        return self.stream()

    @asynccontextmanager
    async def _held(self) -> AsyncGenerator[tuple[Venire, AnySession], None]:
        async with opened(self._settings(), in_memory=self._data is None, endures=False) as venire:
            yield venire, await venire.open(self.wish)

    def _settings(self) -> Settings:
        kept = settings()
        return kept if self._data is None else kept.model_copy(update={"data": self._data})


def _params(debaters: Sequence[str | Debater], changes: Mapping[str, object]) -> DebateParams:
    written = [one for one in debaters if isinstance(one, str)]
    read = iter(debaters_of(written))
    seated = tuple(next(read) if isinstance(one, str) else one for one in debaters)
    if debaters and len(seated) < 2:
        raise ConfigurationError("There is one debater.", "Name at least two.")
    try:
        return DebateParams.model_validate({"debaters": seated, **changes})
    except ValidationError as error:
        first = error.errors(include_url=False, include_input=False)[0]
        where = ".".join(map(str, first["loc"]))
        raise ConfigurationError(
            f"{where}: {first['msg'].lower()}.", "See DebateParams for what can be set."
        ) from error


def _debated(venire: Venire, session: AnySession) -> Debated:
    require_ended(session)
    if not session.over:
        seats = ", ".join(dict.fromkeys(ask.seat for ask in session.sitting.agenda()))
        raise AgentError(f"Nobody could answer for {seats}.", "See `venire models`.")
    result = venire.ending(session)
    assert isinstance(result, DebateResult)
    if result.verdict.decision == "not judged" and result.transcript:
        raise EvaluationError(result.errors[-1], "Its transcript is on the record; choose other evaluators.")
    return Debated(debate=session.id, version=__version__, result=result)
