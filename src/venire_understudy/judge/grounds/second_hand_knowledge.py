"""What a witness only heard of: it was not there, and Rule 602 wants to hear first how it knows."""

from __future__ import annotations

import re
from collections.abc import Sequence

from venire.law.api import Case, Fact, bare, normalised

MOST = 0.6
"""The share of a question's words that the fact must have."""
AHEAD = 0.15
"""By so much more than any fact of the witness's own."""
_WORDS = frozenset(("tell", "say", "hear", "ask", "warn", "shout", "write"))
"""Of what was said hearsay is the question, not how the witness knows it."""
_HOW = re.compile(
    r"\b(?:how (?:do|did) you (?:know|learn|come to know)|were you told|did you learn|reports?|records?|logs?"
    r"|from whom|(?:told|tell|complain(?:ed)? to|report(?:ed)? to|sa(?:y|id) to|wr(?:ite|ote) to|asked|warned) you)\b",
    re.IGNORECASE,
)


def second_hand(case: Case, witness: str, question: str, asked: Sequence[str] = ()) -> Fact | None:
    """The fact that a question asks for and that its witness has from others; none once it was asked how it knows."""
    if any(_HOW.search(one) for one in (*asked, question)):
        return None
    card = next((one for one in case.witnesses if one.id == witness), None)
    words = normalised(bare(question))
    if card is None or not words:
        return None
    near = {fact.id: len(words & normalised(fact.text)) / len(words) for fact in card.affidavit}
    others = [fact for fact in card.affidavit if not fact.first_hand and fact.frame.verb not in _WORDS]
    heard_of = max(others, key=lambda one: near[one.id], default=None)
    seen = max((near[fact.id] for fact in card.affidavit if fact.first_hand), default=0.0)
    return heard_of if heard_of and near[heard_of.id] >= max(MOST, seen + AHEAD) else None
