"""At the terminal the points of an answer that is struck in part are taken back before the rest is counted anew."""

from __future__ import annotations

import re
from io import StringIO

import anyio
import pytest
from rich.console import Console

from tests.support.played_examination import murder
from venire.cli.examination.showing import CourtShown
from venire.cli.terminal.page import Page
from venire.proceedings.examination import acts
from venire.proceedings.examination import events as ev

GAVE = acts.Matched(elicit="T3", tier="keyword", score=1.0)


@pytest.mark.parametrize("kept", ["In his coat pocket.", ""])
def test_what_is_printed_adds_up_to_what_counts(kept: str) -> None:
    out = StringIO()
    shown = CourtShown(Page(Console(file=out, width=80)), murder(), "prosecution")
    worth = next(abs(one.weight) for one in murder().elicits if one.id == "T3")
    elicited = ev.Elicited(side="prosecution", no=1, matched=(GAVE,), points=worth, live=True)
    told = [elicited, ev.AnswerStruck(no=1, kept=kept), *([elicited] if kept else [])]

    async def show() -> None:
        for event in told:
            await shown.show(event)

    anyio.run(show)
    points = [int(one) for one in re.findall(r"^ +([+-]\d+) ", out.getvalue(), re.MULTILINE)]
    assert points == [worth, -worth, worth][: len(told)]
    assert sum(points) == (worth if kept else 0)
