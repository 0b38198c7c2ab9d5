"""What an argument is made of, as a tool takes it."""

from __future__ import annotations

from typing import Annotated

from pydantic import Field

from venire.law.debating.argument import ArgumentEvidence, ArgumentRelation, CausalLink

Thesis = Annotated[str, Field(description="What you claim, in one sentence.")]
SpokenText = Annotated[str, Field(description="What you say aloud; at most 4,000 characters.")]
EvidenceGiven = Annotated[
    tuple[ArgumentEvidence, ...],
    Field(
        description='What it rests on, each with its source: {"text": "the log shows 9:51", "source": "E3"}. Sources '
        "are ids of the case file, S1, S2 … or what a reader could look up.",
        max_length=20,
    ),
]
LinksGiven = Annotated[
    tuple[CausalLink, ...],
    Field(
        description='What brings what about, and how surely, 0 to 1: {"cause": "…", "effect": "…", "strength": 0.7}.',
        max_length=20,
    ),
]
RelationsGiven = Annotated[
    tuple[ArgumentRelation, ...],
    Field(
        description='How it bears on earlier arguments, by their ids: {"kind": "rebuts", "to": "A2"}; kinds: supports, '
        "rebuts (for the opposite), undercuts (breaks its step from grounds to claim), refines.",
        max_length=20,
    ),
]
CountersGiven = Annotated[
    tuple[str, ...], Field(description="What may be said against it, as you grant.", max_length=20)
]
EthicsGiven = Annotated[str, Field(description="What it would mean for the people concerned.")]
