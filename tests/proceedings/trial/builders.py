"""A small trial, and hands that play it plainly."""

from __future__ import annotations

from typing import Any

from tests.proceedings.deliberation.builders import case as argued
from tests.proceedings.deliberation.builders import plainly as deliberate
from tests.proceedings.deliberation.builders import roster
from tests.proceedings.examination.builders import params as examination
from tests.proceedings.examination.builders import plainly as examine
from tests.proceedings.examination.builders import tiny
from tests.support.bench import Bench
from venire.catalog import kinds
from venire.kernel.proceeding import Ask
from venire.kernel.record import Act
from venire.law.case_file.case import Case
from venire.proceedings.deliberation.params import Params
from venire.proceedings.examination import acts as court
from venire.proceedings.trial.acts import Address
from venire.proceedings.trial.events import TrialOpened
from venire.proceedings.trial.opening import open_trial, rebuild
from venire.proceedings.trial.params import TrialParams


def case() -> Case:
    """The examination's tiny case, with something for a jury to argue about."""
    return tiny().model_copy(update={"evidence": argued().evidence, "claims": ()})


def params(**changes: Any) -> TrialParams:
    """Few questions, a jury of six that talks for two rounds."""
    wanted: dict[str, Any] = {
        "examination": examination(direct=2, cross=1, redirect=0, recross=0),
        "deliberation": Params(size=6, max_rounds=2),
    }
    return TrialParams(**{**wanted, **changes})


def opened(seed: str = "seed", tried: Case | None = None, **changes: Any) -> Bench:
    """A trial that has just been called."""
    opening = open_trial(tried or case(), roster(6), params(**changes), seed, {})
    kind = kinds()["trial"]
    called = opening.events[0]
    assert isinstance(called, TrialOpened)
    rules = rebuild(called, opening.contents)
    return Bench(rules, kind.codec).open(*opening.events)


def plainly(ask: Ask, view: Any) -> Act:
    """Answers every ask in the plainest way, each in the part of the trial that put it."""
    if Address in ask.wants:
        return Address(text=f"Members of the jury, this is the {ask.key.replace('/', ' of the ')}.")
    return examine(ask, view.examination) if set(ask.wants) & set(court.ACTS) else deliberate(ask, view.jury)


def run(bench: Bench, until: str = "", most: int = 2000) -> Bench:
    """Plays on until nobody has to answer, or until an ask whose key begins so."""
    for _ in range(most):
        asks = [ask for ask in bench.asks() if not ask.standing]
        if not asks or (until and asks[0].key.startswith(until)):
            return bench
        ask = asks[0]
        bench.submit(ask.seat, ask.key, plainly(ask, bench.view(ask.seat)))
    raise AssertionError("the trial does not end")
