"""Short sessions of a small case in which the real model has every role, and what their records say of it."""

from __future__ import annotations

import asyncio
import shutil
from collections import Counter
from collections.abc import AsyncGenerator, Iterator, Sequence
from contextlib import asynccontextmanager
from dataclasses import dataclass
from pathlib import Path
from statistics import median

from tests.real_model.server import ROOT, RealServer
from tests.support.juror_person import JurorPerson
from venire.app import Venire, opened
from venire.host.session import AnySession
from venire.kernel.minutes import Called
from venire.kernel.record import Cause, Entry
from venire.models.use import Output
from venire.proceedings.deliberation.params import Params
from venire.proceedings.deliberation.request import DeliberationRequest
from venire.proceedings.examination.params import ExaminationParams
from venire.proceedings.examination.request import ExaminationRequest
from venire.settings import Settings

TINY = ROOT / "tests" / "fixtures" / "tiny.yaml"
TIMEOUT = 60
"""Seconds for one turn of the model."""
WARM = 0.8
"""Its temperature: colder than this, so small a model says one sentence for ever."""
MOST = 192
PERSON = 2
"""The seat of a person, who lets the scribe write."""


def write_models(
    server: RealServer, folder: Path, output: Output = "json", *, warmth: float = WARM, most: int = MOST
) -> None:
    """A data folder with the small case, and every role the real model's. ``most``: tokens of an answer."""
    (folder / "cases").mkdir()
    shutil.copy(TINY, folder / "cases")
    call = f"base_url: '{server.url}', retries: 0, timeout: {TIMEOUT}, max_tokens: {most}, temperature: {warmth}"
    entry = f"{{provider: llamacpp, model: smollm2, output: {output}, {call}}}"
    (folder / "models.yaml").write_text(f"default: {entry}\n", encoding="utf-8")


@asynccontextmanager
async def modelled(
    server: RealServer, folder: Path, output: Output = "json", *, warmth: float = WARM, most: int = MOST
) -> AsyncGenerator[Venire]:
    """A venire whose every role is the real model's."""
    write_models(server, folder, output, warmth=warmth, most=most)
    async with opened(Settings(data=folder), in_memory=True) as venire:
        yield venire


async def deliberated(venire: Venire) -> AnySession:
    """Three rounds of four jurors, enough to be summed up; one is a person, who has a draft made and speaks it."""
    params = Params(size=4, max_rounds=3, early_end=False, summary_every=1, first_ballot=(1, 0, 0, 1))
    wish = DeliberationRequest(case="tiny", seed="real", rule="unanimous", params=params, holders={PERSON: "person"})
    session = await venire.open(wish)
    person = asyncio.create_task(JurorPerson(PERSON, "Nobody saw into the bag.").sit(session))
    await venire.court.finished(session)
    await person
    return session


async def examined(venire: Venire) -> AnySession:
    """One witness, two questions on direct and one on cross."""
    params = ExaminationParams(witnesses=("W1",), direct=2, cross=1, redirect=0, recross=0, objection_window=None)
    session = await venire.open(ExaminationRequest(case="tiny", seed="real", params=params))
    await venire.court.finished(session)
    return session


def unapplied(entries: Sequence[Entry]) -> Iterator[str]:
    """Calls that went well, and whose act is nowhere on the record."""
    answered = {entry.cause.ask for entry in entries if isinstance(entry.cause, Cause)}
    for one in calls(entries):
        if not one.error and one.ask not in answered:
            yield f"the call for {one.ask} went well, and nothing came of it"


def calls(entries: Sequence[Entry]) -> list[Called]:
    """Every call of the model that the record tells of."""
    return [entry.event for entry in entries if isinstance(entry.event, Called)]


@dataclass(frozen=True)
class Figures:
    """What the calls of some sessions came to."""

    calls: Sequence[Called]

    @property
    def good(self) -> int:
        """How many handed in a form that fits its schema and draws no complaint."""
        return sum(not one.error for one in self.calls)

    def __str__(self) -> str:
        seconds = sorted(one.seconds for one in self.calls)
        tokens = median(one.tokens_in for one in self.calls)
        why = Counter(one.error for one in self.calls if one.error)
        return (
            f"{self.good} of {len(self.calls)} calls well filled in, the others stepped in for; seconds a call: "
            f"median {median(seconds):.1f}, longest {seconds[-1]:.1f}; {tokens:.0f} tokens in; {dict(why)}"
        )
