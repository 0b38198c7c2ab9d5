"""How many calls a session makes of models, and how long they are: a small reckoning from its settings, before it
begins. What each proceeding takes stands in the module of its name.

Fitted to 76 sessions of the shipped case that a scripted model played in every seat, tokens counted at four characters
each, and tried on others (docs/design/models.md, "What it will cost"). Answers are reckoned at the length that a real
model's have. Calls that fail and are made again are not in it.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass

from venire.models.roles import Role

READ, FOUND = 740, 30
"""Tokens of the reader's rules and form, and of what it hands in, which in most turns is nothing."""
FILE = 6800
"""Tokens of a case file as the reader has it: the shipped ones come near to what it is told at most."""
LEANS = (-1, 0, 1)
"""A short session, a likely one, a long one."""


@dataclass(frozen=True, slots=True)
class Expected:
    """Calls of one role, and the tokens of each."""

    role: Role
    calls: float
    tokens_in: float
    tokens_out: float


def reading(turns: float, papers: float, matter: float) -> Expected:
    """The reader's calls: one for each turn, whoever speaks. ``papers``: tokens of what may be cited; ``matter``: of
    what was said before, and of the turn."""
    return Expected("monitor", turns, READ + papers + matter, FOUND)


def merged(calls: Iterator[Expected]) -> Mapping[Role, Expected]:
    """Role -> all its calls together, with the tokens of one on the average; roles that are not called are left out."""
    found = dict[Role, Expected]()
    for one in calls:
        before = found.get(one.role, Expected(one.role, 0, 0, 0))
        many = before.calls + one.calls
        if one.calls > 0:
            found[one.role] = Expected(
                one.role,
                many,
                (before.calls * before.tokens_in + one.calls * one.tokens_in) / many,
                (before.calls * before.tokens_out + one.calls * one.tokens_out) / many,
            )
    return found
