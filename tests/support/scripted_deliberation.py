"""A scripted model that plays every part of a deliberation well: it fills in the form asked for."""

from __future__ import annotations

import re
from collections.abc import Mapping

from tests.scripted_server import Reply
from tests.scripted_server.replies import fills, speaks
from tests.scripted_server.requests import Request

SPEAKS = frozenset({"speak", "pass"})
_TURN = re.compile(r"^(\d+)\. (.+?)(?: to [^:\[]+?)?(?:, answering \d+)?(?: \[[^\]]*\])?: ", re.MULTILINE)
_TAG = re.compile(r"</?\w+>")
_SEAT = re.compile(r"^Seat (\d+), (.+?): ", re.MULTILINE)


def every_part(request: Request) -> Reply:
    """The form on offer, filled in as its part would have it."""
    return {
        "speak": _speech,
        "react": _reactions,
        "narrate": _narration,
        "draft": _draft,
        "sum_up": _minutes,
    }[part_of(request)](request)


def part_of(request: Request) -> str:
    """``speak``, ``react`` …: what is asked for."""
    return "speak" if request.tools.keys() >= SPEAKS else next(iter(request.tools))


def inside(request: Request, tag: str) -> str:
    """What stands between the tags of this name."""
    return request.matter.partition(f"<{tag}>")[2].partition(f"</{tag}>")[0]


def heard(request: Request) -> Mapping[int, list[int]]:
    """Turn → the seats of its listeners, as the panel is told of them."""
    seats = {name: int(number) for number, name in _SEAT.findall(inside(request, "listeners"))}
    spoken = [(int(turn), name) for turn, name in _TURN.findall(inside(request, "speeches"))]
    return {turn: [seat for other, seat in seats.items() if other != name] for turn, name in spoken}


def reacts(heard: Mapping[int, list[int]], impact: float = 0.1) -> Mapping[str, object]:
    """A reading of each speech for each of its listeners; the first listener lets something show."""
    return {
        "speeches": [
            {
                "turn": turn,
                "listeners": [
                    {"juror": seat, "impact": impact, **({"reaction": "Hm."} if not place else {})}
                    for place, seat in enumerate(seats)
                ],
            }
            for turn, seats in heard.items()
        ]
    }


def _speech(request: Request) -> Reply:
    noted = inside(request, "notes").strip().removeprefix("- ").partition(":")[0]
    return speaks(claims=[noted] if noted else [], cites=["E1"])(request)


def _reactions(request: Request) -> Reply:
    return fills("react", reacts(heard(request)))(request)


def _narration(request: Request) -> Reply:
    """Everything the judge is told, told on: the count and every name are in it."""
    told = " ".join(_TAG.sub("", request.matter.partition("# Your station")[2]).split())
    return fills("narrate", {"text": f"Members of the jury. {told}"[:3900]})(request)


def _draft(request: Request) -> Reply:
    typed = inside(request, "typed") or "He asked for the paddle and it stayed open for three minutes."
    fields = {"text": typed, "type": "evidence", "claims": ["C4", "C99"], "cites": ["E1"], "told": "Heard."}
    return fills("draft", fields)(request)


def _minutes(request: Request) -> Reply:
    said = [f"{name} spoke in turn {turn} and nobody settled it." for turn, name in _TURN.findall(request.matter)]
    return fills("sum_up", {"lines": said[:3]})(request)
