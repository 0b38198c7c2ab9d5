"""Whether a person says the same again: the same claim, resting on the same things or in the same words."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from venire.language.wording.everyday_words import RHETORIC, folded
from venire.proceedings.deliberation.view import Said

SAME = 0.5
"""Share of the words of a speech that an earlier one must have for it to be the same again."""


def said_before(
    claim: str, text: str, named: Sequence[str], earlier: Iterable[Said], made: Iterable[str], speaker: int
) -> bool:
    """Whether ``speaker`` has put this claim so before.

    ``named``: what the text names of the file; ``earlier``: the speeches that are still before the room; ``made``: the
    claims the speaker has put so far. A claim put so long ago that its words are gone counts as said.
    """
    mine = [one for one in earlier if one.juror == speaker and (claim in one.claims or one.text == text)]
    if not mine:
        return claim in frozenset(made)
    cited = frozenset(cite for one in mine for cite in one.cites)
    if frozenset(named) - cited:
        return False
    words = folded(text) - RHETORIC
    told = frozenset[str]().union(*(folded(one.text) for one in mine))
    return bool(named) or not words or len(words & told) >= SAME * len(words)
