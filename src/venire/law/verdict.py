"""Verdict rules: how many votes decide. Nothing here assumes twelve. Source: spec/deliberation.md, "Phases".

A rule is text: ``unanimous``, ``majority``, or the number of votes that suffice. A rule of one's own is one line in
:data:`RULES`; those of other packages are added to it when venire begins.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Mapping
from typing import Annotated, Literal

from pydantic import AfterValidator, StringConstraints

from venire.errors import VenireError

Verdict = Literal["guilty", "not_guilty", "hung"]

RULES: dict[str, Callable[[int], int]] = {
    "unanimous": lambda size: size,
    "majority": lambda size: size // 2 + 1,
    "five_sixths": lambda size: -(-5 * size // 6),
}
"""Name → votes needed of a jury of this size."""
LEFT_OUT: dict[str, str] = {}
"""Rules that there would be, by name, and why they are not: each in a sentence."""
_NUMBER = re.compile(r"[0-9]{1,2}")


def _known(rule: str) -> str:
    if rule not in RULES and not _NUMBER.fullmatch(rule):
        why = LEFT_OUT.get(rule, f"there is no verdict rule '{rule}'").rstrip(".")
        raise ValueError(f"{why}: use {', '.join(RULES)}, or a number of votes")
    return rule


RuleName = Annotated[str, StringConstraints(pattern=r"^([a-z][a-z_]{0,39}|[0-9]{1,2})$"), AfterValidator(_known)]
"""A rule as settings and case files name it."""


def needed(rule: str, size: int) -> int:
    """How many votes one side needs. Raises :class:`VenireError` for a rule that this jury cannot follow."""
    votes = RULES[rule](size) if rule in RULES else int(rule) if _NUMBER.fullmatch(rule) else 0
    if size // 2 < votes <= size:
        return votes
    remedy = f"Use {', '.join(RULES)}, or a number of votes from {size // 2 + 1} to {size}."
    raise VenireError(LEFT_OUT.get(rule, f"A jury of {size} cannot decide by the rule {rule!r}."), remedy)


def verdict(rule: str, votes: Mapping[int, str]) -> Verdict:
    """The verdict of these votes; ``hung`` where no side has enough."""
    enough = needed(rule, len(votes))
    guilty = sum(vote == "guilty" for vote in votes.values())
    if guilty >= enough:
        return "guilty"
    return "not_guilty" if len(votes) - guilty >= enough else "hung"
