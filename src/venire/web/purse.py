"""What a session may spend on language models and what it is likely to, over HTTP and on the page."""

from __future__ import annotations

import os
from typing import Annotated, cast

from pydantic import StringConstraints
from starlette.requests import Request

from venire.app import Venire
from venire.costs.forecast import Forecast
from venire.errors import VenireError
from venire.kernel.request import Budget
from venire.models.budget import read_budget
from venire.models.use import UNDERSTUDY
from venire.seats.casting import nobody_behind, who_answers
from venire.web.trouble import Trouble

BudgetText = Annotated[str, StringConstraints(strip_whitespace=True, max_length=40)]
"""``20000``, ``20k``, ``0.50$``; empty: no limit."""
HERE = frozenset({"127.0.0.1", "::1"})
"""Whoever asks from this machine is taken for the owner of the house."""


def budget_in(text: str | None) -> Budget | None:
    """None for no limit. Raises a 422, with what to write instead."""
    if not text:
        return None
    try:
        return read_budget(text)
    except VenireError as error:
        raise Trouble(422, str(error), error.remedy) from error


def foretold(forecast: Forecast | None) -> dict[str, object]:
    """``{"forecast": {"told": sentence, "likely": …, "least": …, "most": …} | None}``: None where no model plays."""
    if forecast is None:
        return {"forecast": None}
    return {"forecast": {"told": str(forecast), **forecast.model_dump(mode="json")}}


def models_told(request: Request) -> dict[str, object]:
    """For every page: whether a model plays any role, and, for the owner of the house, what is wrong with
    models.yaml, or that no understudy is installed."""
    venire = cast("Venire | None", getattr(request.app.state, "venire", None))
    if venire is None:
        return {"models_play": False, "models_trouble": ""}
    lines = who_answers(venire.models.now(), os.environ).values()
    plays = any(name != UNDERSTUDY for line in lines for name in line)
    owner = request.client is not None and request.client.host in HERE
    told = (venire.models.trouble, *(f"{one.sentence} {one.remedy}" for one in nobody_behind()))
    return {"models_play": plays, "models_trouble": " ".join(filter(None, told)) if owner else ""}
