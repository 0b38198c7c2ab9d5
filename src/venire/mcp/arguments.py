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
SeatToken = Annotated[
    str, Field(description="The `seat_token` that a join_ tool gave you. Keep it to yourself.", max_length=200)
]
Since = Annotated[
    int, Field(description="Tell what happened after this event: the `upto` of the last answer; 0: everything.", ge=0)
]
RoomCode = Annotated[
    str,
    Field(
        description="The code of a room that somebody else opened, such as K7QWXA. Empty: a new room is opened.",
        max_length=40,
    ),
]
OwnName = Annotated[
    str, Field(description="What the others call you: letters, spaces, dots, hyphens; at most 30.", max_length=100)
]
AtOnce = Annotated[
    bool,
    Field(
        description="Of a new room: whether to begin at once, with every other seat played here. False: others may "
        "join with its code, and you begin it by `begin`."
    ),
]
