"""One tiny call to a model: does it answer, how soon, at what cost."""

from __future__ import annotations

import asyncio
from collections.abc import Mapping, Sequence

from pydantic import BaseModel

from venire.errors import VenireError
from venire.kernel.frozen import Frozen
from venire.models.pool import Pool
from venire.models.use import ModelUse
from venire.ports import Brief

TRIAL = Brief(
    rules="This is a call to see whether you can be reached. Hand in the form `here` with the single word yes.",
    matter="Are you there?",
    version="0" * 64,
)
MOST = 256
"""Tokens of the answer; thinking comes on top."""


class Here(BaseModel):
    """Say that you are there."""

    text: str


class Checked(Frozen):
    """What came of it; ``trouble`` is empty when it answered."""

    model: str
    seconds: float = 0.0
    tokens_in: int = 0
    tokens_out: int = 0
    cost: float | None = None
    """US dollars; None where no price is known."""
    trouble: str = ""
    remedy: str = ""


async def check_all(uses: Sequence[ModelUse], environ: Mapping[str, str]) -> Sequence[Checked]:
    """Each of these called once, all together; the same model at the same address only once."""
    pool = Pool(environ)
    apart = {(use.provider, use.model, use.base_url, use.key_env): use for use in reversed(uses)}
    try:
        return await asyncio.gather(*(_check(use, pool) for use in reversed(apart.values())))
    finally:
        await pool.close()


async def _check(use: ModelUse, pool: Pool) -> Checked:
    small = use.model_copy(update={"max_tokens": MOST, "retries": 0})
    try:
        spent = (await pool.model(small).fill(TRIAL, {"here": Here}, lambda _form: "")).spent
    except VenireError as error:
        return Checked(model=use.name, trouble=str(error), remedy=error.remedy)
    return Checked(
        model=use.name,
        seconds=spent.seconds,
        tokens_in=spent.tokens_in,
        tokens_out=spent.tokens_out,
        cost=spent.cost if spent.priced else None,
    )
