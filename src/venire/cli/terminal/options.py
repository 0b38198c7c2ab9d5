"""The options that several commands share, and what is read out of them."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from enum import StrEnum
from typing import Annotated

import typer

from venire.errors import VenireError
from venire.kernel import minutes
from venire.kernel.minutes import Guarded
from venire.kernel.request import Budget
from venire.models.budget import read_budget


class Style(StrEnum):
    """How the judge explains a ruling."""

    terse = "terse"
    explained = "explained"
    teaching = "teaching"


class Safety(StrEnum):
    """How monitors watch a session."""

    off = "off"
    passive = "passive"
    active = "active"


CaseId = Annotated[str | None, typer.Option("--case", help="Case id; by lot when left out.")]
Seed = Annotated[str | None, typer.Option(help="The dice: the same seed plays the same session.")]
Unattended = Annotated[bool, typer.Option("--unattended", help="No person: all seats are played.")]
Json = Annotated[bool, typer.Option("--json", help="Print one JSON object at the end.")]
WitnessIds = Annotated[
    list[str] | None, typer.Option("--witness", help="Call this one; again for more, in order. Default: all.")
]
Direct = Annotated[int, typer.Option(min=1, max=200, help="The most questions on direct.")]
Cross = Annotated[int, typer.Option(min=1, max=200, help="The most on cross.")]
Redirect = Annotated[int, typer.Option(min=0, max=200, help="The most on redirect; 0: none is held.")]
Recross = Annotated[int, typer.Option(min=0, max=200, help="The most on recross; 0: none is held.")]
Window = Annotated[str, typer.Option(help="Seconds in which to object, or off for as long as you like.")]
ErrorRate = Annotated[
    float | None, typer.Option(min=0, max=1, help="How often opposing counsel errs on purpose. Default: 0.3.")
]
Strictness = Annotated[float | None, typer.Option(min=0, max=1, help="How strict the judge is. Default: 0.5.")]
StyleOf = Annotated[Style | None, typer.Option("--style", help="How the judge explains rulings.")]
NoLive = Annotated[bool, typer.Option("--no-live-elicits", help="Points are told at the debrief only.")]
Pace = Annotated[float, typer.Option(min=0, max=60, help="Seconds between what happens when watching.")]
Coached = Annotated[bool, typer.Option("--coach", help="A word of advice before each step.")]
After = Annotated[
    str | None, typer.Option(help="An earlier session of the case: what witnesses said there may be held up to them.")
]
BudgetOf = Annotated[
    str | None, typer.Option("--budget", help="For models: tokens, as 20000 or 20k, or dollars, as 0.50$.")
]

SafetyOf = Annotated[
    Safety | None, typer.Option("--safety", help="Monitors: off, passive (note), active (may halt). Default: passive.")
]
Halts = Annotated[
    bool, typer.Option("--halt-on-safety-violation", help="A grave alert halts the session although they are passive.")
]


def guarded(mode: Safety | None, halts: bool = False) -> Guarded | None:
    """How monitors are to watch; None where neither was said."""
    return minutes.guarded(mode.value if mode else None, halts=halts)


def budget_of(text: str | None) -> Budget | None:
    """None for no limit. Raises :class:`VenireError`."""
    return None if text is None else read_budget(text)


def window(text: str) -> float | None:
    """``6`` as 6.0, ``off`` as None. Raises :class:`VenireError`."""
    if text.lower() in ("off", "none"):
        return None
    try:
        seconds = float(text)
    except ValueError:
        seconds = -1.0
    if not 0 < seconds <= 3600:
        raise VenireError(f"{text[:20]!r} is no window for objections.", "Give seconds from 1 to 3600, or off.")
    return seconds


def called(witnesses: Sequence[str] | None) -> tuple[str, ...]:
    """Witnesses as they are named in a case: ``w3`` is W3."""
    return tuple(one.upper() if one[:1] == "w" else one for one in witnesses or ())


def agents(error_rate: float | None, strictness: float | None, style: Style | None) -> Mapping[str, str]:
    """The options that change how counsel and judge behave, by the names of the settings."""
    given = {"counsel.error_rate": error_rate, "judge.strictness": strictness, "judge.style": style and style.value}
    return {name: str(value) for name, value in given.items() if value is not None}
