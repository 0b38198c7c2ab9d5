"""Arguments that several tools take, and what is told of each."""

from __future__ import annotations

from typing import Annotated

from pydantic import Field

CaseId = Annotated[
    str, Field(description="The `case_id` of a case, from list_cases; empty: one by lot.", max_length=200)
]
Seed = Annotated[str, Field(description="The dice: the same seed plays the same. Empty: thrown anew.", max_length=80)]
Patience = Annotated[
    float,
    Field(
        description="The most seconds to wait for the end. If it takes longer, `over` is false, and `verdict` asks "
        "again with the same id.",
        ge=0,
        le=600,
    ),
]
WithTranscript = Annotated[
    bool, Field(description="Whether to give every word that was said; it can be tens of thousands of letters.")
]
