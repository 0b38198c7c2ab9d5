"""How near the forecast of a session comes to what it takes: ``python benchmarks/forecast.py [--json]``.

Twenty sessions that the forecast was not fitted to, of other seeds, sizes, witnesses and limits, are played over HTTP
by a scripted model in every seat, which bills four characters to a token. Goal: within 25 % of the tokens. A jury that
may stop before its last round is told a least and a most beside what is likely, for how long it talks nobody can say;
such a session is also met where it lies between them. How near the price of its rounds was is told by a second
forecast, for as many rounds as it took in the end: that is no forecast of the session, and stands for itself alone.
"""

from __future__ import annotations

import argparse
import asyncio
import json
import sys
from collections.abc import AsyncIterator, Sequence
from dataclasses import asdict, dataclass, replace
from pathlib import Path
from random import Random
from tempfile import TemporaryDirectory

sys.path.insert(0, str(Path(__file__).parents[1]))

from tests.scripted_server import serving
from tests.scripted_server.metered import metered
from tests.support.faulty_line import WITNESSES, everybody, write_models
from venire.app import Venire, opened
from venire.costs.forecast import Forecast
from venire.host.session import AnySession
from venire.kernel.folds.accounts import accounts
from venire.proceedings.deliberation.events import RoundOpened
from venire.proceedings.deliberation.params import Params
from venire.proceedings.deliberation.request import DeliberationRequest
from venire.proceedings.examination.params import ExaminationParams
from venire.proceedings.examination.request import ExaminationRequest
from venire.proceedings.trial.params import TrialParams
from venire.proceedings.trial.request import TrialRequest
from venire.settings import Settings

NEAR = 0.25
CASE = "murder"


@dataclass(frozen=True)
class Row:
    """One session: what was said beforehand, and what it took."""

    kind: str
    told: str
    calls: int
    taken_calls: int
    tokens: int
    taken: int
    least: int
    most: int
    at_length: int
    """Tokens foretold for the rounds that a jury took in the end; as ``tokens`` where nobody could stop early."""

    @property
    def off(self) -> float:
        """By which share of what it took the forecast was out."""
        return (self.tokens - self.taken) / self.taken

    @property
    def off_at_length(self) -> float:
        """The same, had it been known how long the jury would talk."""
        return (self.at_length - self.taken) / self.taken

    @property
    def met(self) -> bool:
        return abs(self.off) <= NEAR or self.least < self.taken < self.most


async def played(venire: Venire) -> AsyncIterator[Row]:
    """Twenty sessions, one after another."""
    for number in range(8):
        yield await _deliberation(venire, number, early=False)
    for number in range(8, 12):
        yield await _deliberation(venire, number, early=True)
    for number in range(6):
        yield await _examination(venire, number)
    for number in range(2):
        yield await _trial(venire, number)


async def _deliberation(venire: Venire, number: int, *, early: bool) -> Row:
    dice = Random(f"forecast, a jury {number}")
    params = Params(size=dice.choice((5, 7, 9, 10, 12)), max_rounds=dice.choice((3, 5, 9, 12, 16)), early_end=early)
    wish = DeliberationRequest(case=CASE, seed=f"forecast {number}", params=params)
    told = venire.forecast(wish)
    session = await venire.open(wish)
    row = await _row(venire, session, told, f"{params.size} jurors, {params.max_rounds} rounds")
    took = sum(isinstance(entry.event, RoundOpened) for entry in session.entries)
    known = wish.model_copy(update={"params": params.model_copy(update={"max_rounds": took, "early_end": False})})
    again = venire.forecast(known)
    assert again is not None
    return replace(row, at_length=again.likely.tokens)


async def _examination(venire: Venire, number: int) -> Row:
    wish = ExaminationRequest(
        case=CASE, seed=f"forecast {number}", params=_asked(Random(f"forecast, a court {number}"))
    )
    told = venire.forecast(wish)
    return await _row(venire, await venire.open(wish), told, _limits(wish.params))


async def _trial(venire: Venire, number: int) -> Row:
    examine = ExaminationRequest(
        case=CASE, seed=f"forecast {number}", params=_asked(Random(f"forecast, a trial {number}"))
    )
    wish = TrialRequest(examine=examine, params=TrialParams(deliberation=Params(size=8, max_rounds=4, early_end=False)))
    told = venire.forecast(wish)
    return await _row(venire, await venire.open(wish), told, f"{_limits(examine.params)}; 8 jurors, 4 rounds")


def _asked(dice: Random) -> ExaminationParams:
    return ExaminationParams(
        witnesses=tuple(dice.sample(WITNESSES, dice.choice((1, 2, 3, 4)))),
        direct=dice.randint(2, 12),
        cross=dice.randint(2, 9),
        redirect=dice.randint(0, 2),
        recross=dice.randint(0, 2),
        objection_window=None,
    )


def _limits(params: ExaminationParams) -> str:
    return f"{' '.join(params.witnesses)}, {params.direct}/{params.cross}/{params.redirect}/{params.recross}"


async def _row(venire: Venire, session: AnySession, told: Forecast | None, about: str) -> Row:
    await venire.court.finished(session)
    took = accounts(session.entries)
    assert told is not None
    assert took is not None
    taken = took.total.tokens_in + took.total.tokens_out
    return Row(
        session.kind.name,
        about,
        told.likely.calls,
        took.total.calls,
        told.likely.tokens,
        taken,
        told.least.tokens,
        told.most.tokens,
        told.likely.tokens,
    )


async def measured() -> list[Row]:
    with serving() as server, TemporaryDirectory() as folder:
        write_models(server, Path(folder), timeout=60)
        server.script = lambda request: everybody(metered(request))
        async with opened(Settings(data=Path(folder)), in_memory=True) as venire:
            return [row async for row in played(venire)]


def table(rows: Sequence[Row]) -> str:
    lines = [
        f"{row.kind:13} {row.told:42} {row.calls:5} {row.taken_calls:5} {row.tokens:8} {row.taken:8} "
        f"{row.off:+7.1%} {row.off_at_length:+9.1%} {f'{row.least}..{row.most}' if row.least != row.most else '':>16} "
        f"{'met' if row.met else 'missed'}"
        for row in rows
    ]
    head = f"{'':13} {'':42} {'calls':>5} {'took':>5} {'tokens':>8} {'took':>8} {'off':>7} {'at length':>9}"
    near = sum(abs(row.off) <= NEAR for row in rows)
    priced = sum(abs(row.off_at_length) <= NEAR for row in rows)
    met = (
        f"{near} of {len(rows)} within {NEAR:.0%}; {sum(row.met for row in rows)} between least and most, or so near; "
    )
    met += f"{priced} within {NEAR:.0%} had the length of every jury's talk been known"
    return "\n".join([head, *lines, met])


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--json", action="store_true")
    rows = asyncio.run(measured())
    print(json.dumps([asdict(row) for row in rows], indent=1) if parser.parse_args().json else table(rows))


if __name__ == "__main__":
    main()
