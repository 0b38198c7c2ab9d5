"""A line on which three calls in ten go wrong, in every way that a provider's has; whole sessions played over it."""

from __future__ import annotations

import json
from collections.abc import Sequence
from pathlib import Path
from random import Random

from tests.scripted_server import Reply, ScriptedServer, Unsteady, replies
from tests.scripted_server.replies import Script, fills
from tests.scripted_server.requests import Request
from tests.scripted_server.saying import Call, Saying
from tests.support.scripted_courtroom import plays
from tests.support.scripted_deliberation import every_part
from venire.app import Venire
from venire.host.session import AnySession
from venire.proceedings.deliberation.params import Params
from venire.proceedings.deliberation.request import DeliberationRequest
from venire.proceedings.examination.params import ExaminationParams
from venire.proceedings.examination.request import ExaminationRequest

TIMEOUT = 1.0
"""Seconds for a turn of a model, retries and all."""
WITNESSES = ("W1", "W2", "W3", "W4", "W5", "W6", "W7", "W8")
COURTROOM = frozenset(
    {"address_jury", "put_question", "object", "let_stand", "testify", "credit", "rule", "respond", "rest"}
)


def everybody(request: Request) -> Reply:
    """Whichever part is asked for, in the jury room or in court, played well."""
    return plays(request) if COURTROOM & request.tools.keys() else every_part(request)


def breaks_off(request: Request) -> Reply:
    """The form that is wanted, of which half was written."""
    return request.says(Saying(calls=(Call(next(iter(request.tools)), '{"text": "Hold on to one'),)))


def misfits(request: Request) -> Reply:
    """The form that is wanted, with every field of a type that it has not."""
    schema = request.tools[next(iter(request.tools))]["parameters"]
    fields = {name: {"nested": [7]} for name in schema.get("properties", {})}
    return fills(next(iter(request.tools)), fields)(request)


def babbles(request: Request) -> Reply:
    """A form that is no form, in half a line of JSON."""
    return request.says(Saying(text=json.dumps({"speak": "Hold on"})[:9]))


FAULTS: Sequence[Script | Reply] = (
    replies.hangs,
    replies.reset,
    replies.busy(0.05),
    replies.busy(30),
    replies.down(500),
    replies.down(503),
    replies.half_a_reply,
    breaks_off,
    babbles,
    misfits,
    replies.empty,
    replies.refuses,
    replies.enormous,
    replies.never_ends,
)


def unsteady(seed: int, share: float = 0.3) -> Unsteady:
    """The line: the same faults for the same seed and the same order of requests."""
    return Unsteady(FAULTS, everybody, share=share, seed=seed)


def write_models(server: ScriptedServer, folder: Path, timeout: float = TIMEOUT) -> None:
    """Every role is the scripted model's."""
    entry = f"{{provider: openai, model: scripted, base_url: '{server.url}', retries: 1, timeout: {timeout:g}}}"
    written = f"default: {entry}\nproviders:\n  openai: {{concurrency: 64}}\n"
    (folder / "models.yaml").write_text(written, encoding="utf-8")


async def deliberated(venire: Venire, seed: int) -> AnySession:
    """A short deliberation of a small jury, to its end."""
    dice = Random(f"deliberation {seed}")
    params = Params(size=dice.randint(2, 4), max_rounds=dice.randint(1, 2))
    session = await venire.open(DeliberationRequest(case="murder", seed=f"faults {seed}", params=params))
    await venire.court.finished(session)
    return session


async def examined(venire: Venire, seed: int) -> AnySession:
    """A short examination of one witness, to its end."""
    dice = Random(f"examination {seed}")
    params = ExaminationParams(
        witnesses=(dice.choice(WITNESSES),),
        objection_window=None,
        direct=dice.randint(1, 3),
        cross=dice.randint(1, 2),
        redirect=dice.randint(0, 1),
        recross=0,
    )
    session = await venire.open(ExaminationRequest(case="murder", seed=f"faults {seed}", params=params))
    await venire.court.finished(session)
    return session
