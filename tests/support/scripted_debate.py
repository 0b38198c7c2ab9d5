"""A scripted model that plays every seat of a debate well: it fills in the form asked for, from what it was told."""

from __future__ import annotations

import re

from tests.scripted_server import Reply
from tests.scripted_server.replies import fills
from tests.scripted_server.requests import Request

CRITERIA = ("logical_coherence", "evidence_quality", "causal_reasoning", "ethical_alignment", "persuasiveness")
_ARGUMENT = re.compile(r"^(A\d+) ([^:]+): ", re.MULTILINE)
_ME = re.compile(r"You are ([^\n]+?)\. You argue ")
_PAPER = re.compile(r"^- (\w+(?:\.\d+)?): (.+)$", re.MULTILINE)
_LINK = re.compile(r"^\d+\. .+ → ", re.MULTILINE)
_NAMES = re.compile(r"The debaters: (.+)\.")


def every_seat(request: Request) -> Reply:
    """The form on offer, filled in as its seat would have it."""
    return {"argue": _argues, "appraise": _appraises, "evaluate": _scores, "judge": _judges}[asked_for(request)](
        request
    )


def asked_for(request: Request) -> str:
    """``argue``, ``evaluate`` …"""
    return next(iter(request.tools))


def told(request: Request) -> str:
    """Everything in the user's name."""
    return "\n".join(text for who, text in request.shape.said(request.body) if who == "user")


def _argues(request: Request) -> Reply:
    given = told(request)
    found = _ME.search(given)
    me = found[1] if found else ""
    others = [id for id, by in _ARGUMENT.findall(given) if by != me]
    papers = _PAPER.findall(given) or [("S1", "nothing")]
    many = len(_ARGUMENT.findall(given))
    source, words = papers[many % len(papers)]
    text = (
        f"I have listened, and I come back to what the papers say in {words[:90]!r}. That was told by somebody who "
        f"was there and had nothing to gain by it. Whoever wants to set it aside must say which part is wrong, and "
        f"nobody has. What follows is plain: where the cause is there, the effect has come each time it was looked "
        f"for, and point {many + 1} of mine stands until somebody shows a day on which it did not."
    )
    fields = {
        "thesis": f"By the count of {me} the question turns on point {many + 1}.",
        "text": text,
        "evidence": [{"text": words[:120], "source": source}],
        "links": [{"cause": f"What {source} tells of", "effect": f"Point {many + 1}", "strength": 0.7}],
        "counters": ["A single day proves little."],
        "ethics": "Nobody is harmed by saying so.",
        "relations": [{"kind": "rebuts", "to": others[-1]}] if others else [],
    }
    return fills("argue", fields)(request)


def _appraises(request: Request) -> Reply:
    return fills("appraise", {"sensitivity": 0.8, "complexity": 0.9, "why": "Livelihoods hang on it."})(request)


def _scores(request: Request) -> Reply:
    links = len(_LINK.findall(told(request)))
    scores = {one: {"value": 0.7, "reason": "It names its source and says what follows."} for one in CRITERIA}
    return fills("evaluate", {**scores, "validity": [0.6] * links})(request)


def _judges(request: Request) -> Reply:
    found = _NAMES.search(told(request))
    winner = sorted(found[1].split(", "))[0] if found else ""
    fields = {"winner": winner, "confidence": 0.8, "reasoning": f"{winner} answered what was said and named a source."}
    return fills("judge", fields)(request)
